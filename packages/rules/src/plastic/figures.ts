import { because, type Id, type Reason } from '@sandtable/kernel'
import type { Figure, Plastic } from './records.ts'
import { type Kind, kinds, statusTable, type Weapon, weapons } from './tables.ts'

export const kindOf = (game: Plastic, figure: Figure): Kind => game.rows(kinds)[figure.kind] as Kind
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

/** Moving, firing, something done instead of firing (leading, directing, calling), or rolling for status again. */
export type Doing = 'move' | 'fire' | 'instead' | 'reroll'

/**
 * The figure that a decision names, if it may act at all; otherwise why not. Every figure acts once in its half, moving or
 * firing as its status allows.
 */
export function whyNotAct(game: Plastic, id: unknown, what: Doing): readonly Reason[] {
  const figure = game.find('piece', String(id))
  if (!figure) return [because('target', `there is no figure ${id}`)]
  const { side, player } = game.state
  const reasons: Reason[] = []
  if (figure.side !== side) reasons.push(because('side', `${called(figure)} is not yours`, 'PF-TRN-15'))
  else if (player !== null && figure.player !== player)
    reasons.push(
      because(
        'turn',
        `${called(figure)} is commanded by ${figure.player}, and it is the go of ${player}`,
        'PF-TRN-2',
        'PF-SET-2',
      ),
    )
  if (!onTable(figure)) reasons.push(because('target', `${called(figure)} is not on the table`))
  if (figure.acted)
    reasons.push(because('acted', `${called(figure)} has acted already`, 'PF-TRN-16', 'PF-TRN-20', 'PF-TRN-27'))
  if (what === 'reroll') return reasons
  const able = game.rows(statusTable)[rowOf(figure.status)]
  const rules = [
    figure.status === 'fire-only' ? 'PF-TRN-13' : 'PF-TRN-14',
    ...(what === 'instead' ? ['PF-RUL-28'] : []),
  ]
  if (!able?.[what === 'move' ? 'move' : 'fire'])
    reasons.push(because('status', `${called(figure)} is ${figure.status}`, ...rules))
  return reasons
}

/** The row of the status table that gives this result. */
export function rowOf(status: Figure['status']): string {
  return Object.entries(statusTable.rows).find(([, row]) => row.result === status)?.[0] ?? ''
}

/** The figure falls: it leaves the table, and its side has lost one more. Every effect is immediate. */
export function eliminate(game: Plastic, id: Id, how: string, cites: readonly string[]): void {
  const figure = game.piece(id)
  if (figure.gone) return
  game.change('piece', id, { gone: true, at: null, goneTurn: game.state.turn }, ['PF-TRN-26', ...cites])
  game.change('side', figure.side, { losses: game.side(figure.side).losses + 1 }, ['PF-RUL-85'])
  game.say(`${called(figure)} is eliminated: ${how}.`, cites, [id])
}

/** The figure has done what it does this turn. */
export function finish(game: Plastic, id: Id, doing: Figure['doing'], cites: readonly string[]): void {
  game.change('piece', id, { acted: true, doing }, cites)
}
