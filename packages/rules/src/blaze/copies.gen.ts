// generated from the types of records.ts by npm run generate; do not edit
import { copying } from '@sandtable/kernel'
import type { BlazeTables } from './records.ts'

export const copies = copying<BlazeTables>({
  game: function (from) {
    this.id = from.id
    this.turn = from.turn
    this.phase = from.phase
    this.side = from.side
    this.over = from.over
    this.hiddenMovement = from.hiddenMovement
    this.ground = from.ground
    this.weather = from.weather
    this.night = from.night
    this.current = from.current
    this.last = from.last
    this.begun = from.begun
    this.go = from.go
    this.passed = from.passed
    this.ended = from.ended
    this.chargeRating = from.chargeRating
    this.contacts = from.contacts
    this.barragePlotted = from.barragePlotted
    this.smokes = from.smokes
  },
  side: function (from) {
    this.id = from.id
    this.doubleMoves = from.doubleMoves
    this.suppressiveTemplates = from.suppressiveTemplates
    this.barrageTemplates = from.barrageTemplates
    this.divisional = from.divisional
    this.sightings = from.sightings
    this.planned = from.planned
    this.victoryPoints = from.victoryPoints
    this.disputesWon = from.disputesWon
    this.edge = from.edge
    this.mineSquares = from.mineSquares
    this.dummyMines = from.dummyMines
    this.wireStrips = from.wireStrips
    this.zone = from.zone
    this.nextCard = from.nextCard
    this.calls = from.calls
    this.barrage = from.barrage
    this.newSightings = from.newSightings
    this.secretLosses = from.secretLosses
    this.veiled = from.veiled
    this.snipers = from.snipers
    this.won = from.won
    this.disputes = from.disputes
  },
  unit: function (from) {
    this.id = from.id
    this.side = from.side
    this.kind = from.kind
    this.rating = from.rating
    this.hq = from.hq
    this.company = from.company
    this.battalion = from.battalion
    this.outOfCommand = from.outOfCommand
    this.ratingDrop = from.ratingDrop
    this.stands0 = from.stands0
    this.figures0 = from.figures0
    this.lost = from.lost
    this.broken = from.broken
    this.noArmourCharge = from.noArmourCharge
    this.hqLostTurn = from.hqLostTurn
  },
  piece: function (from) {
    this.id = from.id
    this.side = from.side
    this.unit = from.unit
    this.kind = from.kind
    this.at = from.at
    this.facing = from.facing
    this.gone = from.gone
    this.figures = from.figures
    this.card = from.card
    this.arrow = from.arrow
    this.task = from.task
    this.taskTarget = from.taskTarget
    this.taskDone = from.taskDone
    this.cardId = from.cardId
    this.prone = from.prone
    this.disordered = from.disordered
    this.disorderedUntil = from.disorderedUntil
    this.suppressed = from.suppressed
    this.immobilised = from.immobilised
    this.disabled = from.disabled
    this.destroyed = from.destroyed
    this.stuck = from.stuck
    this.entangled = from.entangled
    this.hidden = from.hidden
    this.marker = from.marker
    this.revealed = from.revealed
    this.fired = from.fired
    this.moved = from.moved
    this.crossed = from.crossed
    this.hits = from.hits
    this.heHits = from.heHits
    this.charges = from.charges
    this.bursts = from.bursts
    this.sgLoaded = from.sgLoaded
    this.smokeRounds = from.smokeRounds
    this.volleys = from.volleys
    this.zeroed = from.zeroed
    this.gunLost = from.gunLost
    this.limbered = from.limbered
    this.fixedDefence = from.fixedDefence
    this.hullDown = from.hullDown
    this.recon = from.recon
    this.light = from.light
    this.lightFacing = from.lightFacing
    this.aboard = from.aboard
    this.passengers = from.passengers
    this.towing = from.towing
    this.mounted = from.mounted
    this.floor = from.floor
    this.moveBonus = from.moveBonus
    this.stealth = from.stealth
    this.keenEyes = from.keenEyes
    this.attached = from.attached
    this.rating = from.rating
    this.fanatic = from.fanatic
    this.airDefence = from.airDefence
    this.airTurns = from.airTurns
    this.runs = from.runs
    this.missionFailed = from.missionFailed
    this.airTarget = from.airTarget
    this.firedAt = from.firedAt
    this.airMission = from.airMission
    this.lightDamage = from.lightDamage
    this.points = from.points
    this.arrives = from.arrives
    this.open = from.open
    this.unshown = from.unshown
    this.done = from.done
    this.hasMoved = from.hasMoved
    this.doubled = from.doubled
    this.shots = from.shots
    this.firedIn = from.firedIn
    this.firedAtTurn = from.firedAtTurn
    this.hitThisTurn = from.hitThisTurn
    this.chargeTarget = from.chargeTarget
    this.chargeReach = from.chargeReach
    this.chargeOrder = from.chargeOrder
    this.chargePath = from.chargePath
    this.cutWire = from.cutWire
    this.contact = from.contact
    this.fought = from.fought
    this.flame = from.flame
    this.lightHits = from.lightHits
    this.landedTurn = from.landedTurn
    this.beached = from.beached
    this.cleared = from.cleared
    this.scored = from.scored
    this.pending = from.pending
  },
  terrain: function (from) {
    this.id = from.id
    this.kind = from.kind
    this.shape = from.shape
    this.height = from.height
    this.side = from.side
    this.hidden = from.hidden
    this.gone = from.gone
    this.destroyed = from.destroyed
    this.floors = from.floors
    this.capacity = from.capacity
    this.build = from.build
    this.dense = from.dense
    this.dpv = from.dpv
    this.indefensibleUntil = from.indefensibleUntil
    this.smokeUntil = from.smokeUntil
    this.real = from.real
    this.charge = from.charge
    this.chargedBy = from.chargedBy
    this.loopholes = from.loopholes
    this.cleared = from.cleared
    this.entered = from.entered
    this.was = from.was
    this.objective = from.objective
    this.demolition = from.demolition
    this.demolisher = from.demolisher
    this.pendingDpv = from.pendingDpv
    this.pending = from.pending
  },
  marker: function (from) {
    this.id = from.id
    this.kind = from.kind
  },
}, {
  game: {
    hiddenMovement: "flag",
    ground: {"is":["mud","normal","snow"]},
    weather: {"is":["bad","fair"]},
    night: [{"is":["dark","moonlit"]},null],
    current: [null,{"fields":{"direction":"number","strength":{"is":["strong","weak"]}}}],
    last: ["number",null],
    begun: ["text",null],
    go: ["text",null],
    passed: {"list":"text"},
    ended: {"list":"text"},
    chargeRating: [{"is":["average","confident","excellent","poor"]},null],
    contacts: "number",
    barragePlotted: "flag",
    smokes: "number",
    id: {"is":["game"]},
    turn: "number",
    phase: "text",
    side: ["text",null],
    over: "flag",
  },
  side: {
    doubleMoves: "number",
    suppressiveTemplates: "number",
    barrageTemplates: "number",
    divisional: [{"is":["heavy","light","medium","rocket","super"]},null],
    sightings: {"list":{"each":["number","number"]}},
    planned: "flag",
    victoryPoints: "number",
    disputesWon: "number",
    edge: [{"is":["east","north","south","west"]},null],
    mineSquares: "number",
    dummyMines: "number",
    wireStrips: "number",
    zone: ["number",null],
    nextCard: "number",
    calls: {"list":{"fields":{"kind":{"is":["air","divisional","suppressive"]},"by":"text","at":{"list":{"each":["number","number"]}},"piece":["text",null],"target":["text",null],"overruled":"flag"}}},
    barrage: {"list":{"fields":{"at":{"each":["number","number"]},"turn":"number"}}},
    newSightings: {"list":{"each":["number","number"]}},
    secretLosses: "number",
    veiled: "flag",
    snipers: "flag",
    won: "flag",
    disputes: "number",
    id: "text",
  },
  unit: {
    rating: {"is":["average","confident","excellent","poor"]},
    hq: ["text",null],
    company: ["text",null],
    battalion: ["text",null],
    outOfCommand: "flag",
    ratingDrop: "number",
    stands0: "number",
    figures0: "number",
    lost: "number",
    broken: "flag",
    noArmourCharge: "flag",
    hqLostTurn: ["number",null],
    id: "text",
    side: "text",
    kind: "text",
  },
  piece: {
    figures: "number",
    card: [{"is":["action","aimed-fire","charge","dummy","fall-back","move","move-fire","opportunity-fire","prone"]},null],
    arrow: ["number",null],
    task: [{"is":["clear-mine","cut-wire","cut-wire-and-move","limber","loophole","other","refuel","reload","repair","set-charge","unlimber"]},null],
    taskTarget: ["text",null,{"each":["number","number"]},{"list":"text"}],
    taskDone: "number",
    cardId: ["number",null],
    prone: "flag",
    disordered: "flag",
    disorderedUntil: ["number",null],
    suppressed: "flag",
    immobilised: "flag",
    disabled: "flag",
    destroyed: "flag",
    stuck: "flag",
    entangled: "flag",
    hidden: "flag",
    marker: [{"is":["dummy","marker"]},null],
    revealed: "flag",
    fired: "flag",
    moved: "number",
    crossed: "flag",
    hits: "number",
    heHits: "number",
    charges: "number",
    bursts: "number",
    sgLoaded: "flag",
    smokeRounds: "number",
    volleys: "number",
    zeroed: ["text",null,{"each":["number","number"]}],
    gunLost: "flag",
    limbered: "flag",
    fixedDefence: "flag",
    hullDown: ["flag",null],
    recon: "flag",
    light: [{"is":["fixed","flood","vehicle"]},null],
    lightFacing: "number",
    aboard: ["text",null],
    passengers: {"list":"text"},
    towing: ["text",null],
    mounted: "flag",
    floor: "number",
    moveBonus: "number",
    stealth: "number",
    keenEyes: "number",
    attached: ["text",null],
    rating: [{"is":["average","confident","excellent","poor"]},null],
    fanatic: "flag",
    airDefence: "flag",
    airTurns: "number",
    runs: "number",
    missionFailed: "flag",
    airTarget: ["text",null],
    firedAt: "flag",
    airMission: [{"is":["air-cover","circling","ground-attack","recon"]},null],
    lightDamage: "number",
    points: "number",
    arrives: ["number",null],
    open: "flag",
    unshown: "flag",
    done: "flag",
    hasMoved: "flag",
    doubled: "flag",
    shots: "number",
    firedIn: ["text",null],
    firedAtTurn: ["number",null],
    hitThisTurn: "flag",
    chargeTarget: ["text",null],
    chargeReach: "number",
    chargeOrder: ["number",null],
    chargePath: [null,{"list":{"each":["number","number"]}}],
    cutWire: "flag",
    contact: ["number",null],
    fought: "flag",
    flame: "flag",
    lightHits: "number",
    landedTurn: ["number",null],
    beached: "flag",
    cleared: "number",
    scored: "number",
    pending: {"list":{"fields":{"figures":["number",null],"hits":["number",null],"heHits":["number",null],"destroy":["flag",null],"gun":["flag",null],"disable":["flag",null],"immobilise":["flag",null],"disorder":["flag",null],"flamed":["flag",null],"cause":[{"is":["air","anti-aircraft","artillery","discovery","drop","fire","flame","melee","mines","morale","overrun","water","wire"]},null],"by":["text",null],"cites":{"list":"text"}}}},
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
    hidden: "flag",
    gone: "flag",
    destroyed: "flag",
    floors: "number",
    capacity: ["number",null],
    build: {"is":["flimsy","strong"]},
    dense: "flag",
    dpv: ["number",null],
    indefensibleUntil: ["number",null],
    smokeUntil: ["number",null],
    real: ["flag",null],
    charge: ["text",null],
    chargedBy: ["text",null],
    loopholes: "flag",
    cleared: ["text",null],
    entered: {"list":"text"},
    was: ["text",null],
    objective: "number",
    demolition: "number",
    demolisher: ["text",null],
    pendingDpv: "number",
    pending: "flag",
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
