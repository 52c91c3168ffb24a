import { readdirSync, readFileSync } from 'node:fs'
import { nextDecision, scripted } from '@sandtable/bots'
import {
  type Answered,
  answered,
  exchangeSecrets,
  type Further,
  Host,
  type Id,
  isPlayable,
  type Pair,
  type RuleSet,
  type Source,
  Stream,
  seeded,
  twinDice,
  Voice,
  withReadings,
} from '@sandtable/kernel'
import { readYaml, readYamlAll, ruleSets } from '@sandtable/rules'
import { worked } from './odds/chance.ts'
import { oddsOf } from './odds/odds.ts'
import { supposedTrials } from './odds/supposed.ts'
import { Room } from './room.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'
import { tell } from './telling/telling.ts'
import { Speaker } from './wire/short.ts'
import { Teller } from './wire/teller.ts'

const root = new URL('../../../', import.meta.url)
const rulesOf = (set: string): RuleSet => ruleSets.find(({ id }) => id === set) as RuleSet
const filesOf = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root))
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => `${folder}/${name}`)
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8')

/** The ready battles that have secrets; hands of cards are closed. The first battle with figures of 1917 has no cards. */
export function battles(): readonly (readonly [name: string, RuleSet, Source])[] {
  return ['blaze', 'goodbye'].flatMap(set =>
    filesOf(`scenarios/${set}`)
      .filter(file => file !== 'scenarios/goodbye/tutorial.yaml')
      .map(file => {
        const source = readYaml(textOf(file), file)
        const value = source.value as { readonly options?: object }
        const options = { ...value.options, ...(set === 'goodbye' && { 'GB-RUL-89': 'closed' }) }
        return [file, rulesOf(set), { ...source, value: { ...value, options } }] as const
      }),
  )
}

/** The positions of cases in which something lies hidden or face down. */
export const hidingPositions = (): readonly Source[] =>
  filesOf('cases/blaze')
    .flatMap(file => readYamlAll(textOf(file), file))
    .filter(source => isPlayable(source) && /"(hidden|marker)":/.test(JSON.stringify(source.value)))

/** A battle that bots play, asked at some of its moments: at one decision in so many. */
export function* moments(rules: RuleSet, source: Source, seed: number, every: number): Generator<Host> {
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  const bots = new Map(host.setup.sides.map(({ id }) => [id, scripted(`${id} ${seed}`)]))
  const stream = new Stream(`moments ${seed}`)
  while (!host.over) {
    if (stream.next(every) === 0) yield host
    const { side, decision } = nextDecision(host, id => bots.get(id))
    host.decide(side, decision)
  }
}

/**
 * Two worlds from a moment of a game that differ only in what a side may not know; null where it knows everything, or
 * nothing can be exchanged. Either its secrets are exchanged among each other, or both worlds are such as the side can
 * imagine.
 */
export function twinsOf(host: Host, side: Id, seed: number): Pair | null {
  const stream = new Stream(`twins ${seed}`)
  if (host.knowsAll(side)) return null
  if (host.run.isSettled && stream.next(2) === 0) {
    const [here, there] = [1, 2].map(n => host.seat(side).imagine(seeded(`${seed} ${n}`))) as [Host, Host]
    for (const world of [here, there]) world.run.dice = twinDice(seed)
    // who has ended the step shows as soon as the next is asked
    there.game.store.put('game', 'game', here.game.state)
    return { here, there, side }
  }
  let count = 0
  const here = host.twin(twinDice(seed), () => {})
  const there = host.twin(twinDice(seed), game => {
    count = exchangeSecrets(game, side, stream)
  })
  const { journal } = host.game
  return count > 0 ? { here, there, side, since: journal.settledBefore(journal.length) } : null
}

/** Odds take long: only at the beginning, and for one pair in so many; in the gate among so few pieces. */
const RECKONED = 8
const FEW = process.env.SOAK ? Number.POSITIVE_INFINITY : 60

/** What a screen and a terminal are given at this seat. */
export const onScreen: Further = function* (host, side, n): Generator<Answered> {
  const seat = host.seat(side)
  yield ['snapshot', answered(() => snapshotFor(host, side))]
  yield ['frame', answered(() => frameFor(host, side, n))]
  const voice = new Voice(seat)
  const { names, rules, roles, squares } = {
    ...voice.wording,
    rules: host.rules,
    roles: voice.roles,
    squares: voice.squares,
  }
  const deeds = Object.fromEntries(Object.entries(rules.actions).map(([action, { says }]) => [action, says]))
  const teller = { telling: rules.telling ?? {}, deeds, roles }
  const lines = () => tell(withReadings(seat.known(), seat.news().entries), { names, squares, teller })
  yield ['lines', answered(() => lines().map(({ text, cites }) => [text, cites]))]
  if (n === 0 && seat.news().mark % RECKONED === 0 && host.game.pieces.length <= FEW)
    for (const decision of seat.decisions()) {
      yield ['trials', answered(() => worked(supposedTrials(seat, decision)))]
      return yield ['odds', answered(() => worked(oddsOf(seat, decision)))]
    }
}

const roomAt = (host: Host): Room => new Room(host, new Map(host.setup.sides.map(({ id }) => [id, scripted(id)])))

/** A snapshot for a seat, with computers at all others. */
const snapshotFor = (host: Host, side: Id): Snapshot =>
  snapshotOf(roomAt(host), side, 0, { table: {} as never, people: [side], thinking: false })

/** The bytes that a server sends to a page which sits down here: all that has been told, and how things stand. */
function frameFor(host: Host, side: Id, seq: number): string {
  const state = new Teller(side, null).tell(roomAt(host), {
    title: '',
    seats: () => ({}),
    thinking: false,
    seq,
    back: 0,
  })
  return new Speaker().write(state)
}
