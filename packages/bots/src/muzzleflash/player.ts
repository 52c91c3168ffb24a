import { type Decision, type Knowledge, type Muster, type Seat, Stream } from '@sandtable/kernel'
import type { muzzleflashRules } from '@sandtable/rules'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { reactionsTo } from './react.ts'
import { survey } from './scene.ts'
import { nextDeed, type Turn } from './turn.ts'
import { walked } from './walking.ts'
import { type Care, weights } from './weights.ts'

type Muzzleflash = Knowledge<muzzleflashRules.MuzzleflashTables>
type MuzzleflashTables = muzzleflashRules.MuzzleflashTables

/** A player of Muzzleflash. */
export function muzzleflashPlayer(seed: number | string, careOf: Care = () => weights): Bot {
  const stream = new Stream(`muster ${seed}`)
  const anything = random(seed)
  const turns = new WeakMap<Seat, Turn>()

  function act(seat: Seat, game: Muzzleflash): Decision {
    const { side } = seat
    const { turn } = game.state
    let going = turns.get(seat)
    if (going?.turn !== turn || going.side !== side) {
      going = { turn, side, skipped: new Set(), errand: null, aim: null }
      turns.set(seat, going)
    }
    return nextDeed(survey(game, side, careOf(game, side)), going, decision => seat.allows(decision))
  }

  return {
    decide(seat) {
      const { side } = seat
      const game = seat.known() as Muzzleflash
      const prompt = seat.prompt()
      if (!prompt) throw new Error(`${side} is not being asked`)
      const { actions } = prompt
      if (actions.includes('activate')) return act(seat, game)
      if (actions.includes('react')) {
        for (const idea of reactionsTo(survey(game, side, careOf(game, side)), prompt))
          if (seat.allows(idea)) return idea
        return { action: 'pass' }
      }
      if (actions.includes('place')) {
        const walk = walked(survey(game, side, careOf(game, side)), prompt)
        return seat.allows(walk) ? walk : { action: 'pass' }
      }
      if (actions.includes('finish')) return { action: 'pass' }
      const muster = seat.rules.muster as Muster<MuzzleflashTables> | undefined
      if (muster && game.state.turn === 0) {
        const decision = muster.decide(game, prompt, stream)
        if (seat.allows(decision)) return decision
      }
      return anything.decide(seat)
    },
  }
}
