import type { DiceReader, DiceReading, RuleSet } from '@sandtable/kernel'
import type { GoodbyeTables } from './records.ts'

type Good = DiceReading['good']
const own = (good: Good): DiceReading => ({ whose: 'own', good })
const against = (good: Good): DiceReading => ({ whose: 'against', good })

/** Whether modifiers can make a hit certain: GB-RUL-31. */
const naturally =
  (reading: DiceReading): DiceReader =>
  (_, ruling) => ({ ...reading, natural: ruling('GB-RUL-31') === 'natural' })

/** How dice are rated as luck. Directions, cards and shares of shots are neither good nor bad. */
export const dice: NonNullable<RuleSet<GoodbyeTables>['dice']> = {
  initiative: { whose: 'sides', good: 'high' },
  hit: naturally(own('need')),
  wound: naturally(against('need')),
  cover: own('at most'),
  courage: (_, ruling) => own(ruling('GB-RUL-1') === 'twelve' ? 'sum' : 'at most'),
  command: own('at most'),
  climb: own('need'),
  repair: own('need'),
  'luck-save': own('need'),
  melee: own('high'),
  damage: against('need'),
  'damage-confirm': against('need'),
  'damage-points': against('high'),
  boom: against('need'),
  spot: against('need'),
}
