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
