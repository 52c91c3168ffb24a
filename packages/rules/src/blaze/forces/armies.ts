/** What an army fields in a quick battle; the values are in the rulebook's table. */

export interface Army {
  readonly section: string
  /** The transport a platoon may ride in. */
  readonly motor: string
  /** Support for its platoons: what is available, its relative likelihood, and how many per platoon. */
  readonly support: readonly Item[]
  /** What those who build a force by hand may have besides: too rare, or of too early a year, for a quick battle. */
  readonly more: readonly string[]
}

export interface Item {
  readonly kind: string
  readonly weight: number
  readonly most: number
}

const item = (kind: string, weight: number, most = 1): Item => ({ kind, weight, most })

/** Common to all armies. */
const common: readonly Item[] = [
  item('hmg', 4),
  item('medium-mortar', 4),
  item('light-mortar', 1),
  item('sniper', 2),
  item('engineer-section', 2),
  item('flamethrower', 1),
  item('double-move', 2, 2),
  item('suppressive-template', 2, 2),
]

export const armies: { readonly [army: string]: Army } = {
  british: {
    section: 'rifle-section',
    motor: 'truck',
    support: [
      ...common,
      item('piat', 3),
      item('sherman', 5, 2),
      item('churchill', 2),
      item('firefly', 2),
      item('universal-carrier', 2),
      item('atg-6pdr', 3),
      item('field-gun-25pdr', 1),
      item('recon-car', 2),
      item('tankbuster', 1),
    ],
    more: [
      'paratroop-section',
      'heavy-mortar',
      'atg-2pdr',
      'atg-17pdr',
      'aa-40mm',
      'matilda',
      'valentine',
      'crusader',
      'a13',
      'a11',
      'churchill-crocodile',
      'sherman-crab',
      'spg-105mm',
      'recon-jeep',
      'fighter',
      'recon-plane',
      'tankbuster-rockets',
    ],
  },
  american: {
    section: 'rifle-section',
    motor: 'apc-half-track',
    support: [
      ...common,
      item('infantry-at', 3),
      item('sherman', 6, 2),
      item('atg-57mm', 3),
      item('howitzer-105mm', 1),
      item('armoured-car', 2),
      item('fighter-bomber', 1),
    ],
    more: [
      'paratroop-section',
      'heavy-mortar',
      'aa-mg',
      'atg-37mm',
      'howitzer-150mm',
      'aa-40mm',
      'light-tank',
      'spg-105mm',
      'recon-jeep',
      'fighter',
      'recon-plane',
      'tankbuster-rockets',
    ],
  },
  soviet: {
    section: 'massed-rifle-section',
    motor: 'truck',
    support: [
      ...common,
      item('smg-section', 3, 2),
      item('at-rifle', 2),
      item('t34-early', 5, 2),
      item('t34-late', 2),
      item('su-85', 1),
      item('light-tank', 2),
      item('atg-45mm', 3),
      item('tankbuster', 1),
    ],
    more: [
      'partisan-band',
      'heavy-mortar',
      'aa-mg',
      'atg-76mm',
      'howitzer-150mm',
      'kv1',
      'js-1',
      'js-2',
      'su-100',
      'katyusha',
      'tankette',
      'komsomolets',
      'recon-jeep',
      'fighter',
      'recon-plane',
      'tankbuster-20mm',
    ],
  },
  german: {
    section: 'panzergrenadier-section',
    motor: 'apc-half-track',
    support: [
      ...common,
      item('panzerfaust', 3),
      item('stug-iii', 4, 2),
      item('pz-iv-late', 3),
      item('panther', 2),
      item('atg-75mm', 3),
      item('infantry-gun-75mm', 2),
      item('aa-20mm', 1),
      item('recon-car', 2),
      item('dive-bomber', 1),
    ],
    more: [
      'paratroop-section',
      'heavy-mortar',
      'atg-37mm',
      'atg-50mm',
      'flak-88mm',
      'howitzer-105mm',
      'howitzer-150mm',
      'aa-20mm-quad',
      'nebelwerfer',
      'tiger-1',
      'tiger-2',
      'jagdpanther',
      'pz-iv-early',
      'pz-iii-early',
      'pz-iii-mid',
      'pz-iii-late',
      'spg-105mm',
      'armoured-car',
      'fighter',
      'recon-plane',
    ],
  },
}

/** The opponents of the German army. */
export const enemies = ['british', 'american', 'soviet'] as const
