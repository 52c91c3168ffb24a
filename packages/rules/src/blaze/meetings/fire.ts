import type { Decision, Entry, Id, Matrix, Note, Reason, RollEntry, SaidEntry, Watcher } from '@sandtable/kernel'
import { inside } from '@sandtable/kernel'
import { type Fire, fireOf, meantWeapon, natureOf } from '../fire/orders.ts'
import { seatOf } from '../fire/targets.ts'
import { inMelee } from '../melee/contact.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { discAt } from '../shells/template.ts'
import { middleOf } from '../stands/measure.ts'
import { bearerOf, classOf, hasFigures, isAircraft, isConcealed, isVehicle, onTable } from '../stands/stand.ts'

/** Ways of fire against the states of firer and target. */
export const fire: Matrix = {
  id: 'fire',
  says: 'ways of fire against the states of firer and target',
  rows: {
    rifle: 'rifles and submachine guns',
    mg: 'a machine gun',
    he: 'high explosive or rockets over open sights',
    indirect: 'indirect or speculative fire',
    at: 'an anti-tank round',
    flame: 'a flamethrower',
    sniper: 'a sniper',
    opportunity: 'opportunity fire',
    defensive: 'defensive fire at a charger',
    'fall-back': 'fire at a stand that falls back',
  },
  columns: {
    open: 'men in the open',
    soft: 'men in soft cover',
    hard: 'men in hard cover',
    prone: 'men who are prone',
    hidden: 'a hidden target',
    melee: 'a target in close combat',
    riding: 'men who ride on armour',
    seated: 'men in a vehicle',
    craft: 'men in a craft',
    friend: 'a friend of the firer',
    shaken: 'a disordered or suppressed firer',
    night: 'night',
    unseen: 'a target out of sight or behind smoke (refused)',
    far: 'a target out of range (refused)',
  },
  impossible: [
    {
      rows: ['at'],
      columns: ['open', 'soft', 'hard', 'prone', 'riding', 'seated', 'craft'],
      because: 'an anti-tank round is for vehicles and guns, not for men (BA-ARTY-20, BA-ARM-4)',
    },
    {
      rows: ['sniper'],
      columns: ['soft', 'hard'],
      because: 'whom a sniper fires at counts as in the open (BA-SNIPE-9)',
    },
    {
      rows: ['opportunity', 'defensive', 'fall-back'],
      columns: ['prone', 'hidden'],
      because: 'who goes somewhere in plain sight is neither prone nor hidden (BA-PRONE-2, BA-RUL-68, BA-RUL-261)',
    },
    {
      rows: ['opportunity', 'fall-back'],
      columns: ['melee'],
      because: 'who is in close combat goes nowhere (BA-CHRG-4)',
    },
    {
      rows: ['opportunity', 'defensive', 'fall-back'],
      columns: ['unseen', 'far'],
      because: 'only who sees it and reaches it is asked to fire (BA-OPP-6, BA-RUL-19, BA-RUL-261)',
    },
    {
      rows: ['defensive'],
      columns: ['riding', 'seated', 'craft'],
      because: 'nobody charges who is carried (BA-CHRG-1)',
    },
    {
      rows: ['fall-back'],
      columns: ['craft'],
      because: 'craft do not fall back (BA-FALL-2, BA-FALL-5)',
    },
    {
      rows: ['opportunity', 'defensive', 'fall-back'],
      columns: ['friend'],
      because: 'it is fired at the enemy whom it answers (BA-OPP-6, BA-RUL-19, BA-RUL-261)',
    },
  ],
}

interface Firing {
  readonly rows: readonly string[]
  readonly side: Id | null
  readonly firer: Id | null
}

/** Fire that is not at anybody. */
const others = ['smoke', 'light', 'anti-aircraft', 'suppressive', 'demolition']
const machineGuns = ['hmg', 'lmg', 'afv-mg']

/** In which ways fire comes by this decision. */
function rowsOf(game: Blaze, decision: Decision, reacts: boolean): readonly string[] {
  const it = fireOf(decision)
  const firer = game.find('piece', String(it.piece))
  if (!firer) return []
  const row = rowOf(game, firer, it)
  return row ? [row, ...occasionOf(game, it, reacts)] : []
}

function rowOf(game: Blaze, firer: Stand, it: Fire): string | null {
  if (isAircraft(game, firer)) return null
  const weapon = meantWeapon(game, firer, it)
  if (!weapon || others.includes(it.mode ?? '')) return null
  const nature = natureOf(weapon)
  if (nature === 'small-arms') return machineGuns.includes(weapon.name) ? 'mg' : 'rifle'
  if (nature === 'sniper' || nature === 'flame') return nature
  if (it.mode === 'at' || it.mode === 'steilgranate') return 'at'
  return it.mode === 'indirect' || it.mode === 'speculative' ? 'indirect' : 'he'
}

function occasionOf(game: Blaze, { target }: Fire, reacts: boolean): readonly string[] {
  const { phase } = game.state
  const stand = game.find('piece', String(target))
  if (reacts) return ['opportunity']
  if (phase === 'charge' && stand?.chargeTarget) return ['defensive']
  const goes = stand && (bearerOf(game, stand) ?? stand)
  return phase === 'fall-back' && goes?.card === 'fall-back' ? ['fall-back'] : []
}

/** What is rolled at somebody, or at what he is in. */
const shots = ['hit', 'gun', 'he-armour', 'flame', 'softskin']

export function watchFire(note: Note): Watcher<BlazeTables> {
  let firing: Firing | null = null
  let reacts = false

  const meet = (columns: Iterable<string>): void => {
    if (!firing) return
    for (const row of firing.rows) for (const column of columns) note('fire', row, column)
  }
  const rolled = (game: Blaze, roll: RollEntry): void => {
    if (!firing || !shots.includes(roll.purpose)) return
    for (const id of roll.about ?? []) {
      const target = game.find('piece', id)
      if (target) meet(stateOf(game, target, firing, roll))
    }
  }

  /** Shells come down: those whom they spare are met as well. */
  const landed = (game: Blaze, { at }: SaidEntry): void => {
    if (!at) return
    for (const stand of game.pieces) {
      if (!onTable(stand) || !inside(discAt(at), middleOf(game, stand))) continue
      if (inMelee(game, stand)) meet(['melee'])
      const seat = seatOf(game, stand)
      if (seat === 'softskin' || seat === 'armour') meet(['seated'])
    }
  }

  return {
    entry(game: Blaze, entry: Entry): void {
      if (entry.type === 'decision') {
        const { action } = entry.decision
        if (action === 'fire')
          firing = {
            rows: rowsOf(game, entry.decision, reacts),
            side: entry.side,
            firer: entry.decision.piece as Id,
          }
        else if (action !== 'choose') firing = null
        reacts = action === 'react'
      } else if (entry.type === 'roll') rolled(game, entry)
      else if (entry.type === 'said') {
        if (entry.cites.includes('BA-ARTY-4') && entry.at) landed(game, entry)
        if (entry.cites.includes('BA-RUL-220') && entry.text.includes('lies flat')) meet(['prone'])
      } else if (entry.table === 'piece') {
        const was = entry.before as Stand | null
        // figures that a flame or a shell takes without a die
        if (firing && was && entry.cites.includes('BA-FLAME-4')) meet(stateOf(game, was, firing, null))
      }
    },
    refused(game, { decision, reasons }) {
      if (decision.action !== 'fire') return
      const rows = rowsOf(game, decision, reacts)
      for (const reason of reasons)
        for (const column of refusedColumns(game, decision, reason)) for (const row of rows) note('fire', row, column)
    },
  }
}

/** The state of target and firer as the dice are rolled. */
function stateOf(game: Blaze, target: Stand, { side, firer }: Firing, roll: RollEntry | null): ReadonlySet<string> {
  const columns = new Set<string>()
  const bearer = bearerOf(game, target)
  if (bearer)
    columns.add(classOf(game, bearer) === 'craft' ? 'craft' : seatOf(game, target) === 'open' ? 'riding' : 'seated')
  if (hasFigures(game, target)) for (const column of menOf(target, roll)) columns.add(column)
  if (isConcealed(target)) columns.add('hidden')
  if (inMelee(game, target)) columns.add('melee')
  if (side !== null && target.side === side) columns.add('friend')
  const by = firer ? game.find('piece', firer) : null
  if (by && (by.disordered || by.suppressed)) columns.add('shaken')
  if (game.state.night) columns.add('night')
  return columns
}

function menOf(target: Stand, roll: RollEntry | null): readonly string[] {
  const columns: string[] = []
  if (target.prone) columns.push('prone')
  if (roll?.faces !== 10) return columns
  if (roll.cites.includes('BA-TERR-21')) columns.push('hard')
  else columns.push(roll.cites.includes('BA-TERR-20') ? 'soft' : 'open')
  return columns
}

const words: { readonly [word: string]: string } = {
  range: 'far',
  line: 'far',
  prone: 'prone',
  night: 'night',
}

/** What a refusal to fire is about. */
function refusedColumns(game: Blaze, { target }: Decision, { word, says, cites }: Reason): readonly string[] {
  const stand = game.find('piece', String(target))
  if (word === 'line of sight' || word === 'spotter') {
    if (cites.includes('BA-NIGHT-4')) return ['night']
    return [stand && isConcealed(stand) ? 'hidden' : 'unseen']
  }
  if (word === 'melee') return stand && inMelee(game, stand) ? ['melee'] : []
  if (word === 'prone') return stand?.prone ? ['prone'] : []
  if (word === 'armoured') return stand && !isVehicle(game, stand) ? ['seated'] : []
  if (word === 'target') {
    if (stand && isConcealed(stand)) return ['hidden']
    if (says.endsWith('is a friend')) return ['friend']
    if (says.includes('which carries it')) return ['seated']
    return []
  }
  const column = words[word]
  return column ? [column] : []
}
