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
}, {
  game: {
    first: ["text",null],
    last: ["number",null],
    settled: "flag",
    id: {"is":["game"]},
    turn: "number",
    phase: "text",
    side: ["text",null],
    over: "flag",
  },
  side: {
    edge: {"is":["east","north","south","west"]},
    size: [{"is":["large","medium","small"]},null],
    points: "number",
    zone: "number",
    rerolls: "number",
    vp: "number",
    dugIn: "flag",
    quality: {"is":["conscript","elite","green","seasoned","veteran"]},
    army: {"is":["allied","axis"]},
    objectives: {"list":{"fields":{"type":{"is":["casualties","hold","most","rescue"]},"vp":"number","places":[null,{"list":"text"}],"pieces":[null,{"list":"text"}]}}},
    id: "text",
  },
  unit: {
    parent: ["text",null],
    quality: [{"is":["conscript","elite","green","seasoned","veteran"]},null],
    men: ["number",null],
    lmg: ["number",null],
    teams: ["number",null],
    shows: [{"is":["absent","late","starts"]},null],
    arrives: ["number",null],
    fellBack: "number",
    item: ["text",null],
    id: "text",
    side: "text",
    kind: "text",
  },
  piece: {
    quality: {"is":["conscript","elite","green","seasoned","veteran"]},
    morale: "number",
    ap: "number",
    pins: "number",
    tested: "flag",
    pinnedBy: ["text",null],
    status: {"is":["abandoned","dead","destroyed","fine","fleeing","injured","locked","pinned"]},
    activated: {"is":["active","done","no"]},
    ordered: "flag",
    may: {"list":{"is":["aimed","deliberate","rapid","snap"]}},
    doubleTime: "flag",
    stance: {"is":["kneeling","standing"]},
    primed: "flag",
    grenades: ["number",null],
    seen: "flag",
    sniper: "flag",
    engineer: "flag",
    rank: {"is":["nco","none","officer","platoon-sergeant"]},
    skills: {"named":"number"},
    free: {"named":"number"},
    vital: "flag",
    save: ["number",null],
    medical: "number",
    fallback: "number",
    onward: "flag",
    dugIn: "flag",
    weapons: {"list":"text"},
    role: [{"is":["commander","driver","gunner","loader","nco","passenger","rider"]},null],
    crews: ["text",null],
    aboard: ["text",null],
    loaded: "flag",
    setUp: "flag",
    malfunctions: "number",
    clearFrom: "number",
    jams: {"list":{"fields":{"weapon":"text","from":"number"}}},
    spotted: [null,{"each":["number","number"]}],
    hitched: ["text",null],
    turret: "number",
    drive: {"is":["disabled","ok"]},
    disabled: {"list":"text"},
    moved: "flag",
    firedGun: "flag",
    reserve: ["number",null],
    shed: "number",
    team: ["text",null],
    policy: {"is":["ask","never","snap"]},
    sort: {"is":["figure","vehicle","weapon"]},
    radius: "number",
    id: "text",
    side: "text",
    unit: ["text",null],
    kind: "text",
    at: [null,{"each":["number","number"]}],
    facing: "number",
    gone: "flag",
  },
  terrain: {
    side: ["text",null],
    open: "flag",
    gaps: {"list":{"fields":{"at":{"each":["number","number"]},"width":"number"}}},
    destroyed: "flag",
    heldBy: ["text",null],
    id: "text",
    kind: "text",
    shape: [{"fields":{"box":{"fields":{"at":{"each":["number","number"]},"width":"number","depth":"number","facing":"number"}}}},{"fields":{"circle":{"each":["number","number","number"]}}},{"fields":{"cone":{"fields":{"at":{"each":["number","number"]},"facing":"number","arc":"number","reach":"number"}}}},{"fields":{"line":{"list":{"each":["number","number"]}},"thick":["number",null]}},{"fields":{"polygon":{"list":{"each":["number","number"]}}}}],
    height: "number",
  },
  marker: {
    kind: {"is":["grenade"]},
    at: {"each":["number","number"]},
    radius: "number",
    id: "text",
  },
})
