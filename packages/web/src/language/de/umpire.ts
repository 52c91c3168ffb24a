import type { Words } from '../index.ts'

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
