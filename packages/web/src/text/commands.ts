import { lenses } from '@sandtable/kernel'
import { text as en } from '../language/en/text.ts'
import { type TextWords, textWords } from '../language/text-words.ts'
import type { Part } from './answer.ts'
import type { Asking } from './asking.ts'
import * as asking from './asking.ts'
import * as doing from './doing.ts'

export type TextCommand = keyof TextWords['commands']

/** What each command answers. `why` and `odds` of a sentence are left to who hears the line: they are about what is on the page. */
type Answering = (asked: Asking) => Promise<readonly Part[]> | readonly Part[]

const does =
  (act: doing.Do): Answering =>
  ({ rest }) =>
    act(rest)

const [sees, arcs, reach, threat] = lenses

export const answers: { readonly [command in Exclude<TextCommand, 'why'>]: Answering } = {
  help: () => [{ type: 'commands' }],
  odds: asking.odds,
  back: does(doing.back),
  cancel: does(doing.cancel),
  pass: does(doing.pass),
  until: does(doing.until),
  undo: does(doing.undo),
  redo: does(doing.redo),
  rest: does(doing.rest),
  look: asking.look,
  list: () => [{ type: 'pieces' }],
  map: () => [{ type: 'map' }],
  sight: asking.sight,
  sees: asking.lens(sees),
  arcs: asking.lens(arcs),
  reach: asking.lens(reach),
  threat: asking.lens(threat),
  rule: asking.rule,
  read: asking.read,
  log: asking.log,
  last: asking.last,
  save: does(doing.save),
  export: does(doing.hand),
  replay: does(doing.replay),
  speech: does(doing.speech),
  menu: does(doing.menu),
  table: does(doing.toTable),
  quit: does(doing.quit),
}

/** The command that a word means, in the language of the page or in English. */
export function commandNamed(word: string): TextCommand | undefined {
  const wanted = word.toLowerCase()
  const all = Object.keys(en.commands) as readonly TextCommand[]
  const isOne = (names: readonly string[]): boolean => names.includes(wanted)
  return all.find(id => isOne(textWords.now().commands[id].names)) ?? all.find(id => isOne(en.commands[id].names))
}
