import { readFileSync } from 'node:fs'
import { Host, jsonSource, type Source } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from '../play.ts'
import { scripted } from '../scripted.ts'

const read = (name: string) => {
  const file = new URL(`../../../../scenarios/plastic/${name}.yaml`, import.meta.url)
  return readYaml(readFileSync(file, 'utf8'), name)
}

/** A whole game of scripted players, as a list of decisions. */
function decisions(source: ReturnType<typeof read>, seed: number): readonly unknown[] {
  const host = new Host(plastic, source, { dice: { from: 'seed', seed } }).start()
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`${id} ${seed}`)])))
  return host.game.journal.entries.filter(({ type }) => type === 'decision')
}

/** The same table, but new to the cache: an unread field makes it a different one. */
const anew = (source: Source, name: string): Source => {
  const given = source.value as { readonly table: { readonly terrain: readonly object[] } }
  const fence = { id: name, kind: 'wood-fence', line: [[0, 0.1], [0, 0.2]] } // biome-ignore format: a point a line says less
  return jsonSource(name, { ...given, table: { ...given.table, terrain: [...given.table.terrain, fence] } })
}

test('a game goes the same way on a table that was played on before and on one that nobody knows', () => {
  const table = read('break-out-at-dawn')
  const known = anew(table, 'known')
  for (const seed of [1, 2, 3, 4]) expect(decisions(known, seed)).toEqual(decisions(anew(table, `new-${seed}`), seed))
})

test('each of several players on a side acts with his own figures', () => {
  const { value } = read('tutorial')
  const given = value as {
    readonly sides: readonly object[]
    readonly pieces: readonly { readonly id: string; readonly side: string }[]
  }
  const sides = given.sides.map((side, i) => ({ ...side, players: i === 0 ? ['ann', 'bob'] : ['cy'] }))
  const pieces = given.pieces.map((piece, i) => ({
    ...piece,
    player: piece.side === 'german' ? 'cy' : i % 2 === 0 ? 'ann' : 'bob',
  }))
  const source = jsonSource('two players', { ...given, sides, pieces })
  for (const seed of [1, 2, 3]) {
    const made = decisions(source, seed) as {
      readonly decision: { readonly action: string; readonly piece?: string }
    }[]
    const acted = new Set(made.map(({ decision }) => decision.piece))
    const players = new Set(pieces.flatMap(({ id, player }) => (acted.has(id) ? [player] : [])))
    expect([...players].sort()).toEqual(['ann', 'bob', 'cy'])
  }
})
