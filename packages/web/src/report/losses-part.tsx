import { capital, kindName, termName } from '@sandtable/kernel'
import { SideMark } from '../parts/side-mark.tsx'
import type { Loss } from './losses.ts'
import type { Reported } from './report.tsx'
import type { Force } from './report-of.ts'
import { reportWords } from './words.ts'

const fates = ['lost', 'destroyed', 'out', 'injured', 'abandoned', 'fled'] as const satisfies readonly Loss['fate'][]

const count = (force: Force, fate: Loss['fate']): number => force.losses.filter(loss => loss.fate === fate).length

/** Only what happened at all has a column. */
const fatesIn = ({ report: { forces } }: Reported) => fates.filter(fate => forces.some(force => count(force, fate) > 0))

/** What each side came with, what became of them, and what still stands. */
export function ForcesTable(props: Reported) {
  const words = reportWords.use()
  const { report, tale, names } = props
  const happened = fatesIn(props)
  const left = report.forces.some(force => force.left > 0)
  const thinned = report.forces.some(force => force.thinned > 0)
  return (
    <section aria-labelledby="cost">
      <h2 id="cost">{words.strength.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.side}</th>
            <th scope="col">{words.strength.began}</th>
            {happened.map(fate => (
              <th key={fate} scope="col">
                {capital(words.fates[fate])}
              </th>
            ))}
            {left && <th scope="col">{capital(words.fates.left)}</th>}
            {thinned && <th scope="col">{words.losses.figures}</th>}
            <th scope="col">{words.strength.left}</th>
          </tr>
        </thead>
        <tbody>
          {report.forces.map(force => (
            <tr key={force.side}>
              <th scope="row">
                <SideMark side={tale.sides.indexOf(force.side)} /> {names[force.side] ?? force.side}
              </th>
              <td>{force.began}</td>
              {happened.map(fate => (
                <td key={fate}>{count(force, fate) || '–'}</td>
              ))}
              {left && <td>{force.left || '–'}</td>}
              {thinned && <td>{force.thinned || '–'}</td>}
              <td>
                <b>{force.stands}</b> <span className="quiet">{words.strength.share(force.stands, force.began)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Who was lost, by what they were. */
export function KindsTable(props: Reported) {
  const words = reportWords.use()
  const { report, tale, names } = props
  const happened = fatesIn(props)
  return (
    <section aria-labelledby="kinds">
      <h2 id="kinds">{words.losses.title}</h2>
      {happened.length === 0 && <p className="quiet">{words.losses.none}</p>}
      {report.forces
        .filter(force => force.losses.length > 0)
        .map(force => (
          <table key={force.side}>
            <thead>
              <tr>
                <th scope="col">
                  <SideMark side={tale.sides.indexOf(force.side)} /> {names[force.side] ?? force.side}
                </th>
                <th scope="col">{words.strength.began}</th>
                {happened.map(fate => (
                  <th key={fate} scope="col">
                    {capital(words.fates[fate])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {force.kinds
                .filter(kind => Object.keys(kind.fates).length > 0)
                .map(kind => (
                  <tr key={kind.kind}>
                    <th scope="row">{capital(kindName(kind.kind))}</th>
                    <td>{kind.began}</td>
                    {happened.map(fate => (
                      <td key={fate}>{kind.fates[fate] ?? '–'}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
    </section>
  )
}

/** What they were lost by, and to whom. */
export function CausesTable({ report, tale, names }: Reported) {
  const words = reportWords.use()
  const causes = [...new Set(report.forces.flatMap(force => force.causes.map(([cause]) => cause)))]
  const lost = (force: Force, cause: string): number => force.causes.find(([one]) => one === cause)?.[1] ?? 0
  if (causes.length === 0) return null
  return (
    <section aria-labelledby="causes">
      <h2 id="causes">{words.losses.causes}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.losses.cause}</th>
            {report.forces.map(({ side }) => (
              <th key={side} scope="col">
                <SideMark side={tale.sides.indexOf(side)} /> {names[side] ?? side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {causes.map(cause => (
            <tr key={cause}>
              <th scope="row">{words.causes[cause] ?? capital(termName(cause))}</th>
              {report.forces.map(force => (
                <td key={force.side}>{lost(force, cause) || '–'}</td>
              ))}
            </tr>
          ))}
          <tr className="report-by">
            <th scope="row">{words.losses.by}</th>
            {report.forces.map(({ side, killers }) => (
              <td key={side}>
                {killers.map(([name, number]) => (
                  <span key={name}>{words.losses.count(name, number)}</span>
                ))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
