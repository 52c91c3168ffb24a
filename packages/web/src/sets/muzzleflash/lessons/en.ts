import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  points: {
    title: 'Action points',
    what: 'Every man has four action points, the dots beside him. Moving 2 inches costs one, a snap shot one, a deliberate shot two.',
    why: 'Finish with one man before you start the next: once you start another, the first is done for this turn.',
    now: 'Click a marked man. Then click where he should go, or whom he should shoot at.',
  },
  kept: {
    title: 'Unspent points',
    what: 'A man keeps his unspent points in the enemy’s turn and may react with them: a snap shot or a short move for each.',
    why: 'A man who spends all four is helpless until his next turn.',
    now: 'Leave one or two points with men who can see the enemy. Ctrl Enter ends your turn.',
  },
  move: {
    title: 'Moving',
    what: 'The rings show how far one point takes him, 2 inches, and how far all his remaining points do. Walls and hedges are obstacles: each attempt to cross one takes a test of nerve.',
    why: 'After every move the enemy may react. Move from cover to cover rather than straight ahead.',
    now: 'Click a place. Hold X to see what the enemy can see.',
  },
  fire: {
    title: 'Ways of shooting',
    what: 'A die of 4 or more hits. Snap: 1 point, half the dice, −1. Deliberate: 2 points. Rapid: 3 points, double the dice. Aimed: 4 points, +1.',
    why: 'Green troops and veterans need an order for rapid and aimed fire.',
    now: 'Choose a mode below the target. The odds change with it.',
  },
  wound: {
    title: 'Hit, injured, dead',
    what: 'Each hit is rolled for: on 4 or more the man is injured. Then the weapon’s wound roll decides whether he is dead.',
    why: 'Only half of all hits injure, and fewer kill. The rest pin.',
    now: 'The tray shows the dice of each step, the log the full calculation.',
  },
  pins: {
    title: 'Pin points',
    what: 'A man hit in the open and everyone within 2 inches of him get a pin point for each hit, and one more when a man near them is injured.',
    why: 'Pins stop men more often than bullets do. Men who bunch up share them.',
    now: 'Keep more than 2 inches between your men. The drops beside a man are his pins.',
  },
  cover: {
    title: 'Cover',
    what: 'Partial cover is −1 to be hit, total cover −2. A die that misses only because of the cover still gives a pin point.',
    why: 'Cover keeps a man alive; it does not keep him calm.',
    now: 'Hold M and point at a figure: the line shows what is in the way.',
  },
  reaction: {
    title: 'A reaction',
    what: 'Your marked men can react to what an enemy has just done. Each may spend one point on a snap shot or a move, or do nothing.',
    why: 'Only snap shots are allowed now, at −1 and half the dice. But a man pinned in mid-action loses the rest of his activation.',
    now: 'Press the number of a choice, or H to let it pass.',
  },
  standing: {
    title: 'Standing orders',
    what: 'A man may have a standing order: ask, always snap, or never react. You set it in the prompt or on his card.',
    why: 'A machine gun can always snap; a man who should save his points needs “never”.',
    now: 'Or press “Pass until your turn” when you have no more reactions to make.',
  },
  answered: {
    title: 'He reacts too',
    what: 'The enemy spends an unspent point to react to your man. It happens after this action and before your next.',
    why: 'Count the dots: a man with none left cannot react.',
    now: 'Draw his fire with one man, then move the others.',
  },
  'pin-test': {
    title: 'The pin test',
    what: 'A man with pins tests when he is activated or reacts: he passes if two dice total less than his morale. He sheds as many pins as the difference.',
    why: 'Failing costs him all his points. Pins are shed only in his own side’s turn.',
    now: 'Start with men who have few pins: they are the most likely to get up.',
  },
  pinned: {
    title: 'Pinned',
    what: 'A man with pins left after the test is pinned: in cover he drops out of sight, in the open he runs for cover. His activation is over.',
    why: 'One pin goes at the end of his turn. In the open the test removes none.',
    now: 'A leader may order his men to get up. A man with as many pins as morale flees.',
  },
  hedge: {
    title: 'Over the obstacle',
    what: 'Crossing takes a test of nerve. Failing costs the point; he may try again while he has points.',
    why: 'A man can be stuck at a hedge for a whole turn.',
    now: 'Look for the gap: a door, a gate, the end of the wall.',
  },
  order: {
    title: 'Orders',
    what: 'A leader may give one order a turn for 2 points: he tests his nerve, and if he passes, his men within 8 inches obey.',
    why: 'Rapid fire, double time or getting up, for many men at once.',
    now: 'Use the marked leader before the men he is to order.',
  },
  grenade: {
    title: 'Grenades',
    what: 'One point to prime, then a throw like a shot. A miss scatters: one die for an aimed throw, two for deliberate, three for snap.',
    why: 'It reaches men that no bullet can.',
    now: 'Prime it when you are close. A hasty throw may land behind you.',
  },
  'grenade-lands': {
    title: 'It has landed',
    what: 'A grenade goes off one action after it lands. A man near it with a point left may react first: run, or throw himself on it.',
    why: 'So it drives men out even when it kills no one.',
    now: 'The blast is drawn on the table.',
  },
  injured: {
    title: 'The injured',
    what: 'He lies there. Checking on him costs 3 points: on a 1 he dies, on a 6 he gets up. He can be carried to the aid station.',
    why: 'Left alone at the end of the game, he costs his side 3 victory points; with a comrade beside him, 1.',
    now: 'Keep a man near him in the last turn.',
  },
  melee: {
    title: 'Close quarters',
    what: 'Each rolls a die for every point he has not spent, and at least one. The highest die tries to injure first.',
    why: 'A charger with points left has the advantage.',
    now: 'Charge a man who has spent his points.',
  },
  'other-turn': {
    title: 'The enemy’s turn',
    what: 'Now he acts man by man. Whenever your men can react, you are asked.',
    why: 'A reaction costs one point, and men react only to what affects them.',
    now: 'Watch where he goes. N skips the animation.',
  },
  'next-turn': {
    title: 'Your turn again',
    what: 'All your men have four points again. Leftover points are lost, not carried over.',
    why: 'Points kept for nothing are points wasted.',
    now: 'Every turn from here on works like this. C shows the last explanation again.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now on a touch screen, and in text mode. */
export const ways = {
  finger: {
    points: 'Tap a marked man. Then tap where he should go, or whom he should shoot at.',
    kept: 'Leave one or two points with men who can see the enemy. Then end your turn.',
    move: 'Tap a place. Threat, among the table tools, shows what the enemy can see.',
    cover: 'Drag the ruler from man to man: the line shows what is in the way.',
    reaction: 'Choose a reaction, or let it pass.',
    order: 'Use the marked leader before the men he is to order.',
    'other-turn': 'Watch where he goes, or skip the animation.',
    'next-turn': 'Every turn from here on works like this.',
  },
  text: {
    points: 'Type the number of a choice, then a man, then a place or a target.',
    kept: 'Leave one or two points with men who can see the enemy. End is among the choices.',
    move: 'Say where. Type “threat” to hear what the enemy can reach or see.',
    cover: 'Type “sight” and two names: the answer says what is in the way.',
    reaction: 'Type the number of a choice, or “hold”.',
    order: 'Give the leader’s order before his men act.',
    'other-turn': 'What he does is read out here. You are asked when your men can react.',
    'next-turn': 'Every turn from here on works like this.',
  },
} satisfies Ways
