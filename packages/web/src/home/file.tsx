import { useRef, useState } from 'react'
import { useWords } from '../language/index.ts'
import { Notice } from '../parts/notice.tsx'
import { battleAt, go } from '../route.ts'
import { sayProblem } from '../words/say-problem.ts'

/** Opens a save or a scenario from a file. A bad one says what is wrong with it and where; nothing else changes. */
export function FileOpener() {
  const words = useWords().file
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<{ readonly caution: boolean; readonly says: string } | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setSaid({ caution: false, says: words.reading(file.name) })
    try {
      const { takeFile } = await import('../saves/game-file.ts')
      const taken = await takeFile(file)
      if (taken.type === 'scenario') go(battleAt(taken.scenario.ruleset, taken.scenario.id))
      else setSaid(taken.note ? { caution: true, says: taken.note } : { caution: false, says: words.taken(file.name) })
    } catch (error) {
      setSaid({ caution: true, says: `${sayProblem(error)} ${words.nothingLoaded}` })
    }
  }
  return (
    <section className="home-block later" aria-labelledby="file">
      <h2 id="file">{words.title}</h2>
      <p className="quiet">{words.says}</p>
      <input
        ref={input}
        type="file"
        accept=".sandtable,.yaml,.yml,.txt"
        hidden
        aria-label={words.label}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = '' // the same file may be opened again once it is mended
        }}
      />
      <button type="button" className="button wide" onClick={() => input.current?.click()}>
        {words.open}
      </button>
      {said && (
        // it may come below what is seen
        <div key={said.says} ref={note => note?.scrollIntoView({ block: 'nearest' })}>
          <Notice caution={said.caution}>{said.says}</Notice>
        </div>
      )}
    </section>
  )
}
