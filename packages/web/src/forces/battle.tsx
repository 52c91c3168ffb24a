import { costOf, type Force } from '@sandtable/kernel'
import { quickId } from '../game/mustered.ts'
import { go } from '../route.ts'
import { takeInto } from '../scenario/taken-forces.ts'
import type { Builds } from './engine.ts'
import { forceWords } from './language/index.ts'

/** The way to the table: the smallest quick battle that the force fits into. */
export function Battle({
  of: { rules, builder },
  address,
  force,
}: {
  readonly of: Builds
  readonly address: string
  readonly force: Force
}) {
  const words = forceWords.use()
  const sizes = (rules.muster?.sizes ?? []).filter(({ sides = 2 }) => sides === 2)
  const cost = costOf(builder, force)
  const size = sizes.find(({ points }) => points >= cost) ?? sizes.at(-1)
  if (!size) return null
  const isLegal = builder.faults(force).length === 0
  const take = (): void => {
    takeInto(rules.id, 0, { address, force })
    go(`#/new/${rules.id}/${quickId(size.id)}`)
  }
  return (
    <div className="force-battle">
      {!isLegal && <p className="quiet">{words.mustBeLegal}</p>}
      <button
        type="button"
        className="button primary wide"
        aria-disabled={!isLegal}
        onClick={() => {
          if (isLegal) take()
        }}
      >
        {words.battle}
      </button>
    </div>
  )
}
