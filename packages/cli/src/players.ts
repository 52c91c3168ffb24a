import { type Bot, random, scripted } from '@sandtable/bots'
import type { Id } from '@sandtable/kernel'
import { noSuch } from './nearest.ts'
import { Misuse } from './terminal.ts'

/** Who may sit at a table, besides people. */
const makers: { readonly [kind: string]: (seed: string) => Bot } = { bot: scripted, random }

/** 'human,bot' in the order of the sides, or 'german=human,allied=bot'. People play what is not named, but for the last side. */
export function seatBots(given: string | undefined, sides: readonly Id[], seed: string): ReadonlyMap<Id, Bot> {
  const kinds = [...Object.keys(makers), 'human']
  const parts = (given ?? sides.map((_, i) => (i === 0 ? 'human' : 'bot')).join(','))
    .split(',')
    .map(part => part.trim())
  const bots = new Map<Id, Bot>()
  parts.forEach((part, i) => {
    const [side, kind] = part.includes('=') ? (part.split('=') as [string, string]) : [sides[i], part]
    if (side === undefined)
      throw new Misuse(`There are ${sides.length} sides: ${sides.join(', ')}. ${parts.length} players were named.`)
    if (!sides.includes(side)) throw new Misuse(noSuch('side', side, sides))
    if (!kinds.includes(kind)) throw new Misuse(noSuch('kind of player', kind, kinds))
    const make = makers[kind]
    if (make) bots.set(side, make(`${seed} ${side}`))
  })
  return bots
}
