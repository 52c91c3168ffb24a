import type { screen as english } from '../../en/lab/screen.ts'

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

export const screen: typeof english = {
  intro:
    'Der Computer spielt diese Schlacht viele Male gegen sich selbst, auf diesem Gerät. Man kann zusehen, anhalten oder etwas anderes tun.',
  games: 'Spiele',
  first: side => `${side} wird gespielt von`,
  seed: 'Startwert',
  start: 'Starten',
  again: 'Noch einmal starten',
  stop: 'Anhalten',
  print: 'Drucken',
  data: 'Daten, JSON',
  progress: (played, games) => `${played} von ${games} Spielen`,
  left: seconds =>
    seconds < 100 ? `noch ${Math.round(seconds)} s` : `noch ${many(Math.round(seconds / 60), 'Minute', 'Minuten')}`,
  balancing: played => `Ein Ausgleich wird gesucht: bisher ${many(played, 'Spiel', 'Spiele')}.`,
  makeFair: 'Was würde es fair machen?',
  settingUp: 'Die Regeln werden gelesen.',
  notHere: 'Diese Schlacht gibt es hier nicht.',
}
