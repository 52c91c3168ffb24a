import { type Force, readForce } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'

/** The ready forces, as the files in forces/ give them. */

const files = import.meta.glob<string>('../../../../forces/*/*.txt', { query: '?raw', import: 'default' })

export interface ReadyForce {
  readonly id: string
  readonly force: Force
}

const read = new Map<string, Promise<readonly ReadyForce[]>>()

/** Those of one set, the smallest first. */
export function readyForces(set: string): Promise<readonly ReadyForce[]> {
  let found = read.get(set)
  if (!found) {
    found = fetchAll(set)
    read.set(set, found)
  }
  return found
}

async function fetchAll(set: string): Promise<readonly ReadyForce[]> {
  const folder = `../../../../forces/${set}/`
  const all = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(async ([path, text]) => {
        const id = path.slice(folder.length).replace(/\.txt$/, '')
        return { id, force: readForce(ruleSets, await text(), `${id}.txt`) }
      }),
  )
  return all.sort((a, b) => (a.force.points ?? 0) - (b.force.points ?? 0) || (a.id < b.id ? -1 : 1))
}
