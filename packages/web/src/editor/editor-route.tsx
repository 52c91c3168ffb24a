import { useEffect, useState } from 'react'
import { findSet } from '../catalogue/catalogue.ts'
import { outlineOf } from '../catalogue/outline.ts'
import { NotHere } from '../parts/not-here.tsx'
import { battleAt, go } from '../route.ts'
import { keepOpened } from '../saves/opened.ts'
import { Entered } from '../sets/entered.tsx'
import { sayProblem } from '../words/say-problem.ts'
import { BeginScreen } from './begin/begin-screen.tsx'
import { Editor } from './editor.tsx'
import { editorWords } from './language/index.ts'
import { rulesOf } from './store.ts'

/** Where battles are made: the choice of how to begin, a battle, or one that came in a link. */
export default function EditorRoute({ set, id }: { readonly set: string | null; readonly id: string | null }) {
  const words = editorWords.use()
  if (set === 'link') return <FromLink data={id ?? ''} />
  if (set && !rulesOf(set)?.sketching) return <NotHere says={words.noSuchSet} />
  if (!set || !id) return <BeginScreen set={set} />
  return (
    <Entered set={set} parts={['look', 'maker']}>
      <Editor set={set} id={id} />
    </Entered>
  )
}

/** A battle in a link is read like a file: it is kept only if it can be played, and then can be chosen. */
function FromLink({ data }: { readonly data: string }) {
  const words = editorWords.use()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const open = async () => {
      const [{ unpacked }, { sketchIn }, { readScenario }, { readYaml, ruleSets }] = await Promise.all([
        import('./works/link.ts'),
        import('./works/work.ts'),
        import('@sandtable/kernel'),
        import('@sandtable/rules'),
      ])
      const text = await unpacked(data, words.link)
      const { ruleset, title } = sketchIn(text, words.link.name)
      const source = readYaml(text, words.link.name)
      readScenario(ruleSets, source)
      const id = `link-${data.slice(-8)}`
      const outline = outlineOf(source.value, id, findSet(ruleset)?.unit ?? 'in')
      await keepOpened({ outline, file: `${title}.yaml`, text })
      go(battleAt(ruleset, id))
    }
    open().catch(error => setProblem(sayProblem(error)))
  }, [data, words])
  if (problem) return <NotHere says={`${problem} ${words.link.nothing}`} />
  return <main className="laying">{words.link.reading}</main>
}
