import { type Decision, type Host, type Id, type Muster, Stream } from '@sandtable/kernel'
import type { muzzleflashRules } from '@sandtable/rules'
import type { Bot } from '../bot.ts'
import { random } from '../random.ts'
import { reactionsTo } from './react.ts'
import { survey } from './scene.ts'
import { nextDeed, type Turn } from './turn.ts'
import { walked } from './walking.ts'
import { type Weights, weights } from './weights.ts'

type Muzzleflash = muzzleflashRules.Muzzleflash
type MuzzleflashTables = muzzleflashRules.MuzzleflashTables

/** A player of Muzzleflash. Nothing is hidden in this set, so it reads the game as anybody at the table can. */
export function muzzleflashPlayer(seed: number | string, care: Weights = weights): Bot {
  const stream = new Stream(`muster ${seed}`)
  const anything = random(seed)
  const turns = new WeakMap<Muzzleflash, Turn>()

  function act(host: Host, game: Muzzleflash, side: Id): Decision {
    const { turn } = game.state
    let going = turns.get(game)
    if (going?.turn !== turn || going.side !== side) {
      going = { turn, side, skipped: new Set(), errand: null, aim: null }
      turns.set(game, going)
    }
    return nextDeed(survey(game, side, care), going, decision => host.refusal(side, decision) === null)
  }

  return {
    decide(host, side) {
      const game = host.game as Muzzleflash
      const prompt = host.prompt(side)
      if (!prompt) throw new Error(`${side} is not being asked`)
      const { actions } = prompt
      if (actions.includes('activate')) return act(host, game, side)
      if (actions.includes('react')) {
        for (const idea of reactionsTo(survey(game, side, care), prompt))
          if (host.refusal(side, idea) === null) return idea
        return { action: 'pass' }
      }
      if (actions.includes('place')) {
        const walk = walked(survey(game, side, care), prompt)
        return host.refusal(side, walk) === null ? walk : { action: 'pass' }
      }
      if (actions.includes('finish')) return { action: 'pass' }
      const muster = host.rules.muster as Muster<MuzzleflashTables> | undefined
      if (muster && game.state.turn === 0) {
        const decision = muster.decide(game, prompt, stream)
        if (host.refusal(side, decision) === null) return decision
      }
      return anything.decide(host, side)
    },
  }
}
