import { type Decision, type Host, type Id, Refusal, SandtableError, Stream, sha256, standing } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { playAtRandom, randomGame } from './forged.fixture.ts'

/** What somebody sends to a host. Who it comes from is not in doubt; whether it may be sent is. */
interface Sent {
  readonly side: Id
  readonly decision: unknown
}

const sets = ['plastic', 'muzzleflash', 'goodbye', 'blaze']
const MESSAGES = process.env.SOAK ? 10_000 : 1000
const DECISIONS = 40

/** Everything that was decided in a game. */
const sentIn = (host: Host): readonly Sent[] =>
  host.game.journal.entries.flatMap(entry =>
    entry.type === 'decision' ? [{ side: entry.side, decision: entry.decision }] : [],
  )

/** What the host answers to a message that it must not take. */
function answer(host: Host, { side, decision }: Sent): 'refused' | 'accepted' {
  try {
    host.decide(side, decision)
    return 'accepted'
  } catch (error) {
    if (error instanceof Refusal || error instanceof SandtableError) return 'refused'
    throw error
  }
}

/** Messages that are wrong at this moment, made of right ones. */
function wrong(host: Host, own: readonly Sent[], others: readonly Sent[], stream: Stream): readonly Sent[] {
  const pick = <T>(list: readonly T[]): T => list[stream.next(list.length)] as T
  const sides = host.game.sides.map(({ id }) => id)
  const silent = sides.filter(side => !host.prompt(side))
  const asked = host.run.prompts.map(({ side }) => side)
  const sent = pick(own)
  const decision = sent.decision as Decision
  return [
    ...silent.flatMap(side => [
      { side, decision: own.findLast(one => one.side === side)?.decision ?? decision }, // sent once more
      { side, decision: pick(own).decision }, // out of turn
    ]),
    ...asked.flatMap(side => [
      { side, decision: pick(others).decision }, // of another game
      { side, decision: { ...decision, dice: [6, 6, 6] } }, // with dice of one's own
      { side, decision: { ...decision, inPlaceOf: pick(sides) } }, // in another's name
    ]),
    { side: 'umpire', decision },
    { side: '__proto__', decision },
  ]
}

describe('messages that nobody may send', () => {
  it(`24 ${MESSAGES.toLocaleString('en')} replayed, out of turn, for another seat or game, or with forged dice: none is taken`, () => {
    const stream = new Stream('messages')
    let [tried, accepted] = [0, 0]
    for (let n = 0; tried < MESSAGES; n++) {
      const set = sets[n % sets.length] as string
      const host = randomGame(set, 0, { from: 'seed', seed: n })
      // a mere 'pass' can be said in any game
      const others = sentIn(randomGame(sets[(n + 1) % sets.length] as string, 12)).filter(
        ({ decision }) => Object.keys(decision as object).length > 1,
      )
      for (let made = 0; made < DECISIONS && !host.over && tried < MESSAGES; made += 4) {
        playAtRandom(host, 4, stream)
        if (host.over) break
        const before = sha256(standing(host.run))
        for (const sent of wrong(host, sentIn(host), others, stream)) {
          tried += 1
          if (answer(host, sent) === 'accepted') accepted += 1
        }
        expect(() => host.enter([6])).toThrow(/DICE-2/)
        expect(sha256(standing(host.run)), `${set}, game ${n}`).toBe(before)
      }
    }
    expect(accepted).toBe(0)
  }, 600_000)
})
