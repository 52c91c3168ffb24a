import type { Decision, Matrix, Note, Point, Reason, RollEntry } from '@sandtable/kernel'
import { plainly } from '@sandtable/kernel'
import { kindOf, weaponOf } from '../figures.ts'
import { groundOf } from '../ground.ts'
import { shelterAt } from '../hand-to-hand.ts'
import type { Figure, Plastic } from '../records.ts'

/** Ways of firing, by the states of firer and target. */
export const fire: Matrix = {
  id: 'fire',
  says: 'ways of fire against the states of firer and target',
  rows: {
    plain: 'a pistol, rifle or carbine',
    sniper: 'a sniper rifle',
    automatic: 'an automatic weapon',
    grenade: 'a grenade',
    launcher: 'an anti-tank launcher',
    mortar: 'a mortar',
    gun: 'an infantry gun',
    call: 'a shell called in by radio',
  },
  columns: {
    standing: 'a standing target',
    kneeling: 'a kneeling target',
    prone: 'a prone target',
    open: 'a target in the open',
    cover: 'a target behind cover',
    concealment: 'a target that is only concealed',
    pit: 'a target in a foxhole or trench',
    ditch: 'a target in a ditch',
    house: 'a target in a building',
    bunker: 'a target in a bunker',
    hill: 'a target on a hill',
    leader: 'a leader as target',
    reserve: 'a reserve as target',
    team: 'a mortar or gun as target',
    friend: 'a friend of the firer as target',
    short: 'a range of 3 inches or less',
    medium: 'a range of 4 to 6 inches',
    long: 'a longer range',
    'fire-only': 'a firer who may only fire',
    led: 'a led firer',
    directed: 'a directed firer',
    'from-house': 'a firer in a building',
    'from-bunker': 'a firer in a bunker',
    'from-pit': 'a firer in a foxhole, trench or ditch',
    halted: 'a firer who may do nothing (refused)',
    acted: 'a firer who has acted (refused)',
    unseen: 'a target or spot out of sight (refused)',
    hidden: 'a firer or target of whom too little shows (refused)',
    far: 'a target or spot out of range (refused)',
  },
  impossible: [
    {
      rows: ['plain', 'sniper', 'automatic'],
      columns: ['friend'],
      because: 'small arms are fired at one enemy and hit nobody else (PF-BLA-1, PF-RUL-87)',
    },
    {
      rows: ['mortar', 'gun', 'call'],
      columns: ['unseen', 'hidden'],
      because: 'nobody need see where an indirect weapon fires (PF-RUL-40)',
    },
    { rows: ['mortar', 'call'], columns: ['bunker'], because: 'mortars cannot affect bunkers (PF-EXP-20)' },
    {
      rows: ['gun'],
      columns: ['bunker'],
      because: 'a gun that hits a bunker destroys it with everybody inside, without a roll for each (PF-EXP-26)',
    },
    { rows: ['call'], columns: ['led', 'directed'], because: 'nobody helps an off-board mortar (PF-RUL-39)' },
    {
      rows: ['call'],
      columns: ['long'],
      because: 'a called shell has no range, or that from its burst, which reaches 5 inches (PF-RUL-39, PF-RUL-55)',
    },
  ],
}

/** The weapon this decision fires. */
export function wayOf(game: Plastic, { action, piece, weapon }: Decision): string | null {
  if (action === 'call') return 'call'
  if (action === 'throw') return 'grenade'
  const firer = game.find('piece', String(piece))
  if (action !== 'fire' || !firer) return null
  const guns = firer.weapons.filter(name => name !== 'grenade')
  const used = weaponOf(game, typeof weapon === 'string' ? weapon : (guns[0] ?? ''))
  if (!used) return null
  if (used.type !== 'explosive') return used.type
  return used.class === 'infantry-gun' ? 'gun' : used.class
}

export function noteFire(game: Plastic, decision: Decision, roll: RollEntry, note: Note): void {
  const way = wayOf(game, decision)
  const firer = game.find('piece', String(decision.piece))
  const target = game.find('piece', roll.about?.[0] ?? '')
  if (!way || !firer || !target) return
  const columns = [target.pose, ...placeOf(game, target), ...coverOf(roll), ...rangeOf(way, roll)]
  if (target.leader) columns.push('leader')
  if (target.reserve) columns.push('reserve')
  if (kindOf(game, target).team) columns.push('team')
  if (target.side === firer.side) columns.push('friend')
  if (firer.status === 'fire-only') columns.push('fire-only')
  for (const { cites, by } of roll.modifiers ?? []) {
    if (cites.includes('PF-LDR-8')) columns.push('led')
    if (cites.includes('PF-LDR-13') && by > 0) columns.push('directed')
  }
  if (firer.at) columns.push(...fromOf(game, firer))
  for (const column of columns) note('fire', way, column)
}

function placeOf(game: Plastic, { at }: Figure): readonly string[] {
  const place = groundOf(game).placeAt(at as Point)
  const hill = groundOf(game).height(at as Point) > 0 ? ['hill'] : []
  if (!place) return hill
  return [place.pit ? 'pit' : place.kind === 'building' ? 'house' : place.kind, ...hill]
}

const coverOf = (roll: RollEntry): readonly string[] =>
  (roll.modifiers ?? []).flatMap(({ cites, says }) => {
    if (cites.includes('PF-EFF-12')) return plainly(says).startsWith('in the') ? [] : ['cover']
    if (cites[0] === 'PF-EFF-11') return ['concealment']
    return plainly(says) === 'in the open' ? ['open'] : []
  })

function rangeOf(way: string, roll: RollEntry): readonly string[] {
  const cites = (roll.modifiers ?? []).flatMap(modifier => modifier.cites)
  if (cites.includes('PF-EFF-4')) return ['short']
  if (cites.includes('PF-EFF-5')) return ['medium']
  return way === 'call' ? [] : ['long']
}

function fromOf(game: Plastic, firer: Figure): readonly string[] {
  const roof = shelterAt(game, firer.at as Point)
  if (roof) return [roof.kind === 'building' ? 'from-house' : 'from-bunker']
  return groundOf(game).placeAt(firer.at as Point) ? ['from-pit'] : []
}

const words: { readonly [word: string]: string } = {
  acted: 'acted',
  'line of sight': 'unseen',
  exposed: 'hidden',
  range: 'far',
}

export function noteNoFire(game: Plastic, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const way = wayOf(game, decision)
  if (!way) return
  for (const { word } of reasons) {
    const status = game.find('piece', String(decision.piece))?.status
    const column = word === 'status' ? (status === 'halted' ? 'halted' : null) : words[word]
    if (column) note('fire', way, column)
  }
}
