import { compassOf, type Id, type Message, type Sheet, text, the } from '@sandtable/kernel'
import { mortars, smallArms } from '../combat-tables.ts'
import { taskNames } from '../command/cards.ts'
import { isHeadquarters, reachInWords } from '../command/headquarters.ts'
import { rulesOfKind } from '../command/organisation.ts'
import { featuresAt } from '../ground/ground.ts'
import { moveRate, ratesOf } from '../movement/rates.ts'
import type { Blaze, Stand } from '../records.ts'
import { breaksAt } from '../stands/breaking.ts'
import { armourOfKind, figuresOf, gunRowOf } from '../stands/profiles.ts'
import { hasFigures, isUnknown, kindOf, ratingOf, unitOf, weaponsOf } from '../stands/stand.ts'
import { type ArmourClass, transportCapacity, type Weapon } from '../tables.ts'
import { rangeOf } from './ranges.ts'

type Line = Sheet['lines'][number]

/** A stand as its unit sheet has it; of an enemy only what may be known. */
export function sheet(game: Blaze, side: Id, id: Id): Sheet {
  const stand = game.piece(id)
  const own = stand.side === side
  if (isUnknown(stand, side))
    return {
      title: text`a face-down marker`,
      lines: [{ label: text`Belongs to`, value: text`${the.side(stand.side)}`, cites: ['BA-HMOV-4'] }],
    }
  return {
    title: text`${the.piece(stand)}`,
    lines: [...profile(game, stand), ...state(game, stand, own), ...(own ? orders(stand) : [])],
  }
}

function profile(game: Blaze, stand: Stand): readonly Line[] {
  const kind = kindOf(game, stand)
  const armour = armourOfKind(game, kind)
  const rates = ratesOf(game, stand)
  return [
    // the enemy does not see what a unit is rated
    ...(stand.rating !== null || stand.unit === null || unitOf(game, stand)
      ? [{ label: text`Rating`, value: text`${the.term(ratingOf(game, stand))}`, cites: ['BA-CMD-1'] }]
      : []),
    ...(hasFigures(game, stand)
      ? [
          {
            label: text`Figures`,
            value: text`${the.count(stand.figures)} of ${the.count(figuresOf(game, kind) ?? 0)}`,
            cites: rulesOfKind(kind),
          },
        ]
      : []),
    ...(armour ? [{ label: text`Armour`, value: armourWords(armour), cites: ['BA-ARM-1', 'BA-ARM-2'] }] : []),
    ...(rates ? [{ label: text`Move`, value: rateWords(game, stand), cites: ['BA-TERR-6'] }] : []),
    ...weaponsOf(game, stand).map(weapon => weaponLine(game, weapon)),
    ...(isHeadquarters(game, stand)
      ? [{ label: text`Commands`, value: reachInWords(game, stand), cites: ['BA-HQ-6', 'BA-HQ-11'] }]
      : []),
    ...(kind.carries
      ? [
          {
            label: text`Carries`,
            value: text`${the.count(stand.passengers.filter(id => !game.piece(id).gone).length)} of ${the.count(game.rows(transportCapacity)[kind.carries]?.infantry ?? 0)}`,
            cites: ['BA-MOTO-1', 'BA-MOTO-2'],
          },
        ]
      : []),
  ]
}

/** 'class C', or 'class C +1' with the number after the vehicle's name. */
function armourWords({ armour, suffix }: { readonly armour: ArmourClass; readonly suffix: number | null }): Message {
  if (!suffix) return text`class ${the.term(armour)}`
  return suffix > 0
    ? text`class ${the.term(armour)} +${the.count(suffix)}`
    : text`class ${the.term(armour)} ${the.count(suffix)}`
}

function gunWords({ group, suffix }: { readonly group: number; readonly suffix: number | null }): Message {
  if (!suffix) return text`gun group ${the.count(group)}`
  return suffix > 0
    ? text`gun group ${the.count(group)} +${the.count(suffix)}`
    : text`gun group ${the.count(group)} ${the.count(suffix)}`
}

/** Several things that are told of one: 'rifles, 300 mm'. */
const told = ([first, ...more]: readonly Message[]): Message =>
  more.reduce((all, one) => text`${all}, ${one}`, first ?? text``)

function rateWords(game: Blaze, stand: Stand): Message {
  const rates = ratesOf(game, stand)
  return told([
    text`${the.length(moveRate(game, stand).distance)}`,
    ...(rates?.['move-fire'] ? [text`${the.length(rates['move-fire'])} and fire`] : []),
    ...(rates?.road ? [text`${the.length(rates.road)} on road`] : []),
  ])
}

function weaponLine(game: Blaze, weapon: Weapon): Line {
  const arm = game.rows(smallArms)[weapon.name]
  const mortar = weapon.mortar ? game.rows(mortars)[weapon.mortar] : undefined
  const far = rangeOf(game, weapon)
  const gun = gunRowOf(game, weapon)
  const parts = [
    text`${the.term(weapon.name)}`,
    ...(far ? [text`${the.length(far)}`] : []),
    ...(gun ? [gunWords(gun)] : []),
    ...(weapon.he ? [text`${the.term(weapon.he)} shells`] : []),
  ]
  return {
    label: text`Weapon`,
    value: told(parts),
    cites: arm ? ['BA-VIS-9'] : mortar ? ['BA-MORT-1'] : ['BA-GUN-10', 'BA-GUN-11'],
  }
}

const stateNames = {
  prone: text`prone`,
  disordered: text`disordered`,
  suppressed: text`suppressed`,
  immobilised: text`immobilised`,
  disabled: text`disabled`,
  destroyed: text`destroyed`,
  entangled: text`entangled`,
  stuck: text`stuck`,
  limbered: text`limbered`,
  gunLost: text`gun lost`,
} satisfies { readonly [state in keyof Stand]?: Message }

function state(game: Blaze, stand: Stand, own: boolean): readonly Line[] {
  const words = Object.entries(stateNames).flatMap(([state, says]) => (stand[state as keyof Stand] ? [says] : []))
  const place = stand.at
    ? featuresAt(game, stand.at).find(feature => !feature.hidden && feature.kind !== 'road')
    : undefined
  const unit = own ? unitOf(game, stand) : null
  const breaks = unit ? breaksAt(game, unit) : null
  return [
    ...(words.length > 0
      ? [
          {
            label: text`State`,
            value: told(words),
            cites: ['BA-DIS-1', 'BA-PRONE-2'],
          },
        ]
      : []),
    ...(place ? [{ label: text`Place`, value: text`in the ${the.ground(place)}`, cites: ['BA-VIS-4'] }] : []),
    ...(unit && breaks
      ? [
          {
            label: text`Unit`,
            value: text`${the.unit(unit)}: lost ${the.count(unit.lost)} figures, breaks at ${the.count(breaks.losses)}`,
            cites: ['BA-BREAK-1', breaks.rule],
          },
        ]
      : []),
  ]
}

function orders(stand: Stand): readonly Line[] {
  if (!stand.card) return []
  const value = told([
    text`${the.term(stand.card)}`,
    ...(stand.arrow === null ? [] : [text`${the.term(compassOf(stand.arrow))}`]),
    ...(stand.card === 'action' && stand.task ? [taskNames[stand.task]] : []),
  ])
  return [{ label: text`Card`, value, cites: ['BA-CARD-1'] }]
}
