import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  first: {
    title: 'Who goes first',
    what: 'Every turn each side rolls a die. The higher one chooses which side has the first half of the turn.',
    why: 'Whoever goes first shoots first. Whoever goes second sees where the other has gone and answers.',
    now: 'In the first turn nobody is near: choose either. When men stand face to face, go first.',
  },
  status: {
    title: 'Status checks',
    what: 'A die was rolled for each of your figures. On 1 to 4 it may move or fire, on 5 only fire, on 6 it does nothing this turn.',
    why: 'You never know who will get up. A plan that needs one man is no plan.',
    now: 'Those who can act have a dashed ring. The dice lie in the tray below.',
  },
  act: {
    title: 'One figure at a time',
    what: 'Each figure that is able to may move or fire, never both. They act in any order you like; nobody has to.',
    why: 'Fire before you move: a man who falls can no longer shoot at whoever runs past him.',
    now: 'Click one of the marked figures. Then click where it shall go, or an enemy.',
  },
  move: {
    title: 'Moving',
    what: 'The coloured area is all it can reach: 6 inches, whatever its pose. A wall or hedge costs 3 of them, something leg-high 1; trees must be gone around.',
    why: 'Behind a wall or in a house a shot needs 3 more to kill. End your moves there.',
    now: 'Click a place in the area. Ctrl and click sets a waypoint.',
  },
  fire: {
    title: 'Firing',
    what: 'One die a shot, and a total of 6 eliminates. Near is better: +2 within 3 inches, +1 within 6. Standing targets add 1, cover takes 3 away.',
    why: 'Whoever you can see and reach you may fire at. What is in the way is drawn along the line.',
    now: 'Read the odds before you confirm. Point at another target to compare.',
  },
  cover: {
    title: 'Cover',
    what: 'A target in cover is hit at −3. Cover counts where the figure touches it or the line of fire passes over it. In a house a man also counts as one pose lower.',
    why: 'From afar a rifle cannot reach 6 against that: come near, use an automatic weapon, a leader, or a grenade.',
    now: 'Hold M and point from piece to piece: the ruler says what is in the way.',
  },
  grenade: {
    title: 'Grenades',
    what: 'A grenade goes 6 inches and is aimed at a spot. Every figure within 4 inches of it is rolled for at +3, yours too.',
    why: 'A grenadier who touches the wall of a building throws it inside: the blast reaches twice as far and stays in the house.',
    now: 'Bring the marked figure to the wall first. The blast is drawn before you throw.',
  },
  leader: {
    title: 'Leading',
    what: 'A leader may lead instead of moving or firing. Figures within 6 inches move 1 inch more or add 1 to their fire, and those who failed their check may roll again.',
    why: 'One man who leads four is worth more than one more pistol.',
    now: 'Let the marked figure lead first, then act with those around it.',
  },
  'other-half': {
    title: 'The other half',
    what: 'Your half is over. Now the other side rolls for its figures and acts in the same way.',
    why: 'Nobody reacts in this set. What you leave in the open stays there.',
    now: 'Watch. N skips to your next decision; the log tells each shot.',
  },
  'under-fire': {
    title: 'Under fire',
    what: 'They shoot. The log has the whole sum: the die, what was added and why, and what was needed.',
    why: 'An effect is immediate: whoever is eliminated leaves the table at once and does nothing more.',
    now: 'Click a line of the log to see where it happened; click a rule number to read it.',
  },
  'hand-to-hand': {
    title: 'Hand to hand',
    what: 'Whoever ends a move touching an enemy must fight him. Both roll a die, a bayonet adds 1, the lower total is eliminated.',
    why: 'It is an even chance, whatever cover the other has. That is how houses are taken.',
    now: 'Send in the man you can spare, or one with a bayonet.',
  },
  rally: {
    title: 'A second roll',
    what: 'A figure within 6 inches of a leading leader that failed its check has rolled again, better by 1.',
    why: 'It is the only way to get up those who rolled 5 or 6.',
    now: 'Lead before you do anything else: then you know who can act.',
  },
  'next-turn': {
    title: 'A new turn',
    what: 'Both sides roll for the first half again, and every figure is checked anew.',
    why: 'Whoever went second may now go first: two halves in a row.',
    now: 'Think whose half would hurt more now, and choose. From here on it goes on like this.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now, for those who have fingers and no keys, and for those who read the game and type. */
export const ways = {
  finger: {
    act: 'Tap one of the marked figures. Then tap where it shall go, or an enemy.',
    move: 'Tap a place in the area; tap it again, or the tick, to go there.',
    cover: 'The ruler at the edge of the table says what is in the way: drag it from piece to piece.',
    'other-half': 'Watch, or skip to your next decision; the log tells each shot.',
    'under-fire': 'Tap a line of the log to see where it happened; tap a rule number to read it.',
  },
  text: {
    status: 'Those who can act are named with each choice. The log has the dice.',
    act: 'Take a choice by its number, then a figure, then a place or an enemy.',
    move: 'Say where: a square, a direction and a length, or a name. “reach” and a name tells how far it comes.',
    fire: 'Read the odds before you confirm. “odds” with another target compares.',
    cover: 'Type “sight” and two names: the answer says what is in the way.',
    grenade: 'Bring the grenadier to the wall first. Whom the blast would touch is told before you throw.',
    leader: 'Let him lead first, then act with those near him.',
    'other-half': 'What they do is read out here and stands in the log.',
    'under-fire': 'Type “log” to read it again; type “read” and a rule number to hear the rule.',
  },
} satisfies Ways
