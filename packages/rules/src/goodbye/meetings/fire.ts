import type { Decision, Matrix, Note, Point, Reason, RollEntry } from '@sandtable/kernel'
import { isDown, isTank } from '../figures.ts'
import { gunsOf } from '../fire/firing.ts'
import { bandAt } from '../fire/ranges.ts'
import { groundOf } from '../ground.ts'
import type { Figure, Goodbye } from '../records.ts'

/** Ways of firing, by the states of firer and target. */
export const fire: Matrix = {
  id: 'fire',
  says: 'ways of fire against the states of firer and target',
  rows: {
    rifle: 'a rifle',
    handgun: 'a pistol, shotgun or submachine gun',
    sniper: 'a sniper rifle',
    lmg: 'a light machine gun',
    mg: 'a heavy machine gun',
    'at-rifle': 'an anti-tank rifle',
    tank: 'the weapons of a tank',
    grenade: 'a hand grenade',
    'rifle-grenade': 'a rifle grenade',
    cluster: 'a cluster grenade',
    flame: 'a flamethrower',
    mortar: 'a mortar or Granatenwerfer',
    'field-gun': 'a field gun',
  },
  columns: {
    open: 'a man upright in the open',
    prone: 'a man prone in the open',
    cover: 'a man with cover between',
    pit: 'a man in a trench, dugout or shell hole',
    house: 'a man in a building',
    down: 'a man who is pinned or suppressed',
    routing: 'a man who routs',
    armour: 'a man in body armour',
    tank: 'a tank',
    friend: 'a friend of the firer',
    near: 'the nearest range band',
    far: 'a farther range band',
    moved: 'a firer who has moved',
    'from-pit': 'a firer in a trench, dugout or shell hole',
    'out-of-range': 'a target out of range (refused)',
    unseen: 'a target out of sight (refused)',
    pinned: 'a firer who is pinned (refused)',
    fired: 'a firer who has fired (refused)',
  },
  impossible: [
    {
      rows: ['rifle', 'handgun', 'sniper', 'lmg', 'at-rifle'],
      columns: ['friend'],
      because: 'they are aimed at one enemy and hit nobody else (GB-FIRE-3, GB-RUL-69)',
    },
    {
      rows: ['handgun'],
      columns: ['tank'],
      because: 'pistols, shotguns and submachine guns cannot hurt a vehicle (GB-WEAP-5)',
    },
    {
      rows: ['mg'],
      columns: ['unseen'],
      because: 'a heavy machine gun fires along a strip; whom it cannot see in it, it does not hit (GB-RUL-43)',
    },
    {
      rows: ['grenade', 'rifle-grenade'],
      columns: ['unseen'],
      because: 'a grenade is aimed at a place and goes over what is in the way (GB-GREN-2, GB-GREN-3)',
    },
    { rows: ['flame'], columns: ['cover'], because: 'flames ignore cover (GB-FLAME-2)' },
    {
      rows: ['flame'],
      columns: ['far', 'out-of-range'],
      because: 'a flame always reaches 25 cm, in the direction of whatever place it is aimed at (GB-FLAME-1)',
    },
  ],
}

const rowsOf: { readonly [weapon: string]: string } = {
  rifle: 'rifle',
  pistol: 'handgun',
  shotgun: 'handgun',
  smg: 'handgun',
  'sniper-rifle': 'sniper',
  lmg: 'lmg',
  mg: 'mg',
  'anti-tank-rifle': 'at-rifle',
  'tank-gun': 'tank',
  'tank-lmg': 'tank',
  grenade: 'grenade',
  'rifle-grenade': 'rifle-grenade',
  'cluster-grenade': 'cluster',
  flamethrower: 'flame',
  granatenwerfer: 'mortar',
  'light-mortar': 'mortar',
  'field-gun': 'field-gun',
}

/** The weapon that a decision fires, or throws. */
function weaponOf(firer: Figure, { action, weapon }: Decision): string | null {
  if (action !== 'fire' && action !== 'throw') return null
  return typeof weapon === 'string' ? weapon : action === 'throw' ? 'grenade' : (gunsOf(firer)[0] ?? null)
}

/** A die to hit, save or wound, rolled during this decision. */
export function noteFire(game: Goodbye, decision: Decision, roll: RollEntry, note: Note): void {
  const firer = game.find('piece', String(decision.piece))
  const weapon = firer && weaponOf(firer, decision)
  const row = weapon ? rowsOf[weapon] : undefined
  const target = (roll.about ?? []).map(id => game.find('piece', id)).find(f => f && f.id !== firer?.id)
  if (!firer?.at || !weapon || !row || !target?.at || !['hit', 'cover', 'wound', 'damage'].includes(roll.purpose))
    return
  const columns = [...stateOf(game, target, roll)]
  if (target.side === firer.side) columns.push('friend')
  if (roll.purpose !== 'cover') columns.push(bandAt(game, firer, target, weapon) > 0 ? 'far' : 'near')
  if (firer.moved > 0) columns.push('moved')
  if (
    groundOf(game)
      .under(firer.at)
      .some(land => land.sunken)
  )
    columns.push('from-pit')
  for (const column of columns) note('fire', row, column)
}

function* stateOf(game: Goodbye, target: Figure, { purpose }: RollEntry): Generator<string> {
  if (isTank(target)) {
    yield 'tank'
    return
  }
  const here = groundOf(game).under(target.at as Point)
  if (here.some(land => land.sunken)) yield 'pit'
  else if (here.some(land => land.shut)) yield 'house'
  else if (purpose === 'cover') yield target.prone ? 'prone' : 'cover'
  else if (!here.some(land => land.covers)) yield target.prone ? 'prone' : 'open'
  if (isDown(target)) yield 'down'
  if (target.routing > 0) yield 'routing'
  if (target.armour) yield 'armour'
}

const words: { readonly [word: string]: string } = {
  range: 'out-of-range',
  'line of sight': 'unseen',
  pinned: 'pinned',
  fired: 'fired',
}

export function noteNoFire(game: Goodbye, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const firer = game.find('piece', String(decision.piece))
  const weapon = firer && weaponOf(firer, decision)
  const row = weapon ? rowsOf[weapon] : undefined
  if (!firer || !row) return
  for (const { word } of reasons) {
    // a pinned target has a row of its own
    const column = word === 'pinned' && !isDown(firer) ? undefined : words[word]
    if (column) note('fire', row, column)
  }
}
