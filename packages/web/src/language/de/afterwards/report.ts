import type { report as english } from '../../en/afterwards/report.ts'
import { inPercent } from '../../percent.ts'

const percent = (share: number): string => String(Math.round(share * 100))

export const report: typeof english = {
  of: title => `Gefechtsbericht: ${title}`,
  kicker: 'Gefechtsbericht',
  writing: 'Wird geschrieben.',
  running: 'Die Schlacht ist noch nicht vorbei. Der Bericht wird danach geschrieben.',
  open: 'Gefechtsbericht',
  tools: {
    label: 'Dieser Bericht',
    replay: 'Wiedergabe',
    print: 'Drucken',
    save: 'Als Seite speichern',
  },
  line: (set, turns, decisions, dice) =>
    `${set}. ${turns === 1 ? 'Eine Runde' : `${turns} Runden`}, ${decisions} Entscheidungen, ${dice} Würfel.`,
  won: side => `Sieger: ${side}.`,
  nobody: 'Niemand hat gewonnen.',
  why: 'Warum',
  review: {
    title: 'Ein Veteran blickt zurück',
    start: side => `${side} prüfen`,
    none: n => `Von ${n} Entscheidungen hätte er keine anders getroffen.`,
    was: (deed, percent, better, then) =>
      `${deed} Siegchance: ${inPercent(percent)}. Besser: ${better} ${inPercent(then)}.`,
  },
  maps: { before: 'Wie es begann', after: 'Wie es endete' },
  side: 'Seite',
  strength: {
    title: 'Was es gekostet hat',
    began: 'Kam mit',
    left: 'Steht noch',
    share: (now, then) => (then === 0 ? '' : `(${inPercent(percent(now / then))})`),
  },
  fates: {
    injured: 'verwundet',
    destroyed: 'zerstört',
    abandoned: 'aufgegeben',
    lost: 'gefallen',
    out: 'gefangen oder zerbrochen',
    fled: 'geflohen',
    left: 'vom Tisch',
    thinned: 'Figuren',
  },
  causes: {
    fire: 'Feuer',
    grenade: 'Handgranaten',
    blast: 'Granaten, Bomben und andere Sprengungen',
    flame: 'Flammen',
    melee: 'Nahkampf',
    overrun: 'Überrollt',
    morale: 'Nerven verloren',
    panic: 'Panik',
    terror: 'Schrecken',
    card: 'Ereignisse',
    wounds: 'An Wunden gestorben',
    other: 'Andere Ursachen',
  },
  losses: {
    title: 'Verluste nach Art',
    none: 'Niemand ging verloren.',
    figures: 'Figuren aus Einheiten, die weiterkämpften',
    causes: 'Verluste nach Ursache',
    cause: 'Ursache',
    by: 'Wer am meisten tat',
    count: (name, count) => `${name}: ${count}`,
  },
  luck: {
    title: 'Glück',
    says: 'Wie gut die Würfel waren: Von allen Arten, wie genau diese Würfel hätten fallen können, wären so viele Prozent schlechter gewesen. Gleiche zählen halb. Genau ausgerechnet, Würfel für Würfel; 50 ist, was man erwarten darf. Zusammen zählen alle, die eine Zahl brauchten.',
    whose:
      'Würfel, die entscheiden, ob jemand zu Schaden kommt, sind das Glück der Gegenseite, wer sie auch warf. Wo keine Zahl nötig war, zählen hohe oder niedrige Würfel, wie sie helfen.',
    purpose: 'Wofür',
    tries: 'Würfe',
    got: 'Gelungen',
    expected: 'Erwartet',
    better: 'Besser als',
    all: 'Alle zusammen',
    average: value => `im Mittel ${value}`,
    of: share => inPercent(percent(share)),
    verdict: share =>
      share >= 0.9
        ? 'sehr viel Glück'
        : share >= 0.7
          ? 'Glück'
          : share > 0.3
            ? 'wie zu erwarten'
            : share > 0.1
              ? 'Pech'
              : 'sehr viel Pech',
    none: 'keine Würfel, die eine Zahl brauchten',
    few: 'zu wenige Würfe, um es zu sagen',
  },
  turning: {
    title: 'Wendepunkte',
    says: 'Die Taten, die eine Seite am meisten von der Stärke kosteten, mit der sie kam. Eine Figur zählt eins, ein Fahrzeug oder Geschütz vier.',
    cost: (side, share) => `kostete die Seite ${side} ${inPercent(percent(share))}`,
    fates: {
      injured: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} verwundet.`,
      destroyed: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} zerstört.`,
      abandoned: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} aufgegeben.`,
      lost: (names, count) => `${names} ${count === 1 ? 'fällt' : 'fallen'}.`,
      out: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} aus dem Spiel.`,
      flees: (names, count) => `${names} ${count === 1 ? 'ergreift' : 'ergreifen'} die Flucht.`,
      fled: (names, count) => `${names} ${count === 1 ? 'flieht' : 'fliehen'} vom Tisch.`,
      left: (names, count) => `${names} ${count === 1 ? 'verlässt' : 'verlassen'} den Tisch.`,
      thinned: (names, count) => `${names} ${count === 1 ? 'verliert' : 'verlieren'} Figuren.`,
      back: (names, count) => `${names} ${count === 1 ? 'ist' : 'sind'} zurück.`,
    },
    more: count => `${count} weitere`,
    turn: turn => `Runde ${turn}`,
    dice: share => `Würfel besser als ${inPercent(percent(share))} aller möglichen Würfe.`,
    see: 'Ansehen',
    none: 'Keine Tat hat jemanden etwas gekostet.',
  },
  rulings: { title: 'Auslegungen', usual: 'Alle wie üblich.' },
  printed: print => `Abdruck ${print}: Dasselbe Spiel hat auf jedem Rechner denselben Abdruck.`,
  made: 'Von Sandtable aus dem Journal des Spiels geschrieben.',
}
