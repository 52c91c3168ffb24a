import type { Place } from '@sandtable/kernel'
import type { Muzzleflash, Side } from '../records.ts'
import { kinds } from '../tables.ts'
import { kindFor } from './armies.ts'
import { hqSections, sections, teams } from './tables.ts'

/** What is wrong with the sides of a position: negative numbers, objectives that name nothing, sections without a side. */
export function checkForces(game: Muzzleflash, place: Place): void {
  game.sides.forEach((side, i) => {
    const here = place.at('sides').at(i)
    for (const key of ['points', 'zone', 'rerolls'] as const)
      if (side[key] < 0) here.at(key).fail('SCEN-3', `${key} must not be negative`)
    checkObjectives(game, side, here.at('objectives'))
    if (side.points > 0) checkSections(game, side, place.at('tables'))
  })
}

/** Each objective names what its kind needs, and the things named exist. */
function checkObjectives(game: Muzzleflash, { objectives }: Side, place: Place): void {
  for (const [i, { type, places, pieces }] of objectives.entries()) {
    const here = place.at(i)
    const lost = (places ?? []).find(id => !game.find('terrain', id))
    if (lost !== undefined) here.at('places').fail('SCEN-2', `place ${lost}`)
    const missing = (pieces ?? []).find(id => !game.find('piece', id))
    if (missing !== undefined) here.at('pieces').fail('SCEN-2', `piece ${missing}`)
    if ((type === 'most' || type === 'hold') && !places?.length) here.fail('SCEN-1', 'places: name at least one')
    if (type === 'rescue' && !pieces?.length) here.fail('SCEN-1', 'pieces: name at least one')
  }
}

/** A scenario may list the members of a section; all of them must exist. */
function checkSections(game: Muzzleflash, { id: side }: Side, place: Place): void {
  const known = (general: string, here: Place) => {
    const kind = kindFor(game, side, general)
    if (!game.rows(kinds)[kind]) here.fail('SCEN-4', kind)
  }
  for (const table of [sections, hqSections])
    for (const [name, { men, teams: named }] of Object.entries(game.rows(table))) {
      const here = place.at(table.name).at(name)
      for (const kind of Object.keys(men)) known(kind, here)
      const stray = named.find(team => !game.rows(teams)[team])
      if (stray !== undefined) here.fail('SCEN-2', `team ${stray}`)
    }
  for (const [name, { men, weapon }] of Object.entries(game.rows(teams)))
    for (const kind of [...Object.keys(men ?? {}), ...(weapon ? [weapon] : [])]) known(kind, place.at('teams').at(name))
}
