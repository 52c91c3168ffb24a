import { readFileSync } from 'node:fs'
import { scripted } from '@sandtable/bots'
import { type Grown, Host, type Id, type RuleSet } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import type { Clock } from './clock.ts'
import { Desk } from './desk.ts'
import type { NewGame } from './opening.ts'
import { Room } from './room.ts'
import type { Snapshot } from './snapshot.ts'

/** The text of a scenario: 'plastic/tutorial'. */
export const scenarioText = (scenario: string): string =>
  readFileSync(new URL(`../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8')

export function hostOf(scenario: string, seed = 1): Host {
  const [set = ''] = scenario.split('/')
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  return new Host(rules, readYaml(scenarioText(scenario), scenario), { dice: { from: 'seed', seed } }).start()
}

/** A room in which people play these sides, and the computer the others. */
export function roomOf(scenario: string, people: readonly Id[], seed = 1): Room {
  const host = hostOf(scenario, seed)
  const computers = host.setup.sides.map(({ id }) => id).filter(side => !people.includes(side))
  return new Room(host, new Map(computers.map(side => [side, scripted(side)])))
}

/** A clock on which time passes only while something waits: up to whoever is due first. */
export class TestClock implements Clock {
  time = 0
  readonly #waiting: { readonly until: number; go(): void }[] = []

  now = (): number => this.time

  wait = (milliseconds = 0): Promise<void> =>
    new Promise(go => {
      this.#waiting.push({ until: this.time + milliseconds, go })
      setImmediate(() => this.#pass())
    })

  #pass(): void {
    const first = this.#waiting.reduce((a, b) => (b.until < a.until ? b : a))
    this.#waiting.splice(this.#waiting.indexOf(first), 1)
    this.time = Math.max(this.time, first.until)
    first.go()
  }
}

/** A desk that keeps every snapshot, at a game in which people play these sides. */
export class TestDesk extends Desk {
  readonly heard: Snapshot[]
  /** What has been new of the save each time. */
  readonly grown: (Grown | null)[]
  readonly time: TestClock

  constructor() {
    const [heard, grown, time]: [Snapshot[], (Grown | null)[], TestClock] = [[], [], new TestClock()]
    super((snapshot, more) => {
      heard.push(snapshot)
      grown.push(more)
    }, time)
    this.heard = heard
    this.grown = grown
    this.time = time
  }

  static at(scenario: string, people: readonly Id[], more: Partial<NewGame> = {}): TestDesk {
    const desk = new TestDesk()
    const sides = hostOf(scenario).setup.sides.map(({ id }) => id)
    const seats = Object.fromEntries(sides.map(side => [side, people.includes(side) ? 'person' : 'computer'] as const))
    const game = { title: 'A test', scenario: scenarioText(scenario), file: scenario, seats, options: {} } as const
    desk.start({ ...game, dice: { from: 'seed', seed: 1 }, deal: 1, level: 'regular', ...more })
    return desk
  }

  get now(): Snapshot {
    return this.heard.at(-1) as Snapshot
  }

  /** Waits until no computer is deciding, or until this holds. */
  async until(isSo: () => boolean = () => !this.now.thinking && this.room.next() === null): Promise<void> {
    for (let n = 0; !isSo(); n++) {
      if (n > 20_000) throw new Error('it never came to that')
      await new Promise(done => setImmediate(done))
    }
  }
}
