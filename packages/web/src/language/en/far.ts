/** Games that are played far apart. */
export const far = {
  connecting: 'Looking for the game',
  begins: 'The battle begins when everybody has sat down. Send each player their own link: whoever has it sits there.',
  you: 'You',
  here: 'here',
  away: 'away',
  awaited: 'not here yet',
  watchers: 'Spectators',
  watching: (n: number) => (n === 1 ? '1 watches' : `${n} watch`),
  linkFor: (name: string) => `Link for ${name}`,
  copy: 'Copy the link',
  copied: 'Copied',
  code: 'QR code',
  codeFor: (name: string) => `QR code for ${name}`,
  company: 'At the table',
  lost: 'The connection is lost. Trying again.',
  noSeat: 'This browser has no seat in that game. Open the link that was sent to you.',
  refused: {
    'NET-2': 'There is no such game or seat. The link may be incomplete.',
    'NET-6': 'The server has a newer version. Reload the page: nothing is lost.',
  } as { readonly [code: string]: string },
  noServer: 'No server answers. Games far apart need one: sandtable serve.',
  download: 'Download the game',
  seal: (hash: string) => `Seal of the dice: ${hash}`,
  yourGames: (n: number) =>
    n === 0 ? 'Your games' : n === 1 ? 'Your games: 1 waits for you' : `Your games: ${n} wait for you`,
  stages: {
    gathering: (names: string) => `Waiting for ${names} to sit down.`,
    playing: (names: string) => `${names} to decide.`,
    over: () => 'Ended.',
  } as { readonly [stage in 'gathering' | 'playing' | 'over']: (names: string) => string },
}
