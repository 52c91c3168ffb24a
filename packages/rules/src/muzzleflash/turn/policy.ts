import { type Action, because, choice, type Decision, type Id, id as idField, list, oneOf } from '@sandtable/kernel'
import { called, isAlive, isWeapon } from '../figures.ts'
import { type Muzzleflash, type MuzzleflashTables, type Policy, policies } from '../records.ts'

/** What pieces do when they may react, so that nobody is asked the same thing all evening. No rule: only fewer questions. */
export const policy: Action<MuzzleflashTables> = {
  says: 'Standing orders for reactions',
  fields: { pieces: list(idField), policy: oneOf(...policies) },
  next(game, draft, { side }) {
    if (draft.policy === undefined) {
      const says = { ask: 'ask me', snap: 'always snap at the actor', never: 'never react' }
      return { field: 'policy', says: 'When they may react', choices: policies.map(p => choice(p, says[p])) }
    }
    if (draft.pieces !== undefined) return null
    const own = game.pieces.filter(
      p => p.side === side && isAlive(p) && !isWeapon(game, p) && p.policy !== draft.policy,
    )
    return { field: 'pieces', says: 'Which pieces?', choices: own.map(p => choice(p.id, called(p))), many: own.length }
  },
  refuse(game, { pieces, policy: wanted }, { side }) {
    if (wanted === undefined) return [because('target', 'say which: ask, snap or never', 'MF-RUL-49')]
    const ids = (pieces as readonly Id[] | undefined) ?? []
    if (ids.length === 0) return [because('target', 'name some pieces', 'MF-RUL-49')]
    const other = ids.find(id => game.find('piece', id)?.side !== side)
    if (other !== undefined) return [because('side', `${other} is not yours`, 'MF-RUL-49')]
    const same = ids.every(id => game.piece(id).policy === wanted)
    return same ? [because('target', 'they do so already', 'MF-RUL-49')] : []
  },
}

export function setPolicy(game: Muzzleflash, { pieces, policy: wanted }: Decision): void {
  for (const id of pieces as readonly Id[]) game.change('piece', id, { policy: wanted as Policy }, ['MF-RUL-49'])
}
