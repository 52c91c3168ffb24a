// generated from rulebooks/blaze.yaml by npm run generate; do not edit
export const data: unknown = JSON.parse(`{
 "id": "blaze",
 "title": "Blaze Away WWII",
 "period": "Second World War",
 "scale": "one infantry stand is a section of 8-12 men, one vehicle model is 2-4 vehicles; 1 mm is about 1.5 metres",
 "unit": "mm",
 "order": 4,
 "summary": "Company to brigade battles in which both sides plan in secret at the same moment: every stand gets an order card face down, the cards are revealed together, and the turn then runs through ten steps in a fixed priority (actions and falling back, charges, prone, aimed fire, moves, move and fire, opportunity fire, melee, breaking point). How many different cards a platoon may hold comes from its command rating. Small arms roll a few D10, guns against armour roll one D20 on a table of gun group against armour class, artillery uses a 120 mm template that may deviate, and aircraft, smoke, mines, wire, night, airborne and amphibious landings are all covered. A game takes one to four hours.\\n",
 "sections": [
  {
   "id": "INTRO",
   "title": "Introduction",
   "rules": [
    {
     "id": "BA-INTRO-1",
     "says": "The rules suit anything from a company to a brigade a side: raids, patrols, prepared defences and beach landings.",
     "source": "title page; 2",
     "kind": "advice"
    },
    {
     "id": "BA-INTRO-2",
     "says": "A game takes one to four hours, and is meant to run for 12 to 24 turns.",
     "source": "title page; 2",
     "kind": "advice"
    },
    {
     "id": "BA-INTRO-3",
     "says": "Turns are simultaneous: all sides give their orders in secret and act in the same turn.",
     "source": "title page",
     "kind": "mechanic"
    },
    {
     "id": "BA-INTRO-4",
     "says": "The basic infantry piece is a stand of three figures that stands for a section of 8-12 men or two squads.",
     "source": "title page",
     "kind": "value"
    },
    {
     "id": "BA-INTRO-5",
     "says": "The basic armoured piece is one model vehicle that stands for 2-4 vehicles.",
     "source": "title page",
     "kind": "value"
    },
    {
     "id": "BA-INTRO-6",
     "says": "One millimetre on the table is about one and a half metres of ground; the scale is loose.",
     "source": "title page; 2",
     "kind": "advice"
    },
    {
     "id": "BA-INTRO-7",
     "says": "Figures of 10, 15 or 20 mm may be used; all ranges and moves stay the same and only base sizes change.",
     "source": "title page; 2",
     "kind": "advice"
    },
    {
     "id": "BA-INTRO-8",
     "says": "There are no saving throws and no buckets of dice.",
     "source": "2",
     "kind": "advice"
    },
    {
     "id": "BA-INTRO-9",
     "says": "Small arms of different make are not told apart: their quality is part of the unit's rating.",
     "source": "2",
     "kind": "advice"
    },
    {
     "id": "BA-INTRO-10",
     "says": "Players may adapt the rules to the scenario.",
     "source": "2",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "ORG",
   "title": "Organisation",
   "rules": [
    {
     "id": "BA-ORG-1",
     "says": "You need figures, a flat table, terrain, D10, D20, D6 and scatter (hit) dice, rulers, markers, order cards and unit sheets; old CDs serve as the 120 mm template; a laser pointer helps with lines of sight.",
     "source": "3.1",
     "kind": "advice"
    },
    {
     "id": "BA-ORG-2",
     "says": "Every base, and every vehicle, is called a stand.",
     "source": "3.1",
     "kind": "value"
    },
    {
     "id": "BA-ORG-3",
     "says": "Figures should be removable one by one, so that losses show on the stand.",
     "source": "3.1",
     "kind": "advice"
    },
    {
     "id": "BA-ORG-4",
     "says": "An infantry section or squad is 3 or 4 figures (8-12 men) on a 50 x 50 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-5",
     "says": "An infantry special is 2 figures (4-6 men) on a 50 x 50 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-6",
     "says": "A cavalry troop is 2 figures (4-6 troopers) on a 50 x 50 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-7",
     "says": "A heavy machine gun stand is the gun with 2 or 3 crew figures (2-3 guns) on a 50 x 50 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-8",
     "says": "A mortar stand is the mortar with 2 or 3 crew figures (2-3 mortars) on a 50 x 50 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-9",
     "says": "A company or battalion headquarters is an officer with 2 or 3 more figures on a 50 x 50 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-10",
     "says": "A vehicle (tank, truck and so on) is one model for 2-4 vehicles and needs no base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-11",
     "says": "An artillery piece or anti-tank gun is one model gun with 3 or 4 crew figures (2-4 guns) on a 50 x 100 mm base.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-12",
     "says": "An aircraft is one model for 2-3 planes on a flight stand.",
     "source": "3.2 table",
     "kind": "value"
    },
    {
     "id": "BA-ORG-13",
     "says": "Most infantry stands have three figures; four figures mark massed infantry that can take more losses, such as Red Army or Imperial Japanese formations.",
     "source": "3.2 note *",
     "kind": "value"
    },
    {
     "id": "BA-ORG-14",
     "says": "Infantry specials are light machine guns, personal anti-tank weapons (PIAT, Panzerfaust, Panzerschreck), man-packed flamethrowers and many combat engineer weapons.",
     "source": "3.2 note **",
     "kind": "value"
    },
    {
     "id": "BA-ORG-15",
     "says": "Do not fuss over details such as where a gun barrel points: a model is a larger unit.",
     "source": "3.2 note",
     "kind": "advice"
    },
    {
     "id": "BA-ORG-16",
     "says": "A section or squad is one stand of 3-4 figures, or one vehicle: the basic unit.",
     "source": "3.3",
     "kind": "value"
    },
    {
     "id": "BA-ORG-17",
     "says": "A platoon is 3-4 rifle section stands and one light machine gun stand.",
     "source": "3.3",
     "kind": "value"
    },
    {
     "id": "BA-ORG-18",
     "says": "An infantry company is 3-4 platoons, 1-2 heavy machine gun stands, 1-2 mortar stands and a company headquarters stand.",
     "source": "3.3",
     "kind": "value"
    },
    {
     "id": "BA-ORG-19",
     "says": "An infantry battalion is three companies and a headquarters company with the heavy weapon platoons.",
     "source": "3.3",
     "kind": "value"
    },
    {
     "id": "BA-ORG-20",
     "says": "Armoured cars, tanks and self-propelled guns either each have their own order card or form squadrons or companies with a command rating of their own.",
     "source": "3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ORG-21",
     "says": "Anti-tank guns and small field guns form independent platoons of 2-3 sections or are attached to an infantry unit.",
     "source": "3.3",
     "kind": "value"
    },
    {
     "id": "BA-ORG-22",
     "says": "Divisional artillery is always off the table.",
     "source": "3.3",
     "kind": "limit"
    },
    {
     "id": "BA-ORG-23",
     "says": "Softskin vehicles belong to the infantry or artillery unit they serve and never have an order card of their own.",
     "source": "3.3",
     "kind": "limit"
    },
    {
     "id": "BA-ORG-24",
     "says": "One aircraft model is one flight or half squadron.",
     "source": "3.3",
     "kind": "value"
    },
    {
     "id": "BA-ORG-25",
     "says": "A glider is operated from the moment it leaves its tow line.",
     "source": "3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ORG-26",
     "says": "Landing craft, dinghies and rafts act on the order cards that their unit's command rating gives.",
     "source": "3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ORG-27",
     "says": "Each side writes its units and their abilities on a unit sheet, with infantry, vehicles and aircraft apart and a column for notes.",
     "source": "3.4",
     "kind": "advice"
    },
    {
     "id": "BA-ORG-28",
     "says": "Partisans and irregulars fight as platoons, mainly with small arms and the odd heavy machine gun or mortar.",
     "source": "3.6",
     "kind": "advice"
    },
    {
     "id": "BA-ORG-29",
     "says": "Partisans never have a command rating above Confident.",
     "source": "3.6",
     "kind": "limit"
    },
    {
     "id": "BA-ORG-30",
     "says": "A scenario may give partisans visibility bonuses for stealthy movement and for seeing through rough or wooded ground.",
     "source": "3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-ORG-31",
     "says": "Any army list may be used, historical or ad hoc.",
     "source": "3.7",
     "kind": "advice"
    },
    {
     "id": "BA-ORG-32",
     "says": "Heavy or special weapons may be listed as part of a unit or by themselves on the unit sheet.",
     "source": "3.4",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "HQ",
   "title": "Headquarters stands",
   "rules": [
    {
     "id": "BA-HQ-1",
     "says": "A company headquarters adds +1 in charges and melee to the platoon it is attached to.",
     "source": "3.5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-2",
     "says": "A company headquarters fights with small arms like any section.",
     "source": "3.5.1",
     "kind": "value"
    },
    {
     "id": "BA-HQ-3",
     "says": "When a company headquarters is destroyed, every unit under its direct control drops one command rating.",
     "source": "3.5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-4",
     "says": "That drop counts for the order cards of the very next turn.",
     "source": "3.5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-5",
     "says": "A Poor unit that would drop stays Poor.",
     "source": "3.5.1; 3.5.2",
     "kind": "limit"
    },
    {
     "id": "BA-HQ-6",
     "says": "A company headquarters has a command radius of 600 mm.",
     "source": "3.5.1",
     "kind": "value"
    },
    {
     "id": "BA-HQ-7",
     "says": "A unit outside its headquarters' radius drops one command rating from the following turn until it is within the radius again.",
     "source": "3.5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-8",
     "says": "A company headquarters is the spotter for all artillery.",
     "source": "3.5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-9",
     "says": "A company headquarters can call in aircraft where they are available.",
     "source": "3.5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-10",
     "says": "A battalion headquarters works like a company headquarters, but its loss drops the command rating of the whole battalion, and order cards with it.",
     "source": "3.5.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-11",
     "says": "A battalion headquarters has no command radius: it reaches everywhere.",
     "source": "3.5.2",
     "kind": "value"
    },
    {
     "id": "BA-HQ-12",
     "says": "The player who holds the battalion headquarters may overrule any company's request for off-table artillery or air support.",
     "source": "3.5.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-13",
     "says": "A destroyed headquarters is replaced by a stand of the same unit that the player names after a set number of turns.",
     "source": "3.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-HQ-14",
     "says": "The wait is 7 turns for a Poor unit, 5 for Average, 3 for Confident and 2 for Excellent (table hq-replacement).",
     "source": "3.5.3",
     "kind": "value"
    }
   ]
  },
  {
   "id": "CMD",
   "title": "Command rating",
   "rules": [
    {
     "id": "BA-CMD-1",
     "says": "Each unit, or a whole force, has one command rating that sums up training, leadership and motivation: Poor, Average, Confident or Excellent.",
     "source": "4.1",
     "kind": "value"
    },
    {
     "id": "BA-CMD-2",
     "says": "The rating governs order cards, combat dice and the breaking point.",
     "source": "4.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-CMD-3",
     "says": "A Poor platoon has 1 order card a turn.",
     "source": "4.1.1",
     "kind": "value"
    },
    {
     "id": "BA-CMD-4",
     "says": "An Average platoon has 2 order cards a turn.",
     "source": "4.1.1",
     "kind": "value"
    },
    {
     "id": "BA-CMD-5",
     "says": "A Confident platoon has 3 order cards a turn.",
     "source": "4.1.1",
     "kind": "value"
    },
    {
     "id": "BA-CMD-6",
     "says": "An Excellent platoon has 4 or more order cards a turn.",
     "source": "4.1.1",
     "kind": "value"
    },
    {
     "id": "BA-CMD-7",
     "says": "Infantry specials, heavy weapons and most vehicles each have an individual order card that does not count against the platoon's number.",
     "source": "4.1.1",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "CARD",
   "title": "Order cards",
   "rules": [
    {
     "id": "BA-CARD-1",
     "says": "All sides place their order cards face down at the same time, before anything is revealed.",
     "source": "4.2; 4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-CARD-2",
     "says": "A card once placed cannot be changed.",
     "source": "4.2",
     "kind": "limit"
    },
    {
     "id": "BA-CARD-3",
     "says": "Stands that share one order card must be in base contact with each other.",
     "source": "4.2",
     "kind": "limit"
    },
    {
     "id": "BA-CARD-4",
     "says": "Stands on cards of their own may spread out within the command radius.",
     "source": "4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-CARD-5",
     "says": "A mechanised platoon's order cards pass to its vehicles while it is carried.",
     "source": "4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-CARD-6",
     "says": "So two transports that carry four sections may have from one to four order cards between them.",
     "source": "4.2",
     "kind": "value"
    },
    {
     "id": "BA-CARD-7",
     "says": "A card lies beside the stand or unit it is meant for, face down, so that the enemy sees that there is a card but not which.",
     "source": "4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-CARD-8",
     "says": "Cards for hidden units or hidden movement lie at the table edge, so as not to give the place away.",
     "source": "4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-CARD-9",
     "says": "Print each side's cards in its own colour and laminate them.",
     "source": "4.2",
     "kind": "advice"
    },
    {
     "id": "BA-CARD-10",
     "says": "A dummy card means that its stands do nothing this turn, without the enemy knowing it from a missing card.",
     "source": "4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CARD-11",
     "says": "A dummy card counts against the unit's number of cards like any other.",
     "source": "4.3",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "TURN",
   "title": "Turn sequence",
   "rules": [
    {
     "id": "BA-TURN-1",
     "says": "A turn has ten steps, in this order: Action, Fall Back, Charge, Prone, Aimed Fire, Move, Move and Fire, Opportunity Fire, resolve charges, check breaking points.",
     "source": "4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-TURN-2",
     "says": "Every stand acts in the step of its own card, both sides within the same step.",
     "source": "4.4; 7",
     "kind": "mechanic"
    },
    {
     "id": "BA-TURN-3",
     "says": "Opportunity Fire may break into the steps that follow Aimed Fire.",
     "source": "4.4; 4.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-TURN-4",
     "says": "The order of play must be kept to, above all when the game is at its most hectic.",
     "source": "7",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "ACTN",
   "title": "Turn step 1: Action",
   "rules": [
    {
     "id": "BA-ACTN-1",
     "says": "An Action is a task that the scenario provides: repair a bridge, recover equipment, clear mines or wire, and so on.",
     "source": "4.4.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ACTN-2",
     "says": "Action cards come first in the turn: they are declared before the other cards are turned over.",
     "source": "4.4.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ACTN-3",
     "says": "Which Action it is is told to the umpire alone, or, without an umpire, to the enemy once it is complete.",
     "source": "4.4.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ACTN-4",
     "says": "A stand that has declared an Action is bound to it as the other cards are turned.",
     "source": "4.4.1",
     "kind": "limit"
    },
    {
     "id": "BA-ACTN-5",
     "says": "A task may need several Action cards: setting charges on a bridge takes 3 Action orders in consecutive turns.",
     "source": "4.4.1 example",
     "kind": "mechanic"
    },
    {
     "id": "BA-ACTN-6",
     "says": "A charge that has been set is blown with a fire order.",
     "source": "4.4.1 example",
     "kind": "mechanic"
    },
    {
     "id": "BA-ACTN-7",
     "says": "Cutting loopholes in a house wall takes one Action order.",
     "source": "4.4.1 example",
     "kind": "value"
    },
    {
     "id": "BA-ACTN-8",
     "says": "A stand on Action neither moves nor fires that turn.",
     "source": "4.4.1",
     "kind": "limit"
    },
    {
     "id": "BA-ACTN-9",
     "says": "A stand on Action may defend itself in melee, at a disadvantage.",
     "source": "4.4.1",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "FALL",
   "title": "Turn step 2: Fall Back",
   "rules": [
    {
     "id": "BA-FALL-1",
     "says": "Fall Back is carried out in the Action phase of the turn.",
     "source": "4.4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-FALL-2",
     "says": "An infantry stand that falls back moves at once up to 200 mm to the rear to another defensive position.",
     "source": "4.4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-FALL-3",
     "says": "An enemy on a fire order (Aimed Fire or other) may shoot at stands that fall back at once, or keep its fire for another target in its own phase.",
     "source": "4.4.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-FALL-4",
     "says": "Stands falling back are hit on 8-10 on a D10.",
     "source": "4.4.2",
     "kind": "value"
    },
    {
     "id": "BA-FALL-5",
     "says": "A vehicle that falls back ends facing the way it faced at the start.",
     "source": "4.4.2",
     "kind": "limit"
    },
    {
     "id": "BA-FALL-6",
     "says": "A stand that falls back does nothing else that turn, not even defensive fire.",
     "source": "4.4.2",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "CHRG",
   "title": "Turn step 3: Charge",
   "rules": [
    {
     "id": "BA-CHRG-1",
     "says": "Charges are declared after Actions.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-2",
     "says": "A charging stand moves its Move distance plus the charge bonus of the movement table.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-3",
     "says": "A unit may charge only while its morale allows (not disordered).",
     "source": "4.4.3",
     "kind": "limit"
    },
    {
     "id": "BA-CHRG-4",
     "says": "Once a charger touches an enemy stand, both are in close combat.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-5",
     "says": "Units of higher command rating complete their charge moves first.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-6",
     "says": "Units of the same command rating that charge each other meet half way.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-7",
     "says": "Neither side may fire into a stand that is in melee.",
     "source": "4.4.3",
     "kind": "limit"
    },
    {
     "id": "BA-CHRG-8",
     "says": "A charging unit may not fire.",
     "source": "4.4.3",
     "kind": "limit"
    },
    {
     "id": "BA-CHRG-9",
     "says": "A charged unit may fire into the chargers if it holds any kind of fire card.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-10",
     "says": "Cavalry that charges infantry or guns adds +2 in the first round of combat.",
     "source": "4.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-CHRG-11",
     "says": "An infantry stand may charge three times in a game; a scenario may change this.",
     "source": "4.4.3",
     "kind": "limit"
    },
    {
     "id": "BA-CHRG-12",
     "says": "Fanatical and banzai charges add +1 in the first round of combat; which units may do so is set before the game.",
     "source": "4.4.3",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "PRONE",
   "title": "Turn step 4: Prone",
   "rules": [
    {
     "id": "BA-PRONE-1",
     "says": "Only infantry may take a Prone card.",
     "source": "4.4.4",
     "kind": "limit"
    },
    {
     "id": "BA-PRONE-2",
     "says": "A prone unit takes cover on the spot at once and may not fire at any time in the turn.",
     "source": "4.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRONE-3",
     "says": "Direct fire from more than 150 mm cannot hit a prone unit.",
     "source": "4.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRONE-4",
     "says": "Within 150 mm a prone unit counts as in hard cover.",
     "source": "4.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRONE-5",
     "says": "A stand charged while prone loses one figure at once and then retires 300 mm backwards.",
     "source": "4.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRONE-6",
     "says": "If such a stand cannot retire without touching an enemy or being blocked by terrain, it is destroyed.",
     "source": "4.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRONE-7",
     "says": "Cavalry may not go prone.",
     "source": "4.4.4",
     "kind": "limit"
    },
    {
     "id": "BA-PRONE-8",
     "says": "A Poor unit that is prone must roll 6 or more on a D10 before it carries out another order.",
     "source": "4.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRONE-9",
     "says": "On less than 6 it stays prone for another turn, and rolls again each turn until it succeeds.",
     "source": "4.4.4",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "AIM",
   "title": "Turn step 5: Aimed Fire",
   "rules": [
    {
     "id": "BA-AIM-1",
     "says": "Aimed Fire is resolved before any normal movement.",
     "source": "4.4.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIM-2",
     "says": "A unit on Aimed Fire does not move for the rest of the turn.",
     "source": "4.4.5",
     "kind": "limit"
    },
    {
     "id": "BA-AIM-3",
     "says": "Aimed Fire takes priority over all other shooting.",
     "source": "4.4.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIM-4",
     "says": "Aimed Fire between units that both hold Aimed Fire is simultaneous.",
     "source": "4.4.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIM-5",
     "says": "Casualties are taken off after all Aimed Fire is done.",
     "source": "4.4.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIM-6",
     "says": "Units on a slower fire order fire later, with fewer dice for the figures they have lost.",
     "source": "4.4.5",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "MOVE",
   "title": "Turn step 6: Move",
   "rules": [
    {
     "id": "BA-MOVE-1",
     "says": "A unit on a Move card must move at least one third of its allowed distance.",
     "source": "4.4.6",
     "kind": "limit"
    },
    {
     "id": "BA-MOVE-2",
     "says": "The arrow on a Move card gives the general direction in which the unit is bound to move.",
     "source": "4.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOVE-3",
     "says": "A unit on a Move card may not fire.",
     "source": "4.4.6",
     "kind": "limit"
    },
    {
     "id": "BA-MOVE-4",
     "says": "A unit may move up to 45 degrees to either side of its arrow.",
     "source": "6; figure 1.0",
     "kind": "limit"
    },
    {
     "id": "BA-MOVE-5",
     "says": "Within that, any unit may move in any direction, whatever way it faces.",
     "source": "6",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOVE-6",
     "says": "A Move and Fire card works like Move, but the unit moves at most half its allowed distance, and then fires.",
     "source": "4.4.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOVE-7",
     "says": "A unit on Move and Fire loses one die when it fires.",
     "source": "4.4.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOVE-8",
     "says": "A unit that would be left with no die, such as a Poor one or a stand with losses, cannot fire on Move and Fire.",
     "source": "4.4.7",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "OPP",
   "title": "Turn steps 8 to 10: opportunity fire, charges, morale",
   "rules": [
    {
     "id": "BA-OPP-1",
     "says": "A unit on Opportunity Fire holds its place and fires at targets as they appear.",
     "source": "4.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-2",
     "says": "It may fire at any time during or after the movement and fire phases, up to the moment when charges are resolved.",
     "source": "4.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-3",
     "says": "Only Aimed Fire goes before Opportunity Fire.",
     "source": "4.4.8 note",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-4",
     "says": "Opportunity Fire is how hidden troops spring an ambush on an enemy that moves into range.",
     "source": "4.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-5",
     "says": "Opportunity Fire goes before the fire of Move and Fire.",
     "source": "4.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-6",
     "says": "The player announces Opportunity Fire at the moment of firing; the target stops all else until it is resolved.",
     "source": "4.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-7",
     "says": "Charges are resolved after all fire, by the rules for charges and melee.",
     "source": "4.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-OPP-8",
     "says": "Units in close combat may not be fired on.",
     "source": "4.4.9",
     "kind": "limit"
    },
    {
     "id": "BA-OPP-9",
     "says": "Morale is checked at the end of the turn: a unit that has reached its breaking point is removed from the game.",
     "source": "4.4.10",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "VIS",
   "title": "Visibility",
   "rules": [
    {
     "id": "BA-VIS-1",
     "says": "Nothing can be seen beyond 800 mm.",
     "source": "5.1",
     "kind": "limit"
    },
    {
     "id": "BA-VIS-2",
     "says": "Anything within 100 mm can always be seen, unless it is a stand in a house.",
     "source": "5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-3",
     "says": "A stand in cover stays unseen beyond the distance of the visibility table for its class.",
     "source": "5.1; 5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-4",
     "says": "The terrain effect table says what counts as cover.",
     "source": "5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-5",
     "says": "Sight runs in a straight line from stand to stand; a laser pointer settles doubts.",
     "source": "5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-6",
     "says": "A headquarters stand used as forward observer gives all medium and heavy field artillery, but not mortars, an 800 mm reach from the headquarters stand.",
     "source": "5.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-7",
     "says": "The umpire has the last word on visibility.",
     "source": "5.1",
     "kind": "advice"
    },
    {
     "id": "BA-VIS-8",
     "says": "Whatever a stand can see it may fire at, within the range of its weapon.",
     "source": "5.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-9",
     "says": "Greatest ranges: rifle 300 mm, light machine gun 400 mm, heavy machine gun 450 mm, tank and anti-tank guns 800 mm.",
     "source": "5.2 note",
     "kind": "value"
    },
    {
     "id": "BA-VIS-10",
     "says": "Medium and heavy artillery has no greatest range, but needs a headquarters stand, a reconnaissance vehicle or an aircraft that sees the target.",
     "source": "5.2 note",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-11",
     "says": "In the open, infantry, anti-tank guns, field artillery on open sights and vehicles are all seen at 800 mm.",
     "source": "5.3",
     "kind": "value"
    },
    {
     "id": "BA-VIS-12",
     "says": "In cover, infantry is seen at 100 mm, an anti-tank gun at 200 mm, field artillery on open sights at 250 mm and a vehicle at 300 mm.",
     "source": "5.3",
     "kind": "value"
    },
    {
     "id": "BA-VIS-13",
     "says": "Nothing is seen through smoke beyond the smoke's near edge.",
     "source": "5.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-VIS-14",
     "says": "The distance at which a prone unit is seen is 400 mm less.",
     "source": "5.4",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "RECON",
   "title": "Reconnaissance teams",
   "rules": [
    {
     "id": "BA-RECON-1",
     "says": "A reconnaissance team is two vehicles picked for probing: jeeps, carriers, armoured personnel carriers or light armoured cars, and late in the war light tanks.",
     "source": "5.5",
     "kind": "value"
    },
    {
     "id": "BA-RECON-2",
     "says": "Normal visibility applies to reconnaissance teams.",
     "source": "5.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-RECON-3",
     "says": "The two vehicles must stay within 200 mm of each other.",
     "source": "5.5",
     "kind": "limit"
    },
    {
     "id": "BA-RECON-4",
     "says": "If one vehicle is lost the other may carry on alone.",
     "source": "5.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-RECON-5",
     "says": "Reconnaissance vehicles spot for medium and heavy artillery.",
     "source": "5.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-RECON-6",
     "says": "A jeep and an armoured car make a good team: speed and some fire support.",
     "source": "5.5",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "HIDE",
   "title": "Hidden and ambushing units",
   "rules": [
    {
     "id": "BA-HIDE-1",
     "says": "A hidden unit stays unseen only while it stays where it was at the start of the game.",
     "source": "5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-HIDE-2",
     "says": "Hidden infantry may move through suitable cover and stay unseen.",
     "source": "5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-HIDE-3",
     "says": "A hidden vehicle that moves is revealed by its engine.",
     "source": "5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-HIDE-4",
     "says": "Hidden places are noted with hidden movement cards or told to the umpire.",
     "source": "5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-HIDE-5",
     "says": "A unit that fires from hiding and does not destroy its target is revealed; if it destroys the target it stays hidden. A scenario may change this.",
     "source": "5.6",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "TERR",
   "title": "Movement and terrain",
   "rules": [
    {
     "id": "BA-TERR-1",
     "says": "Enemy units that bump into each other while moving both pull back 50 mm from the point of contact.",
     "source": "6; figure 1.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-2",
     "says": "Only a unit with a Charge order may touch the enemy.",
     "source": "6",
     "kind": "limit"
    },
    {
     "id": "BA-TERR-3",
     "says": "Limbering or unlimbering a gun takes an Action card.",
     "source": "6",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-4",
     "says": "A vehicle that tows a weapon moves at its full rate.",
     "source": "6",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-5",
     "says": "Friendly units may pass through each other without penalty.",
     "source": "6",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-6",
     "says": "Each class of piece has a Move, a Move and Fire, a Road Move and a charge bonus (table movement).",
     "source": "6.1",
     "kind": "value"
    },
    {
     "id": "BA-TERR-7",
     "says": "A dinghy or raft may beach up to 50 mm onto land.",
     "source": "6.1",
     "kind": "value"
    },
    {
     "id": "BA-TERR-8",
     "says": "A landing craft or barge may beach up to 100 mm onto land.",
     "source": "6.1",
     "kind": "value"
    },
    {
     "id": "BA-TERR-9",
     "says": "Movement along a road has the road bonus: the Road Move of the table; a road gives no cover.",
     "source": "6.1; 6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-10",
     "says": "A hedge costs nothing to cross except that guns and wheeled vehicles move at half speed; it gives no cover from fire and soft cover in melee.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-11",
     "says": "Rough scrub halves speed except for infantry; it is soft cover from direct fire only.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-12",
     "says": "Woods and jungle halve speed except for infantry; they are soft cover from direct and indirect fire, and cover in melee.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-13",
     "says": "A river or creek halves speed; it is soft cover from direct fire only.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-14",
     "says": "A hill crest costs nothing; it is soft cover from direct fire and in melee, not from indirect fire.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-15",
     "says": "A wall costs infantry and tracked vehicles nothing and cannot be crossed by guns, wheeled vehicles or half-tracks; it is hard cover from direct fire, indirect fire and in melee.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-16",
     "says": "In a building guns and heavy weapons move at half speed and infantry without penalty; it is hard cover from direct fire, indirect fire and in melee.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-17",
     "says": "Only infantry may enter a bunker; it is hard cover from direct fire, indirect fire and in melee.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-18",
     "says": "A trench takes half a move to cross and cannot be crossed by guns, wheeled or half-tracked vehicles; it is hard cover from direct fire and soft cover from indirect fire and in melee.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-19",
     "says": "Foxholes and shell holes halve the speed of wheeled vehicles only; they are soft cover from direct fire and in melee, not from indirect fire.",
     "source": "6.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-TERR-20",
     "says": "Soft cover adds 1 to the score needed to hit.",
     "source": "6.2 note",
     "kind": "value"
    },
    {
     "id": "BA-TERR-21",
     "says": "Hard cover adds 2 to the score needed to hit.",
     "source": "6.2 note",
     "kind": "value"
    }
   ]
  },
  {
   "id": "DBL",
   "title": "Double moves",
   "rules": [
    {
     "id": "BA-DBL-1",
     "says": "Before the game each side is given a number of double moves for infantry, usually 1 to 4.",
     "source": "6.3",
     "kind": "value"
    },
    {
     "id": "BA-DBL-2",
     "says": "A double move is spent by laying a counter on a Move card as it is turned over; the unit may then move twice its distance.",
     "source": "6.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-DBL-3",
     "says": "A spent counter is gone.",
     "source": "6.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-DBL-4",
     "says": "A unit cannot double move and fire.",
     "source": "6.3",
     "kind": "limit"
    },
    {
     "id": "BA-DBL-5",
     "says": "A unit cannot double move and charge.",
     "source": "6.3",
     "kind": "limit"
    },
    {
     "id": "BA-DBL-6",
     "says": "Allow 5 or more a side only on very open ground, or where few heavy infantry weapons are carried.",
     "source": "6.3",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "MOTO",
   "title": "Motorised infantry and tank riders",
   "rules": [
    {
     "id": "BA-MOTO-1",
     "says": "A truck or half-track carries 2 or 3 stands.",
     "source": "6.4",
     "kind": "limit"
    },
    {
     "id": "BA-MOTO-2",
     "says": "A jeep, universal carrier or tank carries 1 stand.",
     "source": "6.4",
     "kind": "limit"
    },
    {
     "id": "BA-MOTO-3",
     "says": "A motorised platoon's order cards pass to its vehicles while it is carried.",
     "source": "6.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOTO-4",
     "says": "An infantry stand, heavy weapons included, may either mount or dismount in a turn, without penalty, but not both.",
     "source": "6.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOTO-5",
     "says": "A stand that dismounts is placed touching its transport as far as that is possible.",
     "source": "6.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOTO-6",
     "says": "Tank riders move at the speed of the tank.",
     "source": "6.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOTO-7",
     "says": "Tank riders are a target in soft cover.",
     "source": "6.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOTO-8",
     "says": "Tank riders count as passengers if the tank is destroyed.",
     "source": "6.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MOTO-9",
     "says": "Show tank riders with a counter or with figures on the model.",
     "source": "6.4",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "HMOV",
   "title": "Hidden movement",
   "rules": [
    {
     "id": "BA-HMOV-1",
     "says": "Hidden movement is used when the players agree on it before the game or the scenario has it.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-2",
     "says": "Each stand, gun or vehicle on the table at the start is then a face-down marker of 50 x 50 mm; units that arrive later may be too.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-3",
     "says": "Dummy markers may be allowed, as many as the scenario says.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-4",
     "says": "The enemy sees where a marker is, but not what it is.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-5",
     "says": "A marker is turned up once it is within visibility range of an enemy or has fired.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-6",
     "says": "A battalion commander has no marker: he may be placed anywhere within 1,000 mm of one of his stands when he is first revealed.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-7",
     "says": "A marker once revealed (by reconnaissance, or because its unit fired or moved), genuine or false, is removed for the rest of the game.",
     "source": "6.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-HMOV-8",
     "says": "Hidden movement applies to night movement and combat.",
     "source": "6.5",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "WX",
   "title": "Bad weather",
   "rules": [
    {
     "id": "BA-WX-1",
     "says": "Bad weather (snowstorm, thunderstorm, sandstorm, heavy fog) halves all movement while it lasts.",
     "source": "6.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-WX-2",
     "says": "It also halves all visibility.",
     "source": "6.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-WX-3",
     "says": "It grounds all aircraft.",
     "source": "6.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-WX-4",
     "says": "Bad ground, such as snow or mud, changes no movement rate.",
     "source": "6.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-WX-5",
     "says": "A scenario may give a movement bonus to units with special equipment for bad ground.",
     "source": "6.6",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "NIGHT",
   "title": "Night",
   "rules": [
    {
     "id": "BA-NIGHT-1",
     "says": "At night hidden movement markers may be used until a unit fires or is seen; then its models are placed.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-2",
     "says": "Dummy markers may be given out at night as well.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-3",
     "says": "Limit night fighting to 10 turns unless the scenario is a night attack.",
     "source": "6.7",
     "kind": "advice"
    },
    {
     "id": "BA-NIGHT-4",
     "says": "At night all visibility is 100 mm.",
     "source": "6.7",
     "kind": "value"
    },
    {
     "id": "BA-NIGHT-5",
     "says": "A full moon or dim light, such as street lamps, adds 100 mm.",
     "source": "6.7",
     "kind": "value"
    },
    {
     "id": "BA-NIGHT-6",
     "says": "At night all infantry moves 100 mm.",
     "source": "6.7",
     "kind": "value"
    },
    {
     "id": "BA-NIGHT-7",
     "says": "At night a vehicle moves at most 200 mm.",
     "source": "6.7",
     "kind": "limit"
    },
    {
     "id": "BA-NIGHT-8",
     "says": "Lights on a vehicle raise visibility to 200 mm in one arc of 45 degrees.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-9",
     "says": "Units may fire at a vehicle's light: two scores of 10 on a D10 put it out.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-10",
     "says": "A fixed light, such as a spotlight, raises visibility to 400 mm in one arc of 45 degrees.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-11",
     "says": "A floodlight, such as those of anti-aircraft batteries, lights 600 mm in one arc of 45 degrees.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-12",
     "says": "At night infantry needs 2 more to hit.",
     "source": "6.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-NIGHT-13",
     "says": "At night only stands that see the target themselves may fire at it.",
     "source": "6.7",
     "kind": "limit"
    },
    {
     "id": "BA-NIGHT-14",
     "says": "No double moves at night except on roads or open ground.",
     "source": "6.7",
     "kind": "limit"
    },
    {
     "id": "BA-NIGHT-15",
     "says": "No speculative fire at night.",
     "source": "6.7",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "WIRE",
   "title": "Wire",
   "rules": [
    {
     "id": "BA-WIRE-1",
     "says": "Wire comes in strips of 50 x 20 mm and 100 x 20 mm.",
     "source": "6.8",
     "kind": "value"
    },
    {
     "id": "BA-WIRE-2",
     "says": "An artillery hit destroys wire: every strip completely under the template is removed.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-3",
     "says": "A wheeled vehicle cannot cross wire: if it tries, it is immobilised on the near side for the rest of the game and the wire stays.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-4",
     "says": "A half-track takes half its turn's move to cross wire.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-5",
     "says": "A half-track that crosses rolls a D10: on 1-2 it is stuck; otherwise one strip is destroyed.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-6",
     "says": "A stuck half-track may roll again in later turns until it is free.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-7",
     "says": "A tank that crosses wire destroys 50 mm of it, without losing speed.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-8",
     "says": "Engineers, sappers and pioneers cut through wire with one Action: they clear 2 strips in the turn, or 1 strip and then move half their distance.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-9",
     "says": "Each other infantry stand that tries to cross wire rolls a D10: on 1-6 it is entangled, on 7-10 it clears a section.",
     "source": "6.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-WIRE-10",
     "says": "A stand that is cutting wire or is entangled cannot fire.",
     "source": "6.8",
     "kind": "limit"
    },
    {
     "id": "BA-WIRE-11",
     "says": "As with mines, hits on the wire cutters stop their work for the turn.",
     "source": "6.8",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "MINE",
   "title": "Mines",
   "rules": [
    {
     "id": "BA-MINE-1",
     "says": "Mines come in squares of 50 x 50 mm.",
     "source": "6.9",
     "kind": "value"
    },
    {
     "id": "BA-MINE-2",
     "says": "For every mine square a player may have up to two dummy squares that look the same to the enemy.",
     "source": "6.9",
     "kind": "limit"
    },
    {
     "id": "BA-MINE-3",
     "says": "Mines are placed anywhere on the defender's side of the table.",
     "source": "6.9",
     "kind": "limit"
    },
    {
     "id": "BA-MINE-4",
     "says": "A square is not revealed as real or dummy until a unit crosses it.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-5",
     "says": "A mine-clearing tank removes a square in half a turn, at most 2 squares a turn, and needs no order card for it.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-6",
     "says": "Any other vehicle that crosses a mine square rolls a D10: on 1-5 it is destroyed, on 6-10 it gets through and the square is cleared and removed.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-7",
     "says": "Passing through a minefield takes any unit half its move.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-8",
     "says": "A vehicle destroyed on mines stays there, and no other vehicle may enter that square for the rest of the game unless the scenario allows it.",
     "source": "6.9",
     "kind": "limit"
    },
    {
     "id": "BA-MINE-9",
     "says": "Engineers, sappers, pioneers and other specialists clear one square, real or dummy, with an Action turn.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-10",
     "says": "Other infantry that crosses an uncleared square rolls a D10: 1-4 the stand is destroyed, 5-7 it passes and the square stays live, 8-10 it clears a path and the square is removed.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-11",
     "says": "Units on Opportunity Fire may fire on units that enter or clear a minefield.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-12",
     "says": "One hit or more stops the mine clearer for the rest of the turn: the square is neither cleared nor identified.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-13",
     "says": "A hit from artillery or heavy mortars destroys mines.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-14",
     "says": "One template affects only one mine square, and no deviation is rolled for it.",
     "source": "6.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MINE-15",
     "says": "All mine squares are laid, in sight, before a pre-game bombardment is planned.",
     "source": "6.9",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "STREET",
   "title": "Street fighting",
   "rules": [
    {
     "id": "BA-STREET-1",
     "says": "One infantry stand fits on each level of a house.",
     "source": "6.10",
     "kind": "limit"
    },
    {
     "id": "BA-STREET-2",
     "says": "A larger building may hold more stands, as the scenario says.",
     "source": "6.10",
     "kind": "value"
    },
    {
     "id": "BA-STREET-3",
     "says": "A stand on the ground floor is seen and hidden as usual.",
     "source": "6.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-STREET-4",
     "says": "A stand on an upper floor stays hidden until it fires or an enemy that searches that floor touches it.",
     "source": "6.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-STREET-5",
     "says": "A building counts as empty only once all its floors have been entered.",
     "source": "6.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-STREET-6",
     "says": "A building of strong wood, stone, corrugated iron, adobe or brick is hard cover.",
     "source": "6.10",
     "kind": "value"
    },
    {
     "id": "BA-STREET-7",
     "says": "A building of weaker stuff, or a flimsy one of strong stuff, is soft cover.",
     "source": "6.10",
     "kind": "value"
    }
   ]
  },
  {
   "id": "PARA",
   "title": "Paratroops and airborne assault",
   "rules": [
    {
     "id": "BA-PARA-1",
     "says": "Paratroops and gliders land in the movement phase.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-2",
     "says": "Airborne troops may come by aircraft or by glider.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-3",
     "says": "A marker shows where each stand means to land.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-4",
     "says": "Normal deviation is rolled for each stand to find where it does land.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-5",
     "says": "Landing in scrub or fields has no effect.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-6",
     "says": "Landing in woods, on a fence or wall, or on wire: roll a D6 for the stand, and on 1-3 remove one figure.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-7",
     "says": "Landing on a building: roll a D6 for the stand; 1-3 removes two figures and 4-5 one.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-8",
     "says": "A stand that lands in water is lost.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-9",
     "says": "A glider carries, by its size, 3-4 infantry stands, 2 artillery stands with crew, 2 light vehicles or transports, or 1 medium vehicle.",
     "source": "6.11",
     "kind": "limit"
    },
    {
     "id": "BA-PARA-10",
     "says": "A glider that deviates onto a terrain feature rolls for each stand it carries as for paratroops.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-11",
     "says": "A glider in deep water loses all its vehicles and half its passengers; the survivors are placed at the nearest water's edge.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-12",
     "says": "A landing on mines is handled by the rules for mines.",
     "source": "6.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-PARA-13",
     "says": "Paratroops stay where they land and do nothing more that turn.",
     "source": "6.11",
     "kind": "limit"
    },
    {
     "id": "BA-PARA-14",
     "says": "Glider troops can leave the glider only in the following turn.",
     "source": "6.11",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "CRAFT",
   "title": "Landing craft and small craft",
   "rules": [
    {
     "id": "BA-CRAFT-1",
     "says": "A landing craft or barge carries, by its size, 3-5 infantry stands, 2 artillery stands or 1-2 vehicles.",
     "source": "6.12",
     "kind": "limit"
    },
    {
     "id": "BA-CRAFT-2",
     "says": "A dinghy or raft carries 1-2 stands and light equipment only.",
     "source": "6.12",
     "kind": "limit"
    },
    {
     "id": "BA-CRAFT-3",
     "says": "The order cards of the stands aboard steer the craft.",
     "source": "6.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-CRAFT-4",
     "says": "So a Poor unit in four rafts has one card for all of them.",
     "source": "6.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-CRAFT-5",
     "says": "A unit that paddles drops a die when it fires on Move and Fire; with only one die it cannot fire.",
     "source": "6.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-CRAFT-6",
     "says": "Landing craft and some barges are hard cover; dinghies, rafts and rubber boats give none.",
     "source": "6.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-CRAFT-7",
     "says": "In a weak current or tide craft drift 25 mm a turn in the direction the scenario or the umpire gives.",
     "source": "6.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-CRAFT-8",
     "says": "In a strong current or tide craft drift 50 mm a turn.",
     "source": "6.12",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "ARMS",
   "title": "Small arms",
   "rules": [
    {
     "id": "BA-ARMS-1",
     "says": "Fire within one phase is simultaneous: two units may destroy each other in the same phase.",
     "source": "7",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-2",
     "says": "Of units that fire at each other, those on Aimed Fire go first.",
     "source": "7",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-3",
     "says": "Each infantry stand fires with a number of D10 that its command rating gives; a rolled 0 is 10.",
     "source": "7.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-4",
     "says": "A stand of four figures fires as one of three.",
     "source": "7.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-5",
     "says": "A cavalry stand at full strength fires as if it had three figures; once it has lost a figure, the table applies to what is left.",
     "source": "7.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-6",
     "says": "Infantry fires all round.",
     "source": "7.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-7",
     "says": "Heavy and medium machine guns fire at anything forward of the front edge of their stand, nearly 180 degrees.",
     "source": "7.1",
     "kind": "limit"
    },
    {
     "id": "BA-ARMS-8",
     "says": "Infantry that is firing is harder to hit: +1 to the score needed, on top of any cover.",
     "source": "7.1; 7.1.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-9",
     "says": "A light machine gun stand keeps its full dice while one figure is left.",
     "source": "7.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-10",
     "says": "A Poor light machine gun stand has 1 D10 all the same.",
     "source": "7.1",
     "kind": "limit"
    },
    {
     "id": "BA-ARMS-11",
     "says": "Ranges may not be measured beforehand by a player who considers Aimed Fire, unless all agreed to it.",
     "source": "7.1.1",
     "kind": "limit"
    },
    {
     "id": "BA-ARMS-12",
     "says": "Bonus D10 come on top of the stand's own.",
     "source": "7.1.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-13",
     "says": "A rifle stand fires to 300 mm with no bonus.",
     "source": "7.1.1",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-14",
     "says": "Infantry anti-tank weapons fire to 100 mm with no bonus.",
     "source": "7.1.1",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-15",
     "says": "A light machine gun or light mortar stand fires to 400 mm with no bonus.",
     "source": "7.1.1",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-16",
     "says": "A submachine gun stand fires to 200 mm, with 2 bonus D10 within 150 mm.",
     "source": "7.1.1",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-17",
     "says": "Medium and heavy machine guns, of infantry or tanks, fire to 450 mm with 1 bonus D10, or 2 within 150 mm.",
     "source": "7.1.1",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-18",
     "says": "The machine guns of an armoured vehicle fire to 450 mm with 1 bonus D10, or 2 within 150 mm.",
     "source": "7.1.1",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-19",
     "says": "Knee mortars, grenade launchers, personal anti-tank weapons used in bunker busting and the like add 1 D10 to the stand.",
     "source": "7.1.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-20",
     "says": "Infantry and vehicles may fire through one friendly stand without penalty, if that stand is not in melee.",
     "source": "7.1.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-21",
     "says": "Dice by rating and figures left (3, 2, 1): Poor 1, 1, 1; Average 2, 1, 1; Confident 3, 2, 1; Excellent 3, 3, 2 (table d10-allocation).",
     "source": "7.1.3",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-22",
     "says": "A stand that has lost figures uses the smaller number from its next fire on.",
     "source": "7.1.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-23",
     "says": "A stand always has at least 1 D10.",
     "source": "7.1.3",
     "kind": "limit"
    },
    {
     "id": "BA-ARMS-24",
     "says": "On any fire order a stand rolls all its D10, and each hit removes one figure from the target stand.",
     "source": "7.1.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARMS-25",
     "says": "A hit figure stands for all kinds of loss, not only the dead.",
     "source": "7.1.4",
     "kind": "advice"
    },
    {
     "id": "BA-ARMS-26",
     "says": "A stand in the open is hit on 7 or more, in soft cover on 8 or more and in hard cover on 9 or more.",
     "source": "7.1.5",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-27",
     "says": "A stand that is itself firing is hit in the open on 8 or more, in soft cover on 9 or more and in hard cover on 10.",
     "source": "7.1.5",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-28",
     "says": "Cavalry is hit in the open on 6 or more, in soft cover on 7 or more and in hard cover on 8 or more.",
     "source": "7.1.5",
     "kind": "value"
    },
    {
     "id": "BA-ARMS-29",
     "says": "A 10 always hits.",
     "source": "7.1.5",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "FLAME",
   "title": "Flamethrowers",
   "rules": [
    {
     "id": "BA-FLAME-1",
     "says": "A flamethrower stand moves and fires as normal infantry, and may fire as rifles beyond flamethrower range.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-2",
     "says": "A man-pack flamethrower has a range of 100 mm, one on a vehicle 150 mm.",
     "source": "7.1.6",
     "kind": "value"
    },
    {
     "id": "BA-FLAME-3",
     "says": "A template of 30 x 100 mm picks the targets.",
     "source": "7.1.6",
     "kind": "value"
    },
    {
     "id": "BA-FLAME-4",
     "says": "Every figure completely under the template is removed.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-5",
     "says": "Figures partly under the template are rolled for on the to-hit table.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-6",
     "says": "A softskin that the template touches is destroyed, without a roll.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-7",
     "says": "An armoured vehicle that the template touches from the rear, and only from the rear, is disabled without a roll.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-8",
     "says": "Infantry stands carried by the vehicle are rolled for on the to-hit table.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-9",
     "says": "A man-pack flamethrower has 2 bursts.",
     "source": "7.1.6",
     "kind": "limit"
    },
    {
     "id": "BA-FLAME-10",
     "says": "It may refuel at a fitting source with an Action card.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-11",
     "says": "It keeps its full effect while one figure is left.",
     "source": "7.1.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-FLAME-12",
     "says": "A vehicle flamethrower has 3 bursts before it must refuel from another source.",
     "source": "7.1.6",
     "kind": "limit"
    },
    {
     "id": "BA-FLAME-13",
     "says": "Claiming the flamethrower bonus in charges and melee uses one burst.",
     "source": "7.1.6",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "SOFT",
   "title": "Small arms against softskins",
   "rules": [
    {
     "id": "BA-SOFT-1",
     "says": "A softskin is any unarmoured transport, such as a truck.",
     "source": "7.1.7",
     "kind": "value"
    },
    {
     "id": "BA-SOFT-2",
     "says": "Any small-arms stand, mortars included, may fire at a softskin; three D10 scores of 6 or more knock it out.",
     "source": "7.1.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-SOFT-3",
     "says": "Hits scored while shooting at the passengers count toward the vehicle.",
     "source": "7.1.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-SOFT-4",
     "says": "Hits on a softskin add up over the whole game.",
     "source": "7.1.7",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "SNIPE",
   "title": "Snipers",
   "rules": [
    {
     "id": "BA-SNIPE-1",
     "says": "A sniper is a single figure.",
     "source": "7.1.8",
     "kind": "value"
    },
    {
     "id": "BA-SNIPE-2",
     "says": "A sniper is placed hidden before the game, noted on a map or told to the umpire, and cannot move.",
     "source": "7.1.8",
     "kind": "limit"
    },
    {
     "id": "BA-SNIPE-3",
     "says": "A sniper needs no order card.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-4",
     "says": "A sniper may fire at any point of any turn.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-5",
     "says": "A sniper is discovered when an enemy unit stops within 100 mm of him.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-6",
     "says": "A discovered sniper is removed, even if he has not fired.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-7",
     "says": "A sniper fires to 450 mm, and may fire through woods, built-up areas and the like.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-8",
     "says": "A sniper rolls 2 D10 if Poor or Average and 3 D10 if Confident or Excellent.",
     "source": "7.1.8",
     "kind": "value"
    },
    {
     "id": "BA-SNIPE-9",
     "says": "A sniper's targets always count as in the open.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-10",
     "says": "A sniper may split his dice between targets in range.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-11",
     "says": "A sniper who has fired is revealed.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-12",
     "says": "If he survives the return fire, a sniper who has fired leaves the game at the end of the turn, unless the scenario lets him stay.",
     "source": "7.1.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-SNIPE-13",
     "says": "A sniper may pick out headquarters stands.",
     "source": "7.1.8",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "GUN",
   "title": "Guns and crews",
   "rules": [
    {
     "id": "BA-GUN-1",
     "says": "Gun ranges: short 0-300 mm, medium 300-600 mm, long 600-800 mm.",
     "source": "7.2.1",
     "kind": "value"
    },
    {
     "id": "BA-GUN-2",
     "says": "A light mortar cannot fire nearer than 100 mm, a medium or heavy mortar nearer than 150 mm.",
     "source": "7.2.1",
     "kind": "limit"
    },
    {
     "id": "BA-GUN-3",
     "says": "The crew of a vehicle or anti-tank gun has a command rating, which says what it can do.",
     "source": "7.2.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-GUN-4",
     "says": "A Poor crew may either move or fire in a turn; it fires only when stationary.",
     "source": "7.2.2",
     "kind": "limit"
    },
    {
     "id": "BA-GUN-5",
     "says": "An Average crew on Move and Fire moves at most half its Move.",
     "source": "7.2.2",
     "kind": "limit"
    },
    {
     "id": "BA-GUN-6",
     "says": "An Average crew that moves and fires does so at -3.",
     "source": "7.2.2",
     "kind": "value"
    },
    {
     "id": "BA-GUN-7",
     "says": "A Confident or Excellent crew on Move and Fire may make its full move.",
     "source": "7.2.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-GUN-8",
     "says": "A Confident or Excellent crew that moves and fires does so at -2.",
     "source": "7.2.2",
     "kind": "value"
    },
    {
     "id": "BA-GUN-9",
     "says": "A stationary Excellent crew fires 2 shots a turn, the second at -1.",
     "source": "7.2.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-GUN-10",
     "says": "Guns fall into five gun groups, 1 the strongest to 5 the weakest (table gun-groups).",
     "source": "7.2.5; 7.2.6",
     "kind": "value"
    },
    {
     "id": "BA-GUN-11",
     "says": "A number after a gun's name in the table is that gun's own modifier.",
     "source": "7.2.6",
     "kind": "value"
    },
    {
     "id": "BA-GUN-12",
     "says": "Gun group 5 weapons (anti-tank rifles, bazookas, PIATs, German hand-held anti-tank weapons) use their own ranges.",
     "source": "7.2.6 note *",
     "kind": "mechanic"
    },
    {
     "id": "BA-GUN-13",
     "says": "Most infantry and mountain guns have a -1 modifier.",
     "source": "7.2.6 note",
     "kind": "value"
    },
    {
     "id": "BA-GUN-14",
     "says": "An anti-tank gun in fixed defence has +1.",
     "source": "7.2.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-GUN-15",
     "says": "Fixed defence is a well prepared position that has had the time to range in and mark its killing ground.",
     "source": "7.2.7 note *",
     "kind": "value"
    },
    {
     "id": "BA-GUN-16",
     "says": "An Excellent crew in fixed defence rolls 2 dice, the second shot at -1.",
     "source": "7.2.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-GUN-17",
     "says": "A Poor crew fires at -1.",
     "source": "7.2.7",
     "kind": "value"
    },
    {
     "id": "BA-GUN-18",
     "says": "A hit on the side armour is worth 2 to the firer (1 against a light tank).",
     "source": "7.2.7",
     "kind": "value"
    },
    {
     "id": "BA-GUN-19",
     "says": "A hit on the rear armour is worth 3 to the firer (1 against a light tank).",
     "source": "7.2.7",
     "kind": "value"
    },
    {
     "id": "BA-GUN-20",
     "says": "A disordered firer fires at -1.",
     "source": "7.2.7",
     "kind": "value"
    },
    {
     "id": "BA-GUN-21",
     "says": "A hull-down target is fired at with -1.",
     "source": "7.2.7",
     "kind": "value"
    },
    {
     "id": "BA-GUN-22",
     "says": "A tank that moves and fires in the same turn fires at -2.",
     "source": "7.2.7",
     "kind": "value"
    },
    {
     "id": "BA-GUN-23",
     "says": "Indirect or high-explosive fire at armour is at -2.",
     "source": "7.2.7",
     "kind": "value"
    }
   ]
  },
  {
   "id": "ARM",
   "title": "Armour combat",
   "rules": [
    {
     "id": "BA-ARM-1",
     "says": "Vehicles fall into five armour classes, A the heaviest to E the unarmoured (table armour-classes).",
     "source": "7.2.3; 7.2.4",
     "kind": "value"
    },
    {
     "id": "BA-ARM-2",
     "says": "A number after a vehicle's name in the table is that vehicle's own modifier.",
     "source": "7.2.4",
     "kind": "value"
    },
    {
     "id": "BA-ARM-3",
     "says": "The class tables are a guide: a scenario may change them.",
     "source": "7.2.3; 7.2.8 note",
     "kind": "advice"
    },
    {
     "id": "BA-ARM-4",
     "says": "A gun that fires at an armoured vehicle rolls one D20; the armour combat table gives the score needed by gun group, armour class and range.",
     "source": "7.2.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARM-5",
     "says": "A score equal to or above the number needed destroys the vehicle.",
     "source": "7.2.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARM-6",
     "says": "Where the table has a dash the gun cannot hurt the vehicle at that range.",
     "source": "7.2.8",
     "kind": "limit"
    },
    {
     "id": "BA-ARM-7",
     "says": "A vehicle of class E has no flank and no rear.",
     "source": "7.2.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARM-8",
     "says": "A score of exactly one less than needed does minor damage: the vehicle is disordered for 1 turn.",
     "source": "7.2.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARM-9",
     "says": "Bazookas, PIATs, Panzerschrecks, Panzerfausts and anti-tank rifles have a range of 100 mm.",
     "source": "7.2.8",
     "kind": "limit"
    },
    {
     "id": "BA-ARM-10",
     "says": "A nominated reconnaissance vehicle is +2 to hit.",
     "source": "7.2.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARM-11",
     "says": "A turreted vehicle fires all round, wherever its barrel points.",
     "source": "7.2.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARM-12",
     "says": "A vehicle without a turret fires in an arc of 45 degrees from the line of its barrel.",
     "source": "7.2.8",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "HULL",
   "title": "Hull down, flanks, damage and passengers",
   "rules": [
    {
     "id": "BA-HULL-1",
     "says": "A vehicle is hull down behind anything that hides much of it: the crest of a slope, a damaged building, heavy woods or jungle.",
     "source": "7.2.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-2",
     "says": "Light woods and most wooden structures do not make a vehicle hull down, but may still hide it.",
     "source": "7.2.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-3",
     "says": "The flank and rear arcs are bounded by the lines from the middle of the vehicle's flanks across its front and rear corners.",
     "source": "7.2.10; figure 2.0",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-4",
     "says": "A firer is in the arc beyond such a line only if more than half of it is past the line.",
     "source": "7.2.10 figure 2.0, tank D",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-5",
     "says": "A firer that stands behind the target but not within the rear arc has a flank shot.",
     "source": "7.2.10 figure 2.0, tank B",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-6",
     "says": "The benefit of the doubt goes to the target.",
     "source": "7.2.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-7",
     "says": "A vehicle is disabled when infantry attacks it successfully in melee.",
     "source": "7.2.11 (1)",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-8",
     "says": "A vehicle is disabled when mortars have scored 3 hits on it, added up.",
     "source": "7.2.11 (2)",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-9",
     "says": "A disabled vehicle is out of action for the rest of the game: it neither moves nor fires.",
     "source": "7.2.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-10",
     "says": "A disabled vehicle can be recovered after the game by the side that holds the ground.",
     "source": "7.2.11",
     "kind": "advice"
    },
    {
     "id": "BA-HULL-11",
     "says": "A disabled vehicle may still be fired at and destroyed.",
     "source": "7.2.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-12",
     "says": "A disabled vehicle is worth half its points.",
     "source": "7.2.11",
     "kind": "value"
    },
    {
     "id": "BA-HULL-13",
     "says": "High explosive fired directly at armour may immobilise it: it cannot move, but in most cases can fire.",
     "source": "7.2.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-14",
     "says": "When a vehicle is hit, roll a D6 for each stand it carries: 5-6 unhurt, 3-4 one figure lost, 2 two figures lost, 1 the stand is lost.",
     "source": "7.2.13",
     "kind": "mechanic"
    },
    {
     "id": "BA-HULL-15",
     "says": "Surviving passengers are placed by their owner touching the vehicle, where he likes.",
     "source": "7.2.13",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "SG",
   "title": "Steilgranate 41",
   "rules": [
    {
     "id": "BA-SG-1",
     "says": "The Steilgranate is a muzzle-loaded hollow charge for German 37 mm and 50 mm anti-tank guns on the Eastern Front from late 1942.",
     "source": "7.2.14",
     "kind": "value"
    },
    {
     "id": "BA-SG-2",
     "says": "The 37 mm round is used at short range only and fires as gun group 2.",
     "source": "7.2.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SG-3",
     "says": "The 50 mm round is used at medium range or less and fires as gun group 2.",
     "source": "7.2.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SG-4",
     "says": "That a gun in ambush is loaded with it must be told to the umpire before the game.",
     "source": "7.2.14",
     "kind": "limit"
    },
    {
     "id": "BA-SG-5",
     "says": "A round declared only on the turn of firing counts as a normal anti-tank round.",
     "source": "7.2.14",
     "kind": "limit"
    },
    {
     "id": "BA-SG-6",
     "says": "Reloading the Steilgranate takes an Action card.",
     "source": "7.2.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SG-7",
     "says": "After a Steilgranate the gun may fire normal rounds at once, but needs an Action card before its next Steilgranate, however many normal rounds it fires between.",
     "source": "7.2.14",
     "kind": "limit"
    },
    {
     "id": "BA-SG-8",
     "says": "The better gun group applies to the Steilgranate round alone.",
     "source": "7.2.14 note",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "OVER",
   "title": "Overrunning infantry",
   "rules": [
    {
     "id": "BA-OVER-1",
     "says": "Fully tracked armour may try to run over infantry in the open.",
     "source": "7.2.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-OVER-2",
     "says": "Light armour, universal carriers, Komsomolets, Kettenkrads and the like may not overrun.",
     "source": "7.2.15",
     "kind": "limit"
    },
    {
     "id": "BA-OVER-3",
     "says": "An overrun needs a Move order card and a declaration.",
     "source": "7.2.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-OVER-4",
     "says": "Armour of class A or B always succeeds.",
     "source": "7.2.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-OVER-5",
     "says": "Armour of class C succeeds on 2 or more on a D10.",
     "source": "7.2.15",
     "kind": "value"
    },
    {
     "id": "BA-OVER-6",
     "says": "Tanks of class D succeed on 4 or more on a D10.",
     "source": "7.2.15",
     "kind": "value"
    },
    {
     "id": "BA-OVER-7",
     "says": "A vehicle that fails stops 50 mm short of its target, and may still fire if its card allows.",
     "source": "7.2.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-OVER-8",
     "says": "Infantry that is run over rolls 1 D10 for casualties on the to-hit table.",
     "source": "7.2.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-OVER-9",
     "says": "Survivors are pushed straight back 300 mm and are disordered next turn.",
     "source": "7.2.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-OVER-10",
     "says": "A unit that retreats off the table is out of the game.",
     "source": "7.2.15",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "ARTY",
   "title": "Artillery",
   "rules": [
    {
     "id": "BA-ARTY-1",
     "says": "Field artillery and off-table artillery that fires high explosive reaches the whole table; self-propelled guns do not.",
     "source": "7.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-2",
     "says": "It needs a spotter, a headquarters stand or reconnaissance unit, that sees the target by the normal rules, at most 800 mm away.",
     "source": "7.3",
     "kind": "limit"
    },
    {
     "id": "BA-ARTY-3",
     "says": "Most artillery is off the table; models may be shown for looks.",
     "source": "7.3",
     "kind": "advice"
    },
    {
     "id": "BA-ARTY-4",
     "says": "The artillery template is a disc of 120 mm across, used for indirect fire, suppressive fire and smoke.",
     "source": "7.3.1",
     "kind": "value"
    },
    {
     "id": "BA-ARTY-5",
     "says": "Paint the templates, and glue cotton wool on the smoke ones.",
     "source": "7.3.1",
     "kind": "advice"
    },
    {
     "id": "BA-ARTY-6",
     "says": "When artillery (anti-tank, field, anti-aircraft and similar guns) is fired at by artillery, it counts as armour class E; a scenario may raise this.",
     "source": "7.3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-7",
     "says": "The surviving crew may fight on as infantry if the breaking point allows.",
     "source": "7.3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-8",
     "says": "Normal cover, range and visibility apply between guns.",
     "source": "7.3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-9",
     "says": "A gun is in fixed defence if it starts the game in a fixed position and fires its first shot from there.",
     "source": "7.3.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-10",
     "says": "High explosive rolls D10 against infantry and D20 against vehicles, as the weapon's row says (table he-allocation).",
     "source": "7.3.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-11",
     "says": "Light mortars and guns below 75 mm: 2 D10, 1 D20.",
     "source": "7.3.4",
     "kind": "value"
    },
    {
     "id": "BA-ARTY-12",
     "says": "Medium mortars, guns of 75-85 mm and automatic 20 mm: 3 D10, 1 D20.",
     "source": "7.3.4",
     "kind": "value"
    },
    {
     "id": "BA-ARTY-13",
     "says": "Heavy mortars and guns of 88-122 mm: 4 D10, 1 D20.",
     "source": "7.3.4",
     "kind": "value"
    },
    {
     "id": "BA-ARTY-14",
     "says": "Guns of 155 mm and more, and the 25-pounder: 5 D10, 2 D20.",
     "source": "7.3.4",
     "kind": "value"
    },
    {
     "id": "BA-ARTY-15",
     "says": "Fire over open sights, with nothing that blocks sight between firer and target, is direct fire.",
     "source": "7.3.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-16",
     "says": "Direct fire rolls the weapon's dice with normal cover, at 800 mm at most.",
     "source": "7.3.5",
     "kind": "limit"
    },
    {
     "id": "BA-ARTY-17",
     "says": "The template is placed over the centre of the chosen target.",
     "source": "7.3.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-18",
     "says": "Figures wholly under the template, and vehicles at least half under it, are targets.",
     "source": "7.3.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-19",
     "says": "Infantry and crews are rolled for on the to-hit table, vehicles on the table of high explosive against armour.",
     "source": "7.3.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-ARTY-20",
     "says": "Anti-tank rounds use the armour combat table instead.",
     "source": "7.3.5",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "BARR",
   "title": "Pre-game barrage",
   "rules": [
    {
     "id": "BA-BARR-1",
     "says": "Divisional artillery, naval guns off the table and bombers may be used for a bombardment before the game.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-2",
     "says": "Or the barrage is plotted before the game for a turn named in advance.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-3",
     "says": "Players should get 6 to 10 templates for it.",
     "source": "7.3.2",
     "kind": "value"
    },
    {
     "id": "BA-BARR-4",
     "says": "The barrage is plotted once minefields and visible defence works are on the table.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-5",
     "says": "The templates are placed and their hits rolled before the first turn.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-6",
     "says": "Each template is rolled for by itself.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-7",
     "says": "Deviation is rolled for each template.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-8",
     "says": "The target need not be seen.",
     "source": "7.3.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-BARR-9",
     "says": "The barrage is plotted on a map, or at the table if the umpire allows.",
     "source": "7.3.2",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "INDIR",
   "title": "Indirect fire and deviation",
   "rules": [
    {
     "id": "BA-INDIR-1",
     "says": "Indirect fire needs a headquarters stand or reconnaissance unit that sees the target; friendly artillery and mortars in range may then fire at it.",
     "source": "7.3.6",
     "kind": "limit"
    },
    {
     "id": "BA-INDIR-2",
     "says": "Indirect fire is at -2.",
     "source": "7.3.6",
     "kind": "value"
    },
    {
     "id": "BA-INDIR-3",
     "says": "The template is placed over the centre of the target.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-4",
     "says": "Each weapon rolls a scatter die, with 2 hit faces and 4 arrows, and a D6.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-5",
     "says": "With a plain D6 instead, 1 and 6 are hits and the other faces give a direction.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-6",
     "says": "On a hit, every figure wholly under the template and every vehicle at least half under it is hit, and is rolled for separately.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-7",
     "says": "After a hit, the same weapon hits automatically in later turns as long as neither it nor the target moves.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-8",
     "says": "Most weapons can fire over terrain; some tank destroyers and assault guns cannot raise their guns enough.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-9",
     "says": "The terrain effect table says what is cover from indirect fire.",
     "source": "7.3.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-10",
     "says": "On an arrow the template moves away from the target in the arrow's direction by 40 mm for each point of a D6: 40, 80, 120, 160, 200 or 240 mm.",
     "source": "7.3.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-11",
     "says": "Casualties under a deviated template are rolled on the to-hit table.",
     "source": "7.3.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-INDIR-12",
     "says": "A round that deviates onto the firing stand does not hurt it.",
     "source": "7.3.7",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "HE",
   "title": "High explosive against armour",
   "rules": [
    {
     "id": "BA-HE-1",
     "says": "High explosive against armour uses the armour combat table with a -2 modifier.",
     "source": "7.3.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-HE-2",
     "says": "It must be direct fire.",
     "source": "7.3.8",
     "kind": "limit"
    },
    {
     "id": "BA-HE-3",
     "says": "What a hit does depends on gun group and armour class (table he-v-armour).",
     "source": "7.3.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-HE-4",
     "says": "Disorder / immobilise: the first hit disorders the vehicle, the second immobilises it.",
     "source": "7.3.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-HE-5",
     "says": "Immobilise: a hit immobilises the vehicle.",
     "source": "7.3.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-HE-6",
     "says": "Disorder: a hit disorders the vehicle.",
     "source": "7.3.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-HE-7",
     "says": "Can destroy: a hit destroys the vehicle.",
     "source": "7.3.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-HE-8",
     "says": "A dash means no effect.",
     "source": "7.3.8",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "MORT",
   "title": "Mortars",
   "rules": [
    {
     "id": "BA-MORT-1",
     "says": "Mortars are light (to 400 mm), medium (to 600 mm) or heavy (to 800 mm).",
     "source": "7.3.9",
     "kind": "value"
    },
    {
     "id": "BA-MORT-2",
     "says": "Mortars fire over anything up to 200 mm high; light mortars only over 150 mm.",
     "source": "7.3.9",
     "kind": "limit"
    },
    {
     "id": "BA-MORT-3",
     "says": "The least range of a mortar is 150 mm.",
     "source": "7.3.9",
     "kind": "limit"
    },
    {
     "id": "BA-MORT-4",
     "says": "Mortars fire as artillery, and may fire indirectly with the usual modifiers.",
     "source": "7.3.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MORT-5",
     "says": "In speculative fire a mortar loses 1 D10.",
     "source": "7.3.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MORT-6",
     "says": "A light mortar fights infantry and may immobilise vehicles of class E.",
     "source": "7.3.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MORT-7",
     "says": "A medium mortar fights infantry, may immobilise vehicles of class C and D and may destroy class E.",
     "source": "7.3.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MORT-8",
     "says": "A heavy mortar fights infantry, may immobilise vehicles of class B and C and may destroy classes D and E.",
     "source": "7.3.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-MORT-9",
     "says": "A light mortar does not deviate by the D6: its template is flipped over once in the direction of the arrow.",
     "source": "7.3.9 note",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "ROCK",
   "title": "Rocket artillery",
   "rules": [
    {
     "id": "BA-ROCK-1",
     "says": "Nebelwerfers, Katyushas and other rockets roll as heavy mortars and guns of 88-122 mm.",
     "source": "7.3.10",
     "kind": "value"
    },
    {
     "id": "BA-ROCK-2",
     "says": "Rockets roll one D20 more.",
     "source": "7.3.10",
     "kind": "value"
    },
    {
     "id": "BA-ROCK-3",
     "says": "Rockets have at most 4 volleys; the scenario may change this.",
     "source": "7.3.10",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "DIV",
   "title": "Divisional artillery",
   "rules": [
    {
     "id": "BA-DIV-1",
     "says": "Off-table divisional artillery fires when a headquarters stand calls it in.",
     "source": "7.3.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIV-2",
     "says": "It can be called only at the beginning of a turn.",
     "source": "7.3.11",
     "kind": "limit"
    },
    {
     "id": "BA-DIV-3",
     "says": "It falls at the end of the Aimed Fire step.",
     "source": "7.3.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIV-4",
     "says": "It shells areas rather than single targets.",
     "source": "7.3.11",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIV-5",
     "says": "Up to 3 templates fall in a turn, each with dice from the allocation table.",
     "source": "7.3.11",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "SPEC",
   "title": "Speculative fire",
   "rules": [
    {
     "id": "BA-SPEC-1",
     "says": "Speculative fire is aimed at a place where an enemy may be that has neither moved nor fired yet.",
     "source": "7.3.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-SPEC-2",
     "says": "It is at -2, as indirect fire.",
     "source": "7.3.12",
     "kind": "value"
    },
    {
     "id": "BA-SPEC-3",
     "says": "Targets have their cover by the terrain effect table.",
     "source": "7.3.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-SPEC-4",
     "says": "Casualties are rolled on the to-hit table.",
     "source": "7.3.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-SPEC-5",
     "says": "The owner need not tell the firer of casualties.",
     "source": "7.3.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-SPEC-6",
     "says": "Infantry on a Prone card takes no casualties from speculative fire.",
     "source": "7.3.12",
     "kind": "mechanic"
    },
    {
     "id": "BA-SPEC-7",
     "says": "It kills little, but it persuades the enemy to stay prone while you manoeuvre.",
     "source": "7.3.12",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "SUPP",
   "title": "Suppressive area fire",
   "rules": [
    {
     "id": "BA-SUPP-1",
     "says": "Artillery, on or off the table, may lay suppressive fire instead of killing fire.",
     "source": "7.3.13",
     "kind": "mechanic"
    },
    {
     "id": "BA-SUPP-2",
     "says": "A 120 mm template is placed, and every unit at least half covered by it is affected.",
     "source": "7.3.13",
     "kind": "mechanic"
    },
    {
     "id": "BA-SUPP-3",
     "says": "An affected unit may not move.",
     "source": "7.3.13",
     "kind": "mechanic"
    },
    {
     "id": "BA-SUPP-4",
     "says": "An affected unit may fire, as if disordered.",
     "source": "7.3.13",
     "kind": "mechanic"
    },
    {
     "id": "BA-SUPP-5",
     "says": "Suppressive templates are given out at the start of the game.",
     "source": "7.3.13",
     "kind": "limit"
    },
    {
     "id": "BA-SUPP-6",
     "says": "They are placed where wished: no deviation is rolled.",
     "source": "7.3.13",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "SMOKE",
   "title": "Smoke",
   "rules": [
    {
     "id": "BA-SMOKE-1",
     "says": "Smoke is fired by artillery and by vehicles that carry smoke rounds (the kind's weapon has a smoke number).",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-2",
     "says": "Guns and medium or heavy mortars lay smoke with a 120 mm template.",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-3",
     "says": "Smoke stays for the rest of the turn and disappears at the end of the following turn.",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-4",
     "says": "Nobody sees through smoke while it lies.",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-5",
     "says": "Smoke needs a fire order card.",
     "source": "7.3.14",
     "kind": "limit"
    },
    {
     "id": "BA-SMOKE-6",
     "says": "Smoke does not deviate; normal visibility applies to placing it.",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-7",
     "says": "Smoke does not affect close combat.",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-8",
     "says": "A unit that moves through smoke is disordered in the following turn.",
     "source": "7.3.14",
     "kind": "mechanic"
    },
    {
     "id": "BA-SMOKE-9",
     "says": "Smoke rounds may be limited: no more than 3 for each weapon is recommended.",
     "source": "7.3.14",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "BUST",
   "title": "Bunker busting",
   "rules": [
    {
     "id": "BA-BUST-1",
     "says": "Each pillbox, bunker, house or other defensive building has a defence point value (DPV).",
     "source": "7.3.15",
     "kind": "value"
    },
    {
     "id": "BA-BUST-2",
     "says": "Only high explosive reduces the DPV.",
     "source": "7.3.15",
     "kind": "limit"
    },
    {
     "id": "BA-BUST-3",
     "says": "Every die of 6-10 in normal firing takes one point off the DPV.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-4",
     "says": "So fire at a target inside the building wears down the building too.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-5",
     "says": "A weapon may also fire at the building alone.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-6",
     "says": "At DPV 0 the building cannot be held for at least 3 turns: infantry, guns and vehicles must leave.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-7",
     "says": "After 3 turns units may occupy the ruins again.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-8",
     "says": "Ruins of concrete or heavy brick stay hard cover; other ruins are soft cover.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-9",
     "says": "Only the ground floor of a ruined bunker may be occupied again.",
     "source": "7.3.15",
     "kind": "limit"
    },
    {
     "id": "BA-BUST-10",
     "says": "DPV guide: wooden house or small structure 1-6, fortified or brick house 7-15, concrete bunker or pillbox 15-29, heavy reinforced bunker 30-40 (table dpv).",
     "source": "7.3.15",
     "kind": "value"
    },
    {
     "id": "BA-BUST-11",
     "says": "Small and medium anti-tank rounds do not reduce the DPV.",
     "source": "7.3.15",
     "kind": "limit"
    },
    {
     "id": "BA-BUST-12",
     "says": "Hits from aircraft ground attack and heavy naval guns count double.",
     "source": "7.3.15",
     "kind": "mechanic"
    },
    {
     "id": "BA-BUST-13",
     "says": "Large anti-tank guns (gun groups 1 and 2) may be allowed to reduce the DPV.",
     "source": "7.3.15",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "AIR",
   "title": "Aircraft",
   "rules": [
    {
     "id": "BA-AIR-1",
     "says": "Air superiority is shown by the number of aircraft each side has; dogfights are not played out.",
     "source": "7.4",
     "kind": "advice"
    },
    {
     "id": "BA-AIR-2",
     "says": "With many aircraft let one player run them.",
     "source": "7.4",
     "kind": "advice"
    },
    {
     "id": "BA-AIR-3",
     "says": "Each aircraft has its own order card and follows the turn sequence.",
     "source": "7.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-4",
     "says": "Air support comes in three kinds: reconnaissance, air cover and ground attack.",
     "source": "7.4.1",
     "kind": "value"
    },
    {
     "id": "BA-AIR-5",
     "says": "Only fighters, fighter-bombers and light bombers fly over the table; heavier bombing is a pre-game barrage.",
     "source": "7.4.1",
     "kind": "advice"
    },
    {
     "id": "BA-AIR-6",
     "says": "An aircraft is available for 3 to 6 turns, as the scenario says.",
     "source": "7.4.2",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-7",
     "says": "A Move card sends an aircraft on reconnaissance.",
     "source": "7.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-8",
     "says": "It flies in a straight line of at most 1000 mm from the point named, usually its own table edge.",
     "source": "7.4.3",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-9",
     "says": "It sees to 300 mm on either side of its line of flight.",
     "source": "7.4.3",
     "kind": "value"
    },
    {
     "id": "BA-AIR-10",
     "says": "It sees vehicles, guns and infantry in the open.",
     "source": "7.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-11",
     "says": "It does not see infantry on a Prone card.",
     "source": "7.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-12",
     "says": "It notices emplacements, wire and dug-in positions, but not what is in them.",
     "source": "7.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-13",
     "says": "It notices buildings that are not on the table yet.",
     "source": "7.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-14",
     "says": "In the turn right after a sighting artillery may fire indirectly at the places named.",
     "source": "7.4.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-15",
     "says": "An Opportunity Fire card sends an aircraft on air cover, for fighters and interceptors only.",
     "source": "7.4.4",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-16",
     "says": "Air cover against air cover is a stalemate: neither is shot down.",
     "source": "7.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-17",
     "says": "Air cover deals with enemy air cover first, before any other aircraft.",
     "source": "7.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-18",
     "says": "Air cover has the better of enemy reconnaissance and ground attack (table air-combat).",
     "source": "7.4.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-19",
     "says": "Aircraft on air cover see nothing on the ground.",
     "source": "7.4.4",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-20",
     "says": "An Aimed Fire card sends a fighter on ground attack; it has two strafing runs.",
     "source": "7.4.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-21",
     "says": "It flies an attack line of 800 mm, straight, anywhere on the table and from any direction.",
     "source": "7.4.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-22",
     "says": "It has 5 D10 each turn, spread as the player likes over targets along the line.",
     "source": "7.4.5",
     "kind": "value"
    },
    {
     "id": "BA-AIR-23",
     "says": "Targets must be within 200 mm of the attack line.",
     "source": "7.4.5",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-24",
     "says": "A strafing aircraft sees only what it flies over.",
     "source": "7.4.5",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-25",
     "says": "An Aimed Fire card sends a fighter-bomber or light bomber against a named target.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-26",
     "says": "It can be called in only by a headquarters stand or a named observer that sees the target.",
     "source": "7.4.6",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-27",
     "says": "It sees nothing but its target, and can reach the whole table.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-28",
     "says": "A tactical bomber (dive-bomber) has two attack runs; its machine guns are ignored.",
     "source": "7.4.6",
     "kind": "value"
    },
    {
     "id": "BA-AIR-29",
     "says": "Each bombing run drops a template on the target and rolls 6 D10 on the to-hit table.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-30",
     "says": "It may also pick targets of class D or E under the template and roll 1 D20 at short range.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-31",
     "says": "Early in the war there are only high-explosive bombs; anti-tank bombs came later and were hard to aim.",
     "source": "7.4.6",
     "kind": "advice"
    },
    {
     "id": "BA-AIR-32",
     "says": "A fighter-bomber with a small load bombs in its first attack and strafes in its second.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-33",
     "says": "A tankbuster has two attack runs and uses the armour combat table.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-34",
     "says": "Cannon-firing aircraft are always at short range and have the flank bonus.",
     "source": "7.4.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-35",
     "says": "A tankbuster with cannon or rockets has 1 to 3 D20 for each attack.",
     "source": "7.4.6",
     "kind": "value"
    },
    {
     "id": "BA-AIR-36",
     "says": "It may also have up to 4 D10 of bombs.",
     "source": "7.4.6",
     "kind": "limit"
    },
    {
     "id": "BA-AIR-37",
     "says": "A Prone card makes an aircraft circle off the table; it does nothing, and may come back next turn if it has turns left.",
     "source": "7.4.7",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-38",
     "says": "Recon against recon, recon against ground attack and ground attack against ground attack: no change, both carry on.",
     "source": "7.4.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-39",
     "says": "Air cover against recon: the recon aircraft is chased away and its task fails.",
     "source": "7.4.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-40",
     "says": "Air cover against ground attack: the air cover rolls on the anti-aircraft table.",
     "source": "7.4.10",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-41",
     "says": "Air cover that is left over after the stalemates chooses its target.",
     "source": "7.4.10 example",
     "kind": "mechanic"
    },
    {
     "id": "BA-AIR-42",
     "says": "Set the number of turns by the distance to the airstrip, fuel and weather.",
     "source": "7.4.2",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "AA",
   "title": "Anti-aircraft fire",
   "rules": [
    {
     "id": "BA-AA-1",
     "says": "Anti-aircraft fire needs an Opportunity Fire card.",
     "source": "7.4.8",
     "kind": "limit"
    },
    {
     "id": "BA-AA-2",
     "says": "It comes before the aircraft may fire.",
     "source": "7.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-3",
     "says": "Only dedicated anti-aircraft weapons fire, at reconnaissance and ground attack aircraft that pass within range.",
     "source": "7.4.8",
     "kind": "limit"
    },
    {
     "id": "BA-AA-4",
     "says": "Range is measured flat along the table.",
     "source": "7.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-5",
     "says": "Each anti-aircraft unit fires once a turn with 1 D20, when an aircraft arrives.",
     "source": "7.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-6",
     "says": "A multi-barrelled weapon, or one above 37 mm with explosive rounds, fires 2 D20 at one target.",
     "source": "7.4.8",
     "kind": "value"
    },
    {
     "id": "BA-AA-7",
     "says": "Machine guns reach 400 mm.",
     "source": "7.4.8",
     "kind": "value"
    },
    {
     "id": "BA-AA-8",
     "says": "Cannon reach 800 mm.",
     "source": "7.4.8",
     "kind": "value"
    },
    {
     "id": "BA-AA-9",
     "says": "Infantry stands fire at aircraft only if the scenario names them as air defence.",
     "source": "7.4.8",
     "kind": "limit"
    },
    {
     "id": "BA-AA-10",
     "says": "In self-defence (an enemy within 300 mm, or after being fired on) anti-aircraft weapons may fire at ground troops with the normal tables.",
     "source": "7.4.8",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-11",
     "says": "20: the aircraft is destroyed and removed from the game.",
     "source": "7.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-12",
     "says": "19: driven off with severe damage; it must leave the table and is worth half points.",
     "source": "7.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-13",
     "says": "18: driven off with light damage; it cannot attack or scout that turn.",
     "source": "7.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-14",
     "says": "16-17: driven off unhurt; it cannot attack or scout that turn.",
     "source": "7.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-15",
     "says": "1-15: no effect.",
     "source": "7.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-16",
     "says": "A lightly damaged aircraft may attack again next turn if it has turns left.",
     "source": "7.4.9",
     "kind": "mechanic"
    },
    {
     "id": "BA-AA-17",
     "says": "An aircraft lightly damaged twice is severely damaged and leaves the game.",
     "source": "7.4.9",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "MELEE",
   "title": "Charges and melee",
   "rules": [
    {
     "id": "BA-MELEE-1",
     "says": "A Charge card is used to touch an enemy unit.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-2",
     "says": "Each side rolls its D10, adds them together and adds its melee modifiers.",
     "source": "7.5; 7.5.3 example",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-3",
     "says": "A stand in contact has dice by the D10 allocation table.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-4",
     "says": "At most three stands may fight one enemy stand: one attacker and two supports.",
     "source": "7.5",
     "kind": "limit"
    },
    {
     "id": "BA-MELEE-5",
     "says": "Each support adds 1 D10, at most 2 supports.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-6",
     "says": "A defender's friend in base contact adds 1 D10 as support if it is not in melee itself and not bound to another order; at most 2.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-7",
     "says": "The attacker drops 1 D10 for the charge, but always keeps 1.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-8",
     "says": "If both sides charged, both drop 1 D10.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-9",
     "says": "A stand in cover has 1 D10 more.",
     "source": "7.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-10",
     "says": "Modifiers for attacker and defender are in table melee-modifiers.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-11",
     "says": "Panzerfaust, Panzerschreck, PIAT or bazooka against a vehicle: attacker +2.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-12",
     "says": "An open-topped armoured vehicle gets nothing.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-13",
     "says": "Light or medium armour in defence: +1.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-14",
     "says": "A heavy tank in defence: +2.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-15",
     "says": "A submachine gun section that attacks infantry, guns or cavalry: +1.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-16",
     "says": "Cavalry that attacks infantry or guns: +2.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-17",
     "says": "A flamethrower unit, attacking or defending: +2.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-18",
     "says": "A disordered defender: -2.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-19",
     "says": "A defender on an Action card: -1.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-20",
     "says": "A headquarters attached: +1, attacking or defending.",
     "source": "7.5.1",
     "kind": "value"
    },
    {
     "id": "BA-MELEE-21",
     "says": "A defender may fire at the charger if it has not been in close combat this turn and is not bound to an order other than fire.",
     "source": "7.5.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-22",
     "says": "A unit on Fall Back may not fire defensively.",
     "source": "7.5.2",
     "kind": "limit"
    },
    {
     "id": "BA-MELEE-23",
     "says": "Defensive fire comes first; the surviving attackers then fight.",
     "source": "7.5.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-24",
     "says": "On equal totals both roll again until one wins, in the same turn.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-25",
     "says": "A loser by 1-4 is pushed back 200 mm, loses one figure and is disordered next turn.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-26",
     "says": "A loser by 5 or more is destroyed.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-27",
     "says": "A vehicle that loses is disabled and its crew flees 200 mm; the vehicle stays on the table, unusable, but counts as recoverable.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-28",
     "says": "A unit pushed off the table is removed.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-29",
     "says": "A unit pushed into an enemy stand is captured and removed.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-30",
     "says": "A loser pushed back into a building loses one more figure as it is forced out.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-31",
     "says": "Crews of anti-tank guns, artillery and medium or heavy mortars that are pushed back lose their weapon.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-32",
     "says": "The winning attacker may move into the place that was left.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-33",
     "says": "An attacker that has moved in must charge again to touch the next defender.",
     "source": "7.5.3",
     "kind": "limit"
    },
    {
     "id": "BA-MELEE-34",
     "says": "When more than one stand is engaged, the loser chooses which takes the loss.",
     "source": "7.5.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-35",
     "says": "When an attack with supports loses, all its stands go back 200 mm but only one figure is removed in all.",
     "source": "7.5.3 example",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-36",
     "says": "A pushed-back stand that cannot retire without touching an enemy or because terrain blocks it is destroyed.",
     "source": "7.5.4",
     "kind": "mechanic"
    },
    {
     "id": "BA-MELEE-37",
     "says": "A stand charged while prone loses a figure and is forced back 300 mm; the charger may take its place.",
     "source": "7.5.5",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "IVA",
   "title": "Infantry against armour",
   "rules": [
    {
     "id": "BA-IVA-1",
     "says": "Infantry's melee with armour is resolved at once, in the charge phase.",
     "source": "7.5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-IVA-2",
     "says": "A vehicle that wins carries on with its own order.",
     "source": "7.5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-IVA-3",
     "says": "It is fought as any melee, with the melee modifiers.",
     "source": "7.5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-IVA-4",
     "says": "Infantry may charge armoured vehicles on flank and rear only.",
     "source": "7.5.6",
     "kind": "limit"
    },
    {
     "id": "BA-IVA-5",
     "says": "Friendly infantry within 100 mm of the vehicle fights first, whatever its own card, and must be beaten before the vehicle can be attacked.",
     "source": "7.5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-IVA-6",
     "says": "Attackers that beat the escort may go on to the vehicle if they had enough move left.",
     "source": "7.5.6",
     "kind": "mechanic"
    },
    {
     "id": "BA-IVA-7",
     "says": "A scenario may forbid certain units to charge armour.",
     "source": "7.5.6",
     "kind": "limit"
    },
    {
     "id": "BA-IVA-8",
     "says": "In the worked example two Excellent stands with a flamethrower roll 2 D10 and add 4 to the higher (Excellent +2, flamethrower +2), and the tank rolls 1 D10 and adds 3 (turreted tank +2, Confident +1).",
     "source": "7.5.6 example",
     "kind": "mechanic"
    },
    {
     "id": "BA-IVA-9",
     "says": "Infantry is taken to have grenades and the like, above all from 1943.",
     "source": "7.5.6",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "BREAK",
   "title": "Breaking point",
   "rules": [
    {
     "id": "BA-BREAK-1",
     "says": "The losses of all stands of a platoon count together toward its breaking point.",
     "source": "8",
     "kind": "mechanic"
    },
    {
     "id": "BA-BREAK-2",
     "says": "The breaking point is a number of figures lost or a share of them.",
     "source": "8",
     "kind": "mechanic"
    },
    {
     "id": "BA-BREAK-3",
     "says": "Shares suit units with four figures to a stand.",
     "source": "8",
     "kind": "mechanic"
    },
    {
     "id": "BA-BREAK-4",
     "says": "A unit that has reached its breaking point is removed from the game.",
     "source": "8",
     "kind": "mechanic"
    },
    {
     "id": "BA-BREAK-5",
     "says": "The scenario should list each unit's breaking point.",
     "source": "8",
     "kind": "advice"
    },
    {
     "id": "BA-BREAK-6",
     "says": "Poor and Average units of 3, 4, 5 or 6 stands break at 5, 6, 8 or 9 figures lost, or 50%.",
     "source": "8.1",
     "kind": "value"
    },
    {
     "id": "BA-BREAK-7",
     "says": "Confident units of 3, 4, 5 or 6 stands break at 6, 7, 10 or 12 figures lost, or 66%.",
     "source": "8.1",
     "kind": "value"
    },
    {
     "id": "BA-BREAK-8",
     "says": "Excellent units of 3, 4, 5 or 6 stands break at 8, 10, 13 or 15 figures lost, or 85%.",
     "source": "8.1",
     "kind": "value"
    },
    {
     "id": "BA-BREAK-9",
     "says": "Vehicles have no breaking point like infantry; a scenario may use losses of 50, 66 or 85% for armoured units.",
     "source": "8.2",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "DIS",
   "title": "Disordered",
   "rules": [
    {
     "id": "BA-DIS-1",
     "says": "A disordered unit is disordered for the rest of the turn and the whole of the next.",
     "source": "8.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIS-2",
     "says": "A disordered unit may fire, with a penalty.",
     "source": "8.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIS-3",
     "says": "A disordered unit cannot move.",
     "source": "8.3",
     "kind": "limit"
    },
    {
     "id": "BA-DIS-4",
     "says": "A disordered vehicle suffers the same.",
     "source": "8.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIS-5",
     "says": "Infantry is disordered when it is forced back from close combat or overrun by armour.",
     "source": "8.3",
     "kind": "mechanic"
    },
    {
     "id": "BA-DIS-6",
     "says": "Players or the umpire may declare a unit disordered on other occasions.",
     "source": "8.3",
     "kind": "advice"
    },
    {
     "id": "BA-DIS-7",
     "says": "The marker is taken off in the next turn if the unit still lives.",
     "source": "8.3",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "DEAD",
   "title": "Losses on the table",
   "rules": [
    {
     "id": "BA-DEAD-1",
     "says": "Destroyed infantry and heavy weapon stands are removed.",
     "source": "9.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-DEAD-2",
     "says": "Crew figures that are hit are removed, and an intact gun stays.",
     "source": "9.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-DEAD-3",
     "says": "A gun that is hit is removed.",
     "source": "9.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-DEAD-4",
     "says": "A destroyed vehicle stays on the table as a wreck.",
     "source": "9.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-DEAD-5",
     "says": "Damaged and destroyed aircraft are removed.",
     "source": "9.1",
     "kind": "mechanic"
    },
    {
     "id": "BA-DEAD-6",
     "says": "Casualty figures and crashed aircraft may be put on the table for looks.",
     "source": "9.1",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "PRIS",
   "title": "Prisoners (optional)",
   "rules": [
    {
     "id": "BA-PRIS-1",
     "says": "Where an infantry unit is destroyed a casualty marker is placed.",
     "source": "9.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRIS-2",
     "says": "A stand that touches a marker rescues it if friendly and captures it if enemy.",
     "source": "9.2",
     "kind": "mechanic"
    },
    {
     "id": "BA-PRIS-3",
     "says": "The umpire may give prisoners points: double the stand's value is recommended.",
     "source": "9.2",
     "kind": "value"
    },
    {
     "id": "BA-PRIS-4",
     "says": "A casualty marker cannot be killed.",
     "source": "9.2",
     "kind": "limit"
    },
    {
     "id": "BA-PRIS-5",
     "says": "The marker is removed once rescued or captured.",
     "source": "9.2",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "UMP",
   "title": "Umpire, scenarios and last words",
   "rules": [
    {
     "id": "BA-UMP-1",
     "says": "The umpire has the final say in any dispute.",
     "source": "9.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-UMP-2",
     "says": "Umpire's dice: one D10, where 6-10 favours the complainant and 1-5 the other player.",
     "source": "9.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-UMP-3",
     "says": "The umpire may change those odds to fit the case.",
     "source": "9.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-UMP-4",
     "says": "Umpire's dice may be used without an umpire too.",
     "source": "9.5",
     "kind": "mechanic"
    },
    {
     "id": "BA-UMP-5",
     "says": "Agree on likely problems before the game.",
     "source": "9.5",
     "kind": "advice"
    },
    {
     "id": "BA-UMP-6",
     "says": "Add what you need: decide what a new thing does and which order cards fit it, and adjust after play.",
     "source": "9.3",
     "kind": "advice"
    },
    {
     "id": "BA-UMP-7",
     "says": "Put work into scenarios: balanced forces, real objectives and a sensible length.",
     "source": "9.4",
     "kind": "advice"
    },
    {
     "id": "BA-UMP-8",
     "says": "The game should be fun; combined arms and sound infantry tactics are rewarded.",
     "source": "9.6",
     "kind": "advice"
    }
   ]
  }
 ],
 "tables": {
  "turn-sequence": {
   "rows": [
    "action",
    "fall-back",
    "charge",
    "prone",
    "aimed-fire",
    "move",
    "move-fire",
    "opportunity-fire",
    "resolve-charges",
    "breaking-point"
   ]
  },
  "base-sizes": {
   "note": "figures: of most such stands; full: of those that have as many as there may be; base: its size, none where the model needs no base",
   "rows": {
    "infantry": {
     "figures": 3,
     "full": 4,
     "men": "8-12",
     "base": "stand"
    },
    "special": {
     "figures": 2,
     "men": "4-6",
     "base": "stand"
    },
    "cavalry": {
     "figures": 2,
     "men": "4-6",
     "base": "stand"
    },
    "hmg": {
     "figures": 3,
     "men": "2-3 guns and crew; 2 figures will do beside the gun",
     "base": "stand"
    },
    "mortar": {
     "figures": 3,
     "men": "2-3 mortars and crew; 2 figures will do beside the mortar",
     "base": "stand"
    },
    "hq": {
     "figures": 3,
     "men": "headquarters: an officer and 2-3 others",
     "base": "stand"
    },
    "sniper": {
     "figures": 1,
     "men": "a sniper",
     "base": "stand"
    },
    "gun": {
     "figures": 3,
     "full": 4,
     "men": "2-4 guns",
     "base": "gun"
    },
    "vehicle": {
     "men": "2-4 vehicles, one model",
     "base": "none"
    },
    "aircraft": {
     "men": "2-3 planes, one model on a flight stand",
     "base": "none"
    },
    "marker": {
     "men": "a stand whose player will not say",
     "base": "stand"
    },
    "casualty": {
     "men": "prisoners",
     "base": "casualty"
    }
   }
  },
  "sizes": {
   "rows": {
    "stand": [
     50,
     50
    ],
    "gun": [
     50,
     100
    ],
    "casualty": [
     25,
     25
    ],
    "large-tank": [
     45,
     95
    ],
    "tank": [
     40,
     85
    ],
    "assault-gun": [
     40,
     80
    ],
    "cruiser": [
     40,
     75
    ],
    "flail-tank": [
     40,
     110
    ],
    "small-tank": [
     35,
     70
    ],
    "light-tank": [
     35,
     65
    ],
    "tankette": [
     30,
     50
    ],
    "half-track": [
     35,
     80
    ],
    "carrier": [
     35,
     50
    ],
    "truck": [
     35,
     85
    ],
    "rocket-truck": [
     40,
     90
    ],
    "motorcycle": [
     20,
     40
    ],
    "kettenkrad": [
     20,
     50
    ],
    "glider": [
     100,
     120
    ],
    "landing-craft": [
     60,
     150
    ],
    "raft": [
     40,
     60
    ]
   }
  },
  "supplies": {
   "rows": {
    "smoke": 3,
    "volleys": 4,
    "air-turns": 3
   }
  },
  "reaches": {
   "rows": {
    "touch": 1,
    "behind-cover": 50,
    "crest-edge": 50,
    "hiding": 50,
    "prone": 150,
    "self-defence": 300,
    "escort": 100,
    "sniper": 100,
    "recon-team": 200,
    "commander": 1000,
    "arrival": 100,
    "vehicle-flame": 50,
    "air-sight": 300,
    "air-line": 1000
   }
  },
  "forced-moves": {
   "rows": {
    "fall-back": 200,
    "push-back": 200,
    "prone": 300,
    "overrun": 300,
    "overrun-short": 50,
    "bump": 50
   }
  },
  "move-costs": {
   "rows": {
    "line": 25,
    "storey": 50,
    "charge-point": 10
   }
  },
  "scores": {
   "rows": {
    "softskin": 6,
    "building": 6,
    "prone-recovery": 6,
    "light": 10,
    "always": 10
   }
  },
  "numbers": {
   "rows": {
    "charges": 3,
    "supports": 2,
    "divisional-templates": 3,
    "disputes": 2,
    "light-damage": 2,
    "softskin-hits": 3,
    "mortar-hits": 3,
    "demolition-actions": 3,
    "light-hits": 2,
    "ruin-turns": 3,
    "melee-destroyed": 5,
    "hull-arc": 45,
    "steilgranate-group": 2,
    "prisoner-points": 2,
    "bomb-hits": 2
   }
  },
  "organisation": {
   "rows": {
    "section": "3-4 figures on a stand, or 1 vehicle",
    "platoon": "3-4 rifle stands, 1 LMG stand",
    "company": "3-4 platoons, 1-2 HMG stands, 1-2 mortar stands, company HQ",
    "battalion": "3 companies, HQ company with heavy weapon platoons"
   }
  },
  "hq-replacement": {
   "unit": "turns",
   "rows": {
    "poor": 7,
    "average": 5,
    "confident": 3,
    "excellent": 2
   }
  },
  "order-cards": {
   "rows": {
    "poor": 1,
    "average": 2,
    "confident": 3,
    "excellent": 4
   }
  },
  "order-card-kinds": {
   "rows": {
    "action": {
     "step": "action",
     "who": "all"
    },
    "fall-back": {
     "step": "fall-back",
     "who": [
      "infantry",
      "vehicle"
     ]
    },
    "charge": {
     "step": "charge",
     "who": [
      "infantry",
      "cavalry"
     ]
    },
    "prone": {
     "step": "prone",
     "who": [
      "infantry"
     ],
     "aircraft": "circling"
    },
    "aimed-fire": {
     "step": "aimed-fire",
     "who": "all",
     "aircraft": "ground-attack"
    },
    "move": {
     "step": "move",
     "who": "all",
     "aircraft": "reconnaissance",
     "needs": "arrow"
    },
    "move-fire": {
     "step": "move-fire",
     "who": [
      "infantry",
      "vehicle",
      "craft"
     ],
     "needs": "arrow"
    },
    "opportunity-fire": {
     "step": "opportunity-fire",
     "who": "all",
     "aircraft": "air-cover",
     "aa": "anti-aircraft-fire"
    },
    "dummy": {
     "step": "none",
     "who": "all"
    }
   }
  },
  "visibility": {
   "rows": {
    "open": {
     "infantry": 800,
     "atg": 800,
     "field-artillery": 800,
     "vehicle": 800
    },
    "cover": {
     "infantry": 100,
     "atg": 200,
     "field-artillery": 250,
     "vehicle": 300
    }
   },
   "modifiers": {
    "smoke": "nothing beyond the near edge",
    "prone": -400,
    "bad-weather": "half",
    "night": "see the table night",
    "full-moon": "see the table night"
   },
   "limits": {
    "farthest": 800,
    "always": 100
   }
  },
  "movement": {
   "note": "how far in a turn; none where it may not; charge is the number of D10 of the charge bonus",
   "rows": {
    "infantry": {
     "move": 150,
     "move-fire": 75,
     "road": null,
     "charge": 1
    },
    "command": {
     "move": 200,
     "move-fire": 100,
     "road": null,
     "charge": 1
    },
    "cavalry": {
     "move": 250,
     "move-fire": null,
     "road": null,
     "charge": 2
    },
    "medium-tank": {
     "move": 250,
     "move-fire": 130,
     "road": 350,
     "charge": null
    },
    "heavy-tank": {
     "move": 150,
     "move-fire": 100,
     "road": 250,
     "charge": null
    },
    "light-tank": {
     "move": 300,
     "move-fire": 150,
     "road": 400,
     "charge": null
    },
    "armoured-car": {
     "move": 250,
     "move-fire": 350,
     "road": 350,
     "charge": null
    },
    "truck": {
     "move": 250,
     "move-fire": 130,
     "road": 400,
     "charge": null
    },
    "light-gun": {
     "move": 100,
     "move-fire": null,
     "road": null,
     "charge": null
    },
    "medium-gun": {
     "move": 50,
     "move-fire": null,
     "road": null,
     "charge": null
    },
    "raft": {
     "move": 150,
     "move-fire": null,
     "road": null,
     "charge": null,
     "beach": 50
    },
    "landing-craft": {
     "move": 250,
     "move-fire": null,
     "road": null,
     "charge": null,
     "beach": 100
    }
   }
  },
  "terrain-effect": {
   "columns": [
    "movement",
    "direct",
    "indirect",
    "melee"
   ],
   "rows": {
    "road": [
     "road-move",
     "none",
     "none",
     "none"
    ],
    "hedge": [
     "free; half for guns and wheels",
     "none",
     "none",
     "soft"
    ],
    "scrub": [
     "half; infantry free",
     "soft",
     "none",
     "none"
    ],
    "woods": [
     "half; infantry free",
     "soft",
     "soft",
     "soft"
    ],
    "river": [
     "half",
     "soft",
     "none",
     "none"
    ],
    "hill-crest": [
     "free",
     "soft",
     "none",
     "soft"
    ],
    "wall": [
     "infantry and tracked free; no guns, wheels or half-tracks",
     "hard",
     "hard",
     "hard"
    ],
    "building": [
     "half for guns and heavy weapons; infantry free",
     "hard",
     "hard",
     "hard"
    ],
    "bunker": [
     "infantry-only",
     "hard",
     "hard",
     "hard"
    ],
    "trench": [
     "half to cross; no guns, wheels or half-tracks",
     "hard",
     "soft",
     "soft"
    ],
    "foxhole": [
     "half for wheels; others free",
     "soft",
     "none",
     "soft"
    ]
   },
   "cover-modifier": {
    "soft": 1,
    "hard": 2
   }
  },
  "night": {
   "rows": {
    "visibility": "least",
    "moonlight": 100,
    "infantry-move": 100,
    "vehicle-move-max": 200,
    "vehicle-light": 200,
    "fixed-light": 400,
    "floodlight": 600,
    "light-arc": 45,
    "infantry-to-hit": 2,
    "light-out": "two D10 scores of 10"
   }
  },
  "wire-crossing": {
   "note": "each outcome of the D10 with the highest score that gives it; rest is every score above",
   "rows": {
    "wheeled": "immobilised",
    "half-track": {
     "cost": "half-move",
     "stuck": 2,
     "clears": "rest"
    },
    "tank": "clears a strip (50 mm of frontage), at no cost",
    "engineers": {
     "cost": "one Action",
     "strips": 2,
     "or": "one strip and half a move"
    },
    "infantry": {
     "entangled": 6,
     "clears": "rest"
    }
   }
  },
  "mines-crossing": {
   "note": "each outcome of the D10 with the highest score that gives it; rest is every score above",
   "rows": {
    "mine-clearing-tank": "half a move for each square, so two a turn at most",
    "vehicle": {
     "destroyed": 5,
     "clears": "rest"
    },
    "engineers": {
     "cost": "one Action",
     "squares": 1
    },
    "infantry": {
     "destroyed": 4,
     "passes": 7,
     "clears": "rest"
    }
   }
  },
  "drop-landing": {
   "die": "d6",
   "note": "each outcome with the highest score that gives it; rest is every score above",
   "rows": {
    "scrub": {},
    "field": {},
    "woods": {
     "lose-1": 3,
     "unhurt": "rest"
    },
    "wall": {
     "lose-1": 3,
     "unhurt": "rest"
    },
    "wire": {
     "lose-1": 3,
     "unhurt": "rest"
    },
    "building": {
     "lose-2": 3,
     "lose-1": 5,
     "unhurt": "rest"
    },
    "water": "lost"
   }
  },
  "transport-capacity": {
   "rows": {
    "truck": {
     "infantry": 3
    },
    "half-track": {
     "infantry": 3
    },
    "jeep": {
     "infantry": 1
    },
    "carrier": {
     "infantry": 1
    },
    "tank": {
     "infantry": 1
    },
    "glider": {
     "infantry": 4,
     "gun": 2,
     "light-vehicle": 2,
     "medium-vehicle": 1
    },
    "landing-craft": {
     "infantry": 5,
     "gun": 2,
     "vehicle": 2
    },
    "raft": {
     "infantry": 2
    },
    "dinghy": {
     "infantry": 1
    }
   }
  },
  "drift": {
   "rows": {
    "weak": 25,
    "strong": 50
   }
  },
  "small-arms": {
   "rows": {
    "rifle": {
     "max": 300,
     "bonus": 0
    },
    "infantry-at": {
     "max": 100
    },
    "lmg": {
     "max": 400,
     "bonus": 0
    },
    "smg": {
     "max": 200,
     "bonus": 0,
     "short": 150,
     "short-bonus": 2
    },
    "hmg": {
     "max": 450,
     "bonus": 1,
     "short": 150,
     "short-bonus": 2
    },
    "afv-mg": {
     "max": 450,
     "bonus": 1,
     "short": 150,
     "short-bonus": 2
    }
   }
  },
  "d10-allocation": {
   "columns": [
    3,
    2,
    1
   ],
   "rows": {
    "poor": [
     1,
     1,
     1
    ],
    "average": [
     2,
     1,
     1
    ],
    "confident": [
     3,
     2,
     1
    ],
    "excellent": [
     3,
     3,
     2
    ]
   }
  },
  "to-hit": {
   "note": "the score needed in the open; cover adds its modifier (terrain-effect), and a 10 always hits",
   "rows": {
    "normal": 7,
    "firing": 8,
    "cavalry": 6,
    "falling-back": 8
   }
  },
  "to-hit-modifiers": {
   "note": "added to the score needed",
   "rows": {
    "indirect": 2,
    "speculative": 2,
    "disordered": 1
   }
  },
  "sniper-dice": {
   "rows": {
    "poor": 2,
    "average": 2,
    "confident": 3,
    "excellent": 3
   }
  },
  "flamethrower": {
   "rows": {
    "man-pack": {
     "range": 100,
     "bursts": 2
    },
    "vehicle": {
     "range": 150,
     "bursts": 3
    }
   },
   "template": [
    30,
    100
   ]
  },
  "gun-ranges": {
   "note": "up to; the minimum ranges of mortars stand in the table mortars",
   "rows": {
    "short": 300,
    "medium": 600,
    "long": 800
   }
  },
  "crew-ratings": {
   "rows": {
    "poor": {
     "move-and-fire": false,
     "moving": null
    },
    "average": {
     "move-and-fire": "half",
     "moving": -3
    },
    "confident": {
     "move-and-fire": "full",
     "moving": -2
    },
    "excellent": {
     "move-and-fire": "full",
     "moving": -2,
     "shots-stationary": 2,
     "second-shot": -1
    }
   }
  },
  "armour-classes": {
   "rows": {
    "A": {
     "tiger-1": 0,
     "tiger-2": 1,
     "js-1": 0,
     "js-2": 0
    },
    "B": {
     "panther": 0,
     "kv1": -1,
     "firefly": -1,
     "pz-iv-late": 0,
     "jagdpanther": 0,
     "churchill": -1,
     "t34-late": 0,
     "su-late": 0
    },
    "C": {
     "sherman": 0,
     "m14-41": -1,
     "pz-iv-early": 0,
     "pz-iii-early": 0,
     "pz-iii-late": 1,
     "matilda": 1,
     "t34-early": 1,
     "spg": 0,
     "assault-gun": 0,
     "valentine": 0
    },
    "D": {
     "light-tank": 1,
     "tankette": 0,
     "a11": 1,
     "a13": 0,
     "crusader": 2,
     "armoured-car": 0,
     "m11-39": 0,
     "m13-40": 1,
     "apc": -1
    },
    "E": {
     "softskin": 0,
     "motorcycle": 0,
     "carrier": 1
    }
   }
  },
  "gun-groups": {
   "rows": {
    "1": {
     "85mm": -1,
     "88mm": 0,
     "100mm": 0,
     "105mm": 0,
     "122mm": 1,
     "150mm-plus": 1
    },
    "2": {
     "76mm": -1,
     "long-75mm": 0,
     "17pdr": 0,
     "25pdr": 1
    },
    "3": {
     "short-75mm": 0,
     "us-75mm": 0,
     "long-50mm": 0,
     "6pdr": -1,
     "57mm": -1,
     "50mm": -2
    },
    "4": {
     "20mm": -2,
     "2pdr": 0,
     "40mm": 0,
     "37mm": -1,
     "45mm": 0
    },
    "5": {
     "at-rifle": 0,
     "bazooka": 0,
     "piat": 1,
     "german-hand-held-at": 1
    }
   },
   "also": {
    "infantry-gun": -1
   }
  },
  "gun-modifiers": {
   "note": "as printed, with the sign it bears there; how each is applied is BA-RUL-25",
   "rows": {
    "atg-fixed-defence": 1,
    "excellent-fixed-defence": "2 dice, the second at -1",
    "poor-crew": -1,
    "side-armour": -2,
    "side-armour-light-tank": -1,
    "rear-armour": -3,
    "rear-armour-light-tank": -1,
    "firer-disordered": -1,
    "target-hull-down": -1,
    "tank-moving-and-firing": "-2, but the crew's own number counts: table crew-ratings",
    "indirect-or-he": -2,
    "recon-vehicle": 2
   }
  },
  "armour-combat": {
   "die": "d20",
   "columns": [
    "A",
    "B",
    "C",
    "D",
    "E"
   ],
   "note": "none where there is no chance",
   "rows": {
    "long": {
     "1": [
      19,
      17,
      15,
      13,
      11
     ],
     "2": [
      null,
      19,
      17,
      15,
      13
     ],
     "3": [
      null,
      null,
      19,
      17,
      15
     ],
     "4": [
      null,
      null,
      null,
      19,
      17
     ]
    },
    "medium": {
     "1": [
      16,
      14,
      12,
      10,
      8
     ],
     "2": [
      19,
      16,
      14,
      12,
      10
     ],
     "3": [
      19,
      17,
      16,
      14,
      12
     ],
     "4": [
      null,
      null,
      19,
      17,
      14
     ]
    },
    "short": {
     "1": [
      12,
      10,
      8,
      6,
      4
     ],
     "2": [
      15,
      13,
      11,
      9,
      6
     ],
     "3": [
      17,
      15,
      13,
      11,
      7
     ],
     "4": [
      19,
      17,
      14,
      11,
      7
     ],
     "5": [
      20,
      15,
      13,
      9,
      7
     ]
    }
   }
  },
  "passengers": {
   "die": "d6",
   "note": "each outcome with the highest score that gives it; rest is every score above",
   "rows": {
    "lost": 1,
    "lose-2": 2,
    "lose-1": 4,
    "unhurt": "rest"
   }
  },
  "overrun": {
   "die": "d10",
   "rows": {
    "A": "automatic",
    "B": "automatic",
    "C": 2,
    "D": 4
   }
  },
  "he-allocation": {
   "rows": {
    "light": {
     "d10": 2,
     "d20": 1,
     "group": 4
    },
    "medium": {
     "d10": 3,
     "d20": 1,
     "group": 3
    },
    "heavy": {
     "d10": 4,
     "d20": 1,
     "group": 1
    },
    "super": {
     "d10": 5,
     "d20": 2,
     "group": 1
    },
    "rocket": {
     "d10": 4,
     "d20": 2,
     "group": 1
    }
   }
  },
  "deviation": {
   "die": "d6",
   "rows": {
    "1": 40,
    "2": 80,
    "3": 120,
    "4": 160,
    "5": 200,
    "6": 240
   }
  },
  "he-v-armour": {
   "columns": [
    "A",
    "B",
    "C",
    "D",
    "E"
   ],
   "rows": {
    "1": [
     "disorder-immobilise",
     "immobilise",
     "immobilise",
     "destroy",
     "destroy"
    ],
    "2": [
     "disorder",
     "disorder-immobilise",
     "immobilise",
     "destroy",
     "destroy"
    ],
    "3": [
     "none",
     "none",
     "disorder",
     "immobilise",
     "destroy"
    ],
    "4": [
     "none",
     "none",
     "none",
     "disorder",
     "destroy"
    ]
   }
  },
  "mortars": {
   "rows": {
    "light": {
     "max": 400,
     "min": 100,
     "over": 150,
     "he": "light",
     "immobilise": [
      "E"
     ],
     "destroy": [],
     "deviates": "flip"
    },
    "medium": {
     "max": 600,
     "min": 150,
     "over": 200,
     "he": "medium",
     "immobilise": [
      "C",
      "D"
     ],
     "destroy": [
      "E"
     ],
     "deviates": "d6"
    },
    "heavy": {
     "max": 800,
     "min": 150,
     "over": 200,
     "he": "heavy",
     "immobilise": [
      "B",
      "C"
     ],
     "destroy": [
      "D",
      "E"
     ],
     "deviates": "d6"
    }
   }
  },
  "dpv": {
   "note": "a guide for whoever makes a scenario",
   "rows": {
    "wood-house": "1-6",
    "brick-house": "7-15",
    "concrete-bunker": "15-29",
    "heavy-bunker": "30-40"
   }
  },
  "anti-aircraft": {
   "die": "d20",
   "rows": {
    "18": "light-damage",
    "19": "severe-damage",
    "20": "destroyed",
    "16-17": "driven-off",
    "1-15": "none"
   },
   "range": {
    "machine-gun": 400,
    "cannon": 800
   },
   "dice": {
    "single": 1,
    "double": 2
   }
  },
  "air-combat": {
   "rows": {
    "recon": {
     "recon": "no-change",
     "air-cover": "recon-fails",
     "ground-attack": "no-change"
    },
    "air-cover": {
     "recon": "recon-fails",
     "air-cover": "stalemate",
     "ground-attack": "attack-dice"
    },
    "ground-attack": {
     "recon": "no-change",
     "air-cover": "attack-dice",
     "ground-attack": "no-change"
    }
   }
  },
  "air-attacks": {
   "rows": {
    "every-aircraft": {
     "runs": 2
    },
    "fighter": {
     "line": 800,
     "within": 200,
     "d10": 5
    },
    "tactical-bomber": {
     "template": "artillery",
     "d10": 6,
     "d20": 1,
     "classes": [
      "D",
      "E"
     ]
    },
    "fighter-bomber": {
     "first": "bomb",
     "second": "strafe"
    },
    "tankbuster": {
     "d20": "1-3, by the aircraft",
     "d10": "0-4, by the aircraft",
     "range": "short",
     "aspect": "side"
    }
   }
  },
  "melee-modifiers": {
   "note": "what is not said is 0",
   "rows": {
    "infantry-at-v-vehicle": {
     "attacker": 2
    },
    "open-topped-afv": {},
    "light-medium-armour": {
     "defender": 1
    },
    "heavy-tank": {
     "defender": 2
    },
    "smg-v-infantry-gun-cavalry": {
     "attacker": 1
    },
    "cavalry-v-infantry-gun": {
     "attacker": 2
    },
    "flamethrower": {
     "attacker": 2,
     "defender": 2
    },
    "defender-disordered": {
     "defender": -2
    },
    "defender-on-action": {
     "defender": -1
    },
    "hq-attached": {
     "attacker": 1,
     "defender": 1
    },
    "fanatical": {
     "attacker": 1
    }
   }
  },
  "armour-example": {
   "rows": {
    "poor": 0,
    "average": 0,
    "confident": 1,
    "excellent": 2,
    "turreted": 2
   }
  },
  "melee-results": {
   "rows": {
    "tie": "roll-again",
    "1-4": "pushed back 200, one figure lost, disordered next turn",
    "5+": "destroyed"
   }
  },
  "breaking-point": {
   "columns": [
    3,
    4,
    5,
    6
   ],
   "rows": {
    "poor-average": {
     "losses": [
      5,
      6,
      8,
      9
     ],
     "percent": 50
    },
    "confident": {
     "losses": [
      6,
      7,
      10,
      12
     ],
     "percent": 66
    },
    "excellent": {
     "losses": [
      8,
      10,
      13,
      15
     ],
     "percent": 85
    }
   }
  },
  "umpire-dice": {
   "die": "d10",
   "note": "the least score in favour of the complainant; below it the other is right",
   "rows": {
    "complainant": 6
   }
  },
  "victory": {
   "rows": {
    "draw-under": 20,
    "held-within": 25
   }
  },
  "quick-battle-values": {
   "unit": "points",
   "test": "packages/rules/src/blaze/forces/muster.test.ts",
   "rows": {
    "rifle-section": 3,
    "massed-rifle-section": 4,
    "smg-section": 4,
    "panzergrenadier-section": 3,
    "engineer-section": 4,
    "lmg": 3,
    "infantry-at": 3,
    "piat": 3,
    "panzerfaust": 3,
    "at-rifle": 2,
    "flamethrower": 4,
    "hmg": 5,
    "light-mortar": 3,
    "medium-mortar": 5,
    "company-hq": 6,
    "sniper": 4,
    "partisan-band": 2,
    "paratroop-section": 4,
    "heavy-mortar": 7,
    "aa-mg": 5,
    "atg-45mm": 6,
    "atg-57mm": 7,
    "atg-6pdr": 7,
    "atg-75mm": 8,
    "infantry-gun-75mm": 6,
    "field-gun-25pdr": 9,
    "howitzer-105mm": 9,
    "aa-20mm": 5,
    "atg-37mm": 5,
    "atg-2pdr": 5,
    "atg-50mm": 7,
    "atg-76mm": 8,
    "atg-17pdr": 10,
    "flak-88mm": 12,
    "howitzer-150mm": 11,
    "aa-20mm-quad": 7,
    "aa-40mm": 6,
    "nebelwerfer": 8,
    "sherman": 10,
    "churchill": 12,
    "firefly": 13,
    "stug-iii": 11,
    "pz-iv-late": 13,
    "panther": 14,
    "t34-early": 11,
    "t34-late": 14,
    "su-85": 13,
    "light-tank": 6,
    "armoured-car": 6,
    "recon-car": 6,
    "apc-half-track": 4,
    "universal-carrier": 4,
    "truck": 1,
    "tiger-1": 17,
    "tiger-2": 19,
    "jagdpanther": 17,
    "pz-iv-early": 9,
    "pz-iii-early": 7,
    "pz-iii-mid": 8,
    "pz-iii-late": 9,
    "matilda": 9,
    "valentine": 8,
    "crusader": 7,
    "a13": 6,
    "a11": 5,
    "churchill-crocodile": 15,
    "sherman-crab": 10,
    "kv1": 13,
    "js-1": 16,
    "js-2": 18,
    "su-100": 15,
    "spg-105mm": 10,
    "katyusha": 7,
    "tankette": 3,
    "komsomolets": 3,
    "recon-jeep": 4,
    "fighter-bomber": 9,
    "dive-bomber": 7,
    "tankbuster": 8,
    "tankbuster-rockets": 9,
    "tankbuster-20mm": 7,
    "fighter": 6,
    "recon-plane": 3,
    "double-move": 1,
    "suppressive-template": 2
   }
  }
 },
 "dice": {
  "hit": "d10 (0 is 10), one per die of the firer, against a stand on the to-hit table: small arms, machine guns, high explosive, strafing, bombs, defensive fire, fire at stands that fall back, snipers",
  "softskin": "d10, small arms or mortars at a softskin: 6 or more is a hit, 3 hits knock it out",
  "dpv": "d10, high explosive fired at a building alone: 6 or more takes a point; fire at a stand inside uses its hit dice for this instead",
  "light": "d10, fire at a vehicle's light at night: two 10s put it out",
  "flame": "d10, one per figure partly under a flamethrower template, and one per figure of stands carried, on the to-hit table",
  "gun": "d20, gun, infantry anti-tank weapon or tankbuster against a vehicle or gun on the armour combat table",
  "he-armour": "d20, high explosive, mortar, rocket or bomb against a vehicle or gun under the template, on the armour combat table",
  "charge-distance": "d10, charge bonus: 10 mm a point; cavalry rolls two and adds them",
  "prone-recovery": "d10, a Poor unit that is prone: 6 or more to carry out another order",
  "wire": "d10, infantry stand or half-track that crosses wire",
  "mine": "d10, stand or vehicle that crosses a mine square",
  "scatter": "d6 read as the scatter die: 1 and 6 are hits, 2-5 are arrows",
  "scatter-direction": "d8, only after an arrow: 1 north, 2 north-east, 3 east, and so on clockwise to 8 north-west",
  "deviation": "d6, only after an arrow: 40 mm a point",
  "drop-landing": "d6, paratroop or glider-borne stand that comes down on a terrain feature",
  "passengers": "d6, one per stand carried by a vehicle that is hit",
  "overrun": "d10, class C or D armour that tries to run over infantry",
  "overrun-casualty": "d10, one for the stand that was run over, on the to-hit table",
  "melee-attack": "d10, all the attacker's melee dice, summed",
  "melee-defence": "d10, all the defender's melee dice, summed",
  "anti-aircraft": "d20, anti-aircraft fire, on the anti-aircraft table",
  "air-combat": "d20, air cover against ground attack, on the anti-aircraft table",
  "umpire": "d10, umpire's dice: 6-10 for the complainant"
 },
 "actions": {
  "deploy": {
   "fields": {
    "piece": "id",
    "to": "point",
    "facing": "degrees",
    "hidden": "true or false",
    "floor": "whole number",
    "load": "steilgranate, told to the umpire"
   },
   "when": "before the game; also a piece that arrives, a paratroop or glider stand in the movement step (to is where it means to land), a survivor set down, a battalion commander first revealed"
  },
  "plot": {
   "fields": {
    "kind": "barrage | mine | dummy-mine | wire",
    "at": "point",
    "turn": "whole number",
    "id": "name of the new feature",
    "length": "50 | 100, of a wire strip",
    "facing": "degrees, the way a wire strip runs"
   },
   "when": "before the game, in the order mines and wire first, then the barrage; turn 0 falls before the first turn"
  },
  "order": {
   "fields": {
    "pieces": "list of ids",
    "card": "action | fall-back | charge | prone | aimed-fire | move | move-fire | opportunity-fire | dummy",
    "arrow": "degrees",
    "task": "name",
    "target": "id, list of ids (cut-wire) or point"
   },
   "when": "planning, all sides at once and in secret; one decision is one card for stands of one unit; arrow with move and move-fire; task (and target) with action"
  },
  "call": {
   "fields": {
    "kind": "divisional | suppressive | air",
    "piece": "id",
    "at": "point, or list of points",
    "target": "id",
    "by": "id"
   },
   "when": "planning; by is the headquarters or observer that calls; kind air names the aircraft in piece and its target"
  },
  "overrule": {
   "fields": {
    "by": "id",
    "call": "whole number"
   },
   "when": "planning; the battalion headquarters cancels the numbered call of a company of its side"
  },
  "use": {
   "fields": {
    "resource": "double-move",
    "piece": "id"
   },
   "when": "as a Move card is turned over, before its stands move"
  },
  "move": {
   "fields": {
    "piece": "id",
    "to": "point",
    "path": "list of points",
    "facing": "degrees",
    "floor": "storey to end on, in a building"
   },
   "when": "fall-back step, move step, move-fire step; also a win in melee (to is the place that was left) and the free half move of engineers who cut one strip"
  },
  "mount": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "move or move-fire step; target is the transport, touched by the stand"
  },
  "dismount": {
   "fields": {
    "piece": "id",
    "to": "point",
    "facing": "degrees"
   },
   "when": "move or move-fire step; to is beside the transport"
  },
  "clear": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "move step; a mine-clearing tank removes the mine square in target, which its hull touches"
  },
  "tow": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "resolved from a limber task; the gun then travels with the vehicle"
  },
  "overrun": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "move step on a Move card, move-fire step on a Move and Fire card; declared before the vehicle moves"
  },
  "charge": {
   "fields": {
    "piece": "id",
    "target": "id",
    "path": "list of points",
    "fanatic": "true or false",
    "flame": "true or false"
   },
   "when": "charge step, on a Charge card"
  },
  "support": {
   "fields": {
    "piece": "id",
    "target": "id",
    "flame": "true or false"
   },
   "when": "resolving a charge; piece joins the friend named in target, as attacker or as defender"
  },
  "fire": {
   "fields": {
    "piece": "id",
    "weapon": "name",
    "mode": "direct | indirect | speculative | suppressive | smoke | flame | steilgranate | he | at | anti-aircraft | demolition | light",
    "target": "id of a piece or building, or a point for area fire",
    "dice": "whole number",
    "through": "id"
   },
   "when": "aimed-fire, move-fire and opportunity-fire steps; as a reaction to a fall back, a charge, a mine or wire crossing, an arriving aircraft; a sniper at any prompt; dice splits a sniper's or a strafing run's dice"
  },
  "fly": {
   "fields": {
    "piece": "id",
    "path": "two points, start and end of the line",
    "target": "id"
   },
   "when": "the step of an aircraft's card; path for reconnaissance and strafing, target for bombers and tankbusters as they arrive (see BA-RUL-117); also air cover's choice of target as the cards are revealed"
  },
  "choose": {
   "fields": {
    "piece": "id"
   },
   "when": "the loser of a melee with several stands names the one that takes the loss; the owner names the stand that becomes the new headquarters; the owner names the class D or E target under a bomb template; the owner of a glider in deep water names the stands that are lost"
  },
  "react": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "announces opportunity fire with this piece in answer to the move of target, or to its crossing of mines or wire, or to the task it is about to complete; a fire decision follows"
  },
  "rule": {
   "fields": {
    "for": "side id",
    "odds": "whole number"
   },
   "when": "a dispute; calls for the umpire's dice, odds is the least score for the complainant (6 unless told)"
  },
  "pass": {
   "fields": {},
   "when": "any prompt that may be declined; gives up this chance only"
  },
  "end": {
   "fields": {},
   "when": "planning (this side's cards are final), deployment, or a step in which this side will do no more"
  }
 },
 "fields": {
  "figures": "figures left on the stand (crew for a gun), the kind's number at the start; a vehicle or aircraft has none",
  "card": "the order card: none | action | fall-back | charge | prone | aimed-fire | move | move-fire | opportunity-fire | dummy; none at the start",
  "arrow": "degrees, the arrow of a Move or Move and Fire card; null without one",
  "task": "name of the Action: clear-mine | cut-wire | cut-wire-and-move | set-charge | loophole | limber | unlimber | refuel | reload | repair | other; null without one",
  "taskTarget": "id, list of ids (cut-wire) or point the task is done on; null",
  "taskDone": "whole number of consecutive Action turns spent on the task, 0 at the start",
  "cardId": "whole number: stands with the same number share one card; null before planning",
  "prone": "true or false, false at the start; stays true over turns for a Poor unit until it recovers",
  "disordered": "true or false, false",
  "disorderedUntil": "turn at whose end the disorder goes: the turn after the one in which it was caused; null",
  "suppressed": "true or false for the turn, false",
  "immobilised": "true or false, false",
  "disabled": "true or false, false",
  "destroyed": "true or false, false; a destroyed vehicle stays as a wreck (gone stays false), other stands are gone; a gun destroyed while it has crew left is not gone and fights on as a rifle stand of its figures",
  "stuck": "half-track in wire, false",
  "entangled": "infantry in wire this turn, false",
  "hidden": "true while the enemy may not know of the piece (or of a terrain feature that has it), false unless the scenario says so",
  "marker": "none | marker | dummy: face-down hidden-movement marker",
  "revealed": "true once seen or fired, false for hidden pieces at the start, true otherwise",
  "fired": "true if it fired this turn, false; decides the firing-target column",
  "moved": "movement spent this turn, in millimetres: bad ground counts double; 0",
  "crossed": "true if it moved through smoke this turn, false",
  "hits": "accumulated hits on a softskin, or mortar hits on an armoured vehicle, 0",
  "heHits": "number of disorder-immobilise results taken, 0",
  "charges": "number of charges made in the game, 0",
  "bursts": "flamethrower bursts left, 2 for a man-pack and 3 for a vehicle",
  "sgLoaded": "true if a Steilgranate is loaded, false unless deployed so",
  "smokeRounds": "smoke rounds left, 3 for weapons that have smoke",
  "volleys": "rocket volleys left, 4",
  "zeroed": "id of the target or point that this weapon hit indirectly with neither having moved since; null",
  "gunLost": "true once the gun or mortar of a stand is gone and its crew fights on as a rifle stand, false",
  "limbered": "true or false, false for guns on the table at the start unless the scenario says so",
  "fixedDefence": "true or false, false",
  "hullDown": "true or false, null to work it out from the terrain",
  "recon": "true for a nominated reconnaissance vehicle, false",
  "light": "none | vehicle | fixed | flood, with its direction in lightFacing; none",
  "lightFacing": "degrees, 0",
  "aboard": "id of the transport, glider or craft the stand is in or on, null; a stand aboard is where its transport is (its own at, given or not, goes along), takes up no ground, and distances to and from it are measured at the transport's hull",
  "passengers": "list of stands aboard, empty",
  "towing": "id of the gun towed, null",
  "mounted": "true if it mounted or dismounted this turn, false",
  "floor": "storey of a building the stand is on, 0 is the ground floor",
  "moveBonus": "millimetres that special equipment adds to the stand's Move on bad ground, 0 unless the scenario says so",
  "stealth": "millimetres taken off every distance at which this piece is seen (never below 100), 0 unless the scenario says so",
  "keenEyes": "millimetres added to the distance at which this piece sees stands in scrub or woods, 0 unless the scenario says so",
  "attached": "id of the platoon a headquarters is attached to, null",
  "rating": "command or crew rating of the piece: poor | average | confident | excellent; its unit's when not given",
  "fanatic": "true or false, false",
  "airDefence": "infantry named as air defence by the scenario, false",
  "airTurns": "turns an aircraft is still available, the scenario's 3-6",
  "runs": "attack runs left, 2",
  "missionFailed": "aircraft whose task is off this turn (chased away or driven off), false",
  "airTarget": "id of the target that a bomber or tankbuster was called against, null",
  "firedAt": "true if it was fired at this turn or the turn before, false",
  "airMission": "none | recon | air-cover | ground-attack | circling",
  "lightDamage": "number of light-damage results on an aircraft, 0",
  "points": "worth of the piece in the scenario, 0",
  "arrives": "turn from which on a piece that is not on the table may be placed at its side's own edge while planning, null",
  "hq": "id of the unit's headquarters stand, null",
  "company": "id of the company a platoon belongs to, null",
  "battalion": "id of the battalion, null",
  "outOfCommand": "true if it ended the last turn outside the radius, false",
  "ratingDrop": "number of ratings dropped for lost headquarters and for being out of radius, 0",
  "stands0": "stands in the unit at the start",
  "figures0": "figures in the unit at the start",
  "lost": "figures lost so far, 0",
  "broken": "true or false, false",
  "noArmourCharge": "true if the scenario forbids the unit to charge armoured vehicles, false",
  "hqLostTurn": "turn in which the headquarters was destroyed, null",
  "doubleMoves": "double-move counters left, as the scenario gives (1-4)",
  "suppressiveTemplates": "templates left, as the scenario gives",
  "barrageTemplates": "templates for the pre-game barrage, 6-10",
  "divisional": "divisional artillery's row of the HE table, null when there is none",
  "sightings": "list of points that air reconnaissance saw in the turn before, empty",
  "planned": "true once the side has ended its planning, false",
  "victoryPoints": "0 at the start",
  "disputesWon": "disputes the umpire's dice decided for the side, 0 at the start",
  "edge": "north | east | south | west, the side's own table edge; null",
  "mineSquares": "mine squares the side may still lay before the game, as the scenario gives; dummyMines counts down from twice that number",
  "dummyMines": "dummy mine squares the side may still lay, twice mineSquares at the start",
  "wireStrips": "50 mm strips of wire the side may still lay, as the scenario gives",
  "zone": "how deep the part of the table is in which the side sets up, from its own edge; its half of the table unless told",
  "objective": "of a terrain feature, the points it is worth to the only side that holds it at the end, 0; a bridge that has been blown is worth nothing any more",
  "demolition": "of a bridge or building, the points that a side has at once for blowing it with a charge, 0",
  "demolisher": "the only side that has points for that, null for any",
  "last": "the last turn of the game, null without a limit",
  "hiddenMovement": "true if the game uses face-down markers, false",
  "ground": "normal | snow | mud, normal",
  "weather": "fair | bad, fair",
  "night": "none | dark | moonlit, none",
  "current": "null, or { direction: degrees, strength: weak | strong }",
  "charge": "id of the stand that has set a demolition charge on a bridge or building, null; known to its own side, which is in chargedBy",
  "loopholes": "true once loopholes have been cut in a building, false",
  "cleared": "id of the side that has entered every floor of a building in which no enemy is left, null",
  "dpv": "defence points left of a building",
  "indefensibleUntil": "first turn in which a battered building may be held again, null",
  "smokeUntil": "turn at whose end a smoke template goes",
  "real": "true for a mine square, false for a dummy one; known only to the side that laid it (in a position that names no side for the feature, to nobody)"
 },
 "kinds": {
  "rifle-section": {
   "class": "infantry",
   "base": "infantry",
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon"
  },
  "massed-rifle-section": {
   "class": "infantry",
   "base": "infantry",
   "full": true,
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon",
   "note": "Red Army or Imperial Japanese"
  },
  "smg-section": {
   "class": "infantry",
   "base": "infantry",
   "move": "infantry",
   "weapons": [
    "smg"
   ],
   "cards": "platoon",
   "tankRiders": true
  },
  "panzergrenadier-section": {
   "class": "infantry",
   "base": "infantry",
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon"
  },
  "engineer-section": {
   "class": "infantry",
   "base": "infantry",
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon",
   "engineers": true
  },
  "partisan-band": {
   "class": "infantry",
   "base": "infantry",
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon",
   "maxRating": "confident"
  },
  "paratroop-section": {
   "class": "infantry",
   "base": "infantry",
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon",
   "airborne": true
  },
  "lmg": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "lmg"
   ],
   "cards": "own",
   "special": true,
   "lmg": true
  },
  "infantry-at": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "rifle",
    "bazooka"
   ],
   "cards": "own",
   "special": true
  },
  "piat": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "rifle",
    "piat"
   ],
   "cards": "own",
   "special": true
  },
  "panzerfaust": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "rifle",
    "german-hand-held-at"
   ],
   "cards": "own",
   "special": true
  },
  "at-rifle": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "rifle",
    "at-rifle"
   ],
   "cards": "own",
   "special": true
  },
  "flamethrower": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "rifle",
    {
     "name": "flamethrower",
     "flame": "man-pack"
    }
   ],
   "cards": "own",
   "special": true
  },
  "knee-mortar": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    "rifle"
   ],
   "bonusD10": 1,
   "cards": "own",
   "special": true
  },
  "hmg": {
   "class": "infantry",
   "base": "hmg",
   "move": "infantry",
   "weapons": [
    "hmg"
   ],
   "arc": "front",
   "cards": "own",
   "heavyWeapon": true
  },
  "light-mortar": {
   "class": "infantry",
   "base": "special",
   "move": "infantry",
   "weapons": [
    {
     "name": "light-mortar",
     "mortar": "light"
    }
   ],
   "cards": "own",
   "special": true
  },
  "medium-mortar": {
   "class": "infantry",
   "base": "mortar",
   "move": "infantry",
   "weapons": [
    {
     "name": "medium-mortar",
     "mortar": "medium",
     "smoke": true
    }
   ],
   "cards": "own",
   "heavyWeapon": true
  },
  "heavy-mortar": {
   "class": "infantry",
   "base": "mortar",
   "move": "infantry",
   "weapons": [
    {
     "name": "heavy-mortar",
     "mortar": "heavy",
     "smoke": true
    }
   ],
   "cards": "own",
   "heavyWeapon": true
  },
  "company-hq": {
   "class": "infantry",
   "base": "hq",
   "move": "command",
   "weapons": [
    "rifle"
   ],
   "cards": "own",
   "hq": "company",
   "radius": 600,
   "spotter": true
  },
  "battalion-hq": {
   "class": "infantry",
   "base": "hq",
   "move": "command",
   "weapons": [
    "rifle"
   ],
   "cards": "own",
   "hq": "battalion",
   "spotter": true
  },
  "sniper": {
   "class": "infantry",
   "base": "sniper",
   "move": "none",
   "weapons": [
    {
     "name": "sniper-rifle",
     "max": 450
    }
   ],
   "cards": "none"
  },
  "cavalry-troop": {
   "class": "cavalry",
   "base": "cavalry",
   "move": "cavalry",
   "weapons": [
    "rifle"
   ],
   "cards": "platoon"
  },
  "atg-37mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "37mm",
     "he": "light",
     "steilgranate": "short"
    }
   ],
   "cards": "own"
  },
  "atg-2pdr": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    "2pdr"
   ],
   "cards": "own"
  },
  "atg-45mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "45mm",
     "he": "light"
    }
   ],
   "cards": "own"
  },
  "atg-50mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "long-50mm",
     "he": "light",
     "steilgranate": "medium"
    }
   ],
   "cards": "own"
  },
  "atg-6pdr": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "6pdr",
     "he": "light"
    }
   ],
   "cards": "own"
  },
  "atg-57mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "57mm",
     "he": "light"
    }
   ],
   "cards": "own"
  },
  "atg-75mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "long-75mm",
     "he": "medium"
    }
   ],
   "cards": "own"
  },
  "atg-76mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "76mm",
     "he": "medium"
    }
   ],
   "cards": "own"
  },
  "atg-17pdr": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "full": true,
   "move": "medium-gun",
   "weapons": [
    {
     "name": "17pdr",
     "he": "medium"
    }
   ],
   "cards": "own"
  },
  "flak-88mm": {
   "class": "gun",
   "gunClass": "atg",
   "base": "gun",
   "full": true,
   "move": "medium-gun",
   "weapons": [
    {
     "name": "88mm",
     "he": "heavy"
    },
    {
     "name": "aa-88mm",
     "aa": "cannon",
     "double": true
    }
   ],
   "cards": "own"
  },
  "infantry-gun-75mm": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "short-75mm",
     "lowVelocity": true,
     "he": "medium",
     "smoke": true
    }
   ],
   "cards": "own"
  },
  "field-gun-25pdr": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "full": true,
   "move": "medium-gun",
   "weapons": [
    {
     "name": "25pdr",
     "he": "super",
     "indirect": true,
     "smoke": true
    }
   ],
   "cards": "own"
  },
  "howitzer-105mm": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "full": true,
   "move": "medium-gun",
   "weapons": [
    {
     "name": "105mm",
     "he": "heavy",
     "indirect": true,
     "smoke": true
    }
   ],
   "cards": "own"
  },
  "howitzer-150mm": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "full": true,
   "move": "medium-gun",
   "weapons": [
    {
     "name": "150mm-plus",
     "he": "super",
     "indirect": true,
     "smoke": true
    }
   ],
   "cards": "own"
  },
  "aa-20mm": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "move": "light-gun",
   "weapons": [
    {
     "name": "20mm",
     "he": "medium"
    },
    {
     "name": "aa-20mm",
     "aa": "cannon"
    }
   ],
   "cards": "own",
   "aa": true
  },
  "aa-20mm-quad": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "full": true,
   "move": "light-gun",
   "weapons": [
    {
     "name": "20mm",
     "he": "medium"
    },
    {
     "name": "aa-20mm",
     "aa": "cannon",
     "double": true
    }
   ],
   "cards": "own",
   "aa": true
  },
  "aa-40mm": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "full": true,
   "move": "light-gun",
   "weapons": [
    {
     "name": "40mm",
     "he": "light"
    },
    {
     "name": "aa-40mm",
     "aa": "cannon",
     "double": true
    }
   ],
   "cards": "own",
   "aa": true
  },
  "aa-mg": {
   "class": "infantry",
   "base": "hmg",
   "move": "infantry",
   "weapons": [
    "hmg",
    {
     "name": "aa-mg",
     "aa": "machine-gun"
    }
   ],
   "cards": "own",
   "heavyWeapon": true,
   "aa": true
  },
  "nebelwerfer": {
   "class": "gun",
   "gunClass": "field",
   "base": "gun",
   "full": true,
   "move": "light-gun",
   "weapons": [
    {
     "name": "rockets",
     "he": "rocket",
     "indirect": true,
     "rockets": true
    }
   ],
   "cards": "own"
  },
  "katyusha": {
   "class": "vehicle",
   "size": "rocket-truck",
   "move": "truck",
   "drive": "wheeled",
   "armour": "softskin",
   "weapons": [
    {
     "name": "rockets",
     "he": "rocket",
     "indirect": true,
     "rockets": true
    }
   ],
   "cards": "own"
  },
  "tiger-1": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "tiger-1",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "88mm",
     "he": "heavy"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "tiger-2": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "tiger-2",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "88mm",
     "he": "heavy"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "js-2": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "js-2",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "122mm",
     "he": "heavy"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "js-1": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "js-1",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "85mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "panther": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "panther",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "long-75mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "kv1": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "kv1",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "76mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "firefly": {
   "class": "vehicle",
   "size": "tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "firefly",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "17pdr",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "churchill": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "churchill",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "6pdr",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "churchill-crocodile": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "churchill",
   "weight": "heavy",
   "turret": true,
   "weapons": [
    {
     "name": "us-75mm",
     "he": "medium"
    },
    {
     "name": "vehicle-flamethrower",
     "flame": "vehicle"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "jagdpanther": {
   "class": "vehicle",
   "size": "large-tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "jagdpanther",
   "weight": "medium",
   "turret": false,
   "weapons": [
    {
     "name": "88mm",
     "he": "heavy"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "pz-iv-late": {
   "class": "vehicle",
   "size": "tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "pz-iv-late",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "long-75mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "pz-iv-early": {
   "class": "vehicle",
   "size": "tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "pz-iv-early",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "short-75mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "pz-iii-early": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "pz-iii-early",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "37mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "pz-iii-mid": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "pz-iii-early",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "50mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "pz-iii-late": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "pz-iii-late",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "long-50mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "sherman": {
   "class": "vehicle",
   "size": "tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "sherman",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "us-75mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "sherman-crab": {
   "class": "vehicle",
   "size": "flail-tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "sherman",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "us-75mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "mineClearing": true,
   "cards": "own"
  },
  "t34-early": {
   "class": "vehicle",
   "size": "tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "t34-early",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "76mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "t34-late": {
   "class": "vehicle",
   "size": "tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "t34-late",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "85mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "matilda": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "matilda",
   "weight": "medium",
   "turret": true,
   "weapons": [
    "2pdr",
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "valentine": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "valentine",
   "weight": "medium",
   "turret": true,
   "weapons": [
    "2pdr",
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "m14-41": {
   "class": "vehicle",
   "size": "small-tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "m14-41",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "45mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "stug-iii": {
   "class": "vehicle",
   "size": "assault-gun",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "assault-gun",
   "weight": "medium",
   "turret": false,
   "weapons": [
    {
     "name": "long-75mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "spg-105mm": {
   "class": "vehicle",
   "size": "assault-gun",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "spg",
   "weight": "medium",
   "turret": false,
   "openTopped": true,
   "weapons": [
    {
     "name": "105mm",
     "he": "heavy",
     "indirect": true,
     "smoke": true
    }
   ],
   "cards": "own"
  },
  "su-85": {
   "class": "vehicle",
   "size": "assault-gun",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "su-late",
   "weight": "medium",
   "turret": false,
   "weapons": [
    {
     "name": "85mm",
     "he": "medium"
    }
   ],
   "carries": "tank",
   "cards": "own"
  },
  "su-100": {
   "class": "vehicle",
   "size": "assault-gun",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "su-late",
   "weight": "medium",
   "turret": false,
   "weapons": [
    {
     "name": "100mm",
     "he": "heavy"
    }
   ],
   "carries": "tank",
   "cards": "own"
  },
  "crusader": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "light-tank",
   "drive": "tracked",
   "armour": "crusader",
   "weight": "medium",
   "turret": true,
   "weapons": [
    "2pdr",
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "a13": {
   "class": "vehicle",
   "size": "cruiser",
   "move": "light-tank",
   "drive": "tracked",
   "armour": "a13",
   "weight": "medium",
   "turret": true,
   "weapons": [
    "2pdr",
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "a11": {
   "class": "vehicle",
   "size": "light-tank",
   "move": "heavy-tank",
   "drive": "tracked",
   "armour": "a11",
   "weight": "light",
   "turret": true,
   "weapons": [
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "m13-40": {
   "class": "vehicle",
   "size": "small-tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "m13-40",
   "weight": "medium",
   "turret": true,
   "weapons": [
    {
     "name": "45mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "m11-39": {
   "class": "vehicle",
   "size": "small-tank",
   "move": "medium-tank",
   "drive": "tracked",
   "armour": "m11-39",
   "weight": "medium",
   "turret": false,
   "weapons": [
    {
     "name": "37mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "light-tank": {
   "class": "vehicle",
   "size": "light-tank",
   "move": "light-tank",
   "drive": "tracked",
   "armour": "light-tank",
   "weight": "light",
   "turret": true,
   "weapons": [
    {
     "name": "37mm",
     "he": "light"
    },
    "afv-mg"
   ],
   "carries": "tank",
   "cards": "own"
  },
  "tankette": {
   "class": "vehicle",
   "size": "tankette",
   "move": "light-tank",
   "drive": "tracked",
   "armour": "tankette",
   "weight": "light",
   "turret": false,
   "weapons": [
    "afv-mg"
   ],
   "cards": "own"
  },
  "armoured-car": {
   "class": "vehicle",
   "size": "light-tank",
   "move": "armoured-car",
   "drive": "wheeled",
   "armour": "armoured-car",
   "weight": "light",
   "turret": true,
   "weapons": [
    {
     "name": "20mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "cards": "own"
  },
  "apc-half-track": {
   "class": "vehicle",
   "size": "half-track",
   "move": "medium-tank",
   "drive": "half-track",
   "armour": "apc",
   "weight": "light",
   "openTopped": true,
   "turret": true,
   "weapons": [
    "afv-mg"
   ],
   "carries": "half-track",
   "cards": "platoon"
  },
  "universal-carrier": {
   "class": "vehicle",
   "size": "carrier",
   "move": "armoured-car",
   "drive": "tracked",
   "armour": "carrier",
   "weight": "light",
   "openTopped": true,
   "turret": true,
   "weapons": [
    "afv-mg"
   ],
   "carries": "carrier",
   "cards": "own",
   "noOverrun": true
  },
  "komsomolets": {
   "class": "vehicle",
   "size": "tankette",
   "move": "armoured-car",
   "drive": "tracked",
   "armour": "carrier",
   "weight": "light",
   "turret": true,
   "weapons": [
    "afv-mg"
   ],
   "carries": "carrier",
   "tows": true,
   "cards": "own",
   "noOverrun": true
  },
  "jeep": {
   "class": "vehicle",
   "size": "tankette",
   "move": "light-tank",
   "drive": "wheeled",
   "armour": "softskin",
   "softskin": true,
   "weapons": [],
   "carries": "jeep",
   "tows": true,
   "cards": "none"
  },
  "recon-jeep": {
   "class": "vehicle",
   "size": "tankette",
   "move": "light-tank",
   "drive": "wheeled",
   "armour": "softskin",
   "softskin": true,
   "turret": true,
   "weapons": [
    "afv-mg"
   ],
   "carries": "jeep",
   "cards": "own",
   "recon": true,
   "spotter": true
  },
  "recon-car": {
   "class": "vehicle",
   "size": "light-tank",
   "move": "armoured-car",
   "drive": "wheeled",
   "armour": "armoured-car",
   "weight": "light",
   "turret": true,
   "weapons": [
    {
     "name": "20mm",
     "he": "medium"
    },
    "afv-mg"
   ],
   "cards": "own",
   "recon": true,
   "spotter": true
  },
  "truck": {
   "class": "vehicle",
   "size": "truck",
   "move": "truck",
   "drive": "wheeled",
   "armour": "softskin",
   "softskin": true,
   "weapons": [],
   "carries": "truck",
   "tows": true,
   "cards": "platoon"
  },
  "motorcycle": {
   "class": "vehicle",
   "size": "motorcycle",
   "move": "truck",
   "drive": "wheeled",
   "armour": "motorcycle",
   "softskin": true,
   "weapons": [],
   "carries": "jeep",
   "cards": "platoon"
  },
  "kettenkrad": {
   "class": "vehicle",
   "size": "kettenkrad",
   "move": "light-tank",
   "drive": "tracked",
   "armour": "softskin",
   "softskin": true,
   "weapons": [],
   "carries": "jeep",
   "tows": true,
   "cards": "none",
   "noOverrun": true
  },
  "prime-mover": {
   "class": "vehicle",
   "size": "half-track",
   "move": "medium-tank",
   "drive": "half-track",
   "armour": "softskin",
   "softskin": true,
   "weapons": [],
   "carries": "half-track",
   "tows": true,
   "cards": "none"
  },
  "glider": {
   "class": "glider",
   "size": "glider",
   "move": "none",
   "carries": "glider",
   "cards": "none"
  },
  "landing-craft": {
   "class": "craft",
   "size": "landing-craft",
   "move": "landing-craft",
   "carries": "landing-craft",
   "cover": "hard",
   "cards": "platoon"
  },
  "barge": {
   "class": "craft",
   "size": "landing-craft",
   "move": "landing-craft",
   "carries": "landing-craft",
   "cover": "none",
   "cards": "platoon"
  },
  "raft": {
   "class": "craft",
   "size": "raft",
   "move": "raft",
   "carries": "raft",
   "cover": "none",
   "paddled": true,
   "cards": "platoon"
  },
  "dinghy": {
   "class": "craft",
   "size": "raft",
   "move": "raft",
   "carries": "dinghy",
   "cover": "none",
   "paddled": true,
   "cards": "platoon"
  },
  "fighter": {
   "class": "aircraft",
   "missions": [
    "recon",
    "air-cover",
    "strafe"
   ],
   "cards": "own"
  },
  "recon-plane": {
   "class": "aircraft",
   "missions": [
    "recon"
   ],
   "cards": "own"
  },
  "dive-bomber": {
   "class": "aircraft",
   "missions": [
    "bomb"
   ],
   "group": 2,
   "cards": "own"
  },
  "fighter-bomber": {
   "class": "aircraft",
   "missions": [
    "bomb",
    "strafe"
   ],
   "group": 2,
   "cards": "own"
  },
  "tankbuster": {
   "class": "aircraft",
   "missions": [
    "tankbust"
   ],
   "d20": 2,
   "group": 4,
   "mod": -1,
   "cards": "own",
   "note": "37 mm cannon; set d20 1-3, d10 0-4 and the gun group by the aircraft"
  },
  "tankbuster-rockets": {
   "class": "aircraft",
   "missions": [
    "tankbust"
   ],
   "d20": 3,
   "group": 2,
   "cards": "own",
   "note": "rockets"
  },
  "tankbuster-20mm": {
   "class": "aircraft",
   "missions": [
    "tankbust"
   ],
   "d20": 1,
   "group": 4,
   "mod": -2,
   "d10": 4,
   "cards": "own",
   "note": "20 mm cannon and small bombs"
  },
  "dummy-marker": {
   "class": "marker",
   "base": "marker",
   "move": "infantry",
   "cards": "own",
   "marker": "dummy"
  },
  "casualty-marker": {
   "class": "marker",
   "base": "casualty",
   "move": "none",
   "cards": "none"
  }
 },
 "terrain": {
  "open": {
   "move": "free",
   "sight": "clear",
   "cover": "none"
  },
  "road": {
   "move": "road",
   "sight": "clear",
   "cover": "none"
  },
  "hedge": {
   "form": "line",
   "move": {
    "gun": "half",
    "wheeled": "half"
   },
   "sight": "clear",
   "cover": {
    "direct": "none",
    "indirect": "none",
    "melee": "soft"
   }
  },
  "scrub": {
   "form": "area",
   "move": {
    "default": "half",
    "infantry": "free"
   },
   "sight": "conceals",
   "cover": {
    "direct": "soft",
    "indirect": "none",
    "melee": "none"
   },
   "landing": "none"
  },
  "field": {
   "form": "area",
   "move": "free",
   "sight": "clear",
   "cover": "none",
   "landing": "none"
  },
  "woods": {
   "form": "area",
   "move": {
    "default": "half",
    "infantry": "free"
   },
   "sight": "blocks beyond the wood; conceals inside",
   "cover": {
    "direct": "soft",
    "indirect": "soft",
    "melee": "soft"
   },
   "hullDown": "only when dense is set",
   "height": 60,
   "landing": "woods"
  },
  "river": {
   "form": "area",
   "move": {
    "default": "half",
    "craft": "free"
   },
   "sight": "clear",
   "cover": {
    "direct": "soft",
    "indirect": "none",
    "melee": "none"
   },
   "landing": "water"
  },
  "deep-water": {
   "form": "area",
   "move": "craft-only",
   "sight": "clear",
   "cover": "none",
   "landing": "water"
  },
  "hill": {
   "form": "area",
   "move": "free",
   "sight": "blocks past its crest for stands lower than it",
   "height": 30,
   "cover": "none"
  },
  "hill-crest": {
   "form": "line",
   "move": "free",
   "sight": "blocks past it",
   "cover": {
    "direct": "soft",
    "indirect": "none",
    "melee": "soft"
   },
   "hullDown": true
  },
  "wall": {
   "form": "line",
   "move": {
    "infantry": "free",
    "tracked": "free",
    "gun": "no",
    "wheeled": "no",
    "half-track": "no"
   },
   "sight": "conceals",
   "cover": {
    "direct": "hard",
    "indirect": "hard",
    "melee": "hard"
   },
   "landing": "wall"
  },
  "fence": {
   "form": "line",
   "move": {
    "gun": "half",
    "wheeled": "half"
   },
   "sight": "clear",
   "cover": "none",
   "landing": "wall"
  },
  "building": {
   "form": "area",
   "move": {
    "infantry": "free",
    "gun": "half",
    "heavyWeapon": "half",
    "vehicle": "no"
   },
   "sight": "blocks beyond; conceals inside",
   "cover": {
    "direct": "hard",
    "indirect": "hard",
    "melee": "hard"
   },
   "fields": [
    "floors",
    "capacity",
    "build",
    "dpv"
   ],
   "build": "strong (hard) or flimsy (soft)",
   "height": 40,
   "landing": "building"
  },
  "bunker": {
   "form": "area",
   "move": {
    "infantry": "free",
    "default": "no"
   },
   "sight": "blocks beyond; conceals inside",
   "cover": {
    "direct": "hard",
    "indirect": "hard",
    "melee": "hard"
   },
   "fields": [
    "capacity",
    "dpv"
   ],
   "height": 25,
   "landing": "building"
  },
  "ruin": {
   "form": "area",
   "move": {
    "infantry": "free",
    "default": "half"
   },
   "sight": "conceals",
   "cover": "hard if it was concrete or heavy brick, else soft",
   "hullDown": true
  },
  "trench": {
   "form": "area",
   "move": {
    "cost": "half",
    "gun": "no",
    "wheeled": "no",
    "half-track": "no"
   },
   "sight": "conceals",
   "cover": {
    "direct": "hard",
    "indirect": "soft",
    "melee": "soft"
   }
  },
  "foxhole": {
   "form": "area",
   "move": {
    "wheeled": "half"
   },
   "sight": "conceals",
   "cover": {
    "direct": "soft",
    "indirect": "none",
    "melee": "soft"
   }
  },
  "wire": {
   "form": "line",
   "strip": [
    50,
    20
   ],
   "move": "see table wire-crossing",
   "sight": "clear",
   "cover": "none",
   "landing": "wire"
  },
  "mine": {
   "form": "area",
   "square": 50,
   "move": "see table mines-crossing",
   "sight": "clear",
   "cover": "none",
   "fields": [
    "real"
   ]
  },
  "smoke": {
   "form": "circle",
   "radius": 60,
   "move": "disordered next turn",
   "sight": "blocks",
   "cover": "none",
   "fields": [
    "smokeUntil"
   ]
  },
  "bridge": {
   "form": "area",
   "move": "free",
   "sight": "clear",
   "cover": "none"
  }
 },
 "start-phases": {
  "note": "a case or a saved game may start inside a turn with start.phase; the cards are then revealed and stand in the pieces' card field. Phases in which no side can decide anything are run through without a prompt, on to the next planning",
  "deployment": "before the first turn; pieces without a place are waiting",
  "planning": "the default: every side lays its order cards in secret",
  "action": "step 1",
  "fall-back": "step 2",
  "charge": "step 3",
  "prone": "step 4",
  "aimed-fire": "step 5",
  "move": "step 6",
  "move-fire": "step 7",
  "opportunity-fire": "step 8",
  "resolve-charges": "step 9",
  "breaking-point": "step 10"
 },
 "rulings": [
  {
   "id": "BA-RUL-1",
   "about": [
    "BA-VIS-8",
    "BA-GUN-1"
   ],
   "question": "How is distance measured?",
   "options": {
    "edge": "From the nearest point of one base or hull to the nearest point of the other; to a point from the nearest edge. Base and size are given as [across the front, along the facing], so a base of [50, 100] that faces north is 50 wide from west to east.",
    "centre": "From centre to centre."
   },
   "default": "edge"
  },
  {
   "id": "BA-RUL-2",
   "about": [
    "BA-TERR-6"
   ],
   "question": "Which point of a stand is moved and measured along its path?",
   "options": {
    "centre": "The centre; at gives the centre of every piece, and a move is the length of the centre's path. Turning on the spot is free.",
    "furthest": "The corner that moves furthest, turning included."
   },
   "default": "centre"
  },
  {
   "id": "BA-RUL-3",
   "about": [
    "BA-CARD-1",
    "BA-INTRO-3"
   ],
   "question": "How is simultaneous planning run?",
   "options": {
    "secret": "Every side gets the planning prompt at once. Its order and call decisions are hidden from the others until all sides have ended planning; a side that has ended waits.",
    "turnabout": "Sides plan one after another, still unseen by the others."
   },
   "default": "secret"
  },
  {
   "id": "BA-RUL-4",
   "about": [
    "BA-CARD-2"
   ],
   "question": "When is a card final?",
   "options": {
    "until-end": "A side may place a card again on the same stands until it ends its planning; then nothing changes.",
    "at-once": "A card is final the moment it is placed."
   },
   "default": "until-end"
  },
  {
   "id": "BA-RUL-5",
   "offered": true,
   "about": [
    "BA-CMD-6"
   ],
   "question": "How many cards does an Excellent platoon have (the chart says 4+)?",
   "options": {
    "per-stand": "One for each stand, at least 4. Transports and craft are not counted, though they use the cards.",
    "four": "Exactly 4."
   },
   "default": "per-stand"
  },
  {
   "id": "BA-RUL-6",
   "about": [
    "BA-CARD-3",
    "BA-CMD-3"
   ],
   "question": "Must every stand have a card, and may two cards of a platoon be alike?",
   "options": {
    "free": "A stand without a card does nothing. Several cards of one platoon may be alike. Stands on one card must form a chain of base contact when it is placed (gap of 1 mm or less).",
    "different": "The same, but a platoon's cards must all differ."
   },
   "default": "free"
  },
  {
   "id": "BA-RUL-7",
   "about": [
    "BA-CARD-3"
   ],
   "question": "Must stands on one card stay together while they carry it out?",
   "options": {
    "stay": "Yes: after the step they must still form a chain of contact, casualties apart; all move the same way within the arrow.",
    "only-when-placed": "Only when the card is placed."
   },
   "default": "only-when-placed"
  },
  {
   "id": "BA-RUL-8",
   "offered": true,
   "about": [
    "BA-CMD-7",
    "BA-ORG-20",
    "BA-HQ-1"
   ],
   "question": "Which stands have cards of their own?",
   "options": {
    "listed": "Specials, guns, headquarters, vehicles and aircraft. Heavy weapons and armed vehicles are among them. Other stands use the cards of their platoon; transports act with the stand that they carry or tow, or not at all.",
    "squadron": "The same, but tanks of a squadron share its cards. Their number is that of the squadron's rating."
   },
   "default": "listed"
  },
  {
   "id": "BA-RUL-9",
   "offered": true,
   "about": [
    "BA-TURN-2",
    "BA-TERR-1"
   ],
   "question": "In which order do sides act within a step?",
   "options": {
    "alternate": "By turns, one stand at a time. The side listed first begins in odd turns and the next side in even turns. A pass gives up that go only; the step ends when all sides pass in a row, have ended it, or have nothing left to do in it. A side has something left to do as long as a stand that can still act holds a card of this step it has not used up (the second shot of an Excellent crew and the fire after the move of Move and Fire included), even when no target or way is open to it; only then, and where a rule asks, is it prompted.",
    "blocks": "One side after the other. The side that begins finishes the step first."
   },
   "default": "alternate"
  },
  {
   "id": "BA-RUL-10",
   "about": [
    "BA-AIM-5",
    "BA-ARMS-1"
   ],
   "question": "When do losses from fire take effect?",
   "options": {
    "step-end": "In the Aimed Fire, Move and Fire and Opportunity Fire steps all fire is worked out on the strengths at the start of the step, less what reactions have taken since, and losses come off at its end: two stands that fire at each other in one step can destroy each other. Reactions (opportunity fire that answers a move, defensive and fall-back fire, a sniper's) take effect at once.",
    "aimed-only": "At the end of the step for Aimed Fire. The fire of the later steps takes effect at once."
   },
   "default": "step-end"
  },
  {
   "id": "BA-RUL-11",
   "about": [
    "BA-ACTN-2",
    "BA-FALL-1"
   ],
   "question": "In which order are Action and Fall Back carried out?",
   "options": {
    "action-first": "Action stands are declared (not their tasks) as the cards are revealed; Fall Back moves come next; tasks are completed at the end of the turn's Opportunity Fire step, unless the stand took a hit that stops it.",
    "at-once": "Both are in the Action phase: Fall Back moves first, then the tasks. Before a task completes, enemy stands on Opportunity Fire (only those) may fire at its stand as a reaction; one hit stops the task for the turn."
   },
   "default": "at-once"
  },
  {
   "id": "BA-RUL-12",
   "about": [
    "BA-ACTN-5"
   ],
   "question": "What happens to a task that is interrupted?",
   "options": {
    "lost": "A turn without the Action card on the same task sets its count back to 0; the charge or repair must start again.",
    "kept": "The count is kept."
   },
   "default": "lost"
  },
  {
   "id": "BA-RUL-13",
   "about": [
    "BA-FALL-2",
    "BA-MELEE-25",
    "BA-PRONE-5",
    "BA-OVER-9"
   ],
   "question": "Which way is back?",
   "options": {
    "away": "Straight away from the enemy that caused it, along the line from the centre of its main stand (the charger, the vehicle) to the centre of the stand that goes back; for Fall Back any direction within 45 degrees of straight away from the nearest visible enemy, or toward its own table edge when it sees none.",
    "own-edge": "Toward its own table edge."
   },
   "default": "away"
  },
  {
   "id": "BA-RUL-14",
   "about": [
    "BA-TERR-6"
   ],
   "question": "An armoured car's Move and Fire is printed as 350 mm, more than its Move of 250.",
   "options": {
    "half": "A misprint: 125 mm, half its Move, like the other vehicles.",
    "printed": "350 mm as printed."
   },
   "default": "half"
  },
  {
   "id": "BA-RUL-15",
   "about": [
    "BA-MOVE-6",
    "BA-GUN-5",
    "BA-GUN-7"
   ],
   "question": "How far does a vehicle go on Move and Fire: the table's column, half its Move, or the crew's full move?",
   "options": {
    "crew": "Crew rating decides: Poor may not fire after moving, Average moves the table's Move and Fire distance, Confident and Excellent the full Move.",
    "table": "The table's Move and Fire distance for every crew."
   },
   "default": "crew"
  },
  {
   "id": "BA-RUL-16",
   "offered": true,
   "about": [
    "BA-CHRG-2",
    "BA-TERR-6",
    "BA-MELEE-7"
   ],
   "question": "What is the charge bonus of one D10 (cavalry two) for?",
   "options": {
    "distance": "Distance. Each stand rolls it as it charges and adds 10 mm a point to its Move. It gives no melee dice (the worked example rolls none).",
    "melee": "Melee. So many more D10 are rolled in the first round; the charge goes the plain Move.",
    "both": "Both."
   },
   "default": "distance"
  },
  {
   "id": "BA-RUL-17",
   "about": [
    "BA-CHRG-4",
    "BA-TERR-2"
   ],
   "question": "What if a charge falls short?",
   "options": {
    "stops": "The stand moves its full charge toward the target, stops short, has charged for all purposes and does not fight. Ground, wire and mines on its way cost and are rolled for as in a move; who is caught in wire or halted by fire has fallen short. Where it would stop on a friend it stops behind him.",
    "stays": "It is refused before the roll when it cannot reach even with the greatest roll; otherwise the same."
   },
   "default": "stops"
  },
  {
   "id": "BA-RUL-18",
   "about": [
    "BA-CHRG-5",
    "BA-OPP-7"
   ],
   "question": "When do chargers move, and when is the melee fought?",
   "options": {
    "early": "Chargers move in the Charge step, higher rating first, and touch the target. Aimed and opportunity fire may not be aimed at stands in contact. The melee is fought in step 9, except against armour, which is fought at once.",
    "late": "Chargers move and fight in step 9."
   },
   "default": "early"
  },
  {
   "id": "BA-RUL-19",
   "about": [
    "BA-CHRG-9",
    "BA-MELEE-21",
    "BA-MELEE-23"
   ],
   "question": "When does defensive fire happen and with which range?",
   "options": {
    "at-contact": "When the charge is declared, before the charger moves into contact: the target of the charge (only it) fires once at its normal dice with the charger at the place where it would touch (where it will stop, if its roll is too short), as its fire for the turn. Losses come off at once.",
    "path": "At any point on the charger's path, the defender's choice."
   },
   "default": "at-contact"
  },
  {
   "id": "BA-RUL-20",
   "about": [
    "BA-CHRG-10",
    "BA-MELEE-16"
   ],
   "question": "Do cavalry's +2 of the charge rule and of the melee table add up?",
   "options": {
    "once": "They are the same +2, for the charge's first round only.",
    "both": "Both count in the first round."
   },
   "default": "once"
  },
  {
   "id": "BA-RUL-21",
   "about": [
    "BA-PRONE-3",
    "BA-PRONE-4",
    "BA-VIS-14"
   ],
   "question": "Exactly 150 mm to a prone unit, and how far is it seen?",
   "options": {
    "within": "At exactly 150 mm it can be hit. It is seen at 400 mm in the open and at 100 mm in cover (never less than the 100 mm minimum).",
    "beyond": "At exactly 150 mm it cannot be hit."
   },
   "default": "within"
  },
  {
   "id": "BA-RUL-22",
   "about": [
    "BA-PRONE-8"
   ],
   "question": "When does a Poor prone unit roll to recover?",
   "options": {
    "on-reveal": "As its new card is revealed, one die per card; on a failure the card becomes Prone. A new Prone card needs no roll.",
    "on-act": "When it would act."
   },
   "default": "on-reveal"
  },
  {
   "id": "BA-RUL-23",
   "about": [
    "BA-VIS-3",
    "BA-VIS-4",
    "BA-VIS-12"
   ],
   "question": "When is a stand in cover, for sight and for fire?",
   "options": {
    "centre-or-between": "When its centre is inside an area feature that gives direct cover, or the line from the firer's centre to its centre crosses a line feature that gives cover within 50 mm of its base. The best cover counts, never two.",
    "half": "When half its base is inside or behind the feature."
   },
   "default": "centre-or-between"
  },
  {
   "id": "BA-RUL-24",
   "about": [
    "BA-VIS-5"
   ],
   "question": "What blocks sight?",
   "options": {
    "features": "The line between the two centres is blocked by woods, buildings, bunkers and hills that it crosses wholly (enters and leaves) between the two, unless the higher of the two stands is above the feature's height; and by smoke. A stand at a feature's edge (within 50 mm) sees out and is seen.",
    "top-down": "The same, but woods never block: they merely conceal."
   },
   "default": "features"
  },
  {
   "id": "BA-RUL-25",
   "about": [
    "BA-GUN-14",
    "BA-GUN-17",
    "BA-GUN-18",
    "BA-GUN-19",
    "BA-GUN-20",
    "BA-GUN-21",
    "BA-GUN-22",
    "BA-GUN-23"
   ],
   "question": "The gun modifiers are headed dice effect, yet side and rear hits are negative although they must help.",
   "options": {
    "needed": "Side and rear numbers are taken off the score needed; all others are added to the die with their sign.",
    "as-printed": "All are added to the die with the sign they bear, so that side and rear hits are the harder ones."
   },
   "default": "needed"
  },
  {
   "id": "BA-RUL-26",
   "about": [
    "BA-ARM-2",
    "BA-GUN-11"
   ],
   "question": "What do the suffixes of vehicles and guns act on?",
   "options": {
    "natural": "A vehicle's suffix is added to the score needed (Tiger 2 +1 is harder, KV1 -1 easier); a gun's suffix is added to the die.",
    "die": "Both are added to the firer's die."
   },
   "default": "natural"
  },
  {
   "id": "BA-RUL-27",
   "about": [
    "BA-GUN-1",
    "BA-ARMS-16"
   ],
   "question": "Which band holds exactly 300 mm or 600 mm?",
   "options": {
    "nearer": "The nearer one: 300 is short, 600 is medium. A range limit is always included.",
    "farther": "The farther one."
   },
   "default": "nearer"
  },
  {
   "id": "BA-RUL-28",
   "about": [
    "BA-GUN-6",
    "BA-GUN-8",
    "BA-GUN-22"
   ],
   "question": "Does the table's -2 for moving come on top of the crew's -3 or -2?",
   "options": {
    "crew": "No: only the crew's number counts.",
    "both": "Both count."
   },
   "default": "crew"
  },
  {
   "id": "BA-RUL-29",
   "about": [
    "BA-ARM-10"
   ],
   "question": "Reconnaissance vehicles are +2 to hit: easier or harder?",
   "options": {
    "harder": "2 more needed against them: small and quick.",
    "better-shots": "They add 2 to their own die."
   },
   "default": "harder"
  },
  {
   "id": "BA-RUL-30",
   "about": [
    "BA-ARM-8",
    "BA-ARM-6"
   ],
   "question": "Does a natural 20 or 1 matter, and how is one less counted?",
   "options": {
    "modified": "No naturals. The die with its modifiers is compared with the score needed with its modifiers; exactly one less is minor damage. A dash can never be hurt.",
    "natural-20": "The same, but where there is no dash a natural 20 always destroys and a natural 1 never does anything."
   },
   "default": "modified"
  },
  {
   "id": "BA-RUL-31",
   "about": [
    "BA-HULL-3",
    "BA-HULL-4",
    "BA-HULL-5"
   ],
   "question": "How are the vehicle arcs drawn as angles?",
   "options": {
    "diagonal": "Lines from the hull's centre through its four corners: front, rear and two flanks; the firer's centre decides, and on a line the target has the better armour.",
    "quarters": "Four arcs of 90 degrees."
   },
   "default": "diagonal"
  },
  {
   "id": "BA-RUL-32",
   "about": [
    "BA-ARM-12"
   ],
   "question": "Is the 45 degree arc of a turretless vehicle in all or to each side?",
   "options": {
    "each-side": "45 degrees to each side of the barrel, which points the way the vehicle faces; the line from centre to centre decides, and 45 itself is inside.",
    "total": "22.5 degrees to each side, measured the same way."
   },
   "default": "each-side"
  },
  {
   "id": "BA-RUL-33",
   "about": [
    "BA-ARMS-8",
    "BA-ARMS-27"
   ],
   "question": "When is a target firing?",
   "options": {
    "card": "When it holds a fire card (aimed-fire, move-fire, opportunity-fire) and has fired in this turn or fires in this step.",
    "any-card": "Whenever it holds a fire card (it is in a firing position), whether it has fired yet or not."
   },
   "default": "any-card"
  },
  {
   "id": "BA-RUL-34",
   "about": [
    "BA-ARMS-28",
    "BA-ARMS-27"
   ],
   "question": "Does the +1 for firing apply to cavalry, vehicles' crews or guns?",
   "options": {
    "infantry": "Infantry and gun crews only.",
    "all": "All stands with figures."
   },
   "default": "infantry"
  },
  {
   "id": "BA-RUL-35",
   "about": [
    "BA-TERR-20",
    "BA-TERR-21",
    "BA-NIGHT-12",
    "BA-INDIR-2",
    "BA-SPEC-2"
   ],
   "question": "How do the modifiers add up against infantry, and what is the cap?",
   "options": {
    "sum": "To-hit column for the target, plus 2 at night, plus 2 for indirect or speculative fire; never more than 10: a 10 always hits.",
    "cap-none": "The same, but the 10 that always hits belongs to the columns of the table: a need that night or indirect fire lifts above 10 cannot be met."
   },
   "default": "sum"
  },
  {
   "id": "BA-RUL-36",
   "about": [
    "BA-DIS-2",
    "BA-SUPP-4",
    "BA-GUN-20"
   ],
   "question": "What is the penalty of a disordered stand that fires small arms?",
   "options": {
    "minus-die": "One D10 fewer, at least 1; guns -1 on the die.",
    "plus-one": "One more needed on every D10, at figures and at softskins alike; guns -1 on the D20."
   },
   "default": "plus-one"
  },
  {
   "id": "BA-RUL-37",
   "about": [
    "BA-MOVE-7",
    "BA-MOVE-8",
    "BA-ARMS-23"
   ],
   "question": "Move and Fire takes a die from stands that always have at least one.",
   "options": {
    "no-fire": "The lost die comes off the total with bonus dice; at 0 the stand cannot fire. The minimum of 1 does not apply here.",
    "min-one": "The minimum of 1 always applies."
   },
   "default": "no-fire"
  },
  {
   "id": "BA-RUL-38",
   "about": [
    "BA-ARMS-24"
   ],
   "question": "May a stand split its dice, and may hits beyond the target's figures spill over?",
   "options": {
    "one-target": "All dice at one stand; spare hits are lost. Only snipers and aircraft split.",
    "spill": "Spare hits go to stands in base contact with the target."
   },
   "default": "one-target"
  },
  {
   "id": "BA-RUL-39",
   "about": [
    "BA-ARMS-21"
   ],
   "question": "How many dice has a stand whose full strength is 2 figures (specials) or 4?",
   "options": {
    "as-full": "Specials, machine guns and mortars at full strength use the 3-figure column and lose one column a figure; 4 figures use the 3-figure column.",
    "literal": "The column of the figures left, so a special at full strength uses the 2-figure column; an LMG stand always uses the 3-figure column, and cavalry does at full strength."
   },
   "default": "literal"
  },
  {
   "id": "BA-RUL-40",
   "offered": true,
   "about": [
    "BA-ARTY-18",
    "BA-INDIR-6",
    "BA-SUPP-2",
    "BA-FLAME-4"
   ],
   "question": "When are the figures of a stand under a template?",
   "options": {
    "stand": "All of them, when its centre is. The same goes for a vehicle and for suppressive fire.",
    "area": "By the share of the base that is covered. Figures times the share, rounded down; a vehicle, and any stand under suppressive fire, when half of it is covered."
   },
   "default": "stand"
  },
  {
   "id": "BA-RUL-41",
   "offered": true,
   "about": [
    "BA-ARTY-10",
    "BA-INDIR-6"
   ],
   "question": "Are the dice rolled once, or for each stand under the template?",
   "options": {
    "each": "For each of them. The weapon's full D10 for each stand and its D20 for each vehicle, nearest the centre first.",
    "once": "Once. The hits are shared out from the centre outward."
   },
   "default": "each"
  },
  {
   "id": "BA-RUL-42",
   "about": [
    "BA-INDIR-4",
    "BA-INDIR-10"
   ],
   "question": "How is an arrow's direction found without the die itself?",
   "options": {
    "d8": "One d8 for the compass direction after the arrow, then one d6 for the distance.",
    "d6-faces": "The scatter die's own face: 2 north, 3 east, 4 south, 5 west."
   },
   "default": "d8"
  },
  {
   "id": "BA-RUL-43",
   "about": [
    "BA-MORT-3",
    "BA-GUN-2"
   ],
   "question": "Is a light mortar's least range 100 or 150 mm?",
   "options": {
    "table": "100 mm, by the range table; medium and heavy 150 mm.",
    "text": "150 mm for all."
   },
   "default": "table"
  },
  {
   "id": "BA-RUL-44",
   "about": [
    "BA-ARMS-15",
    "BA-ARTY-11",
    "BA-MORT-4"
   ],
   "question": "Does a light mortar fire as small arms or with the template?",
   "options": {
    "template": "With the template and the light row of the HE table, to 400 mm.",
    "choice": "Either, the player's choice."
   },
   "default": "template"
  },
  {
   "id": "BA-RUL-45",
   "about": [
    "BA-MORT-9"
   ],
   "question": "How far is a light mortar's flipped template?",
   "options": {
    "diameter": "120 mm in the arrow's direction.",
    "radius": "60 mm."
   },
   "default": "diameter"
  },
  {
   "id": "BA-RUL-46",
   "about": [
    "BA-HE-1",
    "BA-HE-2",
    "BA-MORT-6",
    "BA-HULL-8",
    "BA-GUN-23"
   ],
   "question": "How do mortars, which fire indirectly, hurt vehicles when high explosive must be direct?",
   "options": {
    "own-rule": "Mortars are excepted. One D20 as gun group 4 (light), 3 (medium) or 1 (heavy) with -2; a success has the effect of the mortar's own row and counts as one of the 3 hits that disable. A class that the row does not name is not hurt: no die is rolled, and such a vehicle as the target is refused with no effect.",
    "direct-only": "Mortars hurt vehicles only when they see the target themselves."
   },
   "default": "own-rule"
  },
  {
   "id": "BA-RUL-47",
   "about": [
    "BA-INDIR-2",
    "BA-GUN-23"
   ],
   "question": "Indirect fire at a vehicle: is -2 counted for indirect and again for high explosive?",
   "options": {
    "once": "Once.",
    "twice": "Twice, -4."
   },
   "default": "once"
  },
  {
   "id": "BA-RUL-48",
   "about": [
    "BA-DIV-3",
    "BA-DIV-4",
    "BA-BARR-7"
   ],
   "question": "Does divisional fire deviate, and who must see?",
   "options": {
    "deviates": "The calling headquarters must see the template's centre point, at most 800 mm away, as it calls (it is not checked again when the shells fall); each template rolls scatter and deviation like indirect fire.",
    "area": "No deviation: it shells an area."
   },
   "default": "deviates"
  },
  {
   "id": "BA-RUL-49",
   "about": [
    "BA-SMOKE-4",
    "BA-SMOKE-7",
    "BA-VIS-13"
   ],
   "question": "What does a line of sight that touches smoke do?",
   "options": {
    "near-edge": "A stand sees up to the near edge and nothing inside or beyond; a stand inside sees and is seen up to 100 mm.",
    "thin": "Stands at the edge of smoke are seen."
   },
   "default": "near-edge"
  },
  {
   "id": "BA-RUL-50",
   "about": [
    "BA-AIR-16",
    "BA-AIR-17",
    "BA-AIR-41",
    "BA-AIR-40"
   ],
   "question": "How is the air fight paired and when is it resolved?",
   "options": {
    "reveal": "At the reveal: air cover cancels air cover one for one, each side's first listed first. For each one left its owner is asked, in list order, for a recon or ground attack aircraft (fly, or pass), the side with more left over first: recon fails, ground attack takes one D20 on the anti-aircraft table. Nobody is asked when no such enemy is up.",
    "in-step": "When the enemy aircraft enters its step."
   },
   "default": "reveal"
  },
  {
   "id": "BA-RUL-51",
   "about": [
    "BA-MELEE-4",
    "BA-MELEE-5"
   ],
   "question": "Which dice does the main attacker and each support bring?",
   "options": {
    "main-plus-one": "The main stand its full allocation, less 1 for the charge (minimum 1); each support exactly 1; supports must touch the target or the main stand.",
    "all-full": "Every stand its full allocation.",
    "one-each": "Every stand 1 D10 (the first sentence of the section, which the example contradicts)."
   },
   "default": "main-plus-one"
  },
  {
   "id": "BA-RUL-52",
   "offered": true,
   "about": [
    "BA-IVA-8",
    "BA-MELEE-2",
    "BA-MELEE-13",
    "BA-MELEE-14",
    "BA-IVA-3"
   ],
   "question": "How do infantry and armour fight each other?",
   "options": {
    "example": "As in the worked example. For infantry against armour only: each attacking stand rolls 1 D10 (at most 3), the highest counts; rating adds 0, 0, 1, 2 for Poor to Excellent; the tank rolls 1 D10, its rating likewise; a turreted tank (tracked, class A to D, not open-topped) +2, other armour its table number (open-topped 0, light or medium 1, heavy 2); other modifiers of the table apply.",
    "table": "As in any melee. The sum of the dice with the table's modifiers; a vehicle rolls dice by its crew rating at 3 figures."
   },
   "default": "example"
  },
  {
   "id": "BA-RUL-53",
   "about": [
    "BA-MELEE-26",
    "BA-MELEE-27",
    "BA-HULL-7"
   ],
   "question": "Is a vehicle that loses by 5 or more destroyed or disabled?",
   "options": {
    "disabled": "Any defeat disables it, and its passengers roll as if it were hit.",
    "by-margin": "1-4 disabled, 5 or more destroyed."
   },
   "default": "disabled"
  },
  {
   "id": "BA-RUL-54",
   "about": [
    "BA-IVA-2"
   ],
   "question": "What happens to infantry that loses against a vehicle?",
   "options": {
    "melee": "The normal melee result: pushed back 200 mm, a figure lost and disordered, or destroyed at 5 or more.",
    "stands": "The same, but no push back."
   },
   "default": "melee"
  },
  {
   "id": "BA-RUL-55",
   "about": [
    "BA-BREAK-6",
    "BA-BREAK-3",
    "BA-BREAK-2"
   ],
   "question": "Which stands count, and when is the share used?",
   "options": {
    "platoon": "Stands of figures with platoon cards and the platoon's own LMG; the number of the table for 3-6 such stands that had 3 figures each, otherwise the share of their starting figures, rounded up. stands0, figures0 and lost count these stands alone; figures of a stand that is captured, drowned or driven off the table are lost too. A unit that has none of them (a headquarters, guns, vehicles, specials) has no breaking point. A breaking unit is removed whole at the end of the turn, its guns, vehicles and specials too, so a scenario that wants these to fight on gives them a unit of their own; reached means equal or more.",
    "share": "Always the share."
   },
   "default": "platoon"
  },
  {
   "id": "BA-RUL-56",
   "about": [
    "BA-HQ-3",
    "BA-HQ-7",
    "BA-HQ-10"
   ],
   "question": "Do the drops for a lost headquarters and for being out of radius add up?",
   "options": {
    "once": "No more than one drop for the company and one for the battalion.",
    "all": "All add up, to Poor at worst."
   },
   "default": "once"
  },
  {
   "id": "BA-RUL-57",
   "about": [
    "BA-HQ-7"
   ],
   "question": "When is the radius checked?",
   "options": {
    "turn-end": "At the end of each turn, from the headquarters' base to the base of each stand of the unit that is on the table (of a stand aboard, to its transport). One stand beyond 600 mm is enough to put the unit outside for the whole of the next turn.",
    "planning": "Measured in the same way, but as planning begins."
   },
   "default": "turn-end"
  },
  {
   "id": "BA-RUL-58",
   "about": [
    "BA-HIDE-5"
   ],
   "question": "Does a hidden unit that destroys its target stay hidden?",
   "options": {
    "stays": "Yes, when the target stand is destroyed by that fire; where the losses of a step come off together, every stand whose hits are among those of a destroyed target has destroyed it. A gun whose crew lives on is not destroyed, nor is an aircraft that leaves with damage.",
    "revealed": "Any fire reveals."
   },
   "default": "stays"
  },
  {
   "id": "BA-RUL-59",
   "about": [
    "BA-WIRE-11",
    "BA-MINE-12"
   ],
   "question": "What do hits on an engineer do to his task?",
   "options": {
    "stop": "One hit or more in the turn: the task makes no progress this turn. Opportunity fire may interrupt it, before the task completes.",
    "none": "Only destruction stops it."
   },
   "default": "stop"
  },
  {
   "id": "BA-RUL-60",
   "about": [
    "BA-PARA-10"
   ],
   "question": "Gliders roll a D10 in the text but refer to the paratroops' D6 table.",
   "options": {
    "d6": "A D6 on the same table.",
    "d10": "A D10 on the same table; 6-10 no effect."
   },
   "default": "d6"
  },
  {
   "id": "BA-RUL-61",
   "about": [
    "BA-CRAFT-6",
    "BA-CRAFT-3"
   ],
   "question": "Are stands in craft targets of their own?",
   "options": {
    "stands": "Yes: in the craft's cover; the craft itself is armour class E.",
    "craft": "Only the craft can be fired at."
   },
   "default": "stands"
  },
  {
   "id": "BA-RUL-62",
   "about": [
    "BA-OVER-1",
    "BA-OVER-8"
   ],
   "question": "What may be overrun and what does the casualty die need?",
   "options": {
    "open-infantry": "Infantry not in cover and within the vehicle's Move; the die needs the open column (7, or 8 if it is firing); each hit removes a figure.",
    "soft-too": "Infantry in soft cover as well; hard cover, and ground the vehicle may not enter, protect. The die then needs the column of that cover."
   },
   "default": "open-infantry"
  },
  {
   "id": "BA-RUL-63",
   "about": [
    "BA-BUST-3",
    "BA-BUST-6"
   ],
   "question": "What happens to stands inside a building whose DPV reaches 0?",
   "options": {
    "out": "They are moved by their owner to the nearest open ground outside and are disordered.",
    "destroyed": "They are destroyed."
   },
   "default": "out"
  },
  {
   "id": "BA-RUL-64",
   "about": [
    "BA-DIS-1",
    "BA-CHRG-3"
   ],
   "question": "Which cards may a disordered stand be given?",
   "options": {
    "fire-only": "aimed-fire, opportunity-fire, prone, action or dummy; not move, move-fire, charge or fall-back.",
    "strict": "aimed-fire, opportunity-fire or dummy: a shaken stand neither drops prone by order nor takes up a task."
   },
   "default": "fire-only"
  },
  {
   "id": "BA-RUL-65",
   "about": [
    "BA-MOVE-1"
   ],
   "question": "Is the minimum of one third binding when the way is blocked?",
   "options": {
    "if-possible": "Yes unless the stand is stopped by fire, a bump, suppression, wire, mines or an overrun that fails.",
    "always": "A stand that cannot is refused a Move card."
   },
   "default": "if-possible"
  },
  {
   "id": "BA-RUL-66",
   "about": [
    "BA-TERR-9",
    "BA-TERR-11"
   ],
   "question": "How is half speed worked out for part of a path?",
   "options": {
    "double-cost": "Each millimetre inside costs two; crossing a line feature at half speed costs 25 mm more; a road move counts only if the whole path is on road.",
    "half-all": "The whole move is halved if any part is inside."
   },
   "default": "double-cost"
  },
  {
   "id": "BA-RUL-67",
   "about": [
    "BA-INTRO-2",
    "BA-UMP-7"
   ],
   "question": "How is a game won when the scenario says nothing?",
   "options": {
    "points": "Most points of enemy stands destroyed or broken at the turn limit (disabled half); each objective held counts 5. A difference under 20% is a draw.",
    "objective": "Who holds more objectives."
   },
   "default": "points"
  },
  {
   "id": "BA-RUL-68",
   "about": [
    "BA-OPP-6",
    "BA-OPP-2"
   ],
   "question": "When may opportunity fire interrupt?",
   "options": {
    "once-per-move": "After each move of an enemy stand within sight, at the end of that move, or at the point on its path the reacting side names; each stand on the card fires once a turn.",
    "end-only": "Only at the end of a move."
   },
   "default": "end-only"
  },
  {
   "id": "BA-RUL-69",
   "about": [
    "BA-MELEE-7",
    "BA-MELEE-9"
   ],
   "question": "Which cover gives the extra melee die, and does the attacker get it?",
   "options": {
    "defender": "Soft or hard cover in the melee column gives the defender one die; an attacker never has it.",
    "both": "Either side has the die when its main stand is in such cover."
   },
   "default": "defender"
  },
  {
   "id": "BA-RUL-70",
   "about": [
    "BA-MELEE-34",
    "BA-MELEE-35"
   ],
   "question": "How much does the losing side with several stands suffer?",
   "options": {
    "example": "By 1-4: all its stands are pushed back and disordered and one figure of one stand (its owner's choice) is lost. By 5 or more: the one stand its owner chooses is destroyed and the others are pushed back.",
    "lost-alone": "By 1 to 4, the same. By 5 or more the one stand its owner chooses is destroyed and the others stay where they are."
   },
   "default": "example"
  },
  {
   "id": "BA-RUL-71",
   "about": [
    "BA-ARMS-18",
    "BA-ARMS-17"
   ],
   "question": "How many D10 do a vehicle's machine guns roll?",
   "options": {
    "crew": "The 3-figure column of the crew's rating plus the bonus, instead of its gun; not both in one turn.",
    "bonus-only": "Only the bonus dice, besides its gun."
   },
   "default": "crew"
  },
  {
   "id": "BA-RUL-72",
   "about": [
    "BA-ARMS-24",
    "BA-SOFT-2"
   ],
   "question": "Can small arms hurt armoured vehicles?",
   "options": {
    "no": "No: fire by small arms at an armoured vehicle is refused; softskins take hits on 6 or more; a universal carrier counts as armoured.",
    "open-topped": "They may hit the passengers of open-topped ones."
   },
   "default": "no"
  },
  {
   "id": "BA-RUL-73",
   "about": [
    "BA-DEAD-2",
    "BA-DEAD-3",
    "BA-ARTY-6",
    "BA-ARTY-7"
   ],
   "question": "How is a gun stand hurt?",
   "options": {
    "both": "D10 hits remove crew; without crew the gun stays but is out of action (figures 0, destroyed false). A D20 success against class E removes the gun; its crew, if any, stays as a rifle stand of those figures (gunLost and destroyed true, gone false), and a second success in the same step finds no gun and does nothing more. A gun whose crew is all lost counts as lost for points, and takes no other harm in a melee: it is not pushed back. A crew pushed out of its position in melee loses the gun as well (gunLost true, destroyed false).",
    "crew-rolls": "The same, but when the gun is removed its crew rolls a passengers die and may lose figures."
   },
   "default": "both"
  },
  {
   "id": "BA-RUL-74",
   "about": [
    "BA-TERR-2",
    "BA-TERR-5"
   ],
   "question": "May bases overlap or leave the table?",
   "options": {
    "no": "No stand may end on another, nor on a wreck (stands on different floors of a building, and stands aboard, apart): a place that is taken is refused, and who is stopped on his way stops, as far back along it as he must, at the nearest place that is free. No stand may cross the table edge by choice; passing through friends is free, through enemies never.",
    "exit": "The same, but a stand may leave by its own edge and is out of the game."
   },
   "default": "no"
  },
  {
   "id": "BA-RUL-75",
   "about": [
    "BA-MOTO-4",
    "BA-MOTO-6"
   ],
   "question": "Does mounting use up movement?",
   "options": {
    "free": "A stand may mount a transport it touches (or dismount) before or after the transport's move (after it, its side is asked for the stands aboard that may still get off, never from a craft afloat, before the step ends), but a stand that dismounted does not move on foot or fire that turn and one that mounted has not moved on foot.",
    "half": "It costs half the stand's Move."
   },
   "default": "free"
  },
  {
   "id": "BA-RUL-76",
   "about": [
    "BA-SNIPE-4"
   ],
   "question": "When is a sniper asked?",
   "options": {
    "reaction": "After each enemy piece's move and at the start of each step, if an enemy he could hit is in range; once a turn in all, though he may split his dice over several fire decisions. His fire is a reaction: losses come off at once.",
    "any": "The same, but at every prompt of either side."
   },
   "default": "reaction"
  },
  {
   "id": "BA-RUL-77",
   "about": [
    "BA-MOVE-4",
    "BA-CARD-3"
   ],
   "question": "Where is the 45 degrees of an arrow measured?",
   "options": {
    "end-point": "From start to end: the straight line to where it ends is within 45 degrees of the arrow (45 included); the path between is free. A move that ends where it began, such as a change of floor, has no direction and is free of the arrow.",
    "each-segment": "Every segment of the path."
   },
   "default": "end-point"
  },
  {
   "id": "BA-RUL-78",
   "about": [
    "BA-HMOV-5",
    "BA-VIS-3"
   ],
   "question": "When is sight checked for hidden pieces and markers?",
   "options": {
    "after-move": "After every move of either side, at the end of each piece's move, whatever moved it, and at the reveal of cards. A hidden piece or a marker that moves is looked for all along its way as well: one that an enemy would see at any point of it is revealed.",
    "turn-end": "At the end of the turn."
   },
   "default": "after-move"
  },
  {
   "id": "BA-RUL-79",
   "about": [
    "BA-MINE-4",
    "BA-MINE-10"
   ],
   "question": "When are mines rolled for?",
   "options": {
    "on-entry": "When the path of the stand's centre enters the square; a dummy is shown and removed without a roll; the half move is paid on entry, and the whole path with these halves must be within the stand's distance before it sets out (else refused: distance). What the square destroys stops with its centre on the edge it crossed; a wreck whose centre is in the square or on its edge bars it to the centre of any other vehicle (refused: wreck).",
    "on-exit": "When it leaves."
   },
   "default": "on-entry"
  },
  {
   "id": "BA-RUL-80",
   "about": [
    "BA-WIRE-9",
    "BA-WIRE-5"
   ],
   "question": "Where does a stand stop in wire?",
   "options": {
    "near-side": "On a failure it stops touching the near side; on a success the strip it met is removed and it goes on with what is left of its move. It meets the strip that the path of its centre crosses, and one on which its base would end; strips that only the edge of its base brushes do not hinder it. A half-track that is stuck pays half its move and rolls again at the same strip in its next move.",
    "across": "On a success it stops across."
   },
   "default": "near-side"
  },
  {
   "id": "BA-RUL-81",
   "about": [
    "BA-HMOV-7",
    "BA-HMOV-5",
    "BA-HIDE-2"
   ],
   "question": "One clause lists moving among the things that reveal a marker, yet markers exist to be moved.",
   "options": {
    "sight-or-fire": "A marker that moves stays face down; it is revealed by being within an enemy's visibility range or by firing. Anything but infantry that was hidden in place without a marker is revealed when it moves.",
    "any-move": "Any move reveals it."
   },
   "default": "sight-or-fire"
  },
  {
   "id": "BA-RUL-82",
   "about": [
    "BA-FALL-2",
    "BA-FALL-5"
   ],
   "question": "May cavalry and guns fall back, and how far do vehicles?",
   "options": {
    "infantry-and-vehicles": "Infantry and vehicles only; vehicles go back up to 200 mm as well.",
    "all": "All but emplaced guns; each up to its Move, at most 200 mm."
   },
   "default": "infantry-and-vehicles"
  },
  {
   "id": "BA-RUL-83",
   "about": [
    "BA-HULL-14",
    "BA-MOTO-8",
    "BA-SOFT-2"
   ],
   "question": "Which hit on a vehicle makes its passengers roll?",
   "options": {
    "lost": "One that destroys the vehicle (guns, high explosive, mines, small arms on a softskin) or disables it in melee; each stand aboard rolls as the loss takes effect. Minor damage, disorder and immobilisation do nothing to passengers; flamethrowers have their own roll.",
    "any": "Minor damage as well."
   },
   "default": "lost"
  },
  {
   "id": "BA-RUL-84",
   "about": [
    "BA-SOFT-3"
   ],
   "question": "How are the passengers of a softskin fired at, and which dice then count against the vehicle?",
   "options": {
    "hits": "The carried stand is named as the target and is hit as in the open (tank riders: soft cover); every die that hits it also adds one to the hits of the softskin that carries it.",
    "sixes": "The same, but every die of 6 or more counts against the vehicle."
   },
   "default": "hits"
  },
  {
   "id": "BA-RUL-85",
   "about": [
    "BA-FLAME-2",
    "BA-FLAME-3",
    "BA-FLAME-4",
    "BA-FLAME-5"
   ],
   "question": "Where is the flame template laid, and who is wholly or partly under it?",
   "options": {
    "line": "Its long axis lies on the line from the centre of the firer to that of the target, beginning where that line leaves the base or hull of the firer (a vehicle may begin up to 50 mm farther out). A stand whose centre is under it loses all its figures; one whose base it only touches rolls one flame die for each figure on the to-hit table. Friend and foe alike.",
    "target": "Only the named target is touched: wholly if it is in range."
   },
   "default": "line"
  },
  {
   "id": "BA-RUL-86",
   "about": [
    "BA-FLAME-13",
    "BA-MELEE-17"
   ],
   "question": "How is the flamethrower bonus in melee claimed?",
   "options": {
    "claimed": "An attacker claims it with flame on its charge or support decision; a defender with a burst left always claims it. It costs one burst, and without a burst there is no bonus.",
    "always": "Every flamethrower stand claims it while it has bursts."
   },
   "default": "claimed"
  },
  {
   "id": "BA-RUL-87",
   "about": [
    "BA-MELEE-10",
    "BA-MELEE-11",
    "BA-MELEE-15",
    "BA-MELEE-17",
    "BA-MELEE-20"
   ],
   "question": "Do the modifiers of supporting stands count?",
   "options": {
    "any": "Each row of the modifier table counts once for a side if any of its stands in that melee, main or support, has it (the armour example counts the flamethrower of a two-stand unit). So a disordered stand that supports a defender brings the -2.",
    "main": "Only those of the main stand."
   },
   "default": "any"
  },
  {
   "id": "BA-RUL-88",
   "about": [
    "BA-MELEE-4",
    "BA-MELEE-5",
    "BA-MELEE-6",
    "BA-IVA-1"
   ],
   "question": "How are the stands of a melee named?",
   "options": {
    "asked": "The first stand that touched the target (of those listed, the one that a support decision names) is the main stand. Before the dice the attacker names its supports, then the defender; a side is asked only if it has a stand that may support, and again until it passes or every stand of its own that is in contact and free to support is named; a stand that is not named takes no part, is not hurt and stays where it is. An attacker's support holds a Charge card. A defender may support if its card is a fire card it has not used, dummy or none. Two stands at most; a third is refused.",
    "all": "Every stand in contact takes part, up to the limit."
   },
   "default": "asked"
  },
  {
   "id": "BA-RUL-89",
   "about": [
    "BA-IVA-1",
    "BA-IVA-2"
   ],
   "question": "When in the Charge step is a melee with armour fought?",
   "options": {
    "step-end": "Once all charges of the step have moved and before the step ends, so that several stands can attack one vehicle together; the result takes effect at once, before any fire or move.",
    "contact": "At each contact, one stand at a time."
   },
   "default": "step-end"
  },
  {
   "id": "BA-RUL-90",
   "about": [
    "BA-IVA-5",
    "BA-IVA-6"
   ],
   "question": "How does an escort fight for its vehicle?",
   "options": {
    "first": "The charge is declared on the vehicle; the charger goes straight to the nearest escort within 100 mm of the vehicle and fights it at once as an ordinary melee, the escort as defender with its full dice and without defensive fire, whatever its card (one that lies prone gets up, one on a Charge card has not charged). The fight takes the place of the card of the escort and of those who support it: none of them charges, fires or moves afterwards this turn. If the escort is destroyed or pushed back, the charger goes on to touch the vehicle when what is left of its charge distance reaches, and fights it in the same step; otherwise it stops.",
    "every-escort": "The same, but every infantry stand within 100 mm of the vehicle must be beaten, one after another, before the vehicle."
   },
   "default": "first"
  },
  {
   "id": "BA-RUL-91",
   "about": [
    "BA-MELEE-8",
    "BA-CHRG-6"
   ],
   "question": "Who is the attacker when two stands charged each other?",
   "options": {
    "rating": "The one with the higher rating; at equal ratings the one whose side is listed first. Both drop a die, and the attacker column of the modifiers applies to both.",
    "none": "Neither: both use the defender column."
   },
   "default": "rating"
  },
  {
   "id": "BA-RUL-92",
   "about": [
    "BA-GUN-9",
    "BA-GUN-16",
    "BA-GUN-14"
   ],
   "question": "How does an Excellent crew fire its two shots?",
   "options": {
    "two-decisions": "With two fire decisions in the same step, at one target or at two; the second is at -1, on its D20 and, with high explosive, on every D10 at figures. Fixed defence gives the same two shots, never more, and its +1 counts for both.",
    "same-target": "Both dice at one target."
   },
   "default": "two-decisions"
  },
  {
   "id": "BA-RUL-93",
   "about": [
    "BA-GUN-18",
    "BA-GUN-19"
   ],
   "question": "Which vehicles count as light tanks for side and rear hits?",
   "options": {
    "weight": "Every vehicle of class A to D whose weight is light: 1 off the score needed from flank or rear.",
    "tanks": "Only tracked ones; armoured cars and personnel carriers count as other vehicles."
   },
   "default": "weight"
  },
  {
   "id": "BA-RUL-94",
   "about": [
    "BA-SG-2",
    "BA-SG-3",
    "BA-SG-8",
    "BA-GUN-11"
   ],
   "question": "Does a gun's own suffix apply to its Steilgranate?",
   "options": {
    "none": "No: the round fires as group 2 without a suffix; all other modifiers apply.",
    "gun": "Yes."
   },
   "default": "none"
  },
  {
   "id": "BA-RUL-95",
   "about": [
    "BA-OVER-3",
    "BA-OVER-7",
    "BA-OVER-9"
   ],
   "question": "Where does the overrunning vehicle end, and which cards will do?",
   "options": {
    "either-card": "It drives straight at the target, its centre going at most its Move. On a success it ends with its centre where the stand was, and the stand is pushed on in the same direction; on a failure it stops with 50 mm between hull and base. A Move and Fire card serves as well, in its own step and within its distance, and the vehicle may then still fire.",
    "move-only": "The same, but with a Move card only, so it never fires."
   },
   "default": "either-card"
  },
  {
   "id": "BA-RUL-96",
   "about": [
    "BA-HULL-12",
    "BA-DEAD-4",
    "BA-PRIS-3"
   ],
   "question": "When are points for losses counted?",
   "options": {
    "at-once": "As losses take effect: an enemy stand that is destroyed, broken or otherwise out of the game adds its points to victoryPoints, a disabled vehicle half of them (rounded down), and the rest if it is destroyed or leaves the game later. A gun counts in full as soon as either the gun is removed or its whole crew is lost. No stand ever counts for more than its points. With several enemies each gets them.",
    "game-end": "At the end of the game."
   },
   "default": "at-once"
  },
  {
   "id": "BA-RUL-97",
   "offered": true,
   "about": [
    "BA-PRIS-1",
    "BA-PRIS-2",
    "BA-PRIS-3",
    "BA-PRIS-4",
    "BA-PRIS-5"
   ],
   "question": "Can prisoners be taken and casualties rescued?",
   "options": {
    "unused": "No. There are no casualty markers.",
    "used": "Yes. A casualty marker is placed where an infantry stand was destroyed, worth twice the points of the stand. The first stand that touches it at the end of a move removes it and scores its points for its own side, friend or enemy."
   },
   "default": "unused"
  },
  {
   "id": "BA-RUL-98",
   "about": [
    "BA-UMP-1",
    "BA-UMP-2",
    "BA-UMP-3",
    "BA-UMP-4"
   ],
   "question": "What do the umpire's dice change?",
   "options": {
    "record": "Any side may call for them, twice a turn, at any prompt of its own while planning or in a step; for names the complainant, and the side that is favoured adds one to its disputesWon. The players carry the decision out by agreement.",
    "none": "Nothing is recorded."
   },
   "default": "record"
  },
  {
   "id": "BA-RUL-99",
   "about": [
    "BA-MELEE-36",
    "BA-MELEE-28",
    "BA-MELEE-29",
    "BA-MELEE-30"
   ],
   "question": "What stops a stand that is pushed back?",
   "options": {
    "path": "Its base is moved straight along the push. If it would touch or cross an enemy stand it is captured (gone); the enemy main stand that drives it back does not count, nor one that it touches already and that is not within 45 degrees of its way. If it would cross ground it may not enter it is destroyed; if its centre would leave the table it is removed. A building it would enter is no obstacle to infantry: it passes through to the full distance, or on until its base is clear of the building, and loses one more figure. Mines and wire on its way are rolled for, without opportunity fire; caught in wire it is blocked, and destroyed. A crew loses its gun or its medium or heavy mortar however it is pushed back. Friends are passed through, and it stops short of the full distance only where it would end on one.",
    "end": "Only the place where it ends matters."
   },
   "default": "path"
  },
  {
   "id": "BA-RUL-100",
   "about": [
    "BA-HE-2",
    "BA-INDIR-6",
    "BA-ARTY-10",
    "BA-ROCK-2"
   ],
   "question": "What does indirect high explosive of guns and rockets do to vehicles under the template?",
   "options": {
    "unarmoured": "Nothing to classes A to D, which only direct fire can hurt (mortars apart); a vehicle or gun of class E takes the weapon's D20, at -2 once, and a success destroys it. Barrage, divisional and speculative fire count as indirect.",
    "all": "Every vehicle under the template takes the D20, with the effect of table he-v-armour."
   },
   "default": "unarmoured"
  },
  {
   "id": "BA-RUL-101",
   "about": [
    "BA-ARTY-19",
    "BA-HE-3",
    "BA-MORT-7"
   ],
   "question": "Which range row and which facing do template D20 use?",
   "options": {
    "firer": "The distance from the firing stand to the vehicle; beyond 800 mm, or from off the table, it is long range. Direct fire counts side and rear as a gun does; indirect fire and bombs never do. No die is rolled for a vehicle under the template that the fire cannot hurt.",
    "short": "Always short range."
   },
   "default": "firer"
  },
  {
   "id": "BA-RUL-102",
   "about": [
    "BA-ARTY-19",
    "BA-ARTY-6"
   ],
   "question": "A gun stand lies under a high-explosive template: is the crew or the gun rolled for?",
   "options": {
    "both": "Both: the D10 against the crew on the to-hit table, and the D20 against the gun as class E.",
    "crew": "The crew alone; the gun is hurt only by anti-tank rounds."
   },
   "default": "both"
  },
  {
   "id": "BA-RUL-103",
   "about": [
    "BA-ARTY-8",
    "BA-ARTY-6"
   ],
   "question": "Does cover help a gun against a D20?",
   "options": {
    "add": "Yes: soft cover adds 1 and hard cover 2 to the score needed against a gun stand, by the direct or indirect column as the fire is (not against vehicles, which have hull down).",
    "none": "No."
   },
   "default": "add"
  },
  {
   "id": "BA-RUL-104",
   "about": [
    "BA-ARTY-18",
    "BA-INDIR-12"
   ],
   "question": "Does a template hurt friends?",
   "options": {
    "all": "Every stand under it, friend or enemy, except the firing stand itself; smoke and suppression work on friends too.",
    "enemies": "Enemies only."
   },
   "default": "all"
  },
  {
   "id": "BA-RUL-105",
   "about": [
    "BA-ARTY-14",
    "BA-ARTY-13"
   ],
   "question": "Which row has a gun between 122 and 155 mm, or between 85 and 88 mm?",
   "options": {
    "nearest": "The row of the nearest calibre named: 150 mm rolls with the 155 mm row, 86 mm with the 75-85 mm row.",
    "lower": "The row below."
   },
   "default": "nearest"
  },
  {
   "id": "BA-RUL-106",
   "about": [
    "BA-ARTY-16",
    "BA-SMOKE-6"
   ],
   "question": "What is the difference between the fire modes he, direct and at?",
   "options": {
    "same": "he and direct are the same: high explosive over open sights with the template; at is an anti-tank round at one vehicle, gun or building. Rockets and mortars have no anti-tank round: their gun group is for the D20 of their high explosive. A mortar may fire direct at a target it sees itself.",
    "mortars-indirect": "The same, but mortars always fire indirectly."
   },
   "default": "same"
  },
  {
   "id": "BA-RUL-107",
   "about": [
    "BA-INDIR-1",
    "BA-ARTY-2"
   ],
   "question": "Does a spotter need an order card, and may a weapon spot for itself?",
   "options": {
    "free": "No card is needed, and spotting does not hinder what the spotter does otherwise. The spotter is a headquarters or reconnaissance piece of the same side, not destroyed or broken; the firing weapon needs no sight of its own.",
    "ordered": "The spotter needs a fire card."
   },
   "default": "free"
  },
  {
   "id": "BA-RUL-108",
   "about": [
    "BA-INDIR-7"
   ],
   "question": "Is the automatic hit kept when other fire comes between?",
   "options": {
    "kept": "Yes: zeroed is set by a hit (not by an arrow) and stays until the weapon or its target moves, or the weapon fires at something else. Fire at the zeroed target rolls no scatter die.",
    "each-turn": "It is lost in a turn without fire."
   },
   "default": "kept"
  },
  {
   "id": "BA-RUL-109",
   "about": [
    "BA-BARR-1",
    "BA-BARR-6",
    "BA-DIV-5"
   ],
   "question": "With which dice do barrage and divisional templates roll?",
   "options": {
    "row": "With the row of the HE table that the side's divisional field names (super when it is null); they are indirect fire: scatter and deviation, 2 more needed to hit, the indirect cover column.",
    "direct": "The same, without the 2."
   },
   "default": "row"
  },
  {
   "id": "BA-RUL-110",
   "about": [
    "BA-BARR-2"
   ],
   "question": "When in its turn does a barrage plotted for a later turn fall?",
   "options": {
    "aimed-end": "At the end of the Aimed Fire step, before divisional fire, in the order plotted.",
    "turn-start": "Before the cards are turned over."
   },
   "default": "aimed-end"
  },
  {
   "id": "BA-RUL-111",
   "about": [
    "BA-SPEC-1",
    "BA-SPEC-2"
   ],
   "question": "Who may fire speculatively, and does it deviate?",
   "options": {
    "template": "Guns, mortars and rockets that may fire indirectly, at a point, with no spotter; scatter and deviation are rolled, for only smoke and suppression are excused from them. It reveals nothing.",
    "no-deviation": "The same, without scatter or deviation."
   },
   "default": "template"
  },
  {
   "id": "BA-RUL-112",
   "about": [
    "BA-SUPP-1",
    "BA-SUPP-3"
   ],
   "question": "When does suppressive fire fall, and how long does it last?",
   "options": {
    "aimed-end": "A stand on Aimed Fire lays it as its fire; a template called from off the table falls at the end of the Aimed Fire step. Both use up one of the side's suppressiveTemplates, need a spotter who sees the point, begin to work at the end of the Aimed Fire step (fire of that step is not hindered) and hold to the end of the turn.",
    "reveal": "Templates called from off the table fall as the cards are revealed."
   },
   "default": "aimed-end"
  },
  {
   "id": "BA-RUL-113",
   "about": [
    "BA-SMOKE-3",
    "BA-SMOKE-4"
   ],
   "question": "When does smoke take effect, and what is its marker called?",
   "options": {
    "step-end": "At the end of the step in which it was fired. The marker is a smoke feature of 60 mm radius named smoke-1, smoke-2 and so on in the order laid; laid in turn T it goes at the end of turn T+1.",
    "at-once": "At once."
   },
   "default": "step-end"
  },
  {
   "id": "BA-RUL-114",
   "about": [
    "BA-BUST-3",
    "BA-BUST-4",
    "BA-BUST-5"
   ],
   "question": "How is high explosive fired at a building, and which scores count?",
   "options": {
    "he": "At the building alone: mode he with the building as target, the weapon's D10 rolled as dpv dice. At a stand inside: every hit die of 6 or more, before modifiers, also takes a point, whether it hits the stand or not. Points come off at the end of the step. Machine guns and rifles never count.",
    "first-stand": "The same, but when several stands inside are rolled for, only the dice for the first of them count."
   },
   "default": "he"
  },
  {
   "id": "BA-RUL-115",
   "about": [
    "BA-BUST-6",
    "BA-BUST-7",
    "BA-BUST-8"
   ],
   "question": "How long are three turns, and what is left of the building?",
   "options": {
    "whole": "A building that falls in turn T cannot be held in turns T+1 to T+3: indefensibleUntil is T+4, and no stand may enter before. At the end of the step it becomes a ruin: hard cover if it was a bunker or build strong, else soft. Its stands are set down outside, touching it, by their owner with deploy decisions (left to itself a stand goes to the nearest free place, of equal ones the first clockwise from north).",
    "counting": "The turn of its fall counts: T+3."
   },
   "default": "whole"
  },
  {
   "id": "BA-RUL-116",
   "offered": true,
   "about": [
    "BA-BUST-11",
    "BA-BUST-13"
   ],
   "question": "Do large anti-tank guns wear buildings down with anti-tank rounds?",
   "options": {
    "no": "No. No gun may fire anti-tank rounds at a building.",
    "large": "Yes, guns of groups 1 and 2. They roll the D10 of their high-explosive row against the defence points; no other gun may."
   },
   "default": "no"
  },
  {
   "id": "BA-RUL-117",
   "about": [
    "BA-AIR-20",
    "BA-AIR-25",
    "BA-AA-2",
    "BA-AA-5"
   ],
   "question": "How is an air mission carried out, step by step?",
   "options": {
    "fly-then-fire": "In the step of its card the aircraft arrives with fly: a path for reconnaissance and strafing, a target for bombing and tankbusting. The enemy is then asked for anti-aircraft fire, one weapon after another, until he passes, none that could fire is left, or the aircraft is driven off; its results take effect at once (see BA-RUL-221). If the mission is not off, a ground attacker uses one run with fire: strafing with dice at one target after another, bombs with mode he and cannon or rockets with mode at, each once in the run. All of this is one go of its side. Losses on the ground come off at the end of the step. The arrow on a reconnaissance card does not bind the line flown.",
    "fire-only": "The fire decision brings the aircraft in."
   },
   "default": "fly-then-fire"
  },
  {
   "id": "BA-RUL-118",
   "about": [
    "BA-AA-3",
    "BA-AA-4",
    "BA-AA-7",
    "BA-AA-8"
   ],
   "question": "To which point is anti-aircraft range measured?",
   "options": {
    "nearest": "To the nearest point of the line flown, or, for an attack on a target, to that target. From the edge of the base.",
    "end": "To the end of the line."
   },
   "default": "nearest"
  },
  {
   "id": "BA-RUL-119",
   "about": [
    "BA-AIR-6",
    "BA-AIR-37",
    "BA-AA-16"
   ],
   "question": "When does an aircraft use up its turns and its runs?",
   "options": {
    "card": "At the end of every turn in which it held a card, circling included, airTurns drops by one; at 0 it leaves (gone). A run is used when it fires; one that is driven off or chased away keeps its run. With no run left it may still fly air cover or reconnaissance.",
    "every-turn": "airTurns drops every turn from its arrival."
   },
   "default": "card"
  },
  {
   "id": "BA-RUL-200",
   "about": [
    "BA-AIR-9",
    "BA-AIR-10",
    "BA-AIR-12",
    "BA-AIR-14"
   ],
   "question": "What does air reconnaissance change?",
   "options": {
    "reveal": "Enemy pieces in the open (no cover, not prone infantry) within 300 mm of the line are revealed, and the points of all enemy pieces and works that it saw are in its side's sightings for the whole of the next turn; artillery may then fire indirectly at such a point without a spotter. Hidden terrain features within 300 mm become known; stands in them do not.",
    "sightings": "Only sightings; nothing is revealed to ground troops."
   },
   "default": "reveal"
  },
  {
   "id": "BA-RUL-201",
   "about": [
    "BA-AIR-21",
    "BA-AIR-23",
    "BA-AIR-24"
   ],
   "question": "What may a strafing fighter attack?",
   "options": {
    "known": "Enemy pieces that are not hidden, within 200 mm of a line of at most 800 mm, measured from the line to the base; it reveals nothing. Infantry by the direct column of the to-hit table, softskins by the softskin rule; other vehicles cannot be hurt. Prone stands count as in hard cover.",
    "all": "Hidden pieces in the open may be attacked and are revealed."
   },
   "default": "known"
  },
  {
   "id": "BA-RUL-202",
   "about": [
    "BA-AIR-29",
    "BA-AIR-30"
   ],
   "question": "How are bombs worked out?",
   "options": {
    "he": "The template is centred on the target and does not deviate; 6 D10 for each stand under it, with the indirect cover column and without the 2 for indirect fire. The D20 is for one vehicle or gun of class D or E under it that the owner names: gun group 2, short range, -2 as high explosive, a success destroys. He is asked (choose, or pass for no D20) whenever there is one, even if only one; naming anything else is refused with target. The bombs of a tankbuster have D10 only.",
    "plain": "The same, without the -2."
   },
   "default": "he"
  },
  {
   "id": "BA-RUL-203",
   "about": [
    "BA-AIR-34",
    "BA-AIR-33"
   ],
   "question": "Does the flank bonus of a tankbuster hold against every class?",
   "options": {
    "as-gun": "As a flank shot: 2 off the score needed, 1 against a light vehicle, nothing against class E. All its D20 are rolled at one target. Rockets count as cannon here.",
    "always-two": "Always 2, against light vehicles too; class E has no flank all the same."
   },
   "default": "as-gun"
  },
  {
   "id": "BA-RUL-204",
   "about": [
    "BA-AA-9"
   ],
   "question": "With what does an infantry stand named as air defence fire?",
   "options": {
    "mg": "As a machine gun: 1 D20 to 400 mm.",
    "rifle": "1 D20 to its own weapon's range."
   },
   "default": "mg"
  },
  {
   "id": "BA-RUL-205",
   "about": [
    "BA-AA-10"
   ],
   "question": "When is an anti-aircraft weapon in self-defence?",
   "options": {
    "kinds": "Kinds marked aa may fire at ground targets only at one within 300 mm, or at any once they have been fired at in this turn or the one before. A gun that is an anti-tank gun as well (flak-88mm) is not bound.",
    "cards": "Any aa weapon on a fire card may choose."
   },
   "default": "kinds"
  },
  {
   "id": "BA-RUL-206",
   "about": [
    "BA-AA-12",
    "BA-AA-17"
   ],
   "question": "What are a driven-off aircraft's points?",
   "options": {
    "half": "An aircraft driven off with severe damage, or lightly damaged twice, is gone (destroyed stays false) and gives half its points, a destroyed one all of them.",
    "none": "Only destroyed ones count."
   },
   "default": "half"
  },
  {
   "id": "BA-RUL-207",
   "about": [
    "BA-AIR-18",
    "BA-AIR-40"
   ],
   "question": "What does the D20 of air cover do?",
   "options": {
    "table": "It is read on the anti-aircraft table at the reveal, before anti-aircraft fire; 16 or more takes the ground attack off for the turn.",
    "once": "The same, and the air cover may not fire again while it is up."
   },
   "default": "table"
  },
  {
   "id": "BA-RUL-208",
   "about": [
    "BA-ARMS-11"
   ],
   "question": "May a player measure while planning?",
   "options": {
    "unmeasured": "No: while orders are being laid the table shows no ranges or distances; they are shown once the cards are revealed.",
    "agreed": "Yes: all sides have agreed to it before the game."
   },
   "default": "unmeasured"
  },
  {
   "id": "BA-RUL-120",
   "about": [
    "BA-VIS-3",
    "BA-VIS-12",
    "BA-HIDE-5"
   ],
   "question": "Does the shorter distance of the In cover row also protect a stand the enemy already knows of?",
   "options": {
    "until-revealed": "No: it holds for hidden pieces and face-down markers (revealed false), and says when they are revealed. A revealed stand in cover is seen like one in the open, less the modifiers for prone, weather and night; sight must still be clear. A piece once revealed stays so.",
    "always": "Yes: a stand in cover beyond its distance cannot be fired at, unless it has fired this turn."
   },
   "default": "until-revealed"
  },
  {
   "id": "BA-RUL-121",
   "about": [
    "BA-TERR-1",
    "BA-TERR-2"
   ],
   "question": "How is a bump carried out?",
   "options": {
    "movers": "A stand whose base would touch an enemy without a charge stops where it would touch and goes back 50 mm along its path. The enemy it met goes back 50 mm too, straight away from it, if it holds a Move or Move and Fire card; a stand that stands still stays where it is. Nobody goes back onto another stand: the one that bumped goes farther back along its path until there is room, the other less far, and no farther than ground that it may not enter, wire or mines. A stand that has bumped has finished its move.",
    "both": "The same, but the enemy goes back whatever its card."
   },
   "default": "movers"
  },
  {
   "id": "BA-RUL-122",
   "about": [
    "BA-TERR-18"
   ],
   "question": "What does a trench cost?",
   "options": {
    "entry": "Half the stand's Move, once, as its centre enters the trench from outside, on top of the distance; moving along or out of it is free.",
    "double-cost": "Each millimetre inside costs two."
   },
   "default": "entry"
  },
  {
   "id": "BA-RUL-123",
   "about": [
    "BA-STREET-1",
    "BA-STREET-4",
    "BA-STREET-5",
    "BA-TERR-16"
   ],
   "question": "How do stands go from floor to floor?",
   "options": {
    "fifty": "A move that ends in a building may name a floor; each storey up or down costs 50 mm. A floor that is full is refused. If a hidden enemy is met on that floor it is revealed, and the searcher stays on the floor below (above, on the way down), or is set down beside the house where that floor is full; only a charge may go on: who leaves the house meets an enemy on a floor below in the same way. A charge pays for the storeys too, and its winner takes the loser's floor; those who stormed a house with it and find its floor full after the melee are set down beside it.",
    "free": "Changing floors costs nothing."
   },
   "default": "fifty"
  },
  {
   "id": "BA-RUL-124",
   "about": [
    "BA-MINE-5"
   ],
   "question": "How does a mine-clearing tank clear a square?",
   "options": {
    "touch": "In the move step, with or without a card, it removes a square that its hull touches (1 mm or less), without a die; each costs half its Move, at most 2 a turn (a third is refused: distance). What is left of its Move may be used if it holds a Move card. Squares it drives into are rolled for like any vehicle's.",
    "drive": "It removes the squares its path enters."
   },
   "default": "touch"
  },
  {
   "id": "BA-RUL-125",
   "about": [
    "BA-MINE-11",
    "BA-MINE-12",
    "BA-WIRE-11",
    "BA-MINE-7"
   ],
   "question": "When is fire at a stand on a minefield or in wire resolved, and where does the stand stop?",
   "options": {
    "before-die": "As its centre reaches the edge of the square, or its base the strip, before the die: enemies on Opportunity Fire are asked. If it is hit, or disordered, it stops there, no die is rolled and the feature stays as it was. Otherwise the die follows at once.",
    "after-die": "After the die."
   },
   "default": "before-die"
  },
  {
   "id": "BA-RUL-126",
   "about": [
    "BA-MINE-3",
    "BA-MINE-15",
    "BA-MINE-2"
   ],
   "question": "What is the defender's side of the table, and how are squares laid?",
   "options": {
    "half": "The half nearest its own edge; the whole square must lie in it. Squares are plotted by their centre, square to the table. A plot of mines or wire after any side has plotted a barrage is refused.",
    "anywhere": "Anywhere outside the enemy's deployment zone."
   },
   "default": "half"
  },
  {
   "id": "BA-RUL-127",
   "about": [
    "BA-MINE-13",
    "BA-MINE-14"
   ],
   "question": "What must artillery roll to destroy a mine square?",
   "options": {
    "automatic": "Nothing: fire by guns, rockets or heavy mortars that names a mine square removes it (spotted or seen as usual), with no scatter die; stands under the template are rolled for as usual. A real square and a dummy are removed alike, without being told apart. Other weapons may not name a mine square (refused: target).",
    "scatter": "It must score a hit on the scatter die."
   },
   "default": "automatic"
  },
  {
   "id": "BA-RUL-128",
   "about": [
    "BA-WIRE-1",
    "BA-WIRE-7",
    "BA-WIRE-2"
   ],
   "question": "How is a 100 mm strip treated?",
   "options": {
    "two": "As two strips of 50 mm laid end to end; a feature of a case is one strip, a line 20 mm thick.",
    "one": "As one strip, removed whole."
   },
   "default": "two"
  },
  {
   "id": "BA-RUL-129",
   "about": [
    "BA-WIRE-8",
    "BA-MINE-9",
    "BA-ACTN-1",
    "BA-TERR-3"
   ],
   "question": "How near must a stand be to what its task is done on?",
   "options": {
    "touching": "Touching it (1 mm or less) as the task is done; for a second strip the stand must touch it too. A gun to be limbered must touch the vehicle.",
    "within-50": "Within 50 mm."
   },
   "default": "touching"
  },
  {
   "id": "BA-RUL-130",
   "about": [
    "BA-ACTN-5",
    "BA-ACTN-6",
    "BA-ACTN-7"
   ],
   "question": "Who blows a charge, and what do loopholes do?",
   "options": {
    "setter": "The stand that set it, on any fire card, in that card's step, from anywhere and without a die: a bridge is destroyed, and a building falls as one whose defence points are used up. Stands on the bridge are set down beside it by their owner, as those in the building are (BA-RUL-63, BA-RUL-303). A charge is set on a bridge or building that the stand touches. Loopholes are recorded on the building and change nothing else unless the scenario says so.",
    "unit": "Any stand of the unit."
   },
   "default": "setter"
  },
  {
   "id": "BA-RUL-131",
   "offered": true,
   "about": [
    "BA-PARA-4",
    "BA-PARA-6",
    "BA-PARA-7",
    "BA-PARA-8",
    "BA-PARA-12"
   ],
   "question": "Which stands that land on a feature roll for it?",
   "options": {
    "any": "All of them. A stand lands on a feature when its centre is in the area, or its base touches the wall, fence or wire. It rolls once, for the worst feature it is on (water, building, then the others). On a mine square it rolls as infantry that crosses it; a dummy square is shown and removed.",
    "deviated": "Only those that deviated there."
   },
   "default": "any"
  },
  {
   "id": "BA-RUL-132",
   "about": [
    "BA-PARA-9",
    "BA-PARA-10",
    "BA-PARA-11",
    "BA-PARA-14"
   ],
   "question": "How are the losses of a glider worked out?",
   "options": {
    "stands": "The glider scatters and deviates as one; it is on a feature when its centre is in it, and on a mine square its passengers roll as they would on foot or on wheels. Passengers roll in the order of the passengers list. In deep water its vehicles are lost (gone) and half of its other stands, rounded up, which the owner names one by one with choose (left to itself, the last of the passengers list); the survivors are put down with their centres on the nearest point of the water's edge, side by side. A river or creek that is not deep water has no effect on a glider.",
    "figures": "The same, but every passenger stand loses half its figures, rounded up."
   },
   "default": "stands"
  },
  {
   "id": "BA-RUL-133",
   "about": [
    "BA-PARA-1",
    "BA-PARA-13",
    "BA-ORG-25"
   ],
   "question": "Does a drop need an order card?",
   "options": {
    "none": "No: in the move step the owner deploys airborne stands and gliders that are still waiting, at the places where they mean to land, one at a time like moves. Each may come down in any turn unless the scenario says which.",
    "move": "A Move card."
   },
   "default": "none"
  },
  {
   "id": "BA-RUL-134",
   "about": [
    "BA-CRAFT-5",
    "BA-TERR-6",
    "BA-MOVE-7"
   ],
   "question": "The movement table has no Move and Fire for rafts and landing craft, yet paddlers may fire on that card.",
   "options": {
    "half-move": "The craft goes up to half its Move, and the stands aboard then fire with the one die fewer that Move and Fire always costs; paddling costs no second die.",
    "second-die": "The same, but paddlers drop two dice in all."
   },
   "default": "half-move"
  },
  {
   "id": "BA-RUL-135",
   "about": [
    "BA-CRAFT-7",
    "BA-CRAFT-8",
    "BA-TERR-7",
    "BA-TERR-8"
   ],
   "question": "When do craft drift, and how far may they beach?",
   "options": {
    "step-end": "Every craft whose centre is in water drifts at the end of the move step, moved or not, until it would touch land. Craft move at full rate in rivers and deep water; the last part of a path may run over land for the beaching distance, measured at the centre, and a beached craft neither drifts nor moves again.",
    "start": "Before anything moves."
   },
   "default": "step-end"
  },
  {
   "id": "BA-RUL-136",
   "about": [
    "BA-CARD-5",
    "BA-CARD-6",
    "BA-MOTO-3",
    "BA-CRAFT-3",
    "BA-CRAFT-4"
   ],
   "question": "How are a carried platoon's cards used?",
   "options": {
    "pooled": "The platoon has the number its rating gives, for its vehicles or craft and its stands together: one card each at most. A stand mounts or dismounts on the Move or Move and Fire card of its transport or on one of its own, in that card's step. A stand aboard may be given a card of its own only to get off (move) or to fire from a craft; without one it goes along, and fires on its craft's card.",
    "vehicles": "Only vehicles and craft take cards."
   },
   "default": "pooled"
  },
  {
   "id": "BA-RUL-137",
   "about": [
    "BA-NIGHT-4",
    "BA-NIGHT-8",
    "BA-NIGHT-9",
    "BA-NIGHT-10",
    "BA-NIGHT-11"
   ],
   "question": "Whom does a light serve, and how is it put out?",
   "options": {
    "lit": "Every stand with a clear line sees what stands in the lit arc as it would by day: a stand whose centre is within 22.5 degrees of lightFacing, drawn from the centre of the light's piece, and which is within the light's reach from edge to edge. The light itself is seen at 800 mm; fire at it (mode light) rolls the stand's dice as light dice, and scores of 10 add up over the game; at two, light becomes none.",
    "bearer": "Only the piece that bears the light sees by it."
   },
   "default": "lit"
  },
  {
   "id": "BA-RUL-138",
   "about": [
    "BA-NIGHT-6",
    "BA-NIGHT-7",
    "BA-WX-1",
    "BA-WX-2",
    "BA-NIGHT-14"
   ],
   "question": "What becomes of the other rates at night and in bad weather?",
   "options": {
    "scaled": "At night infantry and cavalry have a Move of 100, Move and Fire 50, fall back 100, and 100 plus the bonus in a charge; a vehicle's rates are cut to 200, and every distance of the visibility table to 100 (200 by moonlight; a hidden stand in cover keeps its own distance where that is less). Bad weather halves every rate, the charge and the fall back, after that; it halves every distance of the visibility table, but never below 100. A double move at night is refused if any part of the path is off road and open ground.",
    "moves-only": "Only the Move changes."
   },
   "default": "scaled"
  },
  {
   "id": "BA-RUL-139",
   "about": [
    "BA-HQ-13",
    "BA-HQ-14"
   ],
   "question": "When exactly is a headquarters replaced?",
   "options": {
    "whole-turns": "After that many whole turns: the owner names the stand in the planning of the turn lost + wait + 1 or later, by the rating the unit has without the drop. It is a stand of the headquarters' own unit or of a unit under it (else replacement); of two lost headquarters that it could follow it takes the company's. On the loss the hq field of all these units becomes null and hqLostTurn the turn; now hq names the new stand. The stand keeps its kind and figures, acts as headquarters (radius, spotting, card of its own) and the drop ends at once.",
    "same-turn": "In the turn lost + wait."
   },
   "default": "whole-turns"
  },
  {
   "id": "BA-RUL-140",
   "about": [
    "BA-ORG-29",
    "BA-CMD-1"
   ],
   "question": "What if a partisan unit is given a rating above Confident?",
   "options": {
    "confident": "It counts as Confident in everything.",
    "refused": "The force is refused."
   },
   "default": "confident"
  },
  {
   "id": "BA-RUL-141",
   "about": [
    "BA-CHRG-5",
    "BA-CHRG-6"
   ],
   "question": "In which order are charges declared and moved?",
   "options": {
    "by-rating": "All sides declare the charges of the highest rating first, by turns; when all of that rating are declared, or their side has passed, they are moved in the order in which they were declared, and then the next rating follows; a stand whose rating has had its round has let its charge go. Two stands of one rating that charge each other each go half the gap, if the straight way between them is open, paying for the ground as ever; if one of them cannot, it goes as far as its charge allows and the other comes the rest of the way as far as it can. A stand that has been touched before it has declared is not asked: it neither rolls nor moves and its charges stay as they are; if it holds a Charge card the melee is one in which both charged (BA-RUL-91).",
    "at-once": "Each charge moves as it is declared."
   },
   "default": "by-rating"
  },
  {
   "id": "BA-RUL-142",
   "about": [
    "BA-RECON-1",
    "BA-RECON-3",
    "BA-RECON-4"
   ],
   "question": "Which vehicles form a reconnaissance team, and when is the 200 mm checked?",
   "options": {
    "after-move": "The two recon vehicles of one unit of kind recon-team. Each is checked as it ends its own move: it must then be within 200 mm of the other, if the other has moved this turn or holds no card to move; a side that moves the first of the two may leave the other behind until that one has moved. If the second cannot follow, it must end as near as it can.",
    "turn-end": "Only at the end of the turn."
   },
   "default": "after-move"
  },
  {
   "id": "BA-RUL-143",
   "about": [
    "BA-SNIPE-7",
    "BA-SNIPE-9"
   ],
   "question": "What hides a target from a sniper?",
   "options": {
    "smoke-only": "Only smoke and, at night, the dark: within 450 mm, by night within the visibility of the night and the lights, he sees every stand, in cover or behind woods, buildings and the like; a stand that is hidden or a face-down marker stays unknown to him.",
    "normal": "Normal visibility; only the to-hit column is that of the open."
   },
   "default": "smoke-only"
  },
  {
   "id": "BA-RUL-160",
   "about": [
    "BA-PRONE-2",
    "BA-PRONE-5",
    "BA-MELEE-37"
   ],
   "question": "Charges come before the Prone step: is a stand on a Prone card prone when it is charged in that turn?",
   "options": {
    "reveal": "Yes: it is prone from the reveal of its card to the end of the turn, and a Poor unit until it recovers (BA-RUL-22); any other unit is up as soon as another card of its own is revealed. At contact it loses its figure and retires; there is no melee and no defensive fire, and the charger may take the place that was left.",
    "step": "Only from the Prone step on; charged before that, it fights an ordinary melee."
   },
   "default": "reveal"
  },
  {
   "id": "BA-RUL-161",
   "about": [
    "BA-MOVE-1",
    "BA-MOVE-2",
    "BA-MOVE-6",
    "BA-TURN-2"
   ],
   "question": "How often does a stand move in its step, and what is a third of its distance?",
   "options": {
    "once": "One move decision a turn; a path may have several points. The least distance is a third of the rate that applies to it this turn (weather, night, road not counted, double move not counted), measured in movement spent, so that double cost counts double. Move and Fire has no least distance.",
    "several": "Any number of moves that add up."
   },
   "default": "once"
  },
  {
   "id": "BA-RUL-162",
   "about": [
    "BA-HIDE-1",
    "BA-HIDE-2",
    "BA-HIDE-4",
    "BA-HMOV-1",
    "BA-HMOV-2"
   ],
   "question": "Where may a stand be deployed hidden, and as a marker?",
   "options": {
    "in-cover": "Hidden: with its centre in scrub, woods, a building, bunker, ruin, trench or foxholes, or within 50 mm behind a wall or hill crest; else refused. If the table has hiddenMovement, every other piece that is deployed, or arrives later, becomes a face-down marker, a battalion commander apart; if not, none does. A hidden piece is not known to the enemy at all; of a marker he knows the place and nothing else.",
    "umpire": "Hidden anywhere the umpire agrees to."
   },
   "default": "in-cover"
  },
  {
   "id": "BA-RUL-163",
   "about": [
    "BA-HMOV-3",
    "BA-NIGHT-2",
    "BA-HMOV-7"
   ],
   "question": "How does a dummy marker act?",
   "options": {
    "as-infantry": "It has a card of its own, outside any number, may only be given move or dummy, and moves as infantry, but never onto mines or wire (BA-RUL-304). It is removed (gone) as soon as it is seen.",
    "still": "It never moves."
   },
   "default": "as-infantry"
  },
  {
   "id": "BA-RUL-164",
   "about": [
    "BA-HMOV-6"
   ],
   "question": "When is a battalion commander placed?",
   "options": {
    "own-choice": "In any planning the owner may deploy him, within 1,000 mm of one of his stands on the table; until then he is off the table, unseen, and all else that needs him (spotting, overruling) waits.",
    "forced": "When the enemy first comes within visibility range of one of his stands."
   },
   "default": "own-choice"
  },
  {
   "id": "BA-RUL-220",
   "about": [
    "BA-PRONE-3",
    "BA-PRONE-4",
    "BA-SPEC-6",
    "BA-INDIR-11",
    "BA-AIR-29"
   ],
   "question": "What does being prone do against templates, bombs and barrage?",
   "options": {
    "direct-only": "It helps against direct fire, high explosive included: beyond 150 mm from the firer a prone stand under the template is not rolled for, within 150 mm it is in hard cover. Indirect, barrage and divisional fire and bombs hit it as any other stand, in the cover of its ground. Speculative fire does not roll for it at all.",
    "hard": "The same, but against indirect fire and bombs it is in hard cover."
   },
   "default": "direct-only"
  },
  {
   "id": "BA-RUL-221",
   "about": [
    "BA-AA-3",
    "BA-AA-5",
    "BA-AA-6",
    "BA-AA-13",
    "BA-AA-17"
   ],
   "question": "How are several anti-aircraft dice read, and when is a weapon asked?",
   "options": {
    "each-die": "Every die of a weapon is rolled and read by itself, so two 18s are two light damages; the worst result decides. Only weapons on Opportunity Fire, in range and not fired yet are asked; a decision for another is refused with its own reason (card, range, fired, anti-aircraft). Once a result of 16 or more has come up no other weapon fires at that aircraft.",
    "highest": "The same, but only the highest die of a weapon counts."
   },
   "default": "each-die"
  },
  {
   "id": "BA-RUL-222",
   "about": [
    "BA-SOFT-2",
    "BA-MORT-6",
    "BA-MORT-7",
    "BA-MORT-8",
    "BA-ARTY-10"
   ],
   "question": "A mortar's bombs fall on a softskin: the softskin rule with its D10, or the mortar's D20?",
   "options": {
    "both": "Both, as for a gun stand: the mortar's D10 as softskin dice, then its D20 by BA-RUL-46. Hits of either kind add up, and the third knocks the softskin out (it is destroyed, not disabled). A softskin is a kind marked so: a rocket lorry or a carrier is not one and takes the D20 alone. Guns and rockets roll only their D20 at a softskin.",
    "d20": "The D20 alone."
   },
   "default": "both"
  },
  {
   "id": "BA-RUL-223",
   "about": [
    "BA-SMOKE-6",
    "BA-SMOKE-2",
    "BA-INDIR-1"
   ],
   "question": "Who must see the point where smoke is laid, and how far does it reach?",
   "options": {
    "firer-or-spotter": "The firing stand must see the point (else line of sight), within the range and the least range of the weapon; a mortar, or a gun that may fire indirectly, may instead lay it where a spotter of its side sees the point (else spotter). No die is rolled.",
    "firer": "The firing stand always."
   },
   "default": "firer-or-spotter"
  },
  {
   "id": "BA-RUL-224",
   "about": [
    "BA-DIV-1",
    "BA-SUPP-1",
    "BA-AIR-26",
    "BA-HQ-9"
   ],
   "question": "Who may call, and when may a call be made?",
   "options": {
    "hq-and-observers": "Divisional artillery: headquarters stands only (else spotter), and only for a side whose divisional field is not null (else templates). Suppressive fire and aircraft: headquarters stands, and pieces whose kind or recon field makes them spotters. The caller must see the point or target as it calls (else spotter) and needs no card. A call and the card of the aircraft may come in either order; a later call for the same aircraft replaces the earlier. A call that has been made stands, even if the caller is lost before it is answered.",
    "hq-only": "Headquarters stands only."
   },
   "default": "hq-and-observers"
  },
  {
   "id": "BA-RUL-225",
   "about": [
    "BA-AIM-5",
    "BA-BARR-2",
    "BA-DIV-3",
    "BA-SUPP-3",
    "BA-SMOKE-3"
   ],
   "question": "What happens in which order at the end of the Aimed Fire step?",
   "options": {
    "losses-first": "The losses of the step come off (and buildings fall); then barrage templates plotted for this turn, then divisional ones, each worked out and its losses taken before the next; then suppression and smoke begin to work.",
    "losses-last": "The same, but the losses of aimed fire and of all these templates come off together."
   },
   "default": "losses-first"
  },
  {
   "id": "BA-RUL-226",
   "about": [
    "BA-ARM-8",
    "BA-HE-1",
    "BA-HE-8",
    "BA-MORT-6"
   ],
   "question": "Does a D20 of high explosive, mortars or bombs that is one short do minor damage?",
   "options": {
    "disorders": "Yes: it disorders a vehicle that a hit would have hurt; it is no hit, and counts neither for heHits nor toward the three mortar hits. A gun stand takes no minor damage.",
    "nothing": "No: minor damage is for anti-tank rounds."
   },
   "default": "disorders"
  },
  {
   "id": "BA-RUL-240",
   "about": [
    "BA-OPP-7",
    "BA-CHRG-4",
    "BA-MELEE-1",
    "BA-IVA-1"
   ],
   "question": "Which stands are in melee, and in which order are several melees fought?",
   "options": {
    "contact-order": "A stand that has charged and the enemy it touches, the target of its charge first, are in melee from contact until the melee is over; a stand touched by a winner that moved up is not, and who already stands beside an enemy declares a charge like anybody else. Melees are fought one after another in the order in which their main stands made contact (in a position that begins in contact: the order in which the attackers are listed), each to its end, with the loser's choice and the winner's move, before the next.",
    "chosen": "The same, but the side that begins the turn names the next melee."
   },
   "default": "contact-order"
  },
  {
   "id": "BA-RUL-241",
   "about": [
    "BA-MELEE-32",
    "BA-MELEE-37"
   ],
   "question": "Where is the place that was left, and when may the winner take it?",
   "options": {
    "centre": "The winning main attacker is asked as soon as the loser has gone (destroyed, captured, pushed back or retired): a move with to at the point where the centre of the losing main stand was, or pass. A defender that wins, an attacker of a vehicle and one that has beaten an escort (see BA-RUL-90) are not asked.",
    "any-winner": "The same, but a defender that wins may follow up as well."
   },
   "default": "centre"
  },
  {
   "id": "BA-RUL-242",
   "about": [
    "BA-SNIPE-2",
    "BA-SNIPE-5",
    "BA-SNIPE-6"
   ],
   "question": "Is a hidden sniper found by ordinary sight?",
   "options": {
    "halt-only": "No: only an enemy that ends a move within 100 mm of him, or his own fire, gives him away; he may be placed anywhere. If both happen at once he is asked for his fire first. A stand that stood within 100 mm all along does not find him.",
    "sight": "Like any hidden infantry stand, too."
   },
   "default": "halt-only"
  },
  {
   "id": "BA-RUL-243",
   "about": [
    "BA-FLAME-10",
    "BA-FLAME-12"
   ],
   "question": "Where does a flamethrower refuel?",
   "options": {
    "carrier": "With the task refuel at a truck, prime mover or carrier of its own side that it touches, named as target; it then has all its bursts again. A flamethrower vehicle likewise.",
    "depot": "Only at a place that the scenario names."
   },
   "default": "carrier"
  },
  {
   "id": "BA-RUL-244",
   "about": [
    "BA-IVA-4",
    "BA-HULL-3"
   ],
   "question": "From where is it judged that a charge comes in on the flank or rear?",
   "options": {
    "start": "By the arc in which the centre of the charger is when it declares; on a line it is the front.",
    "contact": "By the arc in which its centre is when it touches, so that it may run round the vehicle."
   },
   "default": "start"
  },
  {
   "id": "BA-RUL-245",
   "about": [
    "BA-ARMS-7"
   ],
   "question": "What is forward of a machine gun's front edge?",
   "options": {
    "centre": "A target whose centre lies beyond the line of the front edge, drawn out to both sides.",
    "any-part": "A target of which any part lies beyond it."
   },
   "default": "centre"
  },
  {
   "id": "BA-RUL-246",
   "about": [
    "BA-HQ-1",
    "BA-MELEE-20"
   ],
   "question": "How near must an attached headquarters be to help in melee?",
   "options": {
    "anywhere": "Nowhere in particular: its attached field names the platoon for the game, and every stand of that platoon has the +1 while the headquarters is on the table.",
    "contact": "It must touch a stand that fights in that melee."
   },
   "default": "anywhere"
  },
  {
   "id": "BA-RUL-260",
   "about": [
    "BA-CHRG-12"
   ],
   "question": "Who charges fanatically, and must it be announced?",
   "options": {
    "field": "A stand whose fanatic field is true does so in every charge, without being asked; fanatic on a charge decision changes nothing for it, and for any other stand the decision is refused with charge.",
    "announced": "The same, but only when its charge decision says fanatic."
   },
   "default": "field"
  },
  {
   "id": "BA-RUL-261",
   "about": [
    "BA-FALL-3",
    "BA-FALL-4"
   ],
   "question": "Where is a stand that falls back when it is fired at, and what changes the 8?",
   "options": {
    "end": "Where it ends: each enemy on a fire card that has not fired, sees it there and has it in range is asked at once, and fires with its normal dice as its fire for the turn (on Move and Fire with one die fewer; it may still move in its step). The 8 holds in any cover; what night or a disordered firer add comes on top. Guns fire at a vehicle that falls back as usual.",
    "start": "The same, but sight and range are those of the place where it stood before."
   },
   "default": "end"
  },
  {
   "id": "BA-RUL-262",
   "about": [
    "BA-CHRG-9",
    "BA-MELEE-21"
   ],
   "question": "Does the target fire defensively at a charge that falls short?",
   "options": {
    "keeps": "No: the charge distance is rolled as the charge is declared; without contact the target is not asked and keeps its fire for its own step.",
    "fires": "Yes, with the charger where it stops."
   },
   "default": "keeps"
  },
  {
   "id": "BA-RUL-263",
   "about": [
    "BA-CHRG-10",
    "BA-CHRG-12",
    "BA-MELEE-24"
   ],
   "question": "Is the roll after a tie still the first round of combat?",
   "options": {
    "next": "No: cavalry's +2 and the fanatical +1 count for the first roll only. Dice and all other modifiers stay as they were.",
    "same": "Yes: everything counts until the tie is broken."
   },
   "default": "next"
  },
  {
   "id": "BA-RUL-350",
   "about": [
    "BA-MOTO-7",
    "BA-CRAFT-3",
    "BA-SOFT-3",
    "BA-ARTY-18",
    "BA-TERR-4"
   ],
   "question": "Which of those that are carried or towed can be shot at, and by what?",
   "options": {
    "exposed": "Riders on a tank or assault gun, and stands in a craft or glider, are targets of their own for every kind of fire, in the cover that their transport gives. Men in a softskin are for small arms, strafing and snipers; shells and bombs are laid on the vehicle, and its passengers share its fate. Men inside armour cannot be fired at. A gun in tow is a target of its own where it stands, behind its vehicle. Whoever may be fired at so may also be answered with a reaction when the transport moves or falls back; react names the transport.",
    "vehicle": "Only the transport is ever a target."
   },
   "default": "exposed"
  },
  {
   "id": "BA-RUL-351",
   "about": [
    "BA-BREAK-4",
    "BA-HULL-15",
    "BA-TERR-3"
   ],
   "question": "What becomes of those aboard or in tow when a transport breaks with its unit or is put out of action?",
   "options": {
    "stay": "Stands of other units aboard a transport that breaks are set down beside it, unhurt, by their owner. A gun behind a vehicle that breaks, is destroyed or is disabled stays where it is, by itself and still limbered; an Action unlimbers it. A stand that is lost leaves room on its transport.",
    "go": "They leave the game with the transport."
   },
   "default": "stay"
  },
  {
   "id": "BA-RUL-352",
   "about": [
    "BA-HQ-3",
    "BA-HQ-7",
    "BA-CMD-2",
    "BA-BREAK-4"
   ],
   "question": "Does a rating that has dropped lower the breaking point?",
   "options": {
    "dropped": "Yes: at the end of a turn a unit is measured by the rating it has then, a lost headquarters or one out of reach counted.",
    "own": "No: by its own rating."
   },
   "default": "dropped"
  },
  {
   "id": "BA-RUL-353",
   "about": [
    "BA-CHRG-7",
    "BA-OPP-8",
    "BA-ARTY-18",
    "BA-FLAME-3"
   ],
   "question": "A template or flame that was aimed at a neighbour lies on a stand in close combat: is it hurt?",
   "options": {
    "spared": "No: nobody in close combat is hurt by fire of any kind, wherever the template has come down. Suppressive fire, which hurts nobody, works on it.",
    "hit": "Yes: only the stand that is named must not be in close combat."
   },
   "default": "spared"
  },
  {
   "id": "BA-RUL-354",
   "about": [
    "BA-FLAME-8",
    "BA-FLAME-7",
    "BA-MOTO-7",
    "BA-CRAFT-6"
   ],
   "question": "Flames touch a transport: who aboard is rolled for, and at what?",
   "options": {
    "all": "Everybody aboard whenever the template touches it, whether it burns or not, one die a figure: riders on the outside in soft cover, those in a craft in the craft's, and those inside a vehicle or glider in the open, for what shields them from bullets holds the flames in.",
    "burning": "Only those aboard a vehicle that is destroyed or disabled by the flames."
   },
   "default": "all"
  },
  {
   "id": "BA-RUL-355",
   "about": [
    "BA-ARTY-17",
    "BA-INDIR-3",
    "BA-WIRE-2",
    "BA-AIR-14"
   ],
   "question": "May high explosive be laid on bare ground, to cover two stands?",
   "options": {
    "target": "No: it is laid on the centre of a target, which is a stand, a building, a mine square or a point on a strip of wire; indirect fire may also name a point that air reconnaissance reported. Ground that is only suspected is for speculative fire.",
    "anywhere": "Yes, on any point that the firer or his spotter sees."
   },
   "default": "target"
  },
  {
   "id": "BA-RUL-356",
   "about": [
    "BA-MELEE-3",
    "BA-ARMS-5",
    "BA-ARMS-9"
   ],
   "question": "Do cavalry at full strength and LMG stands roll the dice of three figures in melee as well?",
   "options": {
    "both": "Yes: a melee is fought at close range with small arms too, so a stand has the dice there that it would fire with, before bonus dice.",
    "fire-only": "No: in melee every stand has the column of the figures it has left."
   },
   "default": "both"
  },
  {
   "id": "BA-RUL-357",
   "about": [
    "BA-HULL-15",
    "BA-BUST-8"
   ],
   "question": "Where does a stand go that must be set down where every place that touches is taken?",
   "options": {
    "beyond": "To the nearest free place behind those who take them up, up to 600 mm farther out; of equal ones the first clockwise from north. Its owner has nothing to choose.",
    "lost": "It is lost."
   },
   "default": "beyond"
  },
  {
   "id": "BA-RUL-264",
   "about": [
    "BA-PARA-4",
    "BA-PARA-10"
   ],
   "question": "What if a drop comes down off the table, or on another stand?",
   "options": {
    "moved": "With its centre off the table it is lost (gone), a glider with all aboard. On or against another piece it is set down at the nearest free place that touches no enemy, without a die; the landing roll is for the place where it came down.",
    "lost": "The same, but on an enemy it is lost."
   },
   "default": "moved"
  },
  {
   "id": "BA-RUL-280",
   "offered": true,
   "about": [
    "BA-MOVE-1",
    "BA-MOVE-2"
   ],
   "question": "May a side end the Move step with a stand on a Move card that has not moved at all?",
   "options": {
    "stays": "Yes. It stays where it is and has used up its card; the third binds every move that is made.",
    "bound": "No. The step can be neither ended nor passed while one of its stands on Move could still go a third of its distance within its arrow."
   },
   "default": "stays"
  },
  {
   "id": "BA-RUL-281",
   "about": [
    "BA-TERR-16",
    "BA-TERR-17"
   ],
   "question": "The building row speaks of infantry, guns and heavy weapons only: may vehicles and cavalry go in?",
   "options": {
    "no": "No: a path of theirs into a building is refused (terrain). Ruins may be entered at half speed.",
    "flimsy": "The same, but tracked vehicles may drive through a flimsy building at half speed."
   },
   "default": "no"
  },
  {
   "id": "BA-RUL-282",
   "about": [
    "BA-TURN-2",
    "BA-CARD-8",
    "BA-HIDE-4",
    "BA-OPP-6"
   ],
   "question": "Is a side asked when none of its stands could act, or only a hidden one?",
   "options": {
    "always": "A side that has, or may have, a hidden stand or a marker is asked at every go of a step and for every reaction until it passes or ends, and answers unseen: else the others could read from its silence that nothing lies in wait for them. A side with nothing hidden is asked only when it can do something.",
    "able": "Every side is asked only when it can do something."
   },
   "default": "always"
  },
  {
   "id": "BA-RUL-283",
   "offered": true,
   "about": [
    "BA-HMOV-2",
    "BA-HIDE-4",
    "BA-MINE-15"
   ],
   "question": "In which order do the sides set up?",
   "options": {
    "by-turns": "By turns, one thing at a time. They go on until all pass in a row or have ended; what is put in sight is seen at once. A stand that arrives in a later turn is placed while planning, in that turn or later, with its centre within 100 mm of its side's own edge; it is shown when the cards are turned over, as a battalion commander is.",
    "blocks": "One side after the other. The side listed first begins."
   },
   "default": "by-turns"
  },
  {
   "id": "BA-RUL-300",
   "about": [
    "BA-CHRG-4",
    "BA-MELEE-4",
    "BA-TERR-5"
   ],
   "question": "A friend stands where a charger would touch its target: where does it go?",
   "options": {
    "beside": "To the free place nearest to that point at which its base touches the target, straight or by the points named, if its charge reaches it and no other enemy is in the way; else it stops behind the friend and has fallen short.",
    "behind": "It stops behind the friend and has fallen short."
   },
   "default": "beside"
  },
  {
   "id": "BA-RUL-301",
   "about": [
    "BA-MOTO-4",
    "BA-AIM-2",
    "BA-ACTN-4",
    "BA-OPP-1",
    "BA-SUPP-3",
    "BA-DIS-3"
   ],
   "question": "What keeps a stand from mounting or dismounting on its transport's card?",
   "options": {
    "as-a-move": "Whatever keeps it from moving: being a sniper, disordered, kept down, prone, caught in wire or in close combat. A card of its own that is not Move, Move and Fire or a dummy binds it (card), and so does fire in this step. To get off is to arrive: hidden enemies and snipers are found, mines rolled for, opportunity fire may answer; nobody gets off onto wire, onto a full floor or into a building that cannot be held. A hidden stand that mounts a transport in sight is seen, and so is a hidden transport that somebody in sight mounts.",
    "free": "Nothing but being disordered."
   },
   "default": "as-a-move"
  },
  {
   "id": "BA-RUL-302",
   "about": [
    "BA-TERR-4",
    "BA-TERR-15",
    "BA-TERR-18"
   ],
   "question": "May a vehicle tow a gun over a wall or trench that guns may not cross?",
   "options": {
    "barred": "No: what bars the gun bars the vehicle that tows it. Ground that only slows a gun does not slow the vehicle.",
    "free": "Yes: only the vehicle counts."
   },
   "default": "barred"
  },
  {
   "id": "BA-RUL-303",
   "about": [
    "BA-HULL-15",
    "BA-CRAFT-6",
    "BA-ACTN-6",
    "BA-PARA-8"
   ],
   "question": "What becomes of stands that must be set down where all around is deep water?",
   "options": {
    "drown": "If no free place that touches the craft, the bridge or the building is out of deep water, they are lost (gone).",
    "swim": "They are put down on the nearest edge of the water."
   },
   "default": "drown"
  },
  {
   "id": "BA-RUL-304",
   "about": [
    "BA-MINE-4",
    "BA-HMOV-3",
    "BA-WIRE-9"
   ],
   "question": "Does a dummy marker cross mines or wire?",
   "options": {
    "barred": "No: there is nobody under it to cross them. A path of its own into a square or strip that its side knows of is refused (hidden); at one that it does not know of it stops.",
    "as-infantry": "It rolls as infantry does."
   },
   "default": "barred"
  },
  {
   "id": "BA-RUL-305",
   "about": [
    "BA-WIRE-9",
    "BA-WIRE-10",
    "BA-MOVE-6"
   ],
   "question": "May infantry that has cleared a strip in its move fire later in that turn?",
   "options": {
    "no": "No: its hands were full; it does not fire in a turn in which it cut wire.",
    "yes": "Yes: only who is still entangled may not."
   },
   "default": "no"
  },
  {
   "id": "BA-RUL-306",
   "about": [
    "BA-WIRE-7",
    "BA-WIRE-9",
    "BA-MINE-6",
    "BA-TERR-8"
   ],
   "question": "What do craft that beach do to wire and mines?",
   "options": {
    "by-size": "A landing craft or barge is a vehicle: it crushes wire as a tank does, and rolls for mines as a vehicle does. A dinghy or raft is carried over by its men, who roll as infantry.",
    "infantry": "All craft roll as infantry."
   },
   "default": "by-size"
  }
 ],
 "refusals": {
  "note": "a refused decision names its reason with these words; others may be added. A target beyond the weapon's greatest range is refused with range even when it is too far off to be seen as well",
  "words": {
   "200": "farther than a fall back goes",
   "1000": "a battalion commander appears within 1,000 mm of one of his stands",
   "range": "beyond the weapon's range, or nearer than its least range",
   "none": "the side has none of it in this battle, or no more",
   "line of sight": "the target cannot be seen",
   "arc": "outside the arc of fire",
   "card": "the stand's order card does not allow it, or it has none",
   "order cards": "more cards than the unit's rating gives",
   "base contact": "stands on one card do not touch",
   "distance": "farther than the stand may go, or less than it must",
   "arrow": "not within 45 degrees of the arrow",
   "terrain": "this kind of piece may not enter or cross that ground",
   "prone": "not while prone, or not at a prone target beyond 150 mm",
   "disordered": "a disordered stand may not do that",
   "disabled": "the vehicle is out of action",
   "immobilised": "the vehicle cannot move",
   "suppressed": "the stand may not move this turn",
   "melee": "stands in close combat may not be fired at",
   "fired": "it has fired already this turn",
   "no chance": "the gun cannot hurt that vehicle at that range",
   "armoured": "small arms cannot hurt an armoured vehicle",
   "weapon": "no such weapon, or it cannot fire that way",
   "no dice": "no die is left to fire with",
   "crew": "the crew's rating does not allow it",
   "through": "more than one friendly stand, or one in melee, is in the way",
   "bursts": "no burst is left",
   "sniper": "a sniper neither moves nor takes orders",
   "steilgranate": "no Steilgranate for this gun",
   "overrun": "this vehicle may not overrun, or this target cannot be overrun",
   "front": "infantry may not charge an armoured vehicle from its front",
   "charge": "it may not charge, or has charged three times",
   "support": "not in contact, bound to another order, or two supports already",
   "touch": "it must touch, or may not touch, the other stand",
   "target": "not something that may be aimed at in this way",
   "spotter": "nobody who may spot sees the target",
   "engineer": "only engineers may do that",
   "mission": "this aircraft, or its card, cannot do that",
   "called": "the aircraft was not called against that target",
   "planning": "only while planning",
   "templates": "no template is left, or more than three in a turn",
   "barrage": "mines and wire are placed before the barrage is plotted",
   "height": "the feature between is too high to fire over",
   "indirect": "this weapon cannot fire indirectly",
   "volleys": "no volley is left",
   "smoke": "this weapon has no smoke, or no smoke round left",
   "no effect": "high explosive of that gun group does nothing to that armour class",
   "anti-tank round": "anti-tank rounds do nothing to a building",
   "anti-aircraft": "the stand has no anti-aircraft weapon, or the aircraft is on air cover",
   "self-defence": "an anti-aircraft weapon fires at ground troops only in self-defence",
   "runs": "no attack run is left, or the dice of the run are used",
   "line": "longer than the aircraft may fly, or too far from its line",
   "indefensible": "the building cannot be held yet",
   "floor": "that floor is full, does not exist, or is above the ground floor of a ruin",
   "umpire": "the odds must be from 2 to 10, and a side has two calls a turn",
   "glider": "glider troops leave the glider in the turn after it has landed",
   "landed": "a stand that has just come down does nothing more this turn",
   "rear": "a fall back goes away from the enemy",
   "facing": "a vehicle that falls back keeps its facing",
   "third": "a Move card binds the stand to at least a third of its distance",
   "infantry": "only infantry may do that",
   "double move": "no counter left, or not with this card",
   "carries": "the transport, glider or craft is full, or cannot carry that",
   "mounted": "it has mounted or dismounted this turn already",
   "night": "not at night",
   "weather": "not in bad weather",
   "team": "the two vehicles of a reconnaissance team would be too far apart",
   "wire": "not while it is caught in wire",
   "hidden": "hidden pieces or markers are not used here, or not there",
   "mines": "no mine or dummy square left, or outside the defender's half",
   "wreck": "a wrecked vehicle bars the mine square",
   "replacement": "too early, or not a stand of that unit",
   "softskin": "a softskin has no card of its own",
   "planned": "this side has ended its planning",
   "water": "a craft stays on water, and goes no farther onto land than it may beach",
   "table": "off the table, or outside the part of it that is the side's own"
  }
 },
 "scenarios": [
  {
   "title": "The crossroads at Saint-Martin",
   "table": [
    1800,
    1200
   ],
   "turns": 12,
   "terrain": "A road from west to east (y 600) and one from north to south (x 900) cross in a village of five strong two-storey houses; hedges along the roads; a wood of 300 x 250 in the north-west and another in the south-east; a hill with its crest along the north edge.",
   "forces": {
    "attacker": [
     {
      "unit": "1st platoon",
      "rating": "confident",
      "pieces": [
       "rifle-section x4",
       "lmg"
      ]
     },
     {
      "unit": "2nd platoon",
      "rating": "confident",
      "pieces": [
       "rifle-section x4",
       "lmg"
      ]
     },
     {
      "unit": "support",
      "rating": "confident",
      "pieces": [
       "company-hq",
       "hmg",
       "medium-mortar",
       "sherman x2"
      ]
     }
    ],
    "defender": [
     {
      "unit": "grenadiers",
      "rating": "confident",
      "pieces": [
       "panzergrenadier-section x4",
       "lmg",
       "panzerfaust"
      ]
     },
     {
      "unit": "support",
      "rating": "confident",
      "pieces": [
       "company-hq",
       "hmg",
       "atg-75mm",
       "medium-mortar"
      ]
     }
    ]
   },
   "deployment": "Defender hidden in and around the village; attacker enters from the west edge in turn 1 with 2 double moves.",
   "objective": "Most houses held at the end; a draw if equal."
  },
  {
   "title": "Red storm at the collective farm",
   "table": [
    2000,
    1200
   ],
   "turns": 14,
   "terrain": "Open fields; a farm of three flimsy houses and a bunker (DPV 20) in the middle of the east half; a trench of 500 in front of it with wire and three mine squares, six dummies; scrub along the south edge; a stream across the table at x 700.",
   "forces": {
    "attacker": [
     {
      "unit": "1st rifle platoon",
      "rating": "poor",
      "pieces": [
       "massed-rifle-section x4",
       "lmg"
      ]
     },
     {
      "unit": "2nd rifle platoon",
      "rating": "poor",
      "pieces": [
       "massed-rifle-section x4",
       "lmg"
      ]
     },
     {
      "unit": "tank riders",
      "rating": "average",
      "pieces": [
       "smg-section x3"
      ]
     },
     {
      "unit": "tanks",
      "rating": "average",
      "pieces": [
       "t34-early x4"
      ]
     },
     {
      "unit": "support",
      "rating": "average",
      "pieces": [
       "company-hq",
       "engineer-section",
       "katyusha"
      ]
     }
    ],
    "defender": [
     {
      "unit": "grenadiers",
      "rating": "confident",
      "pieces": [
       "panzergrenadier-section x4",
       "lmg",
       "panzerfaust",
       "flamethrower"
      ]
     },
     {
      "unit": "support",
      "rating": "excellent",
      "pieces": [
       "company-hq",
       "hmg",
       "atg-37mm",
       "atg-75mm",
       "stug-iii"
      ]
     }
    ]
   },
   "deployment": "Defender in the trench and farm, the 37 mm gun loaded with Steilgranate; attacker on the west edge, riders on the tanks, 6 barrage templates before the game.",
   "objective": "Attacker: the bunker by the end of turn 14."
  },
  {
   "title": "Night drop on the bridge",
   "table": [
    1600,
    1200
   ],
   "turns": 10,
   "terrain": "A river 150 wide from north to south at x 800 with one bridge at y 600; a strong house at each end; woods in all four corners; wire around the east house.",
   "forces": {
    "attacker": [
     {
      "unit": "paratroops",
      "rating": "excellent",
      "pieces": [
       "paratroop-section x4",
       "lmg",
       "infantry-at"
      ]
     },
     {
      "unit": "glider party",
      "rating": "excellent",
      "pieces": [
       "glider",
       "paratroop-section x2",
       "company-hq"
      ]
     },
     {
      "unit": "air",
      "rating": "confident",
      "pieces": [
       "fighter"
      ]
     }
    ],
    "defender": [
     {
      "unit": "garrison",
      "rating": "average",
      "pieces": [
       "rifle-section x4",
       "lmg",
       "hmg"
      ]
     },
     {
      "unit": "reserve",
      "rating": "average",
      "pieces": [
       "company-hq",
       "armoured-car",
       "truck",
       "rifle-section x2",
       "aa-20mm"
      ]
     }
    ]
   },
   "deployment": "Night with a full moon; garrison within 200 of the bridge as hidden markers with three dummies; the drop comes in turn 1; the reserve enters from the east edge in turn 4.",
   "objective": "Set and blow the bridge charge (3 Action turns), or stop it."
  }
 ],
 "paper": {
  "turn": [
   {
    "step": "Plan in secret",
    "rules": [
     "BA-CARD-1",
     "BA-CARD-3"
    ]
   },
   {
    "step": "Action",
    "rules": [
     "BA-ACTN-1"
    ]
   },
   {
    "step": "Fall Back",
    "rules": [
     "BA-FALL-2",
     "BA-FALL-4"
    ]
   },
   {
    "step": "Charge",
    "rules": [
     "BA-CHRG-2"
    ]
   },
   {
    "step": "Prone",
    "rules": [
     "BA-PRONE-2"
    ]
   },
   {
    "step": "Aimed Fire",
    "rules": [
     "BA-AIM-2",
     "BA-AIM-4"
    ]
   },
   {
    "step": "Move",
    "rules": [
     "BA-MOVE-1",
     "BA-MOVE-4"
    ]
   },
   {
    "step": "Move and Fire",
    "rules": [
     "BA-MOVE-6",
     "BA-MOVE-7"
    ]
   },
   {
    "step": "Opportunity Fire",
    "rules": [
     "BA-OPP-2"
    ]
   },
   {
    "step": "Charges are resolved",
    "rules": [
     "BA-OPP-7"
    ]
   },
   {
    "step": "Breaking points",
    "rules": [
     "BA-OPP-9"
    ]
   }
  ],
  "reference": [
   {
    "title": "Command",
    "rules": [
     "BA-HQ-6",
     "BA-HQ-7"
    ],
    "tables": [
     "order-cards",
     "hq-replacement"
    ]
   },
   {
    "title": "Visibility",
    "rules": [
     "BA-VIS-1",
     "BA-VIS-2",
     "BA-VIS-13",
     "BA-VIS-14"
    ],
    "tables": [
     "visibility",
     "visibility.modifiers"
    ]
   },
   {
    "title": "Movement",
    "rules": [],
    "tables": [
     "movement"
    ]
   },
   {
    "title": "Small arms",
    "rules": [
     "BA-MOVE-8"
    ],
    "tables": [
     "small-arms",
     "d10-allocation",
     "to-hit",
     "to-hit-modifiers"
    ]
   },
   {
    "title": "Guns against armour",
    "rules": [],
    "tables": [
     "gun-ranges",
     "gun-modifiers",
     "crew-ratings"
    ]
   },
   {
    "title": "High explosive",
    "rules": [
     "BA-INDIR-2",
     "BA-INDIR-4",
     "BA-INDIR-6",
     "BA-INDIR-7"
    ],
    "tables": [
     "he-allocation",
     "deviation"
    ]
   },
   {
    "title": "Melee",
    "rules": [
     "BA-MELEE-2",
     "BA-MELEE-5",
     "BA-MELEE-7",
     "BA-MELEE-9"
    ],
    "tables": [
     "melee-modifiers",
     "melee-results"
    ]
   },
   {
    "title": "Breaking point",
    "rules": [],
    "tables": [
     "breaking-point"
    ]
   },
   {
    "title": "Disordered",
    "rules": [
     "BA-DIS-1",
     "BA-DIS-2",
     "BA-DIS-3"
    ]
   },
   {
    "title": "Wire and mines",
    "rules": [],
    "tables": [
     "wire-crossing",
     "mines-crossing"
    ]
   },
   {
    "title": "Anti-aircraft fire",
    "rules": [],
    "tables": [
     "anti-aircraft",
     "anti-aircraft.range"
    ]
   },
   {
    "title": "Guns and armour",
    "rules": [],
    "tables": [
     "armour-combat",
     "gun-groups",
     "armour-classes"
    ],
    "across": "half"
   },
   {
    "title": "High explosive and armour",
    "rules": [],
    "tables": [
     "he-v-armour",
     "mortars"
    ],
    "across": "half"
   },
   {
    "title": "Terrain",
    "rules": [],
    "tables": [
     "terrain-effect",
     "terrain-effect.cover-modifier"
    ],
    "across": "full"
   }
  ],
  "templates": [
   {
    "name": "Artillery, suppressive fire and smoke",
    "rings": [
     "terrain.smoke.radius"
    ]
   },
   {
    "name": "Flamethrower",
    "strip": "tables.flamethrower.template"
   }
  ],
  "decks": [
   {
    "title": "Orders",
    "table": "order-card-kinds",
    "steps": "turn-sequence",
    "small": true,
    "copies": 4,
    "rules": {
     "action": [
      "BA-ACTN-1"
     ],
     "fall-back": [
      "BA-FALL-2"
     ],
     "charge": [
      "BA-CHRG-2",
      "BA-CHRG-8"
     ],
     "prone": [
      "BA-PRONE-2"
     ],
     "aimed-fire": [
      "BA-AIM-2"
     ],
     "move": [
      "BA-MOVE-1",
      "BA-MOVE-3"
     ],
     "move-fire": [
      "BA-MOVE-6"
     ],
     "opportunity-fire": [
      "BA-OPP-1"
     ],
     "dummy": [
      "BA-CARD-10"
     ]
    }
   }
  ],
  "markers": [
   {
    "says": "Stand",
    "of": "write which it is",
    "count": 12,
    "size": 50,
    "numbered": true,
    "back": "Unknown"
   },
   {
    "says": "Dummy",
    "of": "nothing is here",
    "count": 3,
    "size": 50,
    "back": "Unknown"
   },
   {
    "says": "Disordered",
    "count": 12
   },
   {
    "says": "Prone",
    "count": 12
   },
   {
    "says": "Suppressed",
    "count": 12
   },
   {
    "says": "Immobilised",
    "count": 6
   },
   {
    "says": "Destroyed",
    "count": 6
   },
   {
    "says": "Fired",
    "count": 18
   },
   {
    "says": "Hit",
    "count": 12
   },
   {
    "says": "Charge",
    "of": "made",
    "count": 12
   },
   {
    "says": "Double move",
    "count": 4
   },
   {
    "says": "Smoke",
    "of": "rounds",
    "count": 6
   },
   {
    "says": "Mines",
    "of": "real",
    "count": 5,
    "size": 50,
    "back": "Mines"
   },
   {
    "says": "Dummy",
    "of": "no mines",
    "count": 10,
    "size": 50,
    "back": "Mines"
   }
  ]
 }
}`)
