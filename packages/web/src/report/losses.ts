import type { Decision, DecisionEntry, Entry, GameRecord, Id, RollEntry } from '@sandtable/kernel'
import { type Fate, type Fated, fateIn } from '../replay/fate.ts'
import type { Tale } from '../replay/tale.ts'

/** What brought a loss about. */
export type Cause = 'fire' | 'grenade' | 'support' | 'melee' | 'vehicle' | 'nerve' | 'wounds' | 'other'

export interface Loss {
  /** The position just after it. */
  readonly at: number
  readonly piece: Id
  readonly side: Id
  readonly kind: string
  readonly fate: Exclude<Fate, 'back' | 'flees'>
  readonly cause: Cause
  /** Who did it, where somebody did: a piece of another side. */
  readonly by: Id | null
  /** How many figures, where a stand has several. */
  readonly figures: number
}

/** Those who are gone at the end of a story, each once and as it ended for them, and the figures lost from stands that fight on. */
export function lossesOf({ story }: Pick<Tale, 'story'>): readonly Loss[] {
  const blows = new Blows()
  const lost = new Map<Id, Loss>()
  /** Figures lost from stands that fight on; those who fell and were brought back in another's place. */
  const others: Loss[] = []
  for (const [i, entry] of story.entries.entries()) {
    if (entry.type === 'decision') blows.decided(entry)
    else if (entry.type === 'roll') blows.rolled(entry)
    else if (isNewTurn(entry)) blows.forget()
    if (entry.type !== 'change' || entry.table !== 'piece') continue
    const [was, is] = [entry.before as Fated | null, entry.after as Fated | null]
    const fate = fateIn(entry)
    if (fate === 'back') {
      const loss = lost.get(entry.id)
      if (loss && was?.gone) others.push(loss)
      lost.delete(entry.id)
    }
    if (!was || !is || fate === null || fate === 'back' || fate === 'flees') continue
    const figures = was.figures === undefined ? 1 : was.figures - (is.figures ?? 0)
    const { cause, by } = fate === 'fled' ? fear : blows.at(entry.id)
    const loss = { at: i + 1, piece: entry.id, side: was.side ?? '', kind: was.kind ?? '', fate, cause, by, figures }
    if (fate === 'thinned') others.push(loss)
    else lost.set(entry.id, loss)
  }
  const sides = new Map([...lost.values(), ...others].map(({ piece, side }) => [piece, side]))
  for (const piece of story.opening.tables.piece as readonly { id: Id; side: Id }[]) sides.set(piece.id, piece.side)
  return [...lost.values(), ...others]
    .map(loss => (loss.by && sides.get(loss.by) === loss.side ? { ...loss, by: null } : loss))
    .sort((a, b) => a.at - b.at)
}

const isNewTurn = (entry: Entry): boolean =>
  entry.type === 'change' &&
  entry.table === 'game' &&
  (entry.before as GameRecord | null)?.turn !== (entry.after as GameRecord | null)?.turn

interface Blow {
  readonly cause: Cause
  readonly by: Id | null
}

const fear: Blow = { cause: 'nerve', by: null }

/** Who was aimed at by whom: in some sets what was hit falls only when the step is over, and many have decided since. */
class Blows {
  private deed: DecisionEntry | null = null
  private readonly aimed = new Map<Id, Blow>()

  decided(entry: DecisionEntry): void {
    if (!answers.includes(entry.decision.action)) this.deed = entry
  }

  /** The last that a roll is about is the one it may hurt; in a melee, everybody is. */
  rolled({ purpose, about = [] }: RollEntry): void {
    const isMelee = purpose.startsWith('melee')
    if (!isMelee && !hurting.includes(purpose)) return
    const cause = causeOf(this.deed)
    const blow = { cause: isMelee ? 'melee' : cause === 'other' ? 'support' : cause, by: doerOf(this.deed) } as const
    for (const id of isMelee ? about : about.slice(-1)) this.aimed.set(id, blow)
  }

  /** What comes in another turn has other reasons. */
  forget(): void {
    this.aimed.clear()
  }

  at(piece: Id): Blow {
    return this.aimed.get(piece) ?? { cause: causeOf(this.deed), by: doerOf(this.deed) }
  }
}

/** What only lets another's deed go on. */
const answers: readonly string[] = ['pass', 'use', 'choose']

/** The rolls that hurt people, in any of the rule sets. */
const hurting: readonly string[] = [
  'effect',
  'hit',
  'injure',
  'wound',
  'penetrate',
  'damage',
  'gun',
  'he-armour',
  'softskin',
  'flame',
  'overrun-casualty',
]

/** Actions of all rule sets by what they do to people. */
const causes: { readonly [action: string]: Cause } = {
  fire: 'fire',
  react: 'fire',
  place: 'fire',
  throw: 'grenade',
  prime: 'grenade',
  call: 'support',
  fly: 'support',
  plot: 'support',
  charge: 'melee',
  fight: 'melee',
  overrun: 'vehicle',
  check: 'wounds',
}

const idle: Decision = { action: '' }

function causeOf(deed: DecisionEntry | null): Cause {
  const { action, with: way } = deed?.decision ?? idle
  return (action === 'react' && typeof way === 'string' ? causes[way] : causes[action]) ?? 'other'
}

const doerOf = (deed: DecisionEntry | null): Id | null => {
  const { action, piece } = deed?.decision ?? idle
  return typeof piece === 'string' && (action in causes || action === 'move') ? piece : null
}
