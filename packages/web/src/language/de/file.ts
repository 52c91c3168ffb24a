import type { Words } from '../index.ts'

export const file: Words['file'] = {
  title: 'Eine Datei?',
  says: 'Ein gesichertes Spiel (.sandtable) oder ein Szenario (.yaml).',
  label: 'Ein gesichertes Spiel oder ein Szenario',
  open: 'Eine Datei öffnen',
  reading: name => `${name} wird gelesen.`,
  taken: name => `${name} steht unter „Weiterspielen“.`,
  nothingLoaded: 'Nichts wurde geladen.',
}
