import {
  type Answers,
  askInTurn,
  askUpTo,
  askWeapon,
  askWhether,
  askWho,
  askWhom,
  choice,
  type Entry,
  landedIn,
  onTheTable,
  type Point,
  pieceChoice,
  type Resolution,
  type Scene,
  type SceneSpot,
  shelter,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { isSenior, isSteady, onTable } from '../figures.ts'
import { mannerOf } from '../fire/manners.ts'
import { bandsOf } from '../fire/ranges.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { radiusOf } from '../weapons/blast.ts'
import { isShell } from '../weapons/mortars.ts'
import { about, askAboutEach, cms, covers, type Laid, together, withCrew } from './ground.ts'
import { armIn, firersOf } from './shooting.ts'

/** What is thrown or fired at a spot: where it lands is rolled, and then people see who is within its blast. */

/** Places in which a grenade is worse, and out of which a blast does not come. */
const places: readonly string[] = ['trench', 'building', 'bunker']

/** Who is within the blast of each thing that has come down, and what they are in. */
export function askCaught(
  game: Goodbye,
  answers: Answers,
  happened: readonly Entry[],
  radius: number,
): TableQuestion | null {
  for (const [i] of landedIn(happened, 'cm').entries()) {
    const [inside, caught] = [`in ${i + 1}`, `caught ${i + 1}`]
    const asked = askInTurn(
      answers,
      () => ({
        field: inside,
        says: text`Where has it come down?`,
        choices: [
          choice('open', text`in the open`),
          ...places.map(kind => choice(kind, text`inside: ${the.term(kind)}`)),
        ],
        cites: ['GB-GREN-8', 'GB-RUL-50'],
      }),
      () =>
        askWhom(
          caught,
          answers[inside] === 'open'
            ? text`Who is within ${the.length(radius)} of where it has come down? Friends too, the nearest first.`
            : text`Who is in there, within ${the.length(radius)}? Friends too, the nearest first.`,
          game.pieces.filter(onTable),
          ['GB-RUL-50', 'GB-WEAP-12'],
        ),
    )
    const men = ticked(answers[caught])
    const more = asked ?? askAboutEach(game, men, answers, answers[inside] === 'open' ? burstCovers : [])
    if (more) return more
  }
  return null
}

/** A blast does not pass into a building: what covers a man against one outside. */
const burstCovers = covers.filter(kind => kind !== 'building' && kind !== 'bunker')

/** Those who are caught, where it has come down. */
export const caughtIn = (game: Goodbye, answers: Answers, happened: readonly Entry[], radius: number): Laid =>
  together(
    landedIn(happened, 'cm').map((spot, i) => {
      const laid = about(game, ticked(answers[`caught ${i + 1}`]), answers, spot, cms(radius) - 0.5, i)
      const kind = String(answers[`in ${i + 1}`] ?? 'open')
      return kind === 'open' ? laid : { pieces: laid.pieces, terrain: [place(kind, spot, cms(radius) + 1, i)] }
    }),
  )

/** A place about a spot. It is entered from the side of the thrower, so that nothing has to be thrown over it. */
function place(kind: string, [x, y]: SceneSpot, half: number, nth: number): Laid['terrain'][number] {
  const ground = shelter({ kind, from: [x, y - half], way: [0, 1], near: 0, deep: 2 * half, wide: half, nth })
  return kind === 'trench' ? ground : { ...ground, openings: [[x, y - half]] }
}

const thrown: readonly string[] = ['grenade', 'cluster-grenade']

/** Everything that is aimed at a spot: grenades, rifle grenades, mortars and field guns. */
const bombsOf = (game: Goodbye, figure: Figure): readonly string[] => {
  const isBomb = (weapon: string): boolean => mannerOf(game, weapon).aims !== 'piece' && radiusOf(game, weapon) > 0
  return [...new Set(figure.weapons.filter(isBomb))]
}

const bombIn = (game: Goodbye, answers: Answers): string =>
  armIn(bombsOf(game, game.piece(String(answers.piece))), answers)

/** A grenade is thrown, or a mortar or gun fires at a spot. */
export const bombard: Resolution<GoodbyeTables> = {
  id: 'bombard',
  says: text`Grenade, mortar or field gun`,
  kind: 'act',
  cites: ['GB-GREN-2', 'GB-MORT-3'],
  fits: game => game.state.phase === 'fire' && firersOf(game, bombsOf).length > 0,
  ask(game, answers, happened) {
    const firer = (): Figure => game.piece(String(answers.piece))
    return (
      askInTurn(
        answers,
        () => askWho(text`Who fires or throws?`, firersOf(game, bombsOf), ['GB-GREN-2', 'GB-MORT-1']),
        () => askWeapon(bombsOf(game, firer()), ['GB-WEAP-1']),
        () =>
          askUpTo('band', text`How far is it to the spot?`, bandsOf(game, firer(), bombIn(game, answers)), [
            'GB-GREN-2',
            'GB-WEAP-1',
          ]),
        () =>
          isShell(game, bombIn(game, answers)) &&
          firer().lastRound !== null &&
          askWhether('again', text`Is it the spot where its last round came down?`, ['GB-MORT-4', 'GB-RUL-54']),
        () => !isShell(game, bombIn(game, answers)) && askObstructions,
        () =>
          isShell(game, bombIn(game, answers)) && {
            field: 'observer',
            says: text`Who sees the spot?`,
            choices: [choice('crew', text`the crew itself`), ...observersOf(game, firer()).map(f => pieceChoice(f))],
            cites: ['GB-MORT-1', 'GB-MORT-2'],
          },
      ) ?? askCaught(game, answers, happened, radiusOf(game, bombIn(game, answers)))
    )
  },
  scene(game, answers, happened): Scene {
    const firer = game.piece(String(answers.piece))
    const radius = radiusOf(game, bombIn(game, answers))
    const { pieces, terrain } = caughtIn(game, answers, happened, radius)
    const { observer = 'crew', again } = answers
    const spot = onTheTable([0, cms(Number(answers.band))], 'cm')
    return {
      pieces: {
        ...(observer !== 'crew' && { [String(observer)]: { at: [-10, 0] } }),
        ...pieces,
        ...withCrew(game, firer),
        [firer.id]: { at: [0, 0], facing: 0, ...(firer.lastRound && { lastRound: again === true ? spot : null }) },
      },
      terrain: [...terrain, ...obstructions(answers), ...(observer === 'crew' ? [] : [FOLD])],
    }
  },
  decides(game, answers) {
    const { side, id, at, weapons } = game.piece(String(answers.piece))
    const [x, y] = at as Point
    const weapon = bombIn(game, answers)
    const named = weapons.length > 1 ? { weapon } : {}
    const action = thrown.includes(weapon) ? 'throw' : 'fire'
    return { side, decision: { action, piece: id, ...named, target: [x, y + Number(answers.band)] } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} fires or throws.`,
}

/** Walls and hedges on the way of a grenade cost it dice. */
const askObstructions: TableQuestion = {
  field: 'over',
  says: text`Over how many walls, hedges and sandbags, beyond those beside the thrower?`,
  choices: [0, 1, 2].map(count => choice(count, text`${the.count(count)}`)),
  cites: ['GB-GREN-3', 'GB-RUL-47'],
}

const obstructions = ({ over }: Answers): Laid['terrain'] =>
  Array.from({ length: Number(over ?? 0) }, (_, i) =>
    shelter({ kind: 'hedge', from: [0, 0], way: [0, 1], near: 3 + i * 0.5, deep: 0, wide: 0.5, nth: 6 + i }),
  )

/** A fold of the ground between the crew and the spot, which an observer beside it looks past. */
const FOLD = {
  ...shelter({ kind: 'cliff', from: [0, 0], way: [0, 1], near: 4, deep: 0, wide: 1 }),
  thick: 0.5,
  height: 10,
}

/** A senior NCO or officer who sees both spot and mortar. */
const observersOf = (game: Goodbye, mortar: Figure): readonly Figure[] =>
  game.pieces.filter(f => f.side === mortar.side && f.id !== mortar.id && isSenior(f) && isSteady(f))
