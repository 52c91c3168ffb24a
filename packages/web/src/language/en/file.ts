/** Opening a file. */
export const file = {
  title: 'Have a file?',
  says: 'A saved game (.sandtable) or a scenario (.yaml).',
  label: 'A saved game or a scenario',
  open: 'Open a file',
  reading: (name: string) => `Reading ${name}.`,
  taken: (name: string) => `${name} is under Continue.`,
  nothingLoaded: 'Nothing was loaded.',
  opensAt: (turn: number) => `It opens at turn ${turn}.`,
  line: (file: string, line: number) => `${file}, line ${line}`,
  bookmarks: {
    unreadable: 'the bookmark cannot be read.',
    long: (most: number) => `the bookmark has a name of more than ${most} letters.`,
    noViewer: (viewer: string) => `the bookmark is of '${viewer}', who is not in this game.`,
    noMoment: (at: number, last: number) => `the bookmark leads to entry ${at}; the game has ${last}.`,
  },
}
