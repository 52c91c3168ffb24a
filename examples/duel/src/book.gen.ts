// generated from examples/duel/rulebook.yaml by npm run generate; do not edit
export const data: unknown = JSON.parse(`{
 "id": "duel",
 "title": "Duel",
 "period": "the Old West",
 "scale": "one figure is one gunslinger",
 "unit": "in",
 "summary": "A handful of gunslingers meet in the main street. Each of them moves or shoots once a turn; crates give cover, walls block the view, and whoever is missed may shoot back at once. A game takes ten minutes.\\n",
 "sections": [
  {
   "id": "GEN",
   "title": "Gunslingers",
   "rules": [
    {
     "id": "DU-GEN-1",
     "says": "There are two sides, and each has one to six gunslingers.",
     "source": "Duel, paragraph 1",
     "kind": "limit"
    },
    {
     "id": "DU-GEN-2",
     "says": "A gunslinger stands on a round base, and no two bases overlap.",
     "source": "Duel, paragraph 1",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "TURN",
   "title": "The turn",
   "rules": [
    {
     "id": "DU-TURN-1",
     "says": "In its turn a side moves or shoots with each of its gunslingers once, in any order.",
     "source": "Duel, paragraph 2",
     "kind": "mechanic"
    },
    {
     "id": "DU-TURN-2",
     "says": "A side may end its turn before all of its gunslingers have acted. Then the other side has its turn.",
     "source": "Duel, paragraph 2",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "MOVE",
   "title": "Moving",
   "rules": [
    {
     "id": "DU-MOVE-1",
     "says": "A gunslinger moves in a straight line, up to the distance in table moves.",
     "source": "Duel, paragraph 3",
     "kind": "value"
    },
    {
     "id": "DU-MOVE-2",
     "says": "He does not pass through walls or crates, ends on no base, wall or crate, and stays on the table.",
     "source": "Duel, paragraph 3",
     "kind": "limit"
    }
   ]
  },
  {
   "id": "SHOOT",
   "title": "Shooting",
   "rules": [
    {
     "id": "DU-SHOOT-1",
     "says": "A gunslinger shoots at an enemy in range of his weapon, base to base, as table weapons has it.",
     "source": "Duel, paragraph 4",
     "kind": "limit"
    },
    {
     "id": "DU-SHOOT-2",
     "says": "He must see him. A wall across the line between their middles blocks the view.",
     "source": "Duel, paragraph 4",
     "kind": "limit"
    },
    {
     "id": "DU-SHOOT-3",
     "says": "Roll a die. The number of the weapon, or more, hits. Whoever is hit is out of the game.",
     "source": "Duel, paragraph 4",
     "kind": "mechanic"
    },
    {
     "id": "DU-SHOOT-4",
     "says": "A target close behind a crate that the shot crosses is in cover. Table cover says how close, and what it takes off the die.",
     "source": "Duel, paragraph 5",
     "kind": "mechanic"
    },
    {
     "id": "DU-SHOOT-5",
     "says": "Whoever is shot at and missed may shoot back at once, if he can. Nobody shoots back at a shot that was fired back.",
     "source": "Duel, paragraph 6",
     "kind": "mechanic"
    }
   ]
  },
  {
   "id": "END",
   "title": "The end",
   "rules": [
    {
     "id": "DU-END-1",
     "says": "A side that has nobody left has lost.",
     "source": "Duel, paragraph 7",
     "kind": "mechanic"
    },
    {
     "id": "DU-END-2",
     "says": "After the last turn the side with more gunslingers left has won. If both have as many, nobody has.",
     "source": "Duel, paragraph 7",
     "kind": "mechanic"
    }
   ]
  }
 ],
 "rulings": [
  {
   "id": "DU-RUL-1",
   "about": [
    "DU-SHOOT-5"
   ],
   "question": "Is a shot that is fired back as good as any other?",
   "options": {
    "steady": "Yes.",
    "hurried": "No: it is fired in a hurry, and one is taken off the die."
   },
   "default": "steady",
   "offered": true
  }
 ],
 "tables": {
  "forces": {
   "rows": {
    "most": 6
   }
  },
  "moves": {
   "rows": {
    "walk": 6
   }
  },
  "weapons": {
   "rows": {
    "pistol": {
     "range": 12,
     "hits": 4
    },
    "shotgun": {
     "range": 6,
     "hits": 3
    }
   }
  },
  "cover": {
   "rows": {
    "within": 1
   },
   "modifiers": {
    "crate": -1,
    "hurry": -1
   }
  }
 },
 "dice": {
  "shot": "d6, to hit"
 },
 "actions": {
  "move": {
   "fields": {
    "piece": "id",
    "to": "point"
   },
   "when": "own turn"
  },
  "shoot": {
   "fields": {
    "piece": "id",
    "target": "id"
   },
   "when": "own turn, or when missed"
  },
  "hold": {
   "fields": {},
   "when": "when missed"
  },
  "end": {
   "fields": {},
   "when": "own turn"
  }
 },
 "fields": {
  "acted": "he has moved or shot in this turn",
  "won": "this side has won"
 },
 "kinds": {
  "gunslinger": {
   "radius": 0.5,
   "weapon": "pistol"
  },
  "deputy": {
   "radius": 0.5,
   "weapon": "shotgun"
  }
 },
 "terrain": {
  "wall": {
   "height": 2,
   "blocks": true
  },
  "crate": {
   "height": 0.75,
   "blocks": false
  }
 },
 "start-phases": {
  "act": "a side is about to act"
 },
 "refusals": {
  "turn": "it is not the turn for that",
  "range": "beyond the weapon's range",
  "view": "something blocks the view",
  "movement": "too far, or no way",
  "target": "nobody to shoot at"
 },
 "scenarios": []
}`)
