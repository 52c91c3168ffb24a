import { capital, nationOf, type Sketch, type SketchThing, sideName, spoken } from '@sandtable/kernel'
import { language, rulesLanguage } from '../language/index.ts'
import { makerOf } from '../sets/index.ts'
import { editorWords } from './language/index.ts'

/** What things are called where battles are made. */

export const terrainSays = (set: string, kind: string): string => capital(rulesLanguage(set).ground(kind, kind))

export const kindSays = (set: string, kind: string): string => {
  const nation = nationOf([kind])
  return capital(rulesLanguage(set).piece({ kind, number: '', army: nation ? '' : null }))
}

export function sideSays(sketch: Sketch, id: string): string {
  const side = sketch.sides.find(one => one.id === id)
  const kinds = sketch.pieces.filter(piece => piece.side === id).map(({ kind }) => String(kind))
  const name = side?.name ?? side?.nation ?? nationOf(kinds)
  return armySays(sketch.ruleset, typeof name === 'string' && name ? name : sideName(id))
}

/** A nation, or the name of a side, in the reader's language. */
export const armySays = (set: string, army: string): string => rulesLanguage(set).army(army)

/** The sides for which there is nobody, on the table or off it. */
export const sidesWithNobody = (sketch: Sketch): readonly string[] =>
  sketch.sides.flatMap(({ id }) => (sketch.pieces.some(({ side }) => side === id) ? [] : [sideSays(sketch, id)]))

/** A name that was given to it, or what it is; its id where that says more. */
export function thingSays(set: string, thing: SketchThing): string {
  if (thing.part === 'scenery') {
    const { looks } = editorWords.now()
    return looks[thing.record.look as keyof typeof looks] ?? thing.record.look
  }
  if (thing.part === 'terrain') {
    const { id, kind } = thing.record
    const kindName = terrainSays(set, kind)
    return id.replace(/-?\d*$/, '') === kind
      ? `${kindName} ${id.match(/\d+$/)?.[0] ?? ''}`.trim()
      : `${capital(spoken(id))}, ${rulesLanguage(set).ground(kind, kind)}`
  }
  const { name, kind, id } = thing.record
  return typeof name === 'string'
    ? `${name}, ${kindSays(set, String(kind))}`
    : `${kindSays(set, String(kind))} ${id.match(/\d+$/)?.[0] ?? ''}`.trim()
}

/** What a field of the rules is called, in the words of the set. */
export function fieldSays(set: string, field: string): string {
  const words = makerOf(set)[language()]
  return words[field] ?? capital(spoken(field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)))
}

export const optionSays = (set: string, field: string, option: string): string => {
  const words = makerOf(set)[language()]
  return words[`${field} ${option}`] ?? words[option] ?? capital(rulesLanguage(set).term(option))
}
