import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  steps: {
    title: 'The steps of a turn',
    what: 'A die decided who begins. Each side then goes through the steps in the bar above: event, recover, initiative, orders, move, fire, close combat.',
    why: 'The order never changes: who will fire must not have moved too far before.',
    now: 'Ctrl Enter ends a step. What is yellow is now.',
  },
  free: {
    title: 'On their own initiative',
    what: 'Without any order your men may shift up to 5 cm.',
    why: 'Riflemen and bombers may still fire after 5 cm. But whoever has shifted is left out of the orders that come next.',
    now: 'Shift only those who need a better place to fire from. End the step when it is done.',
  },
  'orders-step': {
    title: 'Orders',
    what: 'Men move farther only when ordered. A leader rolls two dice: his command value or less, and those he has named may move. −1 beyond 20 cm.',
    why: 'Each man is ordered once a turn. Stand to is the other order: they hold their fire and watch for movement.',
    now: 'Take a marked leader, choose the order, then mark the men with Shift or a box.',
  },
  'order-roll': {
    title: 'Did they hear?',
    what: 'Two dice, equal or under the command value passes; what makes it harder stands beside the dice. If it fails, they stay.',
    why: 'Under machine-gun fire and far from their leader men hear little.',
    now: 'Keep leaders within 20 cm of their men.',
  },
  'move-step': {
    title: 'Moving',
    what: 'Those with an order move up to 15 cm, or dash up to 25.',
    why: 'Whoever dashes does not fire this turn and stands still the next. Moving into contact is a charge.',
    now: 'Go from cover to cover. A wall must be climbed: 5 cm, and a 1 or 2 fails.',
  },
  'fire-step': {
    title: 'Fire',
    what: 'Everybody may fire without an order, unless he has moved too far: machine guns not at all, rifles and grenades 5 cm, pistols a full move.',
    why: 'Fire does two things: it kills, and it pins those it does not kill.',
    now: 'Click one of the marked men, then an enemy. The odds are told where no hidden card could change them.',
  },
  shot: {
    title: 'Three rolls a shot',
    what: 'First to hit, then for cover: on 1 to 3 it stops the bullet. Then to wound.',
    why: 'Behind a wall or in a trench every second hit is nothing.',
    now: 'The tray shows which roll it was and what it needed.',
  },
  lewis: {
    title: 'The light machine gun',
    what: 'Three shots a turn with its crew, two with one man. It may not move and fire.',
    why: 'It jams if two of its dice show 1. Those under its fire follow orders at −1.',
    now: 'Leave it where it sees far, and fire with it first.',
  },
  overwatch: {
    title: 'Overwatch',
    what: 'A man who has hardly moved and does not fire may cover the ground straight ahead of him.',
    why: 'Enemies who move there in their turn can be shot at, at −1.',
    now: 'Give it to those who have no good target now, facing where the enemy must come.',
  },
  grenade: {
    title: 'Grenades',
    what: 'A grenade is not rolled to hit: it scatters, by one die near, by two far, by one more for each wall in the way. A bomber takes one away.',
    why: 'Its blast is 8 cm across and asks nobody whose side he is on.',
    now: 'Throw where they stand together.',
  },
  luck: {
    title: 'A point of luck',
    what: 'Something has gone wrong, and a point of luck can change it: roll a die again, or save a man who has just been hit.',
    why: 'A man or section has few such points, and they do not come back.',
    now: 'The question says what it is for. H lets it stand.',
  },
  valour: {
    title: 'Valour',
    what: 'A point of valour buys something heroic: to move twice as far, to attack twice, to move and still fire, or to lead without an order.',
    why: 'It works for whoever spends it and for all within 10 cm of him.',
    now: 'The points lie at the bottom left. Keep one for the moment that decides.',
  },
  courage: {
    title: 'Courage',
    what: 'Hit but not wounded: his courage is tested, two dice equal or under it. A leader within 20 cm lends his.',
    why: 'Whoever fails goes to ground.',
    now: 'Bring a leader near those who are shot at.',
  },
  pinned: {
    title: 'Pinned',
    what: 'He may neither move nor fire, and cannot be ordered. He tests again when his own turn begins.',
    why: 'He has the best cover there is: shooting at him is hardly possible. He has to be sought out.',
    now: 'Move while they have their heads down.',
  },
  'close-step': {
    title: 'Close combat',
    what: 'Last come those who stand in contact. Both add a die to their fighting skill; the higher one wins, and the winner wounds.',
    why: 'Who is charged may fire first if his courage holds.',
    now: 'Where nobody is in contact, end the step; then the other side has its turn.',
  },
  'hand-to-hand': {
    title: 'Hand to hand',
    what: 'A die each and the fighting skill; +1 for whoever started it, −1 when down or against several.',
    why: 'If neither is the better one, both fall back 3 cm.',
    now: 'Go two against one.',
  },
  watching: {
    title: 'He moves in your sight',
    what: 'An enemy moves where one of your men is watching. He may fire at once, at −1; on stand to, a die against his decides whether he notices in time.',
    why: 'What is fired now is not fired in your turn.',
    now: 'Shoot, or H to hold fire for a better target.',
  },
  card: {
    title: 'A card',
    what: 'Who rolls a 1 for the initiative draws a card. Some happen at once, some are kept in the hand until they help.',
    why: 'Nobody else sees what you hold.',
    now: 'The card lies at the top left. Those you keep are at the bottom left: click one to play it.',
  },
  half: {
    title: 'Half of them are gone',
    what: 'A section down to half tests its courage, and whoever fails now does not duck but runs: towards his own edge, for two turns.',
    why: 'Breaking a section is quicker than killing it.',
    now: 'Keep a leader with those who are left.',
  },
  'other-turn': {
    title: 'The other side’s turn',
    what: 'Now it goes through the same steps.',
    why: 'With a point of valour you may take the initiative at any moment and act out of sequence.',
    now: 'The prompt says when you may. Otherwise watch; N skips.',
  },
  'next-turn': {
    title: 'A new turn',
    what: 'The initiative is rolled anew. Those who were pinned test their courage first.',
    why: 'Whoever was last may now be first.',
    now: 'From here on it goes on like this. C shows the last explanation again.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now, for those who have fingers and no keys, and for those who read the game and type. */
export const ways = {
  finger: {
    steps: 'End a step when it is done. What is yellow is now.',
    'orders-step': 'Take a marked leader, choose the order, then tap the men.',
    'fire-step': 'Tap one of the marked men, then an enemy. The odds are told where no hidden card could change them.',
    luck: 'The question says what it is for. Let it stand, if it is not worth a point.',
    watching: 'Shoot, or hold fire for a better target.',
    card: 'The card lies over the table. Those you keep are beside it: tap one to play it.',
    'other-turn': 'The prompt says when you may. Otherwise watch, or skip.',
    'next-turn': 'From here on it goes on like this.',
  },
  text: {
    steps: 'Ending a step is among its choices. The line at the top says which step it is.',
    'orders-step': 'Take the order, then the leader, then the men with commas between.',
    'fire-step': 'Take a man, then an enemy. The odds are told where no hidden card could change them.',
    shot: 'The log says which roll it was and what it needed.',
    luck: 'The question says what it is for. “hold” lets it stand.',
    valour: 'Your points stand beside the log. Keep one for the moment that decides.',
    watching: 'Shoot, or type “hold” to wait for a better target.',
    card: 'The card is read out here. Those you keep stand beside the log.',
    'other-turn': 'The prompt says when you may. Otherwise read on.',
    'next-turn': 'From here on it goes on like this.',
  },
} satisfies Ways
