// generated from the types of records.ts by npm run generate; do not edit
import { copying } from '@sandtable/kernel'
import type { DuelTables } from './records.ts'

export const copies = copying<DuelTables>({
  game: function (from) {
    this.id = from.id
    this.turn = from.turn
    this.phase = from.phase
    this.side = from.side
    this.over = from.over
    this.last = from.last
  },
  side: function (from) {
    this.id = from.id
    this.won = from.won
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
    this.radius = from.radius
    this.acted = from.acted
    this.name = from.name
  },
  terrain: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.shape = from.shape
    this.height = from.height
  },
  marker: function (from) {
    this.id = from.id
    this.kind = from.kind
  },
}, {
  game: {
    id: {"is":["game"]},
    turn: "number",
    phase: "text",
    side: ["text",null],
    over: "flag",
    last: "number",
  },
  side: {
    id: "text",
    won: "flag",
  },
  unit: {
    id: "text",
    side: "text",
    kind: "text",
  },
  piece: {
    id: "text",
    side: "text",
    unit: ["text",null],
    kind: "text",
    at: [null,{"each":["number","number"]}],
    facing: "number",
    gone: "flag",
    radius: "number",
    acted: "flag",
    name: ["text",null],
  },
  terrain: {
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
