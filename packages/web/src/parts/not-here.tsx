import { Bar } from './bar.tsx'
import './fault.css'
import { words } from '../language/index.ts'

/** An address that leads nowhere, and the way back. */
export function NotHere({ says }: { readonly says: string }) {
  return (
    <>
      <Bar />
      <main className="fault">
        <h1>{says}</h1>
        <p className="row">
          <a className="button" href="#/">
            {words().page.goHome}
          </a>
        </p>
      </main>
    </>
  )
}
