import { written } from '../language/numbers.ts'
import { SideMark } from '../parts/side-mark.tsx'
import type { Fortune } from './fortune.ts'
import type { Reported } from './report.tsx'
import type { SideLuck } from './report-of.ts'
import { reportWords } from './words.ts'

/** Of fewer dice than this nothing is said. */
const ENOUGH = 5

/** How the dice fell, side by side and purpose by purpose. */
export function LuckPart({ report, tale, names }: Reported) {
  const words = reportWords.use().luck
  return (
    <section aria-labelledby="luck">
      <h2 id="luck">{words.title}</h2>
      <p className="quiet">{words.says}</p>
      <div className="report-two">
        {report.luck.map(luck => (
          <LuckTable
            key={luck.side}
            luck={luck}
            name={names[luck.side] ?? luck.side}
            side={tale.sides.indexOf(luck.side)}
          />
        ))}
      </div>
      <p className="quiet">{words.whose}</p>
    </section>
  )
}

function LuckTable({ luck, name, side }: { luck: SideLuck; name: string; side: number }) {
  const words = reportWords.use().luck
  const { overall, purposes } = luck
  return (
    <div>
      <h3>
        <SideMark side={side} /> {name}:{' '}
        {!overall ? words.none : overall.tries < ENOUGH ? words.few : words.verdict(overall.better)}
      </h3>
      <table className="report-luck">
        <thead>
          <tr>
            <th scope="col">{words.purpose}</th>
            <th scope="col">{words.tries}</th>
            <th scope="col">{words.got}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.better}</th>
          </tr>
        </thead>
        <tbody>
          {overall && <LuckRow says={words.all} fortune={overall} whole />}
          {purposes.map(
            fortune =>
              fortune.tries > 0 && (
                <LuckRow key={`${fortune.says} ${fortune.counted}`} says={fortune.says} fortune={fortune} />
              ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function LuckRow({ says, fortune, whole = false }: { says: string; fortune: Fortune; whole?: boolean }) {
  const words = reportWords.use().luck
  const { counted, tries, got, expected, better } = fortune
  return (
    <tr className={whole ? 'whole' : undefined}>
      <th scope="row">{says}</th>
      <td>{tries}</td>
      <td>{counted ? written(got, 0) : words.average(written(got, 2))}</td>
      <td>{written(expected, counted ? 1 : 2)}</td>
      <td>
        <Gauge better={better} /> {words.of(better)}
      </td>
    </tr>
  )
}

/** Where between never and always these dice lie; the middle is what one may expect. */
function Gauge({ better }: { readonly better: number }) {
  return (
    <svg className="report-gauge" viewBox="0 0 60 10" width="60" height="10" aria-hidden="true">
      <path d="M0 5H60M30 1V9" />
      <circle cx={3 + 54 * better} cy="5" r="3.4" />
    </svg>
  )
}
