import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Hand, hands, type Parts, partsOf } from '@sandtable/bots'
import { noSuch } from '@sandtable/kernel'
import { drilling } from '@sandtable/lab'
import { openSource } from '../open.ts'
import { rootOf, rulesNamed } from '../project.ts'
import { Misuse, type Terminal, type Verdict, whole } from '../terminal.ts'
import { battlesOf, setsOf } from './ladder.ts'

export interface DrillOptions {
  readonly hand: string
  readonly games: string
  readonly rounds: string
  readonly seed: string
  readonly dry?: boolean
}

/** sandtable train --hand: finds what a veteran or a general goes by, in games against the level below. */
export function drill(set: string, options: DrillOptions, terminal: Terminal): Verdict {
  const { seed, dry } = options
  const hand = hands.find(name => name === options.hand)
  if (hand === undefined) throw new Misuse(noSuch('hand', options.hand, hands))
  const [games, rounds] = [whole(options.games, 'games'), whole(options.rounds, 'rounds')]
  const found = new Map<string, Parts>()
  for (const id of setsOf(set)) {
    const sources = battlesOf(id, terminal.folder).map(battle => openSource(battle, terminal.folder))
    const work = drilling({ rules: rulesNamed(id), sources, seed, hand, games, rounds })
    let step = work.next()
    for (; !step.done; step = work.next()) terminal.progress?.(`${id}: game ${step.value}`)
    terminal.progress?.('')
    found.set(id, step.value)
    for (const [part, numbers] of Object.entries(step.value)) terminal.say(`${id}, ${part}: ${listOf(numbers)}`)
  }
  if (!dry) writeFileSync(join(rootOf(terminal.folder), FILE), fileOf(hand, found))
  return 'fine'
}

const FILE = 'packages/bots/src/drill/drilled.gen.ts'

const listOf = (numbers: Parts[string]): string =>
  Object.entries(numbers)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ')

/** A part may have a name of several words. */
const nameOf = (part: string): string => (/^\w+$/.test(part) ? part : `'${part}'`)

/** The file with what was found, and everything else as it was. */
function fileOf(changed: Hand, found: ReadonlyMap<string, Parts>): string {
  const lines = hands.flatMap(hand => [
    `  ${hand}: {`,
    ...setsOf('all').flatMap(id => {
      const parts = Object.entries((hand === changed ? found.get(id) : null) ?? partsOf(hand, id))
      if (parts.length === 0) return []
      return [
        `    ${id}: {`,
        ...parts.map(([part, numbers]) => `      ${nameOf(part)}: { ${listOf(numbers)} },`),
        '    },',
      ]
    }),
    '  },',
  ])
  return `// sandtable train --hand writes this file; bench/LADDER.md says where its numbers come from

/** What veterans and generals go by, where it differs from the regular, by set and by their part in the battle. */
export const drilled = {
${lines.join('\n')}
} as const
`
}
