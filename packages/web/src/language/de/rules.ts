import {
  type Catalogue,
  capital,
  type KernelSentence,
  type Language,
  listed,
  nationOf,
  show,
  spoken,
  type Unit,
} from '@sandtable/kernel'
import { germans, sentences } from '../../sets/german.ts'

/** What the kernel itself says. */
const kernel: Catalogue<KernelSentence> = {
  'Is a leader within {0} of {1}?': 'Ist ein Anführer höchstens {0} entfernt ({1})?',
  No: 'Nein',
  Yes: 'Ja',
  'What is {0} in or behind?': '{0}: worin oder wohinter ist das Ziel?',
  'Which side of {0} is fired at?': 'Auf welche Seite wird geschossen ({0})?',
  'With what?': 'Womit?',
  front: 'Front',
  rear: 'Heck',
  side: 'Seite',
  'nothing: in the open': 'nichts: im Offenen',
  'up to {0}': 'bis {0}',
  'over {0}, up to {1}': 'über {0}, bis {1}',
  '{0} moves, at most {1}.': '{0} bewegt sich, höchstens {1}.',
  'take out {0}, or agree on {1}': 'nimm {0} heraus, oder einigt euch auf {1}',
  'the force costs {0}, and {1} may be spent': 'die Truppe kostet {0}, und {1} stehen zur Verfügung',
  'All decisions and dice are sound: the game goes on where it was saved.':
    'Alle Entscheidungen und Würfe stimmen: das Spiel geht dort weiter, wo es gespeichert wurde.',
  'Via one waypoint.': 'Über einen Wegpunkt.',
  'Via {0} waypoints.': 'Über {0} Wegpunkte.',
  'Floor {0}.': 'Stockwerk {0}.',
  'Let it pass': 'Geschehen lassen',
  'The game goes on from the last point up to which the file is sound.':
    'Das Spiel geht an der letzten Stelle weiter, bis zu der die Datei stimmt.',
  'The rules of {0} are different: the game goes on from the last point at which nothing was half done.':
    'Die Regeln von {0} sind andere: das Spiel geht an der letzten Stelle weiter, an der nichts halb getan war.',
  'This game was saved by a newer Sandtable, {0}; this is {1}.':
    'Dieses Spiel hat ein neueres Sandtable gespeichert, {0}; dies ist {1}.',
  'The decision lacks: {0}.': 'Der Entscheidung fehlt: {0}.',
  'The umpire puts {0} on the table.': 'Der Schiedsrichter stellt {0} auf den Tisch.',
  'The umpire takes {0} off the table.': 'Der Schiedsrichter nimmt {0} vom Tisch.',
  'The umpire moves {0} {1} to {2}.': 'Der Schiedsrichter versetzt {0} {1} nach {2}.',
  'The umpire changes {0}.': 'Der Schiedsrichter ändert {0}.',
  'The umpire: {0}': 'Der Schiedsrichter: {0}',
  'Turn {0}': 'Runde {0}',
  'dice were rolled': 'es wurde gewürfelt',
  'dice were rolled: {0}': 'es wurde gewürfelt: {0}',
  succeeds: 'gelingt',
  'needs {0} or less': 'braucht höchstens {0}',
  'needs {0} or less ({1})': 'braucht höchstens {0} ({1})',
  'needs {0}+': 'braucht {0}+',
  'none of {0}': 'keiner von {0}',
  fails: 'misslingt',
  'the others are deciding in secret, and what came before stands':
    'die anderen entscheiden verdeckt, und was vorher war, gilt',
  'draws {0}': 'zieht {0}',
  'rolls {0}': 'würfelt {0}',
  'the other side has moved in the meantime': 'die andere Seite hat inzwischen gezogen',
  'the others have decided with you': 'die anderen haben mit dir entschieden',
  '{0} has no time left.': '{0} hat keine Zeit mehr.',
  '{0} resigns.': '{0} gibt auf.',
  'The players agree on a draw.': 'Die Spieler einigen sich auf Unentschieden.',
  'The umpire ends the game: {0} has won.': 'Der Schiedsrichter beendet das Spiel: {0} hat gewonnen.',
  'The umpire ends the game as a draw.': 'Der Schiedsrichter beendet das Spiel: unentschieden.',
  'the game is over': 'das Spiel ist vorbei',
  'the umpire has intervened since': 'der Schiedsrichter hat seitdem eingegriffen',
  'there is nothing to do again': 'es gibt nichts zu wiederholen',
  'you cannot pass here': 'hier kannst du nicht passen',
  'you have decided nothing yet': 'du hast noch nichts entschieden',
  'you have learnt something since': 'du hast seitdem etwas erfahren',
  '{0} and {1} others': '{0} und {1} andere',
  '{0} of {1}': '{0} von {1}',
  '{0} on {1}': '{0}, {1}',
  '{0} rolls {1}': '{0} würfelt {1}',
  '{0} rolls {1}: {2}': '{0} würfelt {1}: {2}',
  '{0}, succeeds': '{0}, gelingt',
  '{0}, fails': '{0}, misslingt',
  '{0}: {1}, at {2}.': '{0}: {1}, auf {2}.',
  '{0}: {1}, to {2}.': '{0}: {1}, nach {2}.',
  '{0}: {1}, {2} to {3}.': '{0}: {1}, {2} nach {3}.',
}

const compass = ['Norden', 'Nordosten', 'Osten', 'Südosten', 'Süden', 'Südwesten', 'Westen', 'Nordwesten']
const compassOf = (degrees: number): string => compass[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] as string

/** Armies by the English names that scenarios give them: the adjective, where there is one, and the name. */
const armies: { readonly [army: string]: readonly [adjective: string | null, name: string] } = {
  German: ['deutsch', 'Deutsche'],
  British: ['britisch', 'Briten'],
  American: ['amerikanisch', 'Amerikaner'],
  Russian: ['russisch', 'Russen'],
  Soviet: ['sowjetisch', 'Sowjets'],
  French: ['französisch', 'Franzosen'],
  Canadian: ['kanadisch', 'Kanadier'],
  Austrian: ['österreichisch', 'Österreicher'],
  Allied: ['alliiert', 'Alliierte'],
  Red: ['rot', 'Rot'],
  Blue: ['blau', 'Blau'],
  Attacker: [null, 'Angreifer'],
  Defender: [null, 'Verteidiger'],
  Airborne: [null, 'Luftlandetruppen'],
  Commandos: [null, 'Kommandos'],
  Garrison: [null, 'Besatzung'],
  North: [null, 'Nord'],
  South: [null, 'Süd'],
}

const called = (army: string): string => armies[army]?.[1] ?? army
const adjective = (army: string): string => armies[army]?.[0] ?? called(army)

const comma = (text: string): string => text.replace('.', ',')
const lengthText = (length: number, unit: Unit): string => comma(show(length, unit))

/** How German calls what is on a table of this rule set. */
export function german(set: string): Language {
  const terms = germans[set]?.terms ?? {}
  /** A word as the set has it, or without the army before it. */
  const word = (term: string): string | undefined =>
    terms[term] ?? terms[term.replace(/^(german|american|british|russian|soviet|french)-/, '')]
  /** 'six-pounder-gunner' is made of two words that are there. */
  const kindText = (kind: string): string => {
    for (let at = kind.length; at > 0; at = kind.lastIndexOf('-', at - 1)) {
      const [head, tail] = [word(kind.slice(0, at)), at === kind.length ? '' : word(kind.slice(at + 1))]
      if (head !== undefined && tail !== undefined) return tail ? `${tail} (${head})` : head
    }
    return capital(spoken(kind))
  }
  return {
    sentences: all,
    and: 'und',
    or: 'oder',
    term: term => word(term) ?? spoken(term),
    piece: ({ kind, number, army }) => {
      const whose = army === null ? '' : ` (${adjective(nationOf([kind]) ?? army)})`
      return `${[kindText(kind), number].filter(Boolean).join(' ')}${whose}`
    },
    pieces: names => listed(names, 'und'),
    side: army => (armies[army]?.[0] ? `die ${armies[army][0]}e Seite` : `die Seite ${called(army)}`),
    army: called,
    ground: (kind, called) =>
      kind.includes(called) || called.length < 3
        ? kindText(kind)
        : (word(called) ??
          word(called.replace(/^(north|south|east|west)-|-(north|south|east|west)$/g, '')) ??
          capital(spoken(called))),
    theGround: ground => ground,
    unit(called, kind, army) {
      const [, number] = /^(\d+)(?:st|nd|rd|th)\b/.exec(called) ?? ((kind && /^section[- ](\d+)$/.exec(called)) || [])
      // 'command' is also what a leader rolls for, and then another word
      const plain = called === 'command' ? 'Führung' : (word(called) ?? capital(spoken(called)))
      const own = number ? `${number}. ${kind ? kindText(kind) : 'Einheit'}` : plain
      return army === null ? own : `${own} (${adjective(army)})`
    },
    length: lengthText,
    lengthOf: (length, limit, unit) =>
      length === limit
        ? `genau ${lengthText(limit, unit)}`
        : `${lengthText(length, unit)} ${length > limit ? 'statt höchstens' : 'von'} ${lengthText(limit, unit)}`,
    towards: compassOf,
    way: (length, degrees, unit) =>
      length === 0 ? 'auf der Stelle' : `${lengthText(length, unit)} nach ${compassOf(degrees)}`,
  }
}

/** What the room says where the rules name no reason. */
const room = { 'nobody can do this now': 'das kann jetzt niemand' }

const all = { ...kernel, ...room, ...sentences }
