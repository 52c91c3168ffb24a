import {
  action,
  allowed,
  because,
  choice,
  type Id,
  type Message,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { theCard } from './cards/deck.ts'
import { carryOutPlay, nextForCard, playableNow, whyNotPlay } from './cards/playing.ts'
import { claim, mayClaim } from './claims.ts'
import { followers, isHeroic, isRouting, isSteady, ownFigure } from './figures.ts'
import {
  agreed,
  hasPoint,
  heroicUses,
  isHeroicUse,
  type Moment,
  spendPoint,
  type Use,
  useFields,
  whyNotAtMoment,
} from './fortune.ts'
import { type Figure, type Goodbye, type GoodbyeTables, type Heroic, heroics } from './records.ts'
import { distances } from './tables.ts'
import { mayActNow } from './turn.ts'

/** Why a figure may not use valour in this way now. */
function whyNotHeroic(game: Goodbye, side: Id, { piece, for: use }: Use): readonly Reason[] {
  const figure = ownFigure(game, piece, side)
  if (!('id' in figure)) return figure
  const reasons: Reason[] = []
  if (!hasPoint(game, figure, 'valour'))
    reasons.push(because('valour', text`${the.piece(figure)} has no valour point to spend`, 'GB-STAT-6', 'GB-TYPE-5'))
  if (!isHeroicUse(use)) return [...reasons, because('valour', text`choose a use of valour`, 'GB-LUCK-1', 'GB-RUL-4')]
  if (!heroicUses[use].steps.includes(game.state.phase))
    reasons.push(because('step', text`that use of valour does nothing in this step`, 'GB-LUCK-1', 'GB-RUL-4'))
  if (!isSteady(figure))
    reasons.push(because('pinned', text`${the.piece(figure)} is pinned or routing`, 'GB-SUPP-3', 'GB-RUL-13'))
  if (isHeroic(figure, use))
    reasons.push(because('valour', text`${the.piece(figure)} has used valour this way already`, 'GB-RUL-13'))
  return [...reasons, ...mayActNow(game, figure)]
}

/** Why nobody may use valour in this way now: what is in the way of the one who comes closest to it. */
function whyNobody(game: Goodbye, side: Id, draft: Use): readonly Reason[] {
  const mine = game.pieces.filter(f => f.side === side && f.at !== null)
  const why = mine.map(({ id }) => whyNotHeroic(game, side, { ...draft, piece: id }))
  return why.reduce((least, reasons) => (reasons.length < least.length ? reasons : least), why[0] ?? [])
}

/** The figure and its friends nearby are heroic until the end of this turn; those led count as ordered. */
function* beHeroic(game: Goodbye, side: Id, figure: Figure, use: Heroic): Procedure {
  if (
    !(yield* agreed(
      game,
      side,
      text`${the.side(side)} would spend valour on ${the.term(use)} for ${the.piece(figure)}.`,
    ))
  )
    return
  const { rule, spends } = heroicUses[use]
  spendPoint(game, figure, 'valour')
  const leads = use === 'lead'
  const heroes = followers(game, figure, game.rows(distances).heroic).filter(friend => !leads || mayBeLed(friend))
  for (const friend of heroes) {
    // a new order replaces one to stand to: GB-STAND-1
    const ordered = leads ? ({ ordered: 'move', tried: true, standTo: false } as const) : {}
    const valourUse = isHeroic(friend, use) ? friend.valourUse : [...friend.valourUse, use]
    const how = leads && friend.standTo ? 'GB-STAND-1' : friend.id === figure.id ? 'GB-STAT-6' : 'GB-STAT-12'
    game.change('piece', friend.id, { valourUse, ...ordered }, [rule, how])
  }
  game.say(spends(the.piece(figure)), [rule], [figure.id])
  const others = heroes.map(({ id }) => id).filter(id => id !== figure.id)
  if (others.length > 0)
    game.say(text`With ${the.piece(figure)}: ${the.pieces(others)}.`, [leads ? 'GB-LUCK-4' : 'GB-STAT-12'], others)
}

/** Covered as by an order, except figures that moved on initiative or dashed last turn: GB-RUL-18, GB-RUL-22. */
const mayBeLed = (figure: Figure): boolean => !figure.freeMoved && figure.dashed !== 'last' && !figure.acted

/** Uses luck, valour or a card: on a roll, in a step of the player's own turn, or to take the initiative. */
export const use = action<GoodbyeTables>()({
  says: text`Use luck, valour or a card`,
  purpose: 'answer',
  fields: useFields,
  next(game, draft, prompt) {
    const { side } = prompt
    const moment = momentOf(prompt)
    if (draft.card !== undefined || draft.resource === 'card') {
      if (draft.card !== undefined) return nextForCard(game, side, draft)
      const { hand } = game.side(side)
      const choices = hand.map(card =>
        choice(
          card,
          text`${theCard(game, card)}`,
          refuse(game, onSomebody(game, side, { ...draft, card }), prompt).filter(r => r.word === 'card'),
        ),
      )
      return { field: 'card', says: text`Which card?`, choices }
    }
    const { resource } = draft
    if (resource === undefined)
      return { field: 'resource', says: text`Use what?`, choices: resources(game, side, moment) }
    if (draft.for === undefined && !moment)
      return {
        field: 'for',
        says: text`For what?`,
        choices: heroics.map(u => choice(u, usedFor(u), whyNobody(game, side, { ...draft, for: u }))),
      }
    if (draft.piece === undefined) {
      const mine = moment?.piece
        ? [game.piece(moment.piece)]
        : game.pieces.filter(f => f.side === side && f.at !== null)
      const able = (f: Figure): readonly Reason[] => {
        if (moment?.uses.includes('take-initiative')) return whyNotClaim(game, side, { ...draft, piece: f.id })
        if (!hasPoint(game, f, resource))
          return [because(resource, text`${the.piece(f)} has no point to spend`, 'GB-LUCK-1')]
        return moment ? [] : whyNotHeroic(game, side, { ...draft, piece: f.id })
      }
      return { field: 'piece', says: text`Who?`, choices: mine.map(f => pieceChoice(f, able(f))) }
    }
    if (draft.for !== undefined) return null
    const uses = moment ? moment.uses : heroics
    return {
      field: 'for',
      says: text`For what?`,
      choices: uses.map(u => choice(u, usedFor(u), refuse(game, { ...draft, for: u }, prompt))),
    }
  },
  refuse: (game, decision, prompt) => refuse(game, decision, prompt),
  /** A use in a step: by the active player, or by one who takes the initiative. Luck spent on a roll is resolved where it is rolled. */
  *carryOut(game, decision, { side }): Procedure {
    const { card, piece, for: use } = decision
    if (card !== undefined) yield* carryOutPlay(game, side, card, decision)
    else if (side !== game.state.side) yield* claim(game, side, piece as Id)
    else yield* beHeroic(game, side, game.piece(piece as Id), use as Heroic)
  },
})

const momentOf = ({ context }: Prompt): Moment | null => context as Moment | null

/** The uses of luck and valour at another player's moment. */
const momentUses: { readonly [use: string]: Message } = {
  reroll: text`Roll again`,
  save: text`Only a scratch`,
  'take-initiative': text`Take the initiative`,
}
const usedFor = (use: string): Message => (isHeroicUse(use) ? heroicUses[use].says : (momentUses[use] as Message))

/** A card with a target may be chosen before the target: it is checked against the first that is valid. */
function onSomebody(game: Goodbye, side: Id, draft: Use): Use {
  const further = nextForCard(game, side, draft)
  const somebody = further?.choices.find(allowed)
  return further && somebody ? { ...draft, [further.field]: somebody.value } : draft
}

function resources(game: Goodbye, side: Id, moment: Moment | null) {
  const points = moment ? (moment.uses.includes('take-initiative') ? 'valour' : 'luck') : 'valour'
  const has = moment
    ? moment.uses.length > 0
    : game.pieces.some(f => f.side === side && f.at !== null && hasPoint(game, f, 'valour'))
  const none = because(points, text`No point to spend`, 'GB-LUCK-1')
  const noCard = because('card', text`No card to play`, 'GB-RUL-66')
  const fits = moment
    ? game.side(side).hand.some(card => moment.cards.includes(card))
    : playableNow(game, side).length > 0
  return [
    choice(points, points === 'luck' ? text`A point of luck` : text`A point of valour`, has ? [] : [none]),
    choice('card', text`A card`, fits ? [] : [noCard]),
  ]
}

/** Better him than me: it needs a victim. */
const SHELL = 'AD'

function refuse(game: Goodbye, decision: Use, prompt: Prompt): readonly Reason[] {
  const moment = momentOf(prompt)
  if (moment?.uses.includes('take-initiative')) return whyNotClaim(game, prompt.side, decision)
  if (moment) {
    const reasons = whyNotAtMoment(game, prompt.side, decision, moment)
    return reasons.length === 0 && decision.card === SHELL ? whyNotPlay(game, prompt.side, SHELL, decision) : reasons
  }
  if (decision.card !== undefined) return whyNotPlay(game, prompt.side, decision.card, decision)
  if (decision.resource === 'card') return [because('card', text`choose a card`, 'GB-RUL-66')]
  if (decision.resource !== 'valour')
    return [because('luck', text`luck is spent on a failed roll or a wound`, 'GB-STAT-4', 'GB-RUL-11')]
  return whyNotHeroic(game, prompt.side, decision)
}

function whyNotClaim(game: Goodbye, side: Id, { piece, resource, card, for: use }: Use): readonly Reason[] {
  if (resource !== 'valour' || (use !== undefined && use !== 'take-initiative')) {
    const word = card === undefined && resource === 'luck' ? 'luck' : card === undefined ? 'step' : 'card'
    return [because(word, text`only valour can be used now, to take the initiative`, 'GB-STAT-10', 'GB-TYPE-5')]
  }
  const figure = ownFigure(game, piece, side)
  if (!('id' in figure)) return figure
  if (!hasPoint(game, figure, 'valour'))
    return [because('valour', text`${the.piece(figure)} has no valour point to spend`, 'GB-STAT-10')]
  if (mayClaim(game, figure)) return []
  if (isSteady(figure))
    return [because('turn', text`${the.piece(figure)} has acted this turn, or is abandoned`, 'GB-RUL-14')]
  return [
    because(isRouting(figure) ? 'routing' : 'pinned', text`${the.piece(figure)} is pinned or routing`, 'GB-RUL-14'),
  ]
}
