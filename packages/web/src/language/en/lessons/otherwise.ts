/** What to try now, for those who have fingers and no keys, and for those who read the game and type. */
export const otherwise = {
  finger: {
    general: {
      orders: 'Look at the table first: two fingers move the view and bring it nearer.',
      odds: 'Try another place and watch the numbers. The tick confirms.',
      undo: 'Undo is at the top. Where it is not possible, it says why.',
    },
    plastic: {
      act: 'Tap one of the marked figures. Then tap where it shall go, or an enemy.',
      move: 'Tap a place in the area; tap it again, or the tick, to go there.',
      cover: 'The ruler at the edge of the table says what is in the way: drag it from piece to piece.',
      'other-half': 'Watch, or skip to your next decision; the log tells each shot.',
      'under-fire': 'Tap a line of the log to see where it happened; tap a rule number to read it.',
    },
    muzzleflash: {
      points: 'Tap a marked man. Then tap where he shall go, or whom he shall shoot at.',
      kept: 'Leave one or two points with those who see the enemy. Then end your turn.',
      move: 'Tap a place. Threat, among the tools of the table, shows where the enemy looks.',
      cover: 'Drag the ruler from man to man: the line says what is in the way.',
      reaction: 'Take one of the choices, or let it pass.',
      order: 'Tap the marked leader before the men he shall order.',
      'other-turn': 'Watch where he goes, or skip the showing.',
      'next-turn': 'From here on it goes on like this.',
    },
    goodbye: {
      steps: 'End a step when it is done. What is yellow is now.',
      'orders-step': 'Take a marked leader, choose the order, then tap the men.',
      'fire-step':
        'Tap one of the marked men, then an enemy. The odds are told where no hidden card could change them.',
      luck: 'The question says what it is for. Let it stand, if it is not worth a point.',
      watching: 'Shoot, or hold fire for a better target.',
      card: 'The card lies over the table. Those you keep are beside it: tap one to play it.',
      'other-turn': 'The prompt says when you may. Otherwise watch, or skip.',
      'next-turn': 'From here on it goes on like this.',
    },
    blaze: {
      'set-up': 'Tap a place, or let the rest be set up for you.',
      arrow: 'Tap in the direction where it shall go.',
      sharing: 'The sheet counts the cards. When all is laid, say that you are ready; that is final.',
      move: 'Take a marked stand and tap where it shall go. End the way in cover, or in the house.',
      opportunity: 'Fire, or wait for a better target.',
    },
  },
  text: {
    general: {
      orders: 'Type “list” to hear where everybody stands, “map” for the squares, “help” for all that can be typed.',
      odds: 'Type “odds” before a decision to hear its numbers without making it. Enter does it, “cancel” drops it.',
      undo: 'Type “undo” to go back, “redo” to do it again. Where it is not possible, the answer says why.',
    },
    plastic: {
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
    muzzleflash: {
      points: 'Take a choice by its number, then a man, then a place or a target.',
      kept: 'Leave one or two points with those who see the enemy. End is among the choices.',
      move: 'Say where. Type “threat” to hear what the enemy may reach or see.',
      cover: 'Type “sight” and two names: the answer says what is in the way.',
      reaction: 'Take a choice by its number, or type “hold”.',
      order: 'Let the leader order before his men act.',
      'other-turn': 'What he does is read out here. You are asked when your men can answer.',
      'next-turn': 'From here on it goes on like this.',
    },
    goodbye: {
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
    blaze: {
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
  },
}

/** Who has another way to play than mouse and keys. */
export type Way = keyof typeof otherwise
