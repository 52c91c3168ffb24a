/**
 * The firefight on our kernel, through the same interface as any game: a prompt for each activation, every decision
 * checked against it, dice by purpose, every change journaled with its rules.
 */
import {
  action,
  Book,
  because,
  copying,
  type Decision,
  type DiceSource,
  type Game,
  type GameRecord,
  Host,
  jsonSource,
  maybe,
  offer,
  type Phase,
  type PieceRecord,
  type Procedure,
  type Reason,
  type RuleSet,
  role,
  roll,
  type Tables,
  text,
  the,
} from '@sandtable/kernel'
import {
  chooseMove,
  chooseTarget,
  deploy,
  fingerprint,
  INCH,
  mayMove,
  mayShoot,
  need,
  type Played,
  type Point,
  type Random,
  SIDE_OF_TABLE,
  standing,
  streams,
  TURNS,
} from './table.ts'

interface Man extends PieceRecord {
  readonly x: number
  readonly y: number
  readonly hits: number
}
interface State extends GameRecord {
  /** The place in the list of the figure that acts next. */
  readonly next: number
  /** How many figures of each side are left. */
  readonly left: readonly [number, number]
}
interface FirefightTables extends Tables {
  game: State
  piece: Man
}
type Firefight = Game<FirefightTables>

const copies = copying<FirefightTables>({
  game: function (from) {
    this.id = from.id
    this.turn = from.turn
    this.phase = from.phase
    this.side = from.side
    this.over = from.over
    this.next = from.next
    this.left = from.left
  },
  piece: function (from) {
    this.id = from.id
    this.side = from.side
    this.kind = from.kind
    this.at = from.at
    this.facing = from.facing
    this.unit = from.unit
    this.gone = from.gone
    this.x = from.x
    this.y = from.y
    this.hits = from.hits
  },
})

const rule = (n: number, says: string) => ({ id: `FF-ACT-${n}`, says, source: 'QUALITY.md', kind: 'mechanic' })
const book = new Book(
  {
    id: 'firefight',
    title: 'Firefight-20',
    period: 'any',
    scale: 'one figure is one man',
    unit: 'in',
    summary: 'The workload of the benchmark.',
    sections: [
      {
        id: 'ACT',
        title: 'Activations',
        rules: [
          rule(1, 'A figure moves up to 6 inches, free of obstacles.'),
          rule(2, 'Then it may shoot one visible enemy within 24 inches; 6 or more on a d10 hits.'),
          rule(3, 'Two hits remove a figure.'),
          rule(4, 'Eight turns, or until one side is gone.'),
        ],
      },
    ],
    tables: {},
    rulings: [],
    dice: { hit: 'd10, to hit' },
    actions: { activate: { fields: { piece: 'id', to: '[x, y]', target: 'id' }, when: 'own activation' } },
    fields: {},
    kinds: {},
    terrain: {},
    'start-phases': { activate: 'a figure is about to act' },
    refusals: { move: 'it may not go there', target: 'it may not be shot at', turn: 'not its go' },
    scenarios: [],
  },
  'bench/firefight/kernel.ts',
)

const spot = ([x, y]: readonly [number, number]): Point => ({ x, y })

const activate = action<FirefightTables>()({
  says: text`Activate`,
  fields: { piece: role.actor, to: role.place, target: maybe(role.target) },
  next: () => null,
  refuse(game, { piece, to, target }, { about }) {
    const reasons: Reason[] = []
    if (!about.includes(piece)) return [because('turn', text`another figure acts now`, 'FF-ACT-1')]
    const man = game.piece(piece)
    const end = spot(to)
    if (!mayMove(man, end)) reasons.push(because('move', text`too far, or something is in the way`, 'FF-ACT-1'))
    if (target !== undefined) {
      const enemy = game.find('piece', target)
      if (!enemy || enemy.side === man.side || !standing(enemy) || !mayShoot(end, enemy))
        reasons.push(because('target', text`out of range or out of sight`, 'FF-ACT-2'))
    }
    return reasons
  },
  *carryOut(game, { piece, to, target }): Procedure {
    const end = spot(to)
    game.change('piece', piece, end, MOVE)
    if (target !== undefined) yield* shoot(game, end, game.piece(target))
    nextFigure(game)
  },
})

function* oneActivation(game: Firefight): Procedure {
  const man = game.pieces[game.state.next] as Man
  yield* offer(game, man.side, { says: MOVE_AND_SHOOT, actions: ACTIVATE, cites: ACTIVATION, about: [man.id] })
}

function* shoot(game: Firefight, from: Point, target: Man): Procedure {
  const least = need(from, target)
  const [die] = yield* roll(game, 'hit', 1, { faces: 10, need: least, cites: SHOT, about: [target.id] })
  if ((die as number) < least) return
  game.change('piece', target.id, { hits: target.hits + 1 }, SHOT)
  if (target.hits + 1 < 2) return
  const [mine, theirs] = game.state.left
  game.change('game', 'game', { left: target.side === 's0' ? [mine - 1, theirs] : [mine, theirs - 1] }, FALL)
  game.say(text`${the.piece(target)} falls.`, FALL, [target.id])
}

const MOVE_AND_SHOOT = text`Move and shoot`
const ACTIVATE = ['activate']
const ACTIVATION = ['FF-ACT-1', 'FF-ACT-2']
const MOVE = ['FF-ACT-1']
const SHOT = ['FF-ACT-2']
const FALL = ['FF-ACT-3']
const END = ['FF-ACT-4']

/** The next standing figure of the list; the list has side 0 first, so its end is the end of the turn. */
function nextFigure(game: Firefight): void {
  const { pieces } = game
  let { next, turn } = game.state
  if (game.state.left.includes(0)) {
    game.change('game', 'game', { over: true }, END)
    return
  }
  do {
    next += 1
    if (next === pieces.length) {
      next = 0
      turn += 1
    }
  } while (!standing(pieces[next] as Man))
  game.change('game', 'game', turn > TURNS ? { over: true } : { next, turn }, END)
}

const phases: readonly Phase<FirefightTables>[] = [{ phase: 'activate', run: oneActivation, cites: ACTIVATION }]

const firefight: RuleSet<FirefightTables> = {
  id: 'firefight',
  book,
  fields: { game: {}, side: {}, unit: {}, piece: {}, terrain: {}, marker: {} },
  copies,
  complete: {
    game: () => ({ id: 'game', turn: 1, phase: 'activate', side: null, over: false, next: 0, left: [10, 10] }),
    side: (_, given) => given,
    unit: (_, given) => given,
    piece: (_, { id, side, kind, at }) => {
      const [x, y] = at as readonly [number, number]
      return { id, side, kind, at: null, facing: 0, unit: null, gone: false, x, y, hits: 0 }
    },
    terrain: (_, given) => ({ ...given, height: 0 }),
  },
  check: () => {},
  phases,
  actions: { activate },
  derived: {},
  sees: () => true,
  outOfPlace: () => [because('turn', text`it is not its turn`)],
  outcome: () => ({ winners: [], says: text`over` }),
}

const position = jsonSource('firefight', {
  table: { width: SIDE_OF_TABLE / INCH, depth: SIDE_OF_TABLE / INCH },
  sides: [{ id: 's0' }, { id: 's1' }],
  pieces: deploy().map(({ id, side, x, y }) => ({
    id: `f${id}`,
    side: `s${side}`,
    kind: 'man',
    at: [x / INCH, y / INCH],
  })),
})

const tenSided = (dice: Random): DiceSource => ({ roll: () => [dice.next(10) + 1] })

export function startKernel(seed: number) {
  const { choices, dice } = streams(seed)
  return { host: new Host(firefight, position, { source: tenSided(dice) }).start(), choices, dice }
}

/** The random player's decision for the figure that is asked. */
export function choose(host: Host<FirefightTables>, piece: string, choices: Random): Decision {
  const man = host.game.piece(piece)
  const { x, y } = chooseMove(man, choices)
  const target = chooseTarget(host.game.pieces, man.side, { x, y }, choices)
  return { action: 'activate', piece, to: [x, y], ...(target && { target: target.id }) }
}

export function playKernel(seed: number): Played {
  const { host, choices, dice } = startKernel(seed)
  let activations = 0
  while (!host.over) {
    const prompt = host.run.prompts[0]
    if (!prompt) break
    activations += 1
    host.decide(prompt.side, choose(host, prompt.about[0] as string, choices))
  }
  return { activations, hash: fingerprint(host.game.pieces, choices, dice) }
}
