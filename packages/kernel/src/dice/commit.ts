/**
 * Dice that players can verify afterwards. Before the game the host seals a secret (it publishes the secret's hash);
 * then each player gives a nonce; secret and nonces together make the dice. The host could not fit the secret to the
 * nonces, the players could not fit their nonces to a secret they did not know, so no one chose the dice. After the
 * game the host shows the secret and everyone recomputes every die.
 *
 * Two things that this needs from its user: the secret is long and random (a short one can be guessed from its hash),
 * and a host who also plays gives its own nonce together with the seal, before it sees another's.
 */

import { digest, sha256 } from '../hash.ts'
import { checked, type DiceSource, scale } from './dice.ts'

/** One hash gives eight words of 32 bits, each of them one die. */
const diceInBlock = 8

/** What the host publishes before the game. */
export function commit(secret: string): string {
  return sha256(secret)
}

/** The dice of a secret and of the players' nonces in the order of their seats. */
export function commitReveal(secret: string, nonces: readonly string[]): DiceSource {
  const dieAt = stream(secret, nonces)
  return {
    roll(request, at) {
      const { count, faces } = checked(request)
      return Array.from({ length: count }, (_, i) => dieAt(at + i, faces))
    },
  }
}

/**
 * Die k comes from word k % 8 of the hash of [secret, ...nonces, floor(k / 8)], so any die can be computed on its own.
 * Hashed as JSON, for its quotes: nonces 'a' and 'bc' are not nonces 'ab' and 'c'.
 */
function stream(secret: string, nonces: readonly string[]): (k: number, faces: number) => number {
  let block = -1
  let words: Uint32Array = new Uint32Array()
  return (k, faces) => {
    const wanted = Math.floor(k / diceInBlock)
    if (wanted !== block) {
      words = digest(JSON.stringify([secret, ...nonces, wanted]))
      block = wanted
    }
    return scale(words[k % diceInBlock] as number, faces) + 1
  }
}

/** One roll as the journal has it. */
export interface RolledDice {
  readonly at: number
  readonly purpose: string
  readonly faces: number
  readonly dice: readonly number[]
}

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly why: string; readonly at?: number }

/**
 * Recomputes every die of a game. The rolls must follow each other from die 0 without a gap. A list without its last
 * rolls looks like a shorter game: give `total`, the number of dice in the game's last state, to detect that. Only
 * the dice are verified here; whether the rules asked for them is for the replay of the game to say.
 */
export function verifyRolls(
  commitment: string,
  secret: string,
  nonces: readonly string[],
  rolls: readonly RolledDice[],
  total?: number,
): Verdict {
  if (commit(secret) !== commitment) return { ok: false, why: 'this secret is not the one that was sealed' }
  const dieAt = stream(secret, nonces)
  let next = 0
  for (const { at, purpose, faces, dice } of rolls) {
    const wrong = (why: string, position = next): Verdict => ({ ok: false, why: `"${purpose}": ${why}`, at: position })
    if (at < next) return wrong(`die ${at} was rolled before`, at)
    if (at !== next) return wrong(`die ${next} should follow, not die ${at}`)
    if (!(Number.isInteger(faces) && faces >= 1)) return wrong(`there is no die of ${faces} sides`)
    for (const shown of dice) {
      const due = dieAt(next, faces)
      if (shown !== due) return wrong(`die ${next} is shown as ${shown} of ${faces}, and must be ${due}`)
      next++
    }
  }
  if (total !== undefined && next !== total)
    return { ok: false, why: `the game rolled ${total} dice, the list has ${next}`, at: Math.min(next, total) }
  return { ok: true }
}
