import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  first: {
    title: 'Who goes first',
    what: 'Every turn each side rolls a die. The higher roll chooses which side takes the first half of the turn.',
    why: 'The first side shoots first. The second sees where the other has gone and can respond.',
    now: 'As long as nobody is close, choose either. When the two sides are face to face, go first.',
  },
  status: {
    title: 'Status checks',
    what: 'A die was rolled for each of your figures. On 1 to 4 it may move or fire, on 5 only fire, on 6 it does nothing this turn.',
    why: 'You never know who will act. Never rely on one man.',
    now: 'Figures that can act have a yellow ring. The dice are in the tray.',
  },
  act: {
    title: 'One figure at a time',
    what: 'Each figure that passed its check may move or fire, never both. They act in any order, and none has to.',
    why: 'Fire before you move: an enemy who is down cannot shoot at the men who run past him.',
    now: 'Click one of the marked figures. Then click where it should go, or an enemy.',
  },
  move: {
    title: 'Moving',
    what: 'A figure moves up to 6 inches, whatever its pose: everywhere in the coloured area. A wall or hedge costs 3 inches, anything leg-high 1; go around trees.',
    why: 'Behind a wall or in a house a shot needs 3 more to kill. End your moves there.',
    now: 'Click a place in the area. Ctrl and click sets a waypoint.',
  },
  fire: {
    title: 'Firing',
    what: 'One die per shot; a total of 6 eliminates. Closer is better: +2 within 3 inches, +1 within 6. Standing targets add 1, cover takes 3 away.',
    why: 'You may fire at any enemy in sight and range. The line shows what is in the way.',
    now: 'Read the odds before you confirm. Point at another target to compare.',
  },
  cover: {
    title: 'Cover',
    what: 'A target in cover is hit at −3. Cover counts where the figure touches it or the line of fire passes over it. In a house a man also counts as one pose lower.',
    why: 'At long range a rifle cannot reach 6 against that: close in, or use an automatic weapon, a leader or a grenade.',
    now: 'Hold M and point from piece to piece: the ruler shows what is in the way.',
  },
  grenade: {
    title: 'Grenades',
    what: 'A grenade has a range of 6 inches and is aimed at a spot. Roll at +3 for every figure within 4 inches of it, yours too.',
    why: 'A grenadier who touches the wall of a building throws it inside: the blast reaches twice as far and stays in the house.',
    now: 'To throw into a building, bring the marked figure to its wall. The blast is drawn before you throw.',
  },
  leader: {
    title: 'Leading',
    what: 'A leader may lead instead of moving or firing. Figures within 6 inches move 1 inch more or add 1 to their fire, and those that failed their check may roll again.',
    why: 'A man leading four others is worth more than one more pistol.',
    now: 'Let the marked figure lead first, then act with those around it.',
  },
  'other-half': {
    title: 'The other half',
    what: 'A turn has two halves. In the other one the other side rolls for its figures and acts in the same way.',
    why: 'There are no reactions in this set. Men left in the open stay exposed.',
    now: 'N skips to your next decision; the log records each shot.',
  },
  'under-fire': {
    title: 'Under fire',
    what: 'The enemy fires. The log has the full calculation: the die, the modifiers and why, and what was needed.',
    why: 'Effects are immediate: an eliminated figure leaves the table at once.',
    now: 'Click a line of the log to see where it happened; click a rule number to read it.',
  },
  'hand-to-hand': {
    title: 'Hand to hand',
    what: 'A figure that ends its move touching an enemy must fight. Both roll a die, a bayonet adds 1, and the lower total is eliminated.',
    why: 'It is an even chance, whatever cover the enemy has. That is how houses are taken.',
    now: 'Send in the man you can spare, or one with a bayonet.',
  },
  rally: {
    title: 'A second roll',
    what: 'A figure within 6 inches of a leading leader that failed its check has rolled again, better by 1.',
    why: 'It is the only way to get men who rolled 5 or 6 moving.',
    now: 'Lead before you do anything else: then you know who can act.',
  },
  'next-turn': {
    title: 'A new turn',
    what: 'Both sides roll for the first half again, and every figure makes a new status check.',
    why: 'The side that went second may now go first: two halves in a row.',
    now: 'Decide which half suits you better, and choose. Every turn from here on works like this.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now on a touch screen, and in text mode. */
export const ways = {
  finger: {
    act: 'Tap one of the marked figures. Then tap where it should go, or an enemy.',
    move: 'Tap a place in the area; tap it again, or the tick, to go there.',
    cover: 'Drag the ruler at the edge of the table from piece to piece: it shows what is in the way.',
    'other-half': 'You can skip to your next decision; the log records each shot.',
    'under-fire': 'Tap a line of the log to see where it happened; tap a rule number to read it.',
  },
  text: {
    status: 'Figures that can act are named with each choice. The log has the dice.',
    act: 'Type the number of a choice, then a figure, then a place or an enemy.',
    move: 'Say where: a square, a direction and a length, or a name. “reach” and a name tells how far it can go.',
    fire: 'Read the odds before you confirm. “odds” with another target compares.',
    cover: 'Type “sight” and two names: the answer says what is in the way.',
    grenade: 'Bring the grenadier to the wall first. You are told who is in the blast before you throw.',
    leader: 'Let him lead first, then act with those near him.',
    'other-half': 'What they do is read out here and kept in the log.',
    'under-fire': 'Type “log” to read it again; type “read” and a rule number to hear the rule.',
  },
} satisfies Ways
