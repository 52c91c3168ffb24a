import type { Words } from '../../index.ts'
import { inPercent } from '../../percent.ts'

export const apart: Words['apart'] = {
  pace: 'Tempo',
  paces: {
    live: ['Live', 'Alle sitzen zugleich am Tisch.'],
    fast: ['Zügig', 'Mehrere Züge am Tag.'],
    day: ['Ein Zug am Tag', 'Jeder zieht, wenn er Zeit hat.'],
  },
  clocks: 'Uhr',
  clockChoices: { none: 'Keine', '600': '10 Min.', '1800': '30 Min.', '3600': '1 Stunde', '259200': '3 Tage' },
  increment: says => `und ${says} je Zug`,
  flagged: 'Wenn die Zeit um ist',
  flags: { loss: 'hat die Seite verloren', computer: 'spielt der Computer weiter' },
  who: 'Wer mitspielen darf',
  joins: { links: 'Nur mit Link', open: 'Jeder, über die Lobby' },
  mayWatch: 'Jeder darf zusehen',
  begins: 'Das Gefecht beginnt, wenn alle Platz genommen haben.',
  create: 'Spiel anlegen',
  clockOf: (name, left) => `${name}: ${left}`,
  lastAt: ago => `Letzter Zug ${ago}.`,
  notices: {
    title: 'Sag mir, wenn ich dran bin',
    here: 'Mitteilungen in diesem Browser',
    hereOn: 'Dieser Browser sagt es dir.',
    denied: 'Dieser Browser erlaubt keine Mitteilungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.',
    impossible: 'Dieser Browser kennt keine Mitteilungen für Seiten.',
    unsafe: 'Mitteilungen im Browser brauchen eine Adresse, die mit https beginnt. Eine Mail geht trotzdem.',
    mail: 'Mailadresse',
    hook: 'Webadresse eines eigenen Programms (Webhook)',
    noService:
      'Dieser Browser erreicht seinen Dienst für Mitteilungen nicht. Auf anderem Weg oder in der Liste oben erfährst du es trotzdem.',
    confirm: to =>
      `An ${to} ist eine Mail mit einem Link unterwegs. Öffne ihn einmal: Vorher wird dorthin nichts weiter geschickt.`,
    add: 'Hinzufügen',
    stop: 'Abstellen',
    none: 'Noch nichts. Die Liste oben sagt es, sooft du nachsiehst.',
  },
  mail: {
    title: 'Mail von Sandtable',
    asks: to => `Soll ${to} eine Mail bekommen, wenn du in einem Spiel aus der Ferne dran bist?`,
    yes: 'Ja, sag mir, wann ich dran bin',
    no: 'Keine Mail an diese Adresse',
    wanted: 'Von jetzt an sagt dir eine Mail, wann du dran bist. Ein Link in jeder Mail beendet das.',
    refused: 'An diese Adresse geht keine Mail mehr.',
  },
  waiting: (n, title) => `(${n}) ${title}`,
  lobby: {
    title: 'Lobby',
    link: 'Lobby: offene Spiele und Spiele zum Zusehen',
    says: 'Spiele, bei denen jeder mitspielen oder zusehen darf. Um eins anzubieten, wähle ein Gefecht, „Aus der Ferne“ und „Jeder, über die Lobby“.',
    open: 'Offene Spiele',
    noneOpen: 'Niemand wartet. Beginne ein schnelles Gefecht: Wer kommt, spielt gegen dich.',
    watch: 'Spiele zum Zusehen',
    noneWatch: 'Gerade wird kein Spiel öffentlich gespielt.',
    play: side => `Mitspielen: ${side}`,
    look: 'Zusehen',
    quick: 'Schnelles Gefecht gegen den, der kommt',
    quickSays:
      'Wenn jemand wartet, geht es sofort los. Kommt in einer halben Minute niemand, spielt der Computer gegen dich.',
    quickStart: 'Gegner suchen',
    waits: 'Ein Gegner wird gesucht. Kommt in einer halben Minute niemand, spielt der Computer.',
  },
  review: {
    open: 'Das Spiel gemeinsam ansehen',
    title: 'Nachbesprechung',
    alone: 'Sonst ist niemand hier.',
    here: n => (n === 1 ? 'Noch jemand ist hier.' : `Noch ${n} andere sind hier.`),
    lead: 'Die anderen führen',
    leading: 'Du führst.',
    leads: name => `Es führt: ${name}.`,
    follow: 'Folgen',
    free: 'Selbst spulen',
    somebody: 'Jemand',
  },
  verify: {
    check: 'Jeden Würfel prüfen',
    checking: 'Jeder Würfel wird geprüft',
    fine: (decisions, dice) =>
      dice === '0'
        ? `Alle ${decisions} Entscheidungen waren erlaubt. Es wurde nicht gewürfelt.`
        : `Alle ${decisions} Entscheidungen waren erlaubt, und alle ${dice} Würfel folgen aus den Geheimnissen.`,
    sealed: 'Das Geheimnis des Servers ist das, das vor dem Spiel versiegelt wurde.',
    unsealed: 'Dieser Browser hat das Siegel nicht vor dem Spiel gesehen. Vergleiche es: ',
    wrongSeal:
      'Das Geheimnis des Servers ist nicht das, das vor dem Spiel versiegelt wurde. Diesen Würfeln ist nicht zu trauen.',
    older: n => `Die ersten ${n} Würfel sind älter als das Geheimnis: Für sie bürgt es nicht.`,
    mine: 'Die Zahl, die dieser Browser für die Würfel beigesteuert hat, ist in sie eingegangen.',
    notMine:
      'Die eigene Zahl dieses Browsers ist nicht in die Würfel eingegangen: Er sieht nur zu, oder der Platz wurde zuerst auf einem anderen Gerät eingenommen.',
    wrong: why => `Das Spiel besteht die Prüfung nicht: ${why}`,
    umpire: n =>
      n === 1 ? 'Ein Schiedsrichter hat einmal eingegriffen.' : `Ein Schiedsrichter hat ${n}-mal eingegriffen.`,
    typed: n => `Von diesen Würfeln haben Menschen ${n} eingegeben: Die kann niemand prüfen.`,
    ended: {
      resigned: 'Das Spiel endete, weil eine Seite aufgab.',
      draw: 'Das Spiel endete, weil sich die Spieler auf Unentschieden einigten.',
      time: 'Das Spiel endete, weil eine Seite keine Zeit mehr hatte.',
    },
    version: version => `Sandtable ${version} hat es geschrieben; nur der Spielverlauf wurde verglichen.`,
    line: seal => `sandtable verify game.sandtable --seal ${seal}`,
    command: 'Dieselbe Prüfung auf deinem eigenen Rechner:',
  },
  reactions: {
    title: 'Wenn meine Figuren reagieren können',
    ask: 'Mich fragen',
    always: 'Immer reagieren',
    never: 'Nie reagieren',
    odds: 'Nur ab',
    percent: n => inPercent(n),
    says: 'Der Server hält sich daran, auch wenn du nicht da bist.',
  },
}
