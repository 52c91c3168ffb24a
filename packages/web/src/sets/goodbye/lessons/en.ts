import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  steps: {
    title: 'The steps of a turn',
    what: 'A die roll decided who goes first. Each side then goes through the steps in the bar above: event, recover, initiative, orders, move, fire, close combat.',
    why: 'The order never changes: men who are to fire must not move too far first.',
    now: 'Ctrl Enter ends a step. The current step is yellow.',
  },
  free: {
    title: 'On their own initiative',
    what: 'Without orders your men may shift up to 5 cm.',
    why: 'Riflemen and bombers may still fire after 5 cm. But a man who has shifted cannot be ordered this turn.',
    now: 'Shift only men who need a better firing position. Then end the step.',
  },
  'orders-step': {
    title: 'Orders',
    what: 'Men move farther only when ordered. A leader rolls two dice: on his command value or less, the men he named may move. −1 beyond 20 cm.',
    why: 'Each man is ordered once a turn. Stand to is the other order: they hold their fire and watch for movement.',
    now: 'Choose a marked leader and an order, then select the men with Shift or a box.',
  },
  'order-roll': {
    title: 'Did they hear?',
    what: 'Two dice equal to or under the command value pass; modifiers are shown beside the dice. If the roll fails, the men stay put.',
    why: 'Under machine-gun fire or far from their leader, men hear little.',
    now: 'Keep leaders within 20 cm of their men.',
  },
  'move-step': {
    title: 'Moving',
    what: 'Those with an order move up to 15 cm, or dash up to 25.',
    why: 'A man who dashes does not fire this turn and stands still the next. Moving into contact is a charge.',
    now: 'Go from cover to cover. A wall must be climbed: 5 cm, and a 1 or 2 fails.',
  },
  'fire-step': {
    title: 'Fire',
    what: 'Men may fire without orders unless they moved too far: machine guns may not have moved at all, rifles and grenades up to 5 cm, pistols a full move.',
    why: 'Fire does two things: it kills, and it pins those it does not kill.',
    now: 'Click one of the marked men, then an enemy. The odds are shown where no hidden card could change them.',
  },
  shot: {
    title: 'Three rolls per shot',
    what: 'First to hit, then for cover: on 1 to 3 it stops the bullet. Then to wound.',
    why: 'Behind a wall or in a trench, half the hits do nothing.',
    now: 'The tray shows each roll and what it needed.',
  },
  lewis: {
    title: 'The light machine gun',
    what: 'Three shots a turn with its crew, two with one man. It may not move and fire.',
    why: 'It jams if two of its dice show 1. Those under its fire follow orders at −1.',
    now: 'Leave it where it has a long field of fire, and fire it first.',
  },
  overwatch: {
    title: 'Overwatch',
    what: 'A man who has hardly moved and does not fire may cover the ground straight ahead of him.',
    why: 'Enemies who move there in their turn can be fired on at −1.',
    now: 'Use it for men with no good target, facing the way the enemy must come.',
  },
  grenade: {
    title: 'Grenades',
    what: 'A grenade does not roll to hit: it scatters by one die at short range, two at long, and one more for each wall in the way. A bomber takes one away.',
    why: 'Its blast is 8 cm across and hits friend and foe alike.',
    now: 'Throw it where they are bunched up.',
  },
  luck: {
    title: 'A point of luck',
    what: 'Something has gone wrong, and a point of luck can change it: roll a die again, or save a man who has just been hit.',
    why: 'A man or section has few such points, and they do not come back.',
    now: 'The question says what it is for. H lets the result stand.',
  },
  valour: {
    title: 'Valour',
    what: 'A point of valour buys something heroic: to move twice as far, to attack twice, to move and still fire, or to lead without an order.',
    why: 'It works for the man who spends it and for everyone within 10 cm of him.',
    now: 'Your points are at the bottom left. Keep one for the decisive moment.',
  },
  courage: {
    title: 'Courage',
    what: 'A man hit but not wounded tests his courage: two dice equal to or under it pass. A leader within 20 cm lends his.',
    why: 'A man who fails goes to ground.',
    now: 'Keep a leader near men under fire.',
  },
  pinned: {
    title: 'Pinned',
    what: 'He may neither move nor fire, and cannot be ordered. He tests again when his own turn begins.',
    why: 'He has the best cover there is and is almost impossible to shoot. You have to go in and get him.',
    now: 'Move while they have their heads down.',
  },
  'close-step': {
    title: 'Close combat',
    what: 'Figures in contact fight last. Each adds a die to his fighting skill; the higher total wins, and the winner rolls to wound.',
    why: 'A man who is charged may fire first if his courage holds.',
    now: 'If no one is in contact, end the step; then the other side takes its turn.',
  },
  'hand-to-hand': {
    title: 'Hand to hand',
    what: 'Each rolls a die and adds his fighting skill; +1 for the attacker, −1 when down or outnumbered.',
    why: 'On a tie both fall back 3 cm.',
    now: 'Go two against one.',
  },
  watching: {
    title: 'He moves in your sight',
    what: 'An enemy moves where one of your men is watching. Your man may fire at once, at −1; on stand to, opposed dice decide whether he notices in time.',
    why: 'A shot taken now is not available in your turn.',
    now: 'Fire, or press H to wait for a better target.',
  },
  card: {
    title: 'A card',
    what: 'A side that rolls a 1 for initiative draws a card. Some take effect at once, others are kept in hand until needed.',
    why: 'No one else sees your hand.',
    now: 'The card lies at the top left. Those you keep are at the bottom left: click one to play it.',
  },
  half: {
    title: 'Half strength',
    what: 'A section down to half strength tests its courage. A man who fails does not duck but runs: towards his own edge, for two turns.',
    why: 'Breaking a section is quicker than killing it.',
    now: 'Keep a leader with the survivors.',
  },
  'other-turn': {
    title: 'The other side’s turn',
    what: 'The other side now goes through the same steps.',
    why: 'With a point of valour you may take the initiative at any moment and act out of sequence.',
    now: 'The prompt says when you may. Otherwise watch; N skips.',
  },
  'next-turn': {
    title: 'A new turn',
    what: 'Initiative is rolled again. Pinned men test their courage first.',
    why: 'The side that went last may now go first.',
    now: 'Every turn from here on works like this. C shows the last explanation again.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now on a touch screen, and in text mode. */
export const ways = {
  finger: {
    steps: 'End a step when you are done. The current step is yellow.',
    'orders-step': 'Choose a marked leader and an order, then tap the men.',
    'fire-step': 'Tap one of the marked men, then an enemy. The odds are shown where no hidden card could change them.',
    luck: 'The question says what it is for. Let the result stand if it is not worth a point.',
    watching: 'Fire, or wait for a better target.',
    card: 'The card lies over the table. Those you keep are beside it: tap one to play it.',
    'other-turn': 'The prompt says when you may. Otherwise watch, or skip.',
    'next-turn': 'Every turn from here on works like this.',
  },
  text: {
    steps: 'Ending the step is one of the choices. The line at the top names the current step.',
    'orders-step': 'Choose the order, then the leader, then the men, separated by commas.',
    'fire-step': 'Choose a man, then an enemy. The odds are shown where no hidden card could change them.',
    shot: 'The log says what each roll was for and what it needed.',
    luck: 'The question says what it is for. “hold” lets the result stand.',
    valour: 'Your points are listed beside the log. Keep one for the decisive moment.',
    watching: 'Fire, or type “hold” to wait for a better target.',
    card: 'The card is read out here. Those you keep are listed beside the log.',
    'other-turn': 'The prompt says when you may. Otherwise read on.',
    'next-turn': 'Every turn from here on works like this.',
  },
} satisfies Ways
