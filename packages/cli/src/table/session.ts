import { type Bot, spokenUp } from '@sandtable/bots'
import {
  capital,
  DiceError,
  type Host,
  type Id,
  Misread,
  Refusal,
  readDice,
  SandtableError,
  save,
  sentence,
  UMPIRE,
  Voice,
} from '@sandtable/kernel'
import { Misuse, type Terminal } from '../terminal.ts'
import { reasonLines } from './choices.ts'
import { commands } from './commands.ts'
import { diceLines } from './dice.ts'
import { tell } from './telling.ts'
import { type Heard, Turn } from './turn.ts'

export interface PlayOptions {
  /** The computer's players, by side. The others are people. */
  readonly bots: ReadonlyMap<Id, Bot>
  /** The people know of what happened before this position in the journal: a game that goes on is not told again. */
  readonly from?: number
  /** Decides for a person who asks for it. */
  readonly adviser?: Bot
  /** Keeps a game somewhere and says where; without a file, where the game belongs. */
  keep?(game: string, file: string | undefined): string
}

/** How a session ended: the game is over, somebody left, or nobody types any more. */
export type Ending = 'over' | 'left' | 'silent'

/** Leaves the game from wherever it is. */
class Leave extends Error {
  readonly ending: Ending

  constructor(ending: Ending) {
    super(ending)
    this.ending = ending
  }
}

/** Plays a game with the people at this terminal and the bots, prompt by prompt, until it ends. */
export async function playLoop(host: Host, terminal: Terminal, options: PlayOptions): Promise<Ending> {
  try {
    await new Session(host, terminal, options).play()
    return 'over'
  } catch (error) {
    if (error instanceof Leave) return error.ending
    throw error
  }
}

class Session {
  private readonly host: Host
  private readonly terminal: Terminal
  private readonly options: PlayOptions
  private readonly seats: ReadonlyMap<Id, Voice>
  /** Who was asked last; null before anybody was. */
  private last: Id | null = null
  /** The moment for which somebody leaves everything to the computer. */
  private resting: string | null = null

  constructor(host: Host, terminal: Terminal, options: PlayOptions) {
    this.host = host
    this.terminal = terminal
    this.options = options
    const people = host.setup.sides.map(side => side.id).filter(side => !options.bots.has(side))
    // where nobody plays, somebody watches
    const seated = people.length > 0 ? people : [UMPIRE]
    this.seats = new Map(seated.map(side => [side, new Voice(host, side, options.from)]))
  }

  async play(): Promise<void> {
    const { host, terminal } = this
    while (!host.over) {
      if (this.seats.size === 1) this.tellNews([...this.seats.values()][0] as Voice)
      const spoken = spokenUp(host, side => this.options.bots.get(side))
      const bot = host.waitingFor.find(side => this.options.bots.has(side))
      const asked = host.waitingFor.find(side => this.seats.has(side))
      if (host.run.wanted) await this.rollDice()
      else if (spoken) host.decide(spoken.side, spoken.decision)
      else if (bot) host.decide(bot, this.options.bots.get(bot)?.decide(host.seat(bot)))
      else if (asked && this.resting === this.moment(asked)) this.advise(asked)
      else if (asked) await this.takeTurn(this.seats.get(asked) as Voice)
      else throw new Error('nobody is asked, and the game is not over')
    }
    for (const seat of this.seats.values()) this.tellNews(seat)
    terminal.say(terminal.strong('The game is over.'))
    const [seat] = this.seats.values()
    if (host.outcome && seat) terminal.say(sentence(seat.wording.say(host.outcome.says)))
  }

  private moment(side: Id): string {
    const { turn, phase } = this.host.game.state
    return `${side} ${turn} ${phase}`
  }

  private advise(side: Id): void {
    const { adviser } = this.options
    if (!adviser) throw new Misread('There is nobody here to ask.')
    this.host.decide(side, adviser.decide(this.host.seat(side)))
  }

  private async takeTurn(seat: Voice): Promise<void> {
    const { host, terminal } = this
    const prompt = host.prompt(seat.side)
    if (!prompt) return
    await this.handOver(seat)
    this.tellNews(seat)
    const { turn: number, phase } = host.game.state
    terminal.say('')
    terminal.say(`Turn ${number}, ${phase.replaceAll('-', ' ')}. You are ${seat.wording.names.theSide(seat.side)}.`)
    const turn = new Turn(seat, prompt, terminal)
    for (let heard = 'again'; heard !== 'decided'; ) {
      if (heard === 'again') turn.show()
      const line = await this.listen()
      heard = this.attempt(seat, () =>
        this.command(seat, line) ? 'heard' : (this.change(seat, line) ?? turn.hear(line)),
      )
    }
  }

  /** Two people at one keyboard: what one may not know is not shown before the other has looked away. */
  private async handOver(seat: Voice): Promise<void> {
    const other = this.last !== null && this.last !== seat.side
    this.last = seat.side
    if (!other || seat.knowsAll) return
    this.terminal.say('\n'.repeat(60))
    this.terminal.say(
      `${capital(seat.wording.names.theSide(seat.side))} is to decide. Press Enter when nobody else is looking.`,
    )
    await this.listen()
  }

  /** What can be asked at any time. An action of the same name goes first; a stroke before the word says that the command is meant. */
  private command(seat: Voice, line: string): boolean {
    const [word = '', ...rest] = line.replace(/^\//, '').split(/\s+/)
    const isAction = !line.startsWith('/') && this.host.prompt(seat.side)?.actions.includes(word)
    const command = !isAction && Object.hasOwn(commands, word.toLowerCase()) ? commands[word.toLowerCase()] : undefined
    if (!command) return false
    for (const told of command(seat, rest)) this.terminal.say(told)
    return true
  }

  /** Undo, redo, auto, save and quit; null when it is none of them. */
  private change(seat: Voice, line: string): Heard | null {
    const [word = '', ...rest] = line.replace(/^\//, '').split(/\s+/)
    const { host, terminal } = this
    if (word === 'undo') {
      host.undo(seat.side)
      terminal.say('Taken back.')
    } else if (word === 'redo') host.redo(seat.side)
    else if (word === 'auto') {
      if (rest[0] === 'all') this.resting = this.moment(seat.side)
      this.advise(seat.side)
    } else if (word === 'save') {
      if (!this.options.keep) throw new Misread('Games cannot be kept here.')
      terminal.say(this.options.keep(save(host), rest.join(' ') || undefined))
    } else if (word === 'quit' || word === 'exit') {
      terminal.say('You leave the game.')
      throw new Leave('left')
    } else return null
    return word === 'save' ? 'heard' : 'decided'
  }

  /** Dice that people roll: they type what the dice show. */
  private async rollDice(): Promise<void> {
    const { host, terminal } = this
    const { wanted } = host.run
    const seat = this.seats.get(wanted?.spec.to?.[0] ?? '') ?? ([...this.seats.values()][0] as Voice)
    const { wanted: asked } = host
    if (!wanted || !asked) throw new Error('dice are wanted that nobody can type')
    for (const line of diceLines(wanted, seat.wording)) terminal.say(line)
    for (let heard = 'heard'; heard !== 'decided'; ) {
      const line = await this.listen()
      heard = this.attempt(seat, () => {
        if (this.command(seat, line)) return 'heard'
        if (/^\/?(save|quit|exit)\b/.test(line)) return this.change(seat, line) ?? 'heard'
        host.enter(readDice(line, asked))
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

  /** What the rules or the words refuse is told, and nothing has happened. */
  private attempt<T>(seat: Voice, act: () => T): T | 'heard' {
    try {
      return act()
    } catch (error) {
      if (error instanceof Refusal)
        for (const line of ['Refused.', ...reasonLines(error.reasons, seat.wording)]) this.terminal.say(line)
      else if (error instanceof Misread || error instanceof Misuse) this.terminal.say(error.message)
      else if (error instanceof SandtableError || error instanceof DiceError) this.terminal.say(sentence(error.message))
      else throw error
      return 'heard'
    }
  }

  private tellNews(seat: Voice): void {
    for (const { text, heading } of tell(seat.news(), seat.wording)) {
      if (heading) this.terminal.say('')
      this.terminal.say(heading ? this.terminal.strong(text) : text)
    }
  }
}
