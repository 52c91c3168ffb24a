import { existsSync } from 'node:fs'
import { rulesPath } from './sets.ts'

/**
 * What must be listed in code because programs cannot look into folders: the rule sets, their players, and their
 * parts of the page.
 */

type Files = { readonly [path: string]: string }

export function generateLists(root: string, sets: readonly string[]): Files {
  const having = (path: (set: string) => string): readonly string[] => sets.filter(set => existsSync(root + path(set)))
  return {
    'packages/rules/src/sets.gen.ts': ruleSets(sets, part => having(set => `${rulesPath(set)}/${part}`)),
    'packages/rules/src/tellings.gen.ts': tellings(
      sets,
      having(set => `${rulesPath(set)}/telling/index.ts`),
    ),
    'packages/web/src/sets/doors.gen.ts': doors(having(set => `packages/web/src/sets/${set}/index.ts`)),
    'packages/web/src/sets/german.gen.ts': german(having(set => `packages/web/src/sets/${set}/german.ts`)),
    'packages/bots/src/players.gen.ts': players(having(set => `packages/bots/src/${set}/index.ts`)),
  }
}

const head = (from: string): string => `// generated from ${from} by npm run generate; do not edit\n`
const lines = (names: readonly string[], line: (name: string) => string): string =>
  names.map(name => `${line(name)}\n`).join('')

/** A rule set needs its index; the rest is found by file name. */
function ruleSets(sets: readonly string[], having: (part: string) => readonly string[]): string {
  const [watched, met, read] = ['invariants/index.ts', 'meetings/index.ts', 'reading.ts'].map(having) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  return `${head('rulebooks/ and the folders beside this file')}import type { Meetings, RuleSet } from '@sandtable/kernel'
${lines(sets, set => `import { ${set} } from './${set}/index.ts'`)}${lines(
  watched,
  set => `import { invariants as ${set}Invariants } from './${set}/invariants/index.ts'`,
)}${lines(met, set => `import { meetings as ${set}Meetings } from './${set}/meetings/index.ts'`)}
${lines(read, set => `export * as ${set}Rules from './${set}/reading.ts'`)}export { ${sets.join(', ')} }

/** The rule sets that can be played, in the order that players are offered them. */
export const ruleSets: readonly RuleSet[] = [${sets.join(', ')}]

/** What must always hold in each rule set besides what must hold in all. */
export const ownInvariants: { readonly [set: string]: unknown } = {
${lines(watched, set => `  ${set}: ${set}Invariants,`)}}

/** Where the rules of a set meet: what \`sandtable coverage --meetings\` holds the cases to. */
export const meetings: { readonly [set: string]: Meetings } = {
${lines(met, set => `  ${set}: ${set}Meetings,`)}}
`
}

/** Apart from the rest of the rules, since a page that tells a game needs nothing else of them. */
const tellings = (sets: readonly string[], told: readonly string[]): string =>
  `${head('the folders beside this file')}import type { Telling } from '@sandtable/kernel'
${lines(told, set => `import * as ${set}Telling from './${set}/telling/index.ts'`)}
/** How each rule set tells its game. */
export const tellings: { readonly [set: string]: Telling } = {
${lines(told, set => `  ${set}: ${set}Telling.telling,`)}}

export { ${told.map(set => `${set}Telling`).join(', ')} }
${lines(sets, set => `export type { ${set.charAt(0).toUpperCase()}${set.slice(1)}Sentence } from './${set}/sentences.gen.ts'`)}`

const players = (sets: readonly string[]): string =>
  `${head('the folders beside this file')}import type { Player } from './bot.ts'
${lines(sets, set => `import { ${set} } from './${set}/index.ts'`)}
/** The rule sets that have a player of their own. */
export const players: { readonly [set: string]: Player } = { ${sets.join(', ')} }
`

const doors = (sets: readonly string[]): string =>
  `${head('the folders beside this file')}import type { Door } from './door.ts'
${lines(sets, set => `import { door as ${set} } from './${set}/index.ts'`)}
/** The doors of the rule sets that have one. */
export const doors: { readonly [set: string]: Door } = { ${sets.join(', ')} }
`

const german = (sets: readonly string[]): string =>
  `${head('the folders beside this file')}${lines(sets, set => `import * as ${set} from './${set}/german.ts'`)}
/** The rule sets that speak German. */
export const speakGerman = { ${sets.join(', ')} }
`
