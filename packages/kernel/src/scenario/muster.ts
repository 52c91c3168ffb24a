import { type Fields, writeFields } from '../book/schema.ts'
import { jsonSource, Place, quote } from '../book/source.ts'
import { Stream } from '../dice/dice.ts'
import type { Force } from '../forces/force.ts'
import type { Game } from '../game/game.ts'
import type { Id, PieceRecord, Tables, Value } from '../game/store.ts'
import { canonical } from '../hash.ts'
import { Host } from '../play/host.ts'
import type { Decision, Prompt } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { plainly } from '../text/message.ts'
import type { LandName } from './lands/index.ts'
import { readScenario, type Scenario } from './scenario.ts'
import { fieldsOf } from './setup.ts'

/** A generated battle: a made-up table, and forces bought by the rulebook. */

/** How large a battle may be, in the rulebook's own terms. */
export interface BattleSize {
  readonly id: string
  readonly says: string
  /** What each side has to spend. */
  readonly points: number
  /** What these points are, where the rules know none. */
  readonly counts?: 'figures'
  /** About how long it takes. */
  readonly minutes: number
  /** The number of players; two by default. */
  readonly sides?: number
  /** May the sides buy and set up themselves? Then its prompts and bots support that. */
  readonly toBuy?: boolean
}

/** What is asked for. The same wish always gives the same battle. */
export interface BattleWish {
  readonly seed: number | string
  readonly size: string
  /** The ground, one of those that the set names; any of them if missing. */
  readonly land?: LandName
  /** Only the table is generated: the sides buy and set up when they play. */
  readonly toBuy?: boolean
  /** The forces of the sides, in their order; null for one that is mustered. */
  readonly forces?: readonly (Force | null)[]
}

/** A scenario as a file would have it: head, table, sides, and where play begins. */
export interface Opening {
  readonly title: string
  readonly summary: string
  readonly turns: number
  readonly minutes: number
  readonly briefing: { readonly [side: string]: string }
  readonly table: Value
  readonly sides: readonly { readonly [field: string]: Value }[]
  readonly start: { readonly [field: string]: Value }
  /** What is there before anything is bought. */
  readonly units?: readonly Value[]
  readonly pieces?: readonly Value[]
  readonly options?: { readonly [ruling: string]: string }
}

/**
 * How a rule set musters: it opens a game in which forces are bought, and says what a side decides until both are
 * ready. The decisions are played through the rules, so nothing can be bought that a player could not buy.
 */
export interface Muster<T extends Tables = Tables> {
  readonly sizes: readonly BattleSize[]
  open(wish: BattleWish, stream: Stream): Opening
  decide(game: Game<T>, prompt: Prompt, stream: Stream, forces?: BattleWish['forces']): Decision
  /** What units and pieces are called that were bought in play. */
  names?(game: Game<T>, forces: BattleWish['forces']): { readonly [id: Id]: string }
  isReady(game: Game<T>): boolean
}

/** After more decisions than this, a muster has failed to end. */
const MOST = 5000

/** Makes the requested battle, ready to be played. */
export function quickBattle<T extends Tables>(rules: RuleSet<T>, wish: BattleWish): Scenario {
  const file = `quick battle ${wish.size} ${wish.seed}`
  const place = new Place(jsonSource(file, wish), rules.book.unit, rules.book.prefix)
  const { muster } = rules
  if (!muster) return place.fail('SCEN-2', `${rules.book.title} sells no forces`)
  if (!muster.sizes.some(size => size.id === wish.size)) place.at('size').fail('SCEN-2', `size ${quote(wish.size)}`)
  if (wish.land && !rules.dressing?.lands.includes(wish.land))
    place.at('land').fail('SCEN-2', `land ${quote(wish.land)}`)
  for (const [i, force] of wish.forces?.entries() ?? []) if (force) checkForce(rules, force, place.at('forces').at(i))
  const stream = new Stream(`muster ${wish.size} ${wish.seed}`)
  const { title, summary, turns, minutes, briefing, ...position } = muster.open(wish, stream)
  const head = { title, ruleset: rules.id, summary, turns, minutes, briefing }
  const read = (rest: object) => readScenario([rules], jsonSource(file, { ...head, ...rest }))
  if (wish.toBuy) return read(position)
  const host = new Host(rules, jsonSource(file, position), {
    dice: { from: 'seed', seed: `muster ${wish.seed}` },
  }).start()
  for (let i = 0; !muster.isReady(host.game); i++) {
    const prompt = host.run.prompts[0]
    if (!prompt || i === MOST) return place.fail('SCEN-8', 'the sides never finish buying their forces')
    host.decide(prompt.side, muster.decide(host.game, prompt, stream, wish.forces))
  }
  return read({ ...position, ...positionOf(host.game, place, muster.names?.(host.game, wish.forces)) })
}

/** Only a legal force is taken into a battle, and only into one of its own rules. */
function checkForce<T extends Tables>({ id, forces }: RuleSet<T>, force: Force, place: Place): void {
  if (force.ruleset !== id || !forces) place.fail('SCEN-2', `a force of ${force.ruleset}`)
  const [fault] = forces?.faults(force) ?? []
  if (fault) place.fail('SCEN-3', plainly(fault.says), ...fault.cites)
}

/**
 * The state of a game as a file would give it: sides, units and pieces; of these, only what their kind does not
 * imply.
 */
export function positionOf<T extends Tables>(
  game: Game<T>,
  place: Place,
  names: { readonly [id: Id]: string } = {},
): { readonly [key: string]: Value } {
  const { rules, setup } = game
  const called = { ...setup.called, ...names }
  const display = (id: Id) => ({
    ...(called[id] !== undefined && { name: called[id] }),
    ...(setup.nations[id] !== undefined && { nation: setup.nations[id] }),
  })
  const { turn, side, phase } = game.state
  const write = (fields: Fields, record: object) =>
    writeFields(fields, record as { [k: string]: unknown }, rules.book.unit)
  const listed = (table: 'unit' | 'piece'): Value[] =>
    game.store.all(table).map(record => {
      const { id, side, kind, unit } = record as PieceRecord
      const named = { id, side, kind, ...(unit ? { unit } : {}) }
      const usual = rules.complete[table](game, named as never, place)
      return { ...write(fieldsOf(rules, table), { ...named, ...differing(record, usual) }), ...display(id) }
    })
  return {
    // a side's defaults depend on its place in the list, so all are written
    sides: game.sides.map(record => ({ ...write(fieldsOf(rules, 'side'), record), ...display(record.id) })),
    units: listed('unit'),
    pieces: listed('piece'),
    start: { ...write(rules.fields.game, game.state), turn, phase, ...(side !== null && { side }) },
  }
}

/** The fields of a record that differ from the defaults. */
function differing(record: object, usual: object): { readonly [field: string]: unknown } {
  const plain = usual as { readonly [field: string]: unknown }
  return Object.fromEntries(
    Object.entries(record).filter(([key, value]) => canonical(value ?? null) !== canonical(plain[key] ?? null)),
  )
}
