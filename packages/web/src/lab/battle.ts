import type { BotName } from '@sandtable/lab'
import { findScenario, scenarioFile } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { musteredOf, musteredText, useMustered } from '../game/mustered.ts'
import { ALL, type Replayable } from '../replay/sources.ts'
import { loadOpened, openedText, useOpened } from '../saves/opened.ts'
import { LabCrew } from './run/crew.ts'
import type { LabOrder } from './run/messages.ts'

/** A battle by its address: one of the page's own, one that was opened or made here, or a quick one. */
export async function battleOf(set: string, id: string): Promise<ScenarioOutline | null> {
  const own = findScenario(set, id) ?? musteredOf(useMustered.getState().battles, set, id)?.outline
  if (own) return own
  await loadOpened()
  return (
    useOpened.getState().scenarios.find(one => one.outline.ruleset === set && one.outline.id === id)?.outline ?? null
  )
}

export async function orderFor(outline: ScenarioOutline, seed: string, bots: readonly BotName[]): Promise<LabOrder> {
  const { file, text } = openedText(outline) ?? musteredText(outline) ?? (await scenarioFile(outline))
  return { file, scenario: text, seed, bots }
}

/** Where a game of a study can be watched: it is played again from its seed. */
export const labGameAt = ({ ruleset, id }: ScenarioOutline, { seed, bots }: LabOrder, n: number): string =>
  `#/replay/lab/${packed([ruleset, id, seed, bots, n])}`

/** In letters that an address takes as they are, however often it is written anew. */
const packed = (parts: readonly unknown[]): string =>
  encodeURIComponent(JSON.stringify(parts)).replaceAll('~', '%7E').replaceAll('%', '~')

/** The game that such an address names; null if there is none here. */
export async function labReplay(id: string): Promise<Replayable | null> {
  const [set, scenario, seed, bots, n] = partsOf(id)
  const outline = await battleOf(String(set), String(scenario))
  if (!outline || !Array.isArray(bots) || !Number.isInteger(n)) return null
  return {
    address: `lab/${id}`,
    title: outline.title,
    ruleset: outline.ruleset,
    names: Object.fromEntries(outline.sides.map(side => [side.id, side.name])),
    viewers: [ALL, ...outline.sides.map(side => side.id)],
    running: false,
    turn: 1,
    kept: null,
    async source() {
      const crew = new LabCrew(1)
      try {
        const order = await orderFor(outline, String(seed), bots)
        return { type: 'save', save: await crew.ask('save', order, Number(n)), file: outline.title }
      } finally {
        crew.end()
      }
    },
  }
}

function partsOf(id: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(decodeURIComponent(id.replaceAll('~', '%')))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
