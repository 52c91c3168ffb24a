import type { Words } from '../index.ts'

export const settings: Words['settings'] = {
  title: 'Einstellungen',
  back: 'Zurück',
  home: 'Startseite',
  kept: 'Änderungen werden sofort in diesem Browser behalten.',
  groups: {
    look: 'Ansicht',
    table: 'Der Tisch',
    sound: 'Ton',
    keys: 'Tasten',
    play: 'Im Spiel',
    game: 'Ein neues Spiel',
  },
  keys: 'Tasten zeigen und ändern',
  quiet: 'Würfel auf Filz, eine abgesetzte Figur, zweimal Klopfen, wenn du entscheiden musst. Keine Musik.',
  volumes: { table: 'Tisch', alerts: 'Hinweise' },
  rulings: set => `Auslegungen, ${set}`,
  atOnce: 'Sofort',
  theme: { title: 'Hell oder dunkel', system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  form: {
    title: 'Form',
    table: ['Tisch', 'Der Tisch in drei Dimensionen, oder senkrecht von oben.'],
    text: [
      'Text',
      'Dasselbe Spiel als Seite mit Überschriften, Listen und einer Befehlszeile, für Vorleseprogramme und für alle, die es mögen.',
    ],
  },
  speech: { title: 'Im Textmodus vorlesen', short: 'Wenig', usual: 'Das Übliche', full: 'Alles, mit den Würfeln' },
  language: { title: 'Sprache', system: 'Wie der Browser' },
  colours: {
    title: 'Farben der Seiten',
    sides: ['Deine', 'Der Gegner', 'Eine dritte Seite', 'Eine vierte Seite'],
    usual: 'Zurück zu den üblichen Farben',
  },
  textSize: 'Schriftgröße',
  hand: { title: 'Anordnung', right: 'Leiste rechts', left: 'Für Linkshänder' },
  quality: {
    title: 'Grafik',
    auto: ['So gut, wie diese Maschine kann', 'Wird beim ersten Öffnen des Tisches ausprobiert.'],
    full: ['Voll', 'Schatten, weiches Licht und jeder Halm. Braucht eine Grafikkarte.'],
    light: ['Leicht', 'Derselbe Tisch mit weniger Schatten und Bäumen.'],
    plain: ['Schlicht', 'Klar und schnell auf jeder Maschine.'],
  },
  opens: { title: 'Eine Schlacht beginnt', slant: 'In Schrägsicht', map: 'Als Karte' },
  speed: 'Wie schnell sich etwas bewegt',
  sound: { title: 'Ton', off: 'Aus', alerts: 'Nur Hinweise', all: 'An' },
  holdKeys: { title: 'Tasten, die etwas zeigen', hold: 'Solange gedrückt', toggle: 'Von Druck zu Druck' },
  reactFrom: {
    title: 'Nach Reaktionen fragen ab',
    any: 'immer',
    orMore: percent => `${percent} %`,
  },
  level: {
    title: 'Der Computer spielt',
    easy: ['Leicht', 'Kennt das Spiel, macht aber oft Fehler. Gut für die erste Schlacht.'],
    usual: ['Üblich', 'Spielt nach seinem Auftrag. Er sieht nur, was seine Figuren sehen.'],
  },
  dice: {
    title: 'Würfel',
    seed: [
      'Sandtable würfelt',
      'Aus einem Startwert, der mitgespeichert wird: das Spiel lässt sich Wurf für Wurf wiederholen.',
    ],
    people: ['Ich würfle und tippe ein', 'Eine Taste je Würfel, sobald danach gefragt wird.'],
  },
}
