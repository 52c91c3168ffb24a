import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  'set-up': {
    title: 'Setting up',
    what: 'Put your stands into your part of the table, one after the other. Some may be hidden: the other side does not see them.',
    why: 'Who is hidden in cover is found late.',
    now: 'Click a place, or let the rest be set up for you.',
  },
  planning: {
    title: 'Cards in secret',
    what: 'Both sides lay an order card on their stands at the same time, face down. Nobody sees a card until all are ready.',
    why: 'You do not answer what he does. You guess it.',
    now: 'Take a marked stand, then a card from the hand below. A stand without a card does nothing.',
  },
  cards: {
    title: 'The number is the time',
    what: 'The cards are numbered by the step in which they act: 3 Charge, 4 Prone, 5 Aimed Fire, 6 Move, 7 Move and Fire, 8 Opportunity Fire.',
    why: 'Aimed Fire shoots before anybody moves. Move goes far and does not shoot. Opportunity Fire waits for whoever shows himself.',
    now: 'Nobody is in range yet in a first turn: Move is the card for it.',
  },
  arrow: {
    title: 'Which way',
    what: 'A Move card has an arrow. The stand must go at least a third of its distance, no more than 45 degrees to either side of it.',
    why: 'Once it lies there it binds you, even if it leads into the open.',
    now: 'Click in the direction where it shall go.',
  },
  sharing: {
    title: 'How many cards',
    what: 'A confident platoon has three cards a turn for its sections; weapons have one of their own. Stands that touch may share one.',
    why: 'More sections than cards: keep some together, base to base.',
    now: 'The rail counts the cards. When all is laid, Ctrl Enter says you are ready; that is final.',
  },
  reveal: {
    title: 'Ready',
    what: 'Your cards are final. When the other side is ready too, all cards turn over together.',
    why: 'Now it shows who has guessed right.',
    now: 'Look at his cards beside his stands: each says when he will act.',
  },
  steps: {
    title: 'Ten steps',
    what: 'The turn goes through the steps in the bar above. Each stand acts in the step of its card; both sides do so in the same step, a stand at a time.',
    why: 'You are asked only in steps where one of your stands has a card.',
    now: 'Pass gives up this one go; End leaves the step.',
  },
  charge: {
    title: 'Charging',
    what: 'A stand on Charge names an enemy and runs at him: its move and a die’s worth more. It does not fire.',
    why: 'It is decided at the end of the turn, after all fire. Whoever holds a fire card shoots at it first.',
    now: 'Charge what is weak, disordered or lying down.',
  },
  prone: {
    title: 'Lying down',
    what: 'A prone stand cannot be hit from more than 150 mm, and does not fire this turn.',
    why: 'Charged, it loses a man and is thrown back.',
    now: 'It is the card for those whom everybody sees and nobody needs.',
  },
  aimed: {
    title: 'Aimed Fire',
    what: 'The first fire of the turn, before anybody moves. Those who fire do not move any more.',
    why: 'All of it happens at once: losses come off when the step is over, so those who fall still fire.',
    now: 'Take a marked stand, then a target. A rifle reaches 300 mm, a light machine gun 400.',
  },
  hits: {
    title: 'Hits',
    what: 'Each die of 7 or more takes a figure from a stand in the open, 8 in soft cover, 9 in hard. Against a stand that fires itself, 1 more is needed.',
    why: 'A confident stand of three has three dice. With each figure lost it has fewer.',
    now: 'Fire with several at one: a stand that is gone fires no more.',
  },
  move: {
    title: 'The Move step',
    what: 'Stands on Move go now, at least a third of their distance, along their arrow.',
    why: 'Any enemy on Opportunity Fire may stop them with fire at any point of the way.',
    now: 'Take a marked stand and click where it shall go. End the way in cover, or in the house.',
  },
  'by-turns': {
    title: 'By turns',
    what: 'Within a step the sides go by turns, a stand at a time.',
    why: 'Where you go may answer where he has just gone.',
    now: 'Move first what does not depend on him.',
  },
  'move-fire': {
    title: 'Move and Fire',
    what: 'Half the distance, then fire with one die less. Opportunity Fire comes before it.',
    why: 'The card for the last steps to the enemy.',
    now: 'Move until you see him, then fire.',
  },
  opportunity: {
    title: 'Opportunity Fire',
    what: 'An enemy comes into the sight of a stand that waits for it. It may fire now, before he goes on.',
    why: 'A stand fires once. After the steps it may still fire at what is left in sight.',
    now: 'Fire, or H to wait for a better target.',
  },
  'opportunity-step': {
    title: 'The last fire',
    what: 'Stands on Opportunity Fire that have waited fire now, at whoever is in sight.',
    why: 'Only what is decided hand to hand comes after it.',
    now: 'Nothing is saved for later: fire with all of them.',
  },
  charged: {
    title: 'They charge',
    what: 'An enemy runs at one of your stands. If it holds any fire card it may shoot at him as he comes.',
    why: 'Each figure he loses on the way is a die less for him.',
    now: 'You are asked when it comes to it.',
  },
  melee: {
    title: 'Melee',
    what: 'Both roll their dice and add them up. The attacker drops one for the charge, cover gives one more, each supporting stand one.',
    why: 'Losing by 1 to 4 costs a figure and 200 mm, by 5 or more the stand.',
    now: 'Charge with a stand that has friends beside it.',
  },
  losses: {
    title: 'Losses',
    what: 'Each hit takes a figure. The losses of a platoon count together: at its breaking point the whole platoon leaves the table.',
    why: 'A confident platoon bears about two thirds of its figures, a poor one half.',
    now: 'The rail shows how near each of yours is while you plan.',
  },
  'next-turn': {
    title: 'Plan again',
    what: 'The cards are taken up, and both sides lay new ones.',
    why: 'Who saw you this turn fires the next. Who stands in the open now should lie down, fire or be gone.',
    now: 'Think what he will lay, then lay what beats it. From here on it goes on like this.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now, for those who have fingers and no keys, and for those who read the game and type. */
export const ways = {
  finger: {
    'set-up': 'Tap a place, or let the rest be set up for you.',
    arrow: 'Tap in the direction where it shall go.',
    sharing: 'The sheet counts the cards. When all is laid, say that you are ready; that is final.',
    move: 'Take a marked stand and tap where it shall go. End the way in cover, or in the house.',
    opportunity: 'Fire, or wait for a better target.',
  },
  text: {
    'set-up': 'Say where, or type “rest”: the rest is set up for you.',
    planning: 'Take a stand, then a card. A stand without a card does nothing.',
    arrow: 'Say which way it shall go: a direction, a clock hour, or a name.',
    sharing: 'The cards left are counted here. When all is laid, be ready; that is final.',
    reveal: 'His cards stand with his stands: each says when he will act.',
    aimed: 'Take a stand, then a target. A rifle reaches 300 mm, a light machine gun 400.',
    move: 'Take a stand and say where it shall go. End the way in cover, or in the house.',
    opportunity: 'Fire, or type “hold” to wait for a better target.',
    losses: 'While you plan, it is told how near each of yours is.',
  },
} satisfies Ways
