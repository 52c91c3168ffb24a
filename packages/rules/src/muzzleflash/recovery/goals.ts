import { type GoalFlag, type Id, type Message, middleOfShape, text, the } from '@sandtable/kernel'
import type { Muzzleflash, Objective } from '../records.ts'
import { victoryTable } from '../tables.ts'
import { injuredOf } from './checking.ts'
import { type Care, careOf, menIn, timesMet } from './victory.ts'

/** A side's objectives and their result: MF-RUL-94. */

const cares: readonly Care[] = ['injured-unattended', 'injured-attended', 'injured-at-aid-station']

const points = (vp: number): Message => (vp === 1 ? text`1 victory point` : text`${the.count(vp)} victory points`)

/** This side's objectives and its progress. */
export function goals(game: Muzzleflash, side: Id): readonly Message[] {
  const cost = sum(injuredOf(game, side).map(injured => game.rows(victoryTable)[careOf(game, injured)] ?? 0))
  return [
    ...game.side(side).objectives.map(objective => goal(game, side, objective)),
    ...(cost === 0 ? [] : [text`Your injured as they lie now: ${points(cost)}`]),
  ]
}

/** The places that count for somebody. */
export function flags(game: Muzzleflash): readonly GoalFlag[] {
  const places = new Set(game.sides.flatMap(({ objectives }) => objectives.flatMap(({ places }) => places ?? [])))
  return [...places].map(id => {
    const place = game.get('terrain', id)
    return { at: middleOfShape(place.shape), says: text`${the.ground(place)}` }
  })
}

function goal(game: Muzzleflash, side: Id, objective: Objective): Message {
  const worth = points(objective.vp)
  const places = objective.places ?? []
  const pieces = objective.pieces ?? []
  const met = the.count(timesMet(game, side, objective))
  const there = the.all(places.map(place => text`the ${the.ground(place)}`))
  switch (objective.type) {
    case 'most': {
      const { own, enemy } = menIn(game, side, places)
      return text`More men than the enemy in ${there}: ${worth}; now ${the.count(own)} against ${the.count(enemy)}`
    }
    case 'hold':
      return places.length === 1
        ? text`Hold ${there}: ${worth}; held: ${met} of 1`
        : text`Hold ${there}: ${worth} each; held: ${met} of ${the.count(places.length)}`
    case 'casualties':
      return text`Each enemy dead or injured: ${worth}; so far: ${met}`
    case 'rescue':
      return text`Bring ${the.pieces(pieces)} to your aid station: ${worth} each; there: ${met} of ${the.count(pieces.length)}`
  }
}

/** Why this side has won or lost: its objectives, its injured, and the total. */
export function verdict(game: Muzzleflash, side: Id): readonly Message[] {
  const { objectives, vp } = game.side(side)
  return [
    ...objectives.map(objective => achieved(game, side, objective)),
    ...cares.flatMap(care => leftBehind(game, side, care)),
    text`${points(vp)} in all.`,
  ]
}

function achieved(game: Muzzleflash, side: Id, objective: Objective): Message {
  const places = objective.places ?? []
  const pieces = objective.pieces ?? []
  const met = timesMet(game, side, objective)
  const won = points(objective.vp * met)
  const there = the.all(places.map(place => text`the ${the.ground(place)}`))
  switch (objective.type) {
    case 'most': {
      const { own, enemy } = menIn(game, side, places)
      return text`${won} for men in ${there}: ${the.count(own)} against ${the.count(enemy)}.`
    }
    case 'hold':
      return text`${won} for holding ${the.count(met)} of ${there}.`
    case 'casualties':
      return text`${won} for enemies dead or injured: ${the.count(met)}.`
    case 'rescue':
      return text`${won} for ${the.count(met)} of ${the.pieces(pieces)} at the aid station.`
  }
}

const left: { readonly [care in Care]: (count: number, cost: Message) => Message } = {
  'injured-unattended': (count, cost) =>
    count === 1
      ? text`${cost} for a man left injured, with nobody to look after him.`
      : text`${cost} for ${the.count(count)} left injured, with nobody to look after them.`,
  'injured-attended': (count, cost) => text`${cost} for ${the.count(count)} left injured, but looked after.`,
  'injured-at-aid-station': (count, cost) => text`${cost} for ${the.count(count)} injured at the aid station.`,
}

function leftBehind(game: Muzzleflash, side: Id, care: Care): readonly Message[] {
  const count = injuredOf(game, side).filter(injured => careOf(game, injured) === care).length
  return count === 0 ? [] : [left[care](count, points(count * (game.rows(victoryTable)[care] ?? 0)))]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
