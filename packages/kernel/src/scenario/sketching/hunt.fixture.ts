import { flag, list, optional, point, record } from '../../book/schema.ts'
import { jsonSource } from '../../book/source.ts'
import { toySource } from '../../toy.fixture.ts'
import { type Sketch, sketchOf } from './sketch.ts'
import type { Measures } from './turning.ts'

/** A battle of Hide and Seek while it is made. */
export const huntWith = (change: object = {}): Sketch =>
  sketchOf(
    jsonSource('hunt.json', {
      title: 'A hunt',
      ruleset: 'toy',
      summary: 'For tests.',
      turns: 3,
      minutes: 5,
      ...(toySource().value as object),
      ...change,
    }),
  )

/** The fields of a set whose houses have openings, a gate, and posts with a place and a name. */
export const measures: Measures = {
  unit: 'cm',
  fields: {
    terrain: {
      openings: list(point),
      gate: optional(point),
      post: record({ at: point, manned: flag }),
      burnt: flag,
    },
  },
}

/** On a table of 100 by 80: a house with a door in its southern wall, a hedge, a tree, a lane and two puddles. */
export const village = (change: object = {}): Sketch =>
  huntWith({
    table: {
      width: 100,
      depth: 80,
      terrain: [
        {
          id: 'house',
          kind: 'house',
          polygon: [
            [10, 10],
            [20, 10],
            [20, 16],
            [10, 16],
          ],
          openings: [[15, 10]],
        },
        {
          id: 'door',
          kind: 'door',
          line: [
            [14, 10],
            [16, 10],
          ],
        },
        {
          id: 'hedge',
          kind: 'hedge',
          line: [
            [40, 20],
            [60, 24],
          ],
          thick: 1,
        },
        { id: 'tree', kind: 'tree', circle: [70, 60, 2] },
      ],
      scenery: [
        {
          look: 'lane',
          line: [
            [0, 40],
            [100, 40],
          ],
          thick: 2,
        },
        { look: 'puddle', circle: [50, 50, 3] },
        { look: 'puddle', circle: [80, 10, 1] },
      ],
    },
    ...change,
  })

export const terrainOf = ({ table }: Sketch, id: string): Sketch['table']['terrain'][number] | undefined =>
  table.terrain.find(one => one.id === id)
export const pieceOf = ({ pieces }: Sketch, id: string): Sketch['pieces'][number] | undefined =>
  pieces.find(one => one.id === id)
