import type { Stage } from '@sandtable/lab'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { written } from '../../language/numbers.ts'
import { labWords } from '../words.ts'

const [WIDE, HIGH, LEFT, FOOT] = [400, 130, 34, 26]

interface CourseProps {
  readonly course: readonly Stage[]
  readonly side: string
  readonly name: string
}

/** How the share of a side became clear: the band narrows with the games. */
export function Course({ course, side, name }: CourseProps) {
  const words = labWords.use()
  const stages = course.flatMap(({ games, sides }) => (sides[side] ? [{ games, share: sides[side] }] : []))
  const games = stages.at(-1)?.games ?? 0
  const due = 1 / Math.max(1, Object.keys(course[0]?.sides ?? {}).length)
  const x = scaleLinear<number>({ domain: [0, Math.max(1, games)], range: [0, WIDE - LEFT - 8] })
  const y = scaleLinear<number>({ domain: [0, 1], range: [HIGH, 6] })
  return (
    <svg
      className="chart course"
      viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`}
      role="img"
      aria-label={words.course.says(name)}
    >
      <Group left={LEFT}>
        <line className="course-due" x1={0} x2={x.range()[1] ?? 0} y1={y(due)} y2={y(due)} />
        <Area
          className="course-band"
          data={stages}
          x={one => x(one.games)}
          y0={one => y(one.share.low)}
          y1={one => y(one.share.high)}
        />
        <LinePath className="course-line" data={stages} x={one => x(one.games)} y={one => y(one.share.share)} />
        <AxisLeft
          scale={y}
          tickValues={[0, 0.25, 0.5, 0.75, 1]}
          tickFormat={value => words.percent(Number(value))}
          hideAxisLine
          tickLength={3}
          tickClassName="course-tick"
          tickLabelProps={{ textAnchor: 'end', dx: -2, dy: 4 }}
        />
        <AxisBottom
          top={HIGH}
          scale={x}
          numTicks={5}
          tickFormat={value => written(Number(value))}
          tickLength={3}
          tickClassName="course-tick"
          axisLineClassName="course-axis"
          tickLabelProps={{ textAnchor: 'middle' }}
        />
      </Group>
    </svg>
  )
}
