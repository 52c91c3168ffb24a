import { type FieldType, from, int, list, name, object, prose, readFields, record, turns } from '../book/schema.ts'
import { Place, type Source } from '../book/source.ts'
import type { RuleSet } from '../ruleset.ts'
import { openGame, positionKeys, readSetup } from './setup.ts'

/** A ready-to-play battle: a position, and what a player wants to know before choosing it. */
export interface Scenario {
  readonly title: string
  readonly ruleset: string
  readonly summary: string
  /** What each side is told. */
  readonly briefing: { readonly [side: string]: string }
  readonly turns: number
  /** How long a game takes at the table. */
  readonly minutes: number
  /** The seed of its dice when it is played as a lesson. */
  readonly seed?: number
  /** The position, ready for a host. */
  readonly source: Source
}

/** A picture in the file itself: a small one, and nothing else that an address could hold. */
const picture: FieldType<string> = {
  says: 'a picture',
  read: (value, place) =>
    typeof value === 'string' && value.length <= 60_000 && /^data:image\/(webp|jpeg|png);base64,[\w+/=]*$/.test(value)
      ? value
      : place.fail(3, 'expected a picture as a data address, 60,000 letters at most'),
  write: value => value,
}

const about = {
  title: name,
  ruleset: name,
  summary: prose,
  turns,
  minutes: from(1),
  seed: int,
  tags: list(name),
  picture,
  /** What its maker moves together. */
  groups: list(list(name)),
}

/** Reads a scenario and sets it up once, so that faults are found now and not in the middle of a game. */
export function readScenario(ruleSets: readonly RuleSet[], source: Source): Scenario {
  const { briefing, ...given } = object(source.value, new Place(source, 'exact'))
  const rules = ruleSets.find(r => r.id === given.ruleset)
  if (!rules)
    return new Place(source, 'exact')
      .at('ruleset')
      .fail('SCEN-2', `rule set ${JSON.stringify(given.ruleset) ?? 'nothing'}`)
  const place = new Place(source, rules.book.unit, rules.book.prefix)
  const head = Object.fromEntries(
    Object.entries(given).filter(([key]) => !(positionKeys as readonly string[]).includes(key)),
  )
  const read = record(about, ['title', 'ruleset', 'summary', 'turns', 'minutes']).read(head, place)
  const setup = readSetup(rules, source)
  openGame(rules, setup, source)
  const sides = Object.fromEntries(setup.sides.map(side => [side.id, prose]))
  const told = readFields(sides, object(briefing ?? {}, place.at('briefing')), place.at('briefing')) as {
    [side: string]: string
  }
  return { ...read, briefing: told, source }
}
