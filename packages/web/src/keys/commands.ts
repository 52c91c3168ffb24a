/** Where a command may be given: on every screen, in a game, in a replay. */
export type Where = 'page' | 'play' | 'replay'

export interface Command {
  readonly group: string
  readonly where: Where
  readonly says: string
  /** As they are pressed, each a chord: 'Ctrl+Enter'. */
  readonly keys: readonly string[]
  /** Lasts as long as the key is held. */
  readonly hold?: true
  /** Only while the table has the focus: elsewhere the key does what it does on any page. */
  readonly onTable?: true
  /** The keys mean something by themselves and stay. */
  readonly fixed?: true
}

/**
 * Everything that a key does, in one table: the handlers, the overlay, the tooltips, the finder and the settings all read it. Long
 * because it is the whole keyboard.
 */
export const commands = {
  choose: {
    group: 'Decide',
    where: 'play',
    says: 'Take the choice of that number',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    fixed: true,
  },
  confirm: { group: 'Decide', where: 'play', says: 'Confirm what is drafted', keys: ['Enter'] },
  pass: { group: 'Decide', where: 'play', says: 'Hold, pass, decline', keys: ['H'] },
  end: { group: 'Decide', where: 'play', says: 'End the phase, or be ready', keys: ['Ctrl+Enter'] },
  cancel: { group: 'Decide', where: 'play', says: 'Cancel, clear, leave the table', keys: ['Escape'] },
  shorten: { group: 'Decide', where: 'play', says: 'Remove the last waypoint', keys: ['Backspace'] },
  undo: { group: 'Decide', where: 'play', says: 'Take the last decision back', keys: ['Ctrl+Z'] },
  redo: { group: 'Decide', where: 'play', says: 'Do it again', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  skip: { group: 'Decide', where: 'play', says: 'Skip to my next decision', keys: ['N'] },
  next: { group: 'Pieces', where: 'play', says: 'Next piece that can act', keys: ['Tab'], onTable: true },
  previous: { group: 'Pieces', where: 'play', says: 'Previous piece that can act', keys: ['Shift+Tab'], onTable: true },
  centre: { group: 'Pieces', where: 'play', says: 'Centre on the piece', keys: ['Space'] },
  sheet: { group: 'Pieces', where: 'play', says: 'Unit sheet', keys: ['I'] },
  ruler: { group: 'Look', where: 'play', says: 'Ruler and sight, to the pointer', keys: ['M'], hold: true },
  sight: { group: 'Look', where: 'play', says: 'What this piece sees', keys: ['V'], hold: true },
  arcs: { group: 'Look', where: 'play', says: 'How far its weapons reach', keys: ['R'], hold: true },
  reach: {
    group: 'Look',
    where: 'play',
    says: 'Its reach; then 1, 2, 3 turns',
    keys: ['Z'],
    hold: true,
  },
  threat: { group: 'Look', where: 'play', says: 'All that the enemy may reach or see', keys: ['X'], hold: true },
  panLeft: { group: 'Camera', where: 'play', says: 'Move the view, or the ghost, west', keys: ['ArrowLeft', 'A'] },
  panRight: { group: 'Camera', where: 'play', says: 'Move the view, or the ghost, east', keys: ['ArrowRight', 'D'] },
  panUp: { group: 'Camera', where: 'play', says: 'Move the view, or the ghost, north', keys: ['ArrowUp', 'W'] },
  panDown: { group: 'Camera', where: 'play', says: 'Move the view, or the ghost, south', keys: ['ArrowDown', 'S'] },
  rotateLeft: { group: 'Camera', where: 'play', says: 'Turn the table to the left', keys: ['Q'] },
  rotateRight: { group: 'Camera', where: 'play', says: 'Turn the table to the right', keys: ['E'] },
  straight: { group: 'Camera', where: 'play', says: 'Straight down, or at a slant', keys: ['T'] },
  zoomIn: { group: 'Camera', where: 'play', says: 'Nearer', keys: ['+', '='] },
  zoomOut: { group: 'Camera', where: 'play', says: 'Farther', keys: ['-'] },
  zoomReset: { group: 'Camera', where: 'play', says: 'The whole table', keys: ['0'] },
  region: { group: 'Page', where: 'page', says: 'To the next of bar, table, prompt, dice, log', keys: ['F6'] },
  regionBack: { group: 'Page', where: 'page', says: 'To the one before', keys: ['Shift+F6'] },
  readLast: { group: 'Page', where: 'play', says: 'Read the last result again', keys: ['L'] },
  rules: { group: 'Page', where: 'page', says: 'Rulebook, at this prompt', keys: ['F1'] },
  find: { group: 'Page', where: 'page', says: 'Find a piece, a rule or a command', keys: ['/', 'Ctrl+K'] },
  keys: { group: 'Page', where: 'page', says: 'All keys', keys: ['?'] },
  play: { group: 'Replay', where: 'replay', says: 'Play, pause', keys: ['Space'] },
  forward: { group: 'Replay', where: 'replay', says: 'One entry on', keys: ['ArrowRight'] },
  back: { group: 'Replay', where: 'replay', says: 'One entry back', keys: ['ArrowLeft'] },
  nextDeed: { group: 'Replay', where: 'replay', says: 'To the next decision', keys: ['Shift+ArrowRight'] },
  lastDeed: { group: 'Replay', where: 'replay', says: 'To the decision before', keys: ['Shift+ArrowLeft'] },
  nextTurn: { group: 'Replay', where: 'replay', says: 'To the next turn', keys: ['PageDown'] },
  lastTurn: { group: 'Replay', where: 'replay', says: 'To the turn before', keys: ['PageUp'] },
  toStart: { group: 'Replay', where: 'replay', says: 'To the beginning', keys: ['Home'] },
  toEnd: { group: 'Replay', where: 'replay', says: 'To the end', keys: ['End'] },
} as const satisfies { readonly [id: string]: Command }

export type CommandId = keyof typeof commands
export const commandIds = Object.keys(commands) as readonly CommandId[]
export const commandOf = (id: CommandId): Command => commands[id]

/** May two commands be meant by one key press? */
export const overlap = (a: Command, b: Command): boolean =>
  a.where === b.where || a.where === 'page' || b.where === 'page'
