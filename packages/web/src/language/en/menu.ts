export const menu = {
  title: 'Menu',
  keep: 'Keep this game',
  keptByItself: 'It is kept by itself as it goes on. Under a name, it can be gone back to.',
  keptAs: (name: string) => `Kept as ${name}. This game goes on.`,
  name: 'Name',
  keepAs: 'Keep under this name',
  export: 'Export as a file',
  elsewhere: 'Elsewhere',
  replay: 'Replay of this game so far',
  settings: 'Settings',
  keys: 'All keys',
  leave: 'Leave the table',
}
