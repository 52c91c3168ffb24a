import { compassOf, type Id, type Sheet } from '@sandtable/kernel'
import { mortars, smallArms } from '../combat-tables.ts'
import { isHeadquarters, reachInWords } from '../command/headquarters.ts'
import { rulesOfKind } from '../command/organisation.ts'
import { featuresAt } from '../ground/ground.ts'
import { moveRate, ratesOf } from '../movement/rates.ts'
import type { Blaze, Stand } from '../records.ts'
import { breaksAt } from '../stands/breaking.ts'
import { millimetres } from '../stands/measure.ts'
import { armourOfKind, figuresOf, gunRowOf } from '../stands/profiles.ts'
import { called, hasFigures, isKnown, kindOf, ratingOf, unitOf, weaponsOf } from '../stands/stand.ts'
import { transportCapacity, type Weapon } from '../tables.ts'
import { rangeOf } from './ranges.ts'

type Line = Sheet['lines'][number]

/** A stand as its unit sheet has it; of an enemy only what may be known. */
export function sheet(game: Blaze, side: Id, id: Id): Sheet {
  const stand = game.piece(id)
  const own = stand.side === side
  if (!isKnown(stand, side)) return { title: 'nothing that you know of', lines: [] }
  if (!own && stand.marker !== null)
    return { title: 'a face-down marker', lines: [{ label: 'Of', value: stand.side, cites: ['BA-HMOV-4'] }] }
  return {
    title: called(stand),
    lines: [...profile(game, stand), ...state(game, stand, own), ...(own ? orders(stand) : [])],
  }
}

function profile(game: Blaze, stand: Stand): readonly Line[] {
  const kind = kindOf(game, stand)
  const armour = armourOfKind(game, kind)
  const rates = ratesOf(game, stand)
  return [
    { label: 'Rating', value: ratingOf(game, stand), cites: ['BA-CMD-1'] },
    ...(hasFigures(game, stand)
      ? [{ label: 'Figures', value: `${stand.figures} of ${figuresOf(game, kind)}`, cites: rulesOfKind(kind) }]
      : []),
    ...(armour
      ? [{ label: 'Armour', value: `class ${armour.armour}${suffix(armour.suffix)}`, cites: ['BA-ARM-1', 'BA-ARM-2'] }]
      : []),
    ...(rates ? [{ label: 'Move', value: rateWords(game, stand), cites: ['BA-TERR-6'] }] : []),
    ...weaponsOf(game, stand).map(weapon => weaponLine(game, weapon)),
    ...(isHeadquarters(game, stand)
      ? [{ label: 'Commands', value: reachInWords(game, stand), cites: ['BA-HQ-6', 'BA-HQ-11'] }]
      : []),
    ...(kind.carries
      ? [
          {
            label: 'Carries',
            value: `${stand.passengers.length} of ${game.rows(transportCapacity)[kind.carries]?.infantry}`,
            cites: ['BA-MOTO-1', 'BA-MOTO-2'],
          },
        ]
      : []),
  ]
}

const suffix = (mod: number | null): string => (mod ? ` ${mod > 0 ? '+' : ''}${mod}` : '')

function rateWords(game: Blaze, stand: Stand): string {
  const rates = ratesOf(game, stand)
  const road = rates?.road ? `, ${millimetres(rates.road)} on road` : ''
  const fire = rates?.['move-fire'] ? `, ${millimetres(rates['move-fire'])} and fire` : ''
  return `${millimetres(moveRate(game, stand).distance)}${fire}${road}`
}

function weaponLine(game: Blaze, weapon: Weapon): Line {
  const arm = game.rows(smallArms)[weapon.name]
  const mortar = weapon.mortar ? game.rows(mortars)[weapon.mortar] : undefined
  const far = rangeOf(game, weapon)
  const gun = gunRowOf(weapon)
  const parts = [
    weapon.name,
    ...(far ? [millimetres(far)] : []),
    ...(gun ? [`gun group ${gun.group}${suffix(gun.suffix)}`] : []),
    ...(weapon.he ? [`${weapon.he} shells`] : []),
  ]
  return {
    label: 'Weapon',
    value: parts.join(', '),
    cites: arm ? ['BA-VIS-9'] : mortar ? ['BA-MORT-1'] : ['BA-GUN-10', 'BA-GUN-11'],
  }
}

function state(game: Blaze, stand: Stand, own: boolean): readonly Line[] {
  const words = (
    [
      'prone',
      'disordered',
      'suppressed',
      'immobilised',
      'disabled',
      'destroyed',
      'entangled',
      'stuck',
      'limbered',
      'gunLost',
    ] as const
  ).filter(word => stand[word])
  const place = stand.at
    ? featuresAt(game, stand.at).find(feature => !feature.hidden && feature.kind !== 'road')
    : undefined
  const unit = own ? unitOf(game, stand) : null
  const breaks = unit ? breaksAt(game, unit) : null
  return [
    ...(words.length > 0
      ? [
          {
            label: 'State',
            value: words.map(word => (word === 'gunLost' ? 'gun lost' : word)).join(', '),
            cites: ['BA-DIS-1', 'BA-PRONE-2'],
          },
        ]
      : []),
    ...(place ? [{ label: 'Place', value: `in the ${place.kind} ${place.id}`, cites: ['BA-VIS-4'] }] : []),
    ...(unit && breaks
      ? [
          {
            label: 'Unit',
            value: `${unit.id}: ${unit.lost} figures lost, breaks at ${breaks.losses}`,
            cites: ['BA-BREAK-1', ...breaks.rules],
          },
        ]
      : []),
  ]
}

function orders(stand: Stand): readonly Line[] {
  if (!stand.card) return []
  const arrow = stand.arrow === null ? '' : `, ${compassOf(stand.arrow)}`
  const task = stand.card === 'action' && stand.task ? `, ${stand.task.replaceAll('-', ' ')}` : ''
  return [{ label: 'Card', value: `${stand.card.replaceAll('-', ' ')}${arrow}${task}`, cites: ['BA-CARD-1'] }]
}
