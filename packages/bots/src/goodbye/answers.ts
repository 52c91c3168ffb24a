import { cm, type Decision, type Entry, type Id, type Prompt } from '@sandtable/kernel'
import type { goodbyeRules } from '@sandtable/rules'
import { claim } from './claim.ts'
import { twoDice } from './odds.ts'
import { type Man, type Scene, stake } from './scene.ts'

type Moment = goodbyeRules.Moment
type Roll = Extract<Entry, { type: 'roll' }>

const PASS: Decision = { action: 'pass' }

/** Answers a prompt that is not a step of the side's own turn. */
export function answer(scene: Scene, prompt: Prompt): Decision {
  const { actions } = prompt
  if (actions.includes('react')) return react(scene, prompt)
  if (actions.includes('choose')) return choose(scene, prompt)
  if (actions.includes('rally')) return { action: 'rally', piece: prompt.about[0] as Id }
  if (actions.includes('agree')) return { action: 'agree' }
  return fortune(scene, prompt.context as Moment)
}

/** A shot at a mover or charger is free: use the weapon that does most at short range. */
function react({ men }: Scene, { about, context }: Prompt): Decision {
  const { weapons } = context as { readonly weapons: readonly string[] }
  const man = men.find(({ figure }) => figure.id === about[0])
  const shots = (name: string): number => {
    const gun = man?.soldier.guns.find(other => other.name === name)
    return gun ? gun.shots * (gun.hits[0] as number) * (gun.wounds[0] as number) : 0
  }
  const [best] = [...weapons].sort((a, b) => shots(b) - shots(a))
  return { action: 'react', piece: about[0] as Id, ...(weapons.length > 1 && { weapon: best as string }) }
}

/** Where a round came down, whom a sniper picks, which way play passes. */
function choose(scene: Scene, { context }: Prompt): Decision {
  const { field, values, off = [] } = context as goodbyeRules.Choosing
  if (field === 'option') {
    const [a = 0, b = 0] = off.map(far => far ?? FAR)
    return { action: 'choose', option: b < a ? 2 : 1 }
  }
  if (field === 'piece') {
    const worth = (id: unknown): number => scene.foes.find(({ figure }) => figure.id === id)?.prize ?? 0
    const [best] = [...values].sort((a, b) => worth(b) - worth(a))
    return { action: 'choose', piece: best as Id }
  }
  return { action: 'choose', direction: values[0] as string }
}
/** Off target by an unknown distance. */
const FAR = cm(7)

/** Luck and cards, when they are offered. */
function fortune(scene: Scene, { uses, cards, piece }: Moment): Decision {
  if (uses.includes('take-initiative')) return (scene.weights.glances ? null : claim(scene)) ?? PASS
  const card = cards.find(name => scene.side.hand.includes(name))
  const man = scene.men.find(({ figure }) => figure.id === piece) ?? null
  const value = piece === null ? cardValue(scene, card) : man ? pointValue(scene, man, uses) : 0
  const lucky = uses.length > 0 && man !== null
  if (value <= price(scene, lucky ? man : null)) return PASS
  if (card !== undefined && (!lucky || card === 'QH'))
    return { action: 'use', resource: 'card', card, ...(card === 'AD' && { target: victim(scene) }) }
  if (lucky) return { action: 'use', resource: 'luck', piece: man.figure.id, for: uses[0] as string }
  return PASS
}

/** The least that a point is spent for: less near the end of the battle, and for those who have several. */
const price = ({ weights, left }: Scene, man: Man | null): number =>
  weights.luck * Math.min(1, left / 6) * (man && man.figure.luck > 1 ? 0.6 : 1)

/** The last public roll. */
function lastRoll({ game }: Scene): Roll | null {
  const { journal } = game
  const at = journal.last(entry => entry.type === 'roll' && !entry.to)
  return at === null ? null : (journal.from(at)[0] as Roll)
}

/** What a reroll is worth to a figure: his own life, or what the roll was about. */
function pointValue(scene: Scene, man: Man, uses: readonly string[]): number {
  const worth = stake(scene, man)
  if (uses.includes('save') || uses.length === 0) return (worth / man.figure.wounds) * 0.5
  const roll = lastRoll(scene)
  const need = roll?.need ?? 4
  const target = scene.foes.find(({ figure }) => roll?.about?.includes(figure.id))
  switch (roll?.purpose) {
    case 'command':
      return twoDice(need) * (roll.about?.length ?? 1) * 0.2
    case 'courage':
      return twoDice(need) * worth * 0.3
    case 'wound':
      return ((7 - need) / 6) * (target?.prize ?? 0)
    case 'hit':
      return ((7 - need) / 6) * (target?.prize ?? 0) * 0.4
    case 'cover':
      return worth * 0.25
    case 'melee':
      return worth * 0.5
    default:
      return 0.1
  }
}

/** A card on its own: no particular figure is asked. Wounds of others are ignored. */
function cardValue(scene: Scene, card: string | undefined): number {
  if (card === undefined) return 0
  if (card === 'QH' || card === 'KD') {
    const about = lastRoll(scene)?.about?.[0]
    const own = scene.men.find(({ figure }) => figure.id === about)
    return own ? own.soldier.worth * (card === 'QH' ? 1 : 0.5) : 0
  }
  return card === 'JH' ? 0.3 : 1
}

/** The enemy with the most men close to where a shell may fall. */
function victim({ foes, game, side }: Scene): Id {
  const counts = new Map<Id, number>()
  for (const { figure, prize } of foes) counts.set(figure.side, (counts.get(figure.side) ?? 0) + prize)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most?.[0] ?? (game.sides.find(({ id }) => id !== side.id)?.id as Id)
}
