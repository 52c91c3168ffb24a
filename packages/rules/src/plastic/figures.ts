import {
  because,
  type Choice,
  choice,
  type Event,
  type Happening,
  type Id,
  type Length,
  type Message,
  type Point,
  pieceChoice,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import type { Figure, Plastic } from './records.ts'
import { figures, type Kind, kinds, statusTable, type Weapon, weapons } from './tables.ts'

export const kindOf = (game: Plastic, figure: Figure): Kind => game.rows(kinds)[figure.kind] as Kind

/** The base width of a kind, and its move before modifiers. */
export const sizeOf = (game: Plastic, { size, base, move }: Kind): { readonly base: Length; readonly move: Length } => {
  const usual = game.rows(figures)[size] as { readonly base: Length; readonly move: Length }
  return { base: base ?? usual.base, move: move ?? usual.move }
}
export const moveOf = (game: Plastic, figure: Figure): Length => sizeOf(game, kindOf(game, figure)).move
export const weaponOf = (game: Plastic, name: string): Weapon | null => game.rows(weapons)[name] ?? null

export const onTable = (figure: Figure): boolean => figure.at !== null && !figure.gone

export const figuresOnTable = (game: Plastic): readonly Figure[] => game.pieces.filter(onTable)

export const enemiesOf = (game: Plastic, side: Id): readonly Figure[] =>
  game.pieces.filter(f => f.side !== side && onTable(f))

/** Is a mortar or infantry gun, with its crew. */
export const isIndirect = (game: Plastic, figure: Figure): boolean =>
  figure.weapons.some(weapon => weaponOf(game, weapon)?.indirect === true)

/** A figure that has neither rolled for status nor acted yet. */
export const FRESH = { status: 'unrolled', acted: false, doing: 'none', directedBy: null, rerolled: false } as const

/** Moving, firing, an action instead of firing (leading, directing, calling), or a second status roll. */
export type Doing = 'move' | 'fire' | 'instead' | 'reroll'

/** Why the figure of a decision may not act. Every figure acts once in its half, as its status allows. */
export function whyNotAct(game: Plastic, id: unknown, what: Doing): readonly Reason[] {
  const figure = game.find('piece', String(id))
  if (!figure) return [because('target', text`there is no figure ${the.name(String(id))}`)]
  const reasons: Reason[] = [...whyNotCommand(game, figure)]
  if (!onTable(figure)) reasons.push(because('target', text`${the.piece(figure)} is not on the table`))
  if (figure.acted)
    reasons.push(because('acted', text`${the.piece(figure)} has already acted`, ...whyNotAgain(figure, what)))
  if (what === 'reroll') return reasons
  const able = Object.values(game.rows(statusTable)).find(row => row.result === figure.status)
  if (!able?.[what === 'move' ? 'move' : 'fire'])
    reasons.push(
      because('status', statusOf(figure), statusRules[figure.status], ...(what === 'instead' ? ['PF-RUL-28'] : [])),
    )
  if (figure.reserve && what !== 'move')
    reasons.push(because('reserve', text`${the.piece(figure)} is a reserve and can only move`, 'PF-RES-1', 'PF-RUL-78'))
  return reasons
}

/** Why this player does not command these figures now. */
function whyNotCommand(game: Plastic, figure: Figure): readonly Reason[] {
  const { side, player } = game.state
  if (figure.side !== side) return [because('side', text`${the.piece(figure)} is not yours`, 'PF-TRN-15')]
  if (player === null || figure.player === player) return []
  const says = text`${the.piece(figure)} is not commanded by ${the.name(player)}, whose turn it is`
  return [because('turn', says, 'PF-TRN-2', 'PF-SET-2')]
}

/** What prevents a figure from acting as it wishes. */
export function statusOf(figure: Figure): Message {
  const who = the.piece(figure)
  switch (figure.status) {
    case 'fire-only':
      return text`${who} can only fire this turn`
    case 'halted':
      return text`${who} is halted this turn`
    case 'unrolled':
      return text`${who} has not made its status check yet`
    case 'ready':
      return text`${who} is ready`
  }
}

/** The rule of each status. */
export const statusRules: { readonly [status in Figure['status']]: string } = {
  'fire-only': 'PF-TRN-13',
  halted: 'PF-TRN-14',
  unrolled: 'PF-TRN-11',
  ready: 'PF-TRN-12',
}

/** Why a figure that has acted may not do this as well: it depends on its action. */
function whyNotAgain({ doing, weapons }: Figure, what: Doing): readonly string[] {
  if (what === 'reroll') return ['PF-LDR-9', 'PF-RUL-30']
  if (doing === 'lead') return ['PF-LDR-10']
  if (doing === 'direct') return ['PF-LDR-14']
  if ((doing === 'move') !== (what === 'move')) return ['PF-TRN-27']
  return doing === 'fire' && weapons.length > 1 ? ['PF-GEN-7', 'PF-TRN-20'] : ['PF-TRN-20', 'PF-TRN-19']
}

/** The figures of the active side, each with any reason it may not act. */
export function whoMay(
  game: Plastic,
  what: Doing,
  also: (figure: Figure) => readonly Reason[] = () => [],
): readonly Choice[] {
  return game.pieces
    .filter(figure => figure.side === game.state.side && figure.at !== null)
    .map(figure => pieceChoice(figure, [...whyNotAct(game, figure.id, what), ...also(figure)]))
}

export const spotChoice = (spot: Point, no: readonly Reason[] = []): Choice =>
  choice(spot, text`${the.place(spot)}`, no)

/** The cause of an effect, and the piece behind it. */
export interface Cause {
  readonly cause: 'fire' | 'blast' | 'melee'
  readonly by: Id | null
}

export const eventOf = (is: Happening, { cause, by }: Cause): Event => ({ is, cause, ...(by && { by }) })

/** The figure falls: it leaves the table and counts as a loss. A weapon falls with its crew. */
export function eliminate(game: Plastic, id: Id, says: Message, cites: readonly string[], cause: Cause): void {
  const figure = game.piece(id)
  if (figure.gone) return
  const why = ['PF-TRN-26', kindOf(game, figure).team ? 'PF-RUL-64' : (cites[0] as string)]
  game.change('piece', id, { gone: true, at: null, goneTurn: game.state.turn }, why, eventOf('lost', cause))
  game.change('side', figure.side, { losses: game.side(figure.side).losses + 1 }, ['PF-RUL-85'])
  game.say(says, cites, [id])
}

/** The figure has acted this turn. */
export function finish(game: Plastic, id: Id, doing: Figure['doing'], cites: readonly string[]): void {
  game.change('piece', id, { acted: true, doing }, cites)
}
