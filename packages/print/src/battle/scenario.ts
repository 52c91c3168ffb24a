import type { Page, Printed } from '../page.ts'
import { moved, stroke } from '../page.ts'
import { blank, margin, type Paper, sideways } from '../paper.ts'
import { flow, whole } from '../setting/flow.ts'
import type { Measure } from '../setting/fonts.ts'
import { paragraph, type Slice } from '../setting/text.ts'
import type { BattleToPrint, SideToPrint } from './battle.ts'
import { legendOf } from './legend.ts'
import { mapOf } from './map.ts'

/** A battle on paper: its map to scale, and a page for each side with what it is told and what it has. */
export function scenarioSheets(battle: BattleToPrint, paper: Paper, measure: Measure): Printed {
  const pages = [mapPage(battle, paper, measure)]
  const bookmarks = [{ title: 'Map', page: 0 }]
  for (const side of battle.sides) {
    bookmarks.push({ title: side.name, page: pages.length })
    pages.push(...sidePages(battle, side, paper, measure))
  }
  return { title: battle.title, pages, bookmarks }
}

/** The sheet lies as the table does. */
function mapPage(battle: BattleToPrint, paper: Paper, measure: Measure): Page {
  const { ground } = battle
  const page = blank(ground.width > ground.depth ? sideways(paper) : paper)
  const width = page.width - 2 * margin
  const head = whole([
    ...headSlices(battle, width, measure),
    ...paragraph(battle.summary.trim(), { face: 'serif', size: 9.5, leading: 4.4 }, width, measure, { before: 2 }),
  ])
  flow([head], () => ({ page, x: margin, y: margin, height: head.height + 1 }))
  const top = margin + head.height + 3
  const legend = legendOf(ground.terrain, width, measure)
  const foot = page.height - margin - 5 - legend.height
  const map = mapOf(ground, width, foot - top - 3, measure)
  const left = (page.width - map.width) / 2
  page.marks.push(...moved(map.marks, left, top), ...moved(legend.marks, margin, foot), {
    type: 'text',
    x: page.width - margin - measure(map.says, 'sans', 7.5),
    y: page.height - margin + 1,
    text: map.says,
    face: 'sans',
    size: 7.5,
  })
  return page
}

export function headSlices(
  { title, rules, when }: Pick<BattleToPrint, 'title' | 'rules' | 'when'>,
  width: number,
  measure: Measure,
): Slice[] {
  const says = `${rules}, ${when}`
  return [
    ...paragraph(title, { face: 'stencil', size: 20 }, width, measure),
    { height: 2, marks: [stroke([0, 1], [width, 1], 0.6)], before: 0 },
    ...paragraph(says, { face: 'sans', size: 8.5 }, width, measure),
  ]
}

function sidePages(battle: BattleToPrint, side: SideToPrint, paper: Paper, measure: Measure): Page[] {
  const width = paper.width - 2 * margin - 20
  const body = { face: 'serif', size: 11, leading: 5.3 } as const
  const heading = (text: string): Slice[] =>
    paragraph(text, { face: 'sans-bold', size: 12 }, width, measure, { before: 6, keep: true })
  const total = side.force.reduce((sum, { points }) => sum + (points ?? 0), 0)
  const slices = [
    ...headSlices({ ...battle, when: `${side.name}: not for the other side` }, width, measure),
    ...(side.briefing
      ? [...heading('Orders'), ...paragraph(side.briefing.trim(), body, width, measure, { before: 1 })]
      : []),
    ...(side.goals.length > 0 ? heading('What you play for') : []),
    ...side.goals.flatMap(goal => paragraph(goal, body, width, measure, { before: 1 })),
    ...(side.force.length > 0 ? heading('Force') : []),
    ...side.force.map(line => forceLine(line, width, measure)),
    ...(total > 0 ? [forceLine({ says: 'In all', points: total }, width, measure, { strong: true })] : []),
  ]
  const pages: Page[] = []
  flow(slices, () => {
    pages.push(blank(paper))
    return { page: pages.at(-1)!, x: margin + 10, y: margin + 6, height: paper.height - 2 * margin - 12 }
  })
  return pages
}

/** A line of a force: what it is, and what it is worth. */
export function forceLine(
  { says, points }: SideToPrint['force'][number],
  width: number,
  measure: Measure,
  { strong = false, indent = 0 }: { strong?: boolean; indent?: number } = {},
): Slice {
  const text = whole(
    paragraph(says, { face: strong ? 'bold' : 'serif', size: 10, leading: 4.9 }, width - 22 - indent, measure, {
      x: indent,
    }),
  )
  const worth = points === null ? '' : String(points)
  const x = width - measure(worth, 'sans-bold', 9)
  return {
    height: text.height + 0.6,
    before: 0,
    marks: [
      ...text.marks,
      { type: 'text', x, y: 3.6, text: worth, face: 'sans-bold', size: 9 },
      stroke([0, text.height + 0.3], [width, text.height + 0.3], strong ? 0.4 : 0.1, {
        ink: strong ? 'black' : 'grey',
      }),
    ],
  }
}
