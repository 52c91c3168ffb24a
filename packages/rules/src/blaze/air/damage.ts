import { type Id, text, the } from '@sandtable/kernel'
import { type AirResult, antiAircraftTable } from '../combat-tables.ts'
import type { Blaze } from '../records.ts'
import { type Blow, happened } from '../stands/blows.ts'
import { remove } from '../stands/removal.ts'
import { number } from '../values.ts'

/** The anti-aircraft table, also used by air cover. */

/** The rows of the table are named 20 or 16-17. */
export function resultOfDie(rows: { readonly [dice: string]: AirResult }, die: number): AirResult {
  const row = Object.keys(rows).find(dice => {
    const [from, to] = dice.split('-').map(Number)
    return die >= (from as number) && die <= (to ?? (from as number))
  })
  return row === undefined ? 'none' : (rows[row] as AirResult)
}

const rule: { readonly [result in AirResult]: readonly string[] } = {
  destroyed: ['BA-AA-11', 'BA-DEAD-5'],
  'severe-damage': ['BA-AA-12', 'BA-DEAD-5'],
  'light-damage': ['BA-AA-13'],
  'driven-off': ['BA-AA-14'],
  none: ['BA-AA-15'],
}

/** Resolves one die against an aircraft at once. */
export function readDie(game: Blaze, id: Id, die: number, blow: Blow): void {
  const aircraft = game.piece(id)
  if (aircraft.gone) return
  const result = resultOfDie(game.rows(antiAircraftTable), die)
  const rules = rule[result]
  const light = aircraft.lightDamage + (result === 'light-damage' ? 1 : 0)
  if (result === 'none') game.say(text`${the.piece(aircraft)} flies on.`, rules, [id])
  else if (result === 'destroyed') {
    game.change('piece', id, { missionFailed: true }, rules)
    remove(
      game,
      id,
      { says: text`${the.piece(aircraft)} is shot down.`, destroyed: true, event: happened(game, 'lost', blow) },
      rules,
    )
  } else if (result === 'severe-damage' || light >= number(game, 'light-damage')) {
    const severe = result === 'severe-damage' ? rules : ['BA-AA-17', 'BA-DEAD-5']
    game.change('piece', id, { lightDamage: light, missionFailed: true }, severe)
    remove(
      game,
      id,
      {
        says: text`${the.piece(aircraft)} leaves with severe damage.`,
        share: 0.5,
        event: happened(game, 'left', blow),
      },
      severe,
    )
  } else {
    const event = result === 'light-damage' ? happened(game, 'damaged', blow) : undefined
    game.change('piece', id, { lightDamage: light, missionFailed: true }, rules, event)
    game.say(text`${the.piece(aircraft)} is driven off.`, rules, [id])
  }
}
