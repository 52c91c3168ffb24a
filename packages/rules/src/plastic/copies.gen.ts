// generated from the types of records.ts by npm run generate; do not edit
import { copying } from '@sandtable/kernel'
import type { PlasticTables } from './records.ts'

export const copies = copying<PlasticTables>({
  game: function (from) {
    this.id = from.id
    this.turn = from.turn
    this.phase = from.phase
    this.side = from.side
    this.over = from.over
    this.half = from.half
    this.last = from.last
    this.player = from.player
    this.played = from.played
  },
  side: function (from) {
    this.id = from.id
    this.army = from.army
    this.home = from.home
    this.players = from.players
    this.objective = from.objective
    this.losses = from.losses
    this.exits = from.exits
    this.won = from.won
    this.zone = from.zone
  },
  unit: function (from) {
    this.id = from.id
    this.side = from.side
    this.kind = from.kind
  },
  piece: function (from) {
    this.id = from.id
    this.side = from.side
    this.unit = from.unit
    this.kind = from.kind
    this.at = from.at
    this.facing = from.facing
    this.gone = from.gone
    this.pose = from.pose
    this.weapons = from.weapons
    this.bayonet = from.bayonet
    this.leader = from.leader
    this.binoculars = from.binoculars
    this.mapCase = from.mapCase
    this.radio = from.radio
    this.reserve = from.reserve
    this.player = from.player
    this.status = from.status
    this.acted = from.acted
    this.doing = from.doing
    this.directedBy = from.directedBy
    this.rerolled = from.rerolled
    this.goneTurn = from.goneTurn
    this.exited = from.exited
    this.radius = from.radius
  },
  terrain: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.shape = from.shape
    this.height = from.height
    this.openings = from.openings
    this.holes = from.holes
    this.destroyed = from.destroyed
  },
  marker: function (from) {
    this.id = from.id
    this.kind = from.kind
  },
}, {
  game: {
    half: {"is":[1,2]},
    last: ["number",null],
    player: ["text",null],
    played: {"list":"text"},
    id: {"is":["game"]},
    turn: "number",
    phase: "text",
    side: ["text",null],
    over: "flag",
  },
  side: {
    army: [{"is":["allied","german"]},null],
    home: {"is":["east","north","south","west"]},
    players: {"list":"text"},
    objective: [null,{"fields":{"type":{"is":["eliminate","exit"]},"count":"number"}},{"fields":{"type":{"is":["hold","take"]},"place":"text"}},{"fields":{"type":{"is":["more-than-lost","wipe-out"]}}}],
    losses: "number",
    exits: "number",
    won: "flag",
    zone: "number",
    id: "text",
  },
  unit: {
    id: "text",
    side: "text",
    kind: "text",
  },
  piece: {
    pose: {"is":["kneeling","prone","standing"]},
    weapons: {"list":"text"},
    bayonet: "flag",
    leader: "flag",
    binoculars: "flag",
    mapCase: "flag",
    radio: "flag",
    reserve: "flag",
    player: ["text",null],
    status: {"is":["fire-only","halted","ready","unrolled"]},
    acted: "flag",
    doing: {"is":["call","direct","fire","lead","move","none"]},
    directedBy: ["text",null],
    rerolled: "flag",
    goneTurn: ["number",null],
    exited: "flag",
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
    openings: [null,{"list":{"each":["number","number"]}}],
    holes: {"list":{"fields":{"at":{"each":["number","number"]},"width":"number"}}},
    destroyed: "flag",
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
