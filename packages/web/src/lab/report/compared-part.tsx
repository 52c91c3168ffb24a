import type { LabReport } from '@sandtable/lab'
import { labWords } from '../words.ts'

/** What each change makes of the first side's share, on the same dice. */
export function ComparedPart({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { findings, compared, sideNames } = report
  const side = findings.sides[0]?.side ?? ''
  if (compared.length === 0) return null
  return (
    <section aria-labelledby="compared">
      <h2 id="compared">{words.compared.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.compared.change}</th>
            <th scope="col" className="number">
              {sideNames[side]}
            </th>
            <th scope="col">{words.compared.difference}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map(one => {
            const points = one.sides.find(each => each.side === side)?.points
            const apart = one.differences.find(each => each.side === side)?.points
            return (
              <tr key={one.with}>
                <th scope="row">
                  <code>{one.with}</code>
                </th>
                <td className="number">
                  <b>{points && words.percent(points.share)}</b>
                </td>
                <td>
                  {apart && (
                    <>
                      <b>{words.signed(apart.share)}</b>{' '}
                      <span className="quiet">
                        {words.signed(apart.low)} … {words.signed(apart.high)}
                        {apart.low <= 0 && apart.high >= 0 && `, ${words.compared.none}`}
                      </span>
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
