/** Opening a file. */
export const file = {
  title: 'Have a file?',
  says: 'A saved game (.sandtable) or a scenario (.yaml).',
  label: 'A saved game or a scenario',
  open: 'Open a file',
  reading: (name: string) => `Reading ${name}.`,
  taken: (name: string) => `${name} is under Continue.`,
  nothingLoaded: 'Nothing was loaded.',
}
