import type { ReactNode } from 'react'

/** Something the person should know: plain, or with care. Said to a screen reader when it comes. */
export function Notice({ caution = false, children }: { readonly caution?: boolean; readonly children: ReactNode }) {
  return (
    <div className={caution ? 'note caution' : 'note'} role="status">
      {children}
    </div>
  )
}
