import { noSuch, Refusal, SandtableError } from '@sandtable/kernel'
import { type BotName, botNames, Environment } from '@sandtable/lab'
import { studyOf } from './lab/order.ts'
import { Misuse, type Terminal, type Verdict } from './terminal.ts'

interface EnvOptions {
  readonly bots?: string
}

type Request = { readonly [field: string]: unknown }

/** A line that a learning program may send is not longer than this. */
const LONGEST = 1_000_000

/** sandtable env: one request a line, one answer a line, until the input ends. A bad request changes nothing. */
export async function env(scenario: string, { bots = '' }: EnvOptions, terminal: Terminal): Promise<Verdict> {
  const { rules, source, sideNames } = studyOf({ scenario, folder: terminal.folder, seed: '1', bots: [] })
  const sides = Object.keys(sideNames)
  const environment = new Environment(rules, source, computersOf(bots, sides))
  let begun = false
  for await (const line of terminal.lines()) {
    if (line.trim() === '') continue
    terminal.say(JSON.stringify(answer(line)))
  }
  return 'fine'

  function answer(line: string): object {
    try {
      const request = read(line)
      if (request.do === 'sides') return { sides, names: sideNames, set: rules.id }
      if (request.do === 'reset') {
        begun = true
        return environment.reset(seedOf(request))
      }
      if (!begun) throw new Misuse('begin with {"do":"reset","seed":1}')
      return carriedOut(environment, request, sides)
    } catch (error) {
      if (error instanceof Refusal) return { error: 'refused', says: error.message }
      if (error instanceof SandtableError) return { error: error.code, says: error.message }
      if (error instanceof Misuse) return { error: 'request', says: error.message }
      throw error
    }
  }
}

function carriedOut(environment: Environment, request: Request, sides: readonly string[]): object {
  const isOver = environment.standing.agent === null
  switch (request.do) {
    case 'standing':
      return environment.standing
    case 'view': {
      const side = request.side ?? environment.standing.agent ?? sides[0]
      if (typeof side !== 'string' || !sides.includes(side)) throw new Misuse(noSuch('side', String(side), sides))
      return environment.view(side)
    }
  }
  if (isOver) throw new Misuse('the game is over: reset begins another')
  switch (request.do) {
    case 'question':
      return { question: environment.question(request.draft) }
    case 'legal':
      return { decisions: environment.legal(countOf(request.most, 'most')) }
    case 'sample':
      return { decisions: environment.sample(countOf(request.count, 'count')) }
    case 'step':
      return environment.step(request.decision)
    default:
      throw new Misuse(noSuch('request', String(request.do), REQUESTS))
  }
}

const REQUESTS = ['sides', 'reset', 'standing', 'view', 'question', 'legal', 'sample', 'step']

function read(line: string): Request {
  if (line.length > LONGEST) throw new Misuse(`a line has at most ${LONGEST} characters`)
  try {
    const request: unknown = JSON.parse(line)
    if (typeof request === 'object' && request !== null && !Array.isArray(request)) return request as Request
  } catch {}
  throw new Misuse('a request is one JSON object in a line')
}

function seedOf({ seed }: Request): number | string {
  if (typeof seed === 'number' || typeof seed === 'string') return seed
  throw new Misuse('seed is a number or a text')
}

function countOf(value: unknown, name: string): number {
  const count = value ?? 100
  if (typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= 10_000) return count
  throw new Misuse(`${name} is a whole number from 1 to 10000`)
}

/** 'german=regular,allied=random' */
function computersOf(list: string, sides: readonly string[]): { readonly [side: string]: BotName } {
  const pairs = list.split(',').filter(Boolean)
  return Object.fromEntries(
    pairs.map(pair => {
      const [side = '', name = 'regular'] = pair.split('=')
      if (!sides.includes(side)) throw new Misuse(noSuch('side', side, sides))
      if (!botNames.some(bot => bot === name)) throw new Misuse(noSuch('computer player', name, botNames))
      return [side, name as BotName]
    }),
  )
}
