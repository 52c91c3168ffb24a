// generated from rulebooks/plastic.yaml by npm run generate; do not edit
export const data: unknown = JSON.parse(`{
 "id": "plastic",
 "title": "Simple Plastic Figures",
 "period": "Second World War",
 "scale": "one figure is one man; a mortar or infantry gun with its crew is one piece",
 "unit": "in",
 "order": 3,
 "summary": "Quick skirmishes with toy soldiers, simple enough for children. Each figure fights exactly as it is modelled: its pose and its weapons are its profile. Every turn each figure rolls to see whether it can act, then moves or fires; a single die with a handful of modifiers for range, weapon, pose and cover decides whether a target falls. Grenades, launchers, mortars and infantry guns blast whole groups and dig the enemy out of foxholes, bunkers and houses.\\n",
 "sections": [
  {
   "id": "GEN",
   "title": "The figures and the scope of these rules",
   "rules": [
    {
     "id": "PF-GEN-1",
     "says": "Any plastic figures will do, small (HO, 1/76 or 1/72) or large (1/32).",
     "source": "Introduction, paragraph 1",
     "kind": "advice"
    },
    {
     "id": "PF-GEN-2",
     "says": "The rules are kept simple enough to play with children while keeping the feel of Second World War combat.",
     "source": "Introduction, paragraph 2",
     "kind": "advice"
    },
    {
     "id": "PF-GEN-3",
     "says": "Expect an enemy in cover to be hard to dislodge and a rush across open ground to be deadly; which weapons a side has, and how it handles them, decides a great deal.",
     "source": "Introduction, paragraph 2",
     "kind": "advice"
    },
    {
     "id": "PF-GEN-4",
     "says": "A figure may use only the weapons modelled on it.",
     "source": "Introduction, paragraph 3",
     "kind": "limit"
    },
    {
     "id": "PF-GEN-5",
     "says": "A figure has the pose it is modelled in and keeps it for the whole game: a standing figure is always upright and a lying figure is always prone.",
     "source": "Introduction, paragraph 3",
     "kind": "mechanic"
    },
    {
     "id": "PF-GEN-6",
     "says": "A figure modelled with a rifle alone can use nothing but that rifle.",
     "source": "Introduction, paragraph 3",
     "kind": "limit"
    },
    {
     "id": "PF-GEN-7",
     "says": "A figure modelled with two weapons (a rifle and a grenade, for example) uses one or the other in a turn, never both.",
     "source": "Introduction, paragraph 3",
     "kind": "mechanic"
    },
    {
     "id": "PF-GEN-8",
     "says": "This first segment covers infantry combat and infantry weapons only.",
     "source": "Introduction, paragraph 4",
     "kind": "advice"
    },
    {
     "id": "PF-GEN-9",
     "says": "The weapons of this segment are pistols; German and Russian bolt-action rifles; British bolt-action rifles; American semi-automatic rifles; German and British submachine guns; American submachine guns; Russian submachine guns; the squad automatics (American BAR, British Bren, Russian DP); German MG34 and MG42 light machine guns; medium machine guns; grenades; the anti-tank launchers (bazooka, PIAT, Panzerfaust); mortars; and infantry guns (cannon or howitzers). The range list adds the American carbine, the sniper rifle and the Panzerschreck. See table weapons.",
     "source": "Introduction, weapon list",
     "kind": "value"
    }
   ]
  },
  {
   "id": "SET",
   "title": "Setting up",
   "rules": [
    {
     "id": "PF-SET-1",
     "says": "There are two sides, Germans and Allies, and the figures are divided between them.",
     "source": "I. Begin play, first line",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-2",
     "says": "Every player on a side is given some of its figures to command.",
     "source": "I. Begin play, first line",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-3",
     "says": "Lay the terrain out on a board, a table or the floor.",
     "source": "I. Begin play",
     "kind": "advice"
    },
    {
     "id": "PF-SET-4",
     "says": "Terrain gives cover, concealment or both.",
     "source": "I. Begin play, terrain",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-5",
     "says": "The terrain kinds are foxholes, trenches and ditches; mounds of stone or rubble; hedges; stone walls; wood walls; thin trees; thick trees; buildings; bunkers; and hills. The combat list adds high grass, wood fences, logs, earth mounds and hedgerows.",
     "source": "I. Begin play, terrain list",
     "kind": "value"
    },
    {
     "id": "PF-SET-6",
     "says": "Before play the winning objective of each side is fixed.",
     "source": "I. Begin play, objectives",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-7",
     "says": "An objective may be to take or to hold a place such as a house, a hill or a bunker.",
     "source": "I. Begin play, objectives",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-8",
     "says": "An objective may be to eliminate a stated number of enemy figures.",
     "source": "I. Begin play, objectives",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-9",
     "says": "An objective may be to eliminate more enemy figures than you lose yourself.",
     "source": "I. Begin play, objectives",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-10",
     "says": "An objective may be to eliminate every enemy figure.",
     "source": "I. Begin play, objectives",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-11",
     "says": "An objective may be to get a stated number of your own figures across the far edge, off the board.",
     "source": "I. Begin play, objectives",
     "kind": "mechanic"
    },
    {
     "id": "PF-SET-12",
     "says": "All figures are set up within one or two feet of their own edge of the board.",
     "source": "I. Begin play, placement",
     "kind": "limit"
    },
    {
     "id": "PF-SET-13",
     "says": "When both sides are set up, the first turn begins.",
     "source": "I. Begin play, last line",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "TRN",
   "title": "Turn sequence",
   "rules": [
    {
     "id": "PF-TRN-1",
     "says": "Every turn a die roll settles which side goes first.",
     "source": "II, outline A",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-2",
     "says": "A side with several players settles which of them handles his figures first.",
     "source": "II, outline A",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-3",
     "says": "The first side begins its half of the turn by checking the status of its figures.",
     "source": "II, outline B.1",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-4",
     "says": "Then each figure that is able to may move or fire, as its player wishes.",
     "source": "II, outline B.2",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-5",
     "says": "The second side begins its half in the same way, with status checks.",
     "source": "II, outline C.3",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-6",
     "says": "Then each of the second side’s figures that is able to may move or fire, as its player wishes.",
     "source": "II, outline C.4",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-7",
     "says": "The turn ends after the second half.",
     "source": "II, outline D",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-8",
     "says": "To settle who goes first, one six-sided die (1D6) is rolled for each side.",
     "source": "II.A",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-9",
     "says": "Either one player rolls for each side or every player rolls; the highest die wins.",
     "source": "II.A",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-10",
     "says": "The player with the highest die chooses which side goes first this turn.",
     "source": "II.A",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-11",
     "says": "When his go comes, a player first rolls 1D6 for each of his figures to see what that figure can do.",
     "source": "II.B.1",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-12",
     "says": "Status 1 to 4: the figure may move or fight as it likes.",
     "source": "II.B.1, table",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-13",
     "says": "Status 5: the figure can fire but has to stay where it is.",
     "source": "II.B.1, table",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-14",
     "says": "Status 6: this turn the figure can do neither.",
     "source": "II.B.1, table",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-15",
     "says": "Any of the player’s figures can be given an action; none is obliged to act.",
     "source": "II.B.2",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-16",
     "says": "Figures act one at a time, in whatever order the player likes; one figure’s action is finished before the next begins.",
     "source": "II.B.2",
     "kind": "limit"
    },
    {
     "id": "PF-TRN-17",
     "says": "The actions are movement and fire combat.",
     "source": "II.B.2",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-18",
     "says": "Hand-to-hand combat is not an action of its own: it is part of movement.",
     "source": "II.B.2",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-19",
     "says": "To act, the player touches a figure, says what it does, does it, and takes his hand away.",
     "source": "II.B.2",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-20",
     "says": "Once the hand is off the figure its action cannot be changed or taken back.",
     "source": "II.B.2",
     "kind": "limit"
    },
    {
     "id": "PF-TRN-21",
     "says": "To move, the player says how many inches the figure goes and measures them with a ruler laid at the edge of its base, in the direction he chooses.",
     "source": "II.B.2, movement",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-22",
     "says": "The figure is then moved that far.",
     "source": "II.B.2, movement",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-23",
     "says": "To fire, the player names the firing figure and, if it has several weapons, the weapon.",
     "source": "II.B.2, fire",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-24",
     "says": "He then names what it fires at: one target, or several where the weapon has more than one shot.",
     "source": "II.B.2, fire",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-25",
     "says": "He then rolls 1D6 for the effect on the target.",
     "source": "II.B.2, fire",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-26",
     "says": "Every effect is immediate.",
     "source": "II.B.2, fire",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-27",
     "says": "In one turn a figure may move or fire, never both.",
     "source": "II.B.2, last line",
     "kind": "limit"
    },
    {
     "id": "PF-TRN-28",
     "says": "The second half of the turn is played exactly like the first.",
     "source": "II.C",
     "kind": "mechanic"
    },
    {
     "id": "PF-TRN-29",
     "says": "After both halves have been played, the next turn starts.",
     "source": "II.C",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "MOV",
   "title": "Movement",
   "rules": [
    {
     "id": "PF-MOV-1",
     "says": "An infantry figure may move up to 6 inches.",
     "source": "III, first paragraphs",
     "kind": "value"
    },
    {
     "id": "PF-MOV-2",
     "says": "It may move in any direction.",
     "source": "III, first paragraphs",
     "kind": "mechanic"
    },
    {
     "id": "PF-MOV-3",
     "says": "Pose makes no difference: standing, kneeling or crouching, and prone figures all move the same distance.",
     "source": "III, first paragraphs",
     "kind": "mechanic"
    },
    {
     "id": "PF-MOV-4",
     "says": "Crossing something leg-high costs 1 inch of the move.",
     "source": "III, obstacles",
     "kind": "value"
    },
    {
     "id": "PF-MOV-5",
     "says": "Crossing something waist-high, such as a hedge, a wall or a large mound, costs 3 inches.",
     "source": "III, obstacles",
     "kind": "value"
    },
    {
     "id": "PF-MOV-6",
     "says": "Trees must be gone around.",
     "source": "III, trees",
     "kind": "limit"
    },
    {
     "id": "PF-MOV-7",
     "says": "A building must be gone around or entered.",
     "source": "III, buildings",
     "kind": "limit"
    },
    {
     "id": "PF-MOV-8",
     "says": "Inside a building a figure still moves 6 inches a turn.",
     "source": "III, buildings",
     "kind": "value"
    },
    {
     "id": "PF-MOV-9",
     "says": "Leaving a building costs 2 inches.",
     "source": "III, buildings",
     "kind": "value"
    },
    {
     "id": "PF-MOV-10",
     "says": "Entering a building costs nothing.",
     "source": "III, buildings",
     "kind": "value"
    },
    {
     "id": "PF-MOV-11",
     "says": "A figure may enter a building that holds enemies and fight hand to hand.",
     "source": "III, buildings",
     "kind": "mechanic"
    },
    {
     "id": "PF-MOV-12",
     "says": "Entering a foxhole, trench or ditch costs nothing.",
     "source": "III, foxholes",
     "kind": "value"
    },
    {
     "id": "PF-MOV-13",
     "says": "Leaving a foxhole, trench or ditch costs 3 inches.",
     "source": "III, foxholes",
     "kind": "value"
    },
    {
     "id": "PF-MOV-14",
     "says": "A figure must be touching a bunker before it can enter it.",
     "source": "III, bunkers",
     "kind": "limit"
    },
    {
     "id": "PF-MOV-15",
     "says": "Reaching a bunker and entering it take two turns: a figure 2 inches away moves those 2 inches only, until it touches the bunker, and may go in on its next turn.",
     "source": "III, bunkers, example",
     "kind": "mechanic"
    },
    {
     "id": "PF-MOV-16",
     "says": "A figure may never enter a bunker that has enemies inside.",
     "source": "III, bunkers",
     "kind": "limit"
    },
    {
     "id": "PF-MOV-17",
     "says": "Leaving a bunker costs 3 inches.",
     "source": "III, bunkers",
     "kind": "value"
    }
   ]
  },
  {
   "id": "HTH",
   "title": "Hand-to-hand combat",
   "rules": [
    {
     "id": "PF-HTH-1",
     "says": "Hand-to-hand combat happens only in the course of a move.",
     "source": "III, moving into hand to hand",
     "kind": "limit"
    },
    {
     "id": "PF-HTH-2",
     "says": "Figures fight hand to hand only if their bases touch.",
     "source": "III, moving into hand to hand",
     "kind": "limit"
    },
    {
     "id": "PF-HTH-3",
     "says": "A figure that ends its move touching an enemy figure must fight it.",
     "source": "III, moving into hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-4",
     "says": "A figure that enters a building holding enemies must fight.",
     "source": "III, moving into hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-5",
     "says": "A figure that touches two or more enemies at once must fight them one after the other.",
     "source": "III, moving into hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-6",
     "says": "The moving player picks the first opponent; only if his figure wins does it fight the next.",
     "source": "III, moving into hand to hand",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-7",
     "says": "Against two or more enemies in a building the figure fights only one of them in a turn.",
     "source": "III, moving into hand to hand",
     "kind": "limit"
    },
    {
     "id": "PF-HTH-8",
     "says": "Touching an enemy base ends the move.",
     "source": "III, moving into hand to hand",
     "kind": "limit"
    },
    {
     "id": "PF-HTH-9",
     "says": "Both players roll 1D6.",
     "source": "III, hand to hand combat",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-10",
     "says": "The higher total wins and the losing figure is eliminated.",
     "source": "III, hand to hand combat",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-11",
     "says": "Ties are rolled again until one side wins.",
     "source": "III, hand to hand combat",
     "kind": "mechanic"
    },
    {
     "id": "PF-HTH-12",
     "says": "A figure with a bayonet adds 1 to its roll.",
     "source": "III, hand to hand combat",
     "kind": "value"
    }
   ]
  },
  {
   "id": "FIR",
   "title": "Fire combat: who may shoot at whom",
   "rules": [
    {
     "id": "PF-FIR-1",
     "says": "Every infantry weapon has a range, a rate of fire and an area of effect.",
     "source": "IV, paragraph 1",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-2",
     "says": "The player picks one of the weapons the figure may use, then measures the range to the intended target.",
     "source": "IV, paragraph 2",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-3",
     "says": "A target beyond the weapon’s range cannot be fired on with that weapon.",
     "source": "IV, paragraph 2",
     "kind": "limit"
    },
    {
     "id": "PF-FIR-4",
     "says": "Direct-fire weapons (all small arms, grenades and anti-tank launchers) can be fired at any target the figure can see.",
     "source": "IV, paragraph 3",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-5",
     "says": "A target must show at least 25% of itself to be fired on.",
     "source": "IV, paragraph 3",
     "kind": "limit"
    },
    {
     "id": "PF-FIR-6",
     "says": "That 25% must be showing towards the figure that fires.",
     "source": "IV, paragraph 3",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-7",
     "says": "A figure behind cover or concealment can itself fire only if at least 25% of it is exposed.",
     "source": "IV, paragraph 3",
     "kind": "limit"
    },
    {
     "id": "PF-FIR-8",
     "says": "Where it matters, exposure is judged by the figure’s pose and by how near the covering terrain is.",
     "source": "IV, paragraph 3",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-9",
     "says": "The ruler laid for range also shows the line of fire to the target.",
     "source": "IV, paragraph 4",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-10",
     "says": "If the line meets no terrain at the height of the target’s pose, the shot is clear.",
     "source": "IV, paragraph 4",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-11",
     "says": "If the line passes through thin trees, a hedge or the like on its way, that terrain set against the target’s pose decides whether the target has cover or concealment.",
     "source": "IV, paragraph 4",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-12",
     "says": "To claim terrain as cover or concealment a figure needs 50% of its body behind it or in contact with it.",
     "source": "IV, paragraph 5",
     "kind": "limit"
    },
    {
     "id": "PF-FIR-13",
     "says": "A standing figure behind a rocky mound has 25% of its body or less behind it and gets neither cover nor concealment.",
     "source": "IV, paragraph 6, example",
     "kind": "value"
    },
    {
     "id": "PF-FIR-14",
     "says": "A kneeling figure behind a rocky mound has 50% of its body behind it and gets cover.",
     "source": "IV, paragraph 6, example",
     "kind": "value"
    },
    {
     "id": "PF-FIR-15",
     "says": "A prone figure behind a rocky mound has 75% of its body behind it and gets cover.",
     "source": "IV, paragraph 6, example",
     "kind": "value"
    },
    {
     "id": "PF-FIR-16",
     "says": "The cover modifier counts when the figure touches the cover or when the line of fire passes over it.",
     "source": "IV, paragraph 7",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-17",
     "says": "A figure in a building is always in cover.",
     "source": "IV, paragraph 8",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-18",
     "says": "A figure in a building counts as one pose lower than it is: standing as kneeling, kneeling as prone.",
     "source": "IV, paragraph 8",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-19",
     "says": "A figure in a bunker is always in cover.",
     "source": "IV, paragraph 9",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-20",
     "says": "A figure in a bunker always counts as prone.",
     "source": "IV, paragraph 9",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-21",
     "says": "A figure in a foxhole or trench is always in cover.",
     "source": "IV, paragraph 10",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-22",
     "says": "A figure in a foxhole or trench counts as one pose lower than it is.",
     "source": "IV, paragraph 10",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-23",
     "says": "Touching a terrain piece gives no cover against fire that comes straight at a side of the figure away from that piece.",
     "source": "IV, paragraph 11",
     "kind": "mechanic"
    },
    {
     "id": "PF-FIR-24",
     "says": "A prone figure on or next to any terrain is always in cover, whatever the angle of the fire.",
     "source": "IV, paragraph 12",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "RNG",
   "title": "Weapon ranges",
   "rules": [
    {
     "id": "PF-RNG-1",
     "says": "Pistols have a range of 6 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-2",
     "says": "American carbines have a range of 12 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-3",
     "says": "All rifles have a range of 24 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-4",
     "says": "Sniper rifles have a range of 30 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-5",
     "says": "All submachine guns have a range of 12 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-6",
     "says": "The American BAR, the British Bren and the Russian DP have a range of 24 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-7",
     "says": "The German MG34 and MG42 have a range of 30 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-8",
     "says": "Medium machine guns have a range of 30 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-9",
     "says": "Grenades have a range of 6 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-10",
     "says": "The Panzerfaust has a range of 6 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-11",
     "says": "The Panzerschreck has a range of 12 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-12",
     "says": "The bazooka and the PIAT have a range of 18 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-13",
     "says": "50 mm and 60 mm mortars have a range of 30 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-14",
     "says": "81 mm mortars have a range of 48 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-15",
     "says": "120 mm and 4.2-inch mortars have a range of 66 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-16",
     "says": "75 mm infantry guns and howitzers have a range of 72 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-17",
     "says": "105 mm infantry guns and howitzers have a range of 96 inches.",
     "source": "IV, weapon ranges",
     "kind": "value"
    },
    {
     "id": "PF-RNG-18",
     "says": "A sniper rifle is any rifle modelled with a telescopic sight.",
     "source": "IV, weapon ranges, note",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "ROF",
   "title": "Rates of fire",
   "rules": [
    {
     "id": "PF-ROF-1",
     "says": "A weapon may be fired as many times in one fire action as its rate of fire.",
     "source": "IV, rate of fire",
     "kind": "mechanic"
    },
    {
     "id": "PF-ROF-2",
     "says": "The shots may all go at one target or each at a different target.",
     "source": "IV, rate of fire",
     "kind": "mechanic"
    },
    {
     "id": "PF-ROF-3",
     "says": "Pistols fire 2 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-4",
     "says": "German, Russian and British rifles fire 1 time.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-5",
     "says": "The American rifle and carbine fire 2 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-6",
     "says": "Sniper rifles fire 1 time.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-7",
     "says": "German, British and American submachine guns fire 3 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-8",
     "says": "Russian submachine guns fire 4 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-9",
     "says": "The American, British and Russian squad automatics fire 3 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-10",
     "says": "The German MG34 and MG42 fire 4 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-11",
     "says": "Medium machine guns fire 3 times.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-12",
     "says": "Grenades are thrown 1 time.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-13",
     "says": "Anti-tank launchers fire 1 time.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-14",
     "says": "Mortars fire 1 time.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-15",
     "says": "Infantry guns and howitzers fire 1 time.",
     "source": "IV, rate of fire table",
     "kind": "value"
    },
    {
     "id": "PF-ROF-16",
     "says": "The medium machine guns are the American .30 calibre Browning, the British Vickers, the Russian Maxim and the German Maxim 08.",
     "source": "IV, rate of fire, note",
     "kind": "value"
    }
   ]
  },
  {
   "id": "BLA",
   "title": "Area of effect and blast",
   "rules": [
    {
     "id": "PF-BLA-1",
     "says": "A shot from a small arm affects only the figure it is aimed at.",
     "source": "IV, effect area",
     "kind": "mechanic"
    },
    {
     "id": "PF-BLA-2",
     "says": "Explosives (grenades, anti-tank launchers, mortars, infantry guns and howitzers) have a blast radius, and every figure inside it can be hit.",
     "source": "IV, effect area",
     "kind": "mechanic"
    },
    {
     "id": "PF-BLA-3",
     "says": "With an explosive the player names a spot, not a figure.",
     "source": "IV, effect area",
     "kind": "mechanic"
    },
    {
     "id": "PF-BLA-4",
     "says": "The radius is measured all round from that spot, and each figure inside it is a target.",
     "source": "IV, effect area",
     "kind": "mechanic"
    },
    {
     "id": "PF-BLA-5",
     "says": "Friendly figures inside the radius are targets too.",
     "source": "IV, effect area",
     "kind": "mechanic"
    },
    {
     "id": "PF-BLA-6",
     "says": "Grenade: blast radius 4 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-7",
     "says": "Bazooka round: blast radius 3 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-8",
     "says": "Panzerschreck round: blast radius 3.5 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-9",
     "says": "PIAT round: blast radius 4 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-10",
     "says": "Panzerfaust: blast radius 4.5 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-11",
     "says": "50 or 60 mm mortar round: blast radius 4.5 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-12",
     "says": "81 mm mortar round: blast radius 5 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-13",
     "says": "120 mm or 4.2-inch mortar round: blast radius 5.5 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-14",
     "says": "75 mm gun or howitzer round: blast radius 5 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    },
    {
     "id": "PF-BLA-15",
     "says": "105 mm gun or howitzer round: blast radius 6 inches.",
     "source": "IV, blast radius table",
     "kind": "value"
    }
   ]
  },
  {
   "id": "EXP",
   "title": "Explosives against foxholes, trenches, bunkers and buildings",
   "rules": [
    {
     "id": "PF-EXP-1",
     "says": "A grenadier touching the wall of a bunker or building throws his grenade inside it.",
     "source": "IV, explosives versus, grenades",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-2",
     "says": "A grenade inside a bunker makes every figure in it a target.",
     "source": "IV, explosives versus, grenades",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-3",
     "says": "A grenade inside a building has its blast radius doubled.",
     "source": "IV, explosives versus, grenades",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-4",
     "says": "A grenade going off inside a building or bunker affects nobody outside it.",
     "source": "IV, explosives versus, grenades",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-5",
     "says": "A grenade thrown at a building or bunker by a grenadier who is not touching it affects nobody inside.",
     "source": "IV, explosives versus, grenades",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-6",
     "says": "A grenade can be landed in a foxhole or trench only from 3 inches away or less.",
     "source": "IV, explosives versus, grenades",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-7",
     "says": "That blast stays inside the foxhole or trench and affects nobody outside it.",
     "source": "IV, explosives versus, grenades",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-8",
     "says": "An anti-tank launcher may be fired at a foxhole, trench or bunker, and must roll 1D6 to hit it.",
     "source": "IV, explosives versus, anti-tank launchers",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-9",
     "says": "If it hits, the blast affects all the occupants of the foxhole, trench or bunker, and anyone outside within its radius.",
     "source": "IV, explosives versus, anti-tank launchers",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-10",
     "says": "Launcher to hit at up to 3 inches: 3 to 6.",
     "source": "IV, explosives versus, anti-tank launchers table",
     "kind": "value"
    },
    {
     "id": "PF-EXP-11",
     "says": "Launcher to hit at 4 to 6 inches: 4 to 6.",
     "source": "IV, explosives versus, anti-tank launchers table",
     "kind": "value"
    },
    {
     "id": "PF-EXP-12",
     "says": "Launcher to hit at 7 to 12 inches: 5 or 6.",
     "source": "IV, explosives versus, anti-tank launchers table",
     "kind": "value"
    },
    {
     "id": "PF-EXP-13",
     "says": "Launcher to hit at 13 inches and over: 6.",
     "source": "IV, explosives versus, anti-tank launchers table",
     "kind": "value"
    },
    {
     "id": "PF-EXP-14",
     "says": "An anti-tank launcher can hit a window or door of a building from which someone is shooting.",
     "source": "IV, explosives versus, anti-tank launchers",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-15",
     "says": "Or it can blow a small hole in a building’s wall.",
     "source": "IV, explosives versus, anti-tank launchers",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-16",
     "says": "Against a building the launcher’s normal blast radius is measured from the point of impact and affects every target in it.",
     "source": "IV, explosives versus, anti-tank launchers",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-17",
     "says": "A mortar may be fired at a foxhole or trench but affects the figures in it only with a direct hit, for which 1D6 is rolled.",
     "source": "IV, explosives versus, mortars",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-18",
     "says": "The direct hit needs a 6.",
     "source": "IV, explosives versus, mortars",
     "kind": "value"
    },
    {
     "id": "PF-EXP-19",
     "says": "A direct hit affects only the occupants of that foxhole or trench.",
     "source": "IV, explosives versus, mortars",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-20",
     "says": "Mortars cannot affect bunkers.",
     "source": "IV, explosives versus, mortars",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-21",
     "says": "A mortar may be fired at a building; 1D6 is rolled to see whether the shell breaks through and explodes inside.",
     "source": "IV, explosives versus, mortars",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-22",
     "says": "A mortar shell exploding inside has its blast radius doubled, measured from that spot.",
     "source": "IV, explosives versus, mortars",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-23",
     "says": "That blast affects nobody outside the building.",
     "source": "IV, explosives versus, mortars",
     "kind": "limit"
    },
    {
     "id": "PF-EXP-24",
     "says": "The mortar shell explodes inside the building on a 5 or 6.",
     "source": "IV, explosives versus, mortars",
     "kind": "value"
    },
    {
     "id": "PF-EXP-25",
     "says": "Infantry guns and howitzers attack foxholes and trenches exactly as mortars do.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-26",
     "says": "An infantry gun or howitzer that hits a bunker destroys it and eliminates everyone inside; 1D6 is rolled to hit.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-27",
     "says": "The bunker is hit on a 6.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "value"
    },
    {
     "id": "PF-EXP-28",
     "says": "Against a building an infantry gun or howitzer may either blast a hole in the wall or drop a shell through the roof; either needs 1D6 to hit.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-29",
     "says": "The building is hit on a 5 or 6.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "value"
    },
    {
     "id": "PF-EXP-30",
     "says": "A hole in the wall is a section as large as half the weapon’s blast radius.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-31",
     "says": "Every figure at the spot where the wall is blown in is eliminated without a roll.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-32",
     "says": "Every other figure within 3 inches of that spot must be rolled for as under a blast.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    },
    {
     "id": "PF-EXP-33",
     "says": "A shell through the roof makes every figure in the building a target, each rolled for in the usual way.",
     "source": "IV, explosives versus, infantry guns",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "DEV",
   "title": "Where indirect shells land",
   "rules": [
    {
     "id": "PF-DEV-1",
     "says": "Mortars and infantry guns fire indirectly: whenever one fires, 1D6 is rolled to see whether the named spot is hit.",
     "source": "IV, special note",
     "kind": "mechanic"
    },
    {
     "id": "PF-DEV-2",
     "says": "5 or 6: the shell lands on the spot.",
     "source": "IV, special note, table",
     "kind": "value"
    },
    {
     "id": "PF-DEV-3",
     "says": "4: it lands to the left of the spot.",
     "source": "IV, special note, table",
     "kind": "value"
    },
    {
     "id": "PF-DEV-4",
     "says": "3: it lands to the right of the spot.",
     "source": "IV, special note, table",
     "kind": "value"
    },
    {
     "id": "PF-DEV-5",
     "says": "2: it lands off the spot towards the opposing player.",
     "source": "IV, special note, table",
     "kind": "value"
    },
    {
     "id": "PF-DEV-6",
     "says": "1: it lands off the spot towards the firing player.",
     "source": "IV, special note, table",
     "kind": "value"
    },
    {
     "id": "PF-DEV-7",
     "says": "A shell that is off lands 1D6 inches from the spot.",
     "source": "IV, special note, table",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "EFF",
   "title": "Combat effects",
   "rules": [
    {
     "id": "PF-EFF-1",
     "says": "Roll 1D6 for the effect of every small-arms shot and of an explosive on each target.",
     "source": "IV, combat effects",
     "kind": "mechanic"
    },
    {
     "id": "PF-EFF-2",
     "says": "A total of 6 eliminates the target figure.",
     "source": "IV, combat effects",
     "kind": "value"
    },
    {
     "id": "PF-EFF-3",
     "says": "Every modifier that applies is added to the roll.",
     "source": "IV, combat effects",
     "kind": "mechanic"
    },
    {
     "id": "PF-EFF-4",
     "says": "Range 3 inches or less: +2.",
     "source": "IV, combat effects 1",
     "kind": "value"
    },
    {
     "id": "PF-EFF-5",
     "says": "Range 4 to 6 inches: +1.",
     "source": "IV, combat effects 1",
     "kind": "value"
    },
    {
     "id": "PF-EFF-6",
     "says": "Sniper fire: +2.",
     "source": "IV, combat effects 2",
     "kind": "value"
    },
    {
     "id": "PF-EFF-7",
     "says": "Automatic fire: +1.",
     "source": "IV, combat effects 2",
     "kind": "value"
    },
    {
     "id": "PF-EFF-8",
     "says": "Explosives: +3.",
     "source": "IV, combat effects 2",
     "kind": "value"
    },
    {
     "id": "PF-EFF-9",
     "says": "Target standing upright: +1.",
     "source": "IV, combat effects 3",
     "kind": "value"
    },
    {
     "id": "PF-EFF-10",
     "says": "Target prone: -1. (Kneeling or crouching: nothing.)",
     "source": "IV, combat effects 3",
     "kind": "value"
    },
    {
     "id": "PF-EFF-11",
     "says": "Target with concealment only: -1.",
     "source": "IV, combat effects 4",
     "kind": "value"
    },
    {
     "id": "PF-EFF-12",
     "says": "Target in cover: -3.",
     "source": "IV, combat effects 4",
     "kind": "value"
    },
    {
     "id": "PF-EFF-13",
     "says": "Concealment is thin (light) trees, high grass, wood fences, and hedges that are hedges only.",
     "source": "IV, combat effects, note",
     "kind": "value"
    },
    {
     "id": "PF-EFF-14",
     "says": "Cover is thick trees, logs, earth or stone mounds and walls, hedgerows, buildings, bunkers, foxholes, trenches and ditches.",
     "source": "IV, combat effects, note",
     "kind": "value"
    }
   ]
  },
  {
   "id": "LDR",
   "title": "Leaders and binoculars",
   "rules": [
    {
     "id": "PF-LDR-1",
     "says": "Figures not in a fighting pose (leaders, sentries, wounded, radiomen) each have uses of their own.",
     "source": "V, first paragraph",
     "kind": "mechanic"
    },
    {
     "id": "PF-LDR-2",
     "says": "A leader may be armed with a pistol or a submachine gun.",
     "source": "V, leaders",
     "kind": "value"
    },
    {
     "id": "PF-LDR-3",
     "says": "A leader may carry a map case or binoculars.",
     "source": "V, leaders",
     "kind": "value"
    },
    {
     "id": "PF-LDR-4",
     "says": "A leader armed with a pistol or submachine gun may fire it at the enemy.",
     "source": "V, leaders",
     "kind": "mechanic"
    },
    {
     "id": "PF-LDR-5",
     "says": "Instead of firing a leader may lead, which no ordinary figure can do.",
     "source": "V, leaders",
     "kind": "mechanic"
    },
    {
     "id": "PF-LDR-6",
     "says": "The player must say that the leader is leading.",
     "source": "V, leaders",
     "kind": "limit"
    },
    {
     "id": "PF-LDR-7",
     "says": "A figure within 6 inches of a leading leader adds 1 inch to its movement.",
     "source": "V, leaders",
     "kind": "value"
    },
    {
     "id": "PF-LDR-8",
     "says": "Or it adds 1 to its fire combat roll.",
     "source": "V, leaders",
     "kind": "value"
    },
    {
     "id": "PF-LDR-9",
     "says": "A figure within 6 inches that failed its status check may roll it again, modified by 1.",
     "source": "V, leaders",
     "kind": "mechanic"
    },
    {
     "id": "PF-LDR-10",
     "says": "Leading takes the place of everything else: in that turn the leader neither moves nor fires.",
     "source": "V, leaders",
     "kind": "limit"
    },
    {
     "id": "PF-LDR-11",
     "says": "A leader or any other figure with binoculars may direct fire, which figures without them cannot do.",
     "source": "V, leaders, binoculars",
     "kind": "mechanic"
    },
    {
     "id": "PF-LDR-12",
     "says": "The player says which other figure, within 6 inches of the binoculars, is being directed.",
     "source": "V, leaders, binoculars",
     "kind": "limit"
    },
    {
     "id": "PF-LDR-13",
     "says": "The directed figure adds a further 1 to its fire combat rolls.",
     "source": "V, leaders, binoculars",
     "kind": "value"
    },
    {
     "id": "PF-LDR-14",
     "says": "Directing, too, rules out moving and firing in that turn.",
     "source": "V, leaders, binoculars",
     "kind": "limit"
    },
    {
     "id": "PF-LDR-15",
     "says": "Directing is especially worth while for machine guns, snipers and mortars.",
     "source": "V, leaders, binoculars",
     "kind": "advice"
    },
    {
     "id": "PF-LDR-16",
     "says": "The target of directed fire may be anything that the directed weapon can reach.",
     "source": "V, leaders, binoculars",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "RES",
   "title": "Reserves: sentries, marchers, wounded",
   "rules": [
    {
     "id": "PF-RES-1",
     "says": "Figures modelled in a pose that is not a fighting one can serve as reserves.",
     "source": "V, sentries",
     "kind": "mechanic"
    },
    {
     "id": "PF-RES-2",
     "says": "Reserves are set up in a sheltered place at their player’s edge of the board.",
     "source": "V, sentries",
     "kind": "limit"
    },
    {
     "id": "PF-RES-3",
     "says": "They must stand on the board, where they can be fired on.",
     "source": "V, sentries",
     "kind": "limit"
    },
    {
     "id": "PF-RES-4",
     "says": "A fighting figure that was eliminated may be replaced from the reserves on the next turn.",
     "source": "V, sentries",
     "kind": "mechanic"
    },
    {
     "id": "PF-RES-5",
     "says": "The reserve figure is taken off as eliminated, and the fighting figure comes back at the spot where the reserve stood.",
     "source": "V, sentries",
     "kind": "mechanic"
    },
    {
     "id": "PF-RES-6",
     "says": "Reserves are best kept out of harm’s way yet near enough to matter.",
     "source": "V, sentries",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "RAD",
   "title": "Radiomen",
   "rules": [
    {
     "id": "PF-RAD-1",
     "says": "A radioman may act as a leader and may lead for a turn.",
     "source": "V, radiomen",
     "kind": "mechanic"
    },
    {
     "id": "PF-RAD-2",
     "says": "A radioman with a weapon may use it.",
     "source": "V, radiomen",
     "kind": "mechanic"
    },
    {
     "id": "PF-RAD-3",
     "says": "A radioman without one may direct fire.",
     "source": "V, radiomen",
     "kind": "mechanic"
    },
    {
     "id": "PF-RAD-4",
     "says": "A radioman may direct any mortar or infantry gun on the board, however far away it is.",
     "source": "V, radiomen",
     "kind": "mechanic"
    },
    {
     "id": "PF-RAD-5",
     "says": "A radioman may direct fire at any target within 36 inches of himself.",
     "source": "V, radiomen",
     "kind": "limit"
    },
    {
     "id": "PF-RAD-6",
     "says": "With no mortar or infantry gun on the board, a radioman may call in one shot from an off-board 81 mm mortar.",
     "source": "V, radiomen",
     "kind": "mechanic"
    },
    {
     "id": "PF-RAD-7",
     "says": "A called-in shot is not directed fire: it is resolved as ordinary mortar fire.",
     "source": "V, radiomen",
     "kind": "mechanic"
    },
    {
     "id": "PF-RAD-8",
     "says": "A radioman may call mortar fire out to 36 inches.",
     "source": "V, radiomen",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "END",
   "title": "Segments to come",
   "rules": [
    {
     "id": "PF-END-1",
     "says": "This is the whole of Segment One, basic infantry combat.",
     "source": "Closing lines",
     "kind": "advice"
    },
    {
     "id": "PF-END-2",
     "says": "The source announces a second segment on tanks, vehicles and anti-tank guns; it is not part of it and nothing here stands in for it.",
     "source": "Closing lines",
     "kind": "advice"
    },
    {
     "id": "PF-END-3",
     "says": "The source announces a final segment on artillery and special weapons such as flamethrowers and mines; it is not part of it and nothing here stands in for it.",
     "source": "Closing lines",
     "kind": "advice"
    }
   ]
  }
 ],
 "tables": {
  "weapons": {
   "note": "range and blast in inches; rof is shots per fire action; type decides the type-of-fire modifier; hole is the width of the hole a gun makes in a wall; rules are those that a value of the row comes from",
   "rows": {
    "pistol": {
     "class": "pistol",
     "range": 6,
     "rof": 2,
     "type": "plain",
     "rules": {
      "range": "PF-RNG-1",
      "rof": "PF-ROF-3"
     }
    },
    "german-rifle": {
     "class": "rifle",
     "range": 24,
     "rof": 1,
     "type": "plain",
     "rules": {
      "range": "PF-RNG-3",
      "rof": "PF-ROF-4"
     }
    },
    "russian-rifle": {
     "class": "rifle",
     "range": 24,
     "rof": 1,
     "type": "plain",
     "rules": {
      "range": "PF-RNG-3",
      "rof": "PF-ROF-4"
     }
    },
    "british-rifle": {
     "class": "rifle",
     "range": 24,
     "rof": 1,
     "type": "plain",
     "rules": {
      "range": "PF-RNG-3",
      "rof": "PF-ROF-4"
     }
    },
    "american-rifle": {
     "class": "rifle",
     "range": 24,
     "rof": 2,
     "type": "plain",
     "rules": {
      "range": "PF-RNG-3",
      "rof": "PF-ROF-5"
     }
    },
    "american-carbine": {
     "class": "carbine",
     "range": 12,
     "rof": 2,
     "type": "plain",
     "rules": {
      "range": "PF-RNG-2",
      "rof": "PF-ROF-5"
     }
    },
    "sniper-rifle": {
     "class": "sniper",
     "range": 30,
     "rof": 1,
     "type": "sniper",
     "rules": {
      "range": "PF-RNG-4",
      "rof": "PF-ROF-6"
     }
    },
    "german-smg": {
     "class": "smg",
     "range": 12,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-5",
      "rof": "PF-ROF-7"
     }
    },
    "british-smg": {
     "class": "smg",
     "range": 12,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-5",
      "rof": "PF-ROF-7"
     }
    },
    "american-smg": {
     "class": "smg",
     "range": 12,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-5",
      "rof": "PF-ROF-7"
     }
    },
    "russian-smg": {
     "class": "smg",
     "range": 12,
     "rof": 4,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-5",
      "rof": "PF-ROF-8"
     }
    },
    "bar": {
     "class": "squad-automatic",
     "range": 24,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-6",
      "rof": "PF-ROF-9"
     }
    },
    "bren": {
     "class": "squad-automatic",
     "range": 24,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-6",
      "rof": "PF-ROF-9"
     }
    },
    "dp": {
     "class": "squad-automatic",
     "range": 24,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-6",
      "rof": "PF-ROF-9"
     }
    },
    "mg34": {
     "class": "light-machine-gun",
     "range": 30,
     "rof": 4,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-7",
      "rof": "PF-ROF-10"
     }
    },
    "mg42": {
     "class": "light-machine-gun",
     "range": 30,
     "rof": 4,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-7",
      "rof": "PF-ROF-10"
     }
    },
    "browning-30": {
     "class": "medium-machine-gun",
     "range": 30,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-8",
      "rof": "PF-ROF-11"
     }
    },
    "vickers": {
     "class": "medium-machine-gun",
     "range": 30,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-8",
      "rof": "PF-ROF-11"
     }
    },
    "maxim": {
     "class": "medium-machine-gun",
     "range": 30,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-8",
      "rof": "PF-ROF-11"
     }
    },
    "maxim-08": {
     "class": "medium-machine-gun",
     "range": 30,
     "rof": 3,
     "type": "automatic",
     "rules": {
      "range": "PF-RNG-8",
      "rof": "PF-ROF-11"
     }
    },
    "grenade": {
     "class": "grenade",
     "range": 6,
     "rof": 1,
     "type": "explosive",
     "blast": 4,
     "rules": {
      "range": "PF-RNG-9",
      "rof": "PF-ROF-12",
      "blast": "PF-BLA-6"
     }
    },
    "panzerfaust": {
     "class": "launcher",
     "range": 6,
     "rof": 1,
     "type": "explosive",
     "blast": 4.5,
     "rules": {
      "range": "PF-RNG-10",
      "rof": "PF-ROF-13",
      "blast": "PF-BLA-10"
     }
    },
    "panzerschreck": {
     "class": "launcher",
     "range": 12,
     "rof": 1,
     "type": "explosive",
     "blast": 3.5,
     "rules": {
      "range": "PF-RNG-11",
      "rof": "PF-ROF-13",
      "blast": "PF-BLA-8"
     }
    },
    "bazooka": {
     "class": "launcher",
     "range": 18,
     "rof": 1,
     "type": "explosive",
     "blast": 3,
     "rules": {
      "range": "PF-RNG-12",
      "rof": "PF-ROF-13",
      "blast": "PF-BLA-7"
     }
    },
    "piat": {
     "class": "launcher",
     "range": 18,
     "rof": 1,
     "type": "explosive",
     "blast": 4,
     "rules": {
      "range": "PF-RNG-12",
      "rof": "PF-ROF-13",
      "blast": "PF-BLA-9"
     }
    },
    "mortar-50": {
     "class": "mortar",
     "range": 30,
     "rof": 1,
     "type": "explosive",
     "blast": 4.5,
     "indirect": true,
     "rules": {
      "range": "PF-RNG-13",
      "rof": "PF-ROF-14",
      "blast": "PF-BLA-11"
     }
    },
    "mortar-60": {
     "class": "mortar",
     "range": 30,
     "rof": 1,
     "type": "explosive",
     "blast": 4.5,
     "indirect": true,
     "rules": {
      "range": "PF-RNG-13",
      "rof": "PF-ROF-14",
      "blast": "PF-BLA-11"
     }
    },
    "mortar-81": {
     "class": "mortar",
     "range": 48,
     "rof": 1,
     "type": "explosive",
     "blast": 5,
     "indirect": true,
     "rules": {
      "range": "PF-RNG-14",
      "rof": "PF-ROF-14",
      "blast": "PF-BLA-12"
     }
    },
    "mortar-120": {
     "class": "mortar",
     "range": 66,
     "rof": 1,
     "type": "explosive",
     "blast": 5.5,
     "indirect": true,
     "rules": {
      "range": "PF-RNG-15",
      "rof": "PF-ROF-14",
      "blast": "PF-BLA-13"
     }
    },
    "mortar-4.2in": {
     "class": "mortar",
     "range": 66,
     "rof": 1,
     "type": "explosive",
     "blast": 5.5,
     "indirect": true,
     "rules": {
      "range": "PF-RNG-15",
      "rof": "PF-ROF-14",
      "blast": "PF-BLA-13"
     }
    },
    "gun-75": {
     "class": "infantry-gun",
     "range": 72,
     "rof": 1,
     "type": "explosive",
     "blast": 5,
     "indirect": true,
     "hole": 2.5,
     "rules": {
      "range": "PF-RNG-16",
      "rof": "PF-ROF-15",
      "blast": "PF-BLA-14"
     }
    },
    "gun-105": {
     "class": "infantry-gun",
     "range": 96,
     "rof": 1,
     "type": "explosive",
     "blast": 6,
     "indirect": true,
     "hole": 3,
     "rules": {
      "range": "PF-RNG-17",
      "rof": "PF-ROF-15",
      "blast": "PF-BLA-15"
     }
    }
   }
  },
  "figures": {
   "note": "inches: how wide the base is, and how far it may move; a kind may have its own",
   "rows": {
    "man": {
     "base": 1,
     "move": 6
    },
    "gun": {
     "base": 2,
     "move": 0
    }
   }
  },
  "status": {
   "note": "1D6 per figure at the start of its player’s go",
   "rows": {
    "5": {
     "result": "fire-only",
     "move": false,
     "fire": true
    },
    "6": {
     "result": "halted",
     "move": false,
     "fire": false
    },
    "1-4": {
     "result": "ready",
     "move": true,
     "fire": true
    }
   }
  },
  "movement-costs": {
   "note": "inches taken off a man's move (table figures); led-bonus is added to it",
   "rows": {
    "leg-high": 1,
    "waist-high": 3,
    "enter-building": 0,
    "leave-building": 2,
    "enter-foxhole-trench-ditch": 0,
    "leave-foxhole-trench-ditch": 3,
    "leave-bunker": 3,
    "led-bonus": 1
   }
  },
  "hidden": {
   "note": "how much of the body is hidden, by height class of the terrain and pose of the figure; the leg-high row is the source’s rocky mound, the others continue it (PF-RUL-4)",
   "rows": {
    "leg-high": {
     "standing": "a quarter",
     "kneeling": "half",
     "prone": "three quarters"
    },
    "waist-high": {
     "standing": "half",
     "kneeling": "three quarters",
     "prone": "all"
    },
    "tall": {
     "standing": "all",
     "kneeling": "all",
     "prone": "all"
    }
   }
  },
  "hidden-limits": {
   "note": "how much of the body may or must be hidden",
   "rows": {
    "in-sight": "three quarters",
    "covered": "half"
   }
  },
  "height-classes": {
   "note": "PF-RUL-5: the first that is high enough; height is that of a piece of the class where nothing else is said",
   "rows": {
    "leg-high": {
     "up-to": 0.3,
     "height": 0.25
    },
    "waist-high": {
     "up-to": 0.7,
     "height": 0.5
    },
    "tall": {}
   }
  },
  "pose-steps": {
   "note": "the pose a figure counts as in each place",
   "rows": {
    "open": {
     "standing": "standing",
     "kneeling": "kneeling",
     "prone": "prone"
    },
    "building": {
     "standing": "kneeling",
     "kneeling": "prone",
     "prone": "prone"
    },
    "foxhole": {
     "standing": "kneeling",
     "kneeling": "prone",
     "prone": "prone"
    },
    "trench": {
     "standing": "kneeling",
     "kneeling": "prone",
     "prone": "prone"
    },
    "ditch": {
     "standing": "standing",
     "kneeling": "kneeling",
     "prone": "prone"
    },
    "bunker": {
     "standing": "prone",
     "kneeling": "prone",
     "prone": "prone"
    }
   }
  },
  "effect-modifiers": {
   "note": "added to 1D6; a total of 6 or more eliminates",
   "rows": {
    "range-3-or-less": 2,
    "range-4-to-6": 1,
    "sniper": 2,
    "automatic": 1,
    "explosive": 3,
    "standing": 1,
    "kneeling": 0,
    "prone": -1,
    "concealment-only": -1,
    "cover": -3,
    "led": 1,
    "directed": 1
   }
  },
  "effect-needs": {
   "note": "the least total of an effect roll that does it (PF-EFF-2)",
   "rows": {
    "eliminates": 6
   }
  },
  "reaches": {
   "note": "inches: within how far something holds",
   "rows": {
    "touch": 0.1,
    "close": 1,
    "opening": 1,
    "small-hole": 1,
    "set-up-zone": 12,
    "short-range": 3,
    "medium-range": 6,
    "leading": 6,
    "binoculars": 6,
    "radio": 36,
    "grenade-pit": 3,
    "wall-blast": 3,
    "reserves": 3
   }
  },
  "launcher-to-hit": {
   "note": "against foxholes, trenches and bunkers",
   "rows": [
    {
     "up-to": 3,
     "needs": 3,
     "rule": "PF-EXP-10"
    },
    {
     "up-to": 6,
     "needs": 4,
     "rule": "PF-EXP-11"
    },
    {
     "up-to": 12,
     "needs": 5,
     "rule": "PF-EXP-12"
    },
    {
     "needs": 6,
     "rule": "PF-EXP-13"
    }
   ]
  },
  "shell-to-hit": {
   "note": "lowest die that succeeds, after the landing roll",
   "rows": {
    "mortar": {
     "foxhole-or-trench": 6,
     "building": 5,
     "bunker": "never"
    },
    "infantry-gun": {
     "foxhole-or-trench": 6,
     "building": 5,
     "bunker": 6
    }
   }
  },
  "explosives-by-target": {
   "note": "what each class of explosive does to each kind of place",
   "rows": {
    "grenade": {
     "foxhole": "thrower within 3 inches; occupants in radius only",
     "trench": "thrower within 3 inches; occupants in radius only",
     "building": "thrower touching the wall; radius doubled; inside only",
     "bunker": "thrower touching the wall; all inside, nobody outside"
    },
    "launcher": {
     "foxhole": "roll by range; all occupants and figures outside in radius",
     "trench": "roll by range; all occupants and figures outside in radius",
     "building": "window or wall, no roll; normal radius at the point of impact, inside and outside",
     "bunker": "roll by range; all occupants and figures outside in radius"
    },
    "mortar": {
     "foxhole": "6; occupants only",
     "trench": "6; occupants in radius only",
     "building": "5-6; radius doubled; inside only",
     "bunker": "no effect"
    },
    "infantry-gun": {
     "foxhole": "6; occupants only",
     "trench": "6; occupants in radius only",
     "building": "5-6; hole (figures at the spot eliminated, others within 3 inches rolled for) or roof (every figure inside rolled for)",
     "bunker": "6; bunker and occupants eliminated"
    }
   }
  },
  "landing": {
   "note": "1D6 whenever a mortar or infantry gun fires; 1 to 4 also roll 1D6 inches",
   "rows": {
    "1": "towards the firing player",
    "2": "towards the opposing player",
    "3": "right",
    "4": "left",
    "5-6": "on the spot"
   }
  },
  "hand-to-hand": {
   "rows": {
    "die": "1D6 each",
    "bayonet": 1,
    "tie": "roll again"
   }
  },
  "objectives": {
   "note": "the forms a side’s objective field takes",
   "rows": {
    "take": "{ type: take, place: terrain id }",
    "hold": "{ type: hold, place: terrain id }",
    "eliminate": "{ type: eliminate, count: n }",
    "more-than-lost": "{ type: more-than-lost }",
    "wipe-out": "{ type: wipe-out }",
    "exit": "{ type: exit, count: n }"
   }
  }
 },
 "rulings": [
  {
   "id": "PF-RUL-1",
   "offered": true,
   "about": [
    "PF-TRN-21",
    "PF-FIR-2",
    "PF-RNG-3",
    "PF-BLA-4",
    "PF-LDR-7"
   ],
   "question": "From where to where are distances measured?",
   "options": {
    "edge": "Between the nearest edges of the bases. To a spot it is measured from the nearest edge; touching bases are 0 inches apart. A move is how far the figure itself travels.",
    "centre": "Between the centres of the bases, for everything that is measured: ranges and their bands, blast radii, the reach of leaders, set-up zones, and every 1-inch and 3-inch distance; where another ruling says base edge, read centre. Only touching still goes by the edges of bases."
   },
   "default": "edge"
  },
  {
   "id": "PF-RUL-2",
   "about": [
    "PF-TRN-21",
    "PF-HTH-2"
   ],
   "question": "How large is a base, and when do two things touch?",
   "options": {
    "one-inch": "A figure stands on a round base 1 inch across (0.5 inch from centre to edge), an infantry gun on one 2 inches across. Things touch when the gap is 0.1 inch or less. A move that runs into an enemy stops where the two bases meet (no gap), at the point beyond which they would overlap; a move that passes an enemy without overlapping his base is not stopped, and a figure fights if it ends within the 0.1 inch.",
    "half-inch": "Figures stand on 0.5 inch bases, guns on 1 inch bases; same tolerance for touching."
   },
   "default": "one-inch"
  },
  {
   "id": "PF-RUL-3",
   "about": [
    "PF-EFF-4",
    "PF-EFF-5",
    "PF-EXP-10",
    "PF-EXP-11",
    "PF-EXP-12",
    "PF-EXP-13"
   ],
   "question": "How do fractions of an inch fall into range bands written in whole inches?",
   "options": {
    "up": "A fraction counts as the next whole inch: over 3 and up to 6 is the 4-6 band, over 6 and up to 12 the 7-12 band, over 12 the 13+ band.",
    "nearest": "Round to the nearest inch, half an inch upwards."
   },
   "default": "up"
  },
  {
   "id": "PF-RUL-4",
   "about": [
    "PF-FIR-5",
    "PF-FIR-8",
    "PF-FIR-12",
    "PF-FIR-13",
    "PF-FIR-14",
    "PF-FIR-15"
   ],
   "question": "How much of a figure does a terrain piece hide?",
   "options": {
    "table": "Table hidden: the height class of the terrain against the pose of the figure (leg-high 25/50/75, waist-high 50/75/100, tall 100/100/100 for standing/kneeling/prone). Exposed is 100 less hidden. Several pieces do not add up: the one that hides most counts, and of cover and concealment only the better modifier. Foxholes, trenches and ditches hide nobody who is not in them, and a hill has no part in this table. The pose used is the one the figure counts as where it is.",
    "eye": "The players agree it at the table; the engine asks the umpire."
   },
   "default": "table"
  },
  {
   "id": "PF-RUL-5",
   "about": [
    "PF-MOV-4",
    "PF-MOV-5",
    "PF-FIR-10"
   ],
   "question": "Which objects are leg-high, waist-high or tall?",
   "options": {
    "by-height": "By the height of the piece: up to 0.3 inch is leg-high, over 0.3 and up to 0.7 waist-high, more than 0.7 tall. A piece without a height has the height given for its kind under terrain.",
    "by-kind": "Always the class given for its kind, whatever the height of the model."
   },
   "default": "by-height"
  },
  {
   "id": "PF-RUL-6",
   "about": [
    "PF-MOV-5"
   ],
   "question": "Can a figure cross something taller than waist-high?",
   "options": {
    "no": "No: a tall wall, fence or hedge must be gone around.",
    "yes": "Yes, for the 3 inches of a waist-high object."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-7",
   "about": [
    "PF-FIR-5",
    "PF-FIR-8",
    "PF-FIR-11"
   ],
   "question": "Can low terrain far from both figures hide a figure completely?",
   "options": {
    "cap": "No. Leg-high and waist-high terrain more than 1 inch from the nearest base edge of both figures hides at most 75%: it can give cover or concealment but never stops the shot. Within 1 inch (it is close) the table is used as it stands.",
    "block": "Yes, the table is used wherever on the line the terrain lies."
   },
   "default": "cap"
  },
  {
   "id": "PF-RUL-8",
   "about": [
    "PF-FIR-7",
    "PF-FIR-16"
   ],
   "question": "Does terrain that the firer himself shoots over protect his target?",
   "options": {
    "ignored": "No. Terrain within 1 inch of the firer and more than 1 inch from the target gives the target nothing; it only decides whether the firer is exposed enough to fire. His own exposure is judged by the terrain on his line within 1 inch of him and by nothing else; the place he is in (building, bunker, field works) never keeps him from firing.",
    "counts": "Yes, any terrain under the line of fire counts for the target."
   },
   "default": "ignored"
  },
  {
   "id": "PF-RUL-9",
   "about": [
    "PF-FIR-5",
    "PF-FIR-11",
    "PF-EFF-13"
   ],
   "question": "Can concealment hide a figure completely?",
   "options": {
    "see-through": "No. Thin trees, high grass, wood fences and walls, and hedges hide at most 75%, because fire goes through them. A thick tree, too, hides at most 75%: it is narrow.",
    "opaque": "Yes, the table is used for them as for anything else."
   },
   "default": "see-through"
  },
  {
   "id": "PF-RUL-10",
   "about": [
    "PF-FIR-16",
    "PF-FIR-23"
   ],
   "question": "A figure touches a terrain piece that the line of fire does not cross. When does it still count?",
   "options": {
    "arc": "When the firer (or the burst) lies within 45 degrees of the direction from the figure’s centre to the nearest point of the piece. A piece touched but not crossed gives its modifier if the table hides 50% or more, and never stops the shot. A line that crosses the piece always counts, and so does a piece that the centre of the base is on, such as a log.",
    "crossing": "Only when the line crosses the piece.",
    "half": "When the firer lies less than 90 degrees from that direction."
   },
   "default": "arc"
  },
  {
   "id": "PF-RUL-11",
   "offered": true,
   "about": [
    "PF-FIR-24",
    "PF-EFF-13"
   ],
   "question": "Does a prone figure on or next to mere concealment (a hedge, say) count as in cover?",
   "options": {
    "any-terrain": "Yes, on or next to any terrain. Touching or lying on any terrain piece at all, a hill included, it has the -3 of cover from every angle, against shots and blasts alike. Terrain on the line that hides it completely still stops the shot.",
    "by-type": "Only as much as the terrain gives. It has the benefit from every angle, but of the terrain’s own type: -1 for concealment, -3 for cover, none for a bare hill."
   },
   "default": "any-terrain"
  },
  {
   "id": "PF-RUL-12",
   "about": [
    "PF-SET-5",
    "PF-EFF-13",
    "PF-EFF-14"
   ],
   "question": "Wood walls stand in the terrain list but in neither combat list. What are they?",
   "options": {
    "concealment": "The same as wood fences: concealment.",
    "cover": "Walls: cover."
   },
   "default": "concealment"
  },
  {
   "id": "PF-RUL-13",
   "about": [
    "PF-FIR-21",
    "PF-FIR-22",
    "PF-EFF-14",
    "PF-EXP-6",
    "PF-EXP-17"
   ],
   "question": "Is a ditch a trench?",
   "options": {
    "as-written": "For movement yes. For fire a figure in a ditch is in cover from every direction but keeps its own pose, and explosives treat a ditch as open ground (with cover).",
    "as-trench": "In every respect."
   },
   "default": "as-written"
  },
  {
   "id": "PF-RUL-14",
   "about": [
    "PF-FIR-18",
    "PF-FIR-22"
   ],
   "question": "What is one pose lower than prone?",
   "options": {
    "prone": "Prone: nothing is lower. The figure can still fire and be fired on.",
    "hidden": "Out of sight: it can neither fire nor be fired on by direct fire."
   },
   "default": "prone"
  },
  {
   "id": "PF-RUL-15",
   "about": [
    "PF-FIR-4",
    "PF-FIR-17",
    "PF-MOV-7",
    "PF-EXP-14"
   ],
   "question": "Where can one see, shoot and walk into or out of a building?",
   "options": {
    "openings": "Through openings: doors, windows and holes, each 1 inch wide unless stated. A building that lists no openings has them everywhere. Sight needs the line to cross the outline at an opening (within half its width of the middle) and the figure inside to be within 1 inch of that crossing. A path must cross the outline at an opening.",
    "anywhere": "Anywhere along the outline, and from anywhere inside, whatever openings are listed."
   },
   "default": "openings"
  },
  {
   "id": "PF-RUL-16",
   "about": [
    "PF-FIR-19",
    "PF-FIR-20"
   ],
   "question": "How do figures see out of and into a bunker?",
   "options": {
    "slits": "As for a building, but any occupant can use any slit, however far he stands from it. A bunker that lists no openings can be seen and fired into and out of all round. Slits are for seeing and firing only: figures go in and out anywhere along its outline.",
    "sealed": "Occupants can fire out but can never be fired on by small arms."
   },
   "default": "slits"
  },
  {
   "id": "PF-RUL-17",
   "about": [
    "PF-FIR-17",
    "PF-MOV-8"
   ],
   "question": "Has a building upper floors?",
   "options": {
    "single": "No, every building is one floor, on the ground.",
    "upper": "A building 4 inches high or more has an upper floor; a figure up there counts as standing on ground 2 inches higher. Changing floors costs 3 inches."
   },
   "default": "single"
  },
  {
   "id": "PF-RUL-18",
   "about": [
    "PF-FIR-17",
    "PF-FIR-21"
   ],
   "question": "Is a figure in a building, foxhole or trench in cover against an enemy in the same one?",
   "options": {
    "always": "Yes, always means always.",
    "outside": "No, cover and the lower pose count only against fire from outside."
   },
   "default": "always"
  },
  {
   "id": "PF-RUL-19",
   "offered": true,
   "about": [
    "PF-FIR-17",
    "PF-FIR-19",
    "PF-FIR-21",
    "PF-EXP-2",
    "PF-EXP-9",
    "PF-EXP-19"
   ],
   "question": "Do figures keep their cover and lower pose when something explodes inside with them?",
   "options": {
    "always": "Yes. The occupants are rolled for with cover and with the pose their place gives them.",
    "exposed": "No. They are rolled for in their own pose and without cover. This goes for a grenade or a shell that bursts inside, a direct hit on a foxhole or trench, and a launcher hit on a foxhole, trench or bunker. A round or shell on the outline of a building (a window, a wall, a hole) bursts outside it: those inside keep cover and the lower pose."
   },
   "default": "always"
  },
  {
   "id": "PF-RUL-20",
   "about": [
    "PF-FIR-4",
    "PF-FIR-10"
   ],
   "question": "How do heights work for sight?",
   "options": {
    "contour": "The ground at a point is as high as the tallest hill over it. A hill, building, bunker or other tall solid piece on the line blocks it if its top (the ground it stands on plus its height) is higher than the ground under both figures, unless one of them is on that hill or inside that building or bunker. A tall piece that does not block is ignored. Leg-high and waist-high terrain more than 1 inch from both figures is ignored when either stands on ground at or above its top.",
    "true-line": "A straight line is drawn from the top of the firer to the top of the target (standing 1 inch, kneeling 0.67, prone 0.33 above their ground) and is blocked by anything solid it meets."
   },
   "default": "contour"
  },
  {
   "id": "PF-RUL-21",
   "about": [
    "PF-MOV-6",
    "PF-SET-5"
   ],
   "question": "May a figure go into a stand of trees marked as an area?",
   "options": {
    "around": "No: every tree piece, single or stand, must be gone around.",
    "between": "A single tree (a circle) must be gone around; a stand (a polygon) may be entered freely and its trees give their benefit to whoever is in it."
   },
   "default": "around"
  },
  {
   "id": "PF-RUL-22",
   "about": [
    "PF-FIR-11"
   ],
   "question": "How many trees can one see through?",
   "options": {
    "any": "Any number.",
    "three": "A line crossing three or more tree pieces is blocked."
   },
   "default": "any"
  },
  {
   "id": "PF-RUL-23",
   "about": [
    "PF-FIR-4"
   ],
   "question": "Do figures block the line of fire?",
   "options": {
    "no": "No figure, friend or enemy, blocks sight or gives cover.",
    "yes": "A standing or kneeling figure on the line blocks it."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-24",
   "about": [
    "PF-TRN-8",
    "PF-TRN-9"
   ],
   "question": "The dice for who goes first are tied. What then?",
   "options": {
    "reroll": "All who rolled, roll again.",
    "last-first": "The side that went second last turn goes first (reroll on turn 1)."
   },
   "default": "reroll"
  },
  {
   "id": "PF-RUL-25",
   "offered": true,
   "about": [
    "PF-TRN-9"
   ],
   "question": "Who rolls to see who goes first?",
   "options": {
    "one-per-side": "One die for each side. They roll in the order in which the sides are listed; the first player of the side that wins chooses.",
    "all-players": "One die for each player. They roll in the order in which they are listed; whoever has the single highest die chooses. A side that lists no players counts as one player. A tie for the highest die is rolled again by all, even between players of one side."
   },
   "default": "one-per-side"
  },
  {
   "id": "PF-RUL-26",
   "about": [
    "PF-TRN-2",
    "PF-TRN-11"
   ],
   "question": "In what order do several players of one side play?",
   "options": {
    "one-after-another": "The side names its first player; he rolls status for his figures and acts with them until he ends; then the next in the list, and so on.",
    "together": "The side’s players share one step: status for all figures at once, then any player’s figures in any order."
   },
   "default": "one-after-another"
  },
  {
   "id": "PF-RUL-27",
   "about": [
    "PF-TRN-11"
   ],
   "question": "Are status dice rolled for all figures first, or as each is picked?",
   "options": {
    "all-first": "For all of the player’s figures before any of them acts, in the order the pieces are listed. Reserves roll too.",
    "as-picked": "For each figure at the moment the player picks it."
   },
   "default": "all-first"
  },
  {
   "id": "PF-RUL-28",
   "about": [
    "PF-TRN-14",
    "PF-LDR-5",
    "PF-LDR-11",
    "PF-RAD-6"
   ],
   "question": "May a figure with status 6 lead, direct fire or call in fire?",
   "options": {
    "no": "No: these are done instead of firing, so a figure that may not fire may not do them. With status 5 it may.",
    "yes": "Yes: none of them is moving or firing."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-29",
   "offered": true,
   "about": [
    "PF-LDR-9",
    "PF-TRN-12"
   ],
   "question": "A leader’s reroll is written as +1, but on the status roll low is good. Which way does it go?",
   "options": {
    "favour": "In the figure’s favour. 1 is taken off the new die. A new roll of 1 to 5 makes the figure ready, a 6 leaves it able to fire only.",
    "literal": "Against the figure, as written. 1 is added to the new die: 1 to 3 ready, 4 fire only, 5 or 6 nothing.",
    "plain": "Neither way. The new die is read as it falls."
   },
   "default": "favour"
  },
  {
   "id": "PF-RUL-30",
   "about": [
    "PF-LDR-9"
   ],
   "question": "How often may a figure reroll its status?",
   "options": {
    "once": "Once a turn, and only before it has acted. The new result stands. Rerolling is not an action.",
    "each-leader": "Once for each leading leader within 6 inches."
   },
   "default": "once"
  },
  {
   "id": "PF-RUL-31",
   "about": [
    "PF-LDR-7",
    "PF-LDR-8",
    "PF-RAD-1"
   ],
   "question": "Do several leaders add up?",
   "options": {
    "single": "No: +1 at most from leading, however many lead.",
    "stack": "Yes: +1 for each."
   },
   "default": "single"
  },
  {
   "id": "PF-RUL-32",
   "about": [
    "PF-LDR-7",
    "PF-LDR-8"
   ],
   "question": "How long does leading last, and whom does it help?",
   "options": {
    "own-half": "From the moment it is declared to the end of that side’s half, every friendly figure whose base is within 6 inches when it acts, the reach being measured before it moves; never the leader himself.",
    "one-figure": "One figure of the player’s choice."
   },
   "default": "own-half"
  },
  {
   "id": "PF-RUL-33",
   "about": [
    "PF-LDR-8",
    "PF-LDR-13",
    "PF-ROF-1"
   ],
   "question": "Does the +1 of leading or directing count for every shot?",
   "options": {
    "every-shot": "Yes, for every effect roll of that fire action.",
    "first-shot": "Only for the first effect roll."
   },
   "default": "every-shot"
  },
  {
   "id": "PF-RUL-34",
   "offered": true,
   "about": [
    "PF-LDR-8",
    "PF-LDR-13",
    "PF-DEV-1",
    "PF-EXP-8",
    "PF-EXP-17",
    "PF-EXP-21",
    "PF-EXP-26",
    "PF-EXP-28"
   ],
   "question": "Does the +1 for leading or directing count for any roll but the effect roll?",
   "options": {
    "effect-only": "No, only for the effect roll. Landing, launcher-hit, direct-hit, bunker and building rolls are never modified.",
    "all-rolls": "Directing counts for the other rolls too. Directing (not leading) also adds 1 to the landing roll (a 4 becomes a hit on the spot, a 1 becomes a 2) and to the launcher, direct-hit, bunker and building rolls, wherever it would add 1 to the effect roll (a radioman’s spot must be within 36 inches of him)."
   },
   "default": "effect-only"
  },
  {
   "id": "PF-RUL-35",
   "about": [
    "PF-LDR-11",
    "PF-LDR-12",
    "PF-LDR-13"
   ],
   "question": "Can several figures direct one firer, or one direct several?",
   "options": {
    "one-to-one": "One directing figure helps one firer, and a firer is directed by one figure at most; a director who falls helps no more, and another may take over.",
    "many": "A firer adds 1 for each figure that directs it."
   },
   "default": "one-to-one"
  },
  {
   "id": "PF-RUL-36",
   "about": [
    "PF-LDR-16",
    "PF-RAD-5"
   ],
   "question": "Must the directing figure see the target?",
   "options": {
    "in-range": "No: any target the weapon may lawfully fire at will do (a radioman’s must also be within 36 inches of him). If it is not, the shot is lawful but gets no +1 from him.",
    "must-see": "Yes, and without sight there is no +1."
   },
   "default": "in-range"
  },
  {
   "id": "PF-RUL-37",
   "about": [
    "PF-RAD-2",
    "PF-RAD-3"
   ],
   "question": "May a radioman who carries a weapon direct fire?",
   "options": {
    "unarmed-only": "No: directing is for radiomen without a weapon. (Calling in off-board fire is not directing and is open to any radioman.)",
    "any": "Yes, in a turn in which he does not fire."
   },
   "default": "unarmed-only"
  },
  {
   "id": "PF-RUL-38",
   "about": [
    "PF-RAD-6"
   ],
   "question": "When is there no mortar or infantry gun on the board?",
   "options": {
    "now": "When the radioman’s own side has none standing on the board at that moment, whether it never had any or has lost them.",
    "never": "Only when his side began the game without any."
   },
   "default": "now"
  },
  {
   "id": "PF-RUL-39",
   "about": [
    "PF-RAD-6",
    "PF-EFF-4",
    "PF-RAD-8"
   ],
   "question": "How is an off-board shot measured?",
   "options": {
    "radio": "The spot must be within 36 inches of the radioman; no range modifier applies, since the mortar is off the board (under PF-RUL-55 burst the distance from the burst counts, as for any shell), and no bonus for leading or directing. One shot for each radioman each turn.",
    "home": "As if fired from the middle of the side’s own edge."
   },
   "default": "radio"
  },
  {
   "id": "PF-RUL-40",
   "about": [
    "PF-DEV-1",
    "PF-FIR-4"
   ],
   "question": "Must anyone see the spot an indirect weapon fires at?",
   "options": {
    "free": "No: any spot on the table within range may be named.",
    "observer": "Some figure of the side on the table must see the spot."
   },
   "default": "free"
  },
  {
   "id": "PF-RUL-41",
   "about": [
    "PF-DEV-1"
   ],
   "question": "May an infantry gun that can see the spot fire directly?",
   "options": {
    "no": "No: the landing roll is made whenever a mortar or infantry gun fires.",
    "direct": "Yes: an infantry gun with a clear line to the spot makes no landing roll."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-42",
   "offered": true,
   "about": [
    "PF-DEV-3",
    "PF-DEV-4",
    "PF-DEV-5",
    "PF-DEV-6"
   ],
   "question": "Which way are left, right, towards the opponent and towards you?",
   "options": {
    "table": "As the player sees the table from the middle of his edge. Towards the opponent is straight away from his edge, towards you straight back to it, left and right along it. From the south edge left is west, from the north edge east, from the west edge north, from the east edge south. A shell that lands beyond the edge of the board bursts there all the same.",
    "line-of-fire": "Along the line of fire. Beyond the spot, short of it, and square to the line; an off-board shot uses the table, and so does a shell aimed at the firer’s own centre."
   },
   "default": "table"
  },
  {
   "id": "PF-RUL-43",
   "about": [
    "PF-DEV-1",
    "PF-EXP-17",
    "PF-EXP-21",
    "PF-EXP-26",
    "PF-EXP-28"
   ],
   "question": "Is the landing roll made as well as the roll to hit a foxhole, bunker or building?",
   "options": {
    "both": "Yes: first the landing roll; then, if the shell lands in a foxhole, trench, bunker or building, the roll for that.",
    "target-roll-only": "No: a shell aimed at one of these only makes its own roll, and a miss has no effect."
   },
   "default": "both"
  },
  {
   "id": "PF-RUL-44",
   "about": [
    "PF-EXP-17",
    "PF-DEV-7"
   ],
   "question": "Which foxhole, trench, bunker or building does a shell strike?",
   "options": {
    "spot": "The one that the point where it lands is in or on, even if it was aimed elsewhere. Figures in any other are not affected.",
    "radius": "Each one that the blast radius touches, with a roll for each."
   },
   "default": "spot"
  },
  {
   "id": "PF-RUL-45",
   "about": [
    "PF-EXP-17",
    "PF-EXP-19",
    "PF-EXP-25"
   ],
   "question": "A shell lands in a foxhole or trench but makes no direct hit. What does it do?",
   "options": {
    "bursts-outside": "It bursts beside it: figures outside within the radius are rolled for; figures in foxholes and trenches are not.",
    "wasted": "Nothing."
   },
   "default": "bursts-outside"
  },
  {
   "id": "PF-RUL-46",
   "about": [
    "PF-EXP-20",
    "PF-EXP-21",
    "PF-EXP-26",
    "PF-EXP-28"
   ],
   "question": "A shell lands on a building or bunker and fails its roll (or is a mortar shell on a bunker). What does it do?",
   "options": {
    "harmless": "Nothing: it is spent on the roof or wall.",
    "bursts-outside": "It bursts on the roof: figures outside within the radius are rolled for."
   },
   "default": "harmless"
  },
  {
   "id": "PF-RUL-47",
   "about": [
    "PF-BLA-4",
    "PF-EXP-5",
    "PF-EXP-6",
    "PF-EXP-17",
    "PF-EXP-20",
    "PF-EXP-21"
   ],
   "question": "Does a blast in the open reach figures in foxholes, trenches, bunkers or buildings?",
   "options": {
    "no": "No: they are reached only in the ways section EXP gives.",
    "foxholes-yes": "It reaches open-topped foxholes and trenches, with their cover, but not bunkers or buildings."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-48",
   "about": [
    "PF-EXP-7",
    "PF-EXP-9",
    "PF-EXP-19"
   ],
   "question": "How far along a trench does a blast in it reach?",
   "options": {
    "as-written": "A launcher hit reaches every occupant. Grenades, mortars and guns reach the occupants within their blast radius.",
    "radius": "Always only the occupants within the blast radius."
   },
   "default": "as-written"
  },
  {
   "id": "PF-RUL-49",
   "about": [
    "PF-EXP-8"
   ],
   "question": "A launcher misses a foxhole, trench or bunker. What happens?",
   "options": {
    "wasted": "Nothing.",
    "short": "The round bursts against the near edge: figures outside within the radius are rolled for."
   },
   "default": "wasted"
  },
  {
   "id": "PF-RUL-50",
   "about": [
    "PF-EXP-14",
    "PF-EXP-15",
    "PF-BLA-3"
   ],
   "question": "Does a launcher roll to hit a building or a spot in the open?",
   "options": {
    "automatic": "No: only foxholes, trenches and bunkers call for the roll.",
    "roll": "Yes, on the same table."
   },
   "default": "automatic"
  },
  {
   "id": "PF-RUL-51",
   "about": [
    "PF-EXP-14",
    "PF-EXP-15"
   ],
   "question": "When is someone shooting from a window, and how small is a small hole?",
   "options": {
    "occupied": "mode window needs an opening at the spot and an enemy figure inside within 1 inch of it, whether or not it has fired. mode wall may be used on any spot of the outline and leaves a hole 1 inch wide. The spot is on the outline of the building.",
    "has-fired": "The same, but that figure must have fired in its last half."
   },
   "default": "occupied"
  },
  {
   "id": "PF-RUL-52",
   "about": [
    "PF-EXP-30",
    "PF-EXP-31"
   ],
   "question": "How large is a hole of half the blast radius, and who is at the spot?",
   "options": {
    "width": "The hole is half the blast radius wide (75 mm: 2.5 inches; 105 mm: 3 inches), centred on the spot. A figure whose base edge is within half that width of the spot (1.25 or 1.5 inches) is at the spot.",
    "radius": "The hole reaches half the blast radius to each side of the spot, and so does elimination."
   },
   "default": "width"
  },
  {
   "id": "PF-RUL-53",
   "about": [
    "PF-EXP-31",
    "PF-EXP-32"
   ],
   "question": "Are figures outside the wall caught by the hole as well?",
   "options": {
    "both": "Yes, inside and outside alike.",
    "inside": "Only figures in the building."
   },
   "default": "both"
  },
  {
   "id": "PF-RUL-54",
   "about": [
    "PF-EXP-28",
    "PF-DEV-7"
   ],
   "question": "A gun shell aimed at a wall or roof lands elsewhere. How is it resolved?",
   "options": {
    "roof": "If it lands inside a building it is resolved as a shell through the roof; in the open, as an ordinary blast. A hole is made only if it lands on the named spot.",
    "lost": "It has no effect."
   },
   "default": "roof"
  },
  {
   "id": "PF-RUL-55",
   "offered": true,
   "about": [
    "PF-EFF-4",
    "PF-EFF-5",
    "PF-BLA-4"
   ],
   "question": "What range counts for the range modifier of an explosive?",
   "options": {
    "firer": "From the firer or thrower to each target figure.",
    "burst": "From the burst to each target figure.",
    "none": "None. Explosives have no range modifier."
   },
   "default": "firer"
  },
  {
   "id": "PF-RUL-56",
   "about": [
    "PF-BLA-4",
    "PF-FIR-16",
    "PF-EFF-12"
   ],
   "question": "How is cover against a blast judged?",
   "options": {
    "burst": "Along the line from the burst to the figure. Every figure in the radius is a target, however well hidden from the burst; what hides 50% or more of it gives its modifier.",
    "firer": "Along the line from the firer to the figure."
   },
   "default": "burst"
  },
  {
   "id": "PF-RUL-57",
   "about": [
    "PF-BLA-4"
   ],
   "question": "When is a figure inside the radius?",
   "options": {
    "touched": "When any part of its base is, the rim of the radius included (under PF-RUL-1 centre: when its centre is).",
    "centre": "When the centre of its base is."
   },
   "default": "touched"
  },
  {
   "id": "PF-RUL-58",
   "about": [
    "PF-BLA-4",
    "PF-EFF-1"
   ],
   "question": "In what order are the figures in a blast rolled for?",
   "options": {
    "nearest-first": "From the nearest to the burst outwards, ties in the order the pieces are listed. All are rolled for, whatever happens to the others.",
    "listed": "In the order the pieces are listed."
   },
   "default": "nearest-first"
  },
  {
   "id": "PF-RUL-59",
   "offered": true,
   "about": [
    "PF-EFF-2",
    "PF-EFF-3"
   ],
   "question": "Does only the total count, or does a natural 6 always eliminate?",
   "options": {
    "total-only": "Only the total counts. 6 or more eliminates: a natural 6 can fail and a natural 1 can succeed. The die is rolled even if its result cannot matter.",
    "six-always": "A natural 6 always eliminates, and so does a total of 6 or more."
   },
   "default": "total-only"
  },
  {
   "id": "PF-RUL-60",
   "about": [
    "PF-TRN-24",
    "PF-ROF-2"
   ],
   "question": "Are all the shots of a weapon aimed before the first is rolled?",
   "options": {
    "declared": "Yes: one target for each shot is named at once and they are rolled in that order. Shots at a figure that has already fallen are lost, and not rolled. The player may name fewer shots than the rate of fire.",
    "one-by-one": "No: when a target falls the player may name new targets for the shots that are left."
   },
   "default": "declared"
  },
  {
   "id": "PF-RUL-61",
   "about": [
    "PF-EFF-7"
   ],
   "question": "Which weapons give automatic fire?",
   "options": {
    "machine": "Submachine guns, the squad automatics, the MG34 and MG42, and medium machine guns.",
    "with-semi": "These, and American rifles and carbines as well."
   },
   "default": "machine"
  },
  {
   "id": "PF-RUL-62",
   "about": [
    "PF-GEN-4",
    "PF-BLA-10"
   ],
   "question": "Does ammunition run out?",
   "options": {
    "never": "No.",
    "panzerfaust-once": "A Panzerfaust can be fired once in the game; everything else never runs out."
   },
   "default": "never"
  },
  {
   "id": "PF-RUL-63",
   "about": [
    "PF-MOV-1",
    "PF-ROF-15"
   ],
   "question": "Can mortars, machine guns and infantry guns move?",
   "options": {
    "guns-static": "Mortars and machine guns are carried by infantry figures and move like them; an infantry gun does not move.",
    "all-move": "All move 6 inches."
   },
   "default": "guns-static"
  },
  {
   "id": "PF-RUL-64",
   "about": [
    "PF-GEN-4",
    "PF-RNG-16"
   ],
   "question": "How many figures serve a mortar or gun?",
   "options": {
    "one-piece": "The weapon and whoever is modelled with it are one piece, eliminated as one figure. In hand to hand it fights as one figure.",
    "crewed": "The weapon needs at least one separate crew figure touching it to fire."
   },
   "default": "one-piece"
  },
  {
   "id": "PF-RUL-65",
   "about": [
    "PF-TRN-21",
    "PF-MOV-2",
    "PF-MOV-6"
   ],
   "question": "May a move turn corners?",
   "options": {
    "path": "Yes: any number of straight legs, whose lengths and costs together stay within the allowance.",
    "straight": "No: one straight line."
   },
   "default": "path"
  },
  {
   "id": "PF-RUL-66",
   "about": [
    "PF-MOV-1",
    "PF-MOV-2"
   ],
   "question": "May a figure pass through or stop on other things?",
   "options": {
    "through-friends": "It may pass through friends. It may not end with its base overlapping another base, a tree, a wall, a fence or a hedge; mounds, logs, rubble, grass, hills and field works may be stood on. Outside a building or bunker it may not overlap the outline either.",
    "no-passing": "It may not pass through any figure either."
   },
   "default": "through-friends"
  },
  {
   "id": "PF-RUL-67",
   "about": [
    "PF-MOV-4",
    "PF-MOV-5",
    "PF-MOV-9",
    "PF-MOV-13",
    "PF-MOV-17"
   ],
   "question": "When is a movement cost charged, and what if it cannot be paid?",
   "options": {
    "when-crossed": "When the centre of the base crosses the line, or first enters an area such as a mound; leaving that area is free. Leaving a building, bunker, foxhole, trench or ditch is charged when the centre leaves it. Length plus costs may not exceed the allowance, so a figure that cannot pay may not cross. For trees, tall obstacles, openings and the outlines of buildings, too, the path of the centre decides; the base must be clear only where the move ends.",
    "stop-at": "The same, but a figure that cannot pay stops at the obstacle instead of being refused."
   },
   "default": "when-crossed"
  },
  {
   "id": "PF-RUL-68",
   "about": [
    "PF-MOV-15",
    "PF-MOV-14"
   ],
   "question": "Does touching a bunker always end a move?",
   "options": {
    "entering-only": "No: a figure may walk along a bunker. It may go in only if it was already touching the bunker when its move began.",
    "always": "Yes."
   },
   "default": "entering-only"
  },
  {
   "id": "PF-RUL-69",
   "about": [
    "PF-HTH-2",
    "PF-HTH-3",
    "PF-HTH-4"
   ],
   "question": "When do bases touch across a wall, or between inside and outside?",
   "options": {
    "same-place": "Figures in a building fight only figures in the same building; figures in a bunker fight nobody; and nobody fights through a wall, fence or hedge that is too tall to cross. Otherwise bases that touch, fight, even across a low obstacle or into a foxhole, trench or ditch. So inside and outside, and the two sides of a tall wall, pass each other; for a figure that comes out of a door see PF-RUL-95.",
    "clear-only": "Figures do not fight across any obstacle either."
   },
   "default": "same-place"
  },
  {
   "id": "PF-RUL-70",
   "about": [
    "PF-HTH-2",
    "PF-HTH-4",
    "PF-HTH-7",
    "PF-HTH-8",
    "PF-MOV-11"
   ],
   "question": "Whom does a figure fight on entering a building, and where does it stop?",
   "options": {
    "chosen": "Its path must end inside. It goes where its player sends it (an enemy in the doorway does not keep it out), or to first contact inside, and then fights one enemy inside: one whose base it met in the doorway, or else one it touches, or else one of its player’s choice, wherever that enemy stands. That is all its fighting for the turn.",
    "nearest": "The nearest enemy inside."
   },
   "default": "chosen"
  },
  {
   "id": "PF-RUL-71",
   "about": [
    "PF-HTH-8",
    "PF-HTH-3"
   ],
   "question": "What if a figure starts its move already touching an enemy?",
   "options": {
    "may-leave": "It may walk away; it fights only if it ends its move touching an enemy. A figure in a building with enemies likewise fights only if it moves into contact.",
    "fights": "It must fight before it can leave."
   },
   "default": "may-leave"
  },
  {
   "id": "PF-RUL-72",
   "about": [
    "PF-HTH-9",
    "PF-HTH-12",
    "PF-TRN-14"
   ],
   "question": "Does anything but a bayonet matter in hand-to-hand combat?",
   "options": {
    "no": "No: cover, pose, status and weapons do not. Reserves, leaders and crews fight like anyone else. The bayonet counts in attack and defence.",
    "attack-only": "The same, but the bayonet counts only for the figure that moved."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-73",
   "about": [
    "PF-EXP-1",
    "PF-EXP-5",
    "PF-EXP-6"
   ],
   "question": "A grenade is aimed into a place it cannot reach (a spot in a foxhole or trench more than 3 inches from the thrower, a spot in a building or bunker that he neither touches nor is in). What happens?",
   "options": {
    "refused": "That spot cannot be named. The grenade may be aimed at a spot outside instead. The 3 inches run from the thrower to the named spot, not to the rim of the foxhole or trench.",
    "edge": "It bursts at the near edge and affects only figures outside."
   },
   "default": "refused"
  },
  {
   "id": "PF-RUL-74",
   "about": [
    "PF-EXP-1",
    "PF-FIR-4"
   ],
   "question": "Must a thrower or launcher see the spot?",
   "options": {
    "yes": "Yes: nothing tall and solid may lie across the line to it, and the thrower must be exposed enough to fire that way. A grenade put through the wall a grenadier is touching, or thrown within the building he is in, needs no sight.",
    "grenades-lobbed": "Grenades need no sight."
   },
   "default": "yes"
  },
  {
   "id": "PF-RUL-75",
   "about": [
    "PF-SET-12"
   ],
   "question": "One foot or two?",
   "options": {
    "one-foot": "Within 12 inches of the own edge.",
    "two-feet": "Within 24 inches."
   },
   "default": "one-foot"
  },
  {
   "id": "PF-RUL-76",
   "about": [
    "PF-SET-12",
    "PF-SET-13"
   ],
   "question": "Who sets up first?",
   "options": {
    "first-listed": "The first side of the list sets up all its figures, then the other.",
    "alternate": "One figure each in turn, the first side of the list beginning."
   },
   "default": "first-listed"
  },
  {
   "id": "PF-RUL-77",
   "about": [
    "PF-RES-2"
   ],
   "question": "How near its edge must a reserve be set up?",
   "options": {
    "three-inches": "Its base edge within 3 inches of the side’s edge. Shelter is the player’s own affair.",
    "zone": "Anywhere in the set-up zone."
   },
   "default": "three-inches"
  },
  {
   "id": "PF-RUL-78",
   "about": [
    "PF-RES-1",
    "PF-LDR-1"
   ],
   "question": "What may a reserve do while it waits?",
   "options": {
    "move-only": "It rolls status and may move and defend itself hand to hand; it may not fire.",
    "nothing": "Nothing but be replaced."
   },
   "default": "move-only"
  },
  {
   "id": "PF-RUL-79",
   "about": [
    "PF-RES-4"
   ],
   "question": "When exactly does a replacement come on?",
   "options": {
    "before-status": "At the start of its side’s half, before the status checks, in any turn after the one in which it fell; it then checks status and acts like the rest. One reserve for one figure, where its base fits in. On a side with several players this comes before its first player is named. Where nobody can be replaced nothing is asked.",
    "after-actions": "At the end of its side’s half; it can act from the next turn."
   },
   "default": "before-status"
  },
  {
   "id": "PF-RUL-80",
   "about": [
    "PF-RES-4",
    "PF-LDR-1"
   ],
   "question": "Which figures can be replaced?",
   "options": {
    "fighting": "Fighting figures only: not leaders, radiomen, observers or reserves.",
    "any": "Any figure but a reserve."
   },
   "default": "fighting"
  },
  {
   "id": "PF-RUL-81",
   "about": [
    "PF-SET-6",
    "PF-SET-8",
    "PF-SET-9",
    "PF-SET-10",
    "PF-SET-11"
   ],
   "question": "When is an objective checked?",
   "options": {
    "end-of-turn": "At the end of each turn; if both sides have met theirs, the game is drawn. more-than-lost and hold are checked only at the end of the last turn of the scenario.",
    "at-once": "The moment it is met (more-than-lost and hold as before)."
   },
   "default": "end-of-turn"
  },
  {
   "id": "PF-RUL-82",
   "about": [
    "PF-SET-7"
   ],
   "question": "When is a place taken or held?",
   "options": {
    "sole": "Taken: at the end of a turn the side has at least one figure in, on or touching it and the enemy has none. Held: at the end of the last turn the enemy has none in, on or touching it.",
    "most": "By the side with more figures in, on or touching it."
   },
   "default": "sole"
  },
  {
   "id": "PF-RUL-83",
   "about": [
    "PF-SET-11",
    "PF-MOV-1"
   ],
   "question": "How do figures leave the board?",
   "options": {
    "opposing-edge": "By a move whose end lies beyond the edge opposite their own; the whole length counts. Leaving by any other edge is not allowed. A figure that left counts as exited, not as lost.",
    "with-objective": "The same, but only if the side has an exit objective."
   },
   "default": "opposing-edge"
  },
  {
   "id": "PF-RUL-84",
   "about": [
    "PF-SET-10",
    "PF-TRN-29"
   ],
   "question": "What if a side has no figures left?",
   "options": {
    "loses": "At the end of the turn it has lost, whatever the objectives, unless its own was met in that turn.",
    "plays-on": "Play goes on to the turn limit."
   },
   "default": "loses"
  },
  {
   "id": "PF-RUL-85",
   "about": [
    "PF-SET-8",
    "PF-SET-9",
    "PF-RES-5"
   ],
   "question": "What counts as a loss?",
   "options": {
    "every-removal": "Every figure eliminated, each time it falls, and every reserve given up for a replacement.",
    "killed": "Only figures eliminated by the enemy’s fire or in hand to hand."
   },
   "default": "every-removal"
  },
  {
   "id": "PF-RUL-86",
   "about": [
    "PF-SET-1"
   ],
   "question": "Must one side be German?",
   "options": {
    "strict": "Yes: one side fields German kinds, the other any mix of American, British and Russian kinds.",
    "free": "No: any forces may meet."
   },
   "default": "strict"
  },
  {
   "id": "PF-RUL-87",
   "about": [
    "PF-TRN-24",
    "PF-BLA-1",
    "PF-BLA-5"
   ],
   "question": "May a figure fire at its own side?",
   "options": {
    "no": "Small arms may be aimed at enemies only. An explosive may be aimed anywhere, and catches friends.",
    "yes": "At anyone."
   },
   "default": "no"
  },
  {
   "id": "PF-RUL-88",
   "about": [
    "PF-FIR-4",
    "PF-DEV-1",
    "PF-ROF-14",
    "PF-ROF-15"
   ],
   "question": "May a mortar or infantry gun fire from inside a building or bunker?",
   "options": {
    "anywhere": "Yes: nothing forbids it.",
    "open-sky": "No: it must stand under the open sky (a foxhole, trench or ditch will do)."
   },
   "default": "anywhere"
  },
  {
   "id": "PF-RUL-89",
   "about": [
    "PF-MOV-7",
    "PF-MOV-12",
    "PF-MOV-14"
   ],
   "question": "How many figures fit into a building, bunker, foxhole or trench?",
   "options": {
    "as-fit": "As many as can stand in it without their bases overlapping; a base may stick out over the outline, only its centre must be inside, or on the outline at an opening.",
    "one-per-foxhole": "The same, but a foxhole holds one figure."
   },
   "default": "as-fit"
  },
  {
   "id": "PF-RUL-90",
   "about": [
    "PF-FIR-9",
    "PF-FIR-10",
    "PF-FIR-16",
    "PF-BLA-4"
   ],
   "question": "Between which points does the line of fire run?",
   "options": {
    "centres": "From the centre of the firer’s base to the centre of the target’s base, or to the named spot; for cover against a blast, from the burst to the centre of the figure’s base. Terrain counts as crossed when this line meets it; a line that only runs along an outline or ends on it does not cross it. A figure whose centre is in an area such as rubble, a mound or grass has the line crossing that area from every side.",
    "any-part": "From the centre of the firer to any part of the target’s base that he can see."
   },
   "default": "centres"
  },
  {
   "id": "PF-RUL-91",
   "about": [
    "PF-TRN-15",
    "PF-TRN-20"
   ],
   "question": "When does a player’s action step end?",
   "options": {
    "declared": "When he says so, even if all his figures have acted or none is left. The same goes for setting up.",
    "by-itself": "When no figure of his can act any more, or when he says so."
   },
   "default": "declared"
  },
  {
   "id": "PF-RUL-92",
   "about": [
    "PF-LDR-9",
    "PF-TRN-13"
   ],
   "question": "Has a figure that rolled a 5, and may fire but not move, failed its status check?",
   "options": {
    "not-ready": "Yes: whoever may not do everything has failed, and may roll again under a leader. The new result stands, even if it is worse.",
    "six-only": "No: only a 6 is a failure."
   },
   "default": "not-ready"
  },
  {
   "id": "PF-RUL-93",
   "about": [
    "PF-EXP-26"
   ],
   "question": "What does a gun shell that destroys a bunker do to figures outside?",
   "options": {
    "inside-only": "Nothing: the bunker takes the whole blast, however near they stand.",
    "blast": "Figures outside within the blast radius are rolled for."
   },
   "default": "inside-only"
  },
  {
   "id": "PF-RUL-94",
   "about": [
    "PF-BLA-5",
    "PF-EFF-4",
    "PF-RUL-55"
   ],
   "question": "Which range counts for a figure that is caught in its own blast?",
   "options": {
    "short": "None at all is 3 inches or less: it is rolled for with the modifier of that band, as if somebody else had thrown it.",
    "none": "It has no range modifier against itself."
   },
   "default": "short"
  },
  {
   "id": "PF-RUL-95",
   "about": [
    "PF-HTH-2",
    "PF-HTH-3",
    "PF-HTH-8"
   ],
   "question": "A figure comes out of a building or bunker and meets an enemy before the door. Do they fight?",
   "options": {
    "fight": "Yes: it stops where their bases meet, be it in the doorway still, and they fight; of several whom it meets so, one after the other.",
    "stop": "No: it stops there, and they do not fight until one of them has come to the other side of the wall."
   },
   "default": "fight"
  }
 ],
 "dice": {
  "initiative": "d6, one for each side in the order of the sides list (each player under PF-RUL-25 all-players); highest wins, ties all roll again",
  "status": "d6, one for each figure of the player whose go begins, in the order the pieces are listed; 1-4 ready, 5 fire only, 6 halted",
  "status-reroll": "d6, a failed status check rolled again under a leader; 1 is taken off (PF-RUL-29)",
  "effect": "d6, combat effect of one shot or of a blast on one figure; modified total of 6 or more eliminates",
  "scatter-direction": "d6, the landing roll: 5-6 on the spot, 4 left, 3 right, 2 towards the opponent, 1 towards the firing player",
  "scatter-distance": "d6, inches a shell lands off the spot; only after a landing roll of 1-4",
  "launcher-hit": "d6, anti-tank launcher against a foxhole, trench or bunker; needs 3, 4, 5 or 6 by range",
  "direct-hit": "d6, mortar or gun shell landing in a foxhole or trench; 6 is a direct hit",
  "building-hit": "d6, mortar or gun shell landing on a building; 5-6 breaks in",
  "bunker-hit": "d6, gun shell landing on a bunker; 6 destroys it",
  "melee": "d6, hand to hand: the figure that moved rolls first, then its opponent; a tie rolls both again in the same order"
 },
 "actions": {
  "choose": {
   "fields": {
    "first": "side id, or a player’s name"
   },
   "when": "the winner of the initiative roll names the side that goes first; a side with several players names the player who goes first"
  },
  "deploy": {
   "fields": {
    "piece": "id",
    "to": "[x, y]"
   },
   "when": "setting up, one figure at a time, inside the own zone; reserves at the own edge"
  },
  "move": {
   "fields": {
    "piece": "id",
    "to": "[x, y]",
    "path": "[[x, y], ...] instead of to, for several straight legs"
   },
   "when": "own action step, a figure with status ready that has not acted; contact with an enemy stops it and leads to hand-to-hand combat"
  },
  "fight": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "asked after a move that touches two or more enemies or enters a building with two or more: names the (next) opponent; not asked when there is only one"
  },
  "fire": {
   "fields": {
    "piece": "id",
    "weapon": "name, needed if the figure has several",
    "mode": "window | wall (launcher at a building), wall | roof (infantry gun at a building); needed there, and refused as target without it; wall and window name a spot on the outline",
    "target": "id (all shots at it), or a spot [x, y] for an explosive",
    "targets": "a list of ids, one for each shot, instead of target"
   },
   "when": "own action step, a figure with status ready or fire-only that has not acted"
  },
  "throw": {
   "fields": {
    "piece": "id",
    "target": "a spot [x, y]"
   },
   "when": "as fire, for a figure with a grenade"
  },
  "lead": {
   "fields": {
    "piece": "id"
   },
   "when": "own action step, a leader or radioman that may fire and has not acted"
  },
  "rally": {
   "fields": {
    "piece": "id"
   },
   "when": "own action step: roll again for a figure that failed its status check, has not acted and is within 6 inches of a friend who is leading; not an action"
  },
  "direct": {
   "fields": {
    "piece": "id",
    "target": "id of the friend who is directed"
   },
   "when": "own action step, a figure with binoculars (friend within 6 inches) or an unarmed radioman (friendly mortar or infantry gun anywhere), that may fire and has not acted; the friend must not have acted"
  },
  "call": {
   "fields": {
    "piece": "id",
    "target": "a spot [x, y]"
   },
   "when": "own action step, a radioman that may fire and has not acted, whose side has no mortar or infantry gun on the board"
  },
  "replace": {
   "fields": {
    "piece": "id of the eliminated figure",
    "reserve": "id of the reserve given up"
   },
   "when": "start of the own half, before status, from the turn after the figure fell"
  },
  "pass": {
   "fields": {},
   "when": "declines the replacements that are on offer"
  },
  "end": {
   "fields": {},
   "when": "ends the setting up of a side, or the action step of a player"
  }
 },
 "fields": {
  "pose": "standing | kneeling | prone; part of the figure, from its kind unless given; never changes (crouching counts as kneeling)",
  "weapons": "list of weapon names, from its kind unless given",
  "bayonet": "true if a bayonet is modelled; from its kind, false unless given",
  "leader": "true for leaders; from its kind",
  "binoculars": "true if modelled with binoculars; from its kind",
  "mapCase": "true if modelled with a map case; has no effect",
  "radio": "true for radiomen; from its kind",
  "reserve": "true for figures not in a fighting pose that serve as reserves; from its kind",
  "player": "name of the player who commands it, where its side has several",
  "status": "unrolled | ready | fire-only | halted; unrolled at the start of a turn, set by the status check; ready in a case that starts in the action phase",
  "acted": "true once it has acted in this half; false at the start of its half",
  "doing": "none | move | fire | lead | direct | call; none at the start of its half",
  "directedBy": "id of the figure directing its fire this half, or none",
  "rerolled": "true once its status has been rerolled this turn; false at the start of its half",
  "in": "id of the building, bunker, foxhole, trench or ditch that the centre of its base is in, or none; follows from its place",
  "gone": "true once it is off the table: eliminated or exited",
  "goneTurn": "turn in which it was eliminated, or none",
  "exited": "true once it has left by the opposing edge",
  "army": "(side) german | allied",
  "home": "(side) south | north | west | east: its own edge; south for the first side and north for the second unless given",
  "players": "(side) list of player names; one player unless given",
  "objective": "(side) see table objectives; none unless given",
  "losses": "(side) figures lost so far; 0 at the start",
  "exits": "(side) figures that have left by the opposing edge; 0 at the start",
  "won": "(side) true once it has won; false at the start; both true is a draw",
  "openings": "(terrain) list of points [x, y] on the outline of a building or bunker where there is a door, window or slit, each 1 inch wide; everywhere if not given",
  "holes": "(terrain) list of { at: [x, y], width } blown in a building; empty at the start; each is an opening from then on",
  "destroyed": "(terrain) true once a bunker has been destroyed; it then no longer counts as terrain"
 },
 "kinds": {
  "german-rifleman": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "german-rifle"
   ],
   "pose": "standing"
  },
  "german-bayonet-rifleman": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "german-rifle"
   ],
   "bayonet": true,
   "pose": "standing"
  },
  "german-grenadier": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "german-rifle",
    "grenade"
   ],
   "pose": "standing"
  },
  "german-sniper": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "sniper-rifle"
   ],
   "pose": "prone"
  },
  "german-submachine-gunner": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "german-smg"
   ],
   "pose": "standing"
  },
  "german-mg34-gunner": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "mg34"
   ],
   "pose": "prone"
  },
  "german-mg42-gunner": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "mg42"
   ],
   "pose": "prone"
  },
  "german-medium-machine-gunner": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "maxim-08"
   ],
   "name": "Maxim 08",
   "pose": "kneeling"
  },
  "german-panzerfaust": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "panzerfaust"
   ],
   "pose": "kneeling"
  },
  "german-panzerschreck": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "panzerschreck"
   ],
   "pose": "kneeling"
  },
  "german-mortar-50": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "mortar-50"
   ],
   "pose": "kneeling",
   "team": true
  },
  "german-mortar-81": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "mortar-81"
   ],
   "pose": "kneeling",
   "team": true
  },
  "german-mortar-120": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "mortar-120"
   ],
   "pose": "kneeling",
   "team": true
  },
  "german-gun-75": {
   "size": "gun",
   "army": "german",
   "nation": "german",
   "weapons": [
    "gun-75"
   ],
   "pose": "kneeling",
   "team": true
  },
  "german-gun-105": {
   "size": "gun",
   "army": "german",
   "nation": "german",
   "weapons": [
    "gun-105"
   ],
   "pose": "kneeling",
   "team": true
  },
  "german-leader": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "pose": "standing"
  },
  "german-leader-smg": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "german-smg"
   ],
   "leader": true,
   "mapCase": true,
   "pose": "standing"
  },
  "german-leader-binoculars": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "binoculars": true,
   "pose": "standing"
  },
  "german-observer": {
   "army": "german",
   "nation": "german",
   "weapons": [],
   "binoculars": true,
   "pose": "kneeling"
  },
  "german-radioman": {
   "army": "german",
   "nation": "german",
   "weapons": [],
   "radio": true,
   "pose": "kneeling"
  },
  "german-radioman-armed": {
   "army": "german",
   "nation": "german",
   "weapons": [
    "pistol"
   ],
   "radio": true,
   "pose": "kneeling"
  },
  "german-sentry": {
   "army": "german",
   "nation": "german",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "german-marcher": {
   "army": "german",
   "nation": "german",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "german-wounded": {
   "army": "german",
   "nation": "german",
   "weapons": [],
   "reserve": true,
   "pose": "prone"
  },
  "american-rifleman": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "american-rifle"
   ],
   "pose": "standing"
  },
  "american-bayonet-rifleman": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "american-rifle"
   ],
   "bayonet": true,
   "pose": "standing"
  },
  "american-grenadier": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "american-rifle",
    "grenade"
   ],
   "pose": "standing"
  },
  "american-carbineer": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "american-carbine"
   ],
   "pose": "standing"
  },
  "american-sniper": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "sniper-rifle"
   ],
   "pose": "prone"
  },
  "american-submachine-gunner": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "american-smg"
   ],
   "pose": "standing"
  },
  "american-bar-gunner": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "bar"
   ],
   "pose": "prone"
  },
  "american-medium-machine-gunner": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "browning-30"
   ],
   "name": ".30 calibre Browning",
   "pose": "kneeling"
  },
  "american-bazooka": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "bazooka"
   ],
   "pose": "kneeling"
  },
  "american-mortar-60": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "mortar-60"
   ],
   "pose": "kneeling",
   "team": true
  },
  "american-mortar-81": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "mortar-81"
   ],
   "pose": "kneeling",
   "team": true
  },
  "american-mortar-4.2in": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "mortar-4.2in"
   ],
   "pose": "kneeling",
   "team": true
  },
  "american-gun-75": {
   "size": "gun",
   "army": "allied",
   "nation": "american",
   "weapons": [
    "gun-75"
   ],
   "pose": "kneeling",
   "team": true
  },
  "american-gun-105": {
   "size": "gun",
   "army": "allied",
   "nation": "american",
   "weapons": [
    "gun-105"
   ],
   "pose": "kneeling",
   "team": true
  },
  "american-leader": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "pose": "standing"
  },
  "american-leader-smg": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "american-smg"
   ],
   "leader": true,
   "mapCase": true,
   "pose": "standing"
  },
  "american-leader-binoculars": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "binoculars": true,
   "pose": "standing"
  },
  "american-observer": {
   "army": "allied",
   "nation": "american",
   "weapons": [],
   "binoculars": true,
   "pose": "kneeling"
  },
  "american-radioman": {
   "army": "allied",
   "nation": "american",
   "weapons": [],
   "radio": true,
   "pose": "kneeling"
  },
  "american-radioman-armed": {
   "army": "allied",
   "nation": "american",
   "weapons": [
    "pistol"
   ],
   "radio": true,
   "pose": "kneeling"
  },
  "american-sentry": {
   "army": "allied",
   "nation": "american",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "american-marcher": {
   "army": "allied",
   "nation": "american",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "american-wounded": {
   "army": "allied",
   "nation": "american",
   "weapons": [],
   "reserve": true,
   "pose": "prone"
  },
  "british-rifleman": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "british-rifle"
   ],
   "pose": "standing"
  },
  "british-bayonet-rifleman": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "british-rifle"
   ],
   "bayonet": true,
   "pose": "standing"
  },
  "british-grenadier": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "british-rifle",
    "grenade"
   ],
   "pose": "standing"
  },
  "british-sniper": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "sniper-rifle"
   ],
   "pose": "prone"
  },
  "british-submachine-gunner": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "british-smg"
   ],
   "pose": "standing"
  },
  "british-bren-gunner": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "bren"
   ],
   "pose": "prone"
  },
  "british-medium-machine-gunner": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "vickers"
   ],
   "name": "Vickers",
   "pose": "kneeling"
  },
  "british-piat": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "piat"
   ],
   "pose": "kneeling"
  },
  "british-mortar-50": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "mortar-50"
   ],
   "pose": "kneeling",
   "team": true
  },
  "british-mortar-81": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "mortar-81"
   ],
   "pose": "kneeling",
   "team": true
  },
  "british-mortar-4.2in": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "mortar-4.2in"
   ],
   "pose": "kneeling",
   "team": true
  },
  "british-gun-75": {
   "size": "gun",
   "army": "allied",
   "nation": "british",
   "weapons": [
    "gun-75"
   ],
   "pose": "kneeling",
   "team": true
  },
  "british-gun-105": {
   "size": "gun",
   "army": "allied",
   "nation": "british",
   "weapons": [
    "gun-105"
   ],
   "pose": "kneeling",
   "team": true
  },
  "british-leader": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "pose": "standing"
  },
  "british-leader-smg": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "british-smg"
   ],
   "leader": true,
   "mapCase": true,
   "pose": "standing"
  },
  "british-leader-binoculars": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "binoculars": true,
   "pose": "standing"
  },
  "british-observer": {
   "army": "allied",
   "nation": "british",
   "weapons": [],
   "binoculars": true,
   "pose": "kneeling"
  },
  "british-radioman": {
   "army": "allied",
   "nation": "british",
   "weapons": [],
   "radio": true,
   "pose": "kneeling"
  },
  "british-radioman-armed": {
   "army": "allied",
   "nation": "british",
   "weapons": [
    "pistol"
   ],
   "radio": true,
   "pose": "kneeling"
  },
  "british-sentry": {
   "army": "allied",
   "nation": "british",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "british-marcher": {
   "army": "allied",
   "nation": "british",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "british-wounded": {
   "army": "allied",
   "nation": "british",
   "weapons": [],
   "reserve": true,
   "pose": "prone"
  },
  "russian-rifleman": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "russian-rifle"
   ],
   "pose": "standing"
  },
  "russian-bayonet-rifleman": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "russian-rifle"
   ],
   "bayonet": true,
   "pose": "standing"
  },
  "russian-grenadier": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "russian-rifle",
    "grenade"
   ],
   "pose": "standing"
  },
  "russian-sniper": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "sniper-rifle"
   ],
   "pose": "prone"
  },
  "russian-submachine-gunner": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "russian-smg"
   ],
   "pose": "standing"
  },
  "russian-dp-gunner": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "dp"
   ],
   "pose": "prone"
  },
  "russian-medium-machine-gunner": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "maxim"
   ],
   "name": "Maxim",
   "pose": "kneeling"
  },
  "russian-mortar-50": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "mortar-50"
   ],
   "pose": "kneeling",
   "team": true
  },
  "russian-mortar-81": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "mortar-81"
   ],
   "pose": "kneeling",
   "team": true
  },
  "russian-mortar-120": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "mortar-120"
   ],
   "pose": "kneeling",
   "team": true
  },
  "russian-gun-75": {
   "size": "gun",
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "gun-75"
   ],
   "pose": "kneeling",
   "team": true
  },
  "russian-gun-105": {
   "size": "gun",
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "gun-105"
   ],
   "pose": "kneeling",
   "team": true
  },
  "russian-leader": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "pose": "standing"
  },
  "russian-leader-smg": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "russian-smg"
   ],
   "leader": true,
   "mapCase": true,
   "pose": "standing"
  },
  "russian-leader-binoculars": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "pistol"
   ],
   "leader": true,
   "binoculars": true,
   "pose": "standing"
  },
  "russian-observer": {
   "army": "allied",
   "nation": "russian",
   "weapons": [],
   "binoculars": true,
   "pose": "kneeling"
  },
  "russian-radioman": {
   "army": "allied",
   "nation": "russian",
   "weapons": [],
   "radio": true,
   "pose": "kneeling"
  },
  "russian-radioman-armed": {
   "army": "allied",
   "nation": "russian",
   "weapons": [
    "pistol"
   ],
   "radio": true,
   "pose": "kneeling"
  },
  "russian-sentry": {
   "army": "allied",
   "nation": "russian",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "russian-marcher": {
   "army": "allied",
   "nation": "russian",
   "weapons": [],
   "reserve": true,
   "pose": "standing"
  },
  "russian-wounded": {
   "army": "allied",
   "nation": "russian",
   "weapons": [],
   "reserve": true,
   "pose": "prone"
  }
 },
 "terrain": {
  "foxhole": {
   "gives": "cover",
   "inside": "always in cover, one pose lower",
   "heightClass": "sunken",
   "move": "as a foxhole",
   "sight": "open"
  },
  "trench": {
   "gives": "cover",
   "inside": "always in cover, one pose lower",
   "heightClass": "sunken",
   "move": "as a foxhole",
   "sight": "open"
  },
  "ditch": {
   "gives": "cover",
   "inside": "always in cover, own pose (PF-RUL-13)",
   "heightClass": "sunken",
   "move": "as a foxhole",
   "sight": "open"
  },
  "stone-mound": {
   "gives": "cover",
   "heightClass": "leg-high",
   "move": "as leg-high",
   "sight": "hides by table"
  },
  "earth-mound": {
   "gives": "cover",
   "heightClass": "leg-high",
   "move": "as leg-high",
   "sight": "hides by table"
  },
  "rubble": {
   "gives": "cover",
   "heightClass": "leg-high",
   "move": "as leg-high",
   "sight": "hides by table"
  },
  "log": {
   "gives": "cover",
   "heightClass": "leg-high",
   "move": "as leg-high",
   "sight": "hides by table"
  },
  "large-mound": {
   "gives": "cover",
   "heightClass": "waist-high",
   "move": "as waist-high",
   "sight": "hides by table"
  },
  "stone-wall": {
   "gives": "cover",
   "heightClass": "waist-high",
   "move": "as waist-high",
   "sight": "hides by table"
  },
  "earth-wall": {
   "gives": "cover",
   "heightClass": "waist-high",
   "move": "as waist-high",
   "sight": "hides by table"
  },
  "hedgerow": {
   "gives": "cover",
   "heightClass": "waist-high",
   "move": "as waist-high",
   "sight": "hides by table"
  },
  "hedge": {
   "gives": "concealment",
   "heightClass": "waist-high",
   "seeThrough": true,
   "move": "as waist-high",
   "sight": "hides by table, 75% at most"
  },
  "wood-fence": {
   "gives": "concealment",
   "heightClass": "waist-high",
   "seeThrough": true,
   "move": "as waist-high",
   "sight": "hides by table, 75% at most"
  },
  "wood-wall": {
   "gives": "concealment",
   "heightClass": "waist-high",
   "seeThrough": true,
   "move": "as waist-high",
   "sight": "hides by table, 75% at most"
  },
  "high-grass": {
   "gives": "concealment",
   "heightClass": "waist-high",
   "seeThrough": true,
   "area": true,
   "move": "free",
   "sight": "hides by table, 75% at most; a figure in it is in contact on every side"
  },
  "thin-trees": {
   "gives": "concealment",
   "height": 4,
   "heightClass": "tall",
   "seeThrough": true,
   "move": "never",
   "sight": "hides 75%"
  },
  "thick-trees": {
   "gives": "cover",
   "height": 4,
   "heightClass": "tall",
   "seeThrough": true,
   "move": "never",
   "sight": "hides 75%"
  },
  "building": {
   "gives": "cover",
   "inside": "always in cover, one pose lower",
   "height": 3,
   "heightClass": "tall",
   "move": "as a building",
   "sight": "blocks, except through openings",
   "state": [
    "openings",
    "holes"
   ]
  },
  "bunker": {
   "gives": "cover",
   "inside": "always in cover, always prone",
   "height": 1,
   "heightClass": "tall",
   "move": "as a bunker; entered only if touching it when the move begins, with no enemy inside",
   "sight": "blocks, except through openings",
   "state": [
    "openings",
    "destroyed"
   ]
  },
  "hill": {
   "gives": "none",
   "height": 2,
   "heightClass": "tall",
   "move": "free",
   "sight": "raises figures on it; blocks figures lower than its top (PF-RUL-20)"
  }
 },
 "start-phases": {
  "note": "the values of start.phase in a case or a saved game; start.last (optional) is the last turn of the scenario; start.half (1 or 2, 1 unless given) says whether start.side is playing the first or the second half of the turn",
  "deploy": "sides set up; pieces without a place are waiting",
  "initiative": "the turn begins with the initiative dice (start.side is ignored)",
  "reserves": "start.side begins its half: replacements if any can be made, then status dice, then actions",
  "status": "as reserves, the replacements being done",
  "action": "the default: start.side is in its action step, statuses as the pieces say (ready unless given); no status dice are rolled for it"
 },
 "case-notes": [
  "start.phase says where in the turn a case begins (see start-phases); without it the side is in its action step and every figure is ready unless its status says otherwise.",
  "start.half (1 or 2) says which half of the turn start.side is playing, 1 unless given; start.last is the last turn of the scenario, none unless given; start.player is the player whose go it is on a side with several, the first unless given.",
  "A piece without at is not on the table: it waits to be set up, or is gone.",
  "expect.table compares the state of terrain pieces by id: holes and destroyed.",
  "Status dice and blast rolls follow the orders given under dice and in PF-RUL-58.",
  "Ending a half rolls the status dice of the other side; ending the second half rolls the initiative of the next turn, unless the game is over.",
  "Facing has no meaning in this rule set: every figure sees all round."
 ],
 "refusals": {
  "note": "a refused decision names its reason with these words",
  "words": {
   "range": "beyond the range of the weapon, of a director or of a radio",
   "line of sight": "something blocks the view",
   "exposed": "firer or target shows less than 25%",
   "status": "the status check forbids it",
   "acted": "the figure has acted already",
   "weapon": "the figure has no such weapon, or must name one",
   "target": "not something that may be aimed at in this way",
   "rate of fire": "more shots than the weapon has",
   "movement": "not enough inches",
   "tree": "a tree is in the way",
   "obstacle": "something too tall to cross is in the way",
   "building": "not at an opening, or not allowed into or through that building",
   "bunker": "bunker rules forbid it",
   "overlap": "it would stand on something it may not",
   "touching": "the grenadier is not touching that wall",
   "within 3": "too far from the foxhole or trench",
   "within 6": "too far from the leader or the binoculars",
   "leader": "only a leader or radioman may do it",
   "direct": "this figure may not direct that one",
   "radio": "only a radioman may do it",
   "on the board": "the side still has a mortar or infantry gun on the board",
   "zone": "outside the set-up zone or the reserve strip",
   "reserve": "reserve rules forbid it",
   "turn": "not that side’s or player’s go, not what is being asked, or too early",
   "edge": "not the opposing edge",
   "rally": "no failed check, already rerolled, or nobody leading",
   "static": "an infantry gun does not move",
   "side": "a friend, or the other side’s figure"
  }
 },
 "scenarios": [
  {
   "title": "The crossroads house",
   "table": "48 by 48 inches",
   "turns": 10,
   "terrain": "A building 8 by 6 inches in the middle with a door on its south side and windows on the others. A stone wall runs 12 inches east from it and a hedge 12 inches west. Rubble south of the house, three thick trees in the north-west, thin trees in the south-east, a trench 8 inches long 6 inches north of the house.",
   "german": {
    "home": "north",
    "force": [
     "1 german-leader-binoculars",
     "1 german-mg42-gunner",
     "1 german-submachine-gunner",
     "5 german-rifleman (2 standing, 2 kneeling, 1 prone)",
     "1 german-grenadier",
     "1 german-sentry"
    ]
   },
   "allied": {
    "home": "south",
    "force": [
     "1 american-leader-smg",
     "1 american-bar-gunner",
     "1 american-medium-machine-gunner",
     "6 american-rifleman (2 standing, 2 kneeling, 2 prone)",
     "2 american-grenadier",
     "1 american-bazooka",
     "1 american-sentry"
    ]
   },
   "deployment": "Germans within 24 inches of their edge (PF-RUL-75 two-feet), so that they may start in the house; Americans within 12 inches of theirs.",
   "objective": "Germans hold the house; Americans take it."
  },
  {
   "title": "Cracking the bunker",
   "table": "72 by 48 inches",
   "turns": 12,
   "terrain": "A bunker 4 by 3 inches with slits to the south in the middle of the north half, two foxholes on each side of it, a trench 10 inches long behind. A hill 2 inches high in the south-west, hedgerows across the middle with two gaps, stone mounds and logs scattered between.",
   "german": {
    "home": "north",
    "force": [
     "1 german-leader",
     "1 german-medium-machine-gunner",
     "1 german-mg34-gunner",
     "4 german-rifleman (kneeling)",
     "1 german-sniper",
     "1 german-mortar-50",
     "2 german-marcher"
    ]
   },
   "allied": {
    "home": "south",
    "force": [
     "1 british-leader-binoculars",
     "1 british-radioman",
     "2 british-bren-gunner",
     "6 british-rifleman (2 standing, 2 kneeling, 2 prone)",
     "2 british-bayonet-rifleman",
     "2 british-grenadier",
     "1 british-piat",
     "1 british-gun-75",
     "2 british-marcher"
    ]
   },
   "deployment": "Germans within 24 inches of their edge, British within 12 inches of theirs.",
   "objective": "British take the bunker (or the ground it stood on); Germans hold it."
  },
  {
   "title": "Break-out at dawn",
   "table": "48 by 60 inches",
   "turns": 12,
   "terrain": "Two small buildings on either side of a lane through the middle, wood fences along the lane, high grass over the western third, thin trees in the east, a ditch across the table 18 inches from the north edge.",
   "german": {
    "home": "north",
    "force": [
     "1 german-leader-smg",
     "2 german-mg34-gunner",
     "6 german-rifleman (2 standing, 2 kneeling, 2 prone)",
     "1 german-panzerfaust",
     "1 german-observer",
     "1 german-mortar-81",
     "1 german-wounded"
    ]
   },
   "allied": {
    "home": "south",
    "force": [
     "2 russian-leader",
     "1 russian-radioman-armed",
     "6 russian-submachine-gunner (4 standing, 2 kneeling)",
     "6 russian-rifleman (2 standing, 2 kneeling, 2 prone)",
     "2 russian-bayonet-rifleman",
     "2 russian-grenadier",
     "1 russian-dp-gunner",
     "2 russian-wounded"
    ]
   },
   "deployment": "Both sides within 12 inches of their own edge.",
   "objective": "Russians exit 6 figures off the north edge; Germans eliminate 12 figures."
  }
 ],
 "paper": {
  "turn": [
   {
    "step": "Who goes first",
    "rules": [
     "PF-TRN-8",
     "PF-TRN-10"
    ]
   },
   {
    "step": "Status",
    "rules": [
     "PF-TRN-11",
     "PF-TRN-12",
     "PF-TRN-13",
     "PF-TRN-14"
    ]
   },
   {
    "step": "Actions",
    "rules": [
     "PF-TRN-16",
     "PF-TRN-27",
     "PF-TRN-19",
     "PF-TRN-20",
     "PF-TRN-26"
    ]
   },
   {
    "step": "The other side",
    "rules": [
     "PF-TRN-28"
    ]
   }
  ],
  "reference": [
   {
    "title": "Movement",
    "rules": [
     "PF-MOV-1",
     "PF-MOV-6",
     "PF-MOV-8",
     "PF-MOV-14",
     "PF-MOV-15",
     "PF-MOV-16"
    ],
    "tables": [
     "movement-costs"
    ]
   },
   {
    "title": "Hand to hand",
    "rules": [
     "PF-HTH-1",
     "PF-HTH-3",
     "PF-HTH-5",
     "PF-HTH-6",
     "PF-HTH-8",
     "PF-HTH-9",
     "PF-HTH-10",
     "PF-HTH-11",
     "PF-HTH-12"
    ]
   },
   {
    "title": "Fire",
    "rules": [
     "PF-FIR-3",
     "PF-FIR-5",
     "PF-FIR-7",
     "PF-FIR-12",
     "PF-FIR-16",
     "PF-FIR-23",
     "PF-FIR-24"
    ],
    "tables": [
     "hidden",
     "pose-steps"
    ]
   },
   {
    "title": "Effect",
    "rules": [
     "PF-EFF-1",
     "PF-EFF-2",
     "PF-EFF-13",
     "PF-EFF-14"
    ],
    "tables": [
     "effect-modifiers"
    ]
   },
   {
    "title": "Weapons",
    "rules": [],
    "tables": [
     "weapons"
    ],
    "columns": [
     "range",
     "rof",
     "type",
     "blast"
    ]
   },
   {
    "title": "Blast",
    "rules": [
     "PF-BLA-4",
     "PF-BLA-5"
    ]
   },
   {
    "title": "Indirect fire",
    "rules": [
     "PF-DEV-1",
     "PF-DEV-7"
    ],
    "tables": [
     "landing"
    ]
   },
   {
    "title": "Explosives and strong places",
    "rules": [],
    "tables": [
     "launcher-to-hit",
     "shell-to-hit"
    ]
   },
   {
    "title": "Explosives by target",
    "rules": [],
    "tables": [
     "explosives-by-target"
    ],
    "across": "full"
   },
   {
    "title": "Leaders and binoculars",
    "rules": [
     "PF-LDR-5",
     "PF-LDR-7",
     "PF-LDR-8",
     "PF-LDR-9",
     "PF-LDR-10",
     "PF-LDR-11",
     "PF-LDR-12",
     "PF-LDR-13",
     "PF-LDR-14"
    ]
   },
   {
    "title": "Radiomen",
    "rules": [
     "PF-RAD-5",
     "PF-RAD-8"
    ]
   }
  ],
  "templates": [
   {
    "name": "Bazooka",
    "rings": [
     "tables.weapons.bazooka.blast"
    ]
   },
   {
    "name": "Panzerschreck",
    "rings": [
     "tables.weapons.panzerschreck.blast"
    ]
   },
   {
    "name": "Grenade and PIAT",
    "rings": [
     "tables.weapons.grenade.blast"
    ]
   },
   {
    "name": "Panzerfaust, 50 and 60 mm mortar",
    "rings": [
     "tables.weapons.mortar-60.blast"
    ]
   },
   {
    "name": "81 mm mortar, 75 mm gun",
    "rings": [
     "tables.weapons.mortar-81.blast"
    ]
   },
   {
    "name": "120 mm and 4.2 inch mortar",
    "rings": [
     "tables.weapons.mortar-120.blast"
    ]
   },
   {
    "name": "105 mm gun",
    "rings": [
     "tables.weapons.gun-105.blast"
    ]
   }
  ],
  "markers": [
   {
    "says": "Fire only",
    "count": 18
   },
   {
    "says": "Halted",
    "count": 18
   },
   {
    "says": "Acted",
    "count": 24
   },
   {
    "says": "Leading",
    "count": 6
   },
   {
    "says": "Directing",
    "count": 6
   },
   {
    "says": "Hole",
    "count": 6
   }
  ]
 }
}`)
