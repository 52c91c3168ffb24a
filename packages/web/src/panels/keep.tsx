import { useState } from 'react'
import { Notice } from '../parts/notice.tsx'
import { giveTable } from '../saves/game-file.ts'
import { whyNot } from '../saves/kept-words.ts'
import { keepAs, useSaves } from '../saves/saves.ts'
import { sayProblem } from '../words/say-problem.ts'
import './keep.css'
import { useWords } from '../language/index.ts'

/** Keeps the game on the table under a name, or hands it out as a file. Without either it is kept all the same. */
export function KeepPanel() {
  const { menu } = useWords()
  const title = useSaves(saves => saves.current?.title ?? '')
  const [name, setName] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const keep = async () => {
    const wanted = name.trim() || title
    await keepAs(wanted)
    const { problem } = useSaves.getState()
    setSaid(problem ? whyNot(problem) : menu.keptAs(wanted))
    setName('')
  }
  return (
    <form
      className="keep"
      aria-label={menu.keep}
      onSubmit={event => {
        event.preventDefault()
        keep().catch(error => setSaid(sayProblem(error)))
      }}
    >
      <label className="keep-name">
        <span className="label">{menu.name}</span>
        <input value={name} placeholder={title} onChange={event => setName(event.target.value)} />
      </label>
      <div className="row">
        <button type="submit" className="button">
          {menu.keepAs}
        </button>
        <button type="button" className="button" onClick={() => giveTable().catch(error => setSaid(sayProblem(error)))}>
          {menu.export}
        </button>
      </div>
      {said && <Notice>{said}</Notice>}
    </form>
  )
}
