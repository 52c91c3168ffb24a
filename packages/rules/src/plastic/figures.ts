import { because, type Choice, choice, type Id, inch, type Length, type Point, type Reason } from '@sandtable/kernel'
import type { Figure, Plastic } from './records.ts'
import { figures, type Kind, kinds, statusTable, type Weapon, weapons } from './tables.ts'

export const kindOf = (game: Plastic, figure: Figure): Kind => game.rows(kinds)[figure.kind] as Kind

/** How wide the base of a kind is, and how far it may move before anything is added or taken off. */
export const sizeOf = (game: Plastic, { size, base, move }: Kind): { readonly base: Length; readonly move: Length } => {
  const usual = game.rows(figures)[size] as { readonly base: Length; readonly move: Length }
  return { base: base ?? usual.base, move: move ?? usual.move }
}
export const moveOf = (game: Plastic, figure: Figure): Length => sizeOf(game, kindOf(game, figure)).move
export const weaponOf = (game: Plastic, name: string): Weapon | null => game.rows(weapons)[name] ?? null

/** A name for sentences: 'the German rifleman g1'. */
export const called = (figure: Figure): string => `${figure.kind.replaceAll('-', ' ')} ${figure.id}`

export const onTable = (figure: Figure): boolean => figure.at !== null && !figure.gone

export const figuresOnTable = (game: Plastic): readonly Figure[] => game.pieces.filter(onTable)

export const enemiesOf = (game: Plastic, side: Id): readonly Figure[] =>
  game.pieces.filter(f => f.side !== side && onTable(f))

/** Is a mortar or infantry gun, with its crew. */
export const isIndirect = (game: Plastic, figure: Figure): boolean =>
  figure.weapons.some(weapon => weaponOf(game, weapon)?.indirect === true)

/** A figure that has neither rolled for status nor acted yet. */
export const FRESH = { status: 'unrolled', acted: false, doing: 'none', directedBy: null, rerolled: false } as const

/** Moving, firing, something done instead of firing (leading, directing, calling), or rolling for status again. */
export type Doing = 'move' | 'fire' | 'instead' | 'reroll'

/** Why the figure that a decision names may not act at all. Every figure acts once in its half, as its status allows. */
export function whyNotAct(game: Plastic, id: unknown, what: Doing): readonly Reason[] {
  const figure = game.find('piece', String(id))
  if (!figure) return [because('target', `there is no figure ${id}`)]
  const reasons: Reason[] = [...whyNotCommand(game, figure)]
  if (!onTable(figure)) reasons.push(because('target', `${called(figure)} is not on the table`))
  const once = what === 'reroll' ? ['PF-LDR-9', 'PF-RUL-30'] : ['PF-TRN-16', 'PF-TRN-20', 'PF-TRN-27']
  if (figure.acted) reasons.push(because('acted', `${called(figure)} has acted already`, ...once))
  if (what === 'reroll') return reasons
  const able = Object.values(game.rows(statusTable)).find(row => row.result === figure.status)
  if (!able?.[what === 'move' ? 'move' : 'fire'])
    reasons.push(because('status', `${called(figure)} is ${figure.status}`, ...statusRules(figure, what)))
  if (figure.reserve && what !== 'move')
    reasons.push(because('reserve', `${called(figure)} is a reserve: it moves, no more`, 'PF-RES-1', 'PF-RUL-78'))
  return reasons
}

/** Why its figures are not this player's to command now. */
function whyNotCommand(game: Plastic, figure: Figure): readonly Reason[] {
  const { side, player } = game.state
  if (figure.side !== side) return [because('side', `${called(figure)} is not yours`, 'PF-TRN-15')]
  if (player === null || figure.player === player) return []
  const says = `${called(figure)} is commanded by ${figure.player}, and it is the go of ${player}`
  return [because('turn', says, 'PF-TRN-2', 'PF-SET-2')]
}

const statusRules = (figure: Figure, what: Doing): readonly string[] => [
  { 'fire-only': 'PF-TRN-13', halted: 'PF-TRN-14', unrolled: 'PF-TRN-11', ready: 'PF-TRN-12' }[figure.status],
  ...(what === 'instead' ? ['PF-RUL-28'] : []),
]

/** The figures of the side whose go it is, each with why it may not act. */
export function whoMay(
  game: Plastic,
  what: Doing,
  also: (figure: Figure) => readonly Reason[] = () => [],
): readonly Choice[] {
  return game.pieces
    .filter(figure => figure.side === game.state.side && figure.at !== null)
    .map(figure => choice(figure.id, called(figure), [...whyNotAct(game, figure.id, what), ...also(figure)]))
}

/** A point, as a choice reads it. */
export const spotName = ([x, y]: Point): string => `${(x / inch(1)).toFixed(1)}, ${(y / inch(1)).toFixed(1)}`

/** The figure falls: it leaves the table, and its side has lost one more. A weapon falls with whoever serves it. */
export function eliminate(game: Plastic, id: Id, how: string, cites: readonly string[]): void {
  const figure = game.piece(id)
  if (figure.gone) return
  const why = [...cites, ...(kindOf(game, figure).team ? ['PF-RUL-64'] : [])]
  game.change('piece', id, { gone: true, at: null, goneTurn: game.state.turn }, ['PF-TRN-26', ...why])
  game.change('side', figure.side, { losses: game.side(figure.side).losses + 1 }, ['PF-RUL-85'])
  game.say(`${called(figure)} is eliminated: ${how}.`, why, [id])
}

/** The figure has done what it does this turn. */
export function finish(game: Plastic, id: Id, doing: Figure['doing'], cites: readonly string[]): void {
  game.change('piece', id, { acted: true, doing }, cites)
}
