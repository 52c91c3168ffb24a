// generated from the types of records.ts by npm run generate; do not edit
import { copying } from '@sandtable/kernel'
import type { MuzzleflashTables } from './records.ts'

export const copies = copying<MuzzleflashTables>({
  game: function (from) {
    this.id = from.id
    this.turn = from.turn
    this.phase = from.phase
    this.side = from.side
    this.over = from.over
    this.first = from.first
    this.last = from.last
    this.settled = from.settled
  },
  side: function (from) {
    this.id = from.id
    this.edge = from.edge
    this.size = from.size
    this.points = from.points
    this.zone = from.zone
    this.rerolls = from.rerolls
    this.vp = from.vp
    this.dugIn = from.dugIn
    this.quality = from.quality
    this.army = from.army
    this.objectives = from.objectives
  },
  unit: function (from) {
    this.id = from.id
    this.side = from.side
    this.kind = from.kind
    this.parent = from.parent
    this.quality = from.quality
    this.men = from.men
    this.lmg = from.lmg
    this.teams = from.teams
    this.shows = from.shows
    this.arrives = from.arrives
    this.fellBack = from.fellBack
    this.item = from.item
  },
  piece: function (from) {
    this.id = from.id
    this.side = from.side
    this.unit = from.unit
    this.kind = from.kind
    this.at = from.at
    this.facing = from.facing
    this.gone = from.gone
    this.quality = from.quality
    this.morale = from.morale
    this.ap = from.ap
    this.pins = from.pins
    this.tested = from.tested
    this.pinnedBy = from.pinnedBy
    this.status = from.status
    this.activated = from.activated
    this.ordered = from.ordered
    this.may = from.may
    this.doubleTime = from.doubleTime
    this.stance = from.stance
    this.primed = from.primed
    this.grenades = from.grenades
    this.seen = from.seen
    this.sniper = from.sniper
    this.engineer = from.engineer
    this.rank = from.rank
    this.skills = from.skills
    this.free = from.free
    this.vital = from.vital
    this.save = from.save
    this.medical = from.medical
    this.fallback = from.fallback
    this.onward = from.onward
    this.dugIn = from.dugIn
    this.weapons = from.weapons
    this.role = from.role
    this.crews = from.crews
    this.aboard = from.aboard
    this.loaded = from.loaded
    this.setUp = from.setUp
    this.malfunctions = from.malfunctions
    this.clearFrom = from.clearFrom
    this.jams = from.jams
    this.spotted = from.spotted
    this.hitched = from.hitched
    this.turret = from.turret
    this.drive = from.drive
    this.disabled = from.disabled
    this.moved = from.moved
    this.firedGun = from.firedGun
    this.reserve = from.reserve
    this.shed = from.shed
    this.team = from.team
    this.policy = from.policy
    this.sort = from.sort
    this.radius = from.radius
  },
  terrain: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.shape = from.shape
    this.height = from.height
    this.side = from.side
    this.open = from.open
    this.gaps = from.gaps
    this.destroyed = from.destroyed
    this.heldBy = from.heldBy
  },
  marker: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.at = from.at
    this.radius = from.radius
  },
})
