import {
  because,
  type Choice,
  choice,
  type Id,
  offer,
  type Procedure,
  pieceChoice,
  type Question,
  type Reason,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { inMelee, isTank, onTable } from '../figures.ts'
import { type Moment, mayPlay, offerFortune, type Use } from '../fortune.ts'
import type { Figure, Goodbye } from '../records.ts'
import { cardOf, holds, playCard, theCard } from './deck.ts'
import { sectionsOf } from './sections.ts'
import { strayShell } from './shells.ts'

const IMPOSE_MY_WILL = 'KH'
const LUCKY_SOD = 'JH'
const BETTER_HIM = 'AD'
const DEAD_EYE = 'JD'
const VIM = 'QD'

/** After the initiative dice, a player may take the initiative by card or reroll a die. Returns who takes it, if anyone. */
export function* initiativeCards(game: Goodbye, dice: Map<Id, number>): Procedure<Id | null> {
  for (const side of [...dice.keys()]) {
    const best = Math.max(...dice.values())
    if (dice.get(side) === best && [...dice.values()].filter(die => die === best).length === 1) continue
    const cards = [IMPOSE_MY_WILL, LUCKY_SOD]
    const says = text`Play a card for the initiative?`
    const played = yield* offerFortune(game, {
      side,
      says,
      cites: ['GB-CARD-6', 'GB-CARD-9'],
      uses: [],
      cards,
      piece: null,
    })
    if (played === IMPOSE_MY_WILL) return side
    if (played !== LUCKY_SOD) continue
    const [die] = yield* roll(game, 'initiative', 1, { faces: 10, cites: ['GB-CARD-9', 'GB-RUL-11'] })
    dice.set(side, die as number)
  }
  return null
}

/** In the event step a player may drop a shell on another player. */
export function* offerShell(game: Goodbye, side: Id): Procedure {
  if (!mayPlay(game, side, [BETTER_HIM]) || shellTargets(game, side).length === 0) return
  const moment: Moment = { uses: [], cards: [BETTER_HIM], piece: null }
  yield* offer(game, side, {
    says: text`Drop a shell on another player?`,
    actions: ['use', 'pass'],
    cites: ['GB-CARD-23', 'GB-RUL-66'],
    context: moment,
    default: { action: 'pass' },
  })
}

const shellTargets = (game: Goodbye, side: Id): readonly Id[] =>
  game.sides.map(s => s.id).filter(id => id !== side && game.pieces.some(piece => piece.side === id && onTable(piece)))

/** The target of a card played outside the step whose prompt offers it. */
interface Play {
  readonly step: string
  readonly on: 'target' | 'piece'
  readonly rule: string
  choices(game: Goodbye, side: Id): readonly Choice[]
}

const figures = (game: Goodbye, side: Id, fits: (figure: Figure) => boolean): readonly Choice[] =>
  game.pieces.filter(f => f.side === side && onTable(f) && fits(f)).map(f => pieceChoice(f))

/** A squad, or a tank that orders itself. */
const ordered = (game: Goodbye, side: Id): readonly Choice[] => [
  ...sectionsOf(game, side).map(unit => choice(unit, text`${the.unit(unit)}`)),
  ...figures(game, side, isTank),
]

const voice = (rule: string): Play => ({ step: 'orders', on: 'target', rule, choices: ordered })

const plays: { readonly [card: string]: Play } = {
  [BETTER_HIM]: {
    step: 'event',
    on: 'target',
    rule: 'GB-CARD-23',
    choices: (game, side) => shellTargets(game, side).map(other => choice(other, text`${the.side(other)}`)),
  },
  '10H': voice('GB-CARD-10'),
  '9H': voice('GB-CARD-11'),
  '10D': voice('GB-CARD-28'),
  '9D': voice('GB-CARD-29'),
  [DEAD_EYE]: {
    step: 'fire',
    on: 'piece',
    rule: 'GB-CARD-27',
    choices: (game, side) => figures(game, side, f => !f.deadEye && f.weapons.length > 0),
  },
  [VIM]: {
    step: 'close',
    on: 'piece',
    rule: 'GB-CARD-26',
    choices: (game, side) => figures(game, side, f => !f.vim && inMelee(game, f)),
  },
}

/** Players may name any card, so 'toString' must not match. */
const playOf = (card: string): Play | null => (Object.hasOwn(plays, card) ? (plays[card] ?? null) : null)

/** The cards that this side may play in the present step through its own prompt. */
export const playableNow = (game: Goodbye, side: Id): readonly Choice[] =>
  [...new Set(game.side(side).hand)]
    .filter(card => plays[card]?.step === game.state.phase)
    .map(card => choice(card, text`${theCard(game, card)}`))

/** The possible targets of this draft's card; null if the target is named or not needed. */
export function nextForCard(game: Goodbye, side: Id, draft: Use): Question | null {
  const play = draft.card === undefined ? null : playOf(draft.card)
  if (!play || draft[play.on] !== undefined) return null
  return { field: play.on, says: text`For whom?`, choices: play.choices(game, side) }
}

/** Why this card may not be played in the present step. */
export function whyNotPlay(game: Goodbye, side: Id, card: string, decision: Use): readonly Reason[] {
  const play = playOf(card)
  if (!holds(game, side, card))
    return [because('card', text`${theCard(game, card)} is not in the hand of ${the.side(side)}`, 'GB-RUL-66')]
  if (play?.step !== game.state.phase)
    return [because('card', text`${theCard(game, card)} cannot be played in this step`, 'GB-RUL-66')]
  return play.choices(game, side).some(({ value }) => value === decision[play.on])
    ? []
    : [because('card', text`choose for whom it is played`, play.rule, 'GB-RUL-66')]
}

/** The card is played. Voices, dead eye and vim wait for the next order, shot or fight. */
export function* carryOutPlay(game: Goodbye, side: Id, card: string, { piece, target }: Use): Procedure {
  const { rule } = plays[card] as Play
  playCard(game, side, card, rule)
  if (card === BETTER_HIM) yield* strayShell(game, BETTER_HIM, target as Id)
  else if (card === DEAD_EYE) game.change('piece', piece as Id, { deadEye: true }, [rule])
  else if (card === VIM) game.change('piece', piece as Id, { vim: true }, [rule])
  else raiseVoice(game, target as Id, cardOf(game, card).order ?? 0, rule)
}

/** Several voices are cumulative. */
function raiseVoice(game: Goodbye, target: Id, by: number, rule: string): void {
  const unit = game.find('unit', target)
  if (unit) game.change('unit', target, { voice: unit.voice + by }, [rule])
  else game.change('piece', target, { voice: game.piece(target).voice + by }, [rule])
}

/** A figure about to shoot outside its own turn may have a dead eye. */
export function* offerDeadEye(game: Goodbye, id: Id): Procedure {
  const figure = game.piece(id)
  const says = text`${the.piece(figure)} is about to shoot. Play Dead eye?`
  const cites = ['GB-CARD-27']
  const played = yield* offerFortune(game, { side: figure.side, says, cites, uses: [], cards: [DEAD_EYE], piece: null })
  if (played !== null) game.change('piece', id, { deadEye: true }, cites)
}

/** A figure under attack may also be full of vim and vigour. */
export function* offerVim(game: Goodbye, id: Id): Procedure {
  const figure = game.piece(id)
  const says = text`${the.piece(figure)} is about to fight. Play Full of vim and vigour?`
  const cites = ['GB-CARD-26']
  const played = yield* offerFortune(game, { side: figure.side, says, cites, uses: [], cards: [VIM], piece: null })
  if (played !== null) game.change('piece', id, { vim: true }, cites)
}
