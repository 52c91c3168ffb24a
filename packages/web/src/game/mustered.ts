import type { BattleWish, LandName } from '@sandtable/kernel'
import type { Mustered } from '@sandtable/room'
import { create } from 'zustand'
import type { SetOutline } from '../catalogue/catalogue.ts'
import { outlineOf, type ScenarioOutline } from '../catalogue/outline.ts'
import { localGame } from './client.ts'

/** Quick battles that the rules have made up, the last of each size. They last as long as the page: a new one is one click away. */
interface Ready extends Mustered {
  readonly outline: ScenarioOutline
  readonly forces: BattleWish['forces']
}

export const useMustered = create<{ readonly battles: readonly Ready[] }>(() => ({ battles: [] }))

/** What the address of a quick battle ends with; of one whose sides buy their forces themselves, another. */
export const quickId = (size: string, toBuy = false): string => `${toBuy ? 'bought' : 'quick'}-${size}`

/** Has a battle of this size made up, on this ground or any, in a worker of its own; the one before of that size is forgotten. */
export async function muster(
  { id: ruleset, unit }: SetOutline,
  size: string,
  toBuy = false,
  land?: LandName,
  forces?: BattleWish['forces'],
): Promise<ScenarioOutline> {
  const client = localGame()
  try {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] as number
    const made = await client.ask('muster', ruleset, {
      seed,
      size,
      toBuy,
      ...(land && { land }),
      ...(forces && { forces }),
    })
    const outline = outlineOf(JSON.parse(made.text), quickId(size, toBuy), unit)
    const { battles } = useMustered.getState()
    const before = musteredOf(battles, ruleset, quickId(size, toBuy))
    useMustered.setState({ battles: [...battles.filter(one => one !== before), { ...made, outline, forces }] })
    return outline
  } finally {
    client.close()
  }
}

export const musteredOf = (battles: readonly Ready[], set: string, id: string): Ready | undefined =>
  battles.find(({ outline }) => outline.ruleset === set && outline.id === id)

/** Was it made for these forces? */
export const haveForces = ({ forces = [] }: Ready, wanted: BattleWish['forces'] = []): boolean =>
  [0, 1].every(i => (forces[i] ?? null) === (wanted[i] ?? null))

export const musteredText = (outline: ScenarioOutline): Mustered | undefined =>
  useMustered.getState().battles.find(one => one.outline === outline)
