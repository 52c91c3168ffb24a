import { readdirSync, readFileSync } from 'node:fs'
import { canonical, type Host, load, plainly, readChain, save, sha256, tableNames } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { ruleSets } from './index.ts'

/**
 * Games saved by every version that was released; CONTRIBUTING.md says how the next one is added. Each replays to what
 * it records, or opens at its last settled point and names its version.
 */
const folder = new URL('../earlier-saves/', import.meta.url)
const saves = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.sandtable'))
  .sort()
const released = [
  ...readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8').matchAll(/^## (\d+\.\d+)\.\d+$/gm),
]
  .map(([, version]) => version as string)
  .slice(1) // the newest is being made

/** The version of a file is the name of its folder. */
const versionOf = (file: string): string => `${file.split('/')[0]}.0`

const stateOf = ({ game: { store } }: Host): string => sha256(canonical(tableNames.map(table => store.all(table))))

describe('16 saves of earlier versions', () => {
  it('there are some of every rule set and every version', () => {
    expect(released.length).toBeGreaterThan(1)
    for (const version of released)
      for (const { id } of ruleSets)
        expect(saves.filter(file => file.startsWith(`${version}/${id}-`)).length, `${version} ${id}`).toBeGreaterThan(1)
  })

  it.each(saves)(
    `16 old saves: ${saves.length} games of ${released.length} versions replay to what they record, or open and name their version: %s`,
    file => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      const { host, version, differs, notes } = load(ruleSets, text, file)
      expect(version).toBe(versionOf(file))
      const decisions = host.game.journal.entries.filter(entry => entry.type === 'decision').length
      if (differs) {
        expect(notes.map(one => plainly(one)).join(' ')).toContain(version)
        expect(host.carried?.version).toBe(version)
        expect(decisions).toBeGreaterThan(15)
      } else {
        const recorded = readChain(text).lines.filter(line => line.includes('"type":"decision"')).length
        expect([notes, decisions]).toEqual([[], recorded])
      }
      if (host.over) expect(host.outcome).not.toBeNull()
      else expect(host.waitingFor.length).toBeGreaterThan(0)
      // and what it has become is a save of this version, which opens at the same state
      const again = load(ruleSets, save(host))
      expect([again.differs, again.notes, stateOf(again.host)]).toEqual([null, [], stateOf(host)])
    },
  )
})
