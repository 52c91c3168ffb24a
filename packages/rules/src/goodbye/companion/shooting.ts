import {
  type Answers,
  askInTurn,
  askUpTo,
  askWeapon,
  askWho,
  askWhom,
  type Id,
  type Point,
  pieceChoice,
  type Resolution,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { courageReach } from '../courage.ts'
import { enemiesOf, isDown, onTable, weaponOf } from '../figures.ts'
import { gunsOf, whyNotFire } from '../fire/firing.ts'
import { mannerOf } from '../fire/manners.ts'
import { bandsOf } from '../fire/ranges.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { distances } from '../tables.ts'
import { askAboutEach, askCover, askLeader, cms, coverAt, type Laid, leaderIn, together, withCrew } from './ground.ts'

/** Fire, as people at a real table describe it: how far, behind what, and whose courage counts. */

/** Weapons that fire along a strip of ground: everybody in it is in danger. */
const sweeps = (game: Goodbye, weapon: string): boolean => weapon === 'mg' || weaponOf(game, weapon)?.template != null

/** The weapons that are aimed at a man or a tank. */
const armsOf = (game: Goodbye, figure: Figure): readonly string[] =>
  gunsOf(figure).filter(weapon => mannerOf(game, weapon).aims !== 'spot' && !sweeps(game, weapon))

/** The weapon that was chosen, or the only one. */
export const armIn = (arms: readonly string[], { weapon }: Answers): string => String(weapon ?? arms[0])

export const fire: Resolution<GoodbyeTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['GB-FIRE-1', 'GB-FIRE-3'],
  fits: ({ state }) => state.phase === 'fire',
  ask(game, answers) {
    const target = String(answers.target)
    return askInTurn(
      answers,
      () => askWho(text`Who fires?`, firersOf(game, armsOf), ['GB-FIRE-1']),
      () => askWeapon(armsOf(game, game.piece(String(answers.piece))), ['GB-WEAP-1']),
      () => askWho(text`At whom?`, enemiesOf(game, game.state.side as Id), ['GB-FIRE-3'], 'target'),
      () => askBand(game, game.piece(String(answers.piece)), answers, target),
      () => askCover(target),
      () => askLeader(game, target, `leader ${target}`),
    )
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const north = cms(Number(answers.band))
    const leader = leaderIn(answers, target.id)
    return {
      pieces: {
        ...(leader !== null && { [leader]: { at: [5, north + 8] } }),
        ...withCrew(game, firer),
        ...withCrew(game, target, north),
      },
      terrain: coverAt(target, answers.cover, north),
    }
  },
  decides(game, answers) {
    const firer = game.piece(String(answers.piece))
    const named = gunsOf(firer).length > 1 ? { weapon: armIn(armsOf(game, firer), answers) } : {}
    return { side: firer.side, decision: { action: 'fire', piece: firer.id, ...named, target: String(answers.target) } }
  },
}

/** Those of the side whose turn it is that have such a weapon. */
export const firersOf = (game: Goodbye, arms: (game: Goodbye, figure: Figure) => readonly string[]) =>
  game.pieces
    .filter(f => f.side === game.state.side && onTable(f) && arms(game, f).length > 0)
    .map(f => pieceChoice(f, whyNotFire(game, f)))

function askBand(game: Goodbye, figure: Figure, answers: Answers, target: Id): TableQuestion {
  const bands = bandsOf(game, figure, armIn(armsOf(game, figure), answers))
  // a man who lies low is fired at only from near
  const near = isDown(game.piece(target)) ? [game.rows(distances)['sought-out']] : []
  const ends = [...new Set([...near, ...bands])].filter(far => far <= (bands.at(-1) ?? 0)).sort((a, b) => a - b)
  return askUpTo('band', text`How far is it to ${the.piece(target)}?`, ends, ['GB-GEN-6', 'GB-WEAP-2'])
}

const sweepersOf = (game: Goodbye, figure: Figure): readonly string[] =>
  gunsOf(figure).filter(weapon => sweeps(game, weapon))

/** How far along the strip men may stand: the bands of a machine gun, the length of a flame. */
const endsOf = (game: Goodbye, figure: Figure, weapon: string): readonly number[] =>
  weapon === 'mg' ? bandsOf(game, figure, weapon) : [(weaponOf(game, weapon)?.template ?? [0])[0] ?? 0]

/** The beaten zone of a machine gun, or the path of a flame: everybody in it, nearest first. */
export const sweep: Resolution<GoodbyeTables> = {
  id: 'sweep',
  says: text`Machine gun or flamethrower`,
  kind: 'act',
  cites: ['GB-HMG-3', 'GB-FLAME-1'],
  fits: game => game.state.phase === 'fire' && firersOf(game, sweepersOf).length > 0,
  ask(game, answers) {
    const men = ticked(answers.caught)
    const gunner = (): Figure => game.piece(String(answers.piece))
    const ends = (): readonly number[] => endsOf(game, gunner(), armIn(sweepersOf(game, gunner()), answers))
    return (
      askInTurn(
        answers,
        () => askWho(text`Who fires?`, firersOf(game, sweepersOf), ['GB-HMG-3']),
        () => askWeapon(sweepersOf(game, gunner()), ['GB-WEAP-1']),
        () => {
          const crew = Object.keys(withCrew(game, gunner()))
          const others = game.pieces.filter(f => onTable(f) && !crew.includes(f.id))
          const wide = widthOf(game, armIn(sweepersOf(game, gunner()), answers))
          const says = text`Who is in the strip, ${the.length(wide)} wide, in sight? Friends too, the nearest first.`
          return { ...askWhom('caught', says, others, ['GB-HMG-3', 'GB-RUL-43'], LANES), optional: false }
        },
        ...men.map(
          id => () =>
            ends().length > 1 &&
            askUpTo(`band ${id}`, text`How far is it to ${the.piece(id)}?`, ends(), ['GB-GEN-6', 'GB-WEAP-2']),
        ),
      ) ?? askAboutEach(game, men, answers)
    )
  },
  scene(game, answers) {
    const gunner = game.piece(String(answers.piece))
    const weapon = armIn(sweepersOf(game, gunner), answers)
    const ends = endsOf(game, gunner, weapon)
    const laid = ticked(answers.caught).map((_, n) => inStrip(game, answers, n, ends, widthOf(game, weapon)))
    const { pieces, terrain } = together(laid)
    return { pieces: { ...pieces, ...withCrew(game, gunner) }, terrain }
  },
  decides(game, answers) {
    const gunner = game.piece(String(answers.piece))
    const [x, y] = gunner.at as Point
    const named = gunsOf(gunner).length > 1 ? { weapon: armIn(sweepersOf(game, gunner), answers) } : {}
    const fire = { action: 'fire', piece: gunner.id, ...named, target: [x, y + 10_000] }
    return { side: gunner.side, decision: fire }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} fires.`,
}

/** The number of lanes in a strip, one for each man. */
const LANES = 6

/** How wide the strip is: of a beaten zone, or of a flame. */
const widthOf = (game: Goodbye, weapon: string): number =>
  weaponOf(game, weapon)?.template?.[1] ?? game.rows(distances)['beaten-zone']

/** The nth man of a strip. Nearer men stand farther out, so that their cover hides nobody behind them. */
function inStrip(game: Goodbye, answers: Answers, n: number, ends: readonly number[], wide: number): Laid {
  const men = ticked(answers.caught)
  const id = men[n] as Id
  const endOf = (man: Id): number => cms(Number(answers[`band ${man}`] ?? ends[0]))
  const end = endOf(id)
  const start = Math.max(0, ...ends.map(cms).filter(far => far < end))
  const same = men.filter(man => endOf(man) === end)
  const far = end - ((same.length - 1 - same.indexOf(id)) * (end - start)) / (same.length + 1)
  const east = (cms(wide) / 2) * (0.9 - (n * 0.9) / (LANES - 1))
  const north = Math.floor(Math.sqrt(far * far - east * east) * 100) / 100
  const leader = leaderIn(answers, id)
  const beside = cms(courageReach(game)) - 1
  return {
    pieces: {
      ...(leader !== null && { [leader]: { at: [east + beside, north] } }),
      [id]: { at: [east, north] },
    },
    terrain: coverAt(game.piece(id), answers[`cover ${id}`], north, { from: [east, 0], nth: n, wide: 0.4 }),
  }
}
