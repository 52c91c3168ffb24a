import type { Stream } from '../dice/dice.ts'
import type { Id } from '../game/store.ts'
import type { Decision } from '../play/prompt.ts'

/** Spoilt decisions: what a broken client, a bored child or an attacker might send instead of a good one. */

/** As it comes over a network: a parser makes `__proto__` an ordinary field. */
const polluting = (): unknown => JSON.parse('{ "__proto__": { "polluted": true }, "constructor": 1 }')

const nested = (levels: number): unknown => {
  let value: unknown = 'deep'
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { value }
  return value
}

/** Values that hardly any field takes, and that break unchecked code. */
const junk: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e308,
  () => 2 ** 53,
  () => '',
  () => 'none',
  () => 'x'.repeat(5000),
  () => [],
  () => ({}),
  () => [[]],
  () => [null, null],
  () => [Number.NaN, Number.NaN],
  () => [1e308, -1e308],
  () => [0.5, 0.5],
  () => Array.from({ length: 6000 }, () => [0, 0]),
  () => nested(400),
  polluting,
]

/** Names with a meaning in JavaScript, or in our code, that no piece has. */
const strangeIds: readonly Id[] = ['__proto__', 'constructor', 'toString', 'umpire', 'game', 'nobody']

const some = <T>(stream: Stream, items: readonly T[]): T => items[stream.next(items.length)] as T

/** One good decision, spoilt in as many ways as requested. Some may still be allowed. */
export function* spoil(decision: Decision, ids: readonly Id[], stream: Stream, count: number): Generator<unknown> {
  const ways = [changed, changed, changed, changed, without, added, renamed, replaced]
  for (let i = 0; i < count; i++) yield some(stream, ways)(decision, ids, stream)
}

/** Another value in one field. */
function changed(decision: Decision, ids: readonly Id[], stream: Stream): unknown {
  const fields = Object.keys(decision).filter(key => key !== 'action')
  if (fields.length === 0) return added(decision, ids, stream)
  const field = some(stream, fields)
  return { ...decision, [field]: near(decision[field], ids, stream) }
}

/** A similar value: another id, a point beside it or far away, a reversed list. Or something quite different. */
function near(value: unknown, ids: readonly Id[], stream: Stream): unknown {
  if (stream.next(3) === 0) return some(stream, junk)()
  if (typeof value === 'string') return some(stream, [...ids, ...strangeIds])
  if (typeof value === 'number') return value + some(stream, [1, -1, 0.5, stream.next(200_000) - 100_000, 1e9])
  if (!Array.isArray(value)) return some(stream, junk)()
  if (value.length === 0 || stream.next(4) === 0) return [...value, ...value].reverse()
  const at = stream.next(value.length)
  return value.map((item, i) => (i === at ? near(item, ids, stream) : item))
}

function without(decision: Decision, _: readonly Id[], stream: Stream): unknown {
  const { [some(stream, Object.keys(decision))]: _left, ...rest } = decision
  return rest
}

function added(decision: Decision, ids: readonly Id[], stream: Stream): unknown {
  const field = some(stream, ['extra', 'side', 'id', 'to', 'piece', 'path', 'toString', ...strangeIds])
  const raw = { ...decision }
  Object.defineProperty(raw, field, { value: near('', ids, stream), enumerable: true, configurable: true })
  return raw
}

function renamed(decision: Decision, ids: readonly Id[], stream: Stream): unknown {
  return { ...decision, action: some<unknown>(stream, [...strangeIds, ...ids.slice(0, 1), 7, null, ['end']]) }
}

function replaced(_: Decision, _ids: readonly Id[], stream: Stream): unknown {
  return some(stream, junk)()
}
