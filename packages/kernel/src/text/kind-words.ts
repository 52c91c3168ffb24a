/** Kinds whose name is not simply their words. A key without a nation holds for every army. */
export const kindNames: { readonly [kind: string]: string } = {
  'american-bazooka': 'bazooka gunner',
  'british-piat': 'PIAT gunner',
  'german-panzerfaust': 'panzerfaust man',
  'german-panzerschreck': 'panzerschreck gunner',
  'german-wounded': 'wounded man',
  'american-wounded': 'wounded man',
  'british-wounded': 'wounded man',
  'russian-wounded': 'wounded man',
  'two-pounder': '2-pounder',
  'six-pounder': '6-pounder',
  'seventeen-pounder': '17-pounder',
  'mg42-tripod': 'MG42 on tripod',
  'flak-88': '88 mm flak gun',
  'seventy-five-mm': '75 mm gun',
  'eighty-eight-mm': '88 mm gun',
  'fifty-mm': '50 mm gun',
  'tiger-1': 'Tiger I',
  'tiger-2': 'Tiger II',
  'js-1': 'JS-1',
  'js-2': 'JS-2',
  'su-85': 'SU-85',
  'su-100': 'SU-100',
  'm11-39': 'M11/39',
  'm13-40': 'M13/40',
  'm14-41': 'M14/41',
  'apc-half-track': 'APC half-track',
  'churchill-crocodile': 'Churchill Crocodile',
  'sherman-crab': 'Sherman Crab',
  'infantry-at': 'infantry anti-tank team',
  'tankbuster-rockets': 'tankbuster with rockets',
  'tankbuster-20mm': 'tankbuster with 20 mm guns',
  'mark-iv-male': 'male Mark IV',
  'mark-iv-female': 'female Mark IV',
  'renault-ft-gun': 'Renault FT with gun',
  'renault-ft-mg': 'Renault FT with MG',
}

/** Single words that are written in a way of their own. */
export const wordNames: { readonly [word: string]: string } = {
  stug: 'StuG',
  pz: 'Panzer',
  t34: 'T-34',
  kv1: 'KV-1',
  sdkfz: 'SdKfz',
}

/** Plurals by the last word, where the rule does not give them; empty where it does not change. */
export const plurals: { readonly [word: string]: string } = {
  sherman: 'Shermans',
  german: 'Germans',
  vickers: '',
  komsomolets: '',
  craft: '',
  wounded: '',
  infantry: '',
  cavalry: '',
}
