import type { Matrix } from '@sandtable/kernel'

/** Ways of fire against the states of firer and target. */
export const fire: Matrix = {
  id: 'fire',
  says: 'ways of fire against the states of firer and target',
  rows: {
    rifle: 'rifles and submachine guns',
    mg: 'a machine gun',
    he: 'high explosive or rockets over open sights',
    indirect: 'indirect or speculative fire',
    at: 'an anti-tank round',
    flame: 'a flamethrower',
    sniper: 'a sniper',
    opportunity: 'opportunity fire',
    defensive: 'defensive fire at a charger',
    'fall-back': 'fire at a stand that falls back',
    strafe: 'a fighter that strafes',
    bomb: 'bombs',
    cannon: 'cannon and rockets of a tankbuster',
    divisional: 'divisional artillery',
    suppressive: 'suppressive area fire',
    flak: 'anti-aircraft fire',
  },
  columns: {
    open: 'men in the open',
    soft: 'men in soft cover',
    hard: 'men in hard cover',
    prone: 'men who are prone',
    hidden: 'a hidden target',
    melee: 'a target in close combat',
    riding: 'men who ride on armour',
    seated: 'men in a vehicle',
    craft: 'men in a craft',
    friend: 'a friend of the firer',
    shaken: 'a disordered or suppressed firer',
    night: 'night',
    unseen: 'a target out of sight or behind smoke (refused)',
    far: 'a target out of range (refused)',
  },
  impossible: [
    {
      rows: ['at'],
      columns: ['open', 'soft', 'hard', 'prone', 'riding', 'seated', 'craft'],
      because: 'an anti-tank round is for vehicles and guns, not for men (BA-ARTY-20, BA-ARM-4)',
    },
    {
      rows: ['sniper'],
      columns: ['soft', 'hard'],
      because: 'whom a sniper fires at counts as in the open (BA-SNIPE-9)',
    },
    {
      rows: ['opportunity', 'defensive', 'fall-back'],
      columns: ['prone', 'hidden'],
      because: 'who goes somewhere in plain sight is neither prone nor hidden (BA-PRONE-2, BA-RUL-68, BA-RUL-261)',
    },
    {
      rows: ['opportunity', 'fall-back'],
      columns: ['melee'],
      because: 'who is in close combat goes nowhere (BA-CHRG-4)',
    },
    {
      rows: ['opportunity', 'defensive', 'fall-back'],
      columns: ['unseen', 'far'],
      because: 'only who sees it and reaches it is asked to fire (BA-OPP-6, BA-RUL-19, BA-RUL-261)',
    },
    {
      rows: ['defensive'],
      columns: ['riding', 'seated', 'craft'],
      because: 'nobody charges who is carried (BA-CHRG-1)',
    },
    {
      rows: ['fall-back'],
      columns: ['craft'],
      because: 'craft do not fall back (BA-FALL-2, BA-FALL-5)',
    },
    {
      rows: ['opportunity', 'defensive', 'fall-back'],
      columns: ['friend'],
      because: 'it is fired at the enemy whom it answers (BA-OPP-6, BA-RUL-19, BA-RUL-261)',
    },
    {
      rows: ['strafe', 'bomb', 'cannon'],
      columns: ['shaken'],
      because:
        'what is fired at an aircraft drives it off or does nothing: it is never disordered (BA-AA-11 to BA-AA-15)',
    },
    {
      rows: ['strafe'],
      columns: ['unseen'],
      because: 'a strafing aircraft sees all that is not hidden along its line (BA-AIR-24, BA-RUL-201)',
    },
    {
      rows: ['bomb', 'cannon'],
      columns: ['far'],
      because: 'it reaches the whole table (BA-AIR-27)',
    },
    {
      rows: ['cannon'],
      columns: ['open', 'soft', 'hard', 'prone', 'riding', 'seated', 'craft'],
      because: 'cannon and rockets use the table of armour, not that of men (BA-AIR-33)',
    },
    {
      rows: ['divisional'],
      columns: ['shaken'],
      because: 'its guns are off the table, where nothing disorders them (BA-DIV-1, BA-DIS-5)',
    },
    {
      rows: ['divisional'],
      columns: ['far'],
      because: 'artillery off the table reaches all of it (BA-ARTY-1)',
    },
    {
      rows: ['flak'],
      columns: ['open', 'soft', 'hard', 'prone', 'hidden', 'melee', 'riding', 'seated', 'craft'],
      because: 'it is fired at aircraft alone (BA-AA-3)',
    },
    {
      rows: ['flak'],
      columns: ['friend'],
      because: 'only the enemies of the aircraft that arrives are asked (BA-RUL-221)',
    },
    {
      rows: ['flak'],
      columns: ['unseen'],
      because: 'whatever passes within range is fired at: no sight is asked for (BA-AA-3, BA-RUL-118)',
    },
  ],
}
