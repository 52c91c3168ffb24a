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
}, {
  game: {
    last: ["number",null],
    gas: {"list":{"fields":{"at":{"each":["number","number"]},"radius":"number","direction":"number","speed":"number"}}},
    direction: [{"is":["left","right"]},null],
    discards: {"list":"text"},
    taking: {"list":{"fields":{"side":"text","pieces":{"list":"text"}}}},
    back: [null,{"fields":{"side":"text","phase":"text"}}],
    moving: ["text",null],
    runs: [null,{"list":"text"}],
    id: {"is":["game"]},
    turn: "number",
    phase: "text",
    side: ["text",null],
    over: "flag",
  },
  side: {
    home: {"is":["east","north","south","west"]},
    zone: "number",
    team: ["text",null],
    noMove: "flag",
    noFire: "flag",
    cardDue: ["text",null],
    hand: {"list":"text"},
    initiative: "flag",
    done: "flag",
    lost: "number",
    won: "flag",
    objective: [null,{"fields":{"type":{"is":["points"]}}},{"fields":{"type":{"is":["prevent"]}}},{"fields":{"type":{"is":["raid"]},"pieces":{"list":"text"},"count":"number"}},{"fields":{"type":{"is":["reach"]},"edge":{"is":["east","north","south","west"]},"within":"number","count":["number",null],"piece":["text",null]}}],
    exits: "number",
    closed: "flag",
    out: "flag",
    id: "text",
  },
  unit: {
    luck: "number",
    valour: "number",
    courage: "number",
    command: "number",
    strength: "number",
    testedHalf: "flag",
    faced: {"list":"text"},
    commander: ["text",null],
    noMove: "flag",
    halfMove: "flag",
    voice: "number",
    reduced: "flag",
    id: "text",
    side: "text",
    kind: "text",
  },
  piece: {
    rank: {"is":["junior-nco","junior-officer","private","senior-nco","tank"]},
    weapons: {"list":"text"},
    skill: "number",
    attacks: "number",
    extraShots: "number",
    hitBonus: "number",
    rangeBonus: "number",
    wounds: "number",
    courage: "number",
    command: "number",
    luck: "number",
    valour: "number",
    armour: "flag",
    stormtrooper: "flag",
    specialist: "flag",
    sniper: "flag",
    prone: "flag",
    pinned: "flag",
    suppressed: "flag",
    pinnedUntil: ["number",null],
    routing: "number",
    ordered: {"is":["move","none","stand-to"]},
    moved: "number",
    freeMoved: "flag",
    dashed: {"is":["last","none","this"]},
    fired: "flag",
    acted: "flag",
    overwatch: "flag",
    standTo: "flag",
    crew: "number",
    crewOf: ["text",null],
    ready: "flag",
    jammed: "flag",
    clogged: "flag",
    lastRound: [null,{"each":["number","number"]}],
    spotted: "flag",
    underFire: {"is":["lmg","mg","none"]},
    valourUse: {"list":{"is":["double-attack","double-move","lead","move-and-fire"]}},
    inContact: {"list":"text"},
    charged: "flag",
    engine: {"is":["running","stopped"]},
    abandoned: "flag",
    knockedOut: {"list":"text"},
    radius: "number",
    stepped: "flag",
    tried: "flag",
    gave: {"list":"text"},
    reacted: "flag",
    shot: {"list":"text"},
    spottedBy: {"list":"text"},
    sniped: "flag",
    deadEye: "flag",
    vim: "flag",
    stuck: ["text",null],
    unmanned: "flag",
    pinnedNow: "flag",
    mustTest: "flag",
    ran: "flag",
    busy: "flag",
    started: {"list":"text"},
    fought: {"list":"text"},
    outnumbered: "number",
    noMove: "flag",
    halfMove: "flag",
    voice: "number",
    id: "text",
    side: "text",
    unit: ["text",null],
    kind: "text",
    at: [null,{"each":["number","number"]}],
    facing: "number",
    gone: "flag",
  },
  terrain: {
    openings: [null,{"list":{"each":["number","number"]}}],
    id: "text",
    kind: "text",
    shape: [{"fields":{"box":{"fields":{"at":{"each":["number","number"]},"width":"number","depth":"number","facing":"number"}}}},{"fields":{"circle":{"each":["number","number","number"]}}},{"fields":{"cone":{"fields":{"at":{"each":["number","number"]},"facing":"number","arc":"number","reach":"number"}}}},{"fields":{"line":{"list":{"each":["number","number"]}},"thick":["number",null]}},{"fields":{"polygon":{"list":{"each":["number","number"]}}}}],
    height: "number",
  },
  marker: {
    id: "text",
    kind: "text",
  },
})
