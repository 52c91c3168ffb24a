import { because, type Reason, text, the } from '@sandtable/kernel'

import type { Figure } from '../records.ts'

/** The working weapons, in list order: a tank may have several with the same name and lose one of them. */
export function workingWeapons(figure: Figure): readonly string[] {
  const working = without(figure.weapons, figure.knockedOut)
  return figure.rank === 'tank' && figure.jammed ? without(working, [stuckWeapon(figure)]) : working
}

/** The weapon in the jammed mount: the one recorded, or else the first that works. */
const stuckWeapon = (tank: Figure): string => tank.stuck ?? (without(tank.weapons, tank.knockedOut)[0] as string)

export function without(list: readonly string[], taken: readonly (string | undefined)[]): readonly string[] {
  const left = [...list]
  for (const item of taken) {
    const i = item === undefined ? -1 : left.indexOf(item)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

/** Why a tank may not fire this weapon: all of that name have fired, are knocked out, or sit in a jammed mount. */
export function whyNotThisWeapon(tank: Figure, weapon: string): readonly Reason[] {
  const named = (list: readonly string[]): number => list.filter(name => name === weapon).length
  const intact = without(tank.weapons, tank.knockedOut)
  if (named(intact) === 0)
    return [
      because(
        'weapon',
        text`the ${the.term(weapon)} of ${the.piece(tank)} is knocked out`,
        ...(weapon === 'tank-lmg' ? ['GB-TANK-3'] : ['GB-TANK-4', 'GB-TANK-8']),
      ),
    ]
  const working = workingWeapons(tank)
  if (named(working) === 0)
    return [because('jammed', text`the mount of the ${the.term(weapon)} is jammed`, 'GB-TANK-7', 'GB-RUL-56')]
  return named(working) > named(tank.shot)
    ? []
    : [because('fired', text`${the.piece(tank)} has fired its ${the.term(weapon)} already`, 'GB-RUL-78', 'GB-TYPE-20')]
}
