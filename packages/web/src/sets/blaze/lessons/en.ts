import type { LessonText, Ways } from '../../../language/lessons.ts'

export const texts = {
  'set-up': {
    title: 'Setting up',
    what: 'Place your stands in your part of the table, one at a time. Some may be hidden: the other side cannot see them.',
    why: 'Stands hidden in cover stay undiscovered longest.',
    now: 'Click a place, or let the rest be set up for you.',
  },
  planning: {
    title: 'Cards in secret',
    what: 'Both sides lay order cards on their stands at the same time, face down. No card is shown until everyone is ready.',
    why: 'You cannot react to his plan. You have to guess it.',
    now: 'Choose a marked stand, then a card from the hand below. A stand without a card does nothing.',
  },
  cards: {
    title: 'The number is the time',
    what: 'The cards are numbered by the step in which they act: 3 Charge, 4 Prone, 5 Aimed Fire, 6 Move, 7 Move and Fire, 8 Opportunity Fire.',
    why: 'Aimed Fire shoots before anyone moves. Move goes far but does not shoot. Opportunity Fire waits for a target to appear.',
    now: 'On turn one no enemy is in range yet, so play Move.',
  },
  arrow: {
    title: 'Which way',
    what: 'A Move card has an arrow. The stand must move at least a third of its distance, within 45 degrees of the arrow.',
    why: 'Once laid it is binding, even if it takes you into the open.',
    now: 'Click in the direction you want it to go.',
  },
  sharing: {
    title: 'How many cards',
    what: 'A confident platoon has three cards a turn for its sections; weapons have their own. Stands in contact may share one.',
    why: 'If you have more sections than cards, keep some base to base.',
    now: 'The rail counts the cards. When they are all laid, Ctrl Enter declares you ready; that is final.',
  },
  reveal: {
    title: 'Ready',
    what: 'Your cards are final. When the other side is ready too, all cards turn over together.',
    why: 'Now you see who guessed right.',
    now: 'Look at the cards beside his stands: each shows when that stand will act.',
  },
  steps: {
    title: 'Ten steps',
    what: 'The turn goes through the steps in the bar above. Each stand acts in the step of its card; both sides act in the same step, one stand at a time.',
    why: 'You are asked only in steps where one of your stands has a card.',
    now: '“Wait with this stand” gives up this go only; “Done with this step” leaves the step.',
  },
  charge: {
    title: 'Charging',
    what: 'A stand on Charge names an enemy and runs at him: its normal move plus a die roll. It does not fire.',
    why: 'Melee comes at the end of the turn, after all fire. Enemies with a fire card shoot at it first.',
    now: 'Charge enemies that are weak, disordered or prone.',
  },
  prone: {
    title: 'Lying down',
    what: 'A prone stand cannot be hit from more than 150 mm, and does not fire this turn.',
    why: 'If charged, it loses a man and is thrown back.',
    now: 'Play it on stands that are exposed and not needed this turn.',
  },
  aimed: {
    title: 'Aimed Fire',
    what: 'The first fire of the turn, before anyone moves. Stands that fire do not move.',
    why: 'It is simultaneous: losses come off at the end of the step, so the casualties still get to fire.',
    now: 'Choose a marked stand, then a target. A rifle reaches 300 mm, a light machine gun 400.',
  },
  hits: {
    title: 'Hits',
    what: 'Each die of 7 or more removes a figure from a stand in the open, 8 in soft cover, 9 in hard. Against a stand on a fire card you need 1 more.',
    why: 'A confident stand of three rolls three dice, and fewer as it loses figures.',
    now: 'Concentrate your fire: a destroyed stand cannot shoot back.',
  },
  move: {
    title: 'The Move step',
    what: 'Stands on Move go now, at least a third of their distance, along their arrow.',
    why: 'Any enemy on Opportunity Fire may fire at them at any point along the way.',
    now: 'Choose a marked stand and click where it should go. End its move in cover, or in the house.',
  },
  'by-turns': {
    title: 'Taking turns',
    what: 'Within a step the sides alternate, one stand at a time.',
    why: 'You can respond to the move he has just made.',
    now: 'First move the stands that do not depend on what he does.',
  },
  'move-fire': {
    title: 'Move and Fire',
    what: 'Half the distance, then fire with one die less. Opportunity Fire comes before it.',
    why: 'The card for closing with the enemy.',
    now: 'Move until you see him, then fire.',
  },
  opportunity: {
    title: 'Opportunity Fire',
    what: 'An enemy has come into view of a stand on Opportunity Fire. It may fire now, before he moves on.',
    why: 'A stand fires once. If it waits, it may still fire in its own step at any target in sight.',
    now: 'Fire, or press H to wait for a better target.',
  },
  'opportunity-step': {
    title: 'The last fire',
    what: 'Stands on Opportunity Fire that have not fired yet may fire now at any target in sight.',
    why: 'Only melee comes after it.',
    now: 'Nothing carries over: fire with all of them.',
  },
  charged: {
    title: 'You are charged',
    what: 'An enemy runs at one of your stands. If it holds any fire card it may shoot at him as he comes.',
    why: 'Each figure he loses on the way is a die less for him.',
    now: 'You will be asked when the time comes.',
  },
  melee: {
    title: 'Melee',
    what: 'Both roll their dice and add them up. The attacker loses a die for charging; cover adds one, and so does each supporting stand.',
    why: 'Losing by 1 to 4 costs a figure and drives the stand back 200 mm; by 5 or more, the stand is lost.',
    now: 'Charge with a stand that has friendly support.',
  },
  losses: {
    title: 'Losses',
    what: 'Each hit removes a figure. The losses of a platoon count together: at its breaking point the whole platoon leaves the table.',
    why: 'A confident platoon can lose about two thirds of its figures, a poor one half.',
    now: 'While you plan, the rail shows how close each platoon is to breaking.',
  },
  'next-turn': {
    title: 'Plan again',
    what: 'The cards are picked up, and both sides lay new ones.',
    why: 'Enemies who saw you this turn will fire next turn. Stands in the open should go prone, fire or move off.',
    now: 'Guess what he will play, then play what beats it. Every turn from here on works like this.',
  },
} satisfies { readonly [id: string]: LessonText }

/** What to try now on a touch screen, and in text mode. */
export const ways = {
  finger: {
    'set-up': 'Tap a place, or let the rest be set up for you.',
    arrow: 'Tap in the direction you want it to go.',
    sharing: 'The sheet counts the cards. When they are all laid, say that you are ready; that is final.',
    move: 'Choose a marked stand and tap where it should go. End its move in cover, or in the house.',
    opportunity: 'Fire, or wait for a better target.',
  },
  text: {
    'set-up': 'Say where, or type “rest” to have the rest set up for you.',
    planning: 'Choose a stand, then a card. A stand without a card does nothing.',
    arrow: 'Say which way it should go: a direction, a clock hour, or a name.',
    sharing: 'The remaining cards are counted here. When they are all laid, choose Ready; that is final.',
    reveal: 'His cards are listed with his stands: each shows when that stand will act.',
    aimed: 'Choose a stand, then a target. A rifle reaches 300 mm, a light machine gun 400.',
    move: 'Choose a stand and say where it should go. End its move in cover, or in the house.',
    opportunity: 'Fire, or type “hold” to wait for a better target.',
    losses: 'While you plan, you are told how close each platoon is to breaking.',
  },
} satisfies Ways
