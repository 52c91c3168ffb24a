import {
  actionFor,
  allowed,
  type Choice,
  choice as choiceOf,
  type Decision,
  type Draft,
  inOrder,
  Misread,
  type Phrase,
  type Point,
  type Prompt,
  purposesOf,
  type Question,
  type Reason,
  readChoice,
  readPhrase,
  sentence,
  startOf,
  text,
  the,
  type Voice,
} from '@sandtable/kernel'
import { asFarAsItGoes, type Room } from '@sandtable/room'
import type { Terminal } from '../terminal.ts'
import { choiceLines, refusalLines } from './choices.ts'
import { oddsLines } from './odds.ts'

/** How many choices are listed without being asked for. */
const FEW = 12

/** The effect of a line: the decision is made, the question should be put again, or nothing. */
export type Heard = 'decided' | 'again' | 'heard'

/**
 * One prompt being answered by a person. Numbers build a decision field by field, and Enter makes it; a whole
 * sentence is done at once. It knows prompts, questions and choices, and no rules.
 */
export class Turn {
  private readonly room: Room
  private readonly voice: Voice
  private readonly prompt: Prompt
  private readonly terminal: Terminal
  /** The decision as it grew; `back` removes the last step. */
  private readonly drafts: Draft[] = []
  /** If there is only one action, it has already begun. */
  private readonly begun: number

  constructor(room: Room, voice: Voice, prompt: Prompt, terminal: Terminal) {
    this.room = room
    this.voice = voice
    this.prompt = prompt
    this.terminal = terminal
    const [only, ...others] = prompt.actions
    if (only !== undefined && others.length === 0) this.drafts.push({ action: only })
    this.begun = this.drafts.length
  }

  private get draft(): Draft | null {
    return this.drafts.at(-1) ?? null
  }

  /** The action by which the side passes explicitly, if there is one. */
  private get passing(): string | undefined {
    return actionFor(purposesOf(this.voice.seat.rules), 'pass', this.prompt.actions)
  }

  /** The current question: first which action, then its fields; null when the decision is complete. */
  private question(): Question | null {
    const asked = this.draft
      ? this.voice.question(this.draft)
      : {
          field: 'action',
          says: this.prompt.says,
          choices: this.prompt.actions.map(action => this.actionChoice(action)),
        }
    return asked && { ...asked, choices: inOrder(asked.choices, this.start) }
  }

  /** Where the acting piece stands. */
  private get start(): Point | null {
    return this.draft && startOf(this.voice, this.draft)
  }

  /** An action is greyed when it cannot even be begun. */
  private actionChoice(action: string): Choice {
    const { seat } = this.voice
    const question = seat.question({ action })
    const says = seat.rules.actions[action]?.says ?? text`${the.term(action)}`
    if (!question) return choiceOf(action, says, seat.refusal({ action })?.reasons ?? [])
    if (question.open || question.optional || question.choices.some(allowed)) return choiceOf(action, says)
    const reasons = question.choices.flatMap(one => one.no)
    const nobody: Reason = {
      word: 'target',
      says: text`there is nothing to choose from`,
      cites: this.prompt.cites.slice(0, 1),
    }
    return choiceOf(action, says, reasons.length > 0 ? reasons : [nobody])
  }

  /** Puts the question, with its choices numbered. */
  show(most = FEW): void {
    const question = this.question()
    const { terminal, prompt } = this
    if (this.drafts.length === this.begun)
      terminal.heading(sentence(this.voice.wording.say(prompt.says), prompt.cites.slice(0, 1)))
    if (!question) {
      terminal.say(`${this.said(this.draft as Draft)} Press Enter to do it, or type odds, back or help.`)
      return
    }
    const asks = this.voice.wording.say(question.says)
    if (asks !== this.voice.wording.say(prompt.says)) terminal.heading(sentence(asks))
    for (const line of choiceLines(question, this.voice, this.start, most)) terminal.say(line)
    if (this.drafts.length === this.begun && prompt.default && !this.passing) terminal.say('Or type pass.')
  }

  /** Takes a line. A refusal by the rules throws, and nothing has changed. */
  hear(line: string): Heard {
    const [word = '', ...rest] = line.split(/\s+/)
    if (line === '') return this.confirm()
    if (word === 'back' || word === 'cancel') return this.back()
    if (word === 'more') return this.more()
    if (word.startsWith('?') || word === 'why') return this.explain(rest[0] ?? word.replace(/^(\?|why)/, ''))
    if (word === 'odds') return this.odds(rest)
    if (word === 'pass' && rest[0] === 'all') this.room.letPass(this.voice.side)
    if (word === 'pass' && (rest[0] === 'all' || !this.passing)) {
      this.room.pass(this.voice.side)
      return 'decided'
    }
    return this.draft || /^\d+$/.test(word) ? this.answer(line) : this.phrase(line)
  }

  private read(line: string, begun: Draft | null = null): Phrase {
    return asFarAsItGoes(this.voice.seat, this.voice.roles, readPhrase(this.voice, line, begun))
  }

  /** A whole sentence: done at once when it is complete. */
  private phrase(line: string): Heard {
    const { draft, note } = this.read(line)
    if (note) this.terminal.say(note)
    this.drafts.splice(this.begun, this.drafts.length, draft)
    if (note || this.question()) return 'again'
    try {
      return this.decide(draft)
    } catch (error) {
      this.drafts.length = this.begun
      throw error
    }
  }

  /** An answer to the question; or a new sentence, where the line begins with another action. */
  private answer(line: string): Heard {
    const { draft } = this
    if (!draft) {
      const chosen = readChoice(this.question()?.choices ?? [], line, says => this.voice.say(says))
      if (!chosen) throw new Misread(`There is no choice ${line}.`)
      if (!allowed(chosen)) return this.explain(line)
      this.drafts.push({ action: String(chosen.value) })
      return 'again'
    }
    const { draft: next, note } = this.question() ? this.read(line, draft) : { draft, note: null }
    if (next !== draft) {
      if (note) this.terminal.say(note)
      this.drafts.push(next)
      return this.question() ? 'again' : this.check(next)
    }
    if (this.prompt.actions.some(action => line.toLowerCase().startsWith(action))) return this.phrase(line)
    throw new Misread(note ?? 'The decision is complete. Press Enter to do it, or type back.')
  }

  /** A complete decision that is not allowed loses its last field again. */
  private check(draft: Draft): Heard {
    const refusal = this.voice.refusal(draft)
    if (!refusal) return 'again'
    this.drafts.pop()
    throw refusal
  }

  private confirm(): Heard {
    const question = this.question()
    if (!this.draft || (question && !question.optional)) return 'again'
    return this.decide(this.draft)
  }

  private decide(decision: Decision): Heard {
    this.room.decide(this.voice.side, decision)
    return 'decided'
  }

  private back(): Heard {
    if (this.drafts.length > this.begun) this.drafts.pop()
    else this.terminal.say('Nothing is begun. To take a decision back, type undo.')
    return 'again'
  }

  private more(): Heard {
    this.show(Number.POSITIVE_INFINITY)
    return 'heard'
  }

  private explain(which: string): Heard {
    for (const line of refusalLines(this.question()?.choices ?? [], which, this.voice.wording)) this.terminal.say(line)
    return 'heard'
  }

  /** odds, odds fire g2 at a1. */
  private odds(words: readonly string[]): Heard {
    const phrase = words.join(' ')
    const decision = phrase ? this.read(phrase).draft : this.draft
    const missing = decision && this.voice.question(decision)
    if (!decision) throw new Misread('Say what to try: odds and a sentence, such as you would type to do it.')
    if (missing && !missing.optional)
      throw new Misread(`That is not complete yet: ${this.voice.wording.say(missing.says)}`)
    for (const line of oddsLines(this.voice, decision)) this.terminal.say(line)
    return 'heard'
  }

  private said(draft: Draft): string {
    return `${this.voice.wording.decision(draft)}.`
  }
}
