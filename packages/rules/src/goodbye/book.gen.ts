// generated from rulebooks/goodbye.yaml by npm run generate; do not edit
export const data: unknown = JSON.parse(`{
 "id": "goodbye",
 "title": "Goodbyeeeeee!!!",
 "period": "First World War, Western Front",
 "scale": "one figure is one man and one model is one vehicle; there is no ground scale",
 "unit": "cm",
 "order": 2,
 "summary": "Small actions of the Great War for two or more players, each with a junior officer, a few NCOs and 20 to 30 men. Figures shoot freely but must be ordered to move, so everything hangs on the command roll. Luck, valour and a hand of playing cards let heroes bend the rules; machine guns beat whole zones of ground, shells and bombs scatter, and men who are shot at go to earth.\\n",
 "sections": [
  {
   "id": "GEN",
   "title": "The game and its scales",
   "rules": [
    {
     "id": "GB-GEN-1",
     "says": "The rules cover small-scale actions of the First World War on the Western Front.",
     "source": "Introduction",
     "kind": "advice"
    },
    {
     "id": "GB-GEN-2",
     "says": "Two or more players may play; each player is a side with a force of his own.",
     "source": "Introduction",
     "kind": "mechanic"
    },
    {
     "id": "GB-GEN-3",
     "says": "A player typically commands 20 to 30 figures under one junior officer with one or more NCOs.",
     "source": "Introduction",
     "kind": "advice"
    },
    {
     "id": "GB-GEN-4",
     "says": "One figure is one man; one model is one vehicle.",
     "source": "Figure scale",
     "kind": "value"
    },
    {
     "id": "GB-GEN-5",
     "says": "There is no ground scale; distances are whatever looks right and works in play.",
     "source": "Ground scale",
     "kind": "advice"
    },
    {
     "id": "GB-GEN-6",
     "says": "Distances between figures are measured from the centre of one head to the centre of the other.",
     "source": "Measurements",
     "kind": "mechanic"
    },
    {
     "id": "GB-GEN-7",
     "says": "A distance to or from a model is measured to one agreed central point of it, such as the turret or the gun breech.",
     "source": "Measurements",
     "kind": "mechanic"
    },
    {
     "id": "GB-GEN-8",
     "says": "Terrain is set up by mutual agreement with whatever system the players like.",
     "source": "Terrain set up",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "STAT",
   "title": "Troop statistics",
   "rules": [
    {
     "id": "GB-STAT-1",
     "says": "Every personality and every group of troops is described by seven statistics: fighting skill, luck, valour, attacks, wounds, command and courage.",
     "source": "Troops statistics, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-2",
     "says": "Fighting skill is the number a figure adds to its D6 in hand-to-hand combat.",
     "source": "Troops statistics, Fighting Skill",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-3",
     "says": "Luck is the number of times a figure may be specially lucky.",
     "source": "Troops statistics, Luck",
     "kind": "value"
    },
    {
     "id": "GB-STAT-4",
     "says": "One luck point lets a figure do something lucky, such as rolling a die again.",
     "source": "Troops statistics, Luck",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-5",
     "says": "One luck point may be spent to roll a save against a wound that a figure has just taken.",
     "source": "Troops statistics, Luck",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-6",
     "says": "A character may do something unusually heroic for one valour point.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-7",
     "says": "A valour point may pay for a move of up to double the normal distance.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-8",
     "says": "A valour point may pay for double shooting, double hand-to-hand attacks or double attacks of another kind.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-9",
     "says": "A valour point may pay for two things that would normally be two separate goes, such as a full move followed by shooting.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-10",
     "says": "At any point in the turn a player may spend one valour point to take the initiative and act out of sequence.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-11",
     "says": "If several players try to take the initiative at the same moment, they roll a die for it.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-12",
     "says": "A valour point works for the figure that spends it and for every figure within 10 cm of it.",
     "source": "Troops statistics, Valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-13",
     "says": "Attacks is the number of shooting or hand-to-hand attacks a figure makes.",
     "source": "Troops statistics, Attacks",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-14",
     "says": "Most weapons fire once a turn; the weapons table has the exceptions.",
     "source": "Troops statistics, Attacks",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-15",
     "says": "Wounds is how much damage a figure can take; one hit normally causes one wound.",
     "source": "Troops statistics, Wounds",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-16",
     "says": "A figure at 0 wounds is dead or too badly hurt to go on and is out of the game.",
     "source": "Troops statistics, Wounds",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-17",
     "says": "Command is how well a character orders the troops under him.",
     "source": "Troops statistics, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-18",
     "says": "Figures shoot without an order.",
     "source": "Troops statistics, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-19",
     "says": "Figures need an order to move.",
     "source": "Troops statistics, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-20",
     "says": "To order troops, roll 2D6: a total equal to or under the command value passes the order and the troops move.",
     "source": "Troops statistics, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-21",
     "says": "A total over the command value fails the order and the troops stay where they are.",
     "source": "Troops statistics, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-22",
     "says": "There is a modifier of -1 if the command figure is more than 20 cm from any of the figures ordered.",
     "source": "Troops statistics, Command",
     "kind": "value"
    },
    {
     "id": "GB-STAT-23",
     "says": "There is a modifier of -1 if any of the troops ordered are suppressed.",
     "source": "Troops statistics, Command",
     "kind": "value"
    },
    {
     "id": "GB-STAT-24",
     "says": "With no command figure within 40 cm, troops may use their basic squad value, which is normally much lower than that of an NCO or officer.",
     "source": "Troops statistics, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAT-25",
     "says": "Courage is the bravery of a character or group. To test it, roll 2D6 and add the courage factor: 12 or more passes, less fails. (The courage chapter says otherwise: see GB-COUR-6 and the ruling on courage tests.)",
     "source": "Troops statistics, Courage",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "TYPE",
   "title": "Types of troops",
   "rules": [
    {
     "id": "GB-TYPE-1",
     "says": "The types of troops follow military rank: private soldiers, junior NCOs, senior NCOs and junior officers.",
     "source": "Types of troops, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-TYPE-2",
     "says": "Most figures are privates, who form the bulk of a fighting section.",
     "source": "Types of troops, Private Soldiers",
     "kind": "advice"
    },
    {
     "id": "GB-TYPE-3",
     "says": "All privates have the same valour, luck and courage.",
     "source": "Types of troops, Private Soldiers",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-4",
     "says": "Every private has a single wound.",
     "source": "Types of troops, Private Soldiers",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-5",
     "says": "A point of valour or luck given to a section is one point, to be used once, by any member of the section.",
     "source": "Types of troops, Private Soldiers",
     "kind": "mechanic"
    },
    {
     "id": "GB-TYPE-6",
     "says": "Each section of privates must be commanded by a junior NCO, a corporal or lance corporal.",
     "source": "Types of troops, Junior NCOs",
     "kind": "limit"
    },
    {
     "id": "GB-TYPE-7",
     "says": "A junior NCO has a point of luck or of valour of his own.",
     "source": "Types of troops, Junior NCOs",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-8",
     "says": "A junior NCO has slightly better courage than a private.",
     "source": "Types of troops, Junior NCOs",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-9",
     "says": "There must be one senior NCO, a sergeant or above, for every two sections of privates.",
     "source": "Types of troops, Senior NCOs",
     "kind": "limit"
    },
    {
     "id": "GB-TYPE-10",
     "says": "A senior NCO may command a section himself or add his authority to that of its junior NCO.",
     "source": "Types of troops, Senior NCOs",
     "kind": "mechanic"
    },
    {
     "id": "GB-TYPE-11",
     "says": "A senior NCO has a point of luck or of valour of his own.",
     "source": "Types of troops, Senior NCOs",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-12",
     "says": "A senior NCO has better courage than a private.",
     "source": "Types of troops, Senior NCOs",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-13",
     "says": "A senior NCO may have an extra skill, normally an extra attack or competence with one weapon.",
     "source": "Types of troops, Senior NCOs",
     "kind": "mechanic"
    },
    {
     "id": "GB-TYPE-14",
     "says": "Each side must be commanded by a junior officer: normally a second lieutenant or lieutenant, rarely a captain.",
     "source": "Types of troops, Junior Officers",
     "kind": "limit"
    },
    {
     "id": "GB-TYPE-15",
     "says": "Officers normally have extra points of luck and valour and good courage.",
     "source": "Types of troops, Junior Officers",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-16",
     "says": "Officers normally have special skills: an extra attack, competence with one weapon, or a special ability.",
     "source": "Types of troops, Junior Officers",
     "kind": "mechanic"
    },
    {
     "id": "GB-TYPE-17",
     "says": "A special ability can be anything a player or referee thinks up.",
     "source": "Types of troops, Junior Officers",
     "kind": "advice"
    },
    {
     "id": "GB-TYPE-18",
     "says": "Attacks, luck, valour, wounds, courage, command and points of each type of troops, and of heavy and light tanks, are as table troops says.",
     "source": "Morale and Command Table",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-19",
     "says": "The luck point and the valour point of private soldiers are one of each for the section, not for the man.",
     "source": "Morale and Command Table",
     "kind": "value"
    },
    {
     "id": "GB-TYPE-20",
     "says": "The attacks of a tank vary with its weapons.",
     "source": "Morale and Command Table",
     "kind": "value"
    }
   ]
  },
  {
   "id": "LUCK",
   "title": "Luck and valour",
   "rules": [
    {
     "id": "GB-LUCK-1",
     "says": "Before using a luck or valour point the player must say what he means to do with it.",
     "source": "Luck and valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-LUCK-2",
     "says": "The opponents must agree that the use is a fitting one.",
     "source": "Luck and valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-LUCK-3",
     "says": "Besides the luck and valour of its officer and NCOs, each squad has one valour point.",
     "source": "Luck and valour",
     "kind": "mechanic"
    },
    {
     "id": "GB-LUCK-4",
     "says": "The squad's valour point lets an ordinary private try something heroic, or lead his fellows, or both.",
     "source": "Luck and valour",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "TURN",
   "title": "Turn sequence",
   "rules": [
    {
     "id": "GB-TURN-1",
     "says": "Each turn starts with every player rolling a D10.",
     "source": "Turn sequence, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-2",
     "says": "A player whose D10 shows 1 gains a random event.",
     "source": "Turn sequence, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-3",
     "says": "The highest roll has the initiative and starts the turn.",
     "source": "Turn sequence, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-4",
     "says": "When the player with the initiative has finished all his actions, he decides in which direction round the table play passes for that turn.",
     "source": "Turn sequence, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-5",
     "says": "Each player in his turn goes through the steps that follow, in this order.",
     "source": "Turn sequence, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-6",
     "says": "First he carries out any random event.",
     "source": "Turn sequence, step 1",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-7",
     "says": "Then he makes the courage tests of troops suppressed in the previous turn.",
     "source": "Turn sequence, step 2",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-8",
     "says": "Then figures free to move may move up to 5 cm on their own initiative, without an order.",
     "source": "Turn sequence, step 3",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-9",
     "says": "Tanks may not move on initiative.",
     "source": "Turn sequence, step 3",
     "kind": "limit"
    },
    {
     "id": "GB-TURN-10",
     "says": "Then he makes command rolls to move troops, except those that moved on initiative.",
     "source": "Turn sequence, step 4",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-11",
     "says": "Then he moves his troops.",
     "source": "Turn sequence, step 5",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-12",
     "says": "Then his troops and weapons fire.",
     "source": "Turn sequence, step 6",
     "kind": "mechanic"
    },
    {
     "id": "GB-TURN-13",
     "says": "Last, he fights close combat.",
     "source": "Turn sequence, step 7",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "CMD",
   "title": "Command",
   "rules": [
    {
     "id": "GB-CMD-1",
     "says": "To give an order, the squad commander rolls 2D6 and needs his command value or less.",
     "source": "General rules, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-CMD-2",
     "says": "If the squad commander is out of action, the squad may still move on initiative, 5 cm at most.",
     "source": "General rules, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-CMD-3",
     "says": "If the squad commander is out of action, the squad may instead roll against its own squad command, normally 6.",
     "source": "General rules, Command",
     "kind": "mechanic"
    },
    {
     "id": "GB-CMD-4",
     "says": "Pinned troops cannot be commanded.",
     "source": "General rules, Command",
     "kind": "limit"
    },
    {
     "id": "GB-CMD-5",
     "says": "Under LMG fire the modifier is -1.",
     "source": "General rules, Command, Other Factors",
     "kind": "value"
    },
    {
     "id": "GB-CMD-6",
     "says": "Under MG fire the modifier is -2.",
     "source": "General rules, Command, Other Factors",
     "kind": "value"
    },
    {
     "id": "GB-CMD-7",
     "says": "At 20 cm or more from the command figure the modifier is -1.",
     "source": "General rules, Command, Other Factors",
     "kind": "value"
    }
   ]
  },
  {
   "id": "MOVE",
   "title": "Movement",
   "rules": [
    {
     "id": "GB-MOVE-1",
     "says": "Infantry move 15 cm.",
     "source": "Movement, Infantry",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-2",
     "says": "Climbing one level costs 5 cm.",
     "source": "Movement, Infantry",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-3",
     "says": "A climbing figure rolls a D6: on 1 or 2 the climb fails and the figure may not move.",
     "source": "Movement, Infantry",
     "kind": "mechanic"
    },
    {
     "id": "GB-MOVE-4",
     "says": "Getting up from prone costs 5 cm.",
     "source": "Movement, Infantry",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-5",
     "says": "Infantry may dash up to 25 cm.",
     "source": "Movement, Dash",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-6",
     "says": "A figure that dashes may not fire this round.",
     "source": "Movement, Dash",
     "kind": "limit"
    },
    {
     "id": "GB-MOVE-7",
     "says": "A figure that dashes may not move next round.",
     "source": "Movement, Dash",
     "kind": "limit"
    },
    {
     "id": "GB-MOVE-8",
     "says": "A figure that dashes fires at -1 to hit in the next round.",
     "source": "Movement, Dash",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-9",
     "says": "Heavy weapons (MGs, LMGs, mortars, anti-tank rifles, flamethrowers and the like) may not dash.",
     "source": "Movement, Dash",
     "kind": "limit"
    },
    {
     "id": "GB-MOVE-10",
     "says": "Infantry that may move can do so without an order, but only 5 cm.",
     "source": "Movement, Initiative Moves",
     "kind": "mechanic"
    },
    {
     "id": "GB-MOVE-11",
     "says": "Initiative moves are there to let figures find a better firing position.",
     "source": "Movement, Initiative Moves",
     "kind": "advice"
    },
    {
     "id": "GB-MOVE-12",
     "says": "A figure that has used its initiative move is left out of normal move orders.",
     "source": "Movement, Initiative Moves",
     "kind": "limit"
    },
    {
     "id": "GB-MOVE-13",
     "says": "MGs and LMGs may not move and fire.",
     "source": "Movement, Move and Fire",
     "kind": "limit"
    },
    {
     "id": "GB-MOVE-14",
     "says": "Rifles, grenades, SMGs and flamethrowers may move up to 5 cm and fire.",
     "source": "Movement, Move and Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-MOVE-15",
     "says": "Pistols and shotguns may make a full move and fire.",
     "source": "Movement, Move and Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-MOVE-16",
     "says": "Troops that are attacked may try to shoot at their attackers as they close in.",
     "source": "Movement, Closing Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-MOVE-17",
     "says": "The defender tests courage to see whether he gets his shot off.",
     "source": "Movement, Closing Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-MOVE-18",
     "says": "All closing fire counts as short range, at -1 to hit.",
     "source": "Movement, Closing Fire",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-19",
     "says": "An LMG fires only twice in closing fire.",
     "source": "Movement, Closing Fire",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-20",
     "says": "An MG fires 4 times in closing fire.",
     "source": "Movement, Closing Fire",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-21",
     "says": "A heavy tank moves 10 cm cross country and 15 cm on a road.",
     "source": "Movement, Tanks",
     "kind": "value"
    },
    {
     "id": "GB-MOVE-22",
     "says": "A light tank moves 15 cm cross country and 20 cm on a road.",
     "source": "Movement, Tanks",
     "kind": "value"
    }
   ]
  },
  {
   "id": "FIRE",
   "title": "Shooting",
   "rules": [
    {
     "id": "GB-FIRE-1",
     "says": "Machine guns fire several times; every other weapon fires once.",
     "source": "Shooting, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-FIRE-2",
     "says": "A figure with a skill that allows it may shoot several times.",
     "source": "Shooting, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-FIRE-3",
     "says": "Each shot is a roll to hit, then a roll for any cover in the way, then a roll to kill.",
     "source": "Shooting, each shot",
     "kind": "mechanic"
    },
    {
     "id": "GB-FIRE-4",
     "says": "The cover roll is a D6: on 1-3 the cover stops the bullet, on 4-6 the bullet gets through.",
     "source": "Shooting, each shot",
     "kind": "mechanic"
    },
    {
     "id": "GB-FIRE-5",
     "says": "A prone figure in the open counts as in cover, but is saved only on 1 or 2.",
     "source": "Shooting, each shot",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "CLOSE",
   "title": "Closing fire",
   "rules": [
    {
     "id": "GB-CLOSE-1",
     "says": "A figure that is charged may shoot at one of its chargers if it passes a courage test.",
     "source": "Shooting, Closing Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-CLOSE-2",
     "says": "Closing fire is a snap shot: -1 to the roll to hit.",
     "source": "Shooting, Closing Fire",
     "kind": "value"
    }
   ]
  },
  {
   "id": "OVER",
   "title": "Covering and overwatch fire",
   "rules": [
    {
     "id": "GB-OVER-1",
     "says": "A figure that has moved less than 5 cm and does not fire in its turn may go on overwatch, to cover an area against enemy activity.",
     "source": "Shooting, Covering/Overwatch Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-OVER-2",
     "says": "The area covered is 45 degrees about a line straight ahead of the figure.",
     "source": "Shooting, Covering/Overwatch Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-OVER-3",
     "says": "Enemies moving in or through the area can be shot at with a snap shot, at -1 to hit.",
     "source": "Shooting, Covering/Overwatch Fire",
     "kind": "mechanic"
    },
    {
     "id": "GB-OVER-4",
     "says": "Put a counter of a suitable colour next to figures on overwatch.",
     "source": "Shooting, Covering/Overwatch Fire",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "HTH",
   "title": "Hand to hand",
   "rules": [
    {
     "id": "GB-HTH-1",
     "says": "Combat is simultaneous: both figures add a D6 to their fighting skill, and the winner wounds or subdues his opponent.",
     "source": "Hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "GB-HTH-2",
     "says": "+1 for the figure with the initiative, the one that started the combat.",
     "source": "Hand to hand",
     "kind": "value"
    },
    {
     "id": "GB-HTH-3",
     "says": "-1 if suppressed.",
     "source": "Hand to hand",
     "kind": "value"
    },
    {
     "id": "GB-HTH-4",
     "says": "-1 if prone.",
     "source": "Hand to hand",
     "kind": "value"
    },
    {
     "id": "GB-HTH-5",
     "says": "-1 if fighting several opponents.",
     "source": "Hand to hand",
     "kind": "value"
    },
    {
     "id": "GB-HTH-6",
     "says": "A figure with several attacks rolls once for each, and its opponent has to beat both.",
     "source": "Hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "GB-HTH-7",
     "says": "+4 for a tank, which rolls over its enemy.",
     "source": "Hand to hand",
     "kind": "value"
    },
    {
     "id": "GB-HTH-8",
     "says": "If both or neither would be killed, the combat is a draw and both sides fall back 3 cm.",
     "source": "Hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "GB-HTH-9",
     "says": "A figure with several opponents fights all of them, but can kill only the first.",
     "source": "Hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "GB-HTH-10",
     "says": "The other opponents it beats are driven off 3 cm.",
     "source": "Hand to hand",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "COUR",
   "title": "Courage",
   "rules": [
    {
     "id": "GB-COUR-1",
     "says": "A squad faced by terrifying weapons (flamethrowers and tanks) must test courage.",
     "source": "Courage, paragraph 1",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-2",
     "says": "A unit reduced to 50% or less must test courage.",
     "source": "Courage, paragraph 1",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-3",
     "says": "Testing starts with the highest-ranking figure, a sergeant for instance.",
     "source": "Courage, paragraph 1",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-4",
     "says": "The roll of an officer or NCO counts for every figure of lesser rank within 15 cm.",
     "source": "Courage, paragraph 1",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-5",
     "says": "Figures not within 15 cm of an officer or NCO roll singly, with the basic squad courage.",
     "source": "Courage, paragraph 1",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-6",
     "says": "Roll 2D6: equal to or under the courage factor of the testing figure, morale holds; otherwise the test fails. (The statistics chapter says otherwise: see GB-STAT-25 and the ruling on courage tests.)",
     "source": "Courage, paragraph 2",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-7",
     "says": "A figure that fails becomes pinned.",
     "source": "Courage, paragraph 2",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-8",
     "says": "If the squad is at 50% strength or less, figures that fail rout instead.",
     "source": "Courage, paragraph 2",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-9",
     "says": "Routing figures retire for two turns towards their original table edge at dash speed.",
     "source": "Courage, paragraph 2",
     "kind": "mechanic"
    },
    {
     "id": "GB-COUR-10",
     "says": "Routing figures abandon heavy weapons such as MGs, LMGs and mortars.",
     "source": "Courage, paragraph 2",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "PIN",
   "title": "Pinned troops",
   "rules": [
    {
     "id": "GB-PIN-1",
     "says": "If a shot is on target but does not wound, the figure must test its courage.",
     "source": "Courage, Pinned Troops",
     "kind": "mechanic"
    },
    {
     "id": "GB-PIN-2",
     "says": "If that test fails the figure is pinned.",
     "source": "Courage, Pinned Troops",
     "kind": "mechanic"
    },
    {
     "id": "GB-PIN-3",
     "says": "Pinned figures may test again at the start of their turn.",
     "source": "Courage, Pinned Troops",
     "kind": "mechanic"
    },
    {
     "id": "GB-PIN-4",
     "says": "Figures that stay pinned may not move or fire.",
     "source": "Courage, Pinned Troops",
     "kind": "limit"
    },
    {
     "id": "GB-PIN-5",
     "says": "A pinned figure that is charged may not shoot at its attacker.",
     "source": "Courage, Pinned Troops",
     "kind": "limit"
    },
    {
     "id": "GB-PIN-6",
     "says": "A pinned figure that is charged fights at -1.",
     "source": "Courage, Pinned Troops",
     "kind": "value"
    },
    {
     "id": "GB-PIN-7",
     "says": "The courage of any officer or NCO within 20 cm is used for the test; if there is none, the squad courage.",
     "source": "Courage, Pinned Troops",
     "kind": "mechanic"
    },
    {
     "id": "GB-PIN-8",
     "says": "Pinned troops are taken to be in the best cover there is, and are not normally eligible as targets.",
     "source": "Courage, Pinned Troops",
     "kind": "mechanic"
    },
    {
     "id": "GB-PIN-9",
     "says": "A pinned figure may be targeted by an enemy figure that has gone out of its way to seek it out.",
     "source": "Courage, Pinned Troops",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "STAND",
   "title": "Stand to",
   "rules": [
    {
     "id": "GB-STAND-1",
     "says": "In the orders step figures may be given a stand-to order instead of moving.",
     "source": "Courage, Stand To",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAND-2",
     "says": "Figures on stand-to do not shoot in their own turn; they watch for enemy movement.",
     "source": "Courage, Stand To",
     "kind": "limit"
    },
    {
     "id": "GB-STAND-3",
     "says": "During the enemy's next turn, any figure that shows itself to a figure on stand-to may be shot at by it.",
     "source": "Courage, Stand To",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAND-4",
     "says": "Each player rolls a D6: if the figure on stand-to wins, it may fire at the moving enemy.",
     "source": "Courage, Stand To",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAND-5",
     "says": "If the moving figure wins, it has moved before it was noticed and is not fired at.",
     "source": "Courage, Stand To",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAND-6",
     "says": "+1 or more may be added to either roll for the circumstances, agreed before the dice are rolled.",
     "source": "Courage, Stand To",
     "kind": "mechanic"
    },
    {
     "id": "GB-STAND-7",
     "says": "A short dash over a small stretch of open ground, for example, justifies +1 for the moving player.",
     "source": "Courage, Stand To",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "WEAP",
   "title": "Weapons chart",
   "rules": [
    {
     "id": "GB-WEAP-1",
     "says": "Shooting uses D6; ranges, rolls to hit, to wound and to damage are in table weapons.",
     "source": "Weapons chart, heading",
     "kind": "mechanic"
    },
    {
     "id": "GB-WEAP-2",
     "says": "The number to hit is the one for short range; at long range it is one higher.",
     "source": "Weapons chart, column To Hit",
     "kind": "mechanic"
    },
    {
     "id": "GB-WEAP-3",
     "says": "The roll to wound a man is a D6, with -1 if he wears armour.",
     "source": "Weapons chart, column To Wound",
     "kind": "mechanic"
    },
    {
     "id": "GB-WEAP-4",
     "says": "Where the damage column says 6 followed by a number, a vehicle is damaged by a roll of 6 and then a second roll of at least that number.",
     "source": "Weapons chart, column To Damage",
     "kind": "mechanic"
    },
    {
     "id": "GB-WEAP-5",
     "says": "Where the damage column says No, the weapon cannot hurt a vehicle.",
     "source": "Weapons chart, column To Damage",
     "kind": "limit"
    },
    {
     "id": "GB-WEAP-6",
     "says": "MG: 9 shots; short to 75, long to 150; hits on 4+; wounds on 3+ short and 4+ long; damages on 6 followed by 4+.",
     "source": "Weapons chart, MG",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-7",
     "says": "LMG: 3 shots; short to 50, long to 100; hits on 4+; wounds on 4+; damages on 6 followed by 5+.",
     "source": "Weapons chart, LMG",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-8",
     "says": "SMG: 2 shots; short to 15, long to 30; hits on 4+; wounds on 4+ short and 5+ long; no damage to vehicles.",
     "source": "Weapons chart, SMG",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-9",
     "says": "Rifle: short to 30, long to 60; hits on 4+; wounds on 4+; damages on 6 followed by 5+.",
     "source": "Weapons chart, Rifle",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-10",
     "says": "Pistol: short to 10, long to 20; hits on 4+; wounds on 4+ short and 5+ long; no damage to vehicles.",
     "source": "Weapons chart, Pistol",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-11",
     "says": "Shotgun: short to 10, long to 20; hits on 3+ short and 5+ long; wounds on 3+ short and 6+ long; no damage to vehicles.",
     "source": "Weapons chart, Shotgun",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-12",
     "says": "Hand grenade: radius 4; short to 10, long to 20 (30 for a specialist); scatters 1D6 short and 2D6 long; wounds on 4+; damages on 6 followed by 5+.",
     "source": "Weapons chart, Hand Grenade",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-13",
     "says": "Rifle grenade: radius 4; short to 30, long to 60; scatters 2D6 short and 3D6 long; wounds on 4+; damages on 6 followed by 5+.",
     "source": "Weapons chart, Rifle Grenade",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-14",
     "says": "Cluster grenade: blast radius 6; short to 5, long to 10; hits on 3+; wounds on 3+; against a vehicle it makes 1 to 6 attacks, each damaging on 5+.",
     "source": "Weapons chart, Cluster Grenade",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-15",
     "says": "Sniper who has not moved: short to 40, long to 80; hits on 3+; wounds on 4+; damages on 6 followed by 5+.",
     "source": "Weapons chart, Sniper",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-16",
     "says": "Anti-tank rifle: short to 40, long to 80; hits on 4+ (-1 at man-size targets); wounds on 3+, cover saving on 1 or 2 only; damages on 4 for 1 to 3 points.",
     "source": "Weapons chart, Antitank Rifle",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-17",
     "says": "Flamethrower: covers an area 25 long by 6 wide (the special rules say 5); wounds on 3+; damages on 5 for 1 to 3 points.",
     "source": "Weapons chart, Flame Thrower",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-18",
     "says": "5cm Granatenwerfer and the like: range bands 20-50, 50-100 and 100-150; scatters 2, 3 or 4 D6; wounds on 4+; damages on 6 followed by 3+.",
     "source": "Weapons chart, 5cm Granatenwerfer",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-19",
     "says": "Light mortar (3 inch or 75 mm): range bands 30-70, 70-120 and 120-200; wounds on 3+; damages on 6 for 1D6 points.",
     "source": "Weapons chart, Light Mortar",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-20",
     "says": "Field artillery: range bands 0-60, 60-120 and 120-200; wounds on 3+; damages on 4 for 2D6 points.",
     "source": "Weapons chart, Field Artillery",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-21",
     "says": "Field artillery shooting at a tank rolls to hit instead of scattering, on 4, 5 or 6 by range band.",
     "source": "Weapons chart, Field Artillery",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-22",
     "says": "Granatenwerfer, light mortars and field artillery roll the scatter die and 2, 3 or 4 D6 by range band instead of rolling to hit.",
     "source": "Weapons chart, To Hit of the indirect weapons",
     "kind": "mechanic"
    },
    {
     "id": "GB-WEAP-23",
     "says": "Tank gun (6-pounder or 37 mm): short to 25, long to 50; hits on 4+; wounds on 5+, cover saving on 1 or 2 only; damages on 5.",
     "source": "Weapons chart, Tank Gun",
     "kind": "value"
    },
    {
     "id": "GB-WEAP-24",
     "says": "Tank LMG: 2 shots; short to 25, long to 50; hits on 4+; wounds on 4+; the chart gives it no damage to vehicles.",
     "source": "Weapons chart, Tank LMG",
     "kind": "value"
    }
   ]
  },
  {
   "id": "SUPP",
   "title": "Suppression",
   "rules": [
    {
     "id": "GB-SUPP-1",
     "says": "Men hit but not wounded duck into cover or fall prone if they fail a courage test.",
     "source": "Special rules, Suppression",
     "kind": "mechanic"
    },
    {
     "id": "GB-SUPP-2",
     "says": "At the start of their next movement they must pass a courage test to recover.",
     "source": "Special rules, Suppression",
     "kind": "mechanic"
    },
    {
     "id": "GB-SUPP-3",
     "says": "Suppressed troops may do nothing but defend themselves in hand-to-hand combat, at -1.",
     "source": "Special rules, Suppression",
     "kind": "limit"
    },
    {
     "id": "GB-SUPP-4",
     "says": "A figure shot at by an MG tests at -1.",
     "source": "Special rules, Suppression",
     "kind": "value"
    }
   ]
  },
  {
   "id": "GREN",
   "title": "Grenades",
   "rules": [
    {
     "id": "GB-GREN-1",
     "says": "Grenades and rifle grenades have a blast 8 cm across.",
     "source": "Special rules, Grenades",
     "kind": "value"
    },
    {
     "id": "GB-GREN-2",
     "says": "Grenades have no roll to hit; roll the scatter die and 1D6 at short range, the scatter die and 2D6 at long range.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    },
    {
     "id": "GB-GREN-3",
     "says": "Each obstruction in the way, such as a wall, adds one D6.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    },
    {
     "id": "GB-GREN-4",
     "says": "A grenade specialist takes away one D6.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    },
    {
     "id": "GB-GREN-5",
     "says": "A grenade specialist has a longest range of 30 cm.",
     "source": "Special rules, Grenades",
     "kind": "value"
    },
    {
     "id": "GB-GREN-6",
     "says": "Rifle grenades add one D6.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    },
    {
     "id": "GB-GREN-7",
     "says": "A rifle grenade on target is deadly, but otherwise it can go anywhere.",
     "source": "Special rules, Grenades",
     "kind": "advice"
    },
    {
     "id": "GB-GREN-8",
     "says": "A grenade thrown into a confined place (building, trench and the like) wounds on 3+.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    },
    {
     "id": "GB-GREN-9",
     "says": "Cover may still count in a confined place.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    },
    {
     "id": "GB-GREN-10",
     "says": "Where the thrower cannot miss, as when a grenade is dropped through a window beside him, roll the scatter die and 1D6 twice, and the player chooses which to use.",
     "source": "Special rules, Grenades",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "LMG",
   "title": "Light machine guns",
   "rules": [
    {
     "id": "GB-LMG-1",
     "says": "An LMG fires 3 shots a turn.",
     "source": "Special rules, LMG",
     "kind": "value"
    },
    {
     "id": "GB-LMG-2",
     "says": "An LMG with only one crewman fires 2 shots.",
     "source": "Special rules, LMG",
     "kind": "value"
    },
    {
     "id": "GB-LMG-3",
     "says": "The shots of an LMG are generally at the same target.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-LMG-4",
     "says": "If its first shot kills the target, the LMG loses its second shot.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-LMG-5",
     "says": "After a kill with the first shot the LMG may switch its last shot to a second target, which must be within 5 cm of the first.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-LMG-6",
     "says": "An LMG jams if two or more of its hit dice show 1.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-LMG-7",
     "says": "An LMG with one crewman jams on any 1.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-LMG-8",
     "says": "Clearing a jam takes one full turn.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-LMG-9",
     "says": "A tank LMG may fire after moving, at -1 for the rough ride.",
     "source": "Special rules, LMG",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "HMG",
   "title": "Heavy machine guns",
   "rules": [
    {
     "id": "GB-HMG-1",
     "says": "A heavy machine gun may not move and fire.",
     "source": "Special rules, HMG",
     "kind": "limit"
    },
    {
     "id": "GB-HMG-2",
     "says": "It needs one turn to set up before it fires.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-3",
     "says": "It fires 9 shots a turn into a beaten zone 10 cm wide.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-4",
     "says": "It loses one shot for each crewman lost.",
     "source": "Special rules, HMG",
     "kind": "value"
    },
    {
     "id": "GB-HMG-5",
     "says": "Roll a D6 for each figure in the beaten zone, nearest first; the die is the number of shots that may hit that figure.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-6",
     "says": "Go on rolling, figure by figure, until all the shots are given out.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-7",
     "says": "Shots left when every figure in the zone has had its die are lost.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-8",
     "says": "After the shots are given out, roll to hit, for cover and to wound as usual.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-9",
     "says": "It jams if three or more of its hit dice show 1.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-10",
     "says": "With one crewman it jams on any 1.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    },
    {
     "id": "GB-HMG-11",
     "says": "Clearing a jam takes one full turn.",
     "source": "Special rules, HMG",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "SNIP",
   "title": "Snipers",
   "rules": [
    {
     "id": "GB-SNIP-1",
     "says": "A sniper hits better; see the sniper row of the weapons table.",
     "source": "Special rules, Sniper",
     "kind": "mechanic"
    },
    {
     "id": "GB-SNIP-2",
     "says": "The sniper's ranges are 0-40 short and 40-80 long.",
     "source": "Special rules, Sniper",
     "kind": "value"
    },
    {
     "id": "GB-SNIP-3",
     "says": "A sniper has his bonus in range only if he did not move.",
     "source": "Special rules, Sniper",
     "kind": "limit"
    },
    {
     "id": "GB-SNIP-4",
     "says": "A sniper can have one cover roll made again.",
     "source": "Special rules, Sniper",
     "kind": "mechanic"
    },
    {
     "id": "GB-SNIP-5",
     "says": "Every turn a sniper fires, the enemy rolls to spot him and needs 5+ to be able to fire back.",
     "source": "Special rules, Sniper",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "FLAME",
   "title": "Flamethrowers",
   "rules": [
    {
     "id": "GB-FLAME-1",
     "says": "A flamethrower uses a template 25 cm long and 5 cm wide (the weapons chart says 6).",
     "source": "Special rules, Flamethrower",
     "kind": "value"
    },
    {
     "id": "GB-FLAME-2",
     "says": "It ignores cover.",
     "source": "Special rules, Flamethrower",
     "kind": "mechanic"
    },
    {
     "id": "GB-FLAME-3",
     "says": "Terror: troops facing a flamethrower test courage at -2.",
     "source": "Special rules, Flamethrower",
     "kind": "mechanic"
    },
    {
     "id": "GB-FLAME-4",
     "says": "Fired into a confined place (building, trench and the like) it wounds on 3+.",
     "source": "Special rules, Flamethrower",
     "kind": "mechanic"
    },
    {
     "id": "GB-FLAME-5",
     "says": "BOOM! When the operator or the man with the tank is hit, roll again; on 4+ the flamethrower explodes.",
     "source": "Special rules, Flamethrower",
     "kind": "mechanic"
    },
    {
     "id": "GB-FLAME-6",
     "says": "The explosion kills the operators.",
     "source": "Special rules, Flamethrower",
     "kind": "mechanic"
    },
    {
     "id": "GB-FLAME-7",
     "says": "A grenade template is then put over the figure and everyone under it is hit, as by a grenade.",
     "source": "Special rules, Flamethrower",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "STORM",
   "title": "Stormtroopers, trench raiders and veterans",
   "rules": [
    {
     "id": "GB-STORM-1",
     "says": "Stormtroopers, trench raiders and veterans move 20 cm.",
     "source": "Special rules, Stormtroopers",
     "kind": "value"
    },
    {
     "id": "GB-STORM-2",
     "says": "Assault fire: they can move more than half and still fire.",
     "source": "Special rules, Stormtroopers",
     "kind": "mechanic"
    },
    {
     "id": "GB-STORM-3",
     "says": "They make their full move in difficult terrain.",
     "source": "Special rules, Stormtroopers",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "ATR",
   "title": "Anti-tank rifles",
   "rules": [
    {
     "id": "GB-ATR-1",
     "says": "An anti-tank rifle has -1 to hit a man, for its low rate of fire.",
     "source": "Special rules, Anti Tank Rifle",
     "kind": "value"
    },
    {
     "id": "GB-ATR-2",
     "says": "Cover against an anti-tank rifle saves only on 1 or 2.",
     "source": "Special rules, Anti Tank Rifle",
     "kind": "value"
    }
   ]
  },
  {
   "id": "TEMP",
   "title": "Templates",
   "rules": [
    {
     "id": "GB-TEMP-1",
     "says": "Grenades, tanks and 50 mm mortars firing high explosive have a blast radius of 8 cm. (The grenade rules and the chart say 4 cm: see the ruling on blast sizes.)",
     "source": "Special rules, Templates",
     "kind": "value"
    }
   ]
  },
  {
   "id": "MORT",
   "title": "Mortars",
   "rules": [
    {
     "id": "GB-MORT-1",
     "says": "A mortar may fire if its crew can see the target.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    },
    {
     "id": "GB-MORT-2",
     "says": "A mortar may also fire if the mortar NCO can see both the target and the mortar.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    },
    {
     "id": "GB-MORT-3",
     "says": "A mortar has three range bands and rolls the scatter die and 2, 3 or 4 dice when it fires.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    },
    {
     "id": "GB-MORT-4",
     "says": "When firing at the spot where its previous round landed, roll two scatter dice and choose one.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    },
    {
     "id": "GB-MORT-5",
     "says": "When firing at the spot where its previous round landed, take two off the number of distance dice.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    },
    {
     "id": "GB-MORT-6",
     "says": "So at close range a second shot at the place the last shell landed is always on target.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    },
    {
     "id": "GB-MORT-7",
     "says": "So at medium and long range such a shot rolls two scatter dice and 1 or 2 distance dice.",
     "source": "Special rules, Mortars",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "TANK",
   "title": "Tank critical hits",
   "rules": [
    {
     "id": "GB-TANK-1",
     "says": "A tank damaged by an anti-tank rifle, cluster grenade, mortar or field gun rolls for a critical hit.",
     "source": "Special rules, Tank Critical Hit",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-2",
     "says": "Heavy tank, 1-3: no critical.",
     "source": "Special rules, Critical Hit, Heavy Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-3",
     "says": "Heavy tank, 4: an LMG is knocked out.",
     "source": "Special rules, Critical Hit, Heavy Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-4",
     "says": "Heavy tank, 5: a heavy gun is knocked out; if it has no heavy gun, an LMG is.",
     "source": "Special rules, Critical Hit, Heavy Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-5",
     "says": "Heavy tank, 6: engine damaged; the crew must test courage to stay on board, and must then roll 4+ to restart the engine.",
     "source": "Special rules, Critical Hit, Heavy Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-6",
     "says": "Light tank, 1-3: no critical.",
     "source": "Special rules, Critical Hit, Renault Light Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-7",
     "says": "Light tank, 4: sponson, turret or gun mount jammed; the crew must roll 4+ to free it.",
     "source": "Special rules, Critical Hit, Renault Light Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-8",
     "says": "Light tank, 5: sponson, turret or gun knocked out.",
     "source": "Special rules, Critical Hit, Renault Light Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-9",
     "says": "Light tank, 6: engine damaged; the crew must test courage to stay on board, and must then roll 4+ to restart the engine.",
     "source": "Special rules, Critical Hit, Renault Light Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-10",
     "says": "A crew that fails this courage test abandons the tank.",
     "source": "Special rules, Critical Hit, Renault Light Tank",
     "kind": "mechanic"
    },
    {
     "id": "GB-TANK-11",
     "says": "A crew that has abandoned its tank may test courage again at the start of each turn, if its player wishes, to get back in.",
     "source": "Special rules, Critical Hit, Renault Light Tank",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "QUAL",
   "title": "Troop quality",
   "rules": [
    {
     "id": "GB-QUAL-1",
     "says": "The factors above are for average troops; specialists and better or worse troops may have factors added to or taken from their roll to hit.",
     "source": "Special rules, Troop Quality",
     "kind": "mechanic"
    },
    {
     "id": "GB-QUAL-2",
     "says": "They may instead have longer range bands with particular weapons.",
     "source": "Special rules, Troop Quality",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "CARD",
   "title": "Random events",
   "rules": [
    {
     "id": "GB-CARD-1",
     "says": "A player whose initiative die shows a natural 1 is dealt a playing card face down.",
     "source": "Random events, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-2",
     "says": "In his turn that player turns the card over and carries it out before starting his turn.",
     "source": "Random events, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-3",
     "says": "The deck has no cards below 9.",
     "source": "Random events, opening",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-4",
     "says": "The cards of the deck and what each does are in table cards.",
     "source": "Random events, table",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-5",
     "says": "Ace of hearts, Thank God you found me: the section comes across a lost soldier, who joins it as an ordinary rifleman.",
     "source": "Random events, Hearts Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-6",
     "says": "King of hearts, I shall impose my will: kept until needed, then played after rolling the D10 to gain the initiative for that turn.",
     "source": "Random events, Hearts King",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-7",
     "says": "Queen of hearts, It's only a scratch: kept until needed, then played to make one wound on any figure a mere scratch.",
     "source": "Random events, Hearts Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-8",
     "says": "Jack of hearts, Lucky sod: kept until needed, then played as a luck point.",
     "source": "Random events, Hearts Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-9",
     "says": "The jack of hearts may be used to roll an initiative die again.",
     "source": "Random events, Hearts Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-10",
     "says": "Ten of hearts, Voice of command: kept until needed, then +2 to an order roll.",
     "source": "Random events, Hearts Ten",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-11",
     "says": "Nine of hearts, Voice of command: kept until needed, then +1 to an order roll.",
     "source": "Random events, Hearts Nine",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-12",
     "says": "Ace of clubs, Daka daka daka: a stray burst catches a section; roll for each member: 1-3 no effect, 4-5 suppressed, 6 killed.",
     "source": "Random events, Clubs Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-13",
     "says": "Against the stray burst, cover saves are rolled first.",
     "source": "Random events, Clubs Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-14",
     "says": "King of clubs, Not a good day to be a hero: a figure or group loses one hero point, working down in seniority.",
     "source": "Random events, Clubs King",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-15",
     "says": "Queen of clubs, Bang: a stray shell lands 2D6 and a scatter die from the unit leader, with a blast 12 cm across.",
     "source": "Random events, Clubs Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-16",
     "says": "Bang, each figure in the blast: 1 no effect, 2-4 suppressed for this and the next turn, 5-6 blown to pieces.",
     "source": "Random events, Clubs Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-17",
     "says": "Bang, a tank in the blast: 1-2 no effect, 3-5 suppressed and one weapon knocked out, 6 destroyed.",
     "source": "Random events, Clubs Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-18",
     "says": "A player with more than one section rolls for which is affected.",
     "source": "Random events, Clubs Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-19",
     "says": "Jack of clubs, Damn mud: no shooting for MGs, LMGs, mortars or flamethrowers this turn.",
     "source": "Random events, Clubs Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-20",
     "says": "Weapons clogged with mud may not move until the mud is cleared.",
     "source": "Random events, Clubs Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-21",
     "says": "Ten of clubs, It's too quiet: the player's troops test courage; a pass is half a move, a fail no move at all.",
     "source": "Random events, Clubs Ten",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-22",
     "says": "Under It's too quiet the player's figures may not shoot.",
     "source": "Random events, Clubs Ten",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-23",
     "says": "Ace of diamonds, Better him than me: kept until needed, then played at the start of a turn to drop a random shell on any other player.",
     "source": "Random events, Diamonds Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-24",
     "says": "That shell has a blast 12 cm across and the effects of Bang.",
     "source": "Random events, Diamonds Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-25",
     "says": "King of diamonds, Sterling chaps: kept until needed, then played to pass any courage test.",
     "source": "Random events, Diamonds King",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-26",
     "says": "Queen of diamonds, Full of vim and vigour: kept until needed, then +2 in a hand-to-hand combat.",
     "source": "Random events, Diamonds Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-27",
     "says": "Jack of diamonds, Dead eye: kept until needed, then played when one figure shoots: +1 to hit, -1 for cover, +1 to wound.",
     "source": "Random events, Diamonds Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-28",
     "says": "Ten of diamonds, Voice of command: kept until needed, then +2 to an order roll.",
     "source": "Random events, Diamonds Ten",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-29",
     "says": "Nine of diamonds, Voice of command: kept until needed, then +1 to an order roll.",
     "source": "Random events, Diamonds Nine",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-30",
     "says": "Ace of spades, Big bang: a stray shell lands 3D6 and a scatter die from the unit leader, with a blast 20 cm across.",
     "source": "Random events, Spades Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-31",
     "says": "Big bang, each figure in the blast: 1 no effect, 2-3 suppressed for this and the next turn, 4-6 blown to pieces.",
     "source": "Random events, Spades Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-32",
     "says": "Big bang, a tank in the blast: 1-2 no effect, 3-4 suppressed and one weapon knocked out, 5-6 destroyed.",
     "source": "Random events, Spades Ace",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-33",
     "says": "King of spades, Gas boys: a gas shell lands 2D6 and a scatter die from the unit leader, with a radius of 10 cm.",
     "source": "Random events, Spades King",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-34",
     "says": "Gas, each figure in the cloud: 1-3 no effect, 4-5 suppressed for this turn, 6 gassed to death.",
     "source": "Random events, Spades King",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-35",
     "says": "Roll 2D6 + 10 for the wind's speed and the scatter die for its direction; the cloud goes on moving that way for the rest of the game.",
     "source": "Random events, Spades King",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-36",
     "says": "Queen of spades, Loss of moral fibre: a whole section, and any officers and sergeants within 20 cm of it, dash back towards their own start edge for one turn.",
     "source": "Random events, Spades Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-37",
     "says": "After that they are suppressed, and need a passed courage test to move.",
     "source": "Random events, Spades Queen",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-38",
     "says": "Jack of spades, Sniper: an off-table sniper shoots at the unit; the player who drew the card rolls D3, and the player that many places to his left picks the figure.",
     "source": "Random events, Spades Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-39",
     "says": "The figure picked: 1-3 no effect, 4-5 suppressed for the next turn, 6 killed.",
     "source": "Random events, Spades Jack",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-40",
     "says": "Ten of spades, Smitten by indecision: the player's troops make no move this turn.",
     "source": "Random events, Spades Ten",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-41",
     "says": "Joker, the Kaiser's or Kitchener's quickstep: no move this turn for the squad whose leader answers the call of nature.",
     "source": "Random events, Jokers",
     "kind": "mechanic"
    },
    {
     "id": "GB-CARD-42",
     "says": "Under the quickstep the squad's members may still fire.",
     "source": "Random events, Jokers",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "PTS",
   "title": "Points",
   "rules": [
    {
     "id": "GB-PTS-1",
     "says": "A points system can be used, if wanted, to help make a balanced game.",
     "source": "Points system",
     "kind": "advice"
    },
    {
     "id": "GB-PTS-2",
     "says": "Forces should follow historical precedent where possible.",
     "source": "Points system",
     "kind": "advice"
    },
    {
     "id": "GB-PTS-3",
     "says": "Some leeway is fair in special cases; a trench raiding party may have shotguns, extra bombers and some men in body armour.",
     "source": "Points system",
     "kind": "advice"
    },
    {
     "id": "GB-PTS-4",
     "says": "Specialist skills and equipment cost points in addition to the basic figure, as table costs says.",
     "source": "Points system",
     "kind": "value"
    },
    {
     "id": "GB-PTS-5",
     "says": "The basic figure costs 10 points in every case.",
     "source": "Points system",
     "kind": "value"
    },
    {
     "id": "GB-PTS-6",
     "says": "Attacking troops should have about 25% more points, as defenders have a major advantage.",
     "source": "Points system",
     "kind": "advice"
    },
    {
     "id": "GB-PTS-7",
     "says": "Each extra hand-to-hand attack costs 10 points and gives the figure one more attack in hand-to-hand combat.",
     "source": "Points system, table",
     "kind": "mechanic"
    },
    {
     "id": "GB-PTS-8",
     "says": "Each extra shooting attack costs 10 points and gives the figure one more shot.",
     "source": "Points system, table",
     "kind": "mechanic"
    },
    {
     "id": "GB-PTS-9",
     "says": "Each extra wound costs 10 points and gives the figure one more wound.",
     "source": "Points system, table",
     "kind": "mechanic"
    },
    {
     "id": "GB-PTS-10",
     "says": "A bonus of +1 to hit costs 10 points.",
     "source": "Points system, table",
     "kind": "mechanic"
    },
    {
     "id": "GB-PTS-11",
     "says": "Body armour costs 10 points.",
     "source": "Points system, table",
     "kind": "mechanic"
    },
    {
     "id": "GB-PTS-12",
     "says": "Troops in body armour may not dash.",
     "source": "Points system, table",
     "kind": "limit"
    },
    {
     "id": "GB-PTS-13",
     "says": "Veteran and elite troops are represented with extra attacks, wounds and bonuses to hit.",
     "source": "Points system",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "PLAT",
   "title": "A speculative British platoon",
   "rules": [
    {
     "id": "GB-PLAT-1",
     "says": "Rifle section, 130 points: a lance corporal at 30, 8 riflemen at 10, and a rifleman upgraded to sniper at 20.",
     "source": "British platoon, Rifle Section",
     "kind": "value"
    },
    {
     "id": "GB-PLAT-2",
     "says": "Bomb section, 130 points: a lance corporal at 30, 6 riflemen at 10, and 2 riflemen upgraded to bombers at 20, who have +1 to hit.",
     "source": "British platoon, Bomb Section",
     "kind": "value"
    },
    {
     "id": "GB-PLAT-3",
     "says": "LMG section, 150 points: a lance corporal at 30, 6 riflemen at 10, including the LMG number twos, and 2 riflemen upgraded to LMG at 30.",
     "source": "British platoon, LMG Section",
     "kind": "value"
    },
    {
     "id": "GB-PLAT-4",
     "says": "Rifle grenade section, 150 points: a lance corporal at 30, 6 riflemen at 10, and 2 riflemen upgraded to rifle bombers at 30.",
     "source": "British platoon, Rifle Grenade Section",
     "kind": "value"
    },
    {
     "id": "GB-PLAT-5",
     "says": "A man who is no specialist throws or fires a grenade with one extra D6 of scatter.",
     "source": "British platoon, Rifle Grenade Section",
     "kind": "mechanic"
    },
    {
     "id": "GB-PLAT-6",
     "says": "Command section, 240 points: a second lieutenant at 100 and 2 sergeants at 70.",
     "source": "British platoon, Command Section",
     "kind": "value"
    },
    {
     "id": "GB-PLAT-7",
     "says": "The platoon costs 800 points.",
     "source": "British platoon, Total",
     "kind": "value"
    }
   ]
  }
 ],
 "tables": {
  "troops": {
   "note": "skill (fighting skill) is not in the source: GB-RUL-2; luck and valour of privates belong to the section; a tank’s attacks, which vary with its weapons, are those of its crew hand to hand; what men cost is in table costs",
   "rows": {
    "private": {
     "attacks": 1,
     "luck": "section",
     "valour": "section",
     "wounds": 1,
     "courage": 6,
     "command": 6,
     "skill": 1
    },
    "junior-nco": {
     "attacks": 1,
     "luck": 1,
     "valour": 1,
     "wounds": 1,
     "courage": 8,
     "command": 8,
     "skill": 2
    },
    "senior-nco": {
     "attacks": 2,
     "luck": 2,
     "valour": 1,
     "wounds": 2,
     "courage": 9,
     "command": 9,
     "skill": 3
    },
    "junior-officer": {
     "attacks": 1,
     "luck": 2,
     "valour": 2,
     "wounds": 2,
     "courage": 10,
     "command": 10,
     "skill": 3
    },
    "heavy-tank": {
     "attacks": 1,
     "luck": 1,
     "valour": 1,
     "wounds": 5,
     "courage": 7,
     "command": 8,
     "points": 150,
     "skill": 1
    },
    "light-tank": {
     "attacks": 1,
     "luck": 1,
     "valour": 1,
     "wounds": 3,
     "courage": 7,
     "command": 7,
     "points": 100,
     "skill": 1
    }
   }
  },
  "bases": {
   "note": "cm across",
   "rows": {
    "man": 2,
    "heavy-tank": 10,
    "light-tank": 6
   }
  },
  "section": {
   "rows": {
    "luck": 1,
    "valour": 1,
    "courage": 6,
    "command": 6
   }
  },
  "weapons": {
   "note": "bands are the far ends of the range bands in cm (min where there is a least range); hit and wound are the lowest die in each band (one number where all bands have the same); damage is what a vehicle takes: first die, second die, points; cover is the highest die that saves; closing is the number of shots in closing fire, where it is another",
   "rows": {
    "mg": {
     "shots": 9,
     "closing": 4,
     "bands": [
      75,
      150
     ],
     "hit": [
      4,
      5
     ],
     "wound": [
      3,
      4
     ],
     "damage": {
      "first": 6,
      "confirm": 4,
      "points": 1
     },
     "heavy": true
    },
    "lmg": {
     "shots": 3,
     "closing": 2,
     "bands": [
      50,
      100
     ],
     "hit": [
      4,
      5
     ],
     "wound": [
      4,
      4
     ],
     "damage": {
      "first": 6,
      "confirm": 5,
      "points": 1
     },
     "heavy": true
    },
    "smg": {
     "shots": 2,
     "bands": [
      15,
      30
     ],
     "hit": [
      4,
      5
     ],
     "wound": [
      4,
      5
     ],
     "damage": "none"
    },
    "rifle": {
     "shots": 1,
     "bands": [
      30,
      60
     ],
     "hit": [
      4,
      5
     ],
     "wound": [
      4,
      4
     ],
     "damage": {
      "first": 6,
      "confirm": 5,
      "points": 1
     }
    },
    "pistol": {
     "shots": 1,
     "bands": [
      10,
      20
     ],
     "hit": [
      4,
      5
     ],
     "wound": [
      4,
      5
     ],
     "damage": "none"
    },
    "shotgun": {
     "shots": 1,
     "bands": [
      10,
      20
     ],
     "hit": [
      3,
      5
     ],
     "wound": [
      3,
      6
     ],
     "damage": "none"
    },
    "grenade": {
     "shots": 1,
     "bands": [
      10,
      20
     ],
     "specialist-range": 30,
     "scatter": [
      1,
      2
     ],
     "radius": 4,
     "wound": [
      4
     ],
     "confined-wound": 3,
     "damage": {
      "first": 6,
      "confirm": 5,
      "points": 1
     }
    },
    "rifle-grenade": {
     "shots": 1,
     "bands": [
      30,
      60
     ],
     "scatter": [
      2,
      3
     ],
     "radius": 4,
     "wound": [
      4
     ],
     "confined-wound": 3,
     "damage": {
      "first": 6,
      "confirm": 5,
      "points": 1
     }
    },
    "cluster-grenade": {
     "shots": 1,
     "bands": [
      5,
      10
     ],
     "hit": [
      3,
      4
     ],
     "radius": 6,
     "wound": [
      3
     ],
     "damage": {
      "attacks": "d6",
      "first": 5,
      "points": 1,
      "critical": true
     }
    },
    "sniper-rifle": {
     "shots": 1,
     "bands": [
      40,
      80
     ],
     "hit": [
      3,
      4
     ],
     "wound": [
      4,
      4
     ],
     "damage": {
      "first": 6,
      "confirm": 5,
      "points": 1
     },
     "moved": "rifle"
    },
    "anti-tank-rifle": {
     "shots": 1,
     "bands": [
      40,
      80
     ],
     "hit": [
      4,
      5
     ],
     "man": -1,
     "wound": [
      3,
      3
     ],
     "cover": 2,
     "damage": {
      "first": 4,
      "points": "d3",
      "critical": true
     },
     "heavy": true
    },
    "flamethrower": {
     "shots": 1,
     "template": [
      25,
      6
     ],
     "wound": [
      3
     ],
     "damage": {
      "first": 5,
      "points": "d3"
     },
     "heavy": true
    },
    "granatenwerfer": {
     "shots": 1,
     "min": 20,
     "bands": [
      50,
      100,
      150
     ],
     "scatter": [
      2,
      3,
      4
     ],
     "radius": 4,
     "wound": [
      4
     ],
     "damage": {
      "first": 6,
      "confirm": 3,
      "points": 1,
      "critical": true
     },
     "heavy": true,
     "indirect": true
    },
    "light-mortar": {
     "shots": 1,
     "min": 30,
     "bands": [
      70,
      120,
      200
     ],
     "scatter": [
      2,
      3,
      4
     ],
     "radius": 6,
     "wound": [
      3
     ],
     "damage": {
      "first": 6,
      "points": "d6",
      "critical": true
     },
     "heavy": true,
     "indirect": true
    },
    "field-gun": {
     "shots": 1,
     "bands": [
      60,
      120,
      200
     ],
     "scatter": [
      2,
      3,
      4
     ],
     "tank-hit": [
      4,
      5,
      6
     ],
     "radius": 6,
     "wound": [
      3
     ],
     "damage": {
      "first": 4,
      "points": "2d6",
      "critical": true
     },
     "heavy": true
    },
    "tank-gun": {
     "shots": 1,
     "bands": [
      25,
      50
     ],
     "hit": [
      4,
      5
     ],
     "radius": 4,
     "wound": [
      5
     ],
     "cover": 2,
     "damage": {
      "first": 5,
      "points": 1
     }
    },
    "tank-lmg": {
     "shots": 2,
     "bands": [
      25,
      50
     ],
     "hit": [
      4,
      5
     ],
     "wound": [
      4,
      4
     ],
     "damage": "none",
     "moved": -1
    }
   }
  },
  "movement": {
   "note": "cm; every cm of difficult ground costs 2 for troops that are not stormtroopers (GB-RUL-19)",
   "rows": {
    "infantry": {
     "move": 15,
     "dash": 25,
     "initiative": 5
    },
    "stormtroopers": {
     "move": 20,
     "dash": 25,
     "initiative": 5,
     "difficult": "full"
    },
    "heavy-tank": {
     "move": 10,
     "road": 15
    },
    "light-tank": {
     "move": 15,
     "road": 20
    },
    "climb": 5,
    "stand-up": 5,
    "fall-back": 3
   }
  },
  "fire-after-move": {
   "note": "the farthest a figure may have moved this turn and still fire the weapon; 0 means it may not have moved",
   "rows": {
    "mg": 0,
    "lmg": 0,
    "rifle": 5,
    "sniper-rifle": 5,
    "smg": 5,
    "grenade": 5,
    "rifle-grenade": 5,
    "cluster-grenade": 5,
    "flamethrower": 5,
    "pistol": "full",
    "shotgun": "full",
    "anti-tank-rifle": 0,
    "granatenwerfer": 0,
    "light-mortar": 0,
    "field-gun": 0,
    "tank-gun": "full",
    "tank-lmg": "full",
    "assault-fire": "full"
   }
  },
  "modifiers": {
   "rows": {
    "command": {
     "far-from-commander": -1,
     "suppressed-among-them": -1,
     "under-lmg-fire": -1,
     "under-mg-fire": -2
    },
    "courage": {
     "shot-at-by-mg": -1,
     "facing-flamethrower": -2
    },
    "hit": {
     "closing-fire": -1,
     "overwatch": -1,
     "dashed-last-turn": -1
    },
    "wound": {
     "armour": -1
    },
    "melee": {
     "started-it": 1,
     "suppressed": -1,
     "prone": -1,
     "several-opponents": -1,
     "tank": 4
    }
   }
  },
  "cover": {
   "note": "highest die that stops the bullet; where a weapon has another, it is in table weapons",
   "rows": {
    "cover": 3,
    "prone-in-the-open": 2
   }
  },
  "critical": {
   "rows": {
    "heavy-tank": {
     "4": "lmg knocked out",
     "5": "heavy gun knocked out (LMG if none)",
     "6": "engine damaged",
     "1-3": "none"
    },
    "light-tank": {
     "4": "mount jammed",
     "5": "gun knocked out",
     "6": "engine damaged",
     "1-3": "none"
    }
   }
  },
  "cards": {
   "note": "a card is written rank then suit: AH is the ace of hearts; keep = held until its player uses it",
   "rows": {
    "AH": {
     "name": "Thank God you found me",
     "keep": false,
     "effect": "a rifleman joins the section"
    },
    "KH": {
     "name": "I shall impose my will",
     "keep": true,
     "effect": "take the initiative after the D10s"
    },
    "QH": {
     "name": "It's only a scratch",
     "keep": true,
     "effect": "cancel one wound"
    },
    "JH": {
     "name": "Lucky sod",
     "keep": true,
     "effect": "a luck point; may also reroll an initiative die"
    },
    "10H": {
     "name": "Voice of command",
     "keep": true,
     "order": 2
    },
    "9H": {
     "name": "Voice of command",
     "keep": true,
     "order": 1
    },
    "AC": {
     "name": "Daka daka daka",
     "keep": false,
     "cover-first": true,
     "men": {
      "6": "killed",
      "1-3": "none",
      "4-5": "suppressed"
     }
    },
    "KC": {
     "name": "Not a good day to be a hero",
     "keep": false,
     "effect": "lose one valour point"
    },
    "QC": {
     "name": "Bang",
     "keep": false,
     "distance": 2,
     "radius": 6,
     "men": {
      "1": "none",
      "2-4": "suppressed this and next turn",
      "5-6": "killed"
     },
     "tank": {
      "6": "destroyed",
      "1-2": "none",
      "3-5": "suppressed and one weapon lost"
     }
    },
    "JC": {
     "name": "Damn mud",
     "keep": false,
     "weapons": [
      "mg",
      "lmg",
      "granatenwerfer",
      "light-mortar",
      "flamethrower"
     ],
     "effect": "no shooting or moving for MG, LMG, mortars and flamethrowers this turn"
    },
    "10C": {
     "name": "It's too quiet",
     "keep": false,
     "effect": "courage test: pass half move, fail no move; no shooting"
    },
    "AD": {
     "name": "Better him than me",
     "keep": true,
     "distance": 2,
     "radius": 6,
     "effect": "as QC on another player"
    },
    "KD": {
     "name": "Sterling chaps",
     "keep": true,
     "effect": "pass a courage test"
    },
    "QD": {
     "name": "Full of vim and vigour",
     "keep": true,
     "melee": 2
    },
    "JD": {
     "name": "Dead eye",
     "keep": true,
     "hit": 1,
     "cover": -1,
     "wound": 1
    },
    "10D": {
     "name": "Voice of command",
     "keep": true,
     "order": 2
    },
    "9D": {
     "name": "Voice of command",
     "keep": true,
     "order": 1
    },
    "AS": {
     "name": "Big bang",
     "keep": false,
     "distance": 3,
     "radius": 10,
     "men": {
      "1": "none",
      "2-3": "suppressed this and next turn",
      "4-6": "killed"
     },
     "tank": {
      "1-2": "none",
      "3-4": "suppressed and one weapon lost",
      "5-6": "destroyed"
     }
    },
    "KS": {
     "name": "Gas boys",
     "keep": false,
     "distance": 2,
     "radius": 10,
     "men": {
      "6": "killed",
      "1-3": "none",
      "4-5": "suppressed this turn"
     },
     "wind": {
      "dice": 2,
      "plus": 10
     }
    },
    "QS": {
     "name": "Loss of moral fibre",
     "keep": false,
     "effect": "section, and officers and sergeants within 20 cm, dash home for one turn, then are suppressed"
    },
    "JS": {
     "name": "Sniper",
     "keep": false,
     "men": {
      "6": "killed",
      "1-3": "none",
      "4-5": "suppressed next turn"
     }
    },
    "10S": {
     "name": "Smitten by indecision",
     "keep": false,
     "effect": "no move this turn"
    },
    "9C": {
     "name": "A blank card",
     "keep": false,
     "blank": true,
     "effect": "nothing (only with GB-RUL-17 blank)"
    },
    "9S": {
     "name": "A blank card",
     "keep": false,
     "blank": true,
     "effect": "nothing (only with GB-RUL-17 blank)"
    },
    "joker": {
     "name": "Kaiser's or Kitchener's quickstep",
     "keep": false,
     "count": 2,
     "effect": "no move this turn for one squad; it may fire"
    }
   }
  },
  "costs": {
   "note": "points on top of the 10 of the basic figure",
   "rows": {
    "basic-figure": 10,
    "officer": 90,
    "senior-nco": 60,
    "junior-nco": 20,
    "flamethrower": 20,
    "sniper": 20,
    "rifle-grenadier": 20,
    "lmg": 20,
    "grenadier": 10,
    "anti-tank-rifle": 20,
    "heavy-tank": 200,
    "light-tank": 150,
    "mortar-50": 50,
    "mortar-75": 100,
    "heavy-machine-gun": 150,
    "extra-melee-attack": 10,
    "extra-shooting-attack": 10,
    "extra-wound": 10,
    "plus-one-to-hit": 10,
    "body-armour": 10
   }
  },
  "platoon": {
   "note": "the example platoon: how many of each",
   "rows": {
    "rifle-section": {
     "lance-corporal": 1,
     "rifleman": 8,
     "sniper": 1
    },
    "bomb-section": {
     "lance-corporal": 1,
     "rifleman": 6,
     "bomber": 2
    },
    "lmg-section": {
     "lance-corporal": 1,
     "rifleman": 6,
     "lmg-gunner": 2
    },
    "rifle-grenade-section": {
     "lance-corporal": 1,
     "rifleman": 6,
     "rifle-grenadier": 2
    },
    "command-section": {
     "second-lieutenant": 1,
     "sergeant": 2
    }
   }
  },
  "distances": {
   "note": "cm; how far the rules reach that have no table of their own",
   "rows": {
    "heroic": 10,
    "command": 40,
    "far-from-commander": 20,
    "lends-courage": 20,
    "covers-squad": 15,
    "tank-terror": 20,
    "moral-fibre": 20,
    "sought-out": 15,
    "wood-seen-through": 15,
    "beside-firer": 2,
    "beside-thrower": 2,
    "cannot-miss": 4,
    "crew": 5,
    "second-target": 5,
    "beaten-zone": 10,
    "same-place": 1,
    "overwatch-still": 5,
    "short-dash": 10,
    "set-up-zone": 20,
    "contact": 0.1,
    "opening": 1,
    "other-blast": 8,
    "lost-soldier": 2
   }
  },
  "needs": {
   "note": "the lowest die that does it; turns of a rout; degrees to each side that overwatch and a tank's weapons cover; the highest scatter die that is on target; distance dice fewer for a corrected shot; 1s among the hit dice that jam a machine gun; shots lost with each crewman; distance dice for a specialist fewer, for an obstruction or for no specialist more; how many times as much valour makes of a move or an attack; one man in how many left makes a unit test; sections for each senior NCO",
   "rows": {
    "climb": 3,
    "luck-save": 4,
    "spotted": 5,
    "boom": 4,
    "mended": 4,
    "rout-turns": 2,
    "overwatch-arc": 45,
    "tank-arc": 90,
    "courage-twelve": 12,
    "stand-to-short-dash": 1,
    "on-target": 2,
    "correction": 2,
    "lmg-jam": 2,
    "mg-jam": 3,
    "crew-shots": 1,
    "specialist-dice": 1,
    "obstruction-dice": 1,
    "unskilled-dice": 1,
    "heroic-times": 2,
    "half-strength": 2,
    "sections-per-senior": 2
   }
  },
  "uses": {
   "note": "the legal uses of a luck or valour point, offered to the player when they fit",
   "rows": {
    "reroll": {
     "resource": "luck",
     "effect": "roll again a failed roll the figure has just made (all its dice); the new result stands"
    },
    "save": {
     "resource": "luck",
     "effect": "when the figure is wounded or killed: D6, on 4+ the wound is cancelled"
    },
    "double-move": {
     "resource": "valour",
     "effect": "this turn the figure and its friends within 10 cm may move up to twice their distance"
    },
    "double-attack": {
     "resource": "valour",
     "effect": "this turn the figure and its friends within 10 cm double their shots or their melee attacks"
    },
    "move-and-fire": {
     "resource": "valour",
     "effect": "this turn the figure and its friends within 10 cm may fire after a full move"
    },
    "lead": {
     "resource": "valour",
     "effect": "the figure and its friends within 10 cm count as ordered, without a command roll"
    },
    "take-initiative": {
     "resource": "valour",
     "effect": "the figure and its friends within 10 cm move, fire and fight at once, out of sequence; they do not act again this turn"
    }
   }
  }
 },
 "dice": {
  "initiative": "d10, one for each side in the order of the sides list; highest starts; those tied for highest roll again",
  "card": "a card drawn from the deck, written as in table cards (AH, 10C, joker)",
  "command": "2d6, two dice a roll; equal or under the modified command value passes",
  "courage": "2d6, two dice a test; equal or under the modified courage factor passes (GB-RUL-1)",
  "hit": "d6, one a shot; modified die must reach the number to hit",
  "cover": "d6, one for each hit with cover in the way; 1-3 stops it (1-2 for prone in the open, anti-tank rifle and tank gun)",
  "wound": "d6, one for each shot that gets through; modified die must reach the number to wound",
  "damage": "d6, first roll against a vehicle; must reach the first number of the weapon",
  "damage-confirm": "d6, second roll of a 6-followed-by weapon",
  "damage-points": "d3 (anti-tank rifle, flamethrower), d6 (light mortar) or 2d6 as two dice (field gun): damage done",
  "attacks": "d6, attacks a cluster grenade makes on a vehicle",
  "critical": "d6, critical hit on a tank",
  "repair": "d6, 4+ restarts an engine or frees a jammed mount (and clears mud with GB-RUL-63 roll)",
  "allocate": "d6, shots given to one figure in a beaten zone, nearest first",
  "scatter": "d6, the scatter die: 1-2 on target, 3-6 off target",
  "scatter-direction": "d12, clock hour seen from above with 12 north, 3 east, 6 south, 9 west; after a scatter die of 3-6",
  "scatter-distance": "d6, as many as the rules say, added together, in cm",
  "climb": "d6, one for each figure that climbs a level; 1-2 fails",
  "melee": "d6, one for each attack; the figure that started the combat rolls first, all its dice, then its opponent",
  "stand-to": "d6, the figure on stand-to rolls first, then the mover",
  "spot": "d6, one for each enemy side after a sniper fires; 5+ spots him",
  "boom": "d6, when a flamethrower operator is hit; 4+ explodes",
  "luck-save": "d6, luck spent against a wound; 4+ cancels it",
  "valour-off": "d6, one for each player who claims the initiative at the same moment, in the order of the sides list; highest goes first, ties roll again",
  "event": "d6, the effect of a card on one figure or tank",
  "event-unit": "d6, which section of a player with several is affected: count the sections off in the order listed, again from the first after the last, up to the die",
  "event-player": "d3, seats to the left in the Sniper card",
  "wind": "2d6, two dice; +10 is the wind speed in cm"
 },
 "actions": {
  "choose": {
   "fields": {
    "direction": "left | right",
    "option": "1 | 2, which of two scatter results to use",
    "piece": "id picked by the Sniper card"
   },
   "when": "the first player has finished and three or more play; two scatter dice were rolled; the Sniper card asks for a figure"
  },
  "deploy": {
   "fields": {
    "piece": "id",
    "to": "[x, y]",
    "facing": "degrees"
   },
   "when": "deploy step: a piece to which the scenario gives no place is put down inside the own zone, or moved again until its side ends (GB-RUL-76)"
  },
  "move": {
   "fields": {
    "piece": "id",
    "to": "[x, y]",
    "path": "[[x, y], ...] for several straight legs",
    "facing": "degrees",
    "dash": "true for a dash"
   },
   "when": "initiative step (5 cm, no order) or move step (figures that were ordered)"
  },
  "charge": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "move step: a straight move into contact with an enemy"
  },
  "drop": {
   "fields": {
    "piece": "id"
   },
   "when": "initiative or move step: go prone, free, at the end of its move"
  },
  "order": {
   "fields": {
    "unit": "id; where a tank orders itself left out, or the tank's own id",
    "piece": "id of the command figure (a tank that orders itself: its own); left out for the squad's own command",
    "pieces": "ids ordered; the whole unit unless given",
    "order": "move | stand-to"
   },
   "when": "orders step; rolls command"
  },
  "fire": {
   "fields": {
    "piece": "id",
    "weapon": "name, needed if it has several",
    "target": "id, or [x, y] for area weapons",
    "second": "id, where an LMG switches to if its first shot kills"
   },
   "when": "fire step; each figure once a turn, each weapon of a tank once a turn"
  },
  "throw": {
   "fields": {
    "piece": "id",
    "weapon": "grenade (default) or cluster-grenade",
    "target": "[x, y], or id of a vehicle; a cluster grenade needs the id of a man or vehicle"
   },
   "when": "as fire"
  },
  "overwatch": {
   "fields": {
    "piece": "id",
    "facing": "degrees"
   },
   "when": "fire step, a figure that moved less than 5 cm and has not fired"
  },
  "set-up": {
   "fields": {
    "piece": "id"
   },
   "when": "fire step: a heavy machine gun sets up instead of firing"
  },
  "clear": {
   "fields": {
    "piece": "id"
   },
   "when": "start of the own turn up to the fire step: clears a jam and takes the whole turn"
  },
  "fight": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "close step: one combat. If piece has several opponents, target is the first of them; if target has several, piece is the first of them (GB-RUL-57)"
  },
  "repair": {
   "fields": {
    "piece": "id"
   },
   "when": "move step: a tank with a stopped engine or a jammed mount rolls to mend it"
  },
  "rally": {
   "fields": {
    "piece": "id"
   },
   "when": "recover step: an abandoned tank's crew tests courage to get back in"
  },
  "use": {
   "fields": {
    "piece": "id",
    "resource": "luck | valour, or card where a card is named",
    "for": "a use of table uses",
    "card": "a card held, instead of luck or valour",
    "target": "side, unit or piece the card is used on"
   },
   "when": "when the thing it changes is being decided; take-initiative between any two decisions of another player"
  },
  "agree": {
   "fields": {},
   "when": "GB-RUL-4 agreement: an opponent accepts a use of luck or valour"
  },
  "refuse": {
   "fields": {},
   "when": "GB-RUL-4 agreement: an opponent does not accept it"
  },
  "react": {
   "fields": {
    "piece": "id",
    "weapon": "name, needed if it has several",
    "target": "id, where several chargers could be shot at"
   },
   "when": "overwatch, stand-to or closing fire is offered: the figure takes its shot at the mover or charger"
  },
  "pass": {
   "fields": {},
   "when": "declines any prompt"
  },
  "end": {
   "fields": {},
   "when": "ends the present step; the next begins"
  }
 },
 "fields": {
  "rank": "private | junior-nco | senior-nco | junior-officer | tank; from its kind",
  "weapons": "list of weapon names, from its kind unless given",
  "skill": "fighting skill, from its kind unless given",
  "attacks": "hand-to-hand attacks, from its kind unless given",
  "extraShots": "extra shooting attacks bought; 0 unless given",
  "hitBonus": "bonus bought on rolls to hit, from its kind, 0 unless given",
  "rangeBonus": "cm added to the far end of every range band of its weapons; 0 unless given",
  "wounds": "wounds left, from its kind unless given; 0 is gone",
  "courage": "courage factor, from its kind unless given (piece); 6 for a section (unit)",
  "command": "command value, from its kind unless given (piece); 6 for a section (unit)",
  "luck": "luck points left, from its kind unless given (piece); 1 for a section (unit); privates use their section's",
  "valour": "valour points left, from its kind unless given (piece); 1 for a section (unit); privates use their section's",
  "armour": "true in body armour; false unless given",
  "stormtrooper": "true for stormtroopers, trench raiders and veterans; from its kind",
  "specialist": "true for grenade specialists (bombers, rifle grenadiers); from its kind",
  "sniper": "true for snipers; from its kind",
  "prone": "true while lying down (men only); false unless given",
  "pinned": "true while pinned or suppressed (one state, GB-RUL-5); false unless given",
  "suppressed": "true while suppressed, with GB-RUL-5 separate only; false unless given",
  "pinnedUntil": "last turn of a timed suppression, or none; it ends by itself when that turn ends",
  "routing": "runs of its rout still to come; 0 unless given, 2 when it begins",
  "ordered": "none | move | stand-to; none when the turn ends",
  "moved": "cm of movement spent this turn, the cost of climbing, getting up and difficult ground included; 0 when the turn ends",
  "freeMoved": "true if it moved on initiative this turn",
  "dashed": "none | this | last: dashed this turn or in the last; when a turn ends, this becomes last and last becomes none; none unless given",
  "fired": "true once it has fired this turn; false when the turn ends",
  "acted": "true once it has acted out of sequence this turn (take-initiative)",
  "overwatch": "true while on overwatch, until its own next turn or its shot",
  "standTo": "true while on stand-to, until its own next turn or its shot",
  "crew": "crewmen serving the weapon, full crew of its kind unless given",
  "crewOf": "id of the gunner this figure helps, or none; losing it takes 1 from that gunner's crew",
  "ready": "true once a heavy machine gun is set up; false unless given, and false after it moves",
  "jammed": "true while the weapon is jammed or a tank's mount stuck; false unless given",
  "clogged": "true while mud is in the weapon",
  "lastRound": "[x, y] where its previous round landed, or none",
  "spotted": "true while an enemy may fire at a sniper; false unless given",
  "underFire": "none | lmg | mg: the worst machine-gun fire it has had since its own last turn; none unless given",
  "valourUse": "none | double-move | double-attack | move-and-fire | lead, or a list of several: the heroic uses in force this turn",
  "inContact": "list of enemies it is in base contact with",
  "charged": "true if it moved into contact, until its actions are over",
  "engine": "running | stopped; running unless given (tanks)",
  "abandoned": "true once the crew has left (tanks); false unless given",
  "knockedOut": "list of weapons knocked out (tanks); empty unless given",
  "strength": "(unit) figures it started with, less those who have gone home; the number of its pieces unless given",
  "testedHalf": "(unit) true once it has tested for being at 50% or less",
  "faced": "(unit) ids of enemy tanks and flamethrowers it has already tested for",
  "commander": "(unit) id of its commander; its highest-ranking figure unless given",
  "noMove": "(side or unit) true while a card forbids it to move, until the turn ends",
  "noFire": "(side) true while a card forbids it to fire, reactions included, until the turn ends",
  "halfMove": "(unit) true while a card halves its moves, until the turn ends",
  "home": "(side) south | north | west | east; south, north, west, east in list order unless given",
  "cardDue": "(side) card dealt face down and not yet turned, or none",
  "hand": "(side) list of cards kept; empty unless given",
  "deck": "(game, shown on every side) cards left in the face-down deck; at the start all those of GB-RUL-17 less the ones given as cardDue or in a hand; worked out, never set",
  "team": "(side) name of an alliance, for GB-RUL-69 allies; none unless given",
  "initiative": "(side) true for the side that has the initiative this turn",
  "done": "(side) true once it has had its turn",
  "direction": "(game, shown on every side) left | right | none: direction of play this turn",
  "points": "(side or unit) value of the pieces it began with, by their kinds and table costs: 10 more for every attack, wound and point of hitBonus that a piece was given above its kind, every extraShots and body armour; worked out, never set",
  "faults": "(side) rules of force building it breaks, worked out: no-officer, no-junior-nco (a section without one), few-senior-ncos (fewer than one for every two whole sections; a single section needs none); a unit is a section if it holds a private; empty if none",
  "advantage": "(side) percent more points than its strongest enemy has, worked out; about 25 for an attacker (GB-PTS-6)",
  "lost": "(side) figures lost so far; 0 unless given",
  "won": "(side) true once it has won; false unless given",
  "zone": "(side) depth of its set-up zone along the home edge; 20 unless given",
  "objective": "(side) none unless given; { type: reach, edge, within, count or piece }: so many figures, or this piece, within so far of an edge; { type: raid, pieces, count }: these enemies gone and so many own figures off by the own edge; { type: prevent }: no other side meets its objective; { type: points }: more points of enemy lost than any other side",
  "exits": "(side) figures that have gone home by their own edge in a raid; 0 unless given",
  "last": "(game) the last turn of the scenario; none unless given",
  "openings": "(terrain) points [x, y] on the outline of a building or bunker where there is a door, window or slit, each 2 cm wide; everywhere if not given",
  "gas": "(table) list of { at: [x, y], radius, direction, speed }",
  "discards": "(table) cards used and not yet shuffled again; empty unless given"
 },
 "kinds": {
  "rifleman": {
   "rank": "private",
   "weapons": [
    "rifle"
   ]
  },
  "bomber": {
   "rank": "private",
   "specialist": true,
   "weapons": [
    "rifle",
    "grenade"
   ],
   "buys": "grenadier"
  },
  "rifle-grenadier": {
   "rank": "private",
   "specialist": true,
   "weapons": [
    "rifle",
    "rifle-grenade"
   ],
   "buys": "rifle-grenadier"
  },
  "grenade-rifleman": {
   "rank": "private",
   "note": "an ordinary private with hand grenades, no specialist",
   "weapons": [
    "rifle",
    "grenade"
   ]
  },
  "sniper": {
   "rank": "private",
   "sniper": true,
   "weapons": [
    "sniper-rifle"
   ],
   "buys": "sniper"
  },
  "lmg-gunner": {
   "rank": "private",
   "crew": 2,
   "name": "Lewis gun, MG08/15 or Chauchat",
   "weapons": [
    "lmg"
   ],
   "buys": "lmg"
  },
  "mg-gunner": {
   "rank": "private",
   "crew": 3,
   "name": "Vickers, MG08 or Hotchkiss",
   "weapons": [
    "mg"
   ],
   "buys": "heavy-machine-gun"
  },
  "submachine-gunner": {
   "rank": "private",
   "name": "MP18",
   "weapons": [
    "smg"
   ]
  },
  "shotgunner": {
   "rank": "private",
   "weapons": [
    "shotgun"
   ]
  },
  "pistolman": {
   "rank": "private",
   "weapons": [
    "pistol"
   ]
  },
  "anti-tank-rifleman": {
   "rank": "private",
   "crew": 2,
   "name": "Tankgewehr M1918",
   "weapons": [
    "anti-tank-rifle"
   ],
   "buys": "anti-tank-rifle"
  },
  "flamethrower-operator": {
   "rank": "private",
   "crew": 2,
   "weapons": [
    "flamethrower"
   ],
   "buys": "flamethrower"
  },
  "cluster-grenadier": {
   "rank": "private",
   "weapons": [
    "rifle",
    "cluster-grenade"
   ],
   "buys": "grenadier"
  },
  "granatenwerfer": {
   "rank": "private",
   "crew": 2,
   "name": "5cm Granatenwerfer and other 50 mm mortars",
   "weapons": [
    "granatenwerfer"
   ],
   "buys": "mortar-50"
  },
  "light-mortar": {
   "rank": "private",
   "crew": 3,
   "name": "3 inch Stokes or 75 mm mortar",
   "weapons": [
    "light-mortar"
   ],
   "buys": "mortar-75"
  },
  "field-gun": {
   "rank": "private",
   "crew": 4,
   "note": "the source gives no price: that of the figure only",
   "weapons": [
    "field-gun"
   ]
  },
  "stormtrooper": {
   "rank": "private",
   "stormtrooper": true,
   "specialist": true,
   "weapons": [
    "rifle",
    "grenade"
   ],
   "buys": "grenadier"
  },
  "trench-raider": {
   "rank": "private",
   "stormtrooper": true,
   "specialist": true,
   "weapons": [
    "pistol",
    "grenade"
   ],
   "buys": "grenadier"
  },
  "veteran": {
   "rank": "private",
   "stormtrooper": true,
   "hitBonus": 1,
   "weapons": [
    "rifle"
   ],
   "buys": "plus-one-to-hit"
  },
  "armoured-rifleman": {
   "rank": "private",
   "armour": true,
   "weapons": [
    "rifle"
   ],
   "buys": "body-armour"
  },
  "lance-corporal": {
   "rank": "junior-nco",
   "weapons": [
    "rifle"
   ],
   "buys": "junior-nco"
  },
  "corporal": {
   "rank": "junior-nco",
   "weapons": [
    "rifle"
   ],
   "buys": "junior-nco"
  },
  "sergeant": {
   "rank": "senior-nco",
   "weapons": [
    "rifle"
   ],
   "buys": "senior-nco"
  },
  "mortar-sergeant": {
   "rank": "senior-nco",
   "weapons": [
    "pistol"
   ],
   "buys": "senior-nco"
  },
  "second-lieutenant": {
   "rank": "junior-officer",
   "weapons": [
    "pistol"
   ],
   "buys": "officer"
  },
  "lieutenant": {
   "rank": "junior-officer",
   "weapons": [
    "pistol"
   ],
   "buys": "officer"
  },
  "captain": {
   "rank": "junior-officer",
   "weapons": [
    "pistol"
   ],
   "buys": "officer"
  },
  "mark-iv-male": {
   "rank": "tank",
   "class": "heavy-tank",
   "weapons": [
    "tank-gun",
    "tank-gun",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg"
   ]
  },
  "mark-iv-female": {
   "rank": "tank",
   "class": "heavy-tank",
   "weapons": [
    "tank-lmg",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg"
   ]
  },
  "a7v": {
   "rank": "tank",
   "class": "heavy-tank",
   "weapons": [
    "tank-gun",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg",
    "tank-lmg"
   ]
  },
  "renault-ft-gun": {
   "rank": "tank",
   "class": "light-tank",
   "weapons": [
    "tank-gun"
   ]
  },
  "renault-ft-mg": {
   "rank": "tank",
   "class": "light-tank",
   "weapons": [
    "tank-lmg"
   ]
  }
 },
 "terrain": {
  "open": {
   "move": "full",
   "sight": "open",
   "cover": "none",
   "note": "anything not covered by another piece"
  },
  "road": {
   "move": "full",
   "tanks": "road speed",
   "sight": "open",
   "cover": "none"
  },
  "mud": {
   "move": "half",
   "sight": "open",
   "cover": "none",
   "difficult": true
  },
  "shell-hole": {
   "move": "half",
   "sight": "open",
   "cover": "cover",
   "difficult": true,
   "note": "figures inside are in cover"
  },
  "wire": {
   "move": "half",
   "tanks": "full",
   "sight": "open",
   "cover": "none",
   "difficult": true
  },
  "woods": {
   "move": "half",
   "sight": "blocks beyond 15 cm of wood",
   "cover": "cover",
   "difficult": true
  },
  "hedge": {
   "move": "cross freely",
   "sight": "open",
   "cover": "cover",
   "obstruction": true,
   "height": 2
  },
  "wall": {
   "move": "climb one level to cross",
   "sight": "open",
   "cover": "cover",
   "obstruction": true,
   "height": 2,
   "levels": 1
  },
  "sandbags": {
   "move": "cross freely",
   "sight": "open",
   "cover": "cover",
   "obstruction": true,
   "height": 1
  },
  "rubble": {
   "move": "half",
   "sight": "open",
   "cover": "cover",
   "difficult": true
  },
  "trench": {
   "move": "climb one level to leave",
   "sight": "open",
   "cover": "cover",
   "confined": true,
   "levels": 1,
   "note": "figures inside are in cover; entering is free"
  },
  "dugout": {
   "move": "as trench",
   "sight": "blocks",
   "cover": "cover",
   "confined": true,
   "levels": 1
  },
  "building": {
   "move": "enter and leave through openings",
   "sight": "blocks, except at openings",
   "cover": "cover",
   "confined": true,
   "obstruction": true,
   "height": 8,
   "state": [
    "openings"
   ]
  },
  "bunker": {
   "move": "enter and leave through openings",
   "sight": "blocks, except at openings",
   "cover": "cover",
   "confined": true,
   "obstruction": true,
   "height": 4,
   "state": [
    "openings"
   ]
  },
  "hill": {
   "move": "full",
   "sight": "blocks figures lower than its top",
   "cover": "none",
   "height": 5
  },
  "cliff": {
   "move": "climb its levels",
   "sight": "blocks",
   "cover": "none",
   "height": 5,
   "levels": 1,
   "note": "an upper level: leaving or gaining it is one climb a level"
  },
  "smoke": {
   "move": "full",
   "sight": "blocks",
   "cover": "none",
   "note": "not in the source; for scenarios"
  }
 },
 "start-phases": {
  "note": "the values of start.phase; start.side is the side whose turn it is. event and recover run by themselves and pass on to the next step, except where they ask something; each of the steps free, orders, move, fire and close ends with end, even with nothing left to do; end in the close step ends the turn of that side. Counters such as moved and fired are as the pieces say (fresh unless given)",
  "deploy": "start.side, the first of the list unless given, sets up; pieces without a place are waiting",
  "initiative": "the turn begins: every side rolls its D10 (start.side is ignored)",
  "event": "start.side is about to turn over its cardDue",
  "recover": "start.side makes its courage tests for pinned troops at once, in the order of the pieces",
  "free": "initiative moves of start.side",
  "orders": "command rolls of start.side",
  "move": "moves of start.side; a figure moves only if ordered is move",
  "fire": "the default: shooting of start.side",
  "close": "close combat of start.side"
 },
 "refusals": {
  "note": "a refused decision names its reasons with these words; where several fit, all of them are named",
  "words": {
   "range": "out of range, or inside a least range",
   "line of sight": "something blocks the view",
   "target": "not something that may be aimed at in this way",
   "pinned": "the figure, or the target, is pinned",
   "order": "the figure has no order, or may not be ordered",
   "movement": "farther than it may go, or it may not move at all",
   "dash": "it may not dash, or having dashed it may not do this",
   "moved": "it has moved too far to do this, or its move is used up",
   "fired": "it has fired already, or may not fire this turn",
   "weapon": "no such weapon, or one must be named",
   "jammed": "the weapon is jammed or clogged",
   "set up": "the machine gun is not set up",
   "within 5": "the second target is too far from the first",
   "step": "not in this step of the turn",
   "turn": "not that side's turn",
   "luck": "no luck point to spend",
   "valour": "no valour point to spend",
   "card": "not held, or not for this",
   "agree": "an opponent did not agree",
   "tank": "tanks may not do this",
   "prone": "not while prone",
   "commander": "not one who may order these troops, or one who has ordered this squad already this turn",
   "spotted": "the sniper has not been spotted",
   "routing": "the figure is routing",
   "zone": "outside the set-up zone",
   "blocked": "a piece, the table's edge or ground it may not enter is in the way, or it would end on another piece or in contact with an enemy",
   "force": "the force breaks the rules for building one"
  }
 },
 "scenarios": [
  {
   "title": "Trench raid at dusk",
   "table": "120 by 120 cm",
   "turns": 10,
   "terrain": "A trench 100 cm long runs east-west 30 cm from the north edge with a bunker at its middle. A belt of wire 10 cm deep lies 20 cm south of it; mud and eight shell holes in between; two stretches of sandbags on the south edge.",
   "sides": {
    "raiders": {
     "home": "south",
     "force": [
      "1 lieutenant",
      "2 sergeant",
      "2 corporal",
      "12 trench-raider",
      "4 shotgunner",
      "2 armoured-rifleman",
      "1 flamethrower-operator with 1 rifleman as crew",
      "1 lmg-gunner with 1 rifleman as crew"
     ]
    },
    "garrison": {
     "home": "north",
     "force": [
      "1 second-lieutenant",
      "1 sergeant",
      "2 lance-corporal",
      "10 rifleman",
      "2 bomber",
      "1 mg-gunner with 2 rifleman as crew"
     ]
    }
   },
   "deployment": "Garrison anywhere north of the wire, the machine gun set up; raiders within 15 cm of the south edge.",
   "points": {
    "raiders": 700,
    "garrison": 550
   },
   "objective": "Raiders win by destroying the garrison's machine gun crew and getting 6 figures back off the south edge; garrison by preventing it."
  },
  {
   "title": "Tanks on the Cambrai road",
   "table": "180 by 120 cm",
   "turns": 12,
   "terrain": "A road crosses from west to east through the middle. A ruined building of 20 by 15 cm north of it, rubble south of it, a hedge along the east third, mud in the south-west, a trench 40 cm long by the east edge.",
   "sides": {
    "british": {
     "home": "west",
     "force": [
      "1 lieutenant",
      "2 sergeant",
      "3 lance-corporal",
      "20 rifleman",
      "2 bomber",
      "2 lmg-gunner with 1 rifleman each as crew",
      "1 mark-iv-male"
     ]
    },
    "german": {
     "home": "east",
     "force": [
      "1 lieutenant",
      "1 sergeant",
      "2 corporal",
      "10 rifleman",
      "1 anti-tank-rifleman",
      "2 cluster-grenadier",
      "1 mg-gunner with 2 rifleman as crew",
      "1 granatenwerfer"
     ]
    }
   },
   "deployment": "British within 20 cm of the west edge; Germans in the eastern half, east of the ruin.",
   "points": {
    "british": 800,
    "german": 640
   },
   "objective": "British win by having the tank or 8 figures within 30 cm of the east edge at the end; Germans otherwise."
  },
  {
   "title": "Three-cornered no man's land",
   "table": "150 by 150 cm",
   "turns": 10,
   "terrain": "A crater field of twelve shell holes, a wood 30 by 30 cm in the centre, mud all along the diagonal, a wall 30 cm long near each of three table edges.",
   "sides": {
    "patrol-a": {
     "home": "south",
     "force": [
      "1 second-lieutenant",
      "1 sergeant",
      "2 corporal",
      "12 rifleman",
      "2 bomber"
     ]
    },
    "patrol-b": {
     "home": "north",
     "force": [
      "1 second-lieutenant",
      "1 sergeant",
      "2 corporal",
      "10 rifleman",
      "1 sniper",
      "1 flamethrower-operator with 1 rifleman as crew"
     ]
    },
    "patrol-c": {
     "home": "west",
     "force": [
      "1 second-lieutenant",
      "1 sergeant",
      "2 corporal",
      "8 stormtrooper",
      "2 submachine-gunner"
     ]
    }
   },
   "deployment": "Each within 15 cm of its own edge.",
   "points": {
    "patrol-a": 390,
    "patrol-b": 400,
    "patrol-c": 410
   },
   "objective": "The side with most points of enemy lost when turn 10 ends, or the last with an unrouted figure on the table."
  }
 ],
 "rulings": [
  {
   "id": "GB-RUL-1",
   "offered": true,
   "about": [
    "GB-STAT-25",
    "GB-COUR-6"
   ],
   "question": "How is courage tested?",
   "options": {
    "under": "Two dice, equal to or under the courage factor. Modifiers are added to the factor, so -1 makes it harder.",
    "twelve": "Two dice plus courage factor and modifiers, 12 or more."
   },
   "default": "under"
  },
  {
   "id": "GB-RUL-2",
   "about": [
    "GB-STAT-2",
    "GB-HTH-1"
   ],
   "question": "The source gives nobody a fighting skill. What is it?",
   "options": {
    "by-rank": "Privates 1, junior NCOs 2, senior NCOs and junior officers 3, tanks 1, as in table troops.",
    "zero": "Nobody has any; only the dice and modifiers count."
   },
   "default": "by-rank"
  },
  {
   "id": "GB-RUL-3",
   "about": [
    "GB-GEN-6",
    "GB-GEN-7",
    "GB-HTH-1"
   ],
   "question": "What are head, central point, base and contact in an engine?",
   "options": {
    "centre": "The head or central point is the piece's place. A man's base is round, 2 cm across; a heavy tank's 10 cm, a light tank's 6 cm. Contact is a gap of 0 between bases (men 2 cm apart, man and heavy tank 6 cm, man and light tank 4 cm), with 0.1 cm tolerance. Everything but contact is measured centre to centre.",
    "edge": "The same, but ranges are measured between base edges."
   },
   "default": "centre"
  },
  {
   "id": "GB-RUL-4",
   "offered": true,
   "about": [
    "GB-LUCK-1",
    "GB-LUCK-2"
   ],
   "question": "Must the opponents agree to a use of luck or valour?",
   "options": {
    "listed": "No: the uses are agreed beforehand. Nobody is asked, and no other use is allowed.",
    "agreement": "Yes: every other player is asked. One refusal cancels the use, and the point is kept."
   },
   "default": "listed"
  },
  {
   "id": "GB-RUL-5",
   "offered": true,
   "about": [
    "GB-SUPP-1",
    "GB-SUPP-3",
    "GB-PIN-2",
    "GB-PIN-4",
    "GB-STAT-23",
    "GB-CMD-4"
   ],
   "question": "Are pinned and suppressed two different things?",
   "options": {
    "same": "No, one and the same. A figure that becomes pinned also goes prone. It may do nothing but defend itself in melee at -1 (once, not twice; prone is a further -1). An order may cover a squad with pinned figures in it: they give the order its -1 (once) and are not ordered. Figures that the order leaves out do not count.",
    "separate": "Yes, two. Failing the test for a hit suppresses, and the figure goes prone; failing the test for losses or terror pins. Pinned troops cannot be commanded; suppressed ones can, at -1: such a figure tests courage as it starts its ordered move, and moves only if it passes. In all else both are treated alike."
   },
   "default": "same"
  },
  {
   "id": "GB-RUL-6",
   "about": [
    "GB-STAT-20",
    "GB-STAT-22",
    "GB-STAT-23",
    "GB-CMD-5",
    "GB-CMD-6",
    "GB-CMD-7"
   ],
   "question": "Is a command modifier of -1 added to the roll or to the value?",
   "options": {
    "value": "To the command value, so -1 makes the order harder.",
    "roll": "To the dice, as written, so that -1 makes it easier."
   },
   "default": "value"
  },
  {
   "id": "GB-RUL-7",
   "about": [
    "GB-STAT-22",
    "GB-CMD-7"
   ],
   "question": "Is the -1 for distance from more than 20 cm, or from 20 cm?",
   "options": {
    "or-more": "Exactly 20 cm counts. It is given once, if any figure ordered is that far from the figure that orders.",
    "more-than": "Exactly 20 cm does not count."
   },
   "default": "or-more"
  },
  {
   "id": "GB-RUL-8",
   "about": [
    "GB-STAT-24",
    "GB-CMD-1",
    "GB-CMD-3",
    "GB-TYPE-10"
   ],
   "question": "Who may order a squad, and when does the squad value apply?",
   "options": {
    "any-leader": "Any NCO of the squad, or any senior NCO or officer of the side, who is not pinned or routing, and is within 40 cm of at least one figure that the order would cover (pinned men are not covered). If there is none, the squad rolls its own command (6), without the distance modifier.",
    "own-leader": "Only the squad's own NCO or the highest-ranking figure of the side, within 40 cm of every figure ordered; else as any-leader."
   },
   "default": "any-leader"
  },
  {
   "id": "GB-RUL-9",
   "about": [
    "GB-STAT-19",
    "GB-CMD-1",
    "GB-TURN-10"
   ],
   "question": "What does one order cover, and how often may a squad try?",
   "options": {
    "once-per-figure": "An order names one squad and any of its figures; each figure may be covered by one order roll a turn, passed or failed. A leader is covered by his own order, and may give one order a turn to each squad.",
    "once-per-squad": "One roll a squad a turn, for all of it."
   },
   "default": "once-per-figure"
  },
  {
   "id": "GB-RUL-10",
   "offered": true,
   "about": [
    "GB-TURN-10",
    "GB-TURN-11"
   ],
   "question": "Are all orders rolled before any move?",
   "options": {
    "strict": "Yes. All orders are rolled in the orders step; the moves follow in the move step.",
    "by-squad": "No: a squad moves as soon as its order is passed. The next order, or the end of the step, finishes its moves."
   },
   "default": "strict"
  },
  {
   "id": "GB-RUL-11",
   "about": [
    "GB-STAT-4"
   ],
   "question": "Which rolls can luck repeat?",
   "options": {
    "own-failed": "A failed hit, wound, cover, courage, command, climb, repair or melee roll made by or for the figure that spends the point (cover and courage rolls belong to the figure tested, command rolls to the figure that orders, and those of a squad that orders itself to any private whom it orders, so that the section's point may be spent). All its dice are rolled again, once; the new result stands. The card Lucky sod also repeats an initiative die.",
    "any": "Any roll in the game, the opponent's too."
   },
   "default": "own-failed"
  },
  {
   "id": "GB-RUL-12",
   "about": [
    "GB-STAT-5"
   ],
   "question": "How does a luck save work?",
   "options": {
    "four": "Asked as soon as the wound is taken; D6, 4 or more cancels it. Only one point a wound; of several wounds at once (a tank that takes several points of damage) each point of luck, and each card It's only a scratch, takes back one. A shot whose wound was cancelled, by luck or by card, still counts as having wounded: no courage test follows (GB-RUL-32).",
    "automatic": "The point cancels the wound, no die."
   },
   "default": "four"
  },
  {
   "id": "GB-RUL-13",
   "about": [
    "GB-STAT-12",
    "GB-STAT-7",
    "GB-STAT-8",
    "GB-STAT-9"
   ],
   "question": "Which figures within 10 cm share a valour point, and for how long?",
   "options": {
    "friends-turn": "Friends of the same side within 10 cm of the spender (exactly 10 counts) when it is spent, pinned and routing ones excepted; until the end of this turn. Different uses stand side by side.",
    "section-turn": "The same, but only the spender's own squad."
   },
   "default": "friends-turn"
  },
  {
   "id": "GB-RUL-14",
   "about": [
    "GB-STAT-10",
    "GB-STAT-11"
   ],
   "question": "When may a valour point take the initiative?",
   "options": {
    "between": "Between any two decisions of the player whose turn it is (never inside a roll). Others are asked at once, in seat order, whether they claim too; several claimants roll valour-off, highest first, ties again, and then act one after another. The figures concerned then take a move, a fire and a close step of their own, without a command roll; they do not act again in this turn, and if they have acted already they cannot.",
    "handover": "Only when one player's turn ends and the next has not begun."
   },
   "default": "between"
  },
  {
   "id": "GB-RUL-15",
   "about": [
    "GB-TURN-1",
    "GB-TURN-2",
    "GB-TURN-3"
   ],
   "question": "What if the highest D10 is tied, and does a 1 in a re-roll give a card?",
   "options": {
    "reroll-no-card": "Those tied roll again until one is highest; only the first roll can give a card. Everyone who rolls 1 gets one, dealt in the order of the sides list.",
    "reroll-card": "The same, but a 1 in any roll gives a card."
   },
   "default": "reroll-no-card"
  },
  {
   "id": "GB-RUL-16",
   "about": [
    "GB-TURN-4",
    "GB-GEN-2"
   ],
   "question": "How do seats and direction work?",
   "options": {
    "list": "Sides sit in the order listed, each to the left of the one before. The first player chooses left (on down the list, then round) or right (up it). With two sides there is nothing to choose, and nobody is asked.",
    "fixed": "Play always passes to the left."
   },
   "default": "list"
  },
  {
   "id": "GB-RUL-17",
   "offered": true,
   "about": [
    "GB-CARD-1",
    "GB-CARD-2",
    "GB-CARD-3",
    "GB-CARD-4"
   ],
   "question": "Which cards are in the deck?",
   "options": {
    "listed": "Those that have an entry, 24 in all. They are 22 cards and 2 jokers. The nines of clubs and spades have no entry and are left out. Cards are dealt from a shuffled deck, used or spent ones go to a discard pile, shuffled again when the deck is empty. A kept card is turned over, and goes to the hand, in the event step.",
    "blank": "The two blank nines as well, 26 in all. Turned over, the nines of clubs and spades do nothing and are discarded."
   },
   "default": "listed"
  },
  {
   "id": "GB-RUL-18",
   "about": [
    "GB-TURN-8",
    "GB-MOVE-10",
    "GB-MOVE-12"
   ],
   "question": "What is an initiative move for later rules?",
   "options": {
    "counts": "It counts as movement for firing after moving, and for overwatch as any other (less than 5 cm is allowed). A figure that used it may not be ordered, dash, charge or stand to this turn. Pinned, routing and last-turn dashing figures may not use it.",
    "free": "It does not count for firing after moving."
   },
   "default": "counts"
  },
  {
   "id": "GB-RUL-19",
   "about": [
    "GB-STORM-3",
    "GB-MOVE-1"
   ],
   "question": "What does difficult ground cost?",
   "options": {
    "half": "Every centimetre in difficult ground costs 2 (stormtroopers 1). A dash may not enter it.",
    "none": "Nothing."
   },
   "default": "half"
  },
  {
   "id": "GB-RUL-20",
   "about": [
    "GB-MOVE-2",
    "GB-MOVE-3"
   ],
   "question": "How is climbing played?",
   "options": {
    "per-level": "Leaving a trench, crossing a wall and each level of a cliff or building is one level, 5 cm and one D6, rolled before the figure moves. On 1 or 2 it stays where it was and its move is used up; as it has not moved, it may fire like a figure that stood still. Tanks and horizontal moves roll nothing. Trenches and dugouts that touch are one: going from one to the next is no climb, nor is going from a trench into a building or bunker by an opening in the trench, or out of it into the trench.",
    "at-foot": "The same, but a figure that fails has moved as far as the obstacle."
   },
   "default": "per-level"
  },
  {
   "id": "GB-RUL-21",
   "about": [
    "GB-MOVE-4",
    "GB-FIRE-5"
   ],
   "question": "When is a figure prone?",
   "options": {
    "choice": "It may drop as the last thing in its move, or in place of one, at no cost and with no order (drop). Any move by a prone figure starts with getting up, for 5 cm. A pinned figure is prone. Prone figures may fire and be charged.",
    "never-free": "The same, but dropping needs an order."
   },
   "default": "choice"
  },
  {
   "id": "GB-RUL-22",
   "about": [
    "GB-MOVE-5",
    "GB-MOVE-6",
    "GB-MOVE-7",
    "GB-MOVE-8",
    "GB-MOVE-9"
   ],
   "question": "What exactly does a dash forbid?",
   "options": {
    "next-turn": "A dash needs a passed order. The figure may not fire in this turn, or move (initiative included) in the next, and fires at -1 in the next turn, in reactions too, whoever goes first in it. It may stand to or go on overwatch in neither turn. It may be a charge.",
    "move-only": "The same, but it may never be a charge."
   },
   "default": "next-turn"
  },
  {
   "id": "GB-RUL-23",
   "about": [
    "GB-MOVE-16",
    "GB-CLOSE-1",
    "GB-HTH-2"
   ],
   "question": "How does a figure charge?",
   "options": {
    "straight": "In the move step an ordered figure moves straight into contact with an enemy it can see when it starts; the charger stops where the bases touch. It may end touching other enemies too, and then fights them as well, but may not pass through or touch one on its way. The travel is the distance less the contact distance. A charge farther than the ordinary move, up to 25 cm, is a dash. Not by figures that fired, are pinned, or moved on initiative. The combat is fought in the close step. Moving within contact by a plain move is refused.",
    "two-legs": "The same, but the move may have a corner."
   },
   "default": "straight"
  },
  {
   "id": "GB-RUL-24",
   "about": [
    "GB-MOVE-16",
    "GB-MOVE-17",
    "GB-MOVE-18",
    "GB-CLOSE-1",
    "GB-CLOSE-2"
   ],
   "question": "How is closing fire played?",
   "options": {
    "at-contact": "When a charge is declared, before the charger moves, its target may react, once a turn, even if it fired in its own turn, if it is not pinned or in combat. It tests courage first, a tank on its own (failing only loses the shot); if passed, it shoots at that charger with its closing shots (LMG 2, MG 4 without a beaten zone, any other weapon its usual shots), short-range numbers, -1 to hit. A tank reacts with one tank-lmg. Grenades, mortars, field guns and flamethrowers do not. A charger killed or pinned does not move. Closing fire comes before any overwatch or stand-to shot at the charge.",
    "one-only": "The same, but one shot whatever the weapon."
   },
   "default": "at-contact"
  },
  {
   "id": "GB-RUL-25",
   "about": [
    "GB-MOVE-13",
    "GB-MOVE-14",
    "GB-MOVE-15"
   ],
   "question": "How is the 5 cm of move and fire counted, and which weapons are not listed?",
   "options": {
    "as-moved": "All centimetres of movement the figure spent this turn (field moved), initiative moves, climbing and getting up included; exactly 5 may still fire. Anti-tank rifles, mortars and field guns may not have moved. Tank guns may fire after any move. Sniper rifles are treated as rifles.",
    "not-initiative": "The same, without the initiative move."
   },
   "default": "as-moved"
  },
  {
   "id": "GB-RUL-26",
   "about": [
    "GB-STORM-2"
   ],
   "question": "What is assault fire?",
   "options": {
    "full-move": "Stormtroopers may fire after any ordinary move, not after a dash, whatever others may fire after a short one: rifles, SMGs, pistols, shotguns, grenades and flamethrowers. Weapons with which nobody may move and fire stay so.",
    "over-half": "The same, but after a move of up to 15 cm, rather more than half."
   },
   "default": "full-move"
  },
  {
   "id": "GB-RUL-27",
   "about": [
    "GB-FIRE-3",
    "GB-WEAP-1",
    "GB-MORT-1"
   ],
   "question": "What is line of sight?",
   "options": {
    "straight": "A straight line between places that crosses no sight-blocking terrain (a building or bunker other than the one either is in at an opening, a dugout or smoke, a hill or cliff higher than both, or more than 15 cm of wood). Facing does not matter, men see all round, men and tanks do not block.",
    "men-block": "The same, but figures other than the two, within 1 cm of the line, block it."
   },
   "default": "straight"
  },
  {
   "id": "GB-RUL-28",
   "about": [
    "GB-FIRE-3",
    "GB-FIRE-4",
    "GB-FIRE-5"
   ],
   "question": "When is cover in the way?",
   "options": {
    "line": "When the line crosses or the target stands in any terrain giving cover, except terrain that is within 2 cm of the firer and does not hold the target. Trenches, dugouts and shell holes cover only a target that is in them, and not against a shot that comes along them from end to end; one that lies between is no cover. One cover roll for a hit, whatever the number of pieces. A prone figure in cover uses the better save, 1-3.",
    "near-target": "The same, but terrain more than 5 cm from the target gives nothing."
   },
   "default": "line"
  },
  {
   "id": "GB-RUL-29",
   "about": [
    "GB-FIRE-1",
    "GB-HTH-1"
   ],
   "question": "May figures fire into a melee, or past friends?",
   "options": {
    "no-melee": "A figure in contact with an enemy may not be fired at or fire, except in closing fire. Friends do not block a shot.",
    "allowed": "They may; hits on a melee are shared by a die, odd one side, even the other."
   },
   "default": "no-melee"
  },
  {
   "id": "GB-RUL-30",
   "about": [
    "GB-FIRE-1",
    "GB-FIRE-2",
    "GB-STAT-13",
    "GB-STAT-14",
    "GB-PTS-8"
   ],
   "question": "Do a character's attacks count as shots?",
   "options": {
    "melee-only": "The attacks number is for hand-to-hand. Shots come from the weapons table, plus extraShots (bought, 1 each), doubled by double-attack. A sergeant with a rifle fires once.",
    "both": "A figure with two attacks also fires its single-shot weapons twice."
   },
   "default": "melee-only"
  },
  {
   "id": "GB-RUL-31",
   "offered": true,
   "about": [
    "GB-WEAP-2",
    "GB-FIRE-3",
    "GB-QUAL-1"
   ],
   "question": "Can modifiers make a hit certain or impossible?",
   "options": {
    "natural": "No: a natural 6 always succeeds, a natural 1 never. This goes for hits and wounds; a weapon that cannot hurt its target is not rolled for. Modifiers are added to the die.",
    "plain": "Yes: only the modified total counts."
   },
   "default": "natural"
  },
  {
   "id": "GB-RUL-32",
   "about": [
    "GB-PIN-1",
    "GB-SUPP-1",
    "GB-COUR-1"
   ],
   "question": "When is a test made for a shot on target that does not wound?",
   "options": {
    "per-volley": "Once, after all shots of one firer at that figure, if at least one hit roll succeeded (cover that stops it does not matter), none wounded it and it is not already pinned. Tanks do not test.",
    "per-shot": "After each such shot."
   },
   "default": "per-volley"
  },
  {
   "id": "GB-RUL-33",
   "about": [
    "GB-PIN-7",
    "GB-COUR-3"
   ],
   "question": "Whose courage is used for a hit?",
   "options": {
    "best-near": "The highest courage of an officer or NCO of the side within 20 cm (exactly 20 counts), not pinned, not routing, not the tested figure itself unless it is one; else the courage of the figure's squad (6), else the figure's own. A leader tests on his own courage or that of a better one near.",
    "own-squad": "The same, but only leaders of the same squad."
   },
   "default": "best-near"
  },
  {
   "id": "GB-RUL-34",
   "about": [
    "GB-PIN-8",
    "GB-PIN-9"
   ],
   "question": "When may a pinned figure be fired at?",
   "options": {
    "near": "When the firer is within 15 cm of it and can see it. Blasts, templates and beaten zones reach it in any case. It may always be charged.",
    "never": "Never fired at; only charged.",
    "always": "As any other figure."
   },
   "default": "near"
  },
  {
   "id": "GB-RUL-35",
   "about": [
    "GB-PIN-3",
    "GB-SUPP-2",
    "GB-TURN-7"
   ],
   "question": "When does a pinned figure try to recover?",
   "options": {
    "own-turn": "In its own recover step, if it was pinned before that turn began; one test each, with the courage of GB-RUL-33. A timed suppression ends by itself when its last turn ends, and there is no test before that. Two causes do not shorten each other: of two times the later counts, and who is pinned without a time as well still has to pass his test when the time is over. Passing clears pinned; the figure stays prone.",
    "next-turn-only": "The same, but not if it was pinned in the present turn, by a player who has gone earlier in it."
   },
   "default": "own-turn"
  },
  {
   "id": "GB-RUL-36",
   "about": [
    "GB-CMD-5",
    "GB-CMD-6",
    "GB-SUPP-4"
   ],
   "question": "What is under fire?",
   "options": {
    "since-last": "A squad is under LMG or MG fire if any of its figures was a target of one (a figure shot at, or in the beaten zone) since its own last turn; a tank's LMG is an LMG. Only the worse applies; both are wiped when its own turn ends. The MG also gives its -1 to the courage test for its shots.",
    "figures-ordered": "The same, but only figures covered by the order count."
   },
   "default": "since-last"
  },
  {
   "id": "GB-RUL-37",
   "about": [
    "GB-OVER-1",
    "GB-OVER-2",
    "GB-OVER-3"
   ],
   "question": "How is overwatch played?",
   "options": {
    "first-seen": "A prompt comes when an enemy moves to or through a point in the arc (45 degrees to each side of facing, edges included), in range and sight: the watcher may shoot once, measured from that first point; that uses up the overwatch. If the enemy starts inside the arc, the first point is where it stands. The shots are the weapon's usual ones, but of machine guns as many as in closing fire (LMG 2, MG 4): it is a snap shot too. A figure killed or pinned stops there. MGs use no beaten zone in it. Overwatch lasts to the start of its own next turn. Weapons that need to stay still may watch if they have not moved.",
    "total-45": "The same, but the arc is 45 degrees in all."
   },
   "default": "first-seen"
  },
  {
   "id": "GB-RUL-38",
   "about": [
    "GB-STAND-4",
    "GB-STAND-6",
    "GB-STAND-7",
    "GB-STAND-5"
   ],
   "question": "Who wins a tie, and when is there a bonus, on stand-to?",
   "options": {
    "watcher-must-win": "A tie is no shot. The mover adds 1 if the part of his move in the watcher's sight is 10 cm or less. The watcher adds nothing. The shot is taken at the first visible point, with no -1, all round, by machine guns with the shots of closing fire, and uses the stand-to up; a lost roll does not. Each enemy that moves may be rolled for once.",
    "tie-to-watcher": "The same, but a tie is a shot."
   },
   "default": "watcher-must-win"
  },
  {
   "id": "GB-RUL-39",
   "about": [
    "GB-COUR-2",
    "GB-COUR-8"
   ],
   "question": "When does a unit at half strength test, and who routs?",
   "options": {
    "at-once": "After the volley, blast or combat in which it first falls to 50% or less of its starting strength; once in a game. Figures failing rout. Those of equal rank test in list order. A unit that is at 50% or less also routs where it would be pinned by terror; being pinned by a shot is only pinning. Pieces of no unit never make this test.",
    "each-loss": "The same, and again after every further loss."
   },
   "default": "at-once"
  },
  {
   "id": "GB-RUL-40",
   "about": [
    "GB-COUR-1",
    "GB-FLAME-3"
   ],
   "question": "When is a squad faced by a terrifying weapon?",
   "options": {
    "first-time": "By a flamethrower, when its template touches a figure of the squad, before the effects, at -2; by an enemy tank, when it ends a move within 20 cm of a visible figure of the squad, or contacts one. Once for each squad and each tank or flamethrower in the game; every figure of the squad is tested for. A tank gives no modifier. Pieces of no unit are not tested, and tanks do not test.",
    "each-turn": "Every time it happens."
   },
   "default": "first-time"
  },
  {
   "id": "GB-RUL-41",
   "about": [
    "GB-COUR-9",
    "GB-COUR-10",
    "GB-COUR-7"
   ],
   "question": "How does a rout run?",
   "options": {
    "straight": "The figure drops its heavy weapons (they are lost from the game), is not pinned, and at the start of its own next two move steps runs 25 cm straight towards its home edge, through anything, by itself, in list order; where its run would end on a base or in contact with an enemy it stops short of that. It may do nothing else, counts -1 in melee and leaves the table if it reaches the edge. When the turn of the second run ends it is normal.",
    "first-now": "The same, but the first run is made at once."
   },
   "default": "straight"
  },
  {
   "id": "GB-RUL-42",
   "about": [
    "GB-LMG-4",
    "GB-LMG-5",
    "GB-LMG-2",
    "GB-LMG-6",
    "GB-LMG-7"
   ],
   "question": "What happens to the other shots of an LMG?",
   "options": {
    "kill-costs": "Shots are rolled one by one: hit, cover, wound. If shot 1 kills, shot 2 is lost and shot 3 may go to the second target named in the decision, within 5 cm of the first (otherwise lost). If shot 2 kills, shot 3 is lost. With one crewman there is no shot 3. A jam is checked after the last shot; shots already fired stand. A switched shot rolls its own hit die.",
    "free-switch": "The same, but if shot 2 kills, shot 3 may switch."
   },
   "default": "kill-costs"
  },
  {
   "id": "GB-RUL-43",
   "about": [
    "GB-HMG-3",
    "GB-HMG-5",
    "GB-HMG-6",
    "GB-HMG-7"
   ],
   "question": "Where is the beaten zone, and who is in it?",
   "options": {
    "strip": "A strip 10 cm wide, 5 to each side of the line from gun to aiming point (a place, or the target piece), from the gun to the far end of the gun's long range. Enemies and friends whose centre is inside (edges included), within sight and range, count, the gun and its own crew (crewOf) excepted, nearest first, ties in list order, pinned ones too. Each gets one D6 of shots, limited by what is left. Then, figure by figure in the same order, all its hit dice are rolled, then a cover die for each hit, then wound dice one by one for those that get through, until it is dead.",
    "box": "A square 10 by 10 cm round the aiming point, its sides along and across the line of fire."
   },
   "default": "strip"
  },
  {
   "id": "GB-RUL-44",
   "about": [
    "GB-HMG-2",
    "GB-HMG-9",
    "GB-HMG-11",
    "GB-LMG-8"
   ],
   "question": "How do set-up and clearing take time?",
   "options": {
    "whole-turn": "Setting up takes a whole turn without move or fire (action set-up in the fire step); the gun may fire from the next own turn. A gun set up at the start is ready. Moving takes it down, falling back from combat included. Clearing takes the place of all its move and fire in one own turn (action clear), and the gun may fire in the turn after. Neither a gun just set up nor one just cleared fires in a reaction before that. Both count as having fired (field fired).",
    "half": "The same, but the gun may fire again in the same turn after clearing."
   },
   "default": "whole-turn"
  },
  {
   "id": "GB-RUL-45",
   "about": [
    "GB-LMG-2",
    "GB-HMG-4",
    "GB-HMG-10",
    "GB-LMG-7"
   ],
   "question": "Who counts as crew?",
   "options": {
    "field": "The crew field: full for the kind (LMG 2, MG 3, mortars 2 or 3, field gun 4) unless the case says otherwise. A crewman figure linked by crewOf takes 1 off it when lost, pinned, routing or more than 5 cm away. If the gunner is lost, the nearest linked crewman within 5 cm who is not routing takes the weapon over at once.",
    "gunner-only": "The gunner's own figure counts; linked figures add 1 each while within 5 cm."
   },
   "default": "field"
  },
  {
   "id": "GB-RUL-46",
   "about": [
    "GB-GREN-2",
    "GB-MORT-3",
    "GB-MORT-4",
    "GB-WEAP-22"
   ],
   "question": "What does the scatter die do?",
   "options": {
    "hit-faces": "Two faces in six (1-2) are on target: no distance, no direction. On 3-6 a direction (d12) and the distance dice are rolled, and the round lands that far from the aiming point. If there are no distance dice the round lands on target, and neither the scatter die nor a direction is rolled.",
    "always-drifts": "There is no on-target face; direction and distance are always rolled."
   },
   "default": "hit-faces"
  },
  {
   "id": "GB-RUL-47",
   "about": [
    "GB-GREN-3"
   ],
   "question": "What is an obstruction?",
   "options": {
    "each-crossed": "Every wall, hedge, sandbag, building or bunker piece crossed by the line from thrower to aiming point and more than 2 cm from the thrower; an opening in a building does not count.",
    "none-near-target": "The same, but not those within 4 cm of the aiming point."
   },
   "default": "each-crossed"
  },
  {
   "id": "GB-RUL-48",
   "about": [
    "GB-GREN-4",
    "GB-GREN-5",
    "GB-GREN-6",
    "GB-PLAT-2",
    "GB-PLAT-5",
    "GB-WEAP-13"
   ],
   "question": "Who is a specialist with which grenade, and with which dice?",
   "options": {
    "chart": "Hand grenades: 1 and 2 dice; a bomber or stormtrooper takes one off and reaches 30 cm (over 10 cm being long range). Rifle grenades: 2 and 3 dice fired by a rifle-grenadier, 3 and 4 by anyone else. The +1 to hit of the example bombers is the die taken off: grenades have no roll to hit.",
    "discount": "Rifle grenades 2 and 3 dice for anyone, 1 and 2 for a rifle-grenadier."
   },
   "default": "chart"
  },
  {
   "id": "GB-RUL-49",
   "offered": true,
   "about": [
    "GB-TEMP-1",
    "GB-GREN-1",
    "GB-WEAP-12",
    "GB-WEAP-19",
    "GB-WEAP-20"
   ],
   "question": "How large are blasts?",
   "options": {
    "chart": "As in the chart. Grenades, rifle grenades, Granatenwerfer, tank guns firing HE and an exploding flamethrower have a radius of 4 cm (8 across), cluster grenades 6, light mortar and field gun shells 6.",
    "eight": "A radius of 8 cm for grenades, tank guns and 50 mm mortars."
   },
   "default": "chart"
  },
  {
   "id": "GB-RUL-50",
   "about": [
    "GB-GREN-8",
    "GB-GREN-9",
    "GB-WEAP-12",
    "GB-WEAP-23"
   ],
   "question": "How is a blast resolved?",
   "options": {
    "each-inside": "Every figure, friend or foe, whose centre is within the radius (exactly on it counts), nearest to the burst first, ties in list order: no hit roll; a cover roll if the line from the burst crosses cover or the figure stands in cover or is prone (a burst in a trench or hole, or a figure in one, is covered by it; one that lies between is no cover); then the wound roll. Unwounded ones test courage afterwards as for a hit. Tanks roll damage. In the same confined place the number to wound is 3; trenches that touch are one place.",
    "half-template": "The same, but only enemies."
   },
   "default": "each-inside"
  },
  {
   "id": "GB-RUL-51",
   "about": [
    "GB-FLAME-1",
    "GB-FLAME-2",
    "GB-FLAME-4",
    "GB-WEAP-17"
   ],
   "question": "How is the flame laid, and is it 5 or 6 cm wide?",
   "options": {
    "six-ends": "A strip 25 cm long and 6 wide from the operator towards the target point (3 each side; edges count). Everyone in it, friend too, is hit, nearest first, the operator and his own crew excepted; one hit and not wounded tests as for a shot (GB-RUL-32), without the -2 of facing it. The walls of a building or bunker stop it, except at openings: who has one between himself and the operator is not hit. Wound on 3+ everywhere. No cover roll, no range bands, sight needed to the aiming point.",
    "five": "5 cm wide (2.5 each side)."
   },
   "default": "six-ends"
  },
  {
   "id": "GB-RUL-52",
   "about": [
    "GB-FLAME-5",
    "GB-FLAME-6",
    "GB-FLAME-7"
   ],
   "question": "When does BOOM happen?",
   "options": {
    "any-hit": "When the operator or a crew figure of a flamethrower within 5 cm of him is hit by a shot that gets through his cover, a blast or a flame, whether or not it wounds; rolled after the wound roll and before any courage test. The operator and his crew within 5 cm die, and the blast of a grenade (4+ to wound) hits all others within 4 cm of the figure.",
    "only-kill": "Only when the hit kills."
   },
   "default": "any-hit"
  },
  {
   "id": "GB-RUL-53",
   "about": [
    "GB-SNIP-3",
    "GB-SNIP-4",
    "GB-SNIP-5"
   ],
   "question": "When can a sniper be shot at?",
   "options": {
    "after-spot": "Not until spotted: each enemy side rolls one spot die after he fires; 5+ and that side may fire at him until its next turn ends. Overwatch and stand-to do not fire at him before that; whom he charges may. Blasts and zones reach him. A sniper who moved this turn fires with rifle numbers. The first cover roll in a turn that stops a shot of his is rolled again at once, and the second die stands.",
    "always": "A sniper is targeted like anyone; the spot die does nothing."
   },
   "default": "after-spot"
  },
  {
   "id": "GB-RUL-54",
   "about": [
    "GB-MORT-1",
    "GB-MORT-2",
    "GB-MORT-4",
    "GB-MORT-5"
   ],
   "question": "Who observes, and what is the second-shot correction?",
   "options": {
    "mortar-nco": "The crew piece itself sees the aiming point, or a senior NCO or officer of the side who sees both the aiming point and the piece. A field gun needs its own sight, and is corrected as a mortar is: the chart sends it to the same notes. A shot aimed within 1 cm of lastRound is corrected: two scatter dice (each with a direction on 3-6), choose one, two distance dice fewer; the distance dice are rolled after the choice, and only if the die chosen is off target. Zero dice left means on target; none rolled. lastRound becomes the actual burst.",
    "any-leader": "The same, but any NCO may observe."
   },
   "default": "mortar-nco"
  },
  {
   "id": "GB-RUL-55",
   "about": [
    "GB-WEAP-4",
    "GB-WEAP-16",
    "GB-WEAP-17",
    "GB-WEAP-19",
    "GB-WEAP-20",
    "GB-WEAP-21",
    "GB-WEAP-23"
   ],
   "question": "How is damage to a vehicle rolled?",
   "options": {
    "plus": "A single number means that number or more. The weapon must hit as usual (a vehicle behind or in cover has its cover roll, one in the open has none), then damage rolls. Rifles need 6 and then 5+. Each success is 1 point unless points are given.",
    "exact": "A single number means exactly that number."
   },
   "default": "plus"
  },
  {
   "id": "GB-RUL-56",
   "about": [
    "GB-TANK-1",
    "GB-TANK-5",
    "GB-TANK-9",
    "GB-TANK-10",
    "GB-TANK-11"
   ],
   "question": "How do tank criticals and crews work?",
   "options": {
    "one-roll": "One critical roll for each volley or blast that does damage and does not destroy the tank (not for a tank gun, rifle, LMG, MG or flamethrower). The first weapon of that sort in the list is knocked out. Engine damaged: engine stopped; the crew tests courage at once (2D6 equal or under 7); failing, the tank is abandoned (no move, no fire) for heavy and light alike. It may be re-entered by rally in the recover step. A repair action rolls 4+ in the move step, instead of moving. A jammed mount stops that weapon until repaired. A tank that is abandoned or whose engine has stopped rolls over nobody: it fights without its +4.",
    "per-point": "A critical roll for each point of damage."
   },
   "default": "one-roll"
  },
  {
   "id": "GB-RUL-57",
   "about": [
    "GB-HTH-1",
    "GB-HTH-6",
    "GB-HTH-8",
    "GB-HTH-9",
    "GB-HTH-10"
   ],
   "question": "How is a combat fought?",
   "options": {
    "in-turn": "The active side's fights, in the order it chooses; those it has not chosen when the step ends are fought then, in list order. The starter rolls all its dice, then the opponent; each side's best total counts. The higher wins, and its opponent loses one wound; a survivor falls back at once, 3 cm directly away from the winner. A tie: both fall back 3 cm. A figure with several opponents fights each in turn, with new dice; it can kill only the first it fights in this step, whoever chose the fight, and beats others back 3 cm; each opponent that beats it wounds it. If it dies the rest is not fought. The first is the one named in the decision, the others follow in list order, and all of it is one decision. Nobody falls back before its last fight; then, even if it has died, those it beat or drew with fall back 3 cm from it, and it falls back 3 cm from the last that beat or drew with it, if any did.",
    "one-roll": "The same, but the lone figure rolls once, for all."
   },
   "default": "in-turn"
  },
  {
   "id": "GB-RUL-58",
   "offered": true,
   "about": [
    "GB-PLAT-1",
    "GB-PTS-4",
    "GB-PLAT-7"
   ],
   "question": "What does a sniper cost?",
   "options": {
    "table": "30, as in the table. 10 are for the figure and 20 for the sniper. The rifle section is 140 and the platoon 810.",
    "printed": "20 in all, as in the example. The section is 130 and the platoon 800."
   },
   "default": "table"
  },
  {
   "id": "GB-RUL-59",
   "offered": true,
   "about": [
    "GB-TYPE-18",
    "GB-PTS-4"
   ],
   "question": "What does a tank cost?",
   "options": {
    "troops": "150 for a heavy tank, 100 for a light one. This is the table of troops, with nothing added.",
    "costs": "210 for a heavy tank, 160 for a light one. This is the table of costs, 200 and 150, with 10 added."
   },
   "default": "troops"
  },
  {
   "id": "GB-RUL-60",
   "about": [
    "GB-CARD-12",
    "GB-CARD-15",
    "GB-CARD-18",
    "GB-CARD-30",
    "GB-CARD-33",
    "GB-CARD-36",
    "GB-CARD-41"
   ],
   "question": "Which section does a card concern, and which figure is the unit leader?",
   "options": {
    "section-die": "For a card every unit of the player with a piece on the table is a section. A player with one needs no roll; otherwise an event-unit die. A player with none counts all his pieces as one. The unit leader is the section's highest-ranking figure, or the first in the list if it has none. Blasts of cards follow GB-RUL-50 for who is inside, but without cover, and roll event for each. The stray burst rolls cover first for a figure standing in terrain that gives cover (1-3) or prone (1-2); a saved figure rolls no event. A tank that loses a weapon to a card loses the first in its list that still works. Suppressed means pinned and prone. The lost soldier is a new rifleman (id: the section's id and -lost), placed 2 cm from the unit leader towards the home edge, and adds 1 to the section's strength.",
    "chooser": "The player picks the section."
   },
   "default": "section-die"
  },
  {
   "id": "GB-RUL-61",
   "about": [
    "GB-CARD-35"
   ],
   "question": "How does gas go on?",
   "options": {
    "each-turn": "After the effects of the shell, the wind: 2D6 + 10 and a direction die, no scatter die. The cloud stays. At the end of every whole turn it moves its speed in cm in its direction, and every figure whose centre is within 10 cm of its new place rolls event; a suppression by it lasts for the turn that follows. Gas gets into houses, and does nothing to tanks. It leaves play when it is wholly off the table.",
    "fixed": "It does not move."
   },
   "default": "each-turn"
  },
  {
   "id": "GB-RUL-62",
   "about": [
    "GB-CARD-14"
   ],
   "question": "What is a hero point?",
   "options": {
    "valour": "A valour point of the highest-ranking figure of the player who has one, then of the next; last, a squad's.",
    "luck-first": "A luck point if there is one, else valour."
   },
   "default": "valour"
  },
  {
   "id": "GB-RUL-63",
   "about": [
    "GB-CARD-20",
    "GB-CARD-21"
   ],
   "question": "When is mud cleared, and what are half moves?",
   "options": {
    "own-turn": "The mud is gone at the start of the player's next turn; it gets into no tank. For the silence each section makes one test with the best courage in it (figures of no section test singly); it pins nobody. A half move is half of 15 (7.5) or of the figure's own distance; the dash is not allowed.",
    "roll": "The mud goes on a D6 of 4 or more at the start of each turn."
   },
   "default": "own-turn"
  },
  {
   "id": "GB-RUL-64",
   "about": [
    "GB-CARD-36",
    "GB-CARD-37"
   ],
   "question": "How does loss of moral fibre run?",
   "options": {
    "now": "They dash 25 cm straight home at once and count as dashing this turn; when the player's turn ends they are pinned.",
    "whole-turn": "They run in their move step."
   },
   "default": "now"
  },
  {
   "id": "GB-RUL-65",
   "about": [
    "GB-CARD-38",
    "GB-CARD-39"
   ],
   "question": "Whom may the Sniper card pick, and with how many players?",
   "options": {
    "to-left": "Count D3 seats to the left, passing over the drawer; with two players the die is rolled all the same, and it is always the opponent. He picks any figure of the drawer's section hit (GB-RUL-60). Suppressed for the next turn: until the end of the next own turn.",
    "drawer": "The drawer picks."
   },
   "default": "to-left"
  },
  {
   "id": "GB-RUL-66",
   "about": [
    "GB-CARD-7",
    "GB-CARD-25",
    "GB-CARD-27",
    "GB-CARD-10"
   ],
   "question": "When may a kept card be played?",
   "options": {
    "at-the-roll": "By prompt, at a fixed moment. I shall impose my will: after the initiative dice. It's only a scratch: at once after a wound, or after a luck save that failed. Lucky sod: where luck may be spent, or after the initiative dice. Sterling chaps: after a test that failed. Voice of command: before the dice of an order; +1 and +2 add to the command value. Dead eye and vim and vigour: before the first die. Dead eye's -1 for cover lowers the save by 1. Better him than me is offered in the player's own event step. A card goes out of the hand when it is played.",
    "before-only": "The same, but Sterling chaps is played before the dice of the test."
   },
   "default": "at-the-roll"
  },
  {
   "id": "GB-RUL-67",
   "about": [
    "GB-MOVE-1",
    "GB-COUR-9"
   ],
   "question": "What if a figure leaves the table?",
   "options": {
    "lost": "A figure leaving voluntarily is refused, except by its own edge for a side whose objective is a raid (it is then home, not lost, and no longer counts in the strength of its squad); a routing or card-driven one that reaches an edge is gone for good, and counts as lost.",
    "held": "It stops at the edge."
   },
   "default": "lost"
  },
  {
   "id": "GB-RUL-68",
   "about": [
    "GB-GEN-1"
   ],
   "question": "Who wins?",
   "options": {
    "scenario": "The side that meets its objective when the last turn ends; without one, the side with the fewest lost (nobody, if several have). Raiders who have met theirs and are all home end the game at once. Once the first turn has begun, a side with nobody left who is not routing (an abandoned tank is nobody) has lost at once; when only one other side is left, that side has won and the game is over.",
    "points": "The side with the most points of enemy lost."
   },
   "default": "scenario"
  },
  {
   "id": "GB-RUL-69",
   "offered": true,
   "about": [
    "GB-GEN-2"
   ],
   "question": "With several players, is everyone else an enemy?",
   "options": {
    "all-enemies": "Yes, every other side.",
    "allies": "No: sides of one team are friends. Each still has its own turn and cards."
   },
   "default": "all-enemies"
  },
  {
   "id": "GB-RUL-70",
   "about": [
    "GB-TYPE-13",
    "GB-TYPE-16",
    "GB-QUAL-1",
    "GB-QUAL-2"
   ],
   "question": "What do skills do?",
   "options": {
    "listed": "Only those in fields: attacks (extra melee attacks), extraShots, hitBonus (added to the die to hit) and rangeBonus (cm added to the far end of every range band of its weapons).",
    "free": "The players say."
   },
   "default": "listed"
  },
  {
   "id": "GB-RUL-71",
   "about": [
    "GB-WEAP-3",
    "GB-PTS-12"
   ],
   "question": "When does body armour count?",
   "options": {
    "shots": "-1 on every wound roll against the wearer, blasts and fire included, not in melee.",
    "all": "The same, and in melee a wearer who is beaten by just 1 is not wounded; he falls back 3 cm."
   },
   "default": "shots"
  },
  {
   "id": "GB-RUL-72",
   "about": [
    "GB-FIRE-1"
   ],
   "question": "In which order are shots taken, and when are casualties removed?",
   "options": {
    "one-by-one": "Firer by firer, as the player decides; losses count at once. The shots of one firer are rolled one by one (hit, cover, wound) and those left when the target is dead are not rolled; the MG is different (GB-RUL-43).",
    "simultaneous": "At the end of the fire step."
   },
   "default": "one-by-one"
  },
  {
   "id": "GB-RUL-73",
   "about": [
    "GB-LUCK-4",
    "GB-LUCK-3"
   ],
   "question": "What does a private who leads do?",
   "options": {
    "free-order": "Spending the section's point, he and friends within 10 cm count as ordered without a roll.",
    "command-roll": "He rolls command for them, against 8."
   },
   "default": "free-order"
  },
  {
   "id": "GB-RUL-74",
   "about": [
    "GB-GREN-10"
   ],
   "question": "When can a thrower not miss?",
   "options": {
    "beside": "When the aiming point is within 4 cm of him, or inside a building, bunker, dugout or trench whose opening or edge is within 4 cm of him. The scatter die and one distance die (with a direction on 3-6) are rolled twice, in that order, and the player chooses (choose, option 1 or 2). A specialist in short range, who has no distance die, is simply on target.",
    "opening-only": "Only through an opening of a building or bunker."
   },
   "default": "beside"
  },
  {
   "id": "GB-RUL-75",
   "about": [
    "GB-WEAP-14",
    "GB-TEMP-1",
    "GB-WEAP-23"
   ],
   "question": "How do the cluster grenade and the tank gun, which roll to hit, use a blast?",
   "options": {
    "hit-then-blast": "They roll to hit the man or vehicle aimed at. A hit puts the blast on it and everyone in the radius is resolved by GB-RUL-50, the cover of the figure aimed at being judged along the line from the firer; a miss does nothing. The tank gun fires this way at men and without a blast at vehicles; the cluster grenade against a vehicle makes its attacks on that vehicle alone.",
    "scatter-on-miss": "The same, but a miss scatters 1D6."
   },
   "default": "hit-then-blast"
  },
  {
   "id": "GB-RUL-76",
   "about": [
    "GB-GEN-8",
    "GB-TURN-1"
   ],
   "question": "Who sets up first, and where?",
   "options": {
    "in-order": "In the order of the sides list, each side puts down all its pieces inside 20 cm of its home edge (exactly 20 counts), unless the scenario says otherwise, and ends. A machine gun put down is set up (ready). When the last side has ended, turn 1 begins.",
    "alternate": "The same, but sides put down one unit at a time in turn; a piece of no unit counts as one."
   },
   "default": "in-order"
  },
  {
   "id": "GB-RUL-77",
   "offered": true,
   "about": [
    "GB-MOVE-1",
    "GB-MOVE-21"
   ],
   "question": "May pieces pass through or stand on one another?",
   "options": {
    "friends": "Men may pass through their own men. They may not end on one: bases may touch but not overlap. Nobody moves into contact with an enemy, or through it, except by charging; nobody passes through a tank. Tanks may pass over nobody; a tank meets men by charging.",
    "nobody": "No, nobody may be passed through."
   },
   "default": "friends"
  },
  {
   "id": "GB-RUL-78",
   "offered": true,
   "about": [
    "GB-MOVE-21",
    "GB-MOVE-22"
   ],
   "question": "In which arc do a tank's weapons fire?",
   "options": {
    "free": "All round. Tanks turn freely, see and fire in every direction, ignore wire, mud and shell holes, cross trenches, hedges and sandbags, push through walls, and may not enter woods or buildings. Road speed needs the whole move on the road. Each weapon fires once a turn at its own target.",
    "arcs": "Within 90 degrees to either side of the facing. Otherwise tanks move and see as in the first answer."
   },
   "default": "free"
  },
  {
   "id": "GB-RUL-79",
   "offered": true,
   "about": [
    "GB-STAT-19",
    "GB-MOVE-21",
    "GB-TYPE-18"
   ],
   "question": "Who orders a tank?",
   "options": {
    "own-command": "Its own commander. A tank rolls on its own command value in the orders step, or is ordered with the unit it belongs to. It does not dash, stand to or go on overwatch. One that is abandoned or whose engine has stopped is not ordered: a repair takes the place of its move and needs none.",
    "free": "Nobody: tanks need no orders."
   },
   "default": "own-command"
  },
  {
   "id": "GB-RUL-80",
   "offered": true,
   "about": [
    "GB-OVER-3",
    "GB-STAND-3",
    "GB-TURN-8"
   ],
   "question": "Which moves can be shot at by overwatch and stand-to?",
   "options": {
    "any-move": "Every move but falling back from combat. Initiative moves, ordered moves, dashes, charges and runs in a rout or under a card all count.",
    "ordered": "Only moves in the move step."
   },
   "default": "any-move"
  },
  {
   "id": "GB-RUL-81",
   "offered": true,
   "about": [
    "GB-FIRE-1",
    "GB-LMG-6",
    "GB-HMG-9"
   ],
   "question": "Can reaction fire jam a gun?",
   "options": {
    "yes": "Yes. The 1s are counted as usual, among the dice of that fire alone.",
    "no": "No."
   },
   "default": "yes"
  },
  {
   "id": "GB-RUL-82",
   "offered": true,
   "about": [
    "GB-TYPE-6",
    "GB-TYPE-9",
    "GB-TYPE-14"
   ],
   "question": "May a force break the rules for leaders?",
   "options": {
    "shown": "Yes: faults are shown, and the game may start.",
    "enforced": "No: such a force cannot finish its set-up."
   },
   "default": "shown"
  },
  {
   "id": "GB-RUL-83",
   "offered": true,
   "about": [
    "GB-PIN-4",
    "GB-MOVE-16",
    "GB-HTH-1"
   ],
   "question": "Do figures stay in contact after a combat?",
   "options": {
    "apart": "No, they part. The loser is gone or falls back, and in a draw both do. A figure that cannot fall back 3 cm (table edge, walls, other bases, or where it would have to climb: the side of its trench, a cliff) goes as far as it can; a tank that cannot drive stays where it is.",
    "stay": "Yes: a beaten survivor stays in contact. In a draw both fall back all the same."
   },
   "default": "apart"
  },
  {
   "id": "GB-RUL-84",
   "about": [
    "GB-TURN-4",
    "GB-TURN-5"
   ],
   "question": "What of a player with nobody left?",
   "options": {
    "skipped": "His turn is skipped, he rolls no initiative die and does not count as a player for the direction of play (with two left nobody is asked); his cards are discarded at once.",
    "rolls": "He still rolls."
   },
   "default": "skipped"
  },
  {
   "id": "GB-RUL-85",
   "about": [
    "GB-GREN-2",
    "GB-MORT-3",
    "GB-WEAP-22"
   ],
   "question": "What if a round lands off the table or on high ground?",
   "options": {
    "lost": "Off the table it has no effect. Heights do not matter to blasts, but a blast outside a building does not reach into it, nor one inside out of it.",
    "open": "Blasts go through walls."
   },
   "default": "lost"
  },
  {
   "id": "GB-RUL-86",
   "offered": true,
   "about": [
    "GB-TYPE-7",
    "GB-TYPE-11",
    "GB-TYPE-18",
    "GB-LUCK-3"
   ],
   "question": "Does an NCO have luck and valour, or only one of them?",
   "options": {
    "table": "Both, as in the table. Junior NCOs have 1 luck and 1 valour, senior NCOs 2 luck and 1 valour; a section has 1 of each besides.",
    "one-only": "Only one. Each NCO has 1 valour and no luck, unless the force gives him luck 1 and valour 0."
   },
   "default": "table"
  },
  {
   "id": "GB-RUL-87",
   "offered": true,
   "about": [
    "GB-PIN-7",
    "GB-COUR-4",
    "GB-COUR-5"
   ],
   "question": "How far does a leader's courage reach?",
   "options": {
    "by-test": "20 cm for a figure's test, 15 cm for a squad's. A figure tests for a hit, recovery or closing fire, a squad for terror or half strength, where one roll of the leader counts for all he covers.",
    "fifteen": "15 cm for every test."
   },
   "default": "by-test"
  },
  {
   "id": "GB-RUL-88",
   "offered": true,
   "about": [
    "GB-HTH-5"
   ],
   "question": "Is the modifier for several opponents -1 in all, or -1 for each beyond the first?",
   "options": {
    "once": "-1 in all. It counts for every fight of that figure in this step, even when only one opponent is left.",
    "each": "-1 for each opponent beyond the first."
   },
   "default": "once"
  },
  {
   "id": "GB-RUL-89",
   "offered": true,
   "about": [
    "GB-CARD-1",
    "GB-CARD-2"
   ],
   "question": "Who knows a card?",
   "options": {
    "open": "Everybody, once it is turned over. Until then nobody knows it, its owner included. The cards kept in a hand are seen by all. The order of the deck is known to nobody.",
    "closed": "Only its owner, if it is kept. A card that is kept goes to the hand unseen until he plays it; all others are seen by all when they are turned over."
   },
   "default": "open"
  },
  {
   "id": "GB-RUL-90",
   "offered": true,
   "about": [
    "GB-CARD-21",
    "GB-CARD-40",
    "GB-CARD-41"
   ],
   "question": "Does a card that forbids moving still allow initiative moves?",
   "options": {
    "nothing": "No. There is no initiative move, ordered move, dash or charge until the whole turn ends, by taking the initiative either. Orders to stand to, getting down, firing, overwatch and combat are allowed as the card says; routing figures run all the same.",
    "initiative": "Yes, but no other moves."
   },
   "default": "nothing"
  },
  {
   "id": "GB-RUL-91",
   "offered": true,
   "about": [
    "GB-MOVE-1",
    "GB-MOVE-10",
    "GB-TURN-11"
   ],
   "question": "How often may a figure move in a step?",
   "options": {
    "once": "Once. It may go round corners; what is left of the distance is lost. It may still go prone.",
    "in-parts": "As often as its distance allows. A charge ends it."
   },
   "default": "once"
  }
 ],
 "paper": {
  "turn": [
   {
    "step": "Initiative",
    "rules": [
     "GB-TURN-1",
     "GB-TURN-2",
     "GB-TURN-3",
     "GB-TURN-4"
    ]
   },
   {
    "step": "Random event",
    "rules": [
     "GB-TURN-6"
    ]
   },
   {
    "step": "Recover",
    "rules": [
     "GB-TURN-7"
    ]
   },
   {
    "step": "Initiative moves",
    "rules": [
     "GB-TURN-8",
     "GB-TURN-9"
    ]
   },
   {
    "step": "Orders",
    "rules": [
     "GB-TURN-10",
     "GB-CMD-1",
     "GB-CMD-4"
    ]
   },
   {
    "step": "Move",
    "rules": [
     "GB-TURN-11"
    ]
   },
   {
    "step": "Fire",
    "rules": [
     "GB-TURN-12"
    ]
   },
   {
    "step": "Close combat",
    "rules": [
     "GB-TURN-13"
    ]
   }
  ],
  "reference": [
   {
    "title": "Troops",
    "rules": [],
    "tables": [
     "troops"
    ]
   },
   {
    "title": "Movement",
    "rules": [
     "GB-MOVE-3",
     "GB-MOVE-6",
     "GB-MOVE-7",
     "GB-MOVE-8",
     "GB-MOVE-9"
    ],
    "tables": [
     "movement",
     "fire-after-move"
    ]
   },
   {
    "title": "Shooting",
    "rules": [
     "GB-FIRE-3",
     "GB-FIRE-4",
     "GB-FIRE-5"
    ],
    "tables": []
   },
   {
    "title": "Closing fire",
    "rules": [
     "GB-CLOSE-1",
     "GB-CLOSE-2",
     "GB-MOVE-19",
     "GB-MOVE-20"
    ]
   },
   {
    "title": "Overwatch",
    "rules": [
     "GB-OVER-1",
     "GB-OVER-2",
     "GB-OVER-3"
    ]
   },
   {
    "title": "Stand to",
    "rules": [
     "GB-STAND-1",
     "GB-STAND-2",
     "GB-STAND-3",
     "GB-STAND-4",
     "GB-STAND-5"
    ]
   },
   {
    "title": "Modifiers",
    "rules": [],
    "tables": [
     "modifiers"
    ]
   },
   {
    "title": "Hand to hand",
    "rules": [
     "GB-HTH-1",
     "GB-HTH-6",
     "GB-HTH-8",
     "GB-HTH-9",
     "GB-HTH-10"
    ]
   },
   {
    "title": "Courage",
    "rules": [
     "GB-COUR-1",
     "GB-COUR-2",
     "GB-COUR-3",
     "GB-COUR-4",
     "GB-COUR-7",
     "GB-COUR-8",
     "GB-COUR-9"
    ]
   },
   {
    "title": "Pinned and suppressed",
    "rules": [
     "GB-PIN-1",
     "GB-PIN-2",
     "GB-PIN-4",
     "GB-PIN-7",
     "GB-SUPP-2",
     "GB-SUPP-3"
    ]
   },
   {
    "title": "Luck and valour",
    "rules": [],
    "tables": [
     "uses"
    ]
   },
   {
    "title": "Tanks",
    "rules": [],
    "tables": [
     "critical"
    ]
   },
   {
    "title": "Weapons",
    "rules": [],
    "tables": [
     "weapons"
    ],
    "columns": [
     "shots",
     "closing",
     "min",
     "bands",
     "hit",
     "scatter",
     "wound",
     "radius",
     "damage"
    ],
    "across": "full"
   }
  ],
  "templates": [
   {
    "name": "Grenade, Granatenwerfer, tank gun",
    "rings": [
     "tables.weapons.grenade.radius"
    ]
   },
   {
    "name": "Cluster grenade, light mortar, field gun, Bang",
    "rings": [
     "tables.weapons.field-gun.radius"
    ]
   },
   {
    "name": "Big bang and gas",
    "rings": [
     "tables.cards.AS.radius"
    ]
   },
   {
    "name": "Flamethrower",
    "strip": "tables.weapons.flamethrower.template"
   }
  ],
  "decks": [
   {
    "title": "Events",
    "table": "cards",
    "rules": {
     "AH": [
      "GB-CARD-5"
     ],
     "KH": [
      "GB-CARD-6"
     ],
     "QH": [
      "GB-CARD-7"
     ],
     "JH": [
      "GB-CARD-8",
      "GB-CARD-9"
     ],
     "10H": [
      "GB-CARD-10"
     ],
     "9H": [
      "GB-CARD-11"
     ],
     "AC": [
      "GB-CARD-12",
      "GB-CARD-13"
     ],
     "KC": [
      "GB-CARD-14"
     ],
     "QC": [
      "GB-CARD-15",
      "GB-CARD-16",
      "GB-CARD-17"
     ],
     "JC": [
      "GB-CARD-19",
      "GB-CARD-20"
     ],
     "10C": [
      "GB-CARD-21",
      "GB-CARD-22"
     ],
     "AD": [
      "GB-CARD-23",
      "GB-CARD-24"
     ],
     "KD": [
      "GB-CARD-25"
     ],
     "QD": [
      "GB-CARD-26"
     ],
     "JD": [
      "GB-CARD-27"
     ],
     "10D": [
      "GB-CARD-28"
     ],
     "9D": [
      "GB-CARD-29"
     ],
     "AS": [
      "GB-CARD-30",
      "GB-CARD-31",
      "GB-CARD-32"
     ],
     "KS": [
      "GB-CARD-33",
      "GB-CARD-34",
      "GB-CARD-35"
     ],
     "QS": [
      "GB-CARD-36",
      "GB-CARD-37"
     ],
     "JS": [
      "GB-CARD-38",
      "GB-CARD-39"
     ],
     "10S": [
      "GB-CARD-40"
     ],
     "joker": [
      "GB-CARD-41",
      "GB-CARD-42"
     ]
    }
   }
  ],
  "markers": [
   {
    "says": "Pinned",
    "count": 24
   },
   {
    "says": "Prone",
    "count": 12
   },
   {
    "says": "Ordered",
    "count": 12
   },
   {
    "says": "Dashed",
    "count": 12
   },
   {
    "says": "Overwatch",
    "count": 12
   },
   {
    "says": "Stand to",
    "count": 12
   },
   {
    "says": "Routing",
    "count": 6
   },
   {
    "says": "Jammed",
    "count": 6
   },
   {
    "says": "Wound",
    "count": 12
   },
   {
    "says": "Luck",
    "count": 12
   },
   {
    "says": "Valour",
    "count": 12
   },
   {
    "says": "Gas",
    "count": 3
   }
  ]
 }
}`)
