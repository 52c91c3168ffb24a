import { type Id, type Point, type Procedure, text, the } from '@sandtable/kernel'
import { courageTest, testHalfStrength } from '../courage.ts'
import { isTank, onTable, seniority } from '../figures.ts'
import { coverRoll } from '../fire/cover.ts'
import { groundOf } from '../ground.ts'
import { endForSide } from '../lasting.ts'
import type { Figure, Goodbye } from '../records.ts'
import { coverTable } from '../tables.ts'
import { cardOf, discard, theCard } from './deck.ts'
import { strike } from './effects.ts'
import { lostSoldier } from './lost-soldier.ts'
import { lossOfMoralFibre } from './moral-fibre.ts'
import { offerShell } from './playing.ts'
import { concerned, sectionHit, sectionsOf } from './sections.ts'
import { strayShell } from './shells.ts'
import { offTableSniper } from './sniper.ts'

type Happening = (game: Goodbye, side: Id) => Procedure

/** The cards that are resolved as soon as they are turned over. */
const happenings: { readonly [card: string]: Happening } = {
  AH: lostSoldier,
  AC: strayBurst,
  KC: noDayForHeroes,
  QC: (game, side) => strayShell(game, 'QC', side),
  JC: mud,
  '10C': silence,
  AS: (game, side) => strayShell(game, 'AS', side),
  KS: (game, side) => strayShell(game, 'KS', side),
  QS: lossOfMoralFibre,
  JS: offTableSniper,
  '10S': indecision,
  joker: quickstep,
}

/** First mud dries; then the card is turned over and resolved, or kept; then a shell may be dropped on another player. */
export function* eventStep(game: Goodbye): Procedure {
  const side = game.state.side as Id
  endForSide(game, 'before-own-turn', side)
  const { cardDue } = game.side(side)
  if (cardDue !== null) yield* turnOver(game, side, cardDue)
  yield* offerShell(game, side)
}

const TURNED = ['GB-CARD-2', 'GB-CARD-4']

function* turnOver(game: Goodbye, side: Id, card: string): Procedure {
  const { keep, blank } = cardOf(game, card)
  if (keep) {
    const { hand, closed } = game.side(side)
    game.change('side', side, { cardDue: null, hand: [...hand, card] }, TURNED)
    if (closed) game.say(text`${the.side(side)} keeps a card that nobody else has seen.`, ['GB-CARD-2', 'GB-RUL-89'])
    game.say(text`${the.side(side)} keeps ${theCard(game, card)}.`, TURNED, undefined, closed ? [side] : undefined)
    return
  }
  game.change('side', side, { cardDue: null }, ['GB-CARD-2', 'GB-TURN-6'])
  game.say(text`${the.side(side)} turns over ${theCard(game, card)}.`, TURNED)
  discard(game, card, ['GB-RUL-17'])
  if (!blank) yield* (happenings[card] as Happening)(game, side)
}

/** A stray burst of machine-gun fire catches a section; cover saves are rolled first. */
function* strayBurst(game: Goodbye, side: Id): Procedure {
  const { men } = cardOf(game, 'AC')
  for (const { id } of concerned(game, yield* sectionHit(game, side))) {
    const figure = game.piece(id)
    if (isTank(figure) || (yield* isSaved(game, figure))) continue
    yield* strike(game, id, { men, tank: null, rule: 'GB-CARD-12' })
  }
  yield* testHalfStrength(game)
}

/** In terrain that gives cover, or prone: GB-RUL-60. */
function* isSaved(game: Goodbye, figure: Figure): Procedure<boolean> {
  const rows = game.rows(coverTable) as { readonly [what: string]: number }
  const land = groundOf(game)
    .under(figure.at as Point)
    .find(place => place.covers)
  const save = (land ? rows.cover : figure.prone ? rows['prone-in-the-open'] : 0) ?? 0
  const says = land ? text`in the ${the.ground(land)}` : text`prone in the open`
  const cites = ['GB-CARD-13', land ? 'GB-FIRE-4' : 'GB-FIRE-5']
  return yield* coverRoll(game, figure.id, { save, says, cites }, 0)
}

/** The most senior figure with a valour point loses one; if no figure has one, a squad loses one. */
function* noDayForHeroes(game: Goodbye, side: Id): Procedure {
  const cites = ['GB-CARD-14', 'GB-RUL-62']
  const brave = game.pieces.filter(figure => figure.side === side && onTable(figure) && figure.valour > 0)
  const [hero] = [...brave].sort((a, b) => seniority(b) - seniority(a))
  if (hero) {
    game.change('piece', hero.id, { valour: hero.valour - 1 }, cites)
    game.say(text`${the.piece(hero)} loses a point of valour.`, cites, [hero.id])
    return
  }
  const unit = sectionsOf(game, side)
    .map(id => game.get('unit', id))
    .find(section => section.valour > 0)
  if (unit) game.change('unit', unit.id, { valour: unit.valour - 1 }, cites)
}

/** Mud clogs machine guns, mortars and flamethrowers. */
function* mud(game: Goodbye, side: Id): Procedure {
  const clogs = cardOf(game, 'JC').weapons ?? []
  for (const figure of game.pieces)
    if (
      figure.side === side &&
      onTable(figure) &&
      !isTank(figure) &&
      figure.weapons.some(weapon => clogs.includes(weapon))
    )
      game.change('piece', figure.id, { clogged: true }, ['GB-CARD-19', 'GB-CARD-20'], {
        is: 'jammed',
        cause: 'mud',
      })
}

/** It is too quiet: each section, or figure without one, tests for half a move or none. No one may shoot. */
function* silence(game: Goodbye, side: Id): Procedure {
  const cites = ['GB-CARD-21', 'GB-RUL-63'] as const
  game.change('side', side, { noFire: true }, ['GB-CARD-22'])
  for (const unit of sectionsOf(game, side)) {
    const members = concerned(game, { side, unit })
    const [best] = [...members].sort((a, b) => b.courage - a.courage)
    if (!best) continue
    const passed = yield* courageTest(game, { piece: best.id, factor: best.courage, cites })
    game.change('unit', unit, passed ? { halfMove: true } : { noMove: true }, cites)
  }
  for (const { id, courage } of game.pieces.filter(f => f.side === side && onTable(f) && f.unit === null)) {
    const passed = yield* courageTest(game, { piece: id, factor: courage, cites })
    game.change('piece', id, passed ? { halfMove: true } : { noMove: true }, cites)
  }
}

function* indecision(game: Goodbye, side: Id): Procedure {
  game.change('side', side, { noMove: true }, ['GB-CARD-40', 'GB-RUL-90'])
}

/** The squad leader answers the call of nature: his squad does not move, but may fire. */
function* quickstep(game: Goodbye, side: Id): Procedure {
  const { unit } = yield* sectionHit(game, side)
  const cites = ['GB-CARD-41', 'GB-CARD-42']
  if (unit === null) game.change('side', side, { noMove: true }, cites)
  else game.change('unit', unit, { noMove: true }, cites)
}
