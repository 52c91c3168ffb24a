import { kindNames, plurals, wordNames } from './kind-words.ts'

/** The rules' names for kinds and sides, as people say them. */
const nations: { readonly [word: string]: string } = {
  german: 'German',
  american: 'American',
  british: 'British',
  russian: 'Russian',
  soviet: 'Soviet',
  french: 'French',
}

export const nationNames: readonly string[] = Object.values(nations)

/** Written in capitals, or with a mark of their own. */
const marks =
  /^(bar|dp|piat|smg|lmg|hmg|mmg|nco|hq|at|aa|mg\d*|mp\d+|t34|a7v|ft|kv1|js|su|us|afv|apc|a1[13]|m1[134]|i{1,3}|iv|\d+mm)$/

/** Guns that are called by their bore first. */
const guns: { readonly [word: string]: string } = {
  atg: 'anti-tank gun',
  aa: 'anti-aircraft gun',
  flak: 'flak gun',
  howitzer: 'howitzer',
  spg: 'self-propelled gun',
  'infantry gun': 'infantry gun',
  'field gun': 'field gun',
}

/** 'stone-wall' to 'stone wall', 'party-a' to 'party A'. */
export const spoken = (name: string): string =>
  hyphened(name.replaceAll('-', ' ')).replace(/ [a-z]$/, letter => letter.toUpperCase())

/** What is written with a hyphen whatever it is part of. */
const hyphened = (name: string): string => name.replace(/\b(anti|north|south) (?=tank|aircraft|east\b|west\b)/g, '$1-')

/** 'patrol-a' to 'Patrol A'. */
export const sideName = (id: string): string => spoken(id).replace(/^./, letter => letter.toUpperCase())

const compass = /^(.*) ((?:north|south)-(?:east|west)|north|south|east|west)$/

/** 'yard-wall-north' to 'north yard wall', 'german-bags', which are sandbags, to 'German sandbags'. */
export function placeName(kind: string, called: string): string {
  const words = called.split('-').map(word => nations[word] ?? word)
  const last = words.at(-1) ?? ''
  const whole = kind.includes(last) && !kind.split('-').at(-1)?.startsWith(last)
  return spoken([...words.slice(0, whole ? -1 : undefined), ...(whole ? [kind] : [])].join('-')).replace(
    compass,
    '$2 $1',
  )
}

/** What all members of a force belong to, if anything. */
export function nationOf(kinds: readonly string[]): string | null {
  const found = new Set(kinds.map(kind => nations[kind.split('-')[0] ?? '']))
  const [only] = found
  return found.size === 1 ? (only ?? null) : null
}

/** 'german-mg42-gunner' to 'MG42 gunner': the nation is said once, by the side. */
export function kindName(kind: string): string {
  const words = kind.split('-').filter((word, i) => i > 0 || !nations[word])
  const known = kindNames[kind] ?? kindNames[words.join('-')]
  if (known) return known
  const [first = '', second = ''] = words
  if (/^(mortar|gun)$/.test(first) && /^\d/.test(second)) {
    return `${second.replace(/^\d+$/, '$& mm').replace(/in$/, ' inch')} ${first}`
  }
  const bore = words.findIndex(word => /^\d+(mm|pdr)$/.test(word))
  const gun = bore > 0 ? guns[words.slice(0, bore).join(' ')] : undefined
  if (gun) return [said(words[bore] as string).trim(), ...words.slice(bore + 1), gun].join(' ')
  if (first === 'leader' && second) return `leader with ${said(second)}`
  if (second === 'armed') return `armed ${first}`
  const last = words.at(-1) ?? ''
  if (words.length > 1 && /^(early|mid|late)$/.test(last)) {
    return [last.replace('mid', 'mid-war'), ...words.slice(0, -1).map(said)].join(' ')
  }
  return hyphened(words.map(said).join(' '))
}

/** A word of a rulebook's vocabulary as it stands within a sentence: 'fire-only' to 'fire only', 'german-mg42' to 'German MG42'. */
export function termName(word: string): string {
  const [first = ''] = word.split('-')
  const nation = nations[first]
  return nation
    ? `${nation} ${kindName(word)}`.trim()
    : kindName(word).replace(/ [a-z]$/, letter => letter.toUpperCase())
}

/** Weapons named after a person or thing. */
const proper =
  /^(mark|renault|bren|browning|vickers|maxim|sten|thompson|lewis|sherman|panzer|tiger|panther|jagdpanther|churchill|matilda|valentine|crusader|firefly|katyusha|stuart|komsomolets|pak|granatenwerfer)$/

function said(word: string): string {
  const known = wordNames[word]
  if (known) return known
  if (marks.test(word)) return word.toUpperCase().replace(/(?<=\d)MM/, ' mm')
  const bore = /^(\d+)pdr$/.exec(word)
  if (bore) return `${bore[1]}-pounder`
  return proper.test(word) ? word.replace(/^./, letter => letter.toUpperCase()) : word
}

/** Weapons in a line of words as they are written: 'bar, 24″' to 'BAR, 24″'; the line begins with a capital. */
export const spelt = (text: string): string =>
  text
    .replace(/\d*[a-z]+\d*/g, word => (word === 'at' ? word : said(word)))
    .replace(/^./, letter => letter.toUpperCase())

/** 'one sniper', '5 riflemen', 'two 50 mm mortars'. */
export function many(count: number, name: string): string {
  if (count === 1) return name
  return `${(/^\d/.test(name) && smallNumbers[count]) || count} ${plural(name)}`
}

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** 'rifleman' to 'riflemen', 'leader with SMG' to 'leaders with SMG'. */
export function plural(name: string): string {
  const [, head = name, tail = ''] = /^(.*?)( (?:with|on) .*)$/.exec(name) ?? []
  return `${pluralOf(head)}${tail}`
}

function pluralOf(name: string): string {
  const last = /[^ ]*$/.exec(name)?.[0] ?? ''
  const known = plurals[last.toLowerCase()]
  if (known !== undefined) return `${name.slice(0, name.length - last.length)}${known || last}`
  if (last.endsWith('man')) return `${name.slice(0, -3)}men`
  if (/[^aeiou]y$/.test(last)) return `${name.slice(0, -1)}ies`
  return `${name}${/(s|x|ch|sh)$/.test(last) ? 'es' : 's'}`
}
