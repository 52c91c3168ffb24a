import type { en } from './en.ts'

export const de: typeof en = {
  price: 'Alles kostet einen Punkt, Offiziere und Feldwebel nichts. Zurücknehmen macht einen Kauf ungeschehen.',
  bought: 'Gekauft:',
  nothingYet: 'noch nichts',
  done: unspent => (unspent > 0 ? `Fertig, ${unspent} übrig` : 'Fertig'),
  captured: 'Erbeutete Fahrzeuge',
  quality: 'Güte',
  agreed: quality => `Wie vereinbart: ${quality}`,
  these: n => `für diese ${n}`,
  letPass: 'Geschehen lassen',
  passAll: 'Passen, bis du dran bist',
  fromNowOn: these => `Von jetzt an ${these}:`,
  alwaysSnap: 'immer aus der Hüfte schießen',
  neverReact: 'nie reagieren',
  askOnly: 'Nur fragen, wenn jemand schießen kann oder in Gefahr ist',
  snaps: name => `${name} schießt aus der Hüfte`,
  smothers: name => `${name} wirft sich darauf`,
  elseGrenade: 'Etwas anderes: laufen, eine Handgranate',
  elseMove: 'Etwas anderes: gehen, eine Handgranate',
  whenReact: 'Wenn sie reagieren darf',
  wholeSection: 'Ebenso für ihre ganze Gruppe',
}
