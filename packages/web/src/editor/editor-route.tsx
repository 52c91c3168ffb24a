import { useEffect, useState } from 'react'
import { findSet } from '../catalogue/catalogue.ts'
import { outlineOf } from '../catalogue/outline.ts'
import { NotHere } from '../parts/not-here.tsx'
import { battleAt, editorAt, go } from '../route.ts'
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
  if (set === 'link' || set === 'server') return <Shared from={set} data={id ?? ''} />
  if (set && !rulesOf(set)?.sketching) return <NotHere says={words.noSuchSet} />
  if (!set || !id) return <BeginScreen set={set} />
  return (
    <Entered set={set} parts={['look', 'maker']}>
      <Editor set={set} id={id} />
    </Entered>
  )
}

/** Where a battle that somebody shares comes from. */
type From = 'link' | 'server'

/** A battle in a link, or one that the server keeps, is read like a file. One that cannot be played yet can be mended. */
function Shared({ from, data }: { readonly from: From; readonly data: string }) {
  const words = editorWords.use()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const open = async () => {
      const [{ sharedText }, { sketchIn }, { openSketch }, { readYaml }] = await Promise.all([
        import('./works/link.ts'),
        import('./works/work.ts'),
        import('@sandtable/kernel'),
        import('@sandtable/rules'),
      ])
      const text = await sharedText(from, data, words.link)
      const sketch = sketchIn(text, words.link.name)
      const { ruleset, title } = sketch
      const id = `link-${data.slice(-8)}`
      const outline = outlineOf(readYaml(text, words.link.name).value, id, findSet(ruleset)?.unit ?? 'in')
      await keepOpened({ outline, file: `${title}.yaml`, text })
      const rules = rulesOf(ruleset)
      const isPlayable = !rules || openSketch(rules, sketch).faults.length === 0
      go(isPlayable ? battleAt(ruleset, id) : editorAt(ruleset, id))
    }
    open().catch(error => setProblem(sayProblem(error)))
  }, [from, data, words])
  if (problem) return <NotHere says={`${problem} ${words.link.nothing}`} />
  return <main className="laying">{words.link.reading}</main>
}
