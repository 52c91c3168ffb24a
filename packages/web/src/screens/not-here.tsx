import { Bar } from '../parts/bar.tsx'
import '../parts/fault.css'

/** An address that leads nowhere, and the way back. */
export function NotHere({ says }: { readonly says: string }) {
  return (
    <>
      <Bar />
      <main className="fault">
        <h1>{says}</h1>
        <p className="row">
          <a className="button" href="#/">
            Go home
          </a>
        </p>
      </main>
    </>
  )
}
