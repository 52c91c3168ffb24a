import { useId, useState } from 'react'
import { download, fileName } from '../parts/download.ts'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { lastingAs } from '../saves/lasting.ts'
import { sayProblem } from '../words/say-problem.ts'
import { printWords } from './language/index.ts'
import './print.css'
import type { Work } from './press.ts'

/** Something that can be printed. What it needs is fetched when somebody wants it. */
export interface Printable {
  readonly says: string
  readonly work: () => Promise<Work>
}

type PaperName = 'a4' | 'letter'

const lasting = lastingAs('localStorage', 'sandtable.paper')

/** The paper that was used last; before that, what is usual where the browser is at home. */
function usualPaper(): PaperName {
  const kept = lasting.get()
  if (kept === 'a4' || kept === 'letter') return kept
  return /-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language) ? 'letter' : 'a4'
}

/** A menu of what can be printed here; a choice gives the PDF as a file. */
export function PrintMenu({ all, inline = false }: { readonly all: readonly Printable[]; readonly inline?: boolean }) {
  const words = printWords.use()
  const [paper, setPaper] = useState(usualPaper)
  const [said, setSaid] = useState<string | null>(null)
  const id = useId()
  const print = async ({ work }: Printable): Promise<void> => {
    setSaid(words.working)
    try {
      const [{ pressed }, wanted] = await Promise.all([import('./press.ts'), work()])
      const { pdf, title } = await pressed(wanted, paper)
      const file = `${fileName(title)}.pdf`
      download(pdf, file)
      setSaid(words.done(file))
    } catch (error) {
      setSaid(words.failed(sayProblem(error)))
    }
  }
  return (
    <details
      className={inline ? 'print-menu inline' : 'print-menu'}
      onToggle={event => event.currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })}
    >
      <summary className="button">
        <Icon name="print" size={16} />
        {words.print}
      </summary>
      <section className="print-sheet" aria-label={words.title}>
        <ul>
          {all.map(one => (
            <li key={one.says}>
              <button type="button" className="link" onClick={() => void print(one)}>
                {one.says}
              </button>
            </li>
          ))}
        </ul>
        <label htmlFor={id} className="row">
          <span className="label">{words.paper}</span>
          <select
            id={id}
            value={paper}
            onChange={event => {
              const chosen = event.target.value as PaperName
              lasting.set(chosen)
              setPaper(chosen)
            }}
          >
            {(['a4', 'letter'] as const).map(name => (
              <option key={name} value={name}>
                {words.papers[name]}
              </option>
            ))}
          </select>
        </label>
        {said && <Notice>{said}</Notice>}
      </section>
    </details>
  )
}
