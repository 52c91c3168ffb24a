import { type Bot, botAt, levels, quick, random, scripted } from '@sandtable/bots'
import { type Id, noSuch } from '@sandtable/kernel'
import { Misuse } from '../terminal.ts'

/** The players besides people. */
const makers: { readonly [kind: string]: (seed: string) => Bot } = {
  bot: scripted,
  random,
  quick,
  ...Object.fromEntries(levels.map(level => [level, (seed: string) => botAt(level, seed)])),
}

/** A computer player for advice, of the stronger kind. */
export const adviser = (seed: string): Bot => scripted(seed)

/**
 * 'human,bot' in the order of the sides, or 'german=human,allied=bot'. The computer plays sides that are not named;
 * without names, people play the first side.
 */
export function seatBots(given = 'human', sides: readonly Id[], seed: string): ReadonlyMap<Id, Bot> {
  const kinds = [...Object.keys(makers), 'human']
  const chosen = new Map(sides.map(side => [side, 'bot']))
  given.split(',').forEach((part, i) => {
    const [side, kind = ''] = part.includes('=') ? part.split('=') : [sides[i], part]
    if (side === undefined) throw new Misuse(`There are ${sides.length} sides: ${sides.join(', ')}.`)
    if (!sides.includes(side)) throw new Misuse(noSuch('side', side, sides))
    if (!kinds.includes(kind)) throw new Misuse(noSuch('kind of player', kind, kinds))
    chosen.set(side, kind)
  })
  return new Map([...chosen].flatMap(([side, kind]) => (makers[kind] ? [[side, makers[kind](`${seed} ${side}`)]] : [])))
}
