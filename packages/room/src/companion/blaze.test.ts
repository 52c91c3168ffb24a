import type { Decision, Game } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Blaze = blazeRules.Blaze
const { coverOf, isVehicle, near, smallArmOf, weaponsOf, natureOf, onTable, reach } = blazeRules

/** What the companion asks about: other ground is not on its list. */
const known = ['woods', 'scrub', 'foxhole', 'trench', 'wall', 'building', 'bunker', 'hill-crest']

/** What people would answer about small arms fired at figures, looking at the table of the case. */
function fired(game: Game, decision: Decision): Described | null {
  const { action, piece, target: at, mode, through } = decision
  if (action !== 'fire' || typeof at !== 'string' || mode !== undefined || through !== undefined) return null
  const ba = game as Game<never> as Blaze
  const [firer, target] = [ba.find('piece', String(piece)), ba.find('piece', at)]
  if (!firer || !target || firer.card !== ba.state.phase || !onTable(firer) || !onTable(target)) return null
  if (
    isVehicle(ba, target) ||
    firer.hidden ||
    target.hidden ||
    target.marker !== null ||
    target.aboard !== null ||
    ba.state.night
  )
    return null
  const arms = weaponsOf(ba, firer)
  const weapon = decision.weapon === undefined ? arms[0] : arms.find(({ name }) => name === decision.weapon)
  const arm = weapon && natureOf(ba, weapon) === 'small-arms' ? smallArmOf(ba, weapon) : null
  const { by, cover } = coverOf(ba, target, firer, 'direct')
  if (!arm || (cover !== 'none' && (!by || !known.includes(by.kind) || by.kind === 'building'))) return null
  const isShort = arm.short !== null && near(ba, firer, target, arm.short)
  return {
    about: target.id,
    resolution: 'fire',
    answers: {
      piece: firer.id,
      ...(arms.length > 1 && { weapon: weapon?.name ?? '' }),
      target: target.id,
      far: target.prone ? reach(ba, 'prone') : isShort ? (arm.short as number) : arm.max,
      cover: cover === 'none' ? 'open' : (by?.kind ?? 'open'),
    },
    fields: {},
  }
}

test('Blaze Away at a real table: small arms in the cases need and add the same', () => {
  const all = compared('blaze', 'fire', fired)
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
})
