import { because, type Message, type Reason, text, the } from '@sandtable/kernel'
import { inMelee, isSpent } from '../melee/contact.ts'
import type { Blaze, Stand } from '../records.ts'
import { classOf, isOut, isSniper, isVehicle } from '../stands/stand.ts'

/** What keeps a stand from moving, whatever its card: checked by every voluntary move. */
export function whyHeld(game: Blaze, stand: Stand): readonly Reason[] {
  const reasons: Reason[] = []
  const name = the.piece(stand)
  const no = (word: string, says: Message, ...cites: string[]) => reasons.push(because(word, says, ...cites))
  if (isSniper(stand)) no('sniper', text`${name} cannot move`, 'BA-SNIPE-2')
  if (stand.disordered)
    no('disordered', text`${name} is disordered`, 'BA-DIS-3', ...(isVehicle(game, stand) ? ['BA-DIS-4'] : []))
  if (stand.suppressed) no('suppressed', text`${name} is kept down`, 'BA-SUPP-3')
  if (stand.prone) no('prone', text`${name} is prone`, 'BA-PRONE-2')
  if (stand.entangled) no('wire', text`${name} is caught in wire`, 'BA-WIRE-9')
  if (stand.immobilised) no('immobilised', text`${name} cannot move`, 'BA-HULL-13')
  if (stand.disabled) no('disabled', text`${name} is out of action`, 'BA-HULL-9')
  if (stand.beached) no('water', text`${name} has beached`, 'BA-RUL-135')
  if (stand.landedTurn === game.state.turn) no('landed', text`${name} has just come down`, 'BA-PARA-13')
  if (isOut(game, stand) && classOf(game, stand) !== 'marker' && !stand.disabled)
    no('card', text`${name} is out of the fight`, 'BA-TURN-2')
  if (inMelee(game, stand)) no('melee', text`${name} is in close combat`, 'BA-CHRG-4')
  if (isSpent(game, stand)) no('melee', text`${name} has fought this turn`, 'BA-IVA-5')
  return reasons
}
