import { type Decision, type Id, type Knowledge, type Prompt, type Seat, Stream } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import type { Bot } from '../bot.ts'
import { winChance } from './charge.ts'
import { playHalf } from './half.ts'
import { type Man, type Scene, survey } from './scene.ts'
import { setUp } from './set-up.ts'
import { soldier } from './soldiers.ts'
import { type Care, weights } from './weights.ts'

const { fallen, waitingReserves } = plasticRules
type Plastic = Knowledge<plasticRules.PlasticTables>

/** A half under way. */
interface Going {
  readonly turn: number
  readonly half: number
  readonly player: string | null
  readonly decisions: Generator<Decision>
}

/** A player of Simple Plastic Figures. */
export function plasticPlayer(seed: number | string, careOf: Care = () => weights): Bot {
  const stream = new Stream(seed)
  const halves = new WeakMap<Seat, Going>()

  function act(seat: Seat, game: Plastic): Decision {
    const { side } = seat
    const { turn, half, player } = game.state
    let going = halves.get(seat)
    if (going?.turn !== turn || going.half !== half || going.player !== player) {
      going = { turn, half, player, decisions: playHalf(game, side, careOf(game, side)) }
      halves.set(seat, going)
    }
    return going.decisions.next().value
  }

  return {
    decide(seat) {
      const { side } = seat
      const game = seat.known() as Plastic
      seat.news(seat.mark) // tells the half under way that something has happened
      const prompt = seat.prompt()
      if (!prompt) throw new Error(`${side} is not being asked`)
      if (prompt.actions.includes('move')) return act(seat, game)
      const scene = survey(game, side, careOf(game, side))
      if (prompt.actions.includes('deploy')) return setUp(scene, stream)
      if (prompt.actions.includes('choose')) return choose(scene, prompt)
      if (prompt.actions.includes('replace')) return replace(scene)
      return fight(scene, prompt)
    },
  }
}

/** Going first is firing first; but the last move of the last turn takes the place. */
function choose({ side, enemy, aim, left }: Scene, { context }: Prompt): Decision {
  if (Array.isArray(context)) return { action: 'choose', first: context[0] as string }
  const last = left === 1 && (aim.type === 'take' || aim.type === 'hold')
  return { action: 'choose', first: last ? enemy.id : side.id }
}

/** The best of the fallen comes back, unless another loss is what the enemy wants, or he would come too late. */
function replace(scene: Scene): Decision {
  const { game, side, enemy, aim, chart, left } = scene
  const goal = enemy.objective
  if (goal?.type === 'eliminate' && (aim.type === 'exit' || side.losses + 3 >= goal.count)) return { action: 'pass' }
  const [best] = [...fallen(game, side.id)].sort((a, b) => soldier(game, b).worth - soldier(game, a).worth)
  const [reserve] = waitingReserves(game, side.id)
  if (!best || !reserve?.at) return { action: 'pass' }
  const far = aim.field ? chart.far(aim.field, chart.index(reserve.at, reserve.radius)) : 0
  if (aim.type === 'exit' && far / 15240 > left) return { action: 'pass' }
  return { action: 'replace', piece: best.id, reserve: reserve.id }
}

/** The one worth most for the risk goes first. */
function fight({ men, foes }: Scene, { about, context }: Prompt): Decision {
  const man = men.find(({ figure }) => figure.id === about[0]) as Man
  const { foes: names } = context as { readonly foes: readonly Id[] }
  const worth = (foe: Man): number => winChance(man, foe) * foe.prize
  const [best] = foes.filter(({ figure }) => names.includes(figure.id)).sort((a, b) => worth(b) - worth(a))
  return { action: 'fight', piece: man.figure.id, target: (best as Man).figure.id }
}
