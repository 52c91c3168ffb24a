import { action, because, choice, oneOf, type Procedure, pieceChoice, role, text, the } from '@sandtable/kernel'
import { isAlive, isWeapon } from '../basics/figures.ts'
import { type MuzzleflashTables, policies } from '../records.ts'

/** Standing orders for reactions. Not a rule: they only save players from repeated questions. */
export const policy = action<MuzzleflashTables>()({
  says: text`Standing orders for reactions`,
  fields: { pieces: role.many(role.actor), policy: role.option(oneOf(...policies)) },
  next(game, draft, { side }) {
    if (draft.policy === undefined) {
      const says = { ask: text`ask me`, snap: text`always fire a snap shot`, never: text`never react` }
      return { field: 'policy', says: text`When they may react`, choices: policies.map(p => choice(p, says[p])) }
    }
    if (draft.pieces !== undefined) return null
    const own = game.pieces.filter(
      p => p.side === side && isAlive(p) && !isWeapon(game, p) && p.policy !== draft.policy,
    )
    return {
      field: 'pieces',
      says: text`Which pieces?`,
      choices: own.map(p => pieceChoice(p)),
      many: own.length,
    }
  },
  refuse(game, { pieces, policy: wanted }, { side }) {
    if (pieces.length === 0) return [because('target', text`choose some pieces`, 'MF-RUL-49')]
    const other = pieces.find(id => game.find('piece', id)?.side !== side)
    if (other !== undefined) return [because('side', text`${the.piece(other)} is not yours`, 'MF-RUL-49')]
    const same = pieces.every(id => game.piece(id).policy === wanted)
    return same ? [because('target', text`they do so already`, 'MF-RUL-49')] : []
  },
  *carryOut(game, { pieces, policy: wanted }): Procedure {
    for (const id of pieces) game.change('piece', id, { policy: wanted }, ['MF-RUL-49'])
  },
})
