import { type Arg, type Host, type Message, type RuleSet, runCase, type Source } from '@sandtable/kernel'
import { readYamlAll, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { germans } from './german.ts'

/** Every so many cases are played for the words that they use. */
const EVERY = 10

const files = import.meta.glob<string>('../../../../cases/*/*.yaml', { query: '?raw', import: 'default', eager: true })

const casesOf = (set: string): readonly Source[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/cases/${set}/`))
    .flatMap(([path, text]) => readYamlAll(text, path))

function* termsIn(arg: Arg): Generator<string> {
  if ('term' in arg) yield arg.term
  if ('args' in arg) for (const one of arg.args) yield* termsIn(one)
  if ('list' in arg) for (const one of arg.list) yield* termsIn(one)
}

/** The messages of everything that happened in a case. */
function messagesOf(host: Host): readonly Message[] {
  const { entries } = host.game.journal
  return [
    ...host.run.prompts.map(({ says }) => says),
    ...entries.flatMap(entry => (entry.type === 'said' ? [entry.says] : [])),
    ...entries.flatMap(entry => (entry.type === 'roll' ? (entry.modifiers ?? []).map(({ says }) => says) : [])),
  ]
}

/** Words and kinds that players meet in the cases. */
function wordsOf(rules: RuleSet): ReadonlySet<string> {
  const words = new Set<string>()
  casesOf(rules.id).forEach((source, i) => {
    const { pieces = [], table = [] } = source.value as { pieces?: { kind?: string }[]; table?: { kind?: string }[] }
    for (const { kind } of [...pieces, ...(Array.isArray(table) ? table : [])]) if (kind) words.add(kind)
    if (i % EVERY !== 0) return
    const played: Host[] = []
    runCase(rules, source, host => played.push(host))
    for (const says of played.flatMap(messagesOf)) for (const word of termsIn(says)) words.add(word)
  })
  return words
}

const plain = (word: string): string => word.replace(/^(german|american|british|russian|soviet|french)-/, '')

describe.each(ruleSets.filter(({ id }) => germans[id]))('$id in German', rules => {
  const { terms, sentences } = germans[rules.id] as NonNullable<(typeof germans)[string]>

  test('has a word for all that is named', () => {
    // a letter is a letter in every language
    const missing = [...wordsOf(rules)].filter(word => word.length > 1 && !(word in terms) && !(plain(word) in terms))
    expect(missing.sort()).toEqual([])
  }, 120_000)

  test('fills the same gaps as the English sentence', () => {
    const gaps = (text: string): string =>
      [...text.matchAll(/\{\d+\}/g)]
        .map(([gap]) => gap)
        .sort()
        .join()
    const wrong = Object.entries(sentences).filter(
      ([ours, theirs]) => typeof theirs === 'string' && gaps(ours) !== gaps(theirs),
    )
    expect(wrong).toEqual([])
  })

  test('says a sentence as the other sets do', () => {
    const others = Object.values(germans).filter(other => other.sentences !== sentences)
    const differ = Object.entries(sentences).filter(([says, said]) =>
      others.some(other => says in other.sentences && other.sentences[says] !== said),
    )
    expect(differ).toEqual([])
  })
})
