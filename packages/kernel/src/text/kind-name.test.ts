import { describe, expect, test } from 'vitest'
import { kindName, many, nationOf, sideName, spelt, spoken, termName } from './kind-name.ts'
import { english } from './language.ts'
import { makeNames, sideNames } from './names.ts'

describe('kinds as people say them', () => {
  test.each([
    ['german-mg42-gunner', 'MG42 gunner'],
    ['german', ''],
    ['rifleman-german', 'rifleman german'],
    ['mortar-81', '81 mm mortar'],
    ['gun-17pdr', '17pdr gun'],
    ['mortar-crew', 'mortar crew'],
    ['german-atg-50mm', '50 mm anti-tank gun'],
    ['infantry-gun-75mm', '75 mm infantry gun'],
    ['atg-17pdr-towed', '17-pounder towed anti-tank gun'],
    ['cart-50mm', 'cart 50 mm'],
    ['50mm-atg', '50 mm atg'],
    ['leader-bar', 'leader with BAR'],
    ['leader', 'leader'],
    ['horse-armed', 'armed horse'],
    ['anti-tank-rifle', 'anti-tank rifle'],
    ['stug-iii', 'StuG III'],
    ['pz-iv', 'Panzer IV'],
    ['russian-t34', 'T-34'],
    ['kv1', 'KV-1'],
    ['bren-gunner', 'Bren gunner'],
    ['m13', 'M13'],
    ['xm13', 'xm13'],
    ['panzer-iv-late', 'late Panzer IV'],
    ['panzer-iv-mid', 'mid-war Panzer IV'],
    ['late', 'late'],
  ])('%s: %s', (kind, name) => expect(kindName(kind)).toBe(name))

  test('a term keeps its nation', () => {
    expect(termName('german-mg42')).toBe('German MG42')
    expect(termName('fire-only')).toBe('fire only')
    expect(termName('plan-b')).toBe('plan B')
    expect(termName('german')).toBe('German')
  })

  test('names are spelt out', () => {
    expect(kindName('granatenwerfer')).toBe('Granatenwerfer')
    expect(spoken('stone-wall')).toBe('stone wall')
    expect(spoken('party-a')).toBe('party A')
    expect(spoken('north-east-wood')).toBe('north-east wood')
    expect(spoken('south-westerly')).toBe('south westerly')
    expect(sideName('patrol-a')).toBe('Patrol A')
    expect(spelt('bar, 24″ at close range')).toBe('BAR, 24″ at close range')
  })

  test('a force has a nation if all have the same one', () => {
    expect(nationOf(['german-rifleman', 'german-leader'])).toBe('German')
    expect(nationOf(['german-rifleman', 'american-leader'])).toBeNull()
    expect(nationOf(['german-rifleman', 'horse'])).toBeNull()
    expect(nationOf(['horse'])).toBeNull()
    expect(nationOf([])).toBeNull()
  })

  test.each([
    [1, 'sniper', 'sniper'],
    [5, 'rifleman', '5 riflemen'],
    [2, 'sniper', '2 snipers'],
    [2, 'battery', '2 batteries'],
    [2, 'convoy', '2 convoys'],
    [3, 'light infantry', '3 light infantry'],
    [3, 'walking wounded', '3 walking wounded'],
    [2, 'leader with BAR', '2 leaders with BAR'],
    [3, 'Sherman', '3 Shermans'],
    [2, 'box', '2 boxes'],
    [2, 'wrench', '2 wrenches'],
    [3, 'man on horse with lance', '3 men on horse with lance'],
    [2, 'Vickers', '2 Vickers'],
    [3, 'landing craft', '3 landing craft'],
    [2, 'late Panzer IV', '2 late Panzer IVs'],
    [2, '50 mm mortar', 'two 50 mm mortars'],
  ])('so many of a kind: %d of %s: %s', (count, name, words) => expect(many(count, name)).toBe(words))
})

describe('English', () => {
  test('ground is called by its kind, unless it has a name', () => {
    expect(english.ground('stone-wall', 'wall')).toBe('stone wall')
    expect(english.ground('building', 'old-mill')).toBe('old mill')
    expect(english.ground('building', 'b')).toBe('building')
    expect(english.ground('building', 'inn')).toBe('inn')
    expect(english.ground('low-wall', 'yard-wall-north')).toBe('north yard wall')
    expect(english.ground('mud', 'mud-south-west')).toBe('south-west mud')
    expect(english.ground('woods', 'north-wood')).toBe('north wood')
    expect(english.ground('sandbags', 'german-bags')).toBe('German sandbags')
    expect(english.ground('aid-station', 'british-aid')).toBe('British aid station')
    expect(english.theGround('mill')).toBe('the mill')
  })

  test('a unit has its number and its kind, and whose it is', () => {
    expect(english.unit('1st', 'platoon', null)).toBe('1st platoon')
    expect(english.unit('1st', '', null)).toBe('1st')
    expect(english.unit('tank-hunters', 'platoon', 'German')).toBe('the German tank hunters')
  })

  test('a way has a length and a direction', () => {
    expect(english.way(0, 90, 'in')).toBe('where it stands')
    expect(english.way(2540, 45, 'in')).toBe('1″ north-east')
    expect(english.towards(180)).toBe('south')
    expect(english.length(2540, 'in')).toBe('1″')
    expect(english.lengthOf(5080, 2540, 'in')).toBe('2″ (1″ at most)')
    expect(english.term('smg', 'submachine gun')).toBe('submachine gun')
    expect(english.army('German')).toBe('German')
  })
})

describe('sides', () => {
  const piece = (side: string, kind: string) => ({ id: kind, side, kind })

  test('are called as the scenario says, by their army, or by their id', () => {
    const sides = [{ id: 'a' }, { id: 'b' }, { id: 'patrol-c' }] as never
    const pieces = [piece('a', 'german-leader'), piece('b', 'british-leader'), piece('patrol-c', 'horse')] as never
    expect(sideNames({ sides, pieces, called: { a: 'The Guards' } })).toEqual({
      a: 'The Guards',
      b: 'British',
      'patrol-c': 'Patrol C',
    })
  })
})

describe('names at a table', () => {
  const pieces = [
    { id: 'gun', side: 'red', kind: 'six-pounder' },
    { id: 'anna', side: 'red', kind: 'rifleman', crews: 'gun', role: 'gunner' },
    { id: 'bert', side: 'red', kind: 'rifleman', aboard: 'gun', role: 'passenger' },
    { id: 'carl', side: 'red', kind: 'rifleman', aboard: 'gun', role: 'rider' },
    { id: 'dora', side: 'red', kind: 'rifleman', aboard: 'gun', role: 'driver' },
    { id: 'emil', side: 'red', kind: 'rifleman', crews: 'nothing', role: 'loader' },
    { id: 'fritz', side: 'blue', kind: 'german-rifleman' },
    { id: 'g', side: 'blue' },
    { id: 'h-3', side: 'blue', kind: 'tank' },
    { id: 'i-7', side: 'blue', kind: 'tank' },
    { id: 'k-3', side: 'red', kind: 'tank' },
    { id: 'l-3', side: 'red', kind: 'tank' },
  ]
  const units = [
    { id: 'a-1st', side: 'red', kind: 'platoon' },
    { id: 'b-2nd', side: 'blue', kind: 'platoon' },
    { id: 'c', side: 'red', kind: 'platoon', name: 'The Old Guard' },
    { id: 'd', side: 'blue', kind: 'platoon', name: '3rd' },
    { id: 'e', side: 'red', name: '' },
  ]
  const names = makeNames({
    seat: 'red',
    pieces,
    lands: [{ id: 'mill-3', kind: 'building' }, { id: 'x' }],
    units,
    sides: { red: 'Red', blue: 'Blue' },
    squares: { unit: 'in', name: () => 'A1' },
  })

  test('those who serve are named after their post, passengers are not', () => {
    expect(['anna', 'dora', 'bert', 'carl', 'emil'].map(names.piece)).toEqual([
      'Six pounder gunner',
      'Six pounder driver',
      'Rifleman 1',
      'Rifleman 2',
      'Rifleman 3',
    ])
  })

  test('those of one kind have their own numbers, or are counted', () => {
    expect(['h-3', 'i-7', 'k-3', 'l-3'].map(names.piece)).toEqual(['Blue tank 3', 'Blue tank 7', 'Tank 1', 'Tank 2'])
    expect(['fritz', 'g'].map(names.piece)).toEqual(['German rifleman', 'Blue piece'])
    expect(names.piece('red.platoon-1')).toBe('platoon 1')
  })

  test('units have their number, their name, and whose they are', () => {
    expect(['a-1st', 'b-2nd', 'c', 'd', 'e', 'unknown-one'].map(names.unit)).toEqual([
      '1st platoon',
      'the Blue 2nd platoon',
      'The Old Guard',
      'the Blue 3rd platoon',
      'e',
      'unknown one',
    ])
  })

  test('what is aimed at may be anything', () => {
    const thing = (id: string) => names.label({ says: '{0}', args: [{ thing: id }] }, true)
    expect(['anna', 'blue', 'a-1st', 'mill-3', 'no-one'].map(thing)).toEqual([
      'Six pounder gunner',
      'the Blue side',
      '1st platoon',
      'the mill',
      'no one',
    ])
    expect(names.side('nobody-b')).toBe('nobody B')
    expect(names.theSide('red')).toBe('the Red side')
    expect(english.side('Patrol A')).toBe('Patrol A')
    expect([names.place('x'), names.place('over-there')]).toEqual(['', 'over there'])
  })

  test('it knows what is what', () => {
    expect([names.isPiece('anna'), names.isPiece('red'), names.isPiece(3)]).toEqual([true, false, false])
    expect([names.isSide('red'), names.isSide('anna'), names.isSide(null)]).toEqual([true, false, false])
    expect([names.isPlace('mill-3'), names.isPlace('anna'), names.isPlace([])]).toEqual([true, false, false])
    expect(names.pieces(['h-3', 'i-7'])).toBe('Blue tanks 3 and 7')
  })

  test('every gap of a sentence has its word', () => {
    const says = (arg: object): string => names.label({ says: '{0}', args: [arg as never] }, true)
    expect(says({ towards: 90 })).toBe('east')
    expect(says({ way: [[0, 0], [0, 2540]] })).toBe('1″ north') // biome-ignore format: a point
    expect(says({ army: 'blue' })).toBe('Blue')
    expect(says({ unit: 'a-1st' })).toBe('1st platoon')
    expect(says({ ground: 'mill-3' })).toBe('mill')
    expect(says({ place: [0, 0] })).toBe('A1')
    expect(says({ length: 2540 })).toBe('1″')
    expect(says({ length: 5080, of: 2540 })).toBe('2″ (1″ at most)')
    expect(says({ term: 'mg42' })).toBe('MG42')
    expect(says({ list: [{ count: 1 }, { count: 2 }], or: true })).toBe('1 or 2')
  })

  test('another language has its own sentences', () => {
    const german = makeNames({
      seat: 'red',
      pieces,
      sides: {},
      squares: { unit: 'cm', name: () => '' },
      language: { ...english, sentences: { '{0} falls.': '{0} fällt.' }, side: army => `die Seite ${army}` },
    })
    expect(german.say({ says: '{0} falls.', args: [{ side: 'west-side' }] })).toBe('Die Seite west side fällt.')
    expect(german.say({ says: '{0} stands.', args: [{ piece: 'anna' }] })).toBe('Six pounder gunner stands.')
  })
})
