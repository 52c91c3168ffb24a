import type { BadgeGlyph, PieceLook, TerrainLook } from '../../table/scene.ts'
import { inch } from '../length.ts'
import type { SetLook } from '../look.ts'

const nations: { readonly [prefix: string]: PieceLook['nation'] } = {
  german: 'german',
  american: 'american',
  british: 'british',
  russian: 'soviet',
}

/** The first of these that a kind's name holds says what the figure carries. */
const weapons: readonly (readonly [part: RegExp, weapon: NonNullable<PieceLook['weapon']>, badge: BadgeGlyph])[] = [
  [/mortar/, 'mortar', 'mortar'],
  [/medium-machine/, 'mg', 'machine-gun'],
  [/mg34|mg42|bar-gunner|bren|dp-gunner/, 'lmg', 'machine-gun'],
  [/sniper/, 'sniper', 'sniper'],
  [/panzer|bazooka|piat/, 'launcher', 'anti-tank'],
  [/radioman/, 'radio', 'radio'],
  [/observer|binoculars/, 'binoculars', 'leader'],
  [/submachine|smg/, 'smg', 'rifle'],
  [/grenadier/, 'grenade', 'grenade'],
  [/leader/, 'pistol', 'leader'],
  [/sentry|marcher|wounded/, 'none', 'reserve'],
]

const terrains: { readonly [kind: string]: TerrainLook } = {
  'stone-mound': 'stones',
  'earth-mound': 'mound',
  'large-mound': 'mound',
  rubble: 'rubble',
  log: 'log',
  'stone-wall': 'stone-wall',
  'earth-wall': 'bank',
  hedgerow: 'hedgerow',
  hedge: 'hedge',
  'wood-fence': 'fence',
  'wood-wall': 'fence',
  'high-grass': 'grass',
  'thin-trees': 'tree',
  'thick-trees': 'trees',
  building: 'building',
  bunker: 'bunker',
  foxhole: 'foxhole',
  trench: 'trench',
  ditch: 'ditch',
  hill: 'hill',
}

const poses: { readonly [pose: string]: NonNullable<PieceLook['pose']> } = {
  standing: 'firing',
  kneeling: 'kneeling',
  prone: 'prone',
}

export const look: SetLook = {
  theme: 'summer',
  dressing: ['road', 'field'],
  piece(record) {
    const kind = String(record.kind)
    const [, weapon, badge] = weapons.find(([part]) => part.test(kind)) ?? [null, 'rifle', 'rifle']
    const nation = nations[kind.split('-')[0] ?? ''] ?? 'german'
    const leads = record.leader === true
    const pose = leads ? 'officer' : weapon === 'none' ? 'standing' : (poses[String(record.pose)] ?? 'firing')
    const model = /gun-\d/.test(kind) ? 'gun' : /mortar|medium-machine/.test(kind) ? 'team' : 'figure'
    return {
      look: {
        model,
        nation,
        pose,
        weapon: weapon as NonNullable<PieceLook['weapon']>,
        bayonet: record.bayonet === true,
      },
      badge: model === 'gun' ? 'gun' : leads ? 'leader' : badge,
    }
  },
  terrain: kind => terrains[kind] ?? 'rubble',
  deed({ action, weapon }, doer) {
    if (action === 'throw') return { flies: 'grenade', burst: inch(3) }
    if (action !== 'fire' && action !== 'call') return null
    const used = String(weapon ?? (doer.weapons as readonly string[] | undefined)?.[0] ?? doer.kind)
    if (action === 'call' || /mortar|gun-\d/.test(used)) return { flies: 'grenade', burst: inch(4) }
    if (/panzer|bazooka|piat/.test(used)) return { flies: 'shell', burst: inch(3) }
    return { flies: 'bullet', shots: /mg|bar|bren|dp|smg|machine/.test(used) ? 3 : 1 }
  },
}
