import { findSet, firstBattle, lessonOf, sets } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { useWords } from '../language/index.ts'
import { forget } from '../learn/remembered.ts'
import { Deed } from '../parts/deed.tsx'
import { begin, usualWishes } from '../saves/begin.ts'
import { useSettings } from '../settings/settings.ts'

/** For new players: the first battle of the shortest rulebook, and those of the other sets. */
export function FirstBattle() {
  const { home, learn } = useWords()
  const first = firstBattle()
  if (!first) return null
  const others = sets.flatMap(set => {
    const scenario = lessonOf(set)
    return scenario && scenario !== first ? [{ set, scenario }] : []
  })
  return (
    <section className="home-block" aria-labelledby="first">
      <h2 id="first">{home.first.title}</h2>
      <p className="quiet">{learn.first.says}</p>
      <Deed word={home.first.start} act={() => learnBy(first)} />
      <p className="quiet home-others">{learn.first.others(findSet(first.ruleset)?.title ?? '')}</p>
      <ul className="home-lessons">
        {others.map(({ set, scenario }) => (
          <li key={set.id}>
            <Deed plain word={set.title} act={() => learnBy(scenario)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Starts a lesson with everything explained, whatever has been explained before, and with the dice chosen for it. */
async function learnBy(scenario: ScenarioOutline): Promise<void> {
  useSettings.getState().set({ lessons: 'on' })
  forget(scenario.ruleset)
  const wishes = usualWishes(scenario, scenario.sides[0]?.id ?? '')
  await begin(scenario, { ...wishes, dice: 'seed' })
}
