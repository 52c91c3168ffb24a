import type { Tables } from '../game/store.ts'
import { Squares } from '../geometry/squares.ts'
import type { RuleSet } from '../ruleset.ts'
import type { Language } from '../text/language.ts'
import { makeNames, type Names } from '../text/names.ts'

/** How the rules of a set are spoken where there is no game: its armies are the sides. */
export function forceNames<T extends Tables>({ book, forces, terms }: RuleSet<T>, language?: Language): Names {
  return makeNames({
    seat: '',
    pieces: [],
    sides: Object.fromEntries((forces?.armies ?? []).map(({ id, name }) => [id, name])),
    ...(terms && { terms }),
    ...(language && { language }),
    squares: new Squares(100, 100, book.unit),
  })
}
