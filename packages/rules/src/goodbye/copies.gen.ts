// generated from the types of records.ts by npm run generate; do not edit
import { copying } from '@sandtable/kernel'
import type { GoodbyeTables } from './records.ts'

export const copies = copying<GoodbyeTables>({
  game: function (from) {
    this.id = from.id
    this.turn = from.turn
    this.phase = from.phase
    this.side = from.side
    this.over = from.over
    this.last = from.last
    this.gas = from.gas
    this.direction = from.direction
    this.discards = from.discards
    this.taking = from.taking
    this.back = from.back
    this.moving = from.moving
    this.runs = from.runs
  },
  side: function (from) {
    this.id = from.id
    this.home = from.home
    this.zone = from.zone
    this.team = from.team
    this.noMove = from.noMove
    this.noFire = from.noFire
    this.cardDue = from.cardDue
    this.hand = from.hand
    this.initiative = from.initiative
    this.done = from.done
    this.lost = from.lost
    this.won = from.won
    this.objective = from.objective
    this.exits = from.exits
    this.closed = from.closed
    this.out = from.out
  },
  unit: function (from) {
    this.id = from.id
    this.side = from.side
    this.kind = from.kind
    this.luck = from.luck
    this.valour = from.valour
    this.courage = from.courage
    this.command = from.command
    this.strength = from.strength
    this.testedHalf = from.testedHalf
    this.faced = from.faced
    this.commander = from.commander
    this.noMove = from.noMove
    this.halfMove = from.halfMove
    this.voice = from.voice
    this.reduced = from.reduced
  },
  piece: function (from) {
    this.id = from.id
    this.side = from.side
    this.unit = from.unit
    this.kind = from.kind
    this.at = from.at
    this.facing = from.facing
    this.gone = from.gone
    this.rank = from.rank
    this.weapons = from.weapons
    this.skill = from.skill
    this.attacks = from.attacks
    this.extraShots = from.extraShots
    this.hitBonus = from.hitBonus
    this.rangeBonus = from.rangeBonus
    this.wounds = from.wounds
    this.courage = from.courage
    this.command = from.command
    this.luck = from.luck
    this.valour = from.valour
    this.armour = from.armour
    this.stormtrooper = from.stormtrooper
    this.specialist = from.specialist
    this.sniper = from.sniper
    this.prone = from.prone
    this.pinned = from.pinned
    this.suppressed = from.suppressed
    this.pinnedUntil = from.pinnedUntil
    this.routing = from.routing
    this.ordered = from.ordered
    this.moved = from.moved
    this.freeMoved = from.freeMoved
    this.dashed = from.dashed
    this.fired = from.fired
    this.acted = from.acted
    this.overwatch = from.overwatch
    this.standTo = from.standTo
    this.crew = from.crew
    this.crewOf = from.crewOf
    this.ready = from.ready
    this.jammed = from.jammed
    this.clogged = from.clogged
    this.lastRound = from.lastRound
    this.spotted = from.spotted
    this.underFire = from.underFire
    this.valourUse = from.valourUse
    this.inContact = from.inContact
    this.charged = from.charged
    this.engine = from.engine
    this.abandoned = from.abandoned
    this.knockedOut = from.knockedOut
    this.radius = from.radius
    this.stepped = from.stepped
    this.tried = from.tried
    this.gave = from.gave
    this.reacted = from.reacted
    this.shot = from.shot
    this.spottedBy = from.spottedBy
    this.sniped = from.sniped
    this.deadEye = from.deadEye
    this.vim = from.vim
    this.stuck = from.stuck
    this.unmanned = from.unmanned
    this.pinnedNow = from.pinnedNow
    this.mustTest = from.mustTest
    this.ran = from.ran
    this.busy = from.busy
    this.started = from.started
    this.fought = from.fought
    this.outnumbered = from.outnumbered
    this.noMove = from.noMove
    this.halfMove = from.halfMove
    this.voice = from.voice
  },
  terrain: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.shape = from.shape
    this.height = from.height
    this.openings = from.openings
  },
  marker: function (from) {
    this.id = from.id
    this.kind = from.kind
  },
})
