import type { Words } from '../index.ts'

export const page: Words['page'] = {
  home: 'Sandtable, Startseite',
  settings: 'Einstellungen',
  dark: 'Dunkel',
  light: 'Hell',
  close: 'Schließen',
  laying: 'Der Tisch wird gedeckt.',
  noGame: 'Auf dem Tisch steht kein Spiel.',
  lookingUp: 'Wird nachgeschlagen.',
  mistake: 'Sandtable hat einen Fehler gemacht und angehalten, bevor sich etwas geändert hat.',
  safeAt: turn => `Das Spiel ist bei Runde ${turn} gesichert.`,
  again: 'Diese Seite noch einmal zeigen',
  goHome: 'Zur Startseite',
  copied: 'Kopiert',
  copyReport: 'Bericht kopieren',
  report: 'Bericht',
  rule: id => `Regel ${id}`,
  yourDecision: title => `Du entscheidest: ${title}`,
  update: 'Eine neue Fassung von Sandtable ist da. Dein Spiel bleibt beim Wechsel erhalten.',
  changeNow: 'Jetzt wechseln',
  nextTime: 'Beim nächsten Mal',
}
