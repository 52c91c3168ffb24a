import { lazy, Suspense } from 'react'

/** Who stands where at a moment of a tale, in words; loaded only in text mode. */
const Moment = lazy(() => import('../../text/screens/moment.tsx'))

export function MomentText(props: Parameters<typeof Moment>[0]) {
  return (
    <Suspense>
      <Moment {...props} />
    </Suspense>
  )
}
