import type { Decision, Game, Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Goodbye = goodbyeRules.Goodbye
const {
  courageReach,
  bandAt,
  bandsOf,
  isDown,
  layLine,
  coverOf,
  gunsOf,
  mannerOf,
  groundOf,
  isLeader,
  isTank,
  near,
  distances,
  onTable,
} = goodbyeRules

/** What people would answer about a shot, looking at the table of the case. */
function fired(game: Game, decision: Decision): Described | null {
  if (decision.action !== 'fire' || typeof decision.target !== 'string' || decision.second !== undefined) return null
  const gb = game as Game<never> as Goodbye
  const firer = gb.piece(String(decision.piece))
  const target = gb.piece(decision.target)
  const weapon = String(decision.weapon ?? gunsOf(firer)[0])
  // machine guns sweep a zone, and tanks have sides and crews of their own: other people stand in it
  if (mannerOf(gb, weapon).aims !== 'piece' || weapon === 'mg' || isTank(firer) || isTank(target)) return null
  const line = layLine(gb, firer, target)
  const cover = coverOf(gb, target, line, 'firer', weapon)
  const lands = line.crossed.filter(land => land.covers)
  const ground = groundOf(gb)
  const isFlat = [firer, target].every(({ at }) => ground.height(at as Point) === 0)
  if (
    !isFlat ||
    lands.length > 1 ||
    (lands.length === 1) !== (cover.says.says !== 'in the open' && cover.says.says !== 'prone in the open')
  )
    return null
  const leaders = gb.pieces.filter(
    f => f.side === target.side && f.id !== target.id && isLeader(f) && onTable(f) && near(f, target, courageReach(gb)),
  )
  const band = bandsOf(gb, firer, weapon)[bandAt(gb, firer, target, weapon)]
  if (leaders.length > 1 || band === undefined) return null
  const close = gb.rows(distances)['sought-out']
  const far = isDown(target) && near(firer, target, close) ? Math.min(close, band) : band
  return {
    about: target.id,
    resolution: 'fire',
    answers: {
      piece: firer.id,
      ...(decision.weapon !== undefined && { weapon }),
      target: target.id,
      band: far,
      cover: lands[0]?.kind ?? 'open',
      leader: leaders[0]?.id ?? 'none',
    },
    fields: decision.weapon === undefined ? { weapon } : {},
  }
}

test('Goodbyeeeeee!!! at a real table: the shots of the cases need and add the same', () => {
  const all = compared('goodbye', 'fire', fired)
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
})
