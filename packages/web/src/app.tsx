import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAppearance } from './appearance.ts'
import { Overlays } from './keys/overlay.tsx'
import { showOverlay } from './keys/overlays.ts'
import { useWords } from './language/index.ts'
import { Update } from './offline/update.tsx'
import { loadOpened } from './opened.ts'
import { RulebookPanel } from './panels/rulebook.tsx'
import { Fault } from './parts/fault.tsx'
import { Mishap } from './parts/mishap.tsx'
import { type Route, useRoute } from './route.ts'
import { closeRulebook } from './rulebook-store.ts'
import { keepAlways, useSaves } from './saves.ts'
import { HomeScreen } from './screens/home.tsx'
import { PlayRoute } from './screens/play-route.tsx'
import { RulesScreen } from './screens/rules.tsx'
import { soundAlways } from './sound/sounding.ts'
import { titleAlways } from './sound/title.ts'

/** The first page needs none of these. */
const ScenarioScreen = lazy(async () => ({ default: (await import('./screens/scenario.tsx')).ScenarioScreen }))
const SettingsScreen = lazy(async () => ({ default: (await import('./screens/settings.tsx')).SettingsScreen }))
const ReplayRoute = lazy(() => import('./replay/replay-route.tsx'))
const ReportRoute = lazy(() => import('./report/report-route.tsx'))
const ReplaysScreen = lazy(() => import('./replay/replays.tsx'))

/** The page: one screen at a time, and the rulebook over any of them. */
export function App() {
  const route = useRoute()
  useAppearance()
  useEffect(() => {
    void useSaves.getState().load()
    void loadOpened()
    const ends = [keepAlways(), soundAlways(), titleAlways()]
    return () => {
      for (const end of ends) end()
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
      {screenOf(route)}
      <RulebookPanel />
      <Update />
      <Overlays />
      <Mishap />
    </Fault>
  )
}

/** A screen that comes only when somebody goes there. */
function Later({ children }: { readonly children: ReactNode }) {
  const words = useWords()
  return <Suspense fallback={<main className="laying">{words.replay.looking}</main>}>{children}</Suspense>
}

function screenOf(route: Route): ReactNode {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />
    case 'new':
      return (
        <Later>
          <ScenarioScreen set={route.set} scenario={route.scenario} />
        </Later>
      )
    case 'play':
      return <PlayRoute />
    case 'replays':
      return (
        <Later>
          <ReplaysScreen />
        </Later>
      )
    case 'replay':
      return (
        <Later>
          <ReplayRoute key={`${route.kind}/${route.id}`} {...route} />
        </Later>
      )
    case 'report':
      return (
        <Later>
          <ReportRoute key={`${route.kind}/${route.id}`} {...route} />
        </Later>
      )
    case 'settings':
      return (
        <Later>
          <SettingsScreen />
        </Later>
      )
    case 'rules':
      return <RulesScreen set={route.set} rule={route.rule} />
  }
}
