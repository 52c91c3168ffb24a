import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { onDie } from '../by-die.ts'
import { courageTest } from '../courage.ts'
import { kindOf, onTable, weaponOf } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'
import { criticals } from '../tables.ts'
import { without } from './weapons.ts'

const GUN = 'tank-gun'
const LMG = 'tank-lmg'

/** The rules of the two tables, by the die's result. */
const rulesOf: { readonly [tank: string]: { readonly [result: string]: string } } = {
  'heavy-tank': {
    none: 'GB-TANK-2',
    'lmg knocked out': 'GB-TANK-3',
    'heavy gun knocked out (LMG if none)': 'GB-TANK-4',
    'engine damaged': 'GB-TANK-5',
  },
  'light-tank': {
    none: 'GB-TANK-6',
    'mount jammed': 'GB-TANK-7',
    'gun knocked out': 'GB-TANK-8',
    'engine damaged': 'GB-TANK-9',
  },
}

/** One critical roll for each volley or blast that damages a tank without destroying it, if the weapon allows one. */
export function* criticalHit(game: Goodbye, id: Id, weapon: string): Procedure {
  const tank = game.piece(id)
  if (!onTable(tank)) {
    game.say(text`${the.piece(tank)} is destroyed, so no critical hit is rolled.`, ['GB-TANK-1', 'GB-RUL-56'], [id])
    return
  }
  if (weaponOf(game, weapon)?.damage?.critical !== true) {
    game.say(text`The ${the.term(weapon)} makes no critical hits.`, ['GB-TANK-1', 'GB-RUL-56'], [id])
    return
  }
  const kind = kindOf(game, tank).class as string
  const [die] = yield* roll(game, 'critical', 1, { cites: ['GB-TANK-1', 'GB-RUL-56'], about: [id] })
  const result = onDie(game.rows(criticals)[kind] as readonly string[], die)
  const rule = rulesOf[kind]?.[result] ?? 'GB-TANK-1'
  const cites = [rule, 'GB-RUL-56']
  game.say(text`Critical hit on ${the.piece(tank)}: ${the.term(result)}.`, cites, [id])
  if (result === 'lmg knocked out') knockOut(game, tank, [LMG], cites)
  else if (result === 'heavy gun knocked out (LMG if none)') knockOut(game, tank, [GUN, LMG], cites)
  else if (result === 'gun knocked out') knockOut(game, tank, tank.weapons, cites)
  else if (result === 'mount jammed') jamMount(game, tank, cites)
  else if (result === 'engine damaged') yield* stopEngine(game, tank, rule)
}

/** The first of these not yet knocked out is lost. */
export function knockOut(game: Goodbye, tank: Figure, wanted: readonly string[], cites: readonly string[]): void {
  const intact = without(tank.weapons, tank.knockedOut)
  const lost = wanted.find(weapon => intact.includes(weapon))
  if (lost === undefined) return
  game.change('piece', tank.id, { knockedOut: [...tank.knockedOut, lost] }, cites, { is: 'damaged', cause: lost })
  game.say(text`${the.piece(tank)} loses its ${the.term(lost)}.`, cites, [tank.id])
}

/** A gun already out of action cannot jam. */
function jamMount(game: Goodbye, tank: Figure, cites: readonly string[]): void {
  const stuck = without(tank.weapons, tank.knockedOut)[0]
  if (stuck !== undefined) game.change('piece', tank.id, { jammed: true, stuck }, cites, { is: 'jammed', cause: stuck })
}

/** The engine stops, and the crew tests its courage to stay on board. */
function* stopEngine(game: Goodbye, tank: Figure, rule: string): Procedure {
  game.change('piece', tank.id, { engine: 'stopped' }, [rule], { is: 'damaged', cause: 'engine' })
  if (tank.abandoned) return
  if (yield* courageTest(game, { piece: tank.id, factor: tank.courage, cites: [rule, 'GB-TYPE-18'] })) return
  game.change('piece', tank.id, { abandoned: true }, ['GB-TANK-10'], { is: 'broke', cause: 'engine' })
  game.say(text`The crew abandons ${the.piece(tank)}.`, ['GB-TANK-10'], [tank.id])
}
