import { useCallback, useEffect, useState } from 'react'
import type { SetOutline } from '../catalogue.ts'
import { muster, musteredOf, quickId, useMustered } from '../game/mustered.ts'
import { useWords } from '../language/index.ts'
import type { ScenarioOutline } from '../outline.ts'
import { Notice } from '../parts/notice.tsx'
import { sayProblem } from '../words/say-problem.ts'

export interface Quick {
  readonly scenario: ScenarioOutline | undefined
  readonly busy: boolean
  readonly problem: string | null
  again(): void
}

/** A battle of one size: mustered when it is first looked at, and anew as often as somebody likes. Null: none is wanted. */
export function useQuick(set: SetOutline | undefined, size: string | null): Quick {
  const ready = useMustered(state => (set && size ? musteredOf(state.battles, set.id, size) : undefined))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const again = useCallback(async () => {
    if (!set || !size) return
    setBusy(true)
    setProblem(null)
    await muster(set, size).catch(error => setProblem(sayProblem(error)))
    setBusy(false)
  }, [set, size])
  useEffect(() => {
    if (set && size && !musteredOf(useMustered.getState().battles, set.id, size)) void again()
  }, [set, size, again])
  return { scenario: ready?.outline, busy, problem, again: () => !busy && void again() }
}

/** The sizes in which a set makes up a battle, as links below its scenarios. */
export function QuickSizes({
  set,
  chosen,
  quick,
}: {
  readonly set: SetOutline
  readonly chosen: string | null
  readonly quick: Quick
}) {
  const words = useWords().scenario
  if (set.sizes.length === 0) return null
  return (
    <section className="quick-sizes" aria-label={words.quick}>
      <h2 className="label">{words.quick}</h2>
      <ul>
        {set.sizes.map(({ id, points }) => (
          <li key={id}>
            <a href={`#/new/${set.id}/${quickId(id)}`} aria-current={id === chosen ? 'page' : undefined}>
              <strong>{words.sizes[id as keyof typeof words.sizes] ?? id}</strong>
              <span>{words.points(points)}</span>
            </a>
          </li>
        ))}
      </ul>
      {chosen && (
        <button type="button" className="button" aria-disabled={quick.busy} onClick={quick.again}>
          {quick.busy ? words.mustering : words.muster}
        </button>
      )}
      {quick.problem && <Notice caution>{quick.problem}</Notice>}
    </section>
  )
}
