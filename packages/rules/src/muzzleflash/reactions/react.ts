import {
  action,
  because,
  choice,
  type DecisionOf,
  type DraftOf,
  isWhole,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Question,
  type Reason,
  text,
  the,
  vetted,
} from '@sandtable/kernel'
import { occasionOf } from '../basics/deed.ts'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { fields, type WayName, ways } from './ways.ts'

/** A reaction, as a player decides it. */
export const react = action<MuzzleflashTables>()({
  says: text`React`,
  purpose: 'answer',
  fields,
  next: (game, draft, prompt) =>
    vetted(
      draft,
      next(game, draft, prompt),
      made => next(game, made, prompt),
      made => (isWhole(fields, made) ? refuse(game, made, prompt) : []),
      ['piece'],
    ),
  refuse,
  *carryOut(game, decision, prompt): Procedure {
    yield* ways[decision.with].carryOut(game, decision, occasionOf(prompt).deed)
  },
})

function next(game: Muzzleflash, draft: DraftOf<typeof fields>, prompt: Prompt): Question | null {
  const { deed } = occasionOf(prompt)
  const { piece: id, with: how } = draft
  if (id === undefined)
    return { field: 'piece', says: text`Who reacts?`, choices: prompt.about.map(one => pieceChoice(game.piece(one))) }
  const piece = game.find('piece', id)
  if (!piece || !prompt.about.includes(id)) return null
  if (how !== undefined) return ways[how].next(game, { ...draft, piece: id }, deed, prompt)
  const able = (Object.keys(ways) as WayName[]).filter(name => ways[name].suits(game, piece, deed))
  return { field: 'with', says: text`How?`, choices: able.map(name => choice(name, ways[name].says)) }
}

function refuse(game: Muzzleflash, decision: DecisionOf<typeof fields>, prompt: Prompt): readonly Reason[] {
  const barred = whyNotReact(game, decision, prompt)
  return barred.length > 0 ? barred : ways[decision.with].why(game, decision, occasionOf(prompt).deed)
}

/** Why this piece may not react to this deed at all. */
function whyNotReact(game: Muzzleflash, decision: DecisionOf<typeof fields>, prompt: Prompt): readonly Reason[] {
  const { piece: id, with: how } = decision
  const piece = game.find('piece', id)
  if (piece?.side !== prompt.side) return [because('side', text`${the.piece(id)} is not yours`, 'MF-REA-1')]
  if (occasionOf(prompt).done.includes(id))
    return [because('reaction', text`${the.piece(piece)} has already reacted to this action`, 'MF-REA-10', 'MF-RUL-49')]
  if (!prompt.about.includes(id)) {
    const says = text`${the.piece(piece)} is neither affected nor able to affect it, or has no AP left`
    return [because('reaction', says, 'MF-REA-3', how === 'move' ? 'MF-REA-5' : 'MF-REA-6')]
  }
  return []
}
