import type { BattleSize, LandName } from '@sandtable/kernel'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { SetOutline } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { haveForces, muster, musteredOf, quickId, useMustered } from '../game/mustered.ts'
import { useWords, words } from '../language/index.ts'
import { Choice } from '../parts/choice.tsx'
import { Notice } from '../parts/notice.tsx'
import { go } from '../route.ts'
import { sayProblem } from '../words/say-problem.ts'
import { forcesFor } from './taken-forces.ts'

/** Most battles are mustered: the rules that judge forces come when there is a choice. */
const OwnForces = lazy(() => import('./own-forces.tsx'))

export interface Quick {
  readonly scenario: ScenarioOutline | undefined
  readonly busy: boolean
  readonly problem: string | null
  /** The ground that is wanted; null for any. */
  readonly land: LandName | null
  again(): void
  on(land: LandName | null): void
}

/** A size of battle that is wanted, and who buys the forces. */
export interface Wanted {
  readonly size: string
  readonly toBuy: boolean
}

/** What an address wants; null if it is no quick battle of this set. */
export function wantedOf(set: SetOutline | undefined, id: string | null): Wanted | null {
  for (const { id: size } of set?.sizes ?? [])
    for (const toBuy of [false, true]) if (quickId(size, toBuy) === id) return { size, toBuy }
  return null
}

/** A battle of one size: mustered when it is first shown, and again whenever the player asks. Null if none is wanted. */
export function useQuick(set: SetOutline | undefined, wanted: Wanted | null): Quick {
  const size = wanted?.size
  const toBuy = wanted?.toBuy ?? false
  const id = size === undefined ? '' : quickId(size, toBuy)
  const ready = useMustered(state => (set ? musteredOf(state.battles, set.id, id) : undefined))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [land, setLand] = useState<LandName | null>(null)
  const again = useCallback(
    async (on: LandName | null) => {
      if (!set || !size) return
      setBusy(true)
      setProblem(null)
      await muster(set, size, toBuy, on ?? undefined, toBuy ? undefined : forcesFor(set.id)).catch(error =>
        setProblem(sayProblem(error)),
      )
      setBusy(false)
    },
    [set, size, toBuy],
  )
  useEffect(() => {
    if (!set || !size) return
    const before = musteredOf(useMustered.getState().battles, set.id, id)
    if (!before || (!toBuy && !haveForces(before, forcesFor(set.id)))) void again(land)
  }, [set, size, id, land, toBuy, again])
  return {
    scenario: ready?.outline,
    busy,
    problem,
    land,
    again: () => !busy && void again(land),
    on: wanted => {
      setLand(wanted)
      void again(wanted)
    },
  }
}

/** The sizes in which a set makes up a battle, as links below its scenarios. */
export function QuickSizes({
  set,
  chosen,
  quick,
}: {
  readonly set: SetOutline
  readonly chosen: Wanted | null
  readonly quick: Quick
}) {
  const words = useWords().scenario
  if (set.sizes.length === 0) return null
  return (
    <section className="quick-sizes" aria-label={words.quick}>
      <h2 className="label">{words.quick}</h2>
      <ul>
        {set.sizes.map(({ id, minutes, ...size }) => (
          <li key={id}>
            <a
              href={`#/new/${set.id}/${quickId(id, chosen?.toBuy)}`}
              aria-current={id === chosen?.size ? 'page' : undefined}
            >
              <strong>{words.sizes[id as keyof typeof words.sizes] ?? id}</strong>
              <span>{sizeText(size, chosen?.toBuy)}</span>
              <span>{words.lasts(minutes)}</span>
            </a>
          </li>
        ))}
      </ul>
      {chosen && set.sizes.find(({ id }) => id === chosen.size)?.toBuy && (
        <Choice<'chance' | 'players'>
          title={words.forces}
          look="joined"
          value={chosen.toBuy ? 'players' : 'chance'}
          onChange={by => go(`#/new/${set.id}/${quickId(chosen.size, by === 'players')}`)}
          options={[
            { value: 'chance', label: words.byChance },
            { value: 'players', label: words.buyOwn },
          ]}
        />
      )}
      {chosen && sidesOf(set, chosen) !== 4 && <Ground set={set} quick={quick} />}
      {chosen && !chosen.toBuy && set.buildsForces && sidesOf(set, chosen) === 2 && (
        <Suspense>
          <OwnForces set={set} again={quick.again} />
        </Suspense>
      )}
      {chosen && (
        <button type="button" className="button" aria-disabled={quick.busy} onClick={quick.again}>
          {quick.busy ? words.mustering : words.muster}
        </button>
      )}
      {quick.problem && <Notice caution>{quick.problem}</Notice>}
    </section>
  )
}

const sizeText = ({ points, counts }: Pick<BattleSize, 'points' | 'counts'>, toBuy = false): string => {
  const { figuresEach, pointsToSpend, points: random } = words().scenario
  return counts ? figuresEach(points) : toBuy ? pointsToSpend(points) : random(points)
}

const sidesOf = ({ sizes }: SetOutline, { size }: Wanted): number => sizes.find(({ id }) => id === size)?.sides ?? 2

function Ground({ set, quick }: { readonly set: SetOutline; readonly quick: Quick }) {
  const words = useWords().scenario
  return (
    <label className="quick-ground">
      {words.ground}
      <select value={quick.land ?? ''} onChange={event => quick.on((event.target.value || null) as LandName | null)}>
        <option value="">{words.anyGround}</option>
        {set.lands.map(land => (
          <option key={land} value={land}>
            {words.lands[land]}
          </option>
        ))}
      </select>
    </label>
  )
}
