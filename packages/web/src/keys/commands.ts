import { type Words, words } from '../language/index.ts'

/** Where a command may be given: on every screen, in a game, in a replay, where a battle is made, wherever a table is. */
export type Where = 'page' | 'play' | 'replay' | 'edit' | 'table'

export interface Command {
  readonly group: keyof Words['keys']['groups']
  readonly where: Where
  /** As they are pressed, each a chord: 'Ctrl+Enter'. */
  readonly keys: readonly string[]
  /** Lasts as long as the key is held. */
  readonly hold?: true
  /** Only while the table has the focus: elsewhere the key does what it does on any page. */
  readonly onTable?: true
  /** The keys mean something by themselves and stay. */
  readonly fixed?: true
  /** In a replay its keys may be the replay's own, which come first. */
  readonly yields?: true
}

/**
 * Everything that a key does, in one table: the handlers, the overlay, the tooltips, the finder and the settings all read it. Long
 * because it is the whole keyboard.
 */
export const commands = {
  choose: {
    group: 'decide',
    where: 'play',
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    fixed: true,
  },
  confirm: { group: 'decide', where: 'play', keys: ['Enter'] },
  pass: { group: 'decide', where: 'play', keys: ['H'] },
  end: { group: 'decide', where: 'play', keys: ['Ctrl+Enter'] },
  cancel: { group: 'decide', where: 'play', keys: ['Escape'] },
  shorten: { group: 'decide', where: 'play', keys: ['Backspace'] },
  undo: { group: 'decide', where: 'play', keys: ['Ctrl+Z'] },
  redo: { group: 'decide', where: 'play', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  skip: { group: 'decide', where: 'play', keys: ['N'] },
  next: { group: 'pieces', where: 'play', keys: ['Tab'], onTable: true },
  previous: { group: 'pieces', where: 'play', keys: ['Shift+Tab'], onTable: true },
  centre: { group: 'pieces', where: 'play', keys: ['Space'] },
  sheet: { group: 'pieces', where: 'play', keys: ['I'] },
  ruler: { group: 'look', where: 'play', keys: ['M'], hold: true },
  sight: { group: 'look', where: 'play', keys: ['V'], hold: true },
  arcs: { group: 'look', where: 'play', keys: ['R'], hold: true },
  reach: {
    group: 'look',
    where: 'play',
    keys: ['Z'],
    hold: true,
  },
  threat: { group: 'look', where: 'play', keys: ['X'], hold: true },
  panLeft: { group: 'camera', where: 'table', keys: ['ArrowLeft', 'A'], yields: true },
  panRight: { group: 'camera', where: 'table', keys: ['ArrowRight', 'D'], yields: true },
  panUp: { group: 'camera', where: 'table', keys: ['ArrowUp', 'W'], yields: true },
  panDown: { group: 'camera', where: 'table', keys: ['ArrowDown', 'S'], yields: true },
  rotateLeft: { group: 'camera', where: 'table', keys: ['Q'] },
  rotateRight: { group: 'camera', where: 'table', keys: ['E'] },
  straight: { group: 'camera', where: 'table', keys: ['T'] },
  zoomIn: { group: 'camera', where: 'table', keys: ['+', '='] },
  zoomOut: { group: 'camera', where: 'table', keys: ['-'] },
  zoomReset: { group: 'camera', where: 'table', keys: ['0'] },
  region: { group: 'page', where: 'page', keys: ['F6'] },
  regionBack: { group: 'page', where: 'page', keys: ['Shift+F6'] },
  readLast: { group: 'page', where: 'play', keys: ['L'] },
  lesson: { group: 'page', where: 'play', keys: ['C'] },
  orders: { group: 'page', where: 'play', keys: ['O'] },
  rules: { group: 'page', where: 'page', keys: ['F1'] },
  find: { group: 'page', where: 'page', keys: ['/', 'Ctrl+K'] },
  text: { group: 'page', where: 'page', keys: ['Alt+T'] },
  keys: { group: 'page', where: 'page', keys: ['?'] },
  play: { group: 'replay', where: 'replay', keys: ['Space'] },
  forward: { group: 'replay', where: 'replay', keys: ['ArrowRight'] },
  back: { group: 'replay', where: 'replay', keys: ['ArrowLeft'] },
  nextDeed: { group: 'replay', where: 'replay', keys: ['Shift+ArrowRight'] },
  lastDeed: { group: 'replay', where: 'replay', keys: ['Shift+ArrowLeft'] },
  nextTurn: { group: 'replay', where: 'replay', keys: ['PageDown'] },
  lastTurn: { group: 'replay', where: 'replay', keys: ['PageUp'] },
  toStart: { group: 'replay', where: 'replay', keys: ['Home'] },
  toEnd: { group: 'replay', where: 'replay', keys: ['End'] },
  bookmark: { group: 'replay', where: 'replay', keys: ['B'] },
  takeSelect: { group: 'edit', where: 'edit', keys: ['V'] },
  takePolygon: { group: 'edit', where: 'edit', keys: ['P'] },
  takeLine: { group: 'edit', where: 'edit', keys: ['L'] },
  takeCircle: { group: 'edit', where: 'edit', keys: ['C'] },
  takeStamp: { group: 'edit', where: 'edit', keys: ['B'] },
  takePiece: { group: 'edit', where: 'edit', keys: ['F'] },
  put: { group: 'edit', where: 'edit', keys: ['Space'] },
  finish: { group: 'edit', where: 'edit', keys: ['Enter'] },
  leave: { group: 'edit', where: 'edit', keys: ['Escape'] },
  takeBack: { group: 'edit', where: 'edit', keys: ['Ctrl+Z'] },
  doAgain: { group: 'edit', where: 'edit', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  remove: { group: 'edit', where: 'edit', keys: ['Delete', 'Backspace'] },
  copy: { group: 'edit', where: 'edit', keys: ['Ctrl+C'] },
  cut: { group: 'edit', where: 'edit', keys: ['Ctrl+X'] },
  paste: { group: 'edit', where: 'edit', keys: ['Ctrl+V'] },
  twice: { group: 'edit', where: 'edit', keys: ['Ctrl+D'] },
  all: { group: 'edit', where: 'edit', keys: ['Ctrl+A'] },
  group: { group: 'edit', where: 'edit', keys: ['Ctrl+G'] },
  ungroup: { group: 'edit', where: 'edit', keys: ['Ctrl+Shift+G'] },
  turnLeft: { group: 'edit', where: 'edit', keys: ['['] },
  turnRight: { group: 'edit', where: 'edit', keys: [']'] },
  smaller: { group: 'edit', where: 'edit', keys: [','] },
  larger: { group: 'edit', where: 'edit', keys: ['.'] },
  mirror: { group: 'edit', where: 'edit', keys: ['X'] },
  flip: { group: 'edit', where: 'edit', keys: ['Y'] },
  snap: { group: 'edit', where: 'edit', keys: ['G'] },
  nextThing: { group: 'edit', where: 'edit', keys: ['Tab'], onTable: true },
  lastThing: { group: 'edit', where: 'edit', keys: ['Shift+Tab'], onTable: true },
  testPlay: { group: 'edit', where: 'edit', keys: ['Ctrl+Enter'] },
} as const satisfies { readonly [id: string]: Command }

export type CommandId = keyof typeof commands
export const commandIds = Object.keys(commands) as readonly CommandId[]
export const commandOf = (id: CommandId): Command => commands[id]

/** What a command does, in words. */
export const commandSays = (id: CommandId): string => words().keys.commands[id]

/** May two commands be meant by one key press? */
export function overlap(a: Command, b: Command): boolean {
  const both = [a.where, b.where]
  if (a.where === b.where || both.includes('page')) return true
  if (!both.includes('table')) return false
  return both.includes('play') || both.includes('edit') || !(a.yields || b.yields)
}
