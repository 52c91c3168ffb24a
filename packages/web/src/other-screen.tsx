import { lazy, type ReactNode } from 'react'
import type { Route } from './route.ts'

const ReplayRoute = lazy(() => import('./replay/watch/replay-route.tsx'))
const ReplaysScreen = lazy(() => import('./replay/replays.tsx'))
const ReportRoute = lazy(() => import('./report/report-route.tsx'))
const SettingsScreen = lazy(async () => ({ default: (await import('./settings/screen.tsx')).SettingsScreen }))
const EditorRoute = lazy(() => import('./editor/editor-route.tsx'))
const ForcesScreen = lazy(() => import('./forces/screen.tsx'))
const CompanionRoute = lazy(() => import('./companion/companion-route.tsx'))
const LabScreen = lazy(() => import('./lab/lab-screen.tsx'))
const LobbyScreen = lazy(() => import('./far/lobby.tsx'))
const MailScreen = lazy(() => import('./far/notices/mail-screen.tsx'))

/** The screens that the first page does not lead to at once. */
export default function OtherScreen({ route }: { readonly route: Route }): ReactNode {
  switch (route.screen) {
    case 'edit':
      return <EditorRoute key={`${route.set}/${route.id}`} set={route.set} id={route.id} />
    case 'forces':
      return <ForcesScreen set={route.set} force={route.force} />
    case 'replays':
      return <ReplaysScreen />
    case 'replay':
      return <ReplayRoute key={`${route.kind}/${route.id}`} {...route} />
    case 'report':
      return <ReportRoute key={`${route.kind}/${route.id}`} {...route} />
    case 'companion':
      return <CompanionRoute key={route.set} set={route.set} />
    case 'lab':
      return <LabScreen key={`${route.set}/${route.scenario}`} set={route.set} scenario={route.scenario} />
    case 'lobby':
      return <LobbyScreen />
    case 'mail':
      return <MailScreen key={route.to} {...route} />
    case 'settings':
      return <SettingsScreen />
    default:
      return null
  }
}
