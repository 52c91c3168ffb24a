import { costOf, type Force, type ForceItem, forceNames, plainly, type RuleSet } from '@sandtable/kernel'
import type { Page, Printed } from '../page.ts'
import { blank, margin, type Paper } from '../paper.ts'
import { flow } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { paragraph, type Slice } from '../setting/text.ts'
import { forceLine, headSlices } from './scenario.ts'

/** A force line by line, with what each costs. */
export function forceSheet(rules: RuleSet, force: Force, paper: Paper, measure: Measure): Printed {
  const { forces } = rules
  const width = paper.width - 2 * margin - 20
  const names = forceNames(rules)
  const counted = forces?.counts ?? 'points'
  const limit = force.points === null ? '' : ` of ${force.points} ${counted}`
  const lines = force.items.flatMap(item => itemSlices(rules, force, item, 0, width, measure))
  const total = forces ? costOf(forces, force) : 0
  const slices: Slice[] = [
    ...headSlices({ title: force.name, rules: rules.book.title, when: names.side(force.army) }, width, measure),
    { height: 4, marks: [], before: 0 },
    ...lines,
    forceLine({ says: `In all${limit}`, points: total }, width, measure, { strong: true }),
    ...(forces?.faults(force) ?? []).flatMap(({ says, cites }) =>
      paragraph(`Not legal: ${plainly(says)} (${cites.join(', ')})`, { face: 'italic', size: 9.5 }, width, measure, {
        before: 2,
      }),
    ),
  ]
  const pages: Page[] = []
  flow(slices, () => {
    pages.push(blank(paper))
    return { page: pages.at(-1)!, x: margin + 10, y: margin + 6, height: paper.height - 2 * margin - 12 }
  })
  return { title: force.name, pages, bookmarks: [] }
}

/** A line of the force, and those who belong to it below. */
function itemSlices(
  rules: RuleSet,
  force: Force,
  item: ForceItem,
  deep: number,
  width: number,
  measure: Measure,
): Slice[] {
  const { forces } = rules
  const names = forceNames(rules)
  const kind = forces?.kinds[item.kind]
  const what = `${item.count > 1 ? `${item.count} × ` : ''}${kind ? names.label(kind.says) : item.kind}`
  const traits = Object.entries(item.traits).map(([trait, value]) => `${trait} ${value}`)
  const says = [what, ...item.names.filter(Boolean), ...traits].join(', ')
  const points = deep === 0 && forces ? forces.cost(force, item) : null
  return [
    forceLine({ says, points }, width, measure, { indent: deep * 6 }),
    ...item.items.flatMap(one => itemSlices(rules, force, one, deep + 1, width, measure)),
  ]
}
