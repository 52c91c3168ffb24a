/** Words between bars are keys. */
export const curtain = {
  turn: 'Turn',
  covered: 'The table is covered.',
  handOver: (name: string) => `Hand over to the ${name} player.`,
  whenOnly: (name: string) => `When only the ${name} player can see the screen, press and hold.`,
  opens: 'The table then shows what has happened since that side last decided.',
  facts: (turn: number, names: string) => `It is turn ${turn}. ${names} must decide.`,
  and: ' and ',
  mayKnow: 'Known to all',
  kept: 'Hidden from this screen',
  keptWhat: 'everything that only one side has seen, and its log',
  hold: (name: string) => `Hold to open as ${name}`,
  onceMore: 'press |Enter| once more',
  ways: 'one second, or hold |Space|, or |Enter| twice',
}
