import { lazy, Suspense, useState } from 'react'
import { words } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'

/** The table and the way through a case come when somebody plays one. */
const CasePlayer = lazy(async () => ({ default: (await import('../replay/cases/case-player.tsx')).CasePlayer }))

/** A case in one sentence; the triangle plays it on a small table below. */
export function CaseEntry({ set, name, says }: { readonly set: string; readonly name: string; readonly says: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="case-link" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'down' : 'play'} size={16} />
        <span>{says}</span>
      </button>
      {open && (
        <Suspense fallback={<p className="case-wait">{words().rulebook.settingUp}</p>}>
          <CasePlayer set={set} name={name} />
        </Suspense>
      )}
    </>
  )
}
