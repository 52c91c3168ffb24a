import { type DiceSource, Stream } from '../dice/dice.ts'
import type { Game } from '../game/game.ts'
import type { Entry } from '../game/journal.ts'
import { type Id, type TableName, type Tables, tableNames } from '../game/store.ts'
import { cut, cutEntries, viewOf } from '../game/view.ts'
import { canonical } from '../hash.ts'
import type { RuleSet } from '../ruleset.ts'
import { text } from '../text/message.ts'
import { Knowledge } from './knowledge.ts'
import { prompt as whole } from './procedure.ts'
import type { Prompt } from './prompt.ts'
import { Run } from './run.ts'
import type { Seat } from './seat.ts'

/** How many worlds are drawn before the deed under way is given up. */
const TRIES = 8
/** Where in the stream of dice the seed for drawing comes from: no game rolls that many. */
const FAR = 0x4000_0000

/**
 * A possible world for a side that does not know everything. It is made of the side's knowledge alone, so two games
 * that differ only in what the side may not know give the same world.
 *
 * During a deed a procedure is running that only the true game could continue. So the world is drawn as of the last
 * settled point, and what the side was told since is replayed in it; other sides pass every prompt the side was not
 * told of. If that does not lead to what the side sees now, another world is drawn. If none does, the present is drawn
 * instead: the side gets its current prompt, its decision is carried out, and the rest of the deed is dropped.
 */
export function imagined<T extends Tables>(truth: Run<T>, seat: Seat<T>, dice: DiceSource): Run<T> {
  const { side, waitingFor } = seat
  const { game } = truth
  const prompt = truth.prompt(side)
  const waiting = truth.waiting.get(side)
  const settled = game.journal.settledBefore(game.journal.length)
  const since = game.journal.from(settled)
  const then = game.fork(settled)
  then.rewind(since)
  const told = cutEntries(game.rules, since, side)
  const now = seat.known()
  const before = since.length === 0 ? now : Knowledge.of(then, side).look(then)
  const sight = sightOf(game, side, prompt)
  const stream = new Stream((dice.roll({ purpose: 'imagine', count: 8, faces: 256 }, FAR) ?? []).join(' '))
  /** A world from what is known of a moment. */
  const draw = (known: Game<T>, moment: Game<T>): Game<T> => {
    const { rules } = game
    const world = known.fork(0)
    const sees = (table: TableName, id: Id, field: string): boolean => {
      const record = moment.find(table, id)
      return Object.hasOwn((record && cut(rules, table, record, side)) ?? {}, field)
    }
    rules.imagine?.(world, { side, draw: n => stream.next(n), sees, now, waitingFor })
    return world
  }
  for (let i = 0; i < TRIES; i++) {
    const run = new Run(draw(before, then), dice)
    if (!retold(run, told, side, prompt)) continue
    if (waiting && run.prompt(side)) run.answer(side, waiting)
    if (sightOf(run.game, side, run.prompt(side)) === sight) return run
  }
  return new Run(draw(now, game), dice, prompt ?? letsPass(game.rules, waitingFor)).advance()
}

/** While another side is asked, its prompt is not known: it is asked to pass, with an action that needs nothing. */
function letsPass<T extends Tables>({ actions }: RuleSet<T>, [side]: readonly Id[]): Prompt | null {
  const plain = Object.keys(actions).filter(name => Object.keys(actions[name]?.fields ?? {}).length === 0)
  const action = plain.find(name => actions[name]?.purpose === 'pass') ?? plain[0]
  if (side === undefined || action === undefined) return null
  return whole(side, { says: text`Let it pass`, actions: [action], cites: [], default: { action } })
}

/** Everything that a side sees at this moment, as one text. */
function sightOf<T extends Tables>(game: Game<T>, side: Id, prompt: Prompt | null): string {
  const { tables } = viewOf(game, side)
  const records = tableNames.map(table => tables[table].map(canonical).sort((a, b) => (a < b ? -1 : 1)))
  return canonical([records, prompt])
}

/** The entries told do not match this world. */
class Otherwise extends Error {}

/** Replays in this world what a side was told. Says whether it could have happened. */
function retold<T extends Tables>(run: Run<T>, told: readonly Entry[], side: Id, prompt: Prompt | null): boolean {
  const { dice } = run
  let next = 0
  /** The next input from outside: a decision, dice, a word of the umpire. */
  const upcoming = (): Entry | null => {
    for (; next < told.length; next++) {
      const entry = told[next] as Entry
      if (entry.type === 'decision' || entry.type === 'roll' || 'by' in entry) return entry
    }
    return null
  }
  run.dice = {
    roll(request, at) {
      const { to } = run.wanted?.spec ?? {}
      if (to && !to.includes(side)) return dice.roll(request, at) // it was not told of these dice
      const entry = upcoming()
      if (entry?.type !== 'roll' || entry.purpose !== request.purpose || entry.dice.length !== request.count)
        throw new Otherwise()
      next += 1
      return entry.dice
    },
  }
  try {
    run.advance()
    for (let entry = upcoming(); entry; entry = upcoming()) {
      if ('by' in entry) {
        if (entry.type === 'change') return false
        next += 1
        run.umpire(entry)
      } else if (entry.type === 'decision' && run.prompt(entry.side)) {
        if (run.refuse(entry.side, entry.decision)) return false
        next += 1
        run.answer(entry.side, entry.decision)
      } else if (!passed(run, side)) return false
    }
    while (prompt && !run.prompt(side)) if (!passed(run, side)) return false
    return true
  } catch {
    return false // a world in which the rules break is not possible either
  } finally {
    run.dice = dice
  }
}

/** Another side, asked unseen, passes. Says whether any side could. */
function passed<T extends Tables>(run: Run<T>, side: Id): boolean {
  const other = run.isSecret ? run.prompts.find(prompt => prompt.side !== side) : undefined
  if (!other?.default || run.refuse(other.side, other.default)) return false
  run.answer(other.side, other.default)
  return true
}
