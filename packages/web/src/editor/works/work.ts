import { SandtableError, type Sketch, sketchOf } from '@sandtable/kernel'
import { books, readYaml, writeScenario } from '@sandtable/rules'
import { outlineOf } from '../../catalogue/outline.ts'
import { read, write } from '../../saves/database.ts'
import { keepOpened, type Opened, useOpened } from '../../saves/opened.ts'
import { inTime, type Trouble, troubleOf } from '../../saves/trouble.ts'

/** A battle that is made here, as it is kept: beside the scenarios from files, so that it can be chosen like them. */
export async function workOf(set: string, id: string): Promise<Opened | null> {
  const held = useOpened.getState().scenarios.find(({ outline }) => outline.ruleset === set && outline.id === id)
  return held ?? (await inTime(read<Opened>('scenarios', `${set}/${id}`))) ?? null
}

/** What is on the disk, whatever this tab thinks. */
export const workOnDisk = (id: string): Promise<Opened | undefined> => inTime(read<Opened>('scenarios', id))

export const newId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`

/** Keeps a battle; says why it cannot. */
export async function keepWork(
  id: string,
  sketch: Sketch,
  before: string,
): Promise<{ readonly text: string; readonly trouble: Trouble | null }> {
  const text = writeScenario(sketch, before)
  const [, name = id] = id.split('/')
  const unit = (books.find(book => book.id === sketch.ruleset)?.unit ?? 'in') as 'in' | 'cm' | 'mm'
  const outline = outlineOf(readYaml(text, name).value, name, unit)
  const work: Opened = { outline, file: `${name}.yaml`, text, madeAt: Date.now() }
  await keepOpened(work)
  try {
    await inTime(write(id, { scenarios: work }))
    return { text, trouble: null }
  } catch (error) {
    return { text, trouble: troubleOf(error) }
  }
}

/** A file or a link as a sketch. What is no scenario is refused with its place; what has faults can be mended here. */
export function sketchIn(text: string, file: string): Sketch {
  const sketch = sketchOf(readYaml(text, file))
  if (!books.some(({ id }) => id === sketch.ruleset))
    throw new SandtableError('SCEN-2', file, `rule set ${JSON.stringify(sketch.ruleset)}`)
  return sketch
}

/** How a battle was at some time. */
export interface Version {
  readonly at: number
  readonly title: string
  readonly text: string
}

const MOST = 60
/** Versions are at least so far apart, in milliseconds, unless somebody asks for one. */
const APART = 4 * 60_000

const keyOf = (id: string): string => `versions ${id}`

export const versionsOf = async (id: string): Promise<readonly Version[]> =>
  (await read<readonly Version[]>('texts', keyOf(id)).catch(() => undefined)) ?? []

/** Puts a version aside. It never replaces another; of very many, every other old one goes. */
export async function keepVersion(id: string, title: string, text: string, isWanted = false): Promise<void> {
  const versions = await versionsOf(id)
  const last = versions.at(-1)
  if (last?.text === text || (!isWanted && last && Date.now() - last.at < APART)) return
  const kept = versions.length < MOST ? versions : versions.filter((_, i) => i % 2 === 0 || i > MOST / 2)
  await write(keyOf(id), { texts: [...kept, { at: Date.now(), title, text }] }).catch(() => {}) // the battle itself is kept
}
