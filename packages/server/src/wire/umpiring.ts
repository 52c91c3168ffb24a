import { SandtableError } from '@sandtable/kernel'
import type { Umpiring } from '@sandtable/room'

type Raw = { readonly [field: string]: unknown }

const wrong = (says: string): never => {
  throw new SandtableError('NET-1', '', says)
}

const textIn = (raw: Raw, field: string, most: number): string => {
  const value = raw[field]
  return typeof value === 'string' && value !== '' && value.length <= most
    ? value
    : wrong(`${field} is a text of at most ${most} characters`)
}

const objectIn = (raw: Raw, field: string): never => {
  const value = raw[field]
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as never)
    : wrong(`${field} is an object`)
}

const TABLES = ['side', 'unit', 'terrain'] as const

/** Reads what an umpire wants. The types of what is changed are for the game to check, as it checks a scenario. */
export function umpiringIn(value: unknown): Umpiring {
  if (typeof value !== 'object' || value === null) return wrong('the umpire does nothing')
  const raw = value as Raw
  const { does } = raw
  if (does === 'change') return { does, piece: textIn(raw, 'piece', 80), fields: objectIn(raw, 'fields') }
  if (does === 'alter') {
    const table = TABLES.find(one => one === raw.table) ?? wrong(`table is one of ${TABLES.join(', ')}`)
    return { does, table, id: textIn(raw, 'id', 80), fields: objectIn(raw, 'fields') }
  }
  if (does === 'place') return { does, piece: objectIn(raw, 'piece') }
  if (does === 'remove') return { does, piece: textIn(raw, 'piece', 80) }
  if (does === 'say') return { does, words: textIn(raw, 'words', 300) }
  if (does === 'take back') return { does, side: textIn(raw, 'side', 80) }
  if (does === 'roll')
    return { does, purpose: textIn(raw, 'purpose', 60), count: Number(raw.count), faces: Number(raw.faces) }
  if (does === 'end') {
    const { winners } = raw
    return Array.isArray(winners) && winners.length <= 8 && winners.every(one => typeof one === 'string')
      ? { does, winners }
      : wrong('winners is a list of sides')
  }
  return wrong('an umpire does nothing of this name')
}
