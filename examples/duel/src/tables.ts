import { Book, flag, int, length, name } from '@sandtable/kernel'
import { data } from './book.gen.ts'

/** The rulebook, and every table of it that the code reads, typed once. Numbers are kept only there. */
export const book = new Book(data, 'examples/duel/rulebook.yaml')

export const forces = book.values('forces', int)
export const moves = book.values('moves', length)
export const weapons = book.table('weapons', { range: length, hits: int })
export const cover = book.values('cover', length)
export const modifiers = book.values('cover.modifiers', int)
export const kinds = book.kinds({ radius: length, weapon: name })
export const terrains = book.terrains({ height: length, blocks: flag })
