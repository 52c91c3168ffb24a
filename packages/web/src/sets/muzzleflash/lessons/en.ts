import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  points: {
    title: 'Action points',
    what: 'Every man has four action points, the dots beside him. Moving 2 inches costs one, a snap shot one, a deliberate shot two.',
    why: 'Finish one man before you begin the next: once another has begun, the first is done for this turn.',
    now: 'Click a marked man. Then click where he shall go, or whom he shall shoot at.',
  },
  kept: {
    title: 'What you keep',
    what: 'Points that a man has not spent are his in the enemy’s turn: he may react with them, a snap shot or a short move at a time.',
    why: 'Whoever spends all four is helpless until his next turn.',
    now: 'Leave one or two points with those who see the enemy. Ctrl Enter ends your turn.',
  },
  move: {
    title: 'Moving',
    what: 'The rings show what one point buys, 2 inches, and what all that are left do. A wall or a hedge is an obstacle: a test of nerve for each try to cross it.',
    why: 'After every move the enemy may react. From cover to cover is better than straight ahead.',
    now: 'Click a place. Hold X to see where the enemy looks.',
  },
  fire: {
    title: 'Ways of shooting',
    what: 'A die that shows 4 or more hits. Snap: 1 point, half the dice, −1. Deliberate: 2 points. Rapid: 3 points, double the dice. Aimed: 4 points, +1.',
    why: 'Green men and veterans need an order for rapid and aimed fire.',
    now: 'Choose how below the target. The odds follow.',
  },
  wound: {
    title: 'Hit, injured, dead',
    what: 'Each hit is rolled for: on 4 or more the man is injured. Then the weapon’s wound roll decides whether he is dead.',
    why: 'Only every second hit injures, and fewer kill. What the others do is pin.',
    now: 'The tray shows the dice of each step, the log the sum.',
  },
  pins: {
    title: 'Pin points',
    what: 'A man hit in the open and everybody within 2 inches of him get a pin point for each hit, and one more when a man near them is injured.',
    why: 'Pins stop men more often than bullets do. Men who stand together share them.',
    now: 'Keep more than 2 inches between your men. The drops beside a man are his pins.',
  },
  cover: {
    title: 'Cover',
    what: 'Partial cover is −1 to be hit, total cover −2. A die that misses only for the cover still gives a pin point.',
    why: 'Cover keeps a man alive, not calm.',
    now: 'Hold M and point at somebody: the line says what is in the way.',
  },
  reaction: {
    title: 'A reaction',
    what: 'An enemy has done something that your marked men can answer. Each may spend one point: snap at him, move, or do nothing.',
    why: 'Only snap shots are allowed now, at −1 and half the dice. But a man who is pinned in the middle of his go loses the rest of it.',
    now: 'Take a choice by its number, or H to let it pass.',
  },
  standing: {
    title: 'Not to be asked each time',
    what: 'A man may have a standing order: ask, always snap, or never react. It stands in the prompt and on his card.',
    why: 'A machine gun that always snaps needs no thought; a man who shall save his points needs “never”.',
    now: 'Or press “Pass until your turn” when nothing matters any more.',
  },
  answered: {
    title: 'He reacts too',
    what: 'The enemy spends a point that he has kept and answers what your man did. It comes after your action, before your next.',
    why: 'Count his dots: who has none left cannot react.',
    now: 'Draw his fire with one man, then move the others.',
  },
  'pin-test': {
    title: 'The pin test',
    what: 'A man with pins tests when he begins his go or reacts: two dice below his morale pass. The difference is how many pins he sheds.',
    why: 'Failing costs him all his points. Pins are shed only in his own side’s turn.',
    now: 'Begin with those who have few pins: they are likely to get up.',
  },
  pinned: {
    title: 'Pinned',
    what: 'Whoever has pins left after the test is pinned: in cover he draws back out of sight, in the open he runs for cover. His go is over.',
    why: 'One pin goes at the end of his turn. In the open the test takes none away.',
    now: 'A leader may order his men to get up. A man with as many pins as morale flees.',
  },
  hedge: {
    title: 'Over the obstacle',
    what: 'Crossing takes a test of nerve. Failing costs the point; he may try again as long as he has points.',
    why: 'A man may stand before a hedge for a whole turn.',
    now: 'Look for the gap: a door, a gate, the end of the wall.',
  },
  order: {
    title: 'Orders',
    what: 'A leader may give one order a turn for 2 points: he tests his nerve, and if he passes it holds for his men within 8 inches.',
    why: 'Rapid fire, double time or getting up, for many at once.',
    now: 'Click the marked leader before the men he shall order.',
  },
  grenade: {
    title: 'Grenades',
    what: 'One point to prime, then a throw like a shot. One that misses scatters: a die for an aimed throw, two for a deliberate, three for a snap.',
    why: 'It reaches men whom no bullet can.',
    now: 'Prime it when you are near. A hasty throw may land behind you.',
  },
  'grenade-lands': {
    title: 'It has landed',
    what: 'A grenade goes off one action after it lands. Whoever is near and has a point left may react first: run, or throw himself on it.',
    why: 'So it drives men out even where it kills nobody.',
    now: 'The blast is drawn on the table.',
  },
  injured: {
    title: 'The injured',
    what: 'He lies there. Checking on him costs 3 points: on a 1 he dies, on a 6 he gets up. He can be carried to the aid station.',
    why: 'Left alone at the end he costs his side 3 victory points, with a comrade beside him 1.',
    now: 'Keep a man near him in the last turn.',
  },
  melee: {
    title: 'Close quarters',
    what: 'Each rolls a die for every point he has not spent, and at least one. The highest score tries to injure first.',
    why: 'Whoever charges with points left is the stronger one.',
    now: 'Charge a man who has spent his.',
  },
  'other-turn': {
    title: 'The enemy’s turn',
    what: 'Now he acts man by man. Whenever your men can answer, you are asked.',
    why: 'One point a reaction, and only to something that touches them.',
    now: 'Watch where he goes. N skips the showing.',
  },
  'next-turn': {
    title: 'Your turn again',
    what: 'All your men have four points again. What they had left is lost, not added.',
    why: 'Points kept for nothing are points wasted.',
    now: 'From here on it goes on like this. C shows the last explanation again.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now, for those who have fingers and no keys, and for those who read the game and type. */
export const ways = {
  finger: {
    points: 'Tap a marked man. Then tap where he shall go, or whom he shall shoot at.',
    kept: 'Leave one or two points with those who see the enemy. Then end your turn.',
    move: 'Tap a place. Threat, among the tools of the table, shows where the enemy looks.',
    cover: 'Drag the ruler from man to man: the line says what is in the way.',
    reaction: 'Take one of the choices, or let it pass.',
    order: 'Tap the marked leader before the men he shall order.',
    'other-turn': 'Watch where he goes, or skip the showing.',
    'next-turn': 'From here on it goes on like this.',
  },
  text: {
    points: 'Take a choice by its number, then a man, then a place or a target.',
    kept: 'Leave one or two points with those who see the enemy. End is among the choices.',
    move: 'Say where. Type “threat” to hear what the enemy may reach or see.',
    cover: 'Type “sight” and two names: the answer says what is in the way.',
    reaction: 'Take a choice by its number, or type “hold”.',
    order: 'Let the leader order before his men act.',
    'other-turn': 'What he does is read out here. You are asked when your men can answer.',
    'next-turn': 'From here on it goes on like this.',
  },
} satisfies Ways
