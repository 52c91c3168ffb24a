import type { lab as english } from '../../en/lab/report.ts'
import { written } from '../../numbers.ts'
import { inPercent } from '../../percent.ts'

const percent = (share: number): string => inPercent(Math.round(share * 100))
const between = (low: number, high: number): string => `${Math.round(low * 100)} bis ${Math.round(high * 100)}`
const signed = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(Math.round(share * 100))}`
const many = (n: number, one: string, more: string): string => `${written(n)} ${n === 1 ? one : more}`
const games = (n: number): string => many(n, 'Spiel', 'Spiele')
const turns = (n: number): string => many(n, 'Runde', 'Runden')

export const lab: typeof english = {
  name: 'Labor',
  is: title => `${title}: Ist das fair?`,
  percent,
  between,
  signed,
  levels: {
    random: 'Zufall',
    quick: 'Schnellspieler',
    recruit: 'Rekrut',
    regular: 'Soldat',
    veteran: 'Veteran',
    general: 'General',
  },
  causes: {
    fire: 'Feuer',
    grenade: 'Granaten',
    blast: 'Sprengwirkung',
    melee: 'Nahkampf',
    morale: 'verlorene Nerven',
    rout: 'Flucht',
    wounds: 'Wunden',
    card: 'Ereignisse',
    captured: 'Gefangennahme',
    fled: 'Flucht',
  },
  line: (set, n) => `${set}. ${games(n)}.`,
  same: level => `Alle Seiten spielt: ${level}.`,
  swapped: (levels, pairs) =>
    `${levels}: Seiten getauscht, ${many(pairs, 'Spielpaar', 'Spielpaare')} mit denselben Würfeln.`,
  seed: seed => `Startwert ${seed}.`,
  verdict: {
    wins: (side, low, high) => `${side}, ${between(low, high)} der Punkte.`,
    fair: 'Fair: Wie viel es auch genau ist, es liegt höchstens 5 neben der Hälfte.',
    maybe: 'Vielleicht fair: Der gerechte Anteil liegt im Intervall. Mehr Spiele würden es zeigen.',
    slight: side =>
      `Fast fair: ${side} ist leicht im Vorteil, um höchstens 5 nach diesen Spielen, und das ist kein Zufall.`,
    uneven: side => `Nicht fair: ${side} ist im Vorteil, und das ist kein Zufall.`,
  },
  wins: {
    title: 'Wer gewinnt',
    drawn: (share, low, high) => `${percent(share)} unentschieden, ${between(low, high)}`,
    record: (won, lost) => `${written(won)} gewonnen, ${written(lost)} verloren`,
    score: (median, p95) => `Punktestand ${written(median)}, bestenfalls ${written(p95)}`,
    first: 'Je nachdem, wer beginnt',
    firstIs: side => `${side} beginnt`,
    worth: (share, low, high) =>
      low > 0
        ? `Zu beginnen bringt ${Math.round(share * 100)} Punkte, ${between(low, high)}.`
        : high < 0
          ? `Zu beginnen kostet ${Math.round(-share * 100)} Punkte, ${between(-high, -low)}.`
          : `Wer beginnt, macht keinen klaren Unterschied: ${signed(share)} Punkte, ${signed(low)} bis ${signed(high)}.`,
    players: 'Je Spieler',
    interval: '95-%-Intervalle nach Wilson. Ein Unentschieden zählt für jeden halb.',
  },
  course: {
    title: 'Wie die Antwort klar wurde',
    says: side => `Anteil der Punkte von ${side}, mit einem Intervall, das man nach jedem Spiel ansehen darf.`,
    games: 'Spiele',
  },
  won: {
    title: 'Wie es gewonnen wird',
    why: 'Warum es endete',
    drawn: 'Unentschieden',
    others: n => `und ${many(n, 'anderer Grund', 'andere Gründe')}`,
    points: 'Punkte je Spiel, und wofür',
  },
  length: {
    title: 'Wie lange es dauert',
    says: (median, p95, decisions) =>
      `Gespielte Runden. Median ${median}, 95. Perzentil ${p95}; in der Regel ${written(decisions)} Entscheidungen.`,
    limit: share => `${percent(share)} erreichen die letzte Runde.`,
    bar: (long, n) => `${games(n)} mit ${turns(long)}`,
  },
  losses: {
    title: 'Verluste',
    start: 'am Anfang',
    lost: 'verloren',
    spread: '10. bis 90. Perzentil, Median',
    by: (side, causes) => `${side} verliert durch ${causes}.`,
    each: (n, cause) => `${cause} ${written(n, 1)}`,
    range: (low, median, high) => `${low} bis ${high}, Median ${median}`,
  },
  places: {
    title: 'Wer was hält, Runde für Runde',
    held: (side, share) => `${side} ${percent(share)}`,
    nobody: 'niemand',
    fell: (fell, n, turn) =>
      `Wechselt in ${written(fell)} von ${written(n)} Spielen den Besitzer, in der Regel in Runde ${turn}.`,
    never: 'Wechselt nie den Besitzer.',
    turn: turn => (turn === 0 ? 'Anfang' : String(turn)),
  },
  heat: {
    fell: 'Wo sie fallen',
    stood: 'Wo sie stehen',
    fellIn: side => `${side}: wo sie fallen`,
    each: square => `Verluste je Spiel und Quadrat von ${square}`,
    ofSide: (side, square) => `${side}: Figuren am Ende einer Runde, je Spiel und Quadrat von ${square}`,
    map: (title, most) => `${title}: eine Karte des Tisches mit einem Punkt je Quadrat; ${most}`,
    most: n => `höchstens ${n}`,
  },
  games: {
    title: 'Sehenswerte Spiele',
    shortest: 'Das kürzeste',
    closest: 'Das knappste',
    unlikeliest: 'Das unwahrscheinlichste',
    of: (n, long, result) => `Spiel ${n}, ${turns(long)}. ${result}`,
    won: side => `${side} gewann`,
    drawn: 'Unentschieden',
    points: n => (n === 0 ? 'bei Punktgleichheit.' : `mit ${many(n, 'Punkt', 'Punkten')} Vorsprung.`),
    force: share => `und behielt ${percent(share)} mehr von seinen Kräften.`,
    less: share => `und behielt ${percent(share)} weniger von seinen Kräften.`,
    even: 'und behielt gleich viel von seinen Kräften.',
    unusual: times => `${written(times, 1)} Standardabweichungen vom üblichen Ergebnis.`,
    save: 'Wiedergabe speichern',
    open: 'Ansehen',
    opening: 'Wird noch einmal gespielt.',
    how: 'Die Datei auf der ersten Seite von Sandtable öffnen, oder mit sandtable replay.',
  },
  compared: {
    title: 'Was eine Änderung bewirkt',
    change: 'Änderung',
    difference: 'Unterschied',
    none: 'kein klarer Unterschied',
  },
  balance: {
    title: 'Was es fair machen würde',
    even: (share, sure) => `Nichts muss sich ändern: ${share}, ${sure} sicher fair.`,
    none: 'Nichts von dem, was versucht wurde, macht es fair.',
    sure: share => `${percent(share)} sicher`,
    tried: n =>
      `Jedes mit ${many(n, 'Spiel', 'Spielen')} gewogen, die beim Suchen nicht dabei waren. Sicher: wie wahrscheinlich es ist, dass die schwächere Seite 45 bis 55 von hundert Punkten holt.`,
    longer: (n, last) => `${turns(n)} mehr (insgesamt ${last})`,
    shorter: (n, last) => `${turns(n)} weniger (insgesamt ${last})`,
    more: (side, n, kind) => `${side}: ${n} mehr (${kind})`,
    fewer: (side, n, kind) => `${side}: ${n} weniger (${kind})`,
    points: (side, n) => `${side}: beginnt mit ${many(n, 'Punkt', 'Punkten')}`,
  },
  checks: {
    title: 'Geprüft.',
    dice: (rolled, faces, mean, chance) =>
      `Würfel: ${written(rolled)} W${faces} geworfen, Mittel ${written(mean, 2)}, Gleichmäßigkeit p ${written(chance, 2)}.`,
    same: 'Jedes Spiel folgt allein aus dem Startwert und seiner Nummer: Jeder Rechner findet dasselbe.',
  },
}
