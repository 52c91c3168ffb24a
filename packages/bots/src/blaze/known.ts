import {
  Game,
  type Host,
  type Id,
  type RuleSet,
  Store,
  type TableName,
  tableNames,
  type Value,
} from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'

type Blaze = blazeRules.Blaze
type BlazeTables = blazeRules.BlazeTables
type Stand = blazeRules.Stand

/**
 * The game as one side knows it, for asking the rules' reading functions: made of nothing but that side's view. What the view leaves out
 * is filled in with what anybody would suppose: a face-down marker is a marker and no more, an enemy's crew is average, its card is not known.
 */
export class Known {
  readonly game: Blaze
  private readonly side: Id
  private readonly rules: RuleSet<BlazeTables>
  /** The truth that each record was last told from; a record is replaced, never changed, so the same one is told the same. */
  private readonly told: { readonly [K in TableName]: object[] } = {
    game: [],
    side: [],
    unit: [],
    piece: [],
    terrain: [],
    marker: [],
  }

  constructor(host: Host, side: Id) {
    this.side = side
    this.rules = host.rules as RuleSet<BlazeTables>
    const { setup } = host
    const own = setup.pieces.filter(piece => piece.side === side)
    this.game = new Game(this.rules, { ...setup, pieces: own, units: [] }, new Store<BlazeTables>())
  }

  /** Has the game gone back to a time when there was less? Then what was known since must be forgotten. */
  isStale(host: Host): boolean {
    return tableNames.some(table => host.game.store.all(table).length < this.told[table].length)
  }

  /** Takes in what has changed since. */
  look(host: Host): Blaze {
    const { store } = host.game as Blaze
    for (const table of tableNames) this.lookAt(store, table)
    return this.game
  }

  private lookAt<K extends TableName>(store: Store<BlazeTables>, table: K): void {
    const now = store.all(table)
    const told = this.told[table]
    for (let i = 0; i < now.length; i++) {
      const record = now[i] as BlazeTables[K]
      if (told[i] === record) continue
      told[i] = record
      const whole = this.seen(table, record)
      if (whole || this.game.store.knows(table, record.id)) this.game.store.put(table, record.id, whole)
    }
  }

  /** The record as the view gives it, with what it leaves out supposed; null where the view leaves it out altogether. */
  private seen<K extends TableName>(table: K, record: BlazeTables[K]): BlazeTables[K] | null {
    const sees = this.rules.sees(table, record, this.side)
    if (sees === true) return record
    if (sees === false) return null
    if (table === 'piece' && sees.includes('kind')) return this.marker(record as Stand) as BlazeTables[K]
    const supposed = unknown[table as keyof typeof unknown] as { readonly [field: string]: Value }
    const instead: { [field: string]: Value } = {}
    for (const field of sees) instead[field] = supposed[field] ?? null
    return { ...record, ...instead }
  }

  /** Of a face-down marker nothing is known but whose it is and where it lies. */
  private marker({ id, side, at, facing, gone }: Stand): Stand {
    return blazeRules.blankStand(this.game, { id, side, at, facing, gone, kind: 'dummy-marker', marker: 'marker' })
  }
}

const unknownOfGame = { passed: [], ended: [], barragePlotted: false }
/** Any mine square may be a real one. */
const unknownOfGround = { real: true, charge: null, chargedBy: null, entered: [] }

const unknownOfStand = {
  card: null,
  arrow: null,
  cardId: null,
  doubled: false,
  airMission: null,
  airTarget: null,
  task: null,
  taskTarget: null,
  taskDone: 0,
  sgLoaded: false,
  zeroed: null,
  chargeTarget: null,
  chargeReach: 0,
  done: false,
  open: false,
  stealth: 0,
  keenEyes: 0,
  points: 0,
}

const unknownOfSide = {
  planned: false,
  nextCard: 1,
  calls: [],
  barrage: [],
  sightings: [],
  newSightings: [],
  mineSquares: 0,
  dummyMines: 0,
  wireStrips: 0,
  divisional: null,
  barrageTemplates: 0,
  suppressiveTemplates: 0,
  secretLosses: 0,
  disputesWon: 0,
  disputes: 0,
  veiled: false,
  snipers: false,
}

const unknown = { game: unknownOfGame, side: unknownOfSide, terrain: unknownOfGround, piece: unknownOfStand }
