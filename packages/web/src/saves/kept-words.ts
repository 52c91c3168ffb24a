import { type Message, makeNames, sentence } from '@sandtable/kernel'
import { findSet } from '../catalogue/catalogue.ts'
import { language, rulesLanguage, words } from '../language/index.ts'
import type { Kept } from './saves.ts'
import type { Trouble } from './trouble.ts'

/** Why this browser keeps no games. */
export function whyNot(trouble: Trouble): string {
  const { why } = words().keeping
  return trouble.kind === 'failed' ? why.failed(trouble.says) : why[trouble.kind]
}

/** Which rules, and who plays. */
export function who({ ruleset, seats, title, name }: Kept): string {
  const { seated } = words().kept
  const people = Object.values(seats).filter(seat => seat === 'person').length
  const all = Object.keys(seats).length
  const sat = all === 0 ? seated.file : people === 0 ? seated.alone : people < all ? seated.computer : seated.together
  return `${name ? `${title}, ` : ''}${findSet(ruleset)?.title ?? ruleset}, ${sat}`
}

/** How it stands, and since when. */
export function when({ turn, last, over, waitingFor, seats, sides, at }: Kept): string {
  const { kept } = words()
  if (over) return `${sentence(named(over, sides))} ${kept.over(turn, ago(at))}`
  const computer = waitingFor.length > 0 && waitingFor.every(id => seats[id] === 'computer')
  const asked = waitingFor.map(id => sides.find(side => side.id === id)?.name ?? id).join(kept.and)
  return kept.stands(kept.turn(turn, last), computer ? kept.theComputer(asked) : asked, ago(at))
}

/** Of a game that is not on the table, only the sides have names. */
const named = (says: Message, sides: Kept['sides']): string =>
  makeNames({
    seat: '',
    pieces: [],
    sides: Object.fromEntries(sides.map(({ id, name }) => [id, name])),
    squares: { unit: 'in', name: () => '' },
    language: rulesLanguage(''),
  }).say(says)

/** 'yesterday', as the language says it. */
export function ago(at: number): string {
  const say = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const minutes = Math.round((Date.now() - at) / 60_000)
  if (minutes < 2) return words().kept.justNow
  if (minutes < 60) return say.format(-minutes, 'minute')
  const days = Math.floor((new Date().setHours(0, 0, 0, 0) - new Date(at).setHours(0, 0, 0, 0)) / 86_400_000)
  return say.format(-days, 'day')
}
