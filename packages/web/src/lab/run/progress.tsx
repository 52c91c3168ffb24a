import { screenWords } from '../words.ts'
import type { Running } from './use-study.ts'

/** How far a study has come, and how long it will still take. */
export function LabProgress({ doing, games, played, left }: Running) {
  const words = screenWords.use()
  if (doing === null) return null
  if (doing === 'balancing') return <p role="status">{words.balancing(played)}</p>
  const says = played === 0 ? words.settingUp : words.progress(played, games)
  return (
    <p className="lab-progress">
      <progress max={games} value={played} aria-label={says} />
      <span>
        {says}
        {left !== null && `, ${words.left(left)}`}
      </span>
    </p>
  )
}
