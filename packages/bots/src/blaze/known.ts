import { cut, Game, type Host, type Id, type RuleSet, Store, type TableName, tableNames } from '@sandtable/kernel'
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
    this.rules = host.rules as unknown as RuleSet<BlazeTables>
    const { setup } = host
    const own = setup.pieces.filter(piece => piece.side === side)
    this.game = new Game(this.rules, { ...setup, pieces: own, units: [] }, new Store<BlazeTables>())
  }

  /** Takes in what has changed since. */
  look(host: Host): Blaze {
    const { store } = host.game as unknown as Blaze
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
      const seen = cut(this.rules, table, record, this.side)
      const whole = seen && this.whole(table, seen)
      if (whole || this.game.store.knows(table, record.id)) this.game.store.put(table, record.id, whole)
    }
  }

  private whole<K extends TableName>(table: K, seen: object): BlazeTables[K] {
    if (table === 'piece') return this.stand(seen) as BlazeTables[K]
    const unknown = { game: unknownOfGame, side: unknownOfSide, terrain: unknownOfGround, unit: {}, marker: {} }
    return { ...unknown[table as keyof typeof unknown], ...seen } as unknown as BlazeTables[K]
  }

  private stand(seen: Partial<Stand>): Stand {
    if (seen.side === this.side) return seen as Stand
    if (seen.kind === undefined)
      return blazeRules.blankStand(this.game, { ...(seen as Stand), kind: 'dummy-marker', marker: 'marker' })
    return { ...unknownOfStand, ...seen } as Stand
  }
}

const unknownOfGame = { passed: [], ended: [], barragePlotted: false }
/** Any mine square may be a real one. */
const unknownOfGround = { real: true, charge: null, entered: [] }

const unknownOfStand: Partial<Stand> = {
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
