export const menu = {
  title: 'Menu',
  keep: 'Save this game',
  keptByItself: 'The game is saved automatically. Saved under a name, this position can be reopened.',
  keptAs: (name: string) => `Saved as ${name}. This game goes on.`,
  name: 'Name',
  keepAs: 'Save under this name',
  export: 'Export as a file',
  elsewhere: 'Elsewhere',
  replay: 'Replay of this game so far',
  settings: 'Settings',
  keys: 'All keys',
  leave: 'Leave the table',
}
