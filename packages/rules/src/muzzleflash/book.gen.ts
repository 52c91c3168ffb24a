// generated from rulebooks/muzzleflash.yaml by npm run generate; do not edit
export const data: unknown = JSON.parse(`{
 "id": "muzzleflash",
 "title": "Muzzleflash",
 "period": "Second World War",
 "scale": "one figure is one man; one vehicle model is one vehicle",
 "unit": "in",
 "order": 1,
 "summary": "Skirmish rules for the Second World War in which every figure has four action points a turn and keeps whatever it does not spend to react in the enemy's turn. Fire seldom kills outright: it heaps pin points on everyone near the target, and a figure that cannot shake them off dives for cover, or runs and takes its comrades along. Leaders spend their own action points to order better shooting and to get pinned men moving. Grenades, mortars, anti-tank guns, vehicles with their crews, casualties that must be carried to an aid station, and a simple points system with unreliable supply complete it.\\n",
 "sections": [
  {
   "id": "ACT",
   "title": "Basics",
   "rules": [
    {
     "id": "MF-ACT-1",
     "says": "Every figure has 4 action points (AP).",
     "source": "Basics, bullet 1",
     "kind": "value"
    },
    {
     "id": "MF-ACT-2",
     "says": "AP that a figure has not spent in its own turn may be spent in the opponent's turn to react.",
     "source": "Basics, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-ACT-3",
     "says": "All figures of a side get their AP back to the full number at the start of that side's turn.",
     "source": "Basics, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-ACT-4",
     "says": "AP still unspent when that refresh comes are lost; they are never added to the new ones.",
     "source": "Basics, bullet 4",
     "kind": "limit"
    },
    {
     "id": "MF-ACT-5",
     "says": "Some skills let a figure carry out more than one action for each AP it spends.",
     "source": "Basics, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-ACT-6",
     "says": "Finish all the actions of one figure before starting on the next.",
     "source": "Basics, bullet 6",
     "kind": "limit"
    },
    {
     "id": "MF-ACT-7",
     "says": "Once another figure has been started, you cannot come back to an earlier figure in the same turn.",
     "source": "Basics, bullet 6",
     "kind": "limit"
    },
    {
     "id": "MF-ACT-8",
     "says": "Some actions are combined: several figures carry them out together, for example dragging a wounded comrade.",
     "source": "Basics, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-ACT-9",
     "says": "A group that makes a combined action has as many AP for it as the member with the fewest AP left.",
     "source": "Basics, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-ACT-10",
     "says": "An officer or NCO may issue only 1 order in a turn.",
     "source": "Basics, bullet 8",
     "kind": "limit"
    },
    {
     "id": "MF-ACT-11",
     "says": "An order reaches the figures it can apply to that are within 8 inches of the officer or NCO.",
     "source": "Basics, bullet 9",
     "kind": "value"
    },
    {
     "id": "MF-ACT-12",
     "says": "An order reaches only figures of the leader's own section.",
     "source": "Basics, bullet 10",
     "kind": "limit"
    },
    {
     "id": "MF-ACT-13",
     "says": "Officers and platoon sergeants are the exception: their order reaches every figure of their platoon within 8 inches.",
     "source": "Basics, bullet 11",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "MOV",
   "title": "Movement",
   "rules": [
    {
     "id": "MF-MOV-1",
     "says": "Infantry move up to 2 inches per AP.",
     "source": "Movement, bullet 1",
     "kind": "value"
    },
    {
     "id": "MF-MOV-2",
     "says": "Heavy armour moves up to 3 inches per AP.",
     "source": "Movement, bullet 2",
     "kind": "value"
    },
    {
     "id": "MF-MOV-3",
     "says": "Medium armour moves up to 4 inches per AP.",
     "source": "Movement, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-MOV-4",
     "says": "Light armour moves up to 5 inches per AP.",
     "source": "Movement, bullet 4",
     "kind": "value"
    },
    {
     "id": "MF-MOV-5",
     "says": "Wheeled armour moves up to 6 inches per AP.",
     "source": "Movement, bullet 5",
     "kind": "value"
    },
    {
     "id": "MF-MOV-6",
     "says": "Wheeled soft-skin vehicles move up to 7 inches per AP.",
     "source": "Movement, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-MOV-7",
     "says": "An NCO may issue a Double Time order, which adds half of a figure's movement to each AP it spends on moving.",
     "source": "Movement, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-MOV-8",
     "says": "A figure must pass a morale test to cross an obstacle.",
     "source": "Movement, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-MOV-9",
     "says": "A figure that fails may try again, as often as it has AP for.",
     "source": "Movement, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-MOV-10",
     "says": "An engineer may spend 4 AP to gap any obstacle; the attempt succeeds on a d6 roll of 2 or more.",
     "source": "Movement, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-MOV-11",
     "says": "A gap is as wide as the door it replaces, or 3 inches wide in a wall or hedge.",
     "source": "Movement, bullet 10",
     "kind": "value"
    }
   ]
  },
  {
   "id": "SHT",
   "title": "Shooting with small arms",
   "rules": [
    {
     "id": "MF-SHT-1",
     "says": "For sight, a figure fills an upright cylinder as wide as its base.",
     "source": "Shooting with small arms, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-2",
     "says": "Behind cover, the cylinder is taken to end 5 mm above the cover, however the figure is posed.",
     "source": "Shooting with small arms, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-3",
     "says": "A kneeling figure may shoot over cover that it could shoot over if it stood, and is then visible for 5 mm above that cover.",
     "source": "Shooting with small arms, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-4",
     "says": "A figure that is pinned, or has the pinned effect, is taken to make the best use of cover.",
     "source": "Shooting with small arms, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-5",
     "says": "A pinned figure with cover between it and the shooter cannot be seen by that shooter.",
     "source": "Shooting with small arms, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-6",
     "says": "Anyone who shoots at a pinned figure in the open has -1 to hit, because it lies prone or zigzags.",
     "source": "Shooting with small arms, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-SHT-7",
     "says": "Every roll to hit needs 4 or more on a d6 after modifiers.",
     "source": "Shooting with small arms, bullet 7",
     "kind": "value"
    },
    {
     "id": "MF-SHT-8",
     "says": "Every weapon has a rate of fire (ROF).",
     "source": "Shooting with small arms, bullet 8",
     "kind": "value"
    },
    {
     "id": "MF-SHT-9",
     "says": "A snap shot halves the ROF; drop fractions.",
     "source": "Shooting with small arms, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-10",
     "says": "The ways of shooting cost different numbers of AP.",
     "source": "Shooting with small arms, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-11",
     "says": "A snap shot costs 1 AP, has -1 to hit and half ROF.",
     "source": "Shooting with small arms, bullet 11",
     "kind": "value"
    },
    {
     "id": "MF-SHT-12",
     "says": "A snap shot is the only way of shooting in the opponent's turn.",
     "source": "Shooting with small arms, bullet 11",
     "kind": "limit"
    },
    {
     "id": "MF-SHT-13",
     "says": "A deliberate shot (also called a shoulder shot) costs 2 AP, at full ROF.",
     "source": "Shooting with small arms, bullet 12",
     "kind": "value"
    },
    {
     "id": "MF-SHT-14",
     "says": "Rapid fire costs 3 AP and doubles the ROF.",
     "source": "Shooting with small arms, bullet 13",
     "kind": "value"
    },
    {
     "id": "MF-SHT-15",
     "says": "An aimed shot costs 4 AP, has +1 to hit, and the ROF of a snap shot.",
     "source": "Shooting with small arms, bullet 14",
     "kind": "value"
    },
    {
     "id": "MF-SHT-16",
     "says": "A grenade takes 1 AP to prime and 1 AP to throw.",
     "source": "Shooting with small arms, bullet 15",
     "kind": "value"
    },
    {
     "id": "MF-SHT-17",
     "says": "Enemy figures may react to a thrown grenade before it goes off.",
     "source": "Shooting with small arms, bullet 16",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-18",
     "says": "A weapon's ROF, its short and long range bands with their to-hit modifiers, and its wound roll stand in the small-arms table (tables.small-arms).",
     "source": "Shooting with small arms, weapon table",
     "kind": "value"
    },
    {
     "id": "MF-SHT-19",
     "says": "Cover takes a modifier off the roll to hit.",
     "source": "Shooting with small arms, bullet 17",
     "kind": "mechanic"
    },
    {
     "id": "MF-SHT-20",
     "says": "Partial cover is -1 to hit.",
     "source": "Shooting with small arms, bullet 18",
     "kind": "value"
    },
    {
     "id": "MF-SHT-21",
     "says": "Total cover is -2 to hit.",
     "source": "Shooting with small arms, bullet 19",
     "kind": "value"
    }
   ]
  },
  {
   "id": "HIT",
   "title": "Rolling to hit with small arms",
   "rules": [
    {
     "id": "MF-HIT-1",
     "says": "Roll one d6 for each point of ROF.",
     "source": "Rolling to hit, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-2",
     "says": "Each die of 4 or more (after modifiers) is a hit.",
     "source": "Rolling to hit, bullet 2",
     "kind": "value"
    },
    {
     "id": "MF-HIT-3",
     "says": "With a weapon of ROF 2 or more, each hit lets the fire be walked up to 2 inches onto another target.",
     "source": "Rolling to hit, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-4",
     "says": "A figure that makes several separate shots (not several dice of one shot) may choose a different target in its field of fire for each.",
     "source": "Rolling to hit, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-5",
     "says": "For each hit roll a d6: on 4 or more the target is injured.",
     "source": "Rolling to hit, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-6",
     "says": "For each injury roll a d6 against the weapon's wound roll.",
     "source": "Rolling to hit, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-7",
     "says": "A wound roll that succeeds kills the figure.",
     "source": "Rolling to hit, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-8",
     "says": "A wound roll that fails leaves the figure injured.",
     "source": "Rolling to hit, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-HIT-9",
     "says": "Lay a dead figure on its front, or put a casualty figure in its place.",
     "source": "Rolling to hit, bullet 9",
     "kind": "advice"
    },
    {
     "id": "MF-HIT-10",
     "says": "Lay an injured figure on its back.",
     "source": "Rolling to hit, bullet 10",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "ARM",
   "title": "Personal armour",
   "rules": [
    {
     "id": "MF-ARM-1",
     "says": "These armour rules are for modern or science-fiction figures; a Second World War force has none.",
     "source": "Personal Armour, opening line",
     "kind": "advice"
    },
    {
     "id": "MF-ARM-2",
     "says": "Vital organ protection (modern body armour) gives -1 on wound rolls against the wearer.",
     "source": "Personal Armour, bullets 1-2",
     "kind": "value"
    },
    {
     "id": "MF-ARM-3",
     "says": "Vital organ protection gives +1 on the wearer's casualty check.",
     "source": "Personal Armour, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-ARM-4",
     "says": "Advanced battle armour gives a save roll after the wearer is hit.",
     "source": "Personal Armour, bullets 4-5",
     "kind": "mechanic"
    },
    {
     "id": "MF-ARM-5",
     "says": "Poor ablative armour saves on 6 or more.",
     "source": "Personal Armour, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-ARM-6",
     "says": "Armour with improved coverage saves on 5 or more.",
     "source": "Personal Armour, bullet 7",
     "kind": "value"
    },
    {
     "id": "MF-ARM-7",
     "says": "Advanced-technology powered armour saves on 4 or more.",
     "source": "Personal Armour, bullet 8",
     "kind": "value"
    },
    {
     "id": "MF-ARM-8",
     "says": "A powered battle suit saves on 3 or more.",
     "source": "Personal Armour, bullet 9",
     "kind": "value"
    },
    {
     "id": "MF-ARM-9",
     "says": "Tactical dreadnought armour saves on 2 or more.",
     "source": "Personal Armour, bullet 10",
     "kind": "value"
    },
    {
     "id": "MF-ARM-10",
     "says": "A save roll and vital organ protection may be worn together; then both work.",
     "source": "Personal Armour, bullet 11",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "PIN",
   "title": "Pinning and its effects",
   "rules": [
    {
     "id": "MF-PIN-1",
     "says": "When a figure in the open is hit, that figure and every other figure within 2 inches of it receive a pin point.",
     "source": "Pinning, bullets 1-2",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-2",
     "says": "Every single hit gives its pin points, so several hits give several.",
     "source": "Pinning, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-3",
     "says": "When a figure is injured, every figure within 2 inches of it receives a pin point.",
     "source": "Pinning, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-4",
     "says": "Injuring a figure gives only 1 such pin point to each neighbour, however many hits did it.",
     "source": "Pinning, bullet 5",
     "kind": "limit"
    },
    {
     "id": "MF-PIN-5",
     "says": "When shooting at a figure in cover, take the cover modifier into account in the roll to hit.",
     "source": "Pinning, bullets 6-7",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-6",
     "says": "A die that would have hit but for the cover modifier has hit the cover, and gives a pin point.",
     "source": "Pinning, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-7",
     "says": "Apply the cover modifier last. Only misses that the cover modifier alone causes give such a pin; other minus modifiers do not.",
     "source": "Pinning, bullet 9",
     "kind": "limit"
    },
    {
     "id": "MF-PIN-8",
     "says": "Worked example: an MG38 fires a 2 AP shot of ROF 6 at figures bunched within 2 inches and rolls four hits; each hit may be placed on a figure up to 2 inches from the last one, and each gives its pins to the figure hit and to all within 2 inches of it.",
     "source": "Pinning, example, paragraphs 1-6",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-9",
     "says": "Worked example: all the hits of one shot are placed, with their pins, before the injure rolls; then the injure rolls are made for the hit figures, the injury pins given, and then the wound rolls made (here three injured, of whom two are wounded and one killed).",
     "source": "Pinning, example, paragraphs 7-8",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-10",
     "says": "Worked example: with 2 AP left the MG38 may shoot again in the same activation.",
     "source": "Pinning, example, paragraph 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-11",
     "says": "Groups in the open are ideal targets for support weapons: do not bunch up.",
     "source": "Pinning, example, last paragraph",
     "kind": "advice"
    },
    {
     "id": "MF-PIN-12",
     "says": "A figure with pin points takes a pin test the moment it activates in its own side's turn.",
     "source": "Pinning, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-13",
     "says": "For a pin test roll 2d6, add them up and compare the total with the figure's morale.",
     "source": "Pinning, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-14",
     "says": "An unwilling conscript has morale 6.",
     "source": "Pinning, morale list 1",
     "kind": "value"
    },
    {
     "id": "MF-PIN-15",
     "says": "A trained but green figure has morale 7.",
     "source": "Pinning, morale list 2",
     "kind": "value"
    },
    {
     "id": "MF-PIN-16",
     "says": "A veteran has morale 8.",
     "source": "Pinning, morale list 3",
     "kind": "value"
    },
    {
     "id": "MF-PIN-17",
     "says": "A seasoned veteran has morale 9.",
     "source": "Pinning, morale list 4",
     "kind": "value"
    },
    {
     "id": "MF-PIN-18",
     "says": "A highly motivated elite figure has morale 10.",
     "source": "Pinning, morale list 5",
     "kind": "value"
    },
    {
     "id": "MF-PIN-19",
     "says": "A total below the figure's morale passes the test.",
     "source": "Pinning, bullet 12",
     "kind": "value"
    },
    {
     "id": "MF-PIN-20",
     "says": "A figure that passes removes as many pin points as its morale exceeds the total rolled.",
     "source": "Pinning, bullet 13",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-21",
     "says": "A figure that still has pin points after the test is pinned.",
     "source": "Pinning, bullet 14",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-22",
     "says": "A figure that has just become pinned and still has pin points must react to the incoming fire.",
     "source": "Pinning, bullet 15",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-23",
     "says": "If it is in cover, it moves back 2 inches so that the shooter can no longer see it, and its turn ends.",
     "source": "Pinning, bullet 16",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-24",
     "says": "If it is in the open, it moves up to its full move towards the nearest cover, and its turn ends.",
     "source": "Pinning, bullet 17",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-25",
     "says": "A figure that is still in the open at the end of its turn sheds no pin points for a passed morale test.",
     "source": "Pinning, bullet 18",
     "kind": "limit"
    },
    {
     "id": "MF-PIN-26",
     "says": "At the end of a figure's turn remove 1 further pin point.",
     "source": "Pinning, bullet 19",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-27",
     "says": "A figure that fails its morale test and then has at least as many pin points as its morale uses its full move to run away from the enemy, to cover.",
     "source": "Pinning, bullet 20",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-28",
     "says": "That is called fleeing.",
     "source": "Pinning, bullet 21",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-29",
     "says": "A fleeing figure that cannot reach cover counts as in the open for morale and for recovering pin points.",
     "source": "Pinning, bullet 22",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-30",
     "says": "If there is no cover for it to run to, it flees off the table.",
     "source": "Pinning, bullet 23",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-31",
     "says": "Any figure within 6 inches of a fleeing figure at the start of the fleeing figure's turn takes a morale test and flees too if it fails, whatever its own pin points.",
     "source": "Pinning, bullet 24",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-32",
     "says": "That test is taken once for each figure that flees.",
     "source": "Pinning, bullet 25",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-33",
     "says": "A fleeing figure that reaches cover within its full move stops there.",
     "source": "Pinning, bullet 26",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-34",
     "says": "It still counts as fleeing until it has got rid of all its pin points.",
     "source": "Pinning, bullet 27",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-35",
     "says": "A fleeing figure that receives more pin points at once flees its full move again.",
     "source": "Pinning, bullet 28",
     "kind": "mechanic"
    },
    {
     "id": "MF-PIN-36",
     "says": "A side can be driven off the table without losing a man (the source here calls the game G.O.M.S.).",
     "source": "Pinning, remark 1",
     "kind": "advice"
    },
    {
     "id": "MF-PIN-37",
     "says": "A side can also hold on and be killed to the last man without giving up an inch.",
     "source": "Pinning, remark 2",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "SUP",
   "title": "Suppressing and speculative fire",
   "rules": [
    {
     "id": "MF-SUP-1",
     "says": "Figures the shooter cannot see may still be shot at, to pin them.",
     "source": "Suppressing fire, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-2",
     "says": "Such fire is rolled against the figures' cover or against ground near them.",
     "source": "Suppressing fire, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-3",
     "says": "Each hit gives a pin point to every figure within 2 inches of the point of impact.",
     "source": "Suppressing fire, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-4",
     "says": "All modifiers apply except the cover modifier; a roll that succeeds after them is a hit.",
     "source": "Suppressing fire, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-5",
     "says": "When a blast weapon bursts on the far side of some cover, the cover modifier applies to its rolls to hit before casualties are worked out.",
     "source": "Suppressing fire, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-6",
     "says": "An anti-tank weapon fired at a wall may roll to penetrate the wall.",
     "source": "Suppressing fire, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-7",
     "says": "If it penetrates, put the centre radius on the wall and work out hits as if the figures behind it had no cover.",
     "source": "Suppressing fire, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-8",
     "says": "On the far side of a penetrated wall the edge blast is a 45-degree cone in the direction of the shot.",
     "source": "Suppressing fire, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-9",
     "says": "On the near side the edge blast is a half-circle lying along the wall.",
     "source": "Suppressing fire, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-SUP-10",
     "says": "Speculative fire hits only on a 6 or more.",
     "source": "Suppressing fire, bullet 10",
     "kind": "value"
    },
    {
     "id": "MF-SUP-11",
     "says": "Speculative fire can never do more than pin.",
     "source": "Suppressing fire, bullet 10",
     "kind": "limit"
    },
    {
     "id": "MF-SUP-12",
     "says": "Speculative fire may be aimed at any enemy that cannot be seen, including one never seen so far, to suppress a position before the enemy can react.",
     "source": "Suppressing fire, bullet 11",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "GRE",
   "title": "Grenades",
   "rules": [
    {
     "id": "MF-GRE-1",
     "says": "Priming a grenade costs 1 AP.",
     "source": "Grenades, bullet 1",
     "kind": "value"
    },
    {
     "id": "MF-GRE-2",
     "says": "A primed grenade is thrown as a shooting action: a snap, deliberate or aimed throw.",
     "source": "Grenades, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-3",
     "says": "A grenade thrown at a distance always counts as indirect fire (-1 to hit).",
     "source": "Grenades, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-GRE-4",
     "says": "Choose a target point within the thrower's range.",
     "source": "Grenades, bullet 4",
     "kind": "limit"
    },
    {
     "id": "MF-GRE-5",
     "says": "If the throw hits, the blast is centred on the chosen point.",
     "source": "Grenades, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-6",
     "says": "If it misses, a scatter die gives the direction and a number of d6 set by the throw gives the distance in inches.",
     "source": "Grenades, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-7",
     "says": "An aimed throw that misses scatters 1d6.",
     "source": "Grenades, bullet 7",
     "kind": "value"
    },
    {
     "id": "MF-GRE-8",
     "says": "A deliberate throw that misses scatters 2d6.",
     "source": "Grenades, bullet 8",
     "kind": "value"
    },
    {
     "id": "MF-GRE-9",
     "says": "A snap throw that misses scatters 3d6.",
     "source": "Grenades, bullet 9",
     "kind": "value"
    },
    {
     "id": "MF-GRE-10",
     "says": "A grenade always explodes one action after it lands, so that figures may make 1 reaction first.",
     "source": "Grenades, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-11",
     "says": "A figure may throw several grenades in a turn, usually as snap throws, which may as well land behind it as on the target.",
     "source": "Grenades, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-12",
     "says": "A grenade posted through a door, window or firing slit, from outside or inside, rolls to hit as usual.",
     "source": "Grenades, bullet 12",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-13",
     "says": "A posted grenade has +1 to hit.",
     "source": "Grenades, bullet 13",
     "kind": "value"
    },
    {
     "id": "MF-GRE-14",
     "says": "A posted grenade that misses lands at the thrower's feet.",
     "source": "Grenades, bullet 14",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-15",
     "says": "One figure that still has reactions may take a morale test to move 2 inches and smother the grenade with its body.",
     "source": "Grenades, bullet 15",
     "kind": "mechanic"
    },
    {
     "id": "MF-GRE-16",
     "says": "If that test fails, no other figure may try to smother the same grenade.",
     "source": "Grenades, bullet 16",
     "kind": "limit"
    },
    {
     "id": "MF-GRE-17",
     "says": "A figure that smothers a grenade is injured by it at once, and has a medical modifier of -2.",
     "source": "Grenades, bullet 17",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "IND",
   "title": "Indirect fire",
   "rules": [
    {
     "id": "MF-IND-1",
     "says": "Indirect fire is either spotted or unspotted.",
     "source": "Indirect fire, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-2",
     "says": "Spotted fire is directed from where the spotter stands.",
     "source": "Indirect fire, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-3",
     "says": "The spotter takes an orders test to call in the fire; that is his one order for the turn.",
     "source": "Indirect fire, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-4",
     "says": "If the orders test passes, the shot is spotted and the firing unit may shoot.",
     "source": "Indirect fire, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-5",
     "says": "Indirect fire always has -1 to hit.",
     "source": "Indirect fire, bullet 5",
     "kind": "value"
    },
    {
     "id": "MF-IND-6",
     "says": "Unspotted fire has a further -1 to hit.",
     "source": "Indirect fire, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-IND-7",
     "says": "The firing unit spends whatever AP it has on any way of shooting, as usual.",
     "source": "Indirect fire, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-8",
     "says": "If the roll hits, spotted or not, the shot lands on the chosen point.",
     "source": "Indirect fire, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-9",
     "says": "If the roll misses, the shot deviates and lands somewhere else.",
     "source": "Indirect fire, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-10",
     "says": "A scatter die gives the direction.",
     "source": "Indirect fire, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-11",
     "says": "A number of d6 set by the kind of shot gives the distance in inches.",
     "source": "Indirect fire, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-IND-12",
     "says": "Spotted and aimed: 1d6.",
     "source": "Indirect fire, bullet 12",
     "kind": "value"
    },
    {
     "id": "MF-IND-13",
     "says": "Spotted, deliberate or rapid: 2d6.",
     "source": "Indirect fire, bullet 13",
     "kind": "value"
    },
    {
     "id": "MF-IND-14",
     "says": "Spotted and snap: 3d6.",
     "source": "Indirect fire, bullet 14",
     "kind": "value"
    },
    {
     "id": "MF-IND-15",
     "says": "Unspotted and aimed: 2d6.",
     "source": "Indirect fire, bullet 15",
     "kind": "value"
    },
    {
     "id": "MF-IND-16",
     "says": "Unspotted and deliberate: 3d6.",
     "source": "Indirect fire, bullet 16",
     "kind": "value"
    },
    {
     "id": "MF-IND-17",
     "says": "Unspotted and snap: 4d6.",
     "source": "Indirect fire, bullet 17",
     "kind": "value"
    }
   ]
  },
  {
   "id": "SCA",
   "title": "Scattered shots of direct-fire weapons with HE effect",
   "rules": [
    {
     "id": "MF-SCA-1",
     "says": "If a direct-fire weapon misses and the die shows 1, the shot has missed the table altogether.",
     "source": "Scattered direct fire, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-2",
     "says": "If it misses with a die higher than 1, roll a d6 for the new point of aim.",
     "source": "Scattered direct fire, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-3",
     "says": "On 1 to 3 the shot goes left.",
     "source": "Scattered direct fire, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-SCA-4",
     "says": "On 4 to 6 the shot goes right.",
     "source": "Scattered direct fire, bullet 4",
     "kind": "value"
    },
    {
     "id": "MF-SCA-5",
     "says": "The distance in inches is a number of d6 set by the way of shooting.",
     "source": "Scattered direct fire, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-6",
     "says": "Aimed shot: 1d6.",
     "source": "Scattered direct fire, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-SCA-7",
     "says": "Deliberate or rapid: 2d6.",
     "source": "Scattered direct fire, bullet 7",
     "kind": "value"
    },
    {
     "id": "MF-SCA-8",
     "says": "Snap: 3d6.",
     "source": "Scattered direct fire, bullet 8",
     "kind": "value"
    },
    {
     "id": "MF-SCA-9",
     "says": "The shot flies along the line from the centre of the firing unit to the new point of aim.",
     "source": "Scattered direct fire, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-10",
     "says": "It bursts on the first solid feature along that line that is more than 15 mm high.",
     "source": "Scattered direct fire, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-11",
     "says": "The blast is centred on that feature, where the line meets it.",
     "source": "Scattered direct fire, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-12",
     "says": "If it strikes an armoured vehicle, the penetration dice have -1, because the shot was not aimed at it.",
     "source": "Scattered direct fire, bullet 12",
     "kind": "value"
    },
    {
     "id": "MF-SCA-13",
     "says": "Terrain within 12 inches of the firing unit that is lower than 30 mm does not stop the shot: it flies over it towards the point of aim.",
     "source": "Scattered direct fire, bullet 13",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-14",
     "says": "A shot that meets no high terrain and no vehicle leaves the table without going off.",
     "source": "Scattered direct fire, bullet 14",
     "kind": "mechanic"
    },
    {
     "id": "MF-SCA-15",
     "says": "Mind where you place your anti-tank guns: a miss can kill friends as well as enemies.",
     "source": "Scattered direct fire, bullet 15",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "ORD",
   "title": "Giving and receiving orders",
   "rules": [
    {
     "id": "MF-ORD-1",
     "says": "Troops of lower quality may not use every way of shooting on their own; an NCO or officer must order what they may not choose.",
     "source": "Orders, bullet 1",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-2",
     "says": "Issuing an order costs 2 AP.",
     "source": "Orders, bullet 2",
     "kind": "value"
    },
    {
     "id": "MF-ORD-3",
     "says": "Unwilling conscripts may make only snap shots unordered.",
     "source": "Orders, bullet 3",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-4",
     "says": "Trained but green figures may make snap and deliberate shots unordered.",
     "source": "Orders, bullet 4",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-5",
     "says": "Veterans may make snap and deliberate shots unordered.",
     "source": "Orders, bullet 5",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-6",
     "says": "Seasoned veterans may make snap and deliberate shots and rapid fire unordered.",
     "source": "Orders, bullet 6",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-7",
     "says": "Highly motivated elite figures may shoot in all four ways unordered.",
     "source": "Orders, bullet 7",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-8",
     "says": "To order a way of shooting the NCO or officer takes a morale test; if he passes, the order holds for all figures within 8 inches of him.",
     "source": "Orders, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-ORD-9",
     "says": "A squad NCO's order affects only figures of his own squad.",
     "source": "Orders, bullet 9",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-10",
     "says": "An aimed shot is ordered for one named figure only, never for a group.",
     "source": "Orders, bullet 10",
     "kind": "limit"
    },
    {
     "id": "MF-ORD-11",
     "says": "Snipers may always make an aimed shot, whatever their training.",
     "source": "Orders, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-ORD-12",
     "says": "NCOs and officers may also order their men to get up (Get The Hell Up).",
     "source": "Orders, bullet 12",
     "kind": "mechanic"
    },
    {
     "id": "MF-ORD-13",
     "says": "Get The Hell Up works exactly like a morale test to recover from pins, for every eligible figure within 8 inches.",
     "source": "Orders, bullet 13",
     "kind": "mechanic"
    },
    {
     "id": "MF-ORD-14",
     "says": "A leader who is pinned himself may not issue any order.",
     "source": "Orders, bullet 14",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "CQB",
   "title": "Close-quarter battle and melee",
   "rules": [
    {
     "id": "MF-CQB-1",
     "says": "Each figure in the melee rolls 1d6 for each AP it has not spent, and the scores are compared.",
     "source": "CQB and melee, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-CQB-2",
     "says": "A figure in melee always rolls at least 1d6, even with no AP.",
     "source": "CQB and melee, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-CQB-3",
     "says": "Begin with the highest score: its owner rolls to injure the opponent.",
     "source": "CQB and melee, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-CQB-4",
     "says": "Go on down the scores until all are used, or until both combatants have the same number.",
     "source": "CQB and melee, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-CQB-5",
     "says": "When both have the same number the melee stops there and goes on next turn: the two are locked, grappling on the ground.",
     "source": "CQB and melee, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-CQB-6",
     "says": "With more than two in a melee roll 1d6 for each of them and keep the rolls apart: two or more may lock while a third goes on rolling to injure.",
     "source": "CQB and melee, bullet 6",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "REA",
   "title": "Reactions",
   "rules": [
    {
     "id": "MF-REA-1",
     "says": "A figure with AP left in the opponent's turn may respond to enemy actions.",
     "source": "Reactions, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-REA-2",
     "says": "A reaction comes only after the enemy figure's action is finished.",
     "source": "Reactions, bullet 2",
     "kind": "limit"
    },
    {
     "id": "MF-REA-3",
     "says": "A figure may respond only to an action that directly affects it, or one it can directly affect.",
     "source": "Reactions, bullet 3",
     "kind": "limit"
    },
    {
     "id": "MF-REA-4",
     "says": "So it may not shoot at a figure that has not moved or shot first.",
     "source": "Reactions, bullet 4",
     "kind": "limit"
    },
    {
     "id": "MF-REA-5",
     "says": "And it may not move because a figure far away did something that has nothing to do with it, such as opening a door.",
     "source": "Reactions, bullet 5",
     "kind": "limit"
    },
    {
     "id": "MF-REA-6",
     "says": "Every reaction must answer an enemy action that directly affects the reacting figure or that the reacting figure can directly affect.",
     "source": "Reactions, bullet 6",
     "kind": "limit"
    },
    {
     "id": "MF-REA-7",
     "says": "Several figures may react to one figure's action.",
     "source": "Reactions, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-REA-8",
     "says": "The only shot allowed as a reaction is a snap shot.",
     "source": "Reactions, bullet 8",
     "kind": "limit"
    },
    {
     "id": "MF-REA-9",
     "says": "An action of several AP, such as 3 AP rapid fire, is one action: reactions come after all of its shooting.",
     "source": "Reactions, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-REA-10",
     "says": "Only 1 AP at a time may be spent on a reaction.",
     "source": "Reactions, bullet 10",
     "kind": "limit"
    },
    {
     "id": "MF-REA-11",
     "says": "Orders may therefore never be issued as a reaction.",
     "source": "Reactions, bullet 10",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "PYT",
   "title": "Pin points in your own turn",
   "rules": [
    {
     "id": "MF-PYT-1",
     "says": "A figure can gain pin points in its own turn, usually from reaction fire.",
     "source": "Pin points in your turn, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-PYT-2",
     "says": "A figure that gains pins must pass a morale test to shed them before it does anything else.",
     "source": "Pin points in your turn, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-PYT-3",
     "says": "A figure that fails a pin test loses all its remaining AP and must react to the fire.",
     "source": "Pin points in your turn, bullet 3",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "PRF",
   "title": "Pin points on a reacting figure",
   "rules": [
    {
     "id": "MF-PRF-1",
     "says": "A figure that holds AP for reactions tests for its pins only when it reacts.",
     "source": "Pin points on a reacting figure, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-PRF-2",
     "says": "A figure sheds pins only in its own side's turn.",
     "source": "Pin points on a reacting figure, bullet 2",
     "kind": "limit"
    },
    {
     "id": "MF-PRF-3",
     "says": "So a figure may be given pins, react, and be given more.",
     "source": "Pin points on a reacting figure, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-PRF-4",
     "says": "Any figure that fails a pin test loses all its AP.",
     "source": "Pin points on a reacting figure, bullet 4",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "AEW",
   "title": "Area effect weapons",
   "rules": [
    {
     "id": "MF-AEW-1",
     "says": "An area weapon has two layers of blast, centre and edge.",
     "source": "Area effect weapons, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-AEW-2",
     "says": "Any figure in the centre is hit on 4 or more, less the modifier of cover between it and the burst.",
     "source": "Area effect weapons, centre 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-AEW-3",
     "says": "A figure in the centre receives 2 pin points.",
     "source": "Area effect weapons, centre 2",
     "kind": "value"
    },
    {
     "id": "MF-AEW-4",
     "says": "Any figure in the edge is hit on 4 or more, less the modifier of cover between it and the burst.",
     "source": "Area effect weapons, edge 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-AEW-5",
     "says": "A figure in the edge receives 1 pin point.",
     "source": "Area effect weapons, edge 2",
     "kind": "value"
    },
    {
     "id": "MF-AEW-6",
     "says": "A figure also receives a pin point for being hit.",
     "source": "Area effect weapons, edge 3",
     "kind": "value"
    },
    {
     "id": "MF-AEW-7",
     "says": "A grenade that goes off in a room has no edge.",
     "source": "Area effect weapons, bullet 4",
     "kind": "limit"
    },
    {
     "id": "MF-AEW-8",
     "says": "Both radii are measured from the point of impact.",
     "source": "Area effect weapons, bullet 5",
     "kind": "value"
    },
    {
     "id": "MF-AEW-9",
     "says": "Radii, wound rolls and AT dice of each class stand in the blast table (tables.blast).",
     "source": "Area effect weapons, table",
     "kind": "value"
    }
   ]
  },
  {
   "id": "ATF",
   "title": "Anti-tank fire",
   "rules": [
    {
     "id": "MF-ATF-1",
     "says": "An anti-tank weapon spends AP to fire like any other.",
     "source": "Anti tank fire, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-2",
     "says": "It rolls to hit like any other.",
     "source": "Anti tank fire, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-3",
     "says": "An anti-tank round that misses its target has gone wide and landed off the table.",
     "source": "Anti tank fire, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-4",
     "says": "A round that misses only because of the target's cover strikes that cover, and its effect is worked out from there.",
     "source": "Anti tank fire, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-5",
     "says": "A soft-skin vehicle wholly or partly in the centre radius takes the weapon's full AT dice.",
     "source": "Anti tank fire, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-6",
     "says": "A soft-skin vehicle in the edge takes half the AT dice, so that even a miss by an 88 mm can blow a jeep apart.",
     "source": "Anti tank fire, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-7",
     "says": "An armoured vehicle in the centre radius, but not struck directly, takes half the AT dice.",
     "source": "Anti tank fire, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-8",
     "says": "An armoured vehicle in the edge takes 1 AT die.",
     "source": "Anti tank fire, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-9",
     "says": "One shot never affects a vehicle twice; only the deadliest of direct hit, centre and edge counts.",
     "source": "Anti tank fire, bullet 9",
     "kind": "limit"
    },
    {
     "id": "MF-ATF-10",
     "says": "To see whether a round penetrates, compare the weapon's AT class with the target's armour class.",
     "source": "Anti tank fire, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-11",
     "says": "The number needed on each die stands in the penetration table (tables.penetration); a dash means it cannot penetrate.",
     "source": "Anti tank fire, penetration table",
     "kind": "value"
    },
    {
     "id": "MF-ATF-12",
     "says": "Roll 1d6 for each point of the weapon's AT value.",
     "source": "Anti tank fire, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-13",
     "says": "Apply the penetration modifiers.",
     "source": "Anti tank fire, bullet 12",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-14",
     "says": "+1 against side armour.",
     "source": "Anti tank fire, modifier 1",
     "kind": "value"
    },
    {
     "id": "MF-ATF-15",
     "says": "+2 against rear armour.",
     "source": "Anti tank fire, modifier 2",
     "kind": "value"
    },
    {
     "id": "MF-ATF-16",
     "says": "-1 if the target is hull down, which means at a higher elevation than the shooter.",
     "source": "Anti tank fire, modifier 3",
     "kind": "value"
    },
    {
     "id": "MF-ATF-17",
     "says": "-1 for a snap shot.",
     "source": "Anti tank fire, modifier 4",
     "kind": "value"
    },
    {
     "id": "MF-ATF-18",
     "says": "Read the number of penetrating dice on the damage list (tables.damage).",
     "source": "Anti tank fire, bullet 13",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-19",
     "says": "1 penetrating die: 2 pins.",
     "source": "Anti tank fire, damage 1",
     "kind": "value"
    },
    {
     "id": "MF-ATF-20",
     "says": "2 penetrating dice: the drive is disabled.",
     "source": "Anti tank fire, damage 2",
     "kind": "value"
    },
    {
     "id": "MF-ATF-21",
     "says": "3 penetrating dice: 1 weapon is disabled, or the transported figures are hit, and 1 random crewman is hit (roll to injure and so on).",
     "source": "Anti tank fire, damage 3",
     "kind": "value"
    },
    {
     "id": "MF-ATF-22",
     "says": "4 penetrating dice: 2 weapons are disabled, 4 pins, and 2 random crewmen are hit or the transported figures are hit.",
     "source": "Anti tank fire, damage 4",
     "kind": "value"
    },
    {
     "id": "MF-ATF-23",
     "says": "5 penetrating dice: the vehicle is destroyed, all crew are hit and injured on 3 or more, and the transported figures are hit on 3 or more.",
     "source": "Anti tank fire, damage 5",
     "kind": "value"
    },
    {
     "id": "MF-ATF-24",
     "says": "A vehicle that fails its pin test is abandoned: crew and passengers bail out.",
     "source": "Anti tank fire, bullet 14",
     "kind": "mechanic"
    },
    {
     "id": "MF-ATF-25",
     "says": "The crew may remount once they have shed their pins, if the vehicle still works.",
     "source": "Anti tank fire, bullet 14",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "VEH",
   "title": "Actions and vehicles",
   "rules": [
    {
     "id": "MF-VEH-1",
     "says": "Vehicles have and spend AP exactly as infantry do.",
     "source": "Actions and vehicles, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-2",
     "says": "A vehicle divides its AP between moving, firing primary weapons or firing secondary weapons.",
     "source": "Actions and vehicles, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-3",
     "says": "A vehicle commander may issue an order to his crew without costing the vehicle any AP.",
     "source": "Actions and vehicles, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-4",
     "says": "A vehicle commander may issue only 1 order each turn.",
     "source": "Actions and vehicles, bullet 3",
     "kind": "limit"
    },
    {
     "id": "MF-VEH-5",
     "says": "A vehicle may, for example, move for 1 AP, fire a deliberate shot for 2, and move again for 1.",
     "source": "Actions and vehicles, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-6",
     "says": "A tracked vehicle spends 1 AP to turn up to 90 degrees.",
     "source": "Actions and vehicles, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-7",
     "says": "A turreted vehicle spends 1 AP to turn its turret up to 90 degrees.",
     "source": "Actions and vehicles, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-8",
     "says": "Figures riding on an armoured vehicle get off at no cost.",
     "source": "Actions and vehicles, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-9",
     "says": "Figures in an open-topped vehicle get out at no cost.",
     "source": "Actions and vehicles, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-10",
     "says": "Figures that leave an enclosed vehicle lose 1 AP.",
     "source": "Actions and vehicles, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-11",
     "says": "Crew leave their vehicle at no cost.",
     "source": "Actions and vehicles, bullet 10",
     "kind": "mechanic"
    },
    {
     "id": "MF-VEH-12",
     "says": "Getting onto or into a vehicle costs 1 AP.",
     "source": "Actions and vehicles, bullet 11",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "DEP",
   "title": "Deploying weaponry",
   "rules": [
    {
     "id": "MF-DEP-1",
     "says": "Setting up a crew-served weapon is a combined action of its whole crew.",
     "source": "Deploying weaponry, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-DEP-2",
     "says": "Setting up or unlimbering costs 2 AP.",
     "source": "Deploying weaponry, bullet 2",
     "kind": "value"
    },
    {
     "id": "MF-DEP-3",
     "says": "Dismantling or limbering costs 2 AP.",
     "source": "Deploying weaponry, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-DEP-4",
     "says": "Once a weapon has been moved into base contact with a vehicle, hitching it up costs 1 AP.",
     "source": "Deploying weaponry, bullet 4",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "CRW",
   "title": "Crew-served weapons",
   "rules": [
    {
     "id": "MF-CRW-1",
     "says": "A crew-served weapon has 2 or 3 crew; more may be shown, but they double the same roles and are ignored.",
     "source": "Crew served weapons, bullet 1",
     "kind": "value"
    },
    {
     "id": "MF-CRW-2",
     "says": "The crew roles are gunner, loader and NCO.",
     "source": "Crew served weapons, bullet 2 and list",
     "kind": "value"
    },
    {
     "id": "MF-CRW-3",
     "says": "A tank is a vehicle that carries a crew-served weapon; its fourth crewman is normally the driver.",
     "source": "Crew served weapons, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-CRW-4",
     "says": "A weapon's NCO, if it has one, may issue orders as usual.",
     "source": "Crew served weapons, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-5",
     "says": "With its loader present, a weapon fires without trouble.",
     "source": "Crew served weapons, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-6",
     "says": "If a weapon that should have a loader has none (dead, injured or absent), each 1 rolled to hit is a malfunction.",
     "source": "Crew served weapons, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-7",
     "says": "A malfunction takes 1 AP to clear in the following turn.",
     "source": "Crew served weapons, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-8",
     "says": "A weapon of high ROF can suffer several malfunctions in one turn.",
     "source": "Crew served weapons, bullet 8",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-9",
     "says": "A weapon with a gunner may be ordered to fire rapid or aimed shots.",
     "source": "Crew served weapons, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-10",
     "says": "Some weapons have a crew of one, such as the main gun of an armoured reconnaissance vehicle like the Sdkfz 222.",
     "source": "Crew served weapons, bullet 10",
     "kind": "value"
    },
    {
     "id": "MF-CRW-11",
     "says": "A machine gun on such a vehicle counts as having a loader.",
     "source": "Crew served weapons, bullet 11",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-12",
     "says": "The large-calibre gun of a reconnaissance vehicle may not fire in a turn in which any AP is spent on moving, because the driver is its loader.",
     "source": "Crew served weapons, bullet 12",
     "kind": "limit"
    },
    {
     "id": "MF-CRW-13",
     "says": "When crew of a direct or indirect fire AT/HE weapon are killed, the others may double up their roles.",
     "source": "Crew served weapons, bullet 13",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-14",
     "says": "Direct and indirect fire AT/HE weapons must be reloaded between shots.",
     "source": "Crew served weapons, bullet 14",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-15",
     "says": "A crewman who fills several roles takes a morale test each time he changes from one to another.",
     "source": "Crew served weapons, bullet 15",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-16",
     "says": "If that test fails he wastes 1 AP, and may try again.",
     "source": "Crew served weapons, bullet 16",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-17",
     "says": "The test comes before the action it is for.",
     "source": "Crew served weapons, bullet 17",
     "kind": "mechanic"
    },
    {
     "id": "MF-CRW-18",
     "says": "Worked example: gunner and loader of a 6-pounder are dead. The NCO tests to load, then tests to fire; with his 4 AP he could fire 2 snap shots or 1 deliberate shot.",
     "source": "Crew served weapons, example",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "REC",
   "title": "Recovering the injured",
   "rules": [
    {
     "id": "MF-REC-1",
     "says": "Injured figures are to be dragged or carried back to a forward aid station.",
     "source": "Recovering injured, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-REC-2",
     "says": "A figure must check on a wounded comrade as quickly as possible.",
     "source": "Recovering injured, bullet 2",
     "kind": "advice"
    },
    {
     "id": "MF-REC-3",
     "says": "Checking on an injured figure costs 3 AP.",
     "source": "Recovering injured, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-REC-4",
     "says": "The check is a d6: on a 1 the figure dies.",
     "source": "Recovering injured, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-REC-5",
     "says": "On a 6 the figure gets up and goes on as normal.",
     "source": "Recovering injured, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-REC-6",
     "says": "One d6 is rolled for each check made.",
     "source": "Recovering injured, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-REC-7",
     "says": "At the end of the game a side loses 3 victory points for each injured figure left unattended on the field.",
     "source": "Recovering injured, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-REC-8",
     "says": "It loses 1 victory point for each injured figure that is attended but not at an aid station.",
     "source": "Recovering injured, bullet 7",
     "kind": "value"
    },
    {
     "id": "MF-REC-9",
     "says": "It loses none for injured figures that have been brought to an aid station.",
     "source": "Recovering injured, bullet 8",
     "kind": "value"
    }
   ]
  },
  {
   "id": "SPM",
   "title": "Section and platoon morale",
   "rules": [
    {
     "id": "MF-SPM-1",
     "says": "A section that suffers a fatal casualty takes a morale test.",
     "source": "Section and platoon morale, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-2",
     "says": "If the test fails, the section must fall back 8 inches.",
     "source": "Section and platoon morale, bullet 2",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-3",
     "says": "The test is taken once for each fatal casualty.",
     "source": "Section and platoon morale, bullet 3",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-4",
     "says": "So a section may fail several tests.",
     "source": "Section and platoon morale, bullet 4",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-5",
     "says": "The section falls back 8 inches for each failed test, which may take it several turns.",
     "source": "Section and platoon morale, bullet 5",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-6",
     "says": "Each time a section falls back in this way, its platoon takes a morale test as a whole.",
     "source": "Section and platoon morale, bullet 6",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-7",
     "says": "If the platoon fails, it must fall back 8 inches.",
     "source": "Section and platoon morale, bullet 7",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-8",
     "says": "Sections that fall back only because their platoon does have not failed a test themselves, so they cause no further platoon tests.",
     "source": "Section and platoon morale, bullet 8",
     "kind": "limit"
    },
    {
     "id": "MF-SPM-9",
     "says": "If several sections fall back through failed tests, the headquarters takes one test for each of them.",
     "source": "Section and platoon morale, bullet 9",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPM-10",
     "says": "The platoon falls back 8 inches for each test it fails.",
     "source": "Section and platoon morale, bullet 10",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "SPC",
   "title": "Special rules",
   "rules": [
    {
     "id": "MF-SPC-1",
     "says": "A sniper causes twice the pins whenever he hits a figure, hits cover, or hits with suppressing fire.",
     "source": "Special rules, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-SPC-2",
     "says": "A sniper has +1 to hit on every shot, before other modifiers.",
     "source": "Special rules, bullet 2",
     "kind": "value"
    },
    {
     "id": "MF-SPC-3",
     "says": "Platoon and company NCOs often have a higher morale than the average of the force.",
     "source": "Special rules, bullet 3",
     "kind": "advice"
    }
   ]
  },
  {
   "id": "BUY",
   "title": "Buying forces",
   "rules": [
    {
     "id": "MF-BUY-1",
     "says": "A small game is 5 points a side.",
     "source": "Buying forces, bullet 1",
     "kind": "value"
    },
    {
     "id": "MF-BUY-2",
     "says": "A medium game is 12 points a side.",
     "source": "Buying forces, bullet 2",
     "kind": "value"
    },
    {
     "id": "MF-BUY-3",
     "says": "A large game is 30 points a side.",
     "source": "Buying forces, bullet 3",
     "kind": "value"
    },
    {
     "id": "MF-BUY-4",
     "says": "A section costs 1 point.",
     "source": "Buying forces, bullet 4",
     "kind": "value"
    },
    {
     "id": "MF-BUY-5",
     "says": "A force with 4 rifle sections may pay 1 point for a platoon HQ section: 1 sniper team, 1 light mortar and team, 1 MMG, 1 AT team and 4 riflemen.",
     "source": "Buying forces, bullet 5",
     "kind": "limit"
    },
    {
     "id": "MF-BUY-6",
     "says": "Platoon and company officers are always free.",
     "source": "Buying forces, bullet 6",
     "kind": "value"
    },
    {
     "id": "MF-BUY-7",
     "says": "Platoon and company NCOs are always included free.",
     "source": "Buying forces, bullet 7",
     "kind": "value"
    },
    {
     "id": "MF-BUY-8",
     "says": "A force with 3 platoons may pay 1 point for a company HQ section: 1 sniper team, 1 AT gun, 1 medium mortar, 1 MMG or HMG, 1 AT team and 4 rifles.",
     "source": "Buying forces, bullet 8",
     "kind": "limit"
    },
    {
     "id": "MF-BUY-9",
     "says": "A vehicle costs 1 point.",
     "source": "Buying forces, bullet 9",
     "kind": "value"
    },
    {
     "id": "MF-BUY-10",
     "says": "A reroll on the acquisition or manpower table costs 1 point.",
     "source": "Buying forces, bullet 10",
     "kind": "value"
    },
    {
     "id": "MF-BUY-11",
     "says": "Reroll points must be allotted before any reroll is made.",
     "source": "Buying forces, bullet 10",
     "kind": "limit"
    },
    {
     "id": "MF-BUY-12",
     "says": "Deepening the setup zone by 8 inches costs 1 point.",
     "source": "Buying forces, bullet 11",
     "kind": "value"
    },
    {
     "id": "MF-BUY-13",
     "says": "The setup zone can reach 24 inches at most.",
     "source": "Buying forces, bullet 11",
     "kind": "limit"
    },
    {
     "id": "MF-BUY-14",
     "says": "Starting the force dug in costs 1 point.",
     "source": "Buying forces, bullet 12",
     "kind": "value"
    },
    {
     "id": "MF-BUY-15",
     "says": "An engineer section costs 1 point.",
     "source": "Buying forces, bullet 13",
     "kind": "value"
    }
   ]
  },
  {
   "id": "ACQ",
   "title": "Acquisition and manpower tables",
   "rules": [
    {
     "id": "MF-ACQ-1",
     "says": "Roll 1d6 for each section and each vehicle.",
     "source": "Acquisition and manpower, bullet 1",
     "kind": "mechanic"
    },
    {
     "id": "MF-ACQ-2",
     "says": "Infantry section: 1 loses 4 men and an LMG, 2 loses 3 men and an LMG, 3 loses 3 men, 4 loses 2 men, 5 loses 1 man, 6 is at full strength.",
     "source": "Acquisition table, row 1",
     "kind": "value"
    },
    {
     "id": "MF-ACQ-3",
     "says": "Soft-skin vehicle: 1 does not show up, 2 arrives on a 4+, 3 to 6 starts on the table.",
     "source": "Acquisition table, row 2",
     "kind": "value"
    },
    {
     "id": "MF-ACQ-4",
     "says": "Light armour: 1 does not show up, 2 arrives on a 5+, 3 arrives on a 4+, 4 to 6 starts on the table.",
     "source": "Acquisition table, row 3",
     "kind": "value"
    },
    {
     "id": "MF-ACQ-5",
     "says": "Medium armour: 1 does not show up, 2 arrives on a 6+, 3 on a 5+, 4 on a 4+, 5 and 6 start on the table.",
     "source": "Acquisition table, row 4",
     "kind": "value"
    },
    {
     "id": "MF-ACQ-6",
     "says": "Heavy armour: 1 and 2 do not show up, 3 arrives on a 6+, 4 on a 5+, 5 on a 4+, 6 starts on the table.",
     "source": "Acquisition table, row 5",
     "kind": "value"
    },
    {
     "id": "MF-ACQ-7",
     "says": "HQ and engineer specialist teams: 1 loses 2 teams, 2 and 3 lose 1 team, 4 to 6 are at full strength.",
     "source": "Acquisition table, row 6",
     "kind": "value"
    }
   ]
  }
 ],
 "tables": {
  "numbers": {
   "source": "various",
   "rows": {
    "ap": 4,
    "hit": 4,
    "injure": 4,
    "speculative": 6,
    "gap": 2,
    "melee-wound": 5,
    "full-move": 4,
    "sniper-hit": 1,
    "sniper-pins": 2,
    "pinned-in-open": -1,
    "indirect": -1,
    "unspotted": -1,
    "posted": 1,
    "smothered": -2,
    "centre-pins": 2,
    "edge-pins": 1,
    "blast-hit-pins": 1,
    "first-arrivals": 2,
    "support-rof": 1,
    "hit-pins": 1,
    "injury-pins": 1,
    "end-pins": 1,
    "edge-armour-dice": 1,
    "walk-rof": 2,
    "wide": 1,
    "jam": 1,
    "melee-dice": 1,
    "compass": 8
   }
  },
  "distances": {
   "source": "various",
   "rows": {
    "order": 8,
    "pin": 2,
    "walk": 2,
    "panic": 6,
    "back-off": 2,
    "gap": 3,
    "grenade": 8,
    "post": 2,
    "smother": 2,
    "fall-back": 8,
    "crew": 2,
    "touch": 1,
    "at-hand": 1,
    "eye-level": 1.2,
    "shows": 0.19685,
    "kneeling": 0.8,
    "foxhole": 0.5,
    "hide": 0.5,
    "contact": 0.1,
    "wall-face": 0.25
   }
  },
  "small-arms": {
   "source": "Shooting with small arms, weapon table",
   "rows": {
    "sten-mp40": {
     "name": "Sten / MP40",
     "rof": 3,
     "short": {
      "max": 12,
      "hit": 1
     },
     "long": {
      "max": 24,
      "hit": -1
     },
     "wound": 6
    },
    "rifle": {
     "name": "Rifle",
     "rof": 1,
     "short": {
      "max": 12,
      "hit": -1
     },
     "long": {
      "max": 48,
      "hit": 0
     },
     "wound": 5
    },
    "battle-rifle": {
     "name": "Battle rifle",
     "rof": 2,
     "short": {
      "max": 12,
      "hit": -1
     },
     "long": {
      "max": 48,
      "hit": 0
     },
     "wound": 5
    },
    "assault-rifle": {
     "name": "Assault rifle",
     "rof": 3,
     "short": {
      "max": 12,
      "hit": 1
     },
     "long": {
      "max": 48,
      "hit": 0
     },
     "wound": 5
    },
    "bren": {
     "name": "Bren",
     "rof": 4,
     "short": {
      "max": 12,
      "hit": 0
     },
     "long": {
      "max": 48,
      "hit": 1
     },
     "wound": 5
    },
    "vickers": {
     "name": "Vickers",
     "rof": 3,
     "short": {
      "max": 12,
      "hit": -1
     },
     "long": {
      "max": 60,
      "hit": 0
     },
     "wound": 4
    },
    "mg38": {
     "name": "MG38",
     "rof": 6,
     "short": {
      "max": 12,
      "hit": 0
     },
     "long": {
      "max": 48,
      "hit": 1
     },
     "wound": 5
    },
    "mg42": {
     "name": "MG42",
     "rof": 6,
     "short": {
      "max": 12,
      "hit": -1
     },
     "long": {
      "max": 60,
      "hit": 0
     },
     "wound": 4
    }
   }
  },
  "fire-modes": {
   "source": "Shooting with small arms, bullets 11-14",
   "rows": {
    "snap": {
     "ap": 1,
     "hit": -1,
     "rof": "half",
     "reaction": true
    },
    "deliberate": {
     "ap": 2,
     "hit": 0,
     "rof": "full",
     "reaction": false,
     "also": "shoulder shot"
    },
    "rapid": {
     "ap": 3,
     "hit": 0,
     "rof": "double",
     "reaction": false
    },
    "aimed": {
     "ap": 4,
     "hit": 1,
     "rof": "half",
     "reaction": false
    }
   }
  },
  "cover": {
   "source": "Shooting with small arms, bullets 17-19",
   "rows": {
    "partial": {
     "hit": -1
    },
    "total": {
     "hit": -2
    }
   }
  },
  "movement": {
   "source": "Movement, bullets 1-7",
   "per": "AP",
   "rows": {
    "infantry": 2,
    "heavy-armour": 3,
    "medium-armour": 4,
    "light-armour": 5,
    "wheeled-armour": 6,
    "wheeled-soft-skin": 7
   },
   "double-time": {
    "infantry": 3,
    "heavy-armour": 4.5,
    "medium-armour": 6,
    "light-armour": 7.5,
    "wheeled-armour": 9,
    "wheeled-soft-skin": 10.5
   }
  },
  "sizes": {
   "source": "rulings MF-RUL-5 and MF-RUL-20",
   "rows": {
    "man": {
     "base": 1,
     "height": 1.2
    },
    "team-weapon": {
     "base": 1,
     "height": 0.8
    },
    "gun": {
     "base": [
      2,
      3
     ],
     "height": 1
    },
    "large-gun": {
     "base": [
      2,
      4
     ],
     "height": 1.2
    },
    "flak": {
     "base": [
      3,
      5
     ],
     "height": 2
    },
    "heavy-tank": {
     "base": [
      3,
      6
     ],
     "height": 2.4
    },
    "tank": {
     "base": [
      2,
      4
     ],
     "height": 2.2
    },
    "light-tank": {
     "base": [
      2,
      4
     ],
     "height": 2
    },
    "carrier": {
     "base": [
      2,
      3
     ],
     "height": 1.2
    },
    "half-track": {
     "base": [
      2,
      4
     ],
     "height": 1.6
    },
    "scout-car": {
     "base": [
      2,
      4
     ],
     "height": 1.8
    },
    "jeep": {
     "base": [
      1,
      2
     ],
     "height": 1
    },
    "truck": {
     "base": [
      2,
      5
     ],
     "height": 2
    }
   }
  },
  "quality": {
   "source": "Pinning, morale list; Orders, bullets 3-7",
   "rows": {
    "conscript": {
     "name": "Unwilling conscript",
     "morale": 6,
     "free": [
      "snap"
     ]
    },
    "green": {
     "name": "Trained but green",
     "morale": 7,
     "free": [
      "snap",
      "deliberate"
     ]
    },
    "veteran": {
     "name": "Veteran",
     "morale": 8,
     "free": [
      "snap",
      "deliberate"
     ]
    },
    "seasoned": {
     "name": "Seasoned veteran",
     "morale": 9,
     "free": [
      "snap",
      "deliberate",
      "rapid"
     ]
    },
    "elite": {
     "name": "Highly motivated elite",
     "morale": 10,
     "free": [
      "snap",
      "deliberate",
      "rapid",
      "aimed"
     ]
    }
   }
  },
  "armour-saves": {
   "source": "Personal Armour, bullets 6-10",
   "rows": {
    "poor-ablative": 6,
    "improved-coverage": 5,
    "advanced-powered": 4,
    "powered-battle-suit": 3,
    "tactical-dreadnought": 2
   }
  },
  "vital-organ-protection": {
   "source": "Personal Armour, bullets 1-3",
   "wound": -1,
   "casualty-check": 1
  },
  "scatter-grenade": {
   "source": "Grenades, bullets 7-9",
   "rows": {
    "aimed": 1,
    "deliberate": 2,
    "snap": 3
   }
  },
  "scatter-indirect": {
   "source": "Indirect fire, bullets 12-17",
   "rows": {
    "spotted": {
     "aimed": 1,
     "deliberate": 2,
     "rapid": 2,
     "snap": 3
    },
    "unspotted": {
     "aimed": 2,
     "deliberate": 3,
     "rapid": 3,
     "snap": 4
    }
   }
  },
  "scatter-direct": {
   "source": "Scattered direct fire, bullets 3-8",
   "side": {
    "left": 3
   },
   "rows": {
    "aimed": 1,
    "deliberate": 2,
    "rapid": 2,
    "snap": 3
   },
   "flight": {
    "over": 0.590551,
    "near": 12,
    "near-high": 1.181102
   }
  },
  "loaders": {
   "source": "ruling MF-RUL-78",
   "rows": {
    "vickers": "always",
    "mg42": "always",
    "bren": "lmg-too",
    "mg38": "lmg-too"
   }
  },
  "blast": {
   "source": "Area effect weapons, table",
   "rows": {
    "grenade": {
     "centre": 2,
     "centre-wound": 5,
     "edge": 4,
     "edge-wound": 6,
     "at": 2
    },
    "very-light": {
     "centre": 3,
     "centre-wound": 5,
     "edge": 4,
     "edge-wound": 6,
     "at": 3,
     "covers": "Very Light AT"
    },
    "light": {
     "centre": 3,
     "centre-wound": 5,
     "edge": 6,
     "edge-wound": 6,
     "at": 4,
     "covers": "Light AT, Light HE"
    },
    "medium": {
     "centre": 3,
     "centre-wound": 4,
     "edge": 6,
     "edge-wound": 5,
     "at": 5,
     "covers": "Medium AT, Medium HE"
    },
    "heavy": {
     "centre": 3,
     "centre-wound": 3,
     "edge": 8,
     "edge-wound": 4,
     "at": 6,
     "covers": "Heavy AT, Heavy HE"
    },
    "very-heavy": {
     "centre": 3,
     "centre-wound": 3,
     "edge": 8,
     "edge-wound": 4,
     "at": 7,
     "covers": "Very Heavy AT"
    }
   }
  },
  "penetration": {
   "source": "Anti tank fire, penetration table",
   "rows": {
    "soft-skin": {
     "very-light": 2,
     "light": 2,
     "medium": 2,
     "heavy": 2,
     "very-heavy": 2
    },
    "very-light": {
     "very-light": 4,
     "light": 3,
     "medium": 2,
     "heavy": 2,
     "very-heavy": 2
    },
    "light": {
     "very-light": 5,
     "light": 4,
     "medium": 3,
     "heavy": 2,
     "very-heavy": 2
    },
    "medium": {
     "very-light": 6,
     "light": 5,
     "medium": 4,
     "heavy": 3,
     "very-heavy": 2
    },
    "heavy": {
     "very-light": null,
     "light": 6,
     "medium": 5,
     "heavy": 4,
     "very-heavy": 3
    },
    "very-heavy": {
     "very-light": null,
     "light": null,
     "medium": 6,
     "heavy": 5,
     "very-heavy": 4
    }
   }
  },
  "penetration-modifiers": {
   "source": "Anti tank fire, modifiers; Scattered direct fire, bullet 12",
   "rows": {
    "side": 1,
    "rear": 2,
    "hull-down": -1,
    "snap": -1,
    "scattered-on-armour": -1
   }
  },
  "damage": {
   "source": "Anti tank fire, damage list",
   "rows": {
    "1": {
     "pins": 2
    },
    "2": {
     "drive": "disabled"
    },
    "3": {
     "weapons-disabled": 1,
     "passengers": "hit",
     "random-crew-hit": 1
    },
    "4": {
     "weapons-disabled": 2,
     "pins": 4,
     "random-crew-hit": 2,
     "passengers": "hit"
    },
    "5": {
     "destroyed": true,
     "crew": {
      "hit": "all",
      "injure": 3
     },
     "passengers": {
      "hit": 3
     }
    }
   }
  },
  "action-costs": {
   "source": "various",
   "rows": {
    "move": 1,
    "turn": 1,
    "turn-turret": 1,
    "order": 2,
    "vehicle-order": 0,
    "prime": 1,
    "gap": 4,
    "check": 3,
    "mount": 1,
    "dismount-open": 0,
    "dismount-riding": 0,
    "dismount-enclosed": 1,
    "dismount-crew": 0,
    "set-up": 2,
    "pack": 2,
    "hitch": 1,
    "clear": 1,
    "load": 1,
    "open": 1,
    "react": 1,
    "fumble": 1
   }
  },
  "casualty-check": {
   "source": "Recovering injured, bullets 3-5",
   "dies": 1,
   "recovers": 6
  },
  "victory": {
   "source": "Recovering injured, bullets 6-8",
   "rows": {
    "injured-unattended": -3,
    "injured-attended": -1,
    "injured-at-aid-station": 0
   }
  },
  "game-sizes": {
   "source": "Buying forces, bullets 1-3",
   "rows": {
    "small": 5,
    "medium": 12,
    "large": 30
   }
  },
  "steering": {
   "source": "Actions and vehicles, bullets 5-6; rulings MF-RUL-30, MF-RUL-74 and MF-RUL-96",
   "rows": {
    "turn": 90,
    "turret": 90,
    "arc": 45,
    "past": 75
   }
  },
  "carrying": {
   "source": "rulings MF-RUL-77 and MF-RUL-93",
   "rows": {
    "injured": {
     "one": 1,
     "more": 2,
     "one-double": 1.5,
     "more-double": 3
    },
    "packed": {
     "one": 1,
     "more": 2,
     "one-double": 1.5,
     "more-double": 3
    },
    "limbered": {
     "more": 1,
     "more-double": 1.5
    }
   }
  },
  "prices": {
   "source": "Buying forces",
   "rows": {
    "rifle-section": 1,
    "platoon-hq": 1,
    "company-hq": 1,
    "officer": 0,
    "platoon-sergeant": 0,
    "vehicle": 1,
    "reroll": 1,
    "zone": 1,
    "dug-in": 1,
    "engineer-section": 1
   },
   "needs": {
    "platoon-hq": {
     "item": "rifle-section",
     "count": 4
    },
    "company-hq": {
     "item": "platoon-hq",
     "count": 3
    }
   }
  },
  "setup-zone": {
   "source": "Buying forces, bullet 11; ruling MF-RUL-98",
   "start": 8,
   "deeper": 8,
   "deepest": 24
  },
  "hq-sections": {
   "source": "Buying forces, bullets 5 and 8",
   "rows": {
    "platoon-hq": {
     "teams": [
      "sniper-team",
      "light-mortar-team",
      "mmg-team",
      "at-team"
     ],
     "men": {
      "rifleman": 4
     }
    },
    "company-hq": {
     "teams": [
      "sniper-team",
      "at-gun",
      "medium-mortar-team",
      "mmg-team",
      "at-team"
     ],
     "men": {
      "rifleman": 4
     }
    }
   }
  },
  "sections": {
   "source": "ruling MF-RUL-97",
   "rows": {
    "rifle-section": {
     "teams": [],
     "men": {
      "nco": 1,
      "lmg-gunner": 1,
      "rifleman": 8
     }
    },
    "engineer-section": {
     "teams": [
      "engineer-team",
      "engineer-team",
      "engineer-team"
     ],
     "men": {
      "nco": 1
     }
    }
   }
  },
  "teams": {
   "source": "ruling MF-RUL-111",
   "rows": {
    "sniper-team": {
     "men": {
      "sniper": 1,
      "rifleman": 1
     }
    },
    "light-mortar-team": {
     "weapon": "light-mortar",
     "crew": [
      "gunner",
      "loader"
     ]
    },
    "medium-mortar-team": {
     "weapon": "medium-mortar",
     "crew": [
      "gunner",
      "loader",
      "nco"
     ]
    },
    "mmg-team": {
     "weapon": "mmg",
     "crew": [
      "gunner",
      "loader",
      "nco"
     ]
    },
    "at-gun": {
     "weapon": "at-gun",
     "crew": [
      "gunner",
      "loader",
      "nco"
     ]
    },
    "at-team": {
     "men": {
      "at-gunner": 1
     },
     "crew": [
      "loader"
     ]
    },
    "engineer-team": {
     "men": {
      "engineer": 3
     }
    }
   }
  },
  "armies": {
   "source": "ruling MF-RUL-111",
   "rows": {
    "allied": {
     "lmg-gunner": "bren-gunner",
     "mmg": "vickers",
     "at-gun": "six-pounder",
     "at-gunner": "piat-gunner",
     "vehicles": [
      "sherman",
      "churchill",
      "stuart",
      "bren-carrier",
      "armoured-car",
      "jeep",
      "truck"
     ]
    },
    "axis": {
     "lmg-gunner": "mg38-gunner",
     "mmg": "mg42-tripod",
     "at-gun": "pak-38",
     "at-gunner": "panzerschreck-gunner",
     "vehicles": [
      "panzer-iv",
      "tiger",
      "sdkfz-251",
      "sdkfz-222",
      "truck"
     ]
    }
   }
  },
  "acquisition": {
   "source": "Acquisition and Manpower tables",
   "rows": {
    "infantry": {
     "1": {
      "lose-men": 4,
      "lose-lmg": 1
     },
     "2": {
      "lose-men": 3,
      "lose-lmg": 1
     },
     "3": {
      "lose-men": 3
     },
     "4": {
      "lose-men": 2
     },
     "5": {
      "lose-men": 1
     },
     "6": {
      "full": true
     }
    },
    "soft-skin": {
     "1": {
      "absent": true
     },
     "2": {
      "arrives": 4
     },
     "3": {
      "starts": true
     },
     "4": {
      "starts": true
     },
     "5": {
      "starts": true
     },
     "6": {
      "starts": true
     }
    },
    "light-armour": {
     "1": {
      "absent": true
     },
     "2": {
      "arrives": 5
     },
     "3": {
      "arrives": 4
     },
     "4": {
      "starts": true
     },
     "5": {
      "starts": true
     },
     "6": {
      "starts": true
     }
    },
    "medium-armour": {
     "1": {
      "absent": true
     },
     "2": {
      "arrives": 6
     },
     "3": {
      "arrives": 5
     },
     "4": {
      "arrives": 4
     },
     "5": {
      "starts": true
     },
     "6": {
      "starts": true
     }
    },
    "heavy-armour": {
     "1": {
      "absent": true
     },
     "2": {
      "absent": true
     },
     "3": {
      "arrives": 6
     },
     "4": {
      "arrives": 5
     },
     "5": {
      "arrives": 4
     },
     "6": {
      "starts": true
     }
    },
    "specialists": {
     "1": {
      "lose-teams": 2
     },
     "2": {
      "lose-teams": 1
     },
     "3": {
      "lose-teams": 1
     },
     "4": {
      "full": true
     },
     "5": {
      "full": true
     },
     "6": {
      "full": true
     },
     "covers": "HQ and engineer specialist teams"
    }
   }
  },
  "support-weapons": {
   "source": "ruling MF-RUL-40",
   "rows": {
    "piat": {
     "class": "very-light",
     "max": 24,
     "fire": "direct",
     "loader": true
    },
    "bazooka": {
     "class": "very-light",
     "max": 24,
     "fire": "direct",
     "loader": true
    },
    "panzerschreck": {
     "class": "light",
     "max": 24,
     "fire": "direct",
     "loader": true
    },
    "panzerfaust": {
     "class": "light",
     "max": 12,
     "fire": "direct",
     "loader": false,
     "single-use": true
    },
    "anti-tank-rifle": {
     "class": "very-light",
     "max": 48,
     "fire": "direct",
     "loader": false
    },
    "two-pounder": {
     "class": "light",
     "max": 72,
     "fire": "direct",
     "loader": true
    },
    "six-pounder": {
     "class": "medium",
     "max": 72,
     "fire": "direct",
     "loader": true
    },
    "seventeen-pounder": {
     "class": "heavy",
     "max": 96,
     "fire": "direct",
     "loader": true
    },
    "pak-38": {
     "class": "medium",
     "max": 72,
     "fire": "direct",
     "loader": true
    },
    "pak-40": {
     "class": "heavy",
     "max": 96,
     "fire": "direct",
     "loader": true
    },
    "flak-88": {
     "class": "very-heavy",
     "max": 96,
     "fire": "direct",
     "loader": true
    },
    "twenty-mm": {
     "class": "very-light",
     "max": 48,
     "fire": "direct",
     "loader": true
    },
    "seventy-five-mm": {
     "class": "medium",
     "max": 72,
     "fire": "direct",
     "loader": true
    },
    "light-mortar": {
     "class": "light",
     "min": 8,
     "max": 48,
     "fire": "indirect",
     "loader": true
    },
    "medium-mortar": {
     "class": "medium",
     "min": 12,
     "max": 96,
     "fire": "indirect",
     "loader": true
    }
   }
  }
 },
 "rulings": [
  {
   "id": "MF-RUL-1",
   "offered": true,
   "about": [
    "MF-AEW-6",
    "MF-ATF-21",
    "MF-SCA-1"
   ],
   "question": "Does a hit by a blast give a pin in the centre too, or only at the edge?",
   "options": {
    "second": "In the centre and at the edge. The two copies of the source differ here. The scatter clauses for direct fire apply to direct fire only; all passengers are hit.",
    "first": "Only at the edge. All else is the same."
   },
   "default": "second"
  },
  {
   "id": "MF-RUL-2",
   "offered": true,
   "about": [
    "MF-ACT-11",
    "MF-PIN-1",
    "MF-AEW-8",
    "MF-PIN-31"
   ],
   "question": "From where to where are distances measured?",
   "options": {
    "centre": "From base centre to base centre, seen from above. A point exactly at the limit is within it. A vehicle is in a blast if any part of its base is, and figures within 2 inches of a vehicle are so of its base.",
    "edge": "From base edge to nearest base edge. All else is the same."
   },
   "default": "centre"
  },
  {
   "id": "MF-RUL-3",
   "about": [
    "MF-SHT-1"
   ],
   "question": "What size are figures and vehicles?",
   "options": {
    "standard": "A man has a round base 1 inch across; he is 1.2 inches tall standing, 0.8 kneeling. Two figures touch when their centres are 1 inch apart or less. A vehicle has a rectangular base, its size and height are in its kind.",
    "model": "Use each model's real base and height, entered with the force."
   },
   "default": "standard"
  },
  {
   "id": "MF-RUL-4",
   "about": [
    "MF-SHT-18"
   ],
   "question": "12 inches stands in both range bands. Which one is exactly 12, and may a weapon fire beyond its long range?",
   "options": {
    "short": "Exactly 12 is short range; beyond the long range the shot is not allowed.",
    "long": "Exactly 12 is long range; beyond the long range the shot is not allowed."
   },
   "default": "short"
  },
  {
   "id": "MF-RUL-5",
   "about": [
    "MF-SHT-1",
    "MF-SHT-2"
   ],
   "question": "When does a shooter see a target?",
   "options": {
    "top-to-top": "The straight line from the top of the shooter's cylinder to the top of the target's, between base centres, must pass above all terrain and vehicles it crosses. Figures never block sight. Figures and terrain on a hill are raised by its height. To a point on the ground the line goes to the ground there; a point on a terrain feature is seen if nothing before that feature blocks the line.",
    "any-part": "The same, but the line may go to any part of the target's cylinder."
   },
   "default": "top-to-top"
  },
  {
   "id": "MF-RUL-6",
   "about": [
    "MF-SHT-2",
    "MF-SHT-3"
   ],
   "question": "When is a figure behind cover, so that its cylinder ends 5 mm above it?",
   "options": {
    "one-inch": "When a cover feature no higher than 1.2 inches lies within 1 inch of its base centre and is crossed by the line to the other figure; a crater, trench or foxhole only if the figure is in it. Its cylinder then ends 5 mm above that feature, standing or kneeling, both to shoot and to be seen. Higher features cannot be looked over, only through an opening.",
    "contact": "The same, but the base must touch the feature."
   },
   "default": "one-inch"
  },
  {
   "id": "MF-RUL-7",
   "about": [
    "MF-SHT-19",
    "MF-SHT-20",
    "MF-SHT-21"
   ],
   "question": "What gives partial and what gives total cover, and when?",
   "options": {
    "crossed": "Each terrain kind says partial or total. It counts when the line from the top of the shooter's cylinder to the ground under the target passes through it lower than its height, or when the target stands inside it. Cover is what comes between: inside the same room, wood or other area there is none, and a crater, trench or foxhole covers only who is in it, against those who are not. A feature within 1 inch of the shooter is ignored unless the target is within 1 inch of it too. The best single cover counts; covers do not add up.",
    "near-target": "The same, but the feature must also be within 2 inches of the target."
   },
   "default": "crossed"
  },
  {
   "id": "MF-RUL-8",
   "about": [
    "MF-SHT-5"
   ],
   "question": "How far can one see into or through woods and the like?",
   "options": {
    "six": "The line may pass through 6 inches of such terrain in all; more blocks it.",
    "two": "2 inches in all.",
    "none": "Any amount hides only what stands behind it, not what stands in it."
   },
   "default": "six"
  },
  {
   "id": "MF-RUL-9",
   "offered": true,
   "about": [
    "MF-SHT-4",
    "MF-SHT-5",
    "MF-SHT-6"
   ],
   "question": "Which figures count as pinned when shot at: those that have tested and kept pin points, or all that have any?",
   "options": {
    "tested": "Only those that have tested and are pinned or fleeing.",
    "any-pins": "All that have at least one pin point."
   },
   "default": "tested"
  },
  {
   "id": "MF-RUL-10",
   "about": [
    "MF-SHT-5"
   ],
   "question": "A pinned figure behind cover cannot be seen. May it be shot at?",
   "options": {
    "suppress-only": "No direct fire; suppressing fire at a point is allowed.",
    "none": "It may not be fired at in any way."
   },
   "default": "suppress-only"
  },
  {
   "id": "MF-RUL-11",
   "about": [
    "MF-ACT-3"
   ],
   "question": "How does a game begin and go on?",
   "options": {
    "roll": "Each side rolls a d6 (initiative); the higher has the first turn, ties roll again. Sides then take whole turns in alternation; a game turn is one turn of each side. Where a position begins without that roll, the side listed first counts as the one with the first turn of every game turn.",
    "scenario": "The scenario names the first side."
   },
   "default": "roll"
  },
  {
   "id": "MF-RUL-12",
   "about": [
    "MF-ACT-1",
    "MF-ACT-2"
   ],
   "question": "Before its first turn, has the second side AP to react with?",
   "options": {
    "full": "Yes, 4 each.",
    "none": "No, 0 each."
   },
   "default": "full"
  },
  {
   "id": "MF-RUL-13",
   "about": [
    "MF-ACT-6",
    "MF-ACT-7",
    "MF-PIN-12"
   ],
   "question": "How does an activation start and end?",
   "options": {
    "implicit": "A figure without untested pin points is activated by its first action. One with untested pin points must first be activated, which takes the pin test; until then it can do nothing else. The activation ends when another figure begins or when the player ends it; unspent AP stay for reactions. Ending the turn is a decision of its own.",
    "explicit": "Every figure must be activated first."
   },
   "default": "implicit"
  },
  {
   "id": "MF-RUL-14",
   "about": [
    "MF-ACT-6"
   ],
   "question": "Must every figure be activated?",
   "options": {
    "optional": "No, except one that owes a fall-back (MF-RUL-96); a figure that is left alone keeps all its AP for reactions and takes no pin test.",
    "pinned": "Figures with pin points must be; others need not."
   },
   "default": "optional"
  },
  {
   "id": "MF-RUL-15",
   "about": [
    "MF-ACT-5"
   ],
   "question": "No skill is named. What is a skill for the engine?",
   "options": {
    "data": "A scenario may give a piece a skills entry such as {move: 2}: that many actions of that kind for 1 AP. The first spends the AP, the rest are free in the same activation. No kind in this book has one.",
    "none": "Skills are left out."
   },
   "default": "data"
  },
  {
   "id": "MF-RUL-16",
   "about": [
    "MF-ACT-8",
    "MF-ACT-9"
   ],
   "question": "How is a combined action carried out?",
   "options": {
    "together": "All members are activated together and each spends the AP of the action; none may have finished its activation. Afterwards each may go on acting until the side starts another figure.",
    "leader": "Only the first-named spends AP; the others only need as many AP left."
   },
   "default": "together"
  },
  {
   "id": "MF-RUL-17",
   "about": [
    "MF-MOV-1",
    "MF-REA-2"
   ],
   "question": "Is a long move one action or several?",
   "options": {
    "per-ap": "Each move action costs 1 AP and covers at most one AP's distance, along a straight segment or a path; the enemy may react after each. A path that leads nowhere is no move: it is refused unless the figure turns or changes its stance by it, and it costs nobody his foxhole.",
    "whole": "A move of several AP is one action that costs as many AP as its length needs; reactions come at its end."
   },
   "default": "per-ap"
  },
  {
   "id": "MF-RUL-18",
   "about": [
    "MF-MOV-8",
    "MF-MOV-9"
   ],
   "question": "What does an attempt to cross an obstacle cost, and who must test?",
   "options": {
    "stay": "The move costs its 1 AP and the morale test is taken first (2d6 below morale). Passed: the move is made in full. Failed: the AP is lost and the figure stays. Each obstacle on the way needs its own test; a wall or hedge with a gate in it is crossed elsewhere like any other. Tracked vehicles cross hedges, fences, wire and low walls without a test, and walls, sandbags, trenches, streams and rubble after a test on the vehicle's morale (tracks in the terrain table); high walls, buildings and bunkers never. Wheeled vehicles, and guns that are towed, cross no obstacle: they pass through gaps and open gates that are wide enough. A vehicle meets whatever its hull sweeps over on its way or as it turns, and may leave what it stands on.",
    "advance": "The same, but a figure that fails moves up to the obstacle."
   },
   "default": "stay"
  },
  {
   "id": "MF-RUL-19",
   "about": [
    "MF-MOV-10",
    "MF-MOV-11"
   ],
   "question": "Where must an engineer stand to gap an obstacle, and what is there afterwards?",
   "options": {
    "contact": "Within 1 inch of the obstacle, at the point of it nearest him; the gap is open ground centred there, gives no cover and needs no test, also for whoever stops in it. In rubble, a stream or anything else that has a depth it is a lane of its width straight through to the other side. A door, window or slit is gapped as a whole. A failed attempt costs the 4 AP and may be repeated next turn.",
    "adjacent": "Within 2 inches; otherwise the same."
   },
   "default": "contact"
  },
  {
   "id": "MF-RUL-20",
   "about": [
    "MF-MOV-1"
   ],
   "question": "May pieces move through each other or off the table?",
   "options": {
    "usual": "Through friends but not enemies, whether it moves freely or is forced to (then it stops in contact); none may end on another's base (but a crewman may stand on that of the weapon he serves, and who lies injured is in nobody's way). A vehicle and the gun it tows count with their whole bases, all along their way and as they turn. Only fleeing or falling-back figures leave the table: a figure is on it while its middle is, a vehicle or towed gun while all of its base is. A door cannot be closed on whoever stands in it.",
    "strict": "Through nobody; otherwise the same."
   },
   "default": "usual"
  },
  {
   "id": "MF-RUL-21",
   "offered": true,
   "about": [
    "MF-SHT-9",
    "MF-SHT-15",
    "MF-ORD-3"
   ],
   "question": "Half of ROF 1, rounded down, is 0: may a rifle fire snap and aimed shots?",
   "options": {
    "at-least-one": "Yes: a shot always has at least 1 die.",
    "literal": "No: with 0 dice it cannot. Single-shot small arms can make neither snap nor aimed shots (the weapons of MF-RUL-40 can)."
   },
   "default": "at-least-one"
  },
  {
   "id": "MF-RUL-22",
   "offered": true,
   "about": [
    "MF-SHT-7"
   ],
   "question": "Does an unmodified 6 always hit, or an unmodified 1 always miss?",
   "options": {
    "modified": "No: only the modified score counts. Some shots cannot hit, and some cannot miss.",
    "natural": "Yes: an unmodified 6 hits and an unmodified 1 misses."
   },
   "default": "modified"
  },
  {
   "id": "MF-RUL-23",
   "about": [
    "MF-HIT-3",
    "MF-PIN-8"
   ],
   "question": "How is fire walked?",
   "options": {
    "place": "All dice are rolled with the modifiers of the declared target. Then the shooter places the hits in order: the first on the declared target, each next on the same figure or on a visible enemy within 2 inches of the figure last hit. On a figure with better cover than the declared target, the die must still reach 4 with that cover, otherwise it is a hit on the cover. All on the declared target if the shooter does not say.",
    "declare": "The figures are named before rolling."
   },
   "default": "place"
  },
  {
   "id": "MF-RUL-24",
   "about": [
    "MF-PIN-9",
    "MF-HIT-5",
    "MF-HIT-6"
   ],
   "question": "In which order are the dice of one shot rolled?",
   "options": {
    "by-step": "All hit dice; placing with the hit pins; all injure dice (and before them the save dice) in the order the hits were placed; the injury pins; all wound dice in the same order; then section morale.",
    "by-target": "Each target is worked out to the end before the next."
   },
   "default": "by-step"
  },
  {
   "id": "MF-RUL-25",
   "about": [
    "MF-HIT-7",
    "MF-HIT-8"
   ],
   "question": "What happens when one figure takes several hits or injuries?",
   "options": {
    "each": "One injure die for each hit, one wound die for each injury; one success kills; otherwise the figure is injured, once. A figure that is injured or dead loses its pin points and AP.",
    "first": "Stop rolling for a figure at its first injury."
   },
   "default": "each"
  },
  {
   "id": "MF-RUL-26",
   "about": [
    "MF-HIT-8",
    "MF-AEW-2"
   ],
   "question": "Can a figure that lies injured be hit again?",
   "options": {
    "spared": "No; it is no target, blasts ignore it and it takes no pins.",
    "exposed": "Blasts roll for it; an injury then needs only the wound roll."
   },
   "default": "spared"
  },
  {
   "id": "MF-RUL-27",
   "about": [
    "MF-PIN-1",
    "MF-PIN-3"
   ],
   "question": "Do pin points go to figures of both sides?",
   "options": {
    "all": "Yes, to every able figure of either side within 2 inches, riders too; not to other vehicles, nor to crew and passengers inside one.",
    "enemy": "Only to the side shot at."
   },
   "default": "all"
  },
  {
   "id": "MF-RUL-28",
   "offered": true,
   "about": [
    "MF-PIN-5",
    "MF-PIN-6"
   ],
   "question": "For a target in cover, do its pins also go to the figures within 2 inches?",
   "options": {
    "spread": "Yes. Each die that reaches 4 without the cover modifier gives 1 pin to the target and to every figure within 2 inches (as suppressing fire does); those that still reach 4 with it are hits as well, and give no second pin.",
    "target-only": "No, only the target gets them."
   },
   "default": "spread"
  },
  {
   "id": "MF-RUL-29",
   "about": [
    "MF-ARM-4",
    "MF-PIN-1"
   ],
   "question": "Does a hit that armour saves still pin, and do pins come from injuries only?",
   "options": {
    "pins": "The hit pins as usual; one save die for each hit; a saved hit needs no injure roll.",
    "nothing": "A saved hit gives no pin either."
   },
   "default": "pins"
  },
  {
   "id": "MF-RUL-30",
   "about": [
    "MF-HIT-4"
   ],
   "question": "What is a figure's field of fire?",
   "options": {
    "all-round": "Infantry shoot in any direction. A vehicle weapon or a gun shoots within 45 degrees either side of the facing of its turret or mount.",
    "front": "Infantry shoot within 90 degrees either side of their facing; otherwise the same."
   },
   "default": "all-round"
  },
  {
   "id": "MF-RUL-31",
   "about": [
    "MF-SUP-1",
    "MF-SUP-10",
    "MF-SUP-12"
   ],
   "question": "What tells suppressing from speculative fire?",
   "options": {
    "known": "Suppressing fire is aimed at a point that the shooter can see, ground or the face of cover, within 2 inches of an enemy that has been seen (field seen: an enemy had it in sight, whatever brought that about, or it shot). Anything else that small arms fire at a point is speculative. Both only pin; the player names which with intent. Area weapons (guns, anti-tank weapons, mortars, grenades) may also be aimed at a point as an ordinary target, with intent direct.",
    "all-speculative": "All fire at figures out of sight is speculative and needs a 6."
   },
   "default": "known"
  },
  {
   "id": "MF-RUL-32",
   "about": [
    "MF-SUP-10",
    "MF-SUP-4"
   ],
   "question": "Is the 6 for speculative fire modified?",
   "options": {
    "unmodified": "No: only a die that shows 6 hits, whatever the modifiers.",
    "modified": "All modifiers but cover apply; 6 or more is needed."
   },
   "default": "unmodified"
  },
  {
   "id": "MF-RUL-33",
   "about": [
    "MF-SUP-3"
   ],
   "question": "Whom do the pins of suppressing and speculative fire reach?",
   "options": {
    "able": "Every able figure of either side within 2 inches of the point, 1 pin a hit.",
    "enemy": "Enemies only."
   },
   "default": "able"
  },
  {
   "id": "MF-RUL-34",
   "about": [
    "MF-SPC-1"
   ],
   "question": "Which of a sniper's pins are doubled?",
   "options": {
    "hits": "The pins of every hit, on the figure, on cover or by suppressing fire, for the target and for those within 2 inches; not the pin for an injury.",
    "all": "Those of injuries too."
   },
   "default": "hits"
  },
  {
   "id": "MF-RUL-35",
   "about": [
    "MF-PYT-2"
   ],
   "question": "When does a figure that gains pins in its own activation test?",
   "options": {
    "next-action": "When it wants to do anything more: activate takes the test, every other action but end is refused until then. If it ends instead it takes no test.",
    "at-once": "As soon as the reactions to its action are over."
   },
   "default": "next-action"
  },
  {
   "id": "MF-RUL-36",
   "about": [
    "MF-PIN-25",
    "MF-PIN-20"
   ],
   "question": "A figure in the open that passes its test but keeps pins and cannot reach cover sheds none. And one that shed them all?",
   "options": {
    "pinned-only": "A figure that shed all its pins is free and keeps that. One that is pinned or fleeing, also a vehicle, and ends its turn in the open gets back the pins that the test had removed, and then loses the 1 for the end of its turn. In cover or in the open is judged against the enemy who last gave it a pin, as in MF-RUL-38; for one that flees against the nearest enemy, as in MF-RUL-42.",
    "literal": "Any figure that ends its turn in the open gets back what the test had removed."
   },
   "default": "pinned-only"
  },
  {
   "id": "MF-RUL-37",
   "about": [
    "MF-PIN-26"
   ],
   "question": "Whose pin is removed at the end of a figure's turn?",
   "options": {
    "activated": "That of a figure at the end of its activation, however that ended.",
    "all": "The same; a figure that was not activated loses one too, at the end of its side's turn."
   },
   "default": "activated"
  },
  {
   "id": "MF-RUL-38",
   "about": [
    "MF-PIN-22",
    "MF-PIN-23",
    "MF-PIN-24"
   ],
   "question": "How does a newly pinned figure move?",
   "options": {
    "away": "Against the enemy who last gave it a pin (pinnedBy; if unknown, the nearest enemy). His own side never counts, even if its fire gave the pin. Whoever he has no line of sight to is in cover against him. In cover against him: up to 2 inches straight away from him, as far as it can get and still be out of his sight; whoever is dug in stays in his hole. In the open: straight to the nearest free spot in cover against him that no wall shuts off: touching a line of cover on its far side, or half an inch inside an area of cover (a building without drawn doors is entered anywhere); up to its full move; if there is no cover on the table it stays. No test for obstacles; enemies stop it. Then its activation ends.",
    "owner": "The owner chooses the spot within those limits."
   },
   "default": "away"
  },
  {
   "id": "MF-RUL-39",
   "about": [
    "MF-PIN-22"
   ],
   "question": "What does a figure do that was pinned already and is still pinned after its test?",
   "options": {
    "hold": "In cover it stays; in the open it goes for cover again. Its activation ends either way.",
    "again": "It moves again as if newly pinned."
   },
   "default": "hold"
  },
  {
   "id": "MF-RUL-40",
   "about": [
    "MF-ATF-1",
    "MF-ATF-2",
    "MF-AEW-9",
    "MF-IND-7"
   ],
   "question": "The source gives no ROF, range or range modifiers for anti-tank weapons, guns and mortars.",
   "options": {
    "table": "ROF 1, no range modifiers, and the ranges of tables.support-weapons. A shot of ROF 1 is never reduced below 1; rapid fire makes 2 shots.",
    "unlimited": "The same, with no limit of range."
   },
   "default": "table"
  },
  {
   "id": "MF-RUL-41",
   "about": [
    "MF-PIN-24",
    "MF-PIN-27",
    "MF-PIN-33"
   ],
   "question": "How far is the full move of a pinned or fleeing figure?",
   "options": {
    "four-ap": "Four times its move per AP (8 inches for infantry), whatever AP it has left.",
    "left": "Its move per AP times the AP it had left."
   },
   "default": "four-ap"
  },
  {
   "id": "MF-RUL-42",
   "about": [
    "MF-PIN-27",
    "MF-PIN-29",
    "MF-PIN-30",
    "MF-PIN-33"
   ],
   "question": "Where does a fleeing figure run?",
   "options": {
    "run": "Straight to the nearest spot in cover against the nearest enemy (the spots are those of MF-RUL-38) that is farther from him than it stands now. If that is beyond its full move it runs its full move towards it and counts as in the open. If there is none, it runs its full move straight towards its own table edge, and is gone when it reaches it. What it cannot pass, walls and enemies, stops it.",
    "vanish": "The same, but with no cover to run to it is gone at once."
   },
   "default": "run"
  },
  {
   "id": "MF-RUL-43",
   "about": [
    "MF-IND-16"
   ],
   "question": "The list for unspotted fire does not name rapid fire.",
   "options": {
    "as-deliberate": "3d6, like deliberate fire, as in the spotted list.",
    "none": "Unspotted weapons may not fire rapid."
   },
   "default": "as-deliberate"
  },
  {
   "id": "MF-RUL-44",
   "about": [
    "MF-PIN-31",
    "MF-PIN-32"
   ],
   "question": "Who takes a panic test, when, and does panic spread further?",
   "options": {
    "chain": "When a figure flees in its own side's turn, each able friend within 6 inches of where it stood at the start takes one morale test, nearest first (ties by id), after it has run. Each that fails runs likewise at once and loses its AP; when all tests for the first are done it causes tests in its turn, in the order in which they ran, for those who are neither fleeing nor have run already. Flight in the enemy's turn causes none.",
    "single": "The same, but figures that flee from panic cause no further tests."
   },
   "default": "chain"
  },
  {
   "id": "MF-RUL-45",
   "about": [
    "MF-PIN-34",
    "MF-PIN-31"
   ],
   "question": "What is a figure that ran from panic with no pins?",
   "options": {
    "recovered": "It runs, loses its AP, and is no longer fleeing, for it has no pins.",
    "fleeing": "It stays fleeing until it passes a morale test."
   },
   "default": "recovered"
  },
  {
   "id": "MF-RUL-46",
   "about": [
    "MF-PIN-27",
    "MF-PIN-34"
   ],
   "question": "What does a figure that is already fleeing do at its next pin test?",
   "options": {
    "by-result": "All pins shed: it is free. Failed with pins equal to its morale or more: it flees again. Otherwise it stays if in cover, and runs for cover as a fleeing figure if in the open. When it gains pins outside its test (MF-PIN-35) it runs once, however many they are, as soon as the shot or blast that gave them is worked out, before section morale and reactions.",
    "always": "It flees until it has no pins."
   },
   "default": "by-result"
  },
  {
   "id": "MF-RUL-47",
   "about": [
    "MF-PRF-1",
    "MF-PRF-2",
    "MF-PRF-4"
   ],
   "question": "What does a pin test on reacting do?",
   "options": {
    "in-place": "It is taken each time a figure with pins reacts, before the reaction. Passed: the reaction goes on and no pin is shed. Failed: the reaction is lost, all AP are lost, the figure is pinned where it is; it moves or flees only in its own turn. A vehicle that fails is abandoned at once (MF-RUL-71).",
    "full": "A failure also makes it dive for cover or flee at once."
   },
   "default": "in-place"
  },
  {
   "id": "MF-RUL-48",
   "about": [
    "MF-PYT-3",
    "MF-PIN-21"
   ],
   "question": "A figure passes its pin test but keeps pins. Does it lose its AP?",
   "options": {
    "turn-ends": "Its activation ends after the move to cover; its unspent AP stay for reactions.",
    "loses": "It loses them like a figure that failed."
   },
   "default": "turn-ends"
  },
  {
   "id": "MF-RUL-49",
   "about": [
    "MF-REA-1",
    "MF-REA-7",
    "MF-REA-10"
   ],
   "question": "How are reactions run?",
   "options": {
    "once-each": "After each enemy action the other side is prompted as long as it has an eligible figure; it names reactions one by one, each worked out at once, until it passes; or it names several snap shots together, which is its whole answer to the action: they are fired in the order named, and whoever has nothing left to shoot at keeps the AP. A figure may react once to each action. Reactions themselves cannot be reacted to, except a thrown grenade. Activating, placing hits, passing and ending are no actions here, nor is what a pin test forces (a dive for cover, a flight).",
    "all-first": "The same, but the side names all its reactions to an action first; they are then worked out in the order named."
   },
   "default": "once-each"
  },
  {
   "id": "MF-RUL-50",
   "about": [
    "MF-REA-3",
    "MF-REA-4",
    "MF-REA-5",
    "MF-REA-6"
   ],
   "question": "When does an action affect a figure, or can the figure affect it?",
   "options": {
    "sight": "It is affected if it was the target, gained a pin, was charged, or stands in the blast radius of a grenade that has landed. It can affect the actor only if the action was a move of any kind, a shot or a throw, and it sees the actor when that is over, within range of a weapon it has. Whoever only opens a door, primes, loads, gives an order or the like concerns none but those affected. It may shoot only at the actor, or at any of those who acted together. Somebody who gets in or out of a vehicle has moved, the vehicle has not; nor has one that turned its turret, nor whoever failed to cross an obstacle.",
    "path": "The same, but having seen the actor at any moment of a move is enough."
   },
   "default": "sight"
  },
  {
   "id": "MF-RUL-51",
   "about": [
    "MF-REA-1"
   ],
   "question": "What may be done as a reaction?",
   "options": {
    "one-ap": "Anything that costs 1 AP: a move, a snap shot, priming, a snap throw, smothering, turning a turret, opening a door, mounting. An indirect weapon is aimed, unspotted, at the place where the actor is.",
    "shoot-or-move": "Only a snap shot, a move or smothering."
   },
   "default": "one-ap"
  },
  {
   "id": "MF-RUL-52",
   "about": [
    "MF-GRE-4"
   ],
   "question": "How far can a grenade be thrown?",
   "options": {
    "eight": "8 inches.",
    "six": "6 inches.",
    "twelve": "12 inches."
   },
   "default": "eight"
  },
  {
   "id": "MF-RUL-53",
   "about": [
    "MF-SHT-16",
    "MF-GRE-1",
    "MF-GRE-2"
   ],
   "question": "One place says 1 AP to throw, another that the throw is a snap, deliberate or aimed shot. And does a primed grenade keep?",
   "options": {
    "by-mode": "The throw costs the AP of its mode (1, 2 or 4); the 1 AP is the snap throw. A primed grenade stays in hand until thrown, also into later turns, so an aimed throw needs priming the turn before.",
    "one-ap": "Every throw costs 1 AP, whatever its mode; a primed grenade must be thrown in the same turn."
   },
   "default": "by-mode"
  },
  {
   "id": "MF-RUL-54",
   "about": [
    "MF-GRE-6",
    "MF-IND-10"
   ],
   "question": "How is the scatter die read?",
   "options": {
    "eight": "A d8 by the compass: 1 north, 2 north-east, 3 east, 4 south-east, 5 south, 6 south-west, 7 west, 8 north-west.",
    "twelve": "A d12 by the clock: 12 along the line of the throw or shot, 3 to its right."
   },
   "default": "eight"
  },
  {
   "id": "MF-RUL-55",
   "about": [
    "MF-GRE-10",
    "MF-SHT-17"
   ],
   "question": "When exactly does a grenade go off, and who may react?",
   "options": {
    "after-window": "After the throw each enemy of the thrower that is eligible may make 1 reaction; then it goes off, before the thrower's next action. That holds for a grenade thrown as a reaction too.",
    "next-action": "It goes off after the thrower's side's next action."
   },
   "default": "after-window"
  },
  {
   "id": "MF-RUL-56",
   "about": [
    "MF-GRE-12",
    "MF-GRE-13",
    "MF-GRE-3"
   ],
   "question": "Who may post a grenade, and does it count as indirect?",
   "options": {
    "close": "A thrower within 2 inches of the opening, if that leads into the room where the point lies or out of the one where he stands (in a wall: if it lies between the two); it is not thrown at a distance, so the -1 for indirect fire does not apply, the +1 does.",
    "indirect": "The same, but the -1 applies as well."
   },
   "default": "close"
  },
  {
   "id": "MF-RUL-57",
   "about": [
    "MF-GRE-15",
    "MF-GRE-16",
    "MF-GRE-17"
   ],
   "question": "How is a grenade smothered?",
   "options": {
    "reaction": "As a reaction for 1 AP by an enemy of the thrower within 2 inches of the grenade, in the same room if it lies in one, and with no wall between. Passed: it is moved onto the grenade and injured without any roll; nobody else suffers the blast; figures within 2 inches of it get the pin for an injury. Failed: the AP is spent.",
    "anyone": "Friends of the thrower with AP left may do it too."
   },
   "default": "reaction"
  },
  {
   "id": "MF-RUL-58",
   "about": [
    "MF-AEW-2",
    "MF-AEW-3",
    "MF-AEW-6",
    "MF-PIN-3"
   ],
   "question": "In which order is a blast worked out, and do its pins spread?",
   "options": {
    "figure-only": "Pins for centre or edge to every figure in it; hit dice, nearest to the impact first (ties by id); the pin for being hit goes to that figure alone; then injure dice and wound dice in the same order. The pin for an injury goes to figures within 2 inches as usual. Exactly at a radius is inside it. Cover between burst and figure is what comes between as in MF-RUL-7, in plan and whatever its height: a line of cover that is crossed, an area that only one of the two is in or that lies between them, and a crater, trench or foxhole (dug ones too) only for who is in it; the best one counts. A burst on a feature lies on the side the shot came from, one on the lip of a hole outside it. Vehicles and weapon pieces are no figures: they take no pins and no hit die of the blast; a vehicle takes its AT dice, before the hit dice of the figures.",
    "spread": "The pin for being hit also goes to all within 2 inches."
   },
   "default": "figure-only"
  },
  {
   "id": "MF-RUL-59",
   "about": [
    "MF-AEW-7"
   ],
   "question": "What is a room?",
   "options": {
    "building": "Any building, bunker or the inside of an open vehicle, which a grenade that comes down on it falls into. Its walls contain the blast of a grenade; figures outside are untouched. What comes down on an enclosed vehicle lies on top of it, outside.",
    "any": "Any space wholly walled in."
   },
   "default": "building"
  },
  {
   "id": "MF-RUL-60",
   "about": [
    "MF-IND-2",
    "MF-IND-3",
    "MF-IND-4"
   ],
   "question": "Who may spot, how far may he be from the weapon, and for how long?",
   "options": {
    "leader": "Any officer or NCO of the side who sees the target point, at any distance from the weapon (telephone or radio), for 2 AP and his one order. It holds for that weapon and that point until the end of the turn. If the test fails the weapon may still fire unspotted.",
    "near": "The spotter must also be within 8 inches of the weapon's crew."
   },
   "default": "leader"
  },
  {
   "id": "MF-RUL-61",
   "offered": true,
   "about": [
    "MF-SCA-1",
    "MF-ATF-3",
    "MF-ATF-4"
   ],
   "question": "Where does a direct-fire gun's miss go?",
   "options": {
    "by-ammo": "It depends on the round. One chapter lets misses scatter, another sends them off the table. An anti-tank round (against vehicles and walls, unless the player says otherwise) goes wide; high explosive (against anything else) scatters by the direct-fire chapter. A miss of either kind that the cover modifier alone caused strikes the cover and bursts there.",
    "scatter-all": "Every miss scatters."
   },
   "default": "by-ammo"
  },
  {
   "id": "MF-RUL-62",
   "about": [
    "MF-SCA-2",
    "MF-SCA-9",
    "MF-SCA-10",
    "MF-SCA-13",
    "MF-SCA-14"
   ],
   "question": "How is the path of a scattered shot found?",
   "options": {
    "line": "The new point of aim is the old one moved square to the line of fire, left or right as the firer looks. The shot flies from the centre of the firing piece through that point and on to the table's edge. It strikes the first vehicle, or solid terrain higher than 15 mm (hills too, but not the one the firer stands on), on the way; terrain nearer than 12 inches to the firer must be at least 30 mm high to stop it. Figures do not stop it.",
    "stop": "The same, but it also bursts on the ground at the new point of aim."
   },
   "default": "line"
  },
  {
   "id": "MF-RUL-63",
   "about": [
    "MF-ATF-6",
    "MF-ATF-7"
   ],
   "question": "How are half AT dice rounded?",
   "options": {
    "down": "Down, but at least 1.",
    "up": "Up."
   },
   "default": "down"
  },
  {
   "id": "MF-RUL-64",
   "about": [
    "MF-ATF-10",
    "MF-ATF-11",
    "MF-AEW-9"
   ],
   "question": "A grenade has AT dice but no column in the penetration table.",
   "options": {
    "very-light": "It uses the very light column.",
    "soft-only": "It can penetrate soft skins only (2 or more)."
   },
   "default": "very-light"
  },
  {
   "id": "MF-RUL-65",
   "offered": true,
   "about": [
    "MF-ATF-18",
    "MF-ATF-19",
    "MF-ATF-23"
   ],
   "question": "When several dice penetrate, which lines of the damage table apply?",
   "options": {
    "exact": "Only the line of that number. More than 5 counts as 5.",
    "cumulative": "All lines up to that number."
   },
   "default": "exact"
  },
  {
   "id": "MF-RUL-66",
   "about": [
    "MF-ATF-21",
    "MF-ATF-22",
    "MF-ATF-23"
   ],
   "question": "What does the stroke before 'transport hit' mean?",
   "options": {
    "also": "If the vehicle carries passengers, they are hit as well: one hit each, injured on 4 or more (on the last line each passenger is first hit on 3 or more). Whoever survives a destroyed vehicle gets out touching the place where it stood.",
    "instead": "A vehicle with passengers suffers that instead of what stands before the stroke."
   },
   "default": "also"
  },
  {
   "id": "MF-RUL-67",
   "about": [
    "MF-ATF-21",
    "MF-ATF-22"
   ],
   "question": "Which weapon and which crewman, and which wound roll?",
   "options": {
    "random": "By a die with as many faces as there are working weapons, or able crewmen, in the order of the kind's list or the setup; no die if only one is left. A second pick leaves out the first. All picks come before the injure dice; crew before passengers. The wound roll is that of the centre in the blast table for the weapon's class.",
    "firer": "The firer chooses."
   },
   "default": "random"
  },
  {
   "id": "MF-RUL-68",
   "about": [
    "MF-ATF-14",
    "MF-ATF-15",
    "MF-ATF-16"
   ],
   "question": "What is side, rear and hull down?",
   "options": {
    "quarters": "By the direction from the target's centre to the firer: within 45 degrees of its facing is front, within 45 of its back is rear, the rest side; exactly 45 counts for the target. For a burst, the direction to the burst. Hull down: the ground under the target is higher than that under the firer.",
    "hull-line": "By which edge of the base the line of fire crosses."
   },
   "default": "quarters"
  },
  {
   "id": "MF-RUL-69",
   "about": [
    "MF-ATF-9",
    "MF-AEW-2"
   ],
   "question": "Does an anti-tank round that strikes a vehicle also burst among figures near it?",
   "options": {
    "yes-blast": "Yes, its blast is centred on the point struck (where the line of fire meets the base of the vehicle); crew and passengers in a vehicle are not touched by it, riders are (MF-RUL-140). A bomb or grenade that comes down on a vehicle has struck it directly.",
    "no-blast": "No, only he rounds do."
   },
   "default": "yes-blast"
  },
  {
   "id": "MF-RUL-70",
   "about": [
    "MF-SUP-6",
    "MF-SUP-7",
    "MF-SUP-8",
    "MF-SUP-9"
   ],
   "question": "How is a wall attacked?",
   "options": {
    "classes": "Terrain kinds have an armour class (armour). The round rolls to hit a point of the wall with no cover modifier, then its AT dice; one penetrating die is enough. Penetrated: centre radius on both sides without cover; edge in a cone 22.5 degrees either side of the line of fire beyond, half a circle before it. Not penetrated: the blast is worked out at the near face, figures beyond have the wall's cover modifier.",
    "wide": "The cone is 45 degrees either side."
   },
   "default": "classes"
  },
  {
   "id": "MF-RUL-71",
   "about": [
    "MF-ATF-24",
    "MF-ATF-25",
    "MF-PIN-22"
   ],
   "question": "How do pins work on vehicles?",
   "options": {
    "crew": "A vehicle has pins and its crew's morale, and tests when activated like a figure. Failed: all aboard get out touching it, each with the vehicle's pins (a rider with his own, if he has more) and no AP, pinned, and with no activation of its own this turn; the vehicle has no pins and is abandoned. Passed with pins left: it is pinned, and its activation ends where it stands; a pinned vehicle is as easy to see and to hit as any. Crew with no pins may mount an abandoned vehicle that is not destroyed.",
    "no-transfer": "The same, but those who get out carry no pins."
   },
   "default": "crew"
  },
  {
   "id": "MF-RUL-72",
   "about": [
    "MF-PIN-1"
   ],
   "question": "What do small arms do to vehicles?",
   "options": {
    "by-type": "Nothing to an enclosed armoured vehicle, not even pins (but see MF-RUL-140 for its riders). On a soft skin or an open-topped vehicle each hit gives it a pin, and every figure within 2 inches of it, and strikes a random occupant (injure, wound as usual); a die that only its cover stops gives the pins all the same.",
    "nothing": "Nothing at all."
   },
   "default": "by-type"
  },
  {
   "id": "MF-RUL-73",
   "about": [
    "MF-VEH-2"
   ],
   "question": "May a vehicle fire both primary and secondary weapons in one turn?",
   "options": {
    "pool": "Yes; each AP goes to one of moving, primary or secondary fire.",
    "one-battery": "No, only one of the two in a turn."
   },
   "default": "pool"
  },
  {
   "id": "MF-RUL-74",
   "about": [
    "MF-VEH-6",
    "MF-VEH-7",
    "MF-MOV-5"
   ],
   "question": "How do vehicles steer?",
   "options": {
    "simple": "Tracked: straight ahead or straight back, 1 AP for a turn of up to 90 degrees on the spot; the turret turns with the hull. Wheeled: in each move straight to a point up to 90 degrees off its facing; it ends facing along the move. Backwards at the same speed without turning.",
    "narrow": "The same, but a wheeled vehicle moves to a point at most 45 degrees off its facing."
   },
   "default": "simple"
  },
  {
   "id": "MF-RUL-75",
   "about": [
    "MF-VEH-8",
    "MF-VEH-10",
    "MF-VEH-12"
   ],
   "question": "Where do figures get on and off, and whose AP are they?",
   "options": {
    "own-ap": "Touching the hull (base centre at most 1 inch from its base edge), with no wall or other obstacle between the two; the AP are the figure's own. It may act with the rest. Those who bail out do so likewise, on the nearest free place round the vehicle, and over an obstacle, without a test, only if there is no other place.",
    "vehicle-ap": "The AP are the vehicle's."
   },
   "default": "own-ap"
  },
  {
   "id": "MF-RUL-76",
   "about": [
    "MF-VEH-1",
    "MF-CRW-3",
    "MF-CRW-4"
   ],
   "question": "Whose AP does a crew-served weapon use?",
   "options": {
    "gunner": "A vehicle has its own 4 AP, and its crew have none besides: a crewman who gets out has at most as many left as the vehicle. A gun, machine gun or mortar has none: firing spends those of the crewman who acts as gunner, an order those of its NCO. Its loader serves it for nothing as long as he is able, unpinned and within 2 inches of it. Range, sight and arc are taken from the weapon. The crew of one weapon count as one section for its NCO.",
    "both": "Loader and gunner both spend the AP of a shot."
   },
   "default": "gunner"
  },
  {
   "id": "MF-RUL-77",
   "about": [
    "MF-DEP-1",
    "MF-DEP-2",
    "MF-DEP-3"
   ],
   "question": "Who is the full crew, and how is a weapon moved?",
   "options": {
    "all-able": "All able crewmen; each must be within 2 inches of the weapon and spends the 2 AP. A packed weapon is carried by two of them at 2 inches per AP, or by one at 1 inch; a limbered gun by two or more at 1 inch. If all who carry are under Double Time it is half as far again.",
    "roles": "Only gunner and loader are needed."
   },
   "default": "all-able"
  },
  {
   "id": "MF-RUL-78",
   "offered": true,
   "about": [
    "MF-CRW-5",
    "MF-CRW-6"
   ],
   "question": "Which weapons need a loader?",
   "options": {
    "table": "The heavy ones: Bren and MG38 fire without. These are all support weapons that the table marks so, the Vickers and the MG42.",
    "lmg-too": "The Bren and the MG38 need one as well."
   },
   "default": "table"
  },
  {
   "id": "MF-RUL-79",
   "about": [
    "MF-CRW-6",
    "MF-CRW-7",
    "MF-CRW-8"
   ],
   "question": "What is a 1 to hit, and when can a malfunction be cleared?",
   "options": {
    "natural": "A die that shows 1. That weapon cannot fire while it has malfunctions, others of the same vehicle can; from the side's next turn on its gunner clears them for 1 AP each, and whoever has another role tests first as in MF-RUL-80.",
    "all-at-once": "One AP clears all of them."
   },
   "default": "natural"
  },
  {
   "id": "MF-RUL-80",
   "about": [
    "MF-CRW-13",
    "MF-CRW-14",
    "MF-CRW-15",
    "MF-CRW-16",
    "MF-CRW-18"
   ],
   "question": "What does loading cost?",
   "options": {
    "one-ap": "Nothing with a loader: the weapon is loaded again after each shot. Without one, a crewman loads for 1 AP. A crewman tests each time before he loads or fires if his present role (field role) is another; a pass costs nothing and changes his role; a failure costs 1 AP. That gives the example's 2 snap shots or 1 deliberate shot with 4 AP.",
    "loader-pays": "The same, but a loader too spends 1 AP of his own each time he loads."
   },
   "default": "one-ap"
  },
  {
   "id": "MF-RUL-81",
   "about": [
    "MF-CRW-12"
   ],
   "question": "Which guns are of large calibre?",
   "options": {
    "all-guns": "Every weapon of tables.support-weapons on a reconnaissance vehicle; its machine guns are not. Turning counts as moving, turning the turret does not, here and for reactions.",
    "none": "The scenario says."
   },
   "default": "all-guns"
  },
  {
   "id": "MF-RUL-82",
   "offered": true,
   "about": [
    "MF-ORD-8",
    "MF-MOV-7",
    "MF-ORD-13"
   ],
   "question": "Which orders need the leader's morale test?",
   "options": {
    "as-written": "Orders to shoot and calls for fire. Double Time and Get The Hell Up do not. An officer may give every order that an NCO may.",
    "all": "Every order."
   },
   "default": "as-written"
  },
  {
   "id": "MF-RUL-83",
   "about": [
    "MF-ORD-8",
    "MF-ORD-1"
   ],
   "question": "How long does an order hold, and for whom?",
   "options": {
    "turn": "Until the end of the turn, for the able figures that were in reach when it was given, the leader himself included; those that have already finished their activation gain nothing from it.",
    "next-action": "For the next action of each figure only."
   },
   "default": "turn"
  },
  {
   "id": "MF-RUL-84",
   "offered": true,
   "about": [
    "MF-ORD-12",
    "MF-ORD-13"
   ],
   "question": "What does a failed Get The Hell Up test do?",
   "options": {
    "shed-only": "Nothing. Every figure in reach with pins rolls. One that passes sheds the difference at once, in the open too, and stops being pinned if none are left. Whoever still has pins tests as usual when activated.",
    "full": "The same as a failed pin test."
   },
   "default": "shed-only"
  },
  {
   "id": "MF-RUL-85",
   "about": [
    "MF-ORD-14"
   ],
   "question": "Is a leader with pin points not yet tested pinned for giving orders?",
   "options": {
    "must-test": "He must take his pin test first, like for any action; any pins left forbid orders.",
    "may": "Only the pinned status forbids it."
   },
   "default": "must-test"
  },
  {
   "id": "MF-RUL-86",
   "about": [
    "MF-ACT-10",
    "MF-ORD-8"
   ],
   "question": "Is the order used up if the test fails?",
   "options": {
    "used": "Yes, with its AP.",
    "ap-only": "Only the AP; he may try again."
   },
   "default": "used"
  },
  {
   "id": "MF-RUL-87",
   "about": [
    "MF-ACT-13",
    "MF-ORD-9"
   ],
   "question": "Who replaces a leader who falls?",
   "options": {
    "nobody": "Nobody; the section is without orders of its own, officers may still order it.",
    "promote": "At the start of the side's next turn any figure of the section becomes its NCO."
   },
   "default": "nobody"
  },
  {
   "id": "MF-RUL-88",
   "about": [
    "MF-CQB-1"
   ],
   "question": "How does a melee begin, and are the AP that give dice spent?",
   "options": {
    "charge": "A charge is a 1 AP move into base contact. A plain move that ends in contact begins no melee. After the reactions to it the melee is fought at once with the AP each has left; all of them are then spent. Every figure touching one of the two takes part, locked or not.",
    "keep": "The same, but the AP are kept."
   },
   "default": "charge"
  },
  {
   "id": "MF-RUL-89",
   "about": [
    "MF-CQB-3",
    "MF-CQB-4",
    "MF-CQB-5"
   ],
   "question": "How are the scores worked through?",
   "options": {
    "ladder": "All scores are taken from the highest down. A score held by one side only: its owner rolls one injure die for each die of that score. A score held by both: they lock, and their remaining dice are lost. It ends when one is injured or dead.",
    "pairs": "The two sides' dice are lined up, highest with highest, and each pair is compared."
   },
   "default": "ladder"
  },
  {
   "id": "MF-RUL-90",
   "about": [
    "MF-CQB-3",
    "MF-HIT-6"
   ],
   "question": "Which wound roll does a melee use?",
   "options": {
    "five": "5 or more. Injuries in a melee give no pins.",
    "weapon": "That of the figure's weapon. Injuries in a melee give no pins."
   },
   "default": "five"
  },
  {
   "id": "MF-RUL-91",
   "about": [
    "MF-CQB-5"
   ],
   "question": "When is a locked melee fought on?",
   "options": {
    "next-turn": "At the start of the next side's turn, after its refresh and before any activation, by all locked pairs in order of id; the active side's figure rolls first. Locked figures may do nothing else and cannot be shot at.",
    "own-turn": "When a figure of the pair is activated."
   },
   "default": "next-turn"
  },
  {
   "id": "MF-RUL-92",
   "about": [
    "MF-REC-3",
    "MF-REC-4",
    "MF-REC-6"
   ],
   "question": "Who may check an injured figure, and how often?",
   "options": {
    "repeat": "Any able friend touching it (centres 1 inch apart or less); again as often as someone spends the 3 AP. Medical modifiers count; a modified 1 or less is a 1, 6 or more a 6. A figure that gets up has 0 AP until its side's next turn; where somebody stands on its place it gets up beside him.",
    "once": "Each injured figure is checked once only."
   },
   "default": "repeat"
  },
  {
   "id": "MF-RUL-93",
   "about": [
    "MF-REC-1",
    "MF-ACT-8"
   ],
   "question": "How is an injured figure moved?",
   "options": {
    "two": "Two able friends touching it carry it 2 inches per AP each; one alone drags it 1 inch per AP. The carriers move as it does and keep their places beside it; under Double Time, all of them, half as far again.",
    "two-only": "It always takes two."
   },
   "default": "two"
  },
  {
   "id": "MF-RUL-94",
   "about": [
    "MF-REC-7",
    "MF-REC-8",
    "MF-REC-9"
   ],
   "question": "What is attended, and how is a game won?",
   "options": {
    "contact": "Attended: an able friend touches it at the end, or is in the same vehicle; in a vehicle it is where that stands, also at an aid station. Places are held as things stand when the game ends. A side without an able figure, aboard or still to come has lost the field, and the game ends, whatever guns it has left. Victory points come from the scenario's objectives, less those lost for the injured; more points win, equal is a draw.",
    "within-two": "Attended: an able friend within 2 inches; otherwise the same."
   },
   "default": "contact"
  },
  {
   "id": "MF-RUL-95",
   "about": [
    "MF-SPM-1",
    "MF-SPM-3",
    "MF-SPM-6"
   ],
   "question": "When, and on which morale, do sections and platoons test?",
   "options": {
    "leader": "As soon as the action that killed is over, before reactions: one test (2d6 below morale) for each dead figure. A section uses the morale of its able leader, a platoon that of its senior able leader; without one, that of most of its able figures. A platoon tests as soon as one of its sections has failed, once for each failure. Figures without a section cause no test.",
    "quality": "Always the morale of most of its able figures."
   },
   "default": "leader"
  },
  {
   "id": "MF-RUL-96",
   "about": [
    "MF-SPM-2",
    "MF-SPM-5",
    "MF-SPM-7",
    "MF-SPM-10"
   ],
   "question": "How does a section fall back?",
   "options": {
    "owed": "Each of its able figures owes 8 inches for each failure (field fallback; a platoon's failure adds 8 for all its sections). In its own turn a figure that owes any may only use fall-back, straight towards its own edge, until it owes none; it may not end its activation with AP left, and its side may not end its turn before it has been activated (unless it is locked or aboard a vehicle, when the debt waits). Each step is one AP's move, with Double Time where it has that. Obstacles need no test; what it cannot pass, a wall or an enemy, stops it, and the distance counts as moved; it goes through friends, and where one stands at the end of its step it goes past him, up to 75 degrees off its way, to the free place in its reach that is nearest its own edge. Leaving the table is allowed where nothing bars the way to the edge.",
    "at-once": "The same, but the first 8 inches are moved at once, outside its turn."
   },
   "default": "owed"
  },
  {
   "id": "MF-RUL-97",
   "about": [
    "MF-BUY-4",
    "MF-ACQ-2"
   ],
   "question": "How many men are in a section?",
   "options": {
    "ten": "10: an NCO with a Sten or MP40, an LMG gunner with a Bren or MG38, and 8 riflemen. Lost men are taken from the riflemen first; a lost LMG makes its gunner a rifleman. An engineer section is an NCO and 3 teams of 3 engineers; a platoon HQ has 4 teams, a company HQ 5.",
    "scenario": "The scenario says."
   },
   "default": "ten"
  },
  {
   "id": "MF-RUL-98",
   "about": [
    "MF-BUY-12",
    "MF-BUY-13"
   ],
   "question": "How deep is the setup zone without extra points?",
   "options": {
    "eight": "8 inches from the side's own edge; two purchases reach 24. A piece is in it when the middle of its base is, but no part of a vehicle may hang over the table's edge.",
    "sixteen": "16 inches; one purchase."
   },
   "default": "eight"
  },
  {
   "id": "MF-RUL-99",
   "about": [
    "MF-BUY-14"
   ],
   "question": "What does dug in give?",
   "options": {
    "total": "Every figure that starts on the table is in a foxhole, total cover from every side, until it moves.",
    "partial": "The same, partial cover."
   },
   "default": "total"
  },
  {
   "id": "MF-RUL-100",
   "about": [
    "MF-BUY-5",
    "MF-BUY-8"
   ],
   "question": "What is a platoon for buying?",
   "options": {
    "hq": "By its HQ section: each platoon HQ needs 4 rifle sections of its own, and a company HQ needs 3 platoon HQs.",
    "sections": "Every 4 rifle sections are a platoon, with or without an HQ section: a company HQ needs 12 rifle sections."
   },
   "default": "hq"
  },
  {
   "id": "MF-RUL-101",
   "about": [
    "MF-BUY-10",
    "MF-BUY-11"
   ],
   "question": "When are rerolls bought and used?",
   "options": {
    "beforehand": "Bought with the force. After all acquisition rolls the side names every unit it will reroll in one decision, at most one reroll for each; the second roll stands.",
    "after": "Bought after seeing the first rolls, from points kept back."
   },
   "default": "beforehand"
  },
  {
   "id": "MF-RUL-102",
   "about": [
    "MF-ACQ-3",
    "MF-ACQ-4",
    "MF-ACQ-5",
    "MF-ACQ-6"
   ],
   "question": "When does a late vehicle roll to arrive, and where? Which row does wheeled armour use?",
   "options": {
    "from-turn-2": "At the start of each of its side's turns from turn 2 on, a d6; it is then deployed touching its own edge with full AP, and with whoever was set up aboard it: figures may wait in a vehicle that is still to come. Wheeled armour uses the light armour row.",
    "from-turn-1": "The same from turn 1 on."
   },
   "default": "from-turn-2"
  },
  {
   "id": "MF-RUL-103",
   "about": [
    "MF-ACQ-7"
   ],
   "question": "Who chooses the teams lost?",
   "options": {
    "owner": "The owner, when the force is deployed.",
    "random": "A die."
   },
   "default": "owner"
  },
  {
   "id": "MF-RUL-104",
   "about": [
    "MF-BUY-4",
    "MF-ACQ-1",
    "MF-BUY-11"
   ],
   "question": "In which order is a game set up?",
   "options": {
    "in-turn": "Turn 0: the first side buys and ends; its acquisition dice are rolled at once, then it names its rerolls; then the other side. A side without points skips this. Then the first side deploys all it has within its zone, then the other. Then initiative.",
    "together": "Both sides buy in secret, then all dice are rolled, then they deploy by turns, one unit at a time."
   },
   "default": "in-turn"
  },
  {
   "id": "MF-RUL-105",
   "about": [
    "MF-CRW-3",
    "MF-CRW-10",
    "MF-ATF-21"
   ],
   "question": "Who is in a vehicle if the setup names no crew?",
   "options": {
    "full": "The full crew of its kind, of the vehicle's quality, with ids made of the vehicle's id, a full stop and the role (t1.driver). If the setup names any crewman of it, it has only those. An abandoned vehicle has none. Guns and other weapon pieces have only the crew that is named.",
    "named": "Only those named."
   },
   "default": "full"
  },
  {
   "id": "MF-RUL-106",
   "about": [
    "MF-CQB-6",
    "MF-CQB-1"
   ],
   "question": "With more than two in a melee the source says 1d6 for each figure, but 1d6 for each unspent AP in general. Which?",
   "options": {
    "per-ap": "Each figure rolls 1d6 for each unspent AP (at least one) as in any melee; the dice of each figure are kept apart.",
    "one-each": "Each figure rolls a single d6, whatever its AP."
   },
   "default": "per-ap"
  },
  {
   "id": "MF-RUL-107",
   "offered": true,
   "about": [
    "MF-PIN-8",
    "MF-PIN-9",
    "MF-PIN-1",
    "MF-PIN-3"
   ],
   "question": "Does a man who is killed give the pin for an injury to those near him?",
   "options": {
    "rules": "Yes, as the rules are written. Every hit and every injury within 2 inches gives its pin. The worked example, with 4 hits and 3 injuries, says as many as 6 pins instead of 7: its figures were not quite all within 2 inches.",
    "one-less": "No, only one who is left injured does. That is how the worked example, with 4 hits, 3 injuries and one of them dead, comes to 6 pins. The injury pins are then given after the wound dice."
   },
   "default": "rules"
  },
  {
   "id": "MF-RUL-110",
   "about": [
    "MF-BUY-6",
    "MF-BUY-7"
   ],
   "question": "Officers and sergeants are free. How many may a force have, and whom do they lead?",
   "options": {
    "one-a-platoon": "One officer and one platoon sergeant for each platoon, and one more of each with a company HQ. The rifle sections make platoons by fours in the order bought (the last may have fewer; engineers without any rifle section are one platoon); platoon HQs and officers belong to the platoons in the order bought, a company HQ and the officer beyond to the company. Engineers belong to the first platoon. Officers and sergeants that the player has not taken himself are added when the force is raised.",
    "any": "As many as the player likes, each with the platoon he names."
   },
   "default": "one-a-platoon"
  },
  {
   "id": "MF-RUL-111",
   "about": [
    "MF-BUY-5",
    "MF-BUY-8",
    "MF-BUY-15"
   ],
   "question": "Who is in the teams of a headquarters or engineer section, and which makes of weapon have they?",
   "options": {
    "table": "As in tables.teams; each weapon team is the weapon and its full crew, a sniper has a rifleman with him. tables.armies says what an LMG, MMG, AT gun and AT team is for the side's army; for 'MMG or HMG' it is the MMG.",
    "scenario": "The scenario says."
   },
   "default": "table"
  },
  {
   "id": "MF-RUL-108",
   "about": [
    "MF-PYT-1",
    "MF-REC-2"
   ],
   "question": "In both copies the sentence on gaining pins in one's own turn breaks off after 'before'; and a wounded comrade 'must' be checked as quickly as possible, with nothing to say when or by whom.",
   "options": {
    "none": "Nothing is added to either: the sentence is taken to end at reaction fire, and checking is left to the player, at the price in victory points.",
    "next-actor": "The sentence is treated the same; a figure that begins its activation touching an unchecked injured friend must check him if it has 3 AP."
   },
   "default": "none"
  },
  {
   "id": "MF-RUL-109",
   "about": [
    "MF-VEH-1",
    "MF-VEH-9",
    "MF-REA-1"
   ],
   "question": "What may figures do while they are aboard a vehicle?",
   "options": {
    "get-out": "Only get out, or look after an injured man in it (MF-RUL-141). The vehicle acts for its crew with its own AP; crew, passengers and riders make no reactions, shoot at nothing and give no orders but the commander's to his crew.",
    "open-fire": "The same, but riders and the passengers of an open-topped vehicle may also shoot from it, with their own AP, also as a reaction."
   },
   "default": "get-out"
  },
  {
   "id": "MF-RUL-120",
   "about": [
    "MF-REC-3",
    "MF-REC-8",
    "MF-CRW-5",
    "MF-CQB-1"
   ],
   "question": "Do those who are near enough to touch do so through a wall?",
   "options": {
    "walls": "No. Two figures touch, and a crewman is at his weapon, only if nothing lies between them that nobody can pass (the blank wall of a building, a firing slit), no closed door and nothing too high to look over. Hedges, fences, lower walls, windows and open doors do not keep them apart. So it is for checking, carrying, attending, serving a weapon and melee.",
    "plan": "Yes, the distance alone counts."
   },
   "default": "walls"
  },
  {
   "id": "MF-RUL-121",
   "about": [
    "MF-GRE-4",
    "MF-GRE-12"
   ],
   "question": "Does a grenade go into a building or out of one through its walls?",
   "options": {
    "openings": "No. Posted or thrown, it goes in and out at openings: a throw that is not posted must lead straight through an open door, a window or a gap (a building without drawn ones has them everywhere). One that strays stops at a wall.",
    "roof": "Yes, it may be lobbed in over the walls."
   },
   "default": "openings"
  },
  {
   "id": "MF-RUL-140",
   "about": [
    "MF-VEH-8",
    "MF-PIN-1",
    "MF-PIN-3",
    "MF-AEW-2",
    "MF-RUL-72"
   ],
   "question": "Riders sit on the outside of an armoured vehicle. What reaches them there?",
   "options": {
    "exposed": "They ride in the open. Each hit of small arms on the vehicle gives every rider a pin; on an enclosed vehicle it strikes one of them at random (die with as many faces as riders), on others any occupant. A blast that reaches any part of the vehicle reaches its riders, with the cover that comes between the burst and the middle of the vehicle. A rider who is injured pins the others and all within 2 inches of the vehicle. A rider with pins must be activated for his pin test; if he keeps any he gets off touching the hull and goes for cover or flees from there.",
    "inside": "They count as inside: nothing reaches them but damage to the vehicle."
   },
   "default": "exposed"
  },
  {
   "id": "MF-RUL-141",
   "about": [
    "MF-REC-1",
    "MF-REC-3",
    "MF-RUL-92",
    "MF-RUL-93"
   ],
   "question": "How are the injured checked, lifted in and lifted out where there is a vehicle?",
   "options": {
    "lift": "An injured man aboard is checked by an able friend in the same vehicle or touching its hull. Able friends who touch him lift him into a vehicle that he touches and that has a seat left, or out of one whose hull they touch to a place that they and it touch: each spends 1 AP, one alone can do it, and he is a passenger while he is aboard.",
    "never": "Nobody can reach him, and he stays where he fell until the vehicle is abandoned or destroyed."
   },
   "default": "lift"
  },
  {
   "id": "MF-RUL-142",
   "about": [
    "MF-VEH-3",
    "MF-VEH-4",
    "MF-ACT-10",
    "MF-CRW-15",
    "MF-MOV-7"
   ],
   "question": "What may a vehicle commander order, and what if he has had to do another's work?",
   "options": {
    "own-crew": "Deliberate, rapid or aimed fire and Double Time, for his own vehicle; nothing else. He and his vehicle have one order a turn between them, also if he has given it on foot or gets out after it. If he has doubled up in another role he takes the role test first to command again, and a failure costs the vehicle an AP. A commander who falls is not replaced.",
    "fire-only": "Only orders to shoot; otherwise the same."
   },
   "default": "own-crew"
  },
  {
   "id": "MF-RUL-143",
   "about": [
    "MF-CRW-13",
    "MF-CRW-15",
    "MF-RUL-80"
   ],
   "question": "Who takes over an anti-tank weapon that a figure carries, such as a PIAT, when he falls?",
   "options": {
    "mate": "His mate, if he is able and within 2 inches: the weapon is his from then on, loaded or not as it was, and he tests to change roles before he fires or loads it. If the first carrier gets up again he is the mate. With nobody so near the weapon stays with its carrier, and is lost if he dies.",
    "lost": "Nobody: it is lost with him."
   },
   "default": "mate"
  }
 ],
 "dice": {
  "initiative": "d6 a side, the higher moves first; ties roll again",
  "hit": "d6, to hit: 4 or more after modifiers; one for each die of ROF, or for each figure in a blast; 3 or more unmodified for passengers of a destroyed vehicle; only an unmodified 6 for speculative fire",
  "save": "d6 for each hit on a figure with a save; its armour's number or more cancels the hit",
  "injure": "d6 for each hit: 4 or more injures (3 or more for the crew of a destroyed vehicle)",
  "wound": "d6 for each injury: the weapon's wound roll or more kills; otherwise the figure is injured",
  "pin-test": "2d6, pin test, also on reacting and for Get The Hell Up: total below morale passes",
  "panic": "2d6, morale test of a figure near one that flees: total below morale passes",
  "obstacle": "2d6, morale test to cross an obstacle: total below morale passes",
  "order-test": "2d6, morale test of a leader for an order to shoot or a call for fire: total below morale passes",
  "smother": "2d6, morale test to smother a grenade: total below morale passes",
  "role-test": "2d6, morale test of a crewman who changes roles: total below morale passes",
  "section-morale": "2d6, one for each fatal casualty of a section: total below morale passes",
  "platoon-morale": "2d6, one for each failed section test: total below morale passes",
  "gap": "d6, engineer's gap: 2 or more",
  "scatter-direction": "d8 by the compass: 1 north, 2 north-east, 3 east and so on clockwise",
  "scatter-side": "d6, scattered direct fire: 1-3 left, 4-6 right",
  "scatter-distance": "d6s, added up, in inches; as many as the table says",
  "penetrate": "d6 for each AT die: the number of the penetration table or more, after modifiers",
  "random-weapon": "die with as many faces as working weapons, in the order of the kind's list",
  "random-crew": "die with as many faces as able crewmen (or occupants), in the order of the setup",
  "melee": "d6s of each figure in a melee, the figure that charged (or the active side's) first, then the others by id",
  "check": "d6, casualty check: 1 or less dies, 6 or more gets up, after modifiers",
  "acquisition": "d6 for each section and vehicle bought, in the order bought; rerolls in the order named",
  "arrival": "d6 for each late vehicle at the start of its side's turn: its number or more arrives"
 },
 "actions": {
  "activate": {
   "fields": {
    "piece": "id"
   },
   "when": "own turn; starts a figure's activation; takes the pin test of a figure with untested pin points, also again in the middle of its activation"
  },
  "move": {
   "fields": {
    "piece": "id",
    "to": "[x, y]",
    "path": "[[x, y], ...]",
    "facing": "degrees",
    "stance": "standing | kneeling"
   },
   "when": "own activation, 1 AP; also as a reaction"
  },
  "turn": {
   "fields": {
    "piece": "id",
    "part": "hull | turret",
    "facing": "degrees",
    "turret": "degrees"
   },
   "when": "own activation of a vehicle or gun, 1 AP: facing for the hull or mount, turret for the turret (part is only a step towards the one or the other, for people, and may be left out); up to 90 degrees; turret also as a reaction"
  },
  "fire": {
   "fields": {
    "piece": "id",
    "weapon": "name or piece id",
    "mode": "snap | deliberate | rapid | aimed",
    "target": "id or [x, y]",
    "intent": "direct | suppress | speculative",
    "ammo": "at | he"
   },
   "when": "own activation; weapon is the first of the piece's weapons unless said; intent is direct unless said; a point is needed for suppress and speculative, and for indirect weapons"
  },
  "place": {
   "fields": {
    "piece": "id",
    "targets": "[ids], one for each hit in order"
   },
   "when": "prompt after hit dice of a shot with two or more hits that can be walked; default: all on the declared target"
  },
  "prime": {
   "fields": {
    "piece": "id"
   },
   "when": "own activation, 1 AP; also as a reaction"
  },
  "throw": {
   "fields": {
    "piece": "id",
    "mode": "snap | deliberate | aimed",
    "target": "[x, y]",
    "post": "terrain id of the door, window or slit"
   },
   "when": "own activation with a primed grenade"
  },
  "charge": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "own activation, 1 AP, into base contact with an enemy within one AP's move"
  },
  "order": {
   "fields": {
    "piece": "id",
    "order": "deliberate | rapid | aimed | double-time | get-up | call-fire",
    "target": "id: the figure for aimed, the weapon for call-fire",
    "at": "[x, y]: the point for call-fire"
   },
   "when": "own activation of an officer, NCO or vehicle commander (piece is then the vehicle); once a turn"
  },
  "gap": {
   "fields": {
    "piece": "id",
    "target": "terrain id"
   },
   "when": "own activation of an engineer, 4 AP"
  },
  "open": {
   "fields": {
    "piece": "id",
    "target": "terrain id"
   },
   "when": "own activation within 1 inch of a door, 1 AP: opens or closes it; also as a reaction"
  },
  "set-up": {
   "fields": {
    "piece": "weapon id"
   },
   "when": "own activation of its crew together, 2 AP each"
  },
  "pack": {
   "fields": {
    "piece": "weapon id"
   },
   "when": "own activation of its crew together, 2 AP each"
  },
  "hitch": {
   "fields": {
    "piece": "id of a crewman",
    "weapon": "weapon id",
    "target": "vehicle id"
   },
   "when": "own activation, 1 AP, packed weapon touching the vehicle; again to unhitch"
  },
  "load": {
   "fields": {
    "piece": "id of a crewman"
   },
   "when": "own activation, 1 AP, weapon without a loader and not loaded"
  },
  "clear": {
   "fields": {
    "piece": "id of a gunner",
    "weapon": "name"
   },
   "when": "own activation, 1 AP, weapon or vehicle weapon with a malfunction from an earlier turn; the one that jammed first unless said"
  },
  "mount": {
   "fields": {
    "piece": "id",
    "target": "vehicle id",
    "role": "passenger | rider | commander | gunner | loader | driver"
   },
   "when": "own activation, 1 AP, touching the vehicle; rider sits on top of an armoured vehicle"
  },
  "dismount": {
   "fields": {
    "piece": "id",
    "to": "[x, y]"
   },
   "when": "own activation of a figure aboard; 0 AP, 1 AP from inside an enclosed vehicle unless it is crew"
  },
  "check": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "own activation, 3 AP, touching an injured friend, or the vehicle that he is in, or in it with him"
  },
  "carry": {
   "fields": {
    "pieces": "[ids], one or more",
    "target": "id of an injured friend or a packed weapon",
    "to": "[x, y]"
   },
   "when": "own activation, combined, 1 AP each; a place on the base of an own vehicle lifts an injured friend into it, and one who is aboard is lifted out to a place beside it"
  },
  "fall-back": {
   "fields": {
    "piece": "id",
    "far": "all | section"
   },
   "when": "own activation, 1 AP a step, of a figure that owes a fall-back; moves it straight towards its own edge: one step, or with far all its steps, or those of its section"
  },
  "react": {
   "fields": {
    "piece": "id",
    "with": "fire | move | prime | throw | smother | turn | open | mount",
    "to": "[x, y]",
    "target": "id or [x, y]",
    "weapon": "name",
    "facing": "degrees",
    "turret": "degrees"
   },
   "when": "prompt of the other side after each enemy action; always costs 1 AP; fire is a snap shot, throw a snap throw"
  },
  "pass": {
   "fields": {},
   "when": "any prompt to react, reroll or place"
  },
  "end": {
   "fields": {
    "piece": "id"
   },
   "when": "own turn: with a piece ends its activation, without ends the turn; before turn 1 ends the buying or the deployment"
  },
  "buy": {
   "fields": {
    "item": "rifle-section | engineer-section | platoon-hq | company-hq | officer | platoon-sergeant | vehicle kind | reroll | zone | dug-in",
    "id": "name for the new unit or vehicle",
    "quality": "name"
   },
   "when": "turn 0, buying"
  },
  "reroll": {
   "fields": {
    "units": "[ids of units or vehicles]"
   },
   "when": "turn 0, prompt after the acquisition dice of a side that has rerolls"
  },
  "deploy": {
   "fields": {
    "piece": "id of a piece, or of a unit: all of it that waits is then set up round the point",
    "to": "[x, y]",
    "facing": "degrees",
    "aboard": "vehicle id"
   },
   "when": "turn 0, deployment, within the setup zone; later for a vehicle that arrives, touching its own edge"
  },
  "volley": {
   "fields": {
    "pieces": "[ids]"
   },
   "when": "prompt to react where several may: each fires a snap shot, one after the other; the side's whole answer to the action"
  },
  "policy": {
   "fields": {
    "pieces": "[ids]",
    "policy": "ask | snap | never"
   },
   "when": "any prompt of an own turn or to react: what these pieces do from now on when they may react: ask their player, always snap at the actor where that is possible, or never react; no rule, only fewer questions"
  },
  "finish": {
   "fields": {},
   "when": "own turn, when both sides or the umpire end the game, or the scenario's turn limit is reached: victory points are counted"
  }
 },
 "fields": {
  "quality": "conscript | green | veteran | seasoned | elite; veteran unless said",
  "morale": "whole number; from quality unless said",
  "ap": "action points left, 0 to 4; a case gives the value after the refresh of the side about to act; 4 unless said",
  "pins": "pin points, whole number, 0 at the start",
  "tested": "true if the present pin points have been tested in this activation; false at the start; any new pin makes it false",
  "pinnedBy": "id of the enemy that last gave it a pin, or null",
  "status": "fine | pinned | fleeing | injured | dead | locked | abandoned | destroyed; fine at the start (locked: in a melee; abandoned and destroyed: vehicles). A dead figure, a destroyed vehicle and whoever leaves the table is also gone",
  "activated": "no | active | done: this turn; no at the start of its side's turn",
  "ordered": "true once it has issued its order this turn; false at the start",
  "may": "list of ways of shooting it is ordered to use this turn; empty at the start",
  "doubleTime": "true while a Double Time order holds; false at the start",
  "stance": "standing | kneeling; standing at the start",
  "primed": "true with a primed grenade in hand; false at the start",
  "grenades": "number of grenades left, or null for no limit; null unless the scenario says",
  "seen": "true once any enemy has had it in sight or it has shot; in a case true unless said",
  "sniper": "true for a sniper; false unless said",
  "engineer": "true for an engineer; false unless said",
  "rank": "none | nco | platoon-sergeant | officer; from the kind",
  "skills": "map of action to number of actions per AP; empty unless said",
  "vital": "true with vital organ protection; false unless said",
  "save": "number for the armour save, or null; null unless said",
  "medical": "modifier of the casualty check; 0 at the start",
  "fallback": "inches it still owes; 0 at the start",
  "dugIn": "true until it moves, if its force is dug in; false unless said. Of a side: true once it has bought dug-in",
  "weapons": "list of weapon names; from the kind unless said",
  "role": "gunner | loader | nco | driver | commander | passenger | rider | null: what it does at the moment",
  "crews": "id of the weapon piece, or of the figure carrying the weapon, that it serves, or null",
  "aboard": "id of the vehicle it is in or on, or null",
  "loaded": "weapon piece or carried weapon that must be reloaded: true or false; true at the start",
  "setUp": "weapon piece: true when set up or unlimbered; in a case true unless said",
  "malfunctions": "number of malfunctions to clear, 0 at the start; of the first weapon unless jams says",
  "jams": "list of its malfunctions, each with its weapon and the turn number from which it may be cleared (from); none at the start",
  "clearFrom": "turn number from which they may be cleared",
  "spotted": "weapon piece: the point [x, y] called in this turn, or null",
  "hitched": "weapon piece: id of the vehicle it is hitched to, or null",
  "turret": "vehicle: direction of the turret in degrees; equal to facing at the start",
  "drive": "vehicle: ok | disabled; ok at the start",
  "disabled": "vehicle: list of disabled weapons, in the order they were lost; empty at the start",
  "moved": "true if any AP went into moving or turning this turn; false at the start",
  "firedGun": "true if a large-calibre gun was fired this turn; false at the start",
  "reserve": "number needed to arrive, or null when on the table",
  "policy": "ask | snap | never: what it does when it may react; ask at the start",
  "open": "door: true when open; false at the start",
  "gaps": "gaps that were made in it, each with its middle (at) and its width; none at the start",
  "heldBy": "place that somebody is to hold: the side that last had an able figure in it with no enemy inside, or null",
  "first": "the side with the first turn, where the scenario names it: then no initiative is rolled",
  "last": "the last game turn of the scenario, or null",
  "parent": "unit: id of its platoon or company, or null",
  "men": "unit: number of figures it starts with after the manpower roll",
  "lmg": "unit: number of LMGs it starts with after the manpower roll",
  "teams": "unit: number of specialist teams it starts with after the roll",
  "item": "unit: what it was bought as (rifle-section, platoon-hq, the kind of a vehicle and so on), or null",
  "team": "piece: name of the specialist team of its unit that it belongs to, or null",
  "shows": "unit made by buying a vehicle, with the same id: starts | late | absent, after the acquisition roll",
  "arrives": "such a unit: number needed to arrive, or null",
  "fellBack": "unit: number of failed section or platoon tests so far, 0 at the start",
  "edge": "side: north | south | east | west: its own table edge; the first side south, the second north unless said",
  "size": "side: small | medium | large, which sets its points; or null",
  "points": "side: points left to spend",
  "zone": "side: depth of its setup zone in inches, 8 at the start",
  "army": "side: allied | axis: what its sections and teams are armed with; the first side allied, the second axis unless said",
  "rerolls": "side: rerolls bought and not used, 0 at the start",
  "vp": "side: victory points, 0 at the start"
 },
 "kinds": {
  "rifleman": {
   "class": "infantry",
   "weapons": [
    "rifle"
   ],
   "rank": "none",
   "grenades": true
  },
  "battle-rifleman": {
   "class": "infantry",
   "weapons": [
    "battle-rifle"
   ],
   "rank": "none",
   "grenades": true,
   "example": "M1 Garand, SVT-40, G43"
  },
  "assault-rifleman": {
   "class": "infantry",
   "weapons": [
    "assault-rifle"
   ],
   "rank": "none",
   "grenades": true,
   "example": "StG 44"
  },
  "smg-man": {
   "class": "infantry",
   "weapons": [
    "sten-mp40"
   ],
   "rank": "none",
   "grenades": true,
   "example": "Sten, MP40"
  },
  "bren-gunner": {
   "class": "infantry",
   "weapons": [
    "bren"
   ],
   "rank": "none",
   "grenades": true,
   "lmg": true
  },
  "mg38-gunner": {
   "class": "infantry",
   "weapons": [
    "mg38"
   ],
   "rank": "none",
   "grenades": true,
   "lmg": true
  },
  "nco": {
   "class": "infantry",
   "weapons": [
    "sten-mp40"
   ],
   "rank": "nco",
   "grenades": true,
   "orders": "own section"
  },
  "platoon-sergeant": {
   "class": "infantry",
   "weapons": [
    "sten-mp40"
   ],
   "rank": "platoon-sergeant",
   "grenades": true,
   "orders": "own platoon"
  },
  "officer": {
   "class": "infantry",
   "weapons": [
    "sten-mp40"
   ],
   "rank": "officer",
   "grenades": true,
   "orders": "own platoon (a company officer, own company)"
  },
  "sniper": {
   "class": "infantry",
   "weapons": [
    "rifle"
   ],
   "rank": "none",
   "sniper": true,
   "grenades": true
  },
  "engineer": {
   "class": "infantry",
   "weapons": [
    "rifle"
   ],
   "rank": "none",
   "engineer": true,
   "grenades": true
  },
  "piat-gunner": {
   "class": "infantry",
   "weapons": [
    "piat"
   ],
   "rank": "none",
   "grenades": true,
   "team": [
    "loader"
   ]
  },
  "bazooka-gunner": {
   "class": "infantry",
   "weapons": [
    "bazooka"
   ],
   "rank": "none",
   "grenades": true,
   "team": [
    "loader"
   ]
  },
  "panzerschreck-gunner": {
   "class": "infantry",
   "weapons": [
    "panzerschreck"
   ],
   "rank": "none",
   "grenades": true,
   "team": [
    "loader"
   ]
  },
  "panzerfaust-man": {
   "class": "infantry",
   "weapons": [
    "panzerfaust",
    "rifle"
   ],
   "rank": "none",
   "grenades": true
  },
  "anti-tank-rifleman": {
   "class": "infantry",
   "weapons": [
    "anti-tank-rifle"
   ],
   "rank": "none",
   "grenades": true
  },
  "crewman": {
   "class": "infantry",
   "weapons": [
    "rifle"
   ],
   "rank": "none",
   "grenades": true,
   "use": "gunner or loader of a weapon, member of a vehicle crew; role says which"
  },
  "crew-nco": {
   "class": "infantry",
   "weapons": [
    "sten-mp40"
   ],
   "rank": "nco",
   "grenades": true,
   "use": "NCO of a crew-served weapon, commander of a vehicle"
  },
  "vickers": {
   "class": "weapon",
   "size": "team-weapon",
   "weapon": "vickers",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": true,
   "loader": true
  },
  "mg42-tripod": {
   "class": "weapon",
   "size": "team-weapon",
   "weapon": "mg42",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": true,
   "loader": true
  },
  "light-mortar": {
   "class": "weapon",
   "size": "team-weapon",
   "weapon": "light-mortar",
   "crew": [
    "gunner",
    "loader"
   ],
   "portable": true,
   "loader": true
  },
  "medium-mortar": {
   "class": "weapon",
   "size": "team-weapon",
   "weapon": "medium-mortar",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": true,
   "loader": true
  },
  "two-pounder": {
   "class": "weapon",
   "size": "gun",
   "weapon": "two-pounder",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": false,
   "loader": true
  },
  "six-pounder": {
   "class": "weapon",
   "size": "gun",
   "weapon": "six-pounder",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": false,
   "loader": true
  },
  "seventeen-pounder": {
   "class": "weapon",
   "size": "large-gun",
   "weapon": "seventeen-pounder",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": false,
   "loader": true
  },
  "pak-38": {
   "class": "weapon",
   "size": "gun",
   "weapon": "pak-38",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": false,
   "loader": true
  },
  "pak-40": {
   "class": "weapon",
   "size": "large-gun",
   "weapon": "pak-40",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": false,
   "loader": true
  },
  "flak-88": {
   "class": "weapon",
   "size": "flak",
   "weapon": "flak-88",
   "crew": [
    "gunner",
    "loader",
    "nco"
   ],
   "portable": false,
   "loader": true
  },
  "tiger": {
   "class": "heavy-armour",
   "size": "heavy-tank",
   "armour": "heavy",
   "tracked": true,
   "turret": true,
   "enclosed": true,
   "weapons": [
    "flak-88",
    "mg38"
   ],
   "inTurret": [
    "flak-88",
    "mg38"
   ],
   "crew": [
    "commander",
    "gunner",
    "loader",
    "driver"
   ],
   "acquisition": "heavy-armour"
  },
  "churchill": {
   "class": "heavy-armour",
   "size": "heavy-tank",
   "armour": "heavy",
   "tracked": true,
   "turret": true,
   "enclosed": true,
   "weapons": [
    "six-pounder",
    "bren"
   ],
   "inTurret": [
    "six-pounder",
    "bren"
   ],
   "crew": [
    "commander",
    "gunner",
    "loader",
    "driver"
   ],
   "acquisition": "heavy-armour"
  },
  "sherman": {
   "class": "medium-armour",
   "size": "tank",
   "armour": "medium",
   "tracked": true,
   "turret": true,
   "enclosed": true,
   "weapons": [
    "seventy-five-mm",
    "vickers"
   ],
   "inTurret": [
    "seventy-five-mm",
    "vickers"
   ],
   "crew": [
    "commander",
    "gunner",
    "loader",
    "driver"
   ],
   "acquisition": "medium-armour"
  },
  "panzer-iv": {
   "class": "medium-armour",
   "size": "tank",
   "armour": "medium",
   "tracked": true,
   "turret": true,
   "enclosed": true,
   "weapons": [
    "seventy-five-mm",
    "mg38"
   ],
   "inTurret": [
    "seventy-five-mm",
    "mg38"
   ],
   "crew": [
    "commander",
    "gunner",
    "loader",
    "driver"
   ],
   "acquisition": "medium-armour"
  },
  "stuart": {
   "class": "light-armour",
   "size": "light-tank",
   "armour": "light",
   "tracked": true,
   "turret": true,
   "enclosed": true,
   "weapons": [
    "two-pounder",
    "vickers"
   ],
   "inTurret": [
    "two-pounder",
    "vickers"
   ],
   "crew": [
    "commander",
    "gunner",
    "loader",
    "driver"
   ],
   "acquisition": "light-armour"
  },
  "bren-carrier": {
   "class": "light-armour",
   "size": "carrier",
   "armour": "very-light",
   "tracked": true,
   "turret": false,
   "enclosed": false,
   "weapons": [
    "bren"
   ],
   "inTurret": [],
   "crew": [
    "gunner",
    "driver"
   ],
   "seats": 3,
   "acquisition": "light-armour"
  },
  "sdkfz-251": {
   "class": "light-armour",
   "size": "half-track",
   "armour": "very-light",
   "tracked": true,
   "turret": false,
   "enclosed": false,
   "weapons": [
    "mg38"
   ],
   "inTurret": [],
   "crew": [
    "gunner",
    "driver"
   ],
   "seats": 10,
   "acquisition": "light-armour"
  },
  "sdkfz-222": {
   "class": "wheeled-armour",
   "size": "scout-car",
   "armour": "very-light",
   "tracked": false,
   "turret": true,
   "enclosed": false,
   "recce": true,
   "weapons": [
    "twenty-mm",
    "mg38"
   ],
   "inTurret": [
    "twenty-mm",
    "mg38"
   ],
   "crew": [
    "gunner",
    "driver"
   ],
   "acquisition": "light-armour"
  },
  "armoured-car": {
   "class": "wheeled-armour",
   "size": "light-tank",
   "armour": "light",
   "tracked": false,
   "turret": true,
   "enclosed": true,
   "weapons": [
    "two-pounder",
    "bren"
   ],
   "inTurret": [
    "two-pounder",
    "bren"
   ],
   "crew": [
    "commander",
    "gunner",
    "driver"
   ],
   "acquisition": "light-armour",
   "example": "Daimler"
  },
  "armoured-truck": {
   "class": "wheeled-armour",
   "size": "light-tank",
   "armour": "very-light",
   "tracked": false,
   "turret": false,
   "enclosed": true,
   "weapons": [
    "bren"
   ],
   "inTurret": [],
   "crew": [
    "gunner",
    "driver"
   ],
   "seats": 8,
   "acquisition": "light-armour",
   "example": "enclosed armoured carrier"
  },
  "jeep": {
   "class": "wheeled-soft-skin",
   "size": "jeep",
   "armour": "soft-skin",
   "tracked": false,
   "turret": false,
   "enclosed": false,
   "weapons": [],
   "inTurret": [],
   "crew": [
    "driver"
   ],
   "seats": 3,
   "acquisition": "soft-skin"
  },
  "truck": {
   "class": "wheeled-soft-skin",
   "size": "truck",
   "armour": "soft-skin",
   "tracked": false,
   "turret": false,
   "enclosed": false,
   "weapons": [],
   "inTurret": [],
   "crew": [
    "driver"
   ],
   "seats": 12,
   "acquisition": "soft-skin"
  }
 },
 "terrain": {
  "open": {
   "cover": "none",
   "obstacle": false,
   "blocksSight": false
  },
  "fence": {
   "cover": "partial",
   "obstacle": true,
   "tracks": "free",
   "solid": false,
   "height": 0.8,
   "armour": "soft-skin"
  },
  "hedge": {
   "cover": "partial",
   "obstacle": true,
   "tracks": "free",
   "solid": true,
   "height": 1,
   "armour": "soft-skin"
  },
  "wall": {
   "cover": "total",
   "obstacle": true,
   "tracks": "test",
   "solid": true,
   "height": 1,
   "armour": "light"
  },
  "low-wall": {
   "cover": "total",
   "obstacle": true,
   "tracks": "free",
   "solid": true,
   "height": 0.5,
   "armour": "light"
  },
  "high-wall": {
   "cover": "total",
   "obstacle": true,
   "solid": true,
   "height": 2,
   "armour": "light",
   "note": "too high to look over"
  },
  "wire": {
   "cover": "none",
   "obstacle": true,
   "tracks": "free",
   "solid": false,
   "height": 0.4
  },
  "woods": {
   "cover": "partial",
   "obstacle": false,
   "area": true,
   "solid": true,
   "height": 4,
   "seeThrough": 6,
   "note": "trees stop a scattered shot where its line enters"
  },
  "scrub": {
   "cover": "partial",
   "obstacle": false,
   "area": true,
   "solid": false,
   "height": 0.8,
   "seeThrough": 6
  },
  "crater": {
   "cover": "partial",
   "obstacle": false,
   "area": true,
   "solid": false
  },
  "trench": {
   "cover": "total",
   "obstacle": true,
   "tracks": "test",
   "area": true,
   "solid": false
  },
  "foxhole": {
   "cover": "total",
   "obstacle": false,
   "area": true,
   "solid": false
  },
  "sandbags": {
   "cover": "total",
   "obstacle": true,
   "tracks": "test",
   "solid": true,
   "height": 0.8,
   "armour": "light"
  },
  "rubble": {
   "cover": "total",
   "obstacle": true,
   "tracks": "test",
   "area": true,
   "solid": true,
   "height": 0.8,
   "armour": "light"
  },
  "building": {
   "cover": "total",
   "obstacle": true,
   "area": true,
   "solid": true,
   "height": 3,
   "armour": "medium",
   "room": true,
   "note": "seen into and out of only through its doors and windows, by figures within 1 inch of them, and entered only there; where none are drawn they are everywhere, and each is an obstacle"
  },
  "bunker": {
   "cover": "total",
   "obstacle": true,
   "area": true,
   "solid": true,
   "height": 2,
   "armour": "heavy",
   "room": true
  },
  "door": {
   "cover": "total",
   "obstacle": false,
   "opening": true,
   "height": 1.5,
   "note": "lies on an outline of a building; closed it is an obstacle and blocks sight; closed at the start unless open is true"
  },
  "window": {
   "cover": "total",
   "obstacle": true,
   "opening": true
  },
  "fire-slit": {
   "cover": "total",
   "obstacle": true,
   "opening": true,
   "note": "cannot be passed through"
  },
  "hill": {
   "cover": "none",
   "obstacle": false,
   "area": true,
   "solid": true,
   "height": 2,
   "note": "raises whatever stands on it by its height"
  },
  "road": {
   "cover": "none",
   "obstacle": false,
   "area": true
  },
  "stream": {
   "cover": "none",
   "obstacle": true,
   "tracks": "test",
   "area": true
  },
  "aid-station": {
   "cover": "none",
   "obstacle": false,
   "area": true,
   "note": "field side names its owner; injured figures in it are safe"
  }
 },
 "scenarios": [
  {
   "title": "The farm on the lane",
   "size": "small, 5 points a side",
   "table": {
    "width": 48,
    "depth": 48
   },
   "terrain": "A farmhouse (building 8 by 6, doors south and east, windows all round) in the middle, with a walled yard on its south side. A lane runs east to west at 24 inches with hedges on both sides. Woods 10 by 8 in the north-west and south-east corners. Each side has an aid station on its own edge.",
   "forces": {
    "red": {
     "quality": "veteran",
     "units": [
      "2 rifle-sections (nco, bren-gunner, 8 rifleman)",
      "1 sdkfz-222 or bren-carrier",
      "1 reroll",
      "zone + 8"
     ],
     "free": [
      "officer",
      "platoon-sergeant"
     ]
    },
    "blue": {
     "quality": "green",
     "units": [
      "3 rifle-sections (nco, mg38-gunner, 8 rifleman)",
      "2 rerolls"
     ],
     "free": [
      "officer",
      "platoon-sergeant"
     ]
    }
   },
   "deployment": "Red within 16 inches of the south edge, blue within 8 of the north edge. Roll for initiative.",
   "objective": "5 victory points to the side with more able figures in the farmhouse and its yard at the end; injured are counted as the rules say.",
   "turns": 8
  },
  {
   "title": "Counter-attack at the crossroads",
   "size": "medium, 12 points a side",
   "table": {
    "width": 72,
    "depth": 48
   },
   "terrain": "Two roads cross in the middle; four buildings stand round the crossing with walls between them. A hill 2 inches high, 16 by 10, stands in the north-east; woods line the south edge; hedges run along the western road. Sandbags for one gun at the crossing.",
   "forces": {
    "red": {
     "quality": "veteran",
     "units": [
      "5 rifle-sections",
      "platoon-hq",
      "six-pounder (at the price of a section)",
      "dug-in",
      "engineer-section",
      "3 rerolls"
     ],
     "free": [
      "officer",
      "platoon-sergeant"
     ]
    },
    "blue": {
     "quality": "seasoned",
     "units": [
      "4 rifle-sections",
      "platoon-hq",
      "2 panzer-iv",
      "2 sdkfz-251",
      "1 sdkfz-222",
      "2 rerolls"
     ],
     "free": [
      "officer",
      "platoon-sergeant"
     ]
    }
   },
   "deployment": "Red anywhere within 8 inches of the crossing, dug in; blue enters by its 8-inch zone in the north. Blue has the first turn.",
   "objective": "3 victory points for each of the four buildings held at the end (last side to have an able figure in it, no enemy inside).",
   "turns": 10
  },
  {
   "title": "No man left behind",
   "size": "small, 5 points a side",
   "table": {
    "width": 48,
    "depth": 36
   },
   "terrain": "Broken ground: six craters, two stands of scrub, a ruined house (rubble) and one stretch of wall 12 inches long across the middle. An aid station for each side on its edge.",
   "forces": {
    "red": {
     "quality": "elite",
     "units": [
      "2 rifle-sections with smg-man for half the riflemen",
      "1 jeep",
      "1 truck",
      "1 reroll"
     ],
     "free": [
      "officer"
     ],
     "start": "4 of its riflemen begin injured, unattended, within 3 inches of the middle"
    },
    "blue": {
     "quality": "green",
     "units": [
      "3 rifle-sections",
      "1 vickers or mg42-tripod (at the price of a section)",
      "1 reroll"
     ],
     "free": [
      "officer",
      "platoon-sergeant"
     ]
    }
   },
   "deployment": "Both sides within 8 inches of their own edge. Red has the first turn.",
   "objective": "Red loses 3 points for each injured figure left out, 1 if attended, none at the aid station; blue scores 1 point for each red figure dead or injured. Red gains 2 points for each of the four brought to its aid station. More points win.",
   "turns": 8
  }
 ],
 "start-phases": {
  "note": "start.phase may be left out: from turn 1 on it is then action; in turn 0 it is buy if start.side has points to spend, otherwise deploy",
  "buy": "start.side buys its force, the other side after it",
  "deploy": "start.side sets up its pieces, the other side after it; a piece that the setup has placed stays there, those without a place wait to be set up",
  "initiative": "the initiative dice are about to be rolled (start.side is ignored)",
  "action": "start.side is about to act: its refresh, the arrival dice and the melees of locked pairs for this turn are done, and AP and the other fields are as the pieces say"
 },
 "refusals": {
  "ap": "not enough AP, or the group's fewest",
  "too far": "a move, turn or charge beyond what 1 AP allows, or fire walked more than 2 inches",
  "range": "beyond a weapon's or grenade's range, or nearer than its least range",
  "line of sight": "the shooter or spotter cannot see the target; a pinned figure behind cover counts as unseen",
  "activated": "the figure has finished its activation this turn",
  "pin test": "the figure has untested pin points and must be activated first",
  "pinned": "a pinned figure or leader may not do that",
  "needs an order": "a way of shooting its quality does not allow unordered",
  "one order": "the leader has issued his order this turn",
  "not a leader": "the figure has no rank to give orders",
  "reaction": "not allowed as a reaction, or the action neither affects the figure nor can be affected by it",
  "snap": "a way of shooting other than a snap shot in the opponent's turn, or no die for a snap shot",
  "seen": "no enemy that has been seen is near the point to be suppressed",
  "one figure": "an aimed shot is ordered for one named figure only",
  "primed": "no primed grenade in hand",
  "smother": "somebody has already tried to smother this grenade",
  "contact": "must touch, or be near enough to, the figure, vehicle, weapon or opening",
  "engineer": "only an engineer may do that",
  "arc": "outside the weapon's arc",
  "set up": "the weapon is not set up, or is already",
  "loaded": "the weapon is not loaded, or is already",
  "malfunction": "the weapon has a malfunction, or it cannot be cleared yet",
  "driver": "the driver is the loader: the gun may not fire in a turn with movement, or move after firing",
  "drive": "the vehicle's drive is disabled",
  "straight": "a tracked vehicle moves only straight ahead or back",
  "disabled": "the weapon is disabled",
  "fall back": "the figure owes a fall-back, or the turn would end with one that owes not yet activated",
  "points": "not enough points",
  "sections": "too few rifle sections or platoons for that purchase",
  "zone": "outside the setup zone, or the zone may not grow further",
  "bought": "not on the price list, had already, or under a name that is taken",
  "rerolls": "more rerolls than bought, a unit named twice, or a reroll bought after the acquisition dice",
  "injured": "the target is not injured, or the figure is",
  "side": "not a piece of the own side, or a friend as a target",
  "target": "no such piece, point or feature, or none that this can be done to",
  "weapon": "a weapon it does not have",
  "overlap": "it would stand on another's base",
  "edge": "off the table",
  "obstacle": "something that cannot be passed in this way",
  "locked": "the figure is locked in a melee",
  "aboard": "the figure is aboard a vehicle, or is not"
 },
 "paper": {
  "turn": [
   {
    "step": "Refresh",
    "rules": [
     "MF-ACT-3",
     "MF-ACT-4"
    ]
   },
   {
    "step": "Choose a figure",
    "rules": [
     "MF-ACT-6",
     "MF-ACT-7"
    ]
   },
   {
    "step": "Pin test",
    "rules": [
     "MF-PIN-12",
     "MF-PIN-13",
     "MF-PIN-19",
     "MF-PIN-20",
     "MF-PIN-21"
    ]
   },
   {
    "step": "Spend its AP",
    "rules": [
     "MF-ACT-1",
     "MF-ACT-2"
    ]
   },
   {
    "step": "Reactions",
    "rules": [
     "MF-REA-2",
     "MF-REA-3",
     "MF-REA-8",
     "MF-REA-10"
    ]
   },
   {
    "step": "The figure is done",
    "rules": [
     "MF-PIN-26"
    ]
   }
  ],
  "reference": [
   {
    "title": "Movement",
    "rules": [
     "MF-MOV-7",
     "MF-MOV-8"
    ],
    "tables": [
     "movement",
     "movement.double-time"
    ]
   },
   {
    "title": "What an action costs",
    "rules": [],
    "tables": [
     "action-costs"
    ]
   },
   {
    "title": "Shooting",
    "rules": [
     "MF-SHT-7",
     "MF-HIT-1",
     "MF-HIT-3",
     "MF-HIT-5",
     "MF-HIT-6",
     "MF-HIT-7",
     "MF-HIT-8",
     "MF-SHT-6"
    ],
    "tables": [
     "cover"
    ]
   },
   {
    "title": "Pins",
    "rules": [
     "MF-PIN-1",
     "MF-PIN-3",
     "MF-PIN-6",
     "MF-PIN-23",
     "MF-PIN-24",
     "MF-PIN-27",
     "MF-PIN-31"
    ]
   },
   {
    "title": "Orders",
    "rules": [
     "MF-ORD-2",
     "MF-ORD-8",
     "MF-ORD-10",
     "MF-ORD-12",
     "MF-ORD-14",
     "MF-ACT-10",
     "MF-ACT-11"
    ],
    "tables": [
     "quality"
    ]
   },
   {
    "title": "Grenades",
    "rules": [
     "MF-GRE-1",
     "MF-GRE-3",
     "MF-GRE-5",
     "MF-GRE-6",
     "MF-GRE-10",
     "MF-GRE-13",
     "MF-GRE-14"
    ],
    "tables": [
     "scatter-grenade"
    ]
   },
   {
    "title": "Suppressing fire",
    "rules": [
     "MF-SUP-2",
     "MF-SUP-3",
     "MF-SUP-4",
     "MF-SUP-10",
     "MF-SUP-11"
    ]
   },
   {
    "title": "Close quarters",
    "rules": [
     "MF-CQB-1",
     "MF-CQB-2",
     "MF-CQB-3",
     "MF-CQB-4",
     "MF-CQB-5"
    ]
   },
   {
    "title": "Scatter",
    "rules": [],
    "tables": [
     "scatter-indirect",
     "scatter-direct"
    ]
   },
   {
    "title": "Anti-tank fire",
    "rules": [
     "MF-ATF-12"
    ],
    "tables": [
     "penetration-modifiers"
    ]
   },
   {
    "title": "The injured",
    "rules": [
     "MF-REC-3",
     "MF-REC-4",
     "MF-REC-5"
    ],
    "tables": [
     "victory"
    ]
   },
   {
    "title": "Section and platoon",
    "rules": [
     "MF-SPM-1",
     "MF-SPM-2",
     "MF-SPM-6",
     "MF-SPM-7"
    ]
   },
   {
    "title": "Ways of shooting",
    "rules": [],
    "tables": [
     "fire-modes"
    ],
    "columns": [
     "ap",
     "hit",
     "rof",
     "reaction"
    ],
    "across": "half"
   },
   {
    "title": "Small arms",
    "rules": [],
    "tables": [
     "small-arms"
    ],
    "across": "half"
   },
   {
    "title": "Blast",
    "rules": [],
    "tables": [
     "blast"
    ],
    "columns": [
     "centre",
     "centre-wound",
     "edge",
     "edge-wound",
     "at"
    ],
    "across": "half"
   },
   {
    "title": "Penetration",
    "rules": [],
    "tables": [
     "penetration",
     "damage"
    ],
    "across": "half"
   }
  ],
  "templates": [
   {
    "name": "Grenade",
    "rings": [
     "tables.blast.grenade.centre",
     "tables.blast.grenade.edge"
    ]
   },
   {
    "name": "Very light anti-tank",
    "rings": [
     "tables.blast.very-light.centre",
     "tables.blast.very-light.edge"
    ]
   },
   {
    "name": "Light and medium",
    "rings": [
     "tables.blast.medium.centre",
     "tables.blast.medium.edge"
    ]
   },
   {
    "name": "Heavy and very heavy",
    "rings": [
     "tables.blast.heavy.centre",
     "tables.blast.heavy.edge"
    ]
   }
  ],
  "markers": [
   {
    "says": "1",
    "of": "pin",
    "count": 24
   },
   {
    "says": "2",
    "of": "pins",
    "count": 12
   },
   {
    "says": "5",
    "of": "pins",
    "count": 6
   },
   {
    "says": "1",
    "of": "AP left",
    "count": 12
   },
   {
    "says": "2",
    "of": "AP left",
    "count": 12
   },
   {
    "says": "3",
    "of": "AP left",
    "count": 6
   },
   {
    "says": "Done",
    "count": 18
   },
   {
    "says": "Pinned",
    "count": 12
   },
   {
    "says": "Injured",
    "count": 12
   },
   {
    "says": "Fleeing",
    "count": 6
   },
   {
    "says": "Grenade",
    "of": "primed",
    "count": 6
   },
   {
    "says": "Double time",
    "count": 12
   },
   {
    "says": "Jammed",
    "count": 6
   },
   {
    "says": "Locked",
    "of": "in melee",
    "count": 6
   }
  ]
 }
}`)
