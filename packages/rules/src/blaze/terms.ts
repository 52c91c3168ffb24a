/** What weapons are called, by the names that the rulebook's kinds have for them: sheets, rings, choices and the log all say it so. */
export const terms: { readonly [weapon: string]: string } = {
  rifle: 'rifles',
  smg: 'submachine guns',
  lmg: 'light machine gun',
  hmg: 'heavy machine gun',
  'afv-mg': 'machine guns',
  'aa-mg': 'anti-aircraft machine gun',
  'sniper-rifle': 'sniper’s rifle',
  flamethrower: 'flamethrower',
  'vehicle-flamethrower': 'flamethrower',
  'at-rifle': 'anti-tank rifle',
  bazooka: 'bazooka',
  piat: 'PIAT',
  'german-hand-held-at': 'Panzerfaust',
  'light-mortar': 'light mortar',
  'medium-mortar': 'medium mortar',
  'heavy-mortar': 'heavy mortar',
  rockets: 'rockets',
  ...guns('20mm', '37mm', '40mm', '45mm', '50mm', '57mm', '76mm', '85mm', '88mm', '100mm', '105mm', '122mm'),
  '150mm-plus': '150 mm gun',
  'long-50mm': 'long 50 mm gun',
  'short-75mm': 'short 75 mm gun',
  'long-75mm': 'long 75 mm gun',
  'us-75mm': 'US 75 mm gun',
  '2pdr': '2-pounder gun',
  '6pdr': '6-pounder gun',
  '17pdr': '17-pounder gun',
  '25pdr': '25-pounder gun',
  'aa-20mm': '20 mm anti-aircraft gun',
  'aa-40mm': '40 mm anti-aircraft gun',
  'aa-88mm': '88 mm anti-aircraft gun',
}

function guns(...bores: readonly string[]): { readonly [weapon: string]: string } {
  return Object.fromEntries(bores.map(bore => [bore, `${bore.replace('mm', ' mm')} gun`]))
}
