import type { Bot } from '@sandtable/bots'
import {
  capital,
  DiceError,
  type Id,
  Misread,
  Refusal,
  readDice,
  SandtableError,
  sentence,
  UMPIRE,
  Voice,
} from '@sandtable/kernel'
import { type Next, pondered, type Room } from '@sandtable/room'
import { Misuse, type Terminal } from '../terminal.ts'
import { reasonLines } from './choices.ts'
import { commands } from './commands.ts'
import { diceLines } from './dice.ts'
import { told } from './log.ts'
import { type Heard, Turn } from './turn.ts'

export interface PlayOptions {
  /** The past of a continued game is not told again. */
  readonly goesOn?: boolean
  /** Decides for a person on request. */
  readonly adviser?: Bot
  /** How long a computer may think about a decision, in ms. */
  readonly budget?: number
  /** Saves a game and says where; without a file, in the default place. */
  keep?(game: string, file: string | undefined): string
}

/** How a session ended: the game is over, a player left, or the input ended. */
export type Ending = 'over' | 'left' | 'silent'

const BUDGET = 1000

/** Leaves the game from any point. */
class Leave extends Error {
  readonly ending: Ending

  constructor(ending: Ending) {
    super(ending)
    this.ending = ending
  }
}

/** Plays the game of a room with the people at this terminal, prompt by prompt, until it ends. */
export async function playLoop(room: Room, terminal: Terminal, options: PlayOptions): Promise<Ending> {
  try {
    await new Session(room, terminal, options).play()
    return 'over'
  } catch (error) {
    if (error instanceof Leave) return error.ending
    throw error
  }
}

class Session {
  private readonly room: Room
  private readonly terminal: Terminal
  private readonly options: PlayOptions
  private readonly voices: ReadonlyMap<Id, Voice>
  /** The side asked last; null at first. */
  private last: Id | null = null
  /** The moment for which a person leaves everything to the computer. */
  private resting: string | null = null

  constructor(room: Room, terminal: Terminal, options: PlayOptions) {
    this.room = room
    this.terminal = terminal
    this.options = options
    // a game without people has a spectator
    const seated = room.people.length > 0 ? room.people : [UMPIRE]
    this.voices = new Map(seated.map(side => [side, new Voice(room.seat(side))]))
    if (options.goesOn) for (const voice of this.voices.values()) voice.news()
  }

  async play(): Promise<void> {
    const { room, terminal } = this
    while (!room.over) {
      if (this.voices.size === 1) this.tellNews([...this.voices.values()][0] as Voice)
      const next = room.next()
      const asked = room.waitingFor.find(side => this.voices.has(side))
      if (room.rollers) await this.rollDice(room.rollers)
      else if (next) room.play(this.thoughtOver(next))
      else if (asked && this.resting === this.moment(asked)) this.advise(asked)
      else if (asked) await this.takeTurn(this.voices.get(asked) as Voice)
      else throw new Error('the game waits for nobody but is not over: please report this as a fault')
    }
    for (const each of this.voices.values()) this.tellNews(each)
    terminal.heading('The game is over.')
    const [voice] = this.voices.values()
    if (room.outcome && voice) terminal.say(sentence(voice.say(room.outcome.says)))
  }

  /** A computer that thinks for long has its time for each decision. */
  private thoughtOver(next: Next): Next {
    const work = this.room.ponder(next)
    if (!work) return next
    return { ...next, thought: pondered(work, () => performance.now(), this.options.budget ?? BUDGET).decision }
  }

  private moment(side: Id): string {
    const { turn, phase } = this.room.seat(side).known().state
    return `${side} ${turn} ${phase}`
  }

  private advise(side: Id): void {
    const { adviser } = this.options
    if (!adviser) throw new Misread('There is nobody here to ask.')
    this.room.decide(side, adviser.decide(this.room.seat(side)))
  }

  private async takeTurn(voice: Voice): Promise<void> {
    const { room, terminal } = this
    const prompt = voice.seat.prompt()
    if (!prompt) return
    await this.handOver(voice)
    this.tellNews(voice)
    const { turn: number, phase } = voice.seat.known().state
    terminal.say('')
    terminal.say(`Turn ${number}, ${phase.replaceAll('-', ' ')}. You are ${voice.wording.names.theSide(voice.side)}.`)
    const turn = new Turn(room, voice, prompt, terminal)
    for (let heard = 'again'; heard !== 'decided'; ) {
      if (heard === 'again') turn.show()
      const line = await this.listen()
      heard = this.attempt(voice, () =>
        this.command(voice, line) ? 'heard' : (this.change(voice, line) ?? turn.hear(line)),
      )
    }
  }

  /** Two people at one keyboard: secrets are not shown before the other has looked away. */
  private async handOver(voice: Voice): Promise<void> {
    const other = this.last !== null && this.last !== voice.side
    this.last = voice.side
    if (!other || voice.knowsAll) return
    this.terminal.say('\n'.repeat(60))
    this.terminal.say(
      `${capital(voice.wording.names.theSide(voice.side))} is to decide. Press Enter when nobody else is looking.`,
    )
    await this.listen()
  }

  /**
   * What can be asked at any time. An action of the same name goes first; a slash before the word means the command.
   */
  private command(voice: Voice, line: string): boolean {
    const [word = '', ...rest] = line.replace(/^\//, '').split(/\s+/)
    const isAction = !line.startsWith('/') && voice.seat.prompt()?.actions.includes(word)
    const command = !isAction && Object.hasOwn(commands, word.toLowerCase()) ? commands[word.toLowerCase()] : undefined
    if (!command) return false
    for (const answer of command(voice, rest)) this.terminal.say(answer)
    return true
  }

  /** Undo, redo, auto, save and quit; null if it is none of them. */
  private change(voice: Voice, line: string): Heard | null {
    const [word = '', ...rest] = line.replace(/^\//, '').split(/\s+/)
    const { room, terminal } = this
    if (word === 'undo') {
      room.undo(voice.side)
      terminal.say('Taken back.')
    } else if (word === 'redo') room.redo(voice.side)
    else if (word === 'auto') {
      if (rest[0] === 'all') this.resting = this.moment(voice.side)
      this.advise(voice.side)
    } else if (word === 'save') {
      if (!this.options.keep) throw new Misread('Games cannot be kept here.')
      terminal.say(this.options.keep(room.save(), rest.join(' ') || undefined))
    } else if (word === 'quit' || word === 'exit') {
      terminal.say('You leave the game.')
      throw new Leave('left')
    } else return null
    return word === 'save' ? 'heard' : 'decided'
  }

  /** Dice that people roll: they type what the dice show. */
  private async rollDice(rollers: readonly Id[]): Promise<void> {
    const { room, terminal } = this
    const voices = [...this.voices.values()]
    const voice = voices.find(({ side }) => rollers.includes(side)) ?? (voices[0] as Voice)
    const wanted = room.wanted(voice.side)
    if (!wanted) throw new Error('the game wants dice that nobody can type: please report this as a fault')
    for (const line of diceLines(wanted, voice)) terminal.say(line)
    for (let heard = 'heard'; heard !== 'decided'; ) {
      const line = await this.listen()
      heard = this.attempt(voice, () => {
        if (this.command(voice, line)) return 'heard'
        if (/^\/?(save|quit|exit)\b/.test(line)) return this.change(voice, line) ?? 'heard'
        room.enter(readDice(line, wanted))
        return 'decided'
      })
    }
  }

  private async listen(): Promise<string> {
    const line = await this.terminal.ask('> ')
    if (line !== null) return line.trim()
    this.terminal.say('There is no more input. Nothing was saved.')
    throw new Leave('silent')
  }

  /** A refusal by the rules or the parser is told, and nothing has happened. */
  private attempt<T>(voice: Voice, act: () => T): T | 'heard' {
    try {
      return act()
    } catch (error) {
      if (error instanceof Refusal)
        for (const line of ['Refused.', ...reasonLines(error.reasons, voice.wording)]) this.terminal.say(line)
      else if (error instanceof Misread || error instanceof Misuse) this.terminal.say(error.message)
      else if (error instanceof SandtableError || error instanceof DiceError) this.terminal.say(sentence(error.message))
      else throw error
      return 'heard'
    }
  }

  private tellNews(voice: Voice): void {
    for (const { text, heading } of told(voice.news(), voice)) {
      if (heading) this.terminal.say('')
      if (heading) this.terminal.heading(text)
      else this.terminal.say(text)
    }
  }
}
