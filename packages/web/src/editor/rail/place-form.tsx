import { frameOf, middleOfFrame, type Outline, type Point, pointsIn, type SketchThing, tidy } from '@sandtable/kernel'
import { useState } from 'react'
import { moveTo, reshape } from '../deeds.ts'
import { editorWords } from '../language/index.ts'
import { useEditor, useSketch } from '../store.ts'
import { pairsIn } from './form.tsx'
import { NumberField } from './number-field.tsx'

/** Where a thing is and what shape it has, in numbers: what the mouse does on the table, this does without one. */
export function PlaceForm({ thing }: { readonly thing: SketchThing }) {
  const words = editorWords.use()
  const sketch = useSketch()
  const { unit } = useEditor(editor => editor.rules).book
  const frame = frameOf(pointsIn(sketch, [thing.key]))
  if (!frame) return null
  const [x, y] = middleOfFrame(frame).map(value => tidy(value, unit)) as [number, number]
  const put = (to: Point) => moveTo(thing.key, to, `placed ${thing.key}`)
  const outline: Outline = thing.part === 'piece' ? {} : thing.record
  const { circle } = outline
  return (
    <>
      <div className="two">
        <NumberField label={words.across(unit)} value={x} onChange={value => value !== undefined && put([value, y])} />
        <NumberField label={words.up(unit)} value={y} onChange={value => value !== undefined && put([x, value])} />
      </div>
      {circle && (
        <NumberField
          label={words.radius}
          value={circle[2]}
          least={0}
          onChange={radius =>
            radius && reshape(thing.key, () => ({ circle: [circle[0], circle[1], radius] }), `radius ${thing.key}`)
          }
        />
      )}
      <Corners name={thing.key} outline={outline} />
    </>
  )
}

/** The corners of an area, or the points of a line. Too few are not taken. */
function Corners({ name, outline }: { readonly name: string; readonly outline: Outline }) {
  const words = editorWords.use()
  const [isTooFew, setTooFew] = useState(false)
  const points = outline.polygon ?? outline.line
  if (!points) return null
  const isArea = outline.polygon !== undefined
  const text = points.map(point => point.join(', ')).join('; ')
  const take = (typed: string) => {
    const given = pairsIn(typed)
    const isEnough = given.length >= (isArea ? 3 : 2)
    setTooFew(!isEnough)
    if (typed !== text && isEnough) reshape(name, () => (isArea ? { polygon: given } : { line: given }))
  }
  return (
    <label className="field">
      <span className="label">{isArea ? words.corners : words.points}</span>
      <textarea
        key={text}
        rows={2}
        defaultValue={text}
        aria-invalid={isTooFew}
        onBlur={({ target }) => take(target.value)}
      />
      {isTooFew && (
        <span className="note caution" role="alert">
          {isArea ? words.tooFewCorners : words.tooFewPoints}
        </span>
      )}
    </label>
  )
}
