export const play = {
  setting: 'Setting the table.',
  laying: 'Laying out the table.',
  table: 'Table',
  rail: 'What is asked, dice and log',
  map: 'Map of the table',
  turn: 'Turn',
  of: 'of',
  undo: 'Undo',
  redo: 'Redo',
  catchingUp: 'Playing out what happened. Any key or click skips to the end.',
  toEditor: 'Back to the editor',
}
