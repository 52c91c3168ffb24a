import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { HomeScreen } from './home/home.tsx'
import { Overlays } from './keys/overlay.tsx'
import { showOverlay } from './keys/overlays.ts'
import { words } from './language/index.ts'
import { Update } from './offline/update.tsx'
import { Fault } from './parts/fault.tsx'
import { Mishap } from './parts/mishap.tsx'
import { type Route, useRoute } from './route.ts'
import { RulebookPanel } from './rulebook/panel.tsx'
import { closeRulebook } from './rulebook/store.ts'
import { takeOver } from './saves/begin.ts'
import { loadOpened } from './saves/opened.ts'
import { useSaves } from './saves/saves.ts'
import { watchAlways } from './saves/watching.ts'
import { useAppearance } from './settings/appearance.ts'

/** Only the first page comes at once. */
const PlayRoute = lazy(async () => ({ default: (await import('./play/play-route.tsx')).PlayRoute }))
const RulesScreen = lazy(async () => ({ default: (await import('./rulebook/screen.tsx')).RulesScreen }))
const ScenarioScreen = lazy(async () => ({ default: (await import('./scenario/scenario.tsx')).ScenarioScreen }))
/** The screens that few evenings begin with: even the list of them comes later. */
const OtherScreen = lazy(() => import('./other-screen.tsx'))
const FarRoute = lazy(() => import('./far/far-route.tsx'))

/** The first page is silent, so what is heard and what the title says can wait. */
async function soundLater(): Promise<readonly (() => void)[]> {
  const [{ soundAlways }, { titleAlways }, { followGames }, { renewPush }] = await Promise.all([
    import('./sound/sounding.ts'),
    import('./sound/title.ts'),
    import('./far/waiting.ts'),
    import('./far/notices/notify.ts'),
  ])
  void renewPush().catch(() => {}) // without a server there is nobody to tell
  return [soundAlways(), titleAlways(), followGames()]
}

/** The page: one screen at a time, and the rulebook over any of them. */
export function App() {
  const route = useRoute()
  useAppearance()
  useEffect(() => {
    void useSaves.getState().load()
    void loadOpened()
    const unwatch = watchAlways(takeOver)
    const later = soundLater()
    return () => {
      unwatch()
      void later.then(ends => {
        for (const end of ends) end()
      })
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies over a screen belongs to it
  useEffect(() => {
    closeRulebook()
    showOverlay(null)
  }, [route.screen])
  return (
    // another screen is a fresh start: a mistake in one does not close the others
    <Fault key={route.screen}>
      <Suspense fallback={<main className="laying">{words().page.lookingUp}</main>}>{screenOf(route)}</Suspense>
      <RulebookPanel />
      <Update />
      <Overlays />
      <Mishap />
    </Fault>
  )
}

function screenOf(route: Route): ReactNode {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />
    case 'new':
      return <ScenarioScreen set={route.set} scenario={route.scenario} />
    case 'play':
      return <PlayRoute />
    case 'far':
      return <FarRoute key={route.game} game={route.game} secret={route.secret} />
    case 'rules':
      return <RulesScreen set={route.set} rule={route.rule} />
    default:
      return <OtherScreen route={route} />
  }
}
