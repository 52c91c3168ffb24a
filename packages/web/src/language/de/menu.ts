import type { Words } from '../index.ts'

export const menu: Words['menu'] = {
  title: 'Menü',
  keep: 'Dieses Spiel sichern',
  keptByItself: 'Es wird von selbst gesichert. Unter einem Namen lässt sich dahin zurückkehren.',
  keptAs: name => `Gesichert als ${name}. Dieses Spiel geht weiter.`,
  name: 'Name',
  keepAs: 'Unter diesem Namen sichern',
  export: 'Als Datei sichern',
  elsewhere: 'Anderswohin',
  replay: 'Aufzeichnung dieses Spiels bis hierher',
  settings: 'Einstellungen',
  keys: 'Alle Tasten',
  leave: 'Den Tisch verlassen',
}

export const umpire: Words['umpire'] = {
  link: 'Schiedsrichter: etwas ändern',
  title: 'Schiedsrichter',
  about:
    'Für alles, was keine Regel entscheidet, oder um ein Versehen zu berichtigen. Alles steht im Protokoll. Rückgängig geht nicht darüber hinaus: ändere es hier zurück.',
  piece: 'Figur',
  states: 'Ihr Ort und ihre Zustände',
  east: 'Abstand vom linken Rand',
  north: 'Abstand vom unteren Rand',
  change: 'Ändern',
  remove: 'Vom Tisch nehmen',
  roll: 'Würfeln',
  purpose: 'Wofür',
  anyPurpose: 'Schiedsrichter',
  count: 'Würfel',
  faces: 'Seiten',
  rollNow: 'Würfeln',
  say: 'Etwas entscheiden',
  words: 'Was entschieden ist',
  announce: 'Ins Protokoll schreiben',
  done: 'Erledigt, und im Protokoll vermerkt.',
  nothing: 'Nichts wurde geändert.',
}
