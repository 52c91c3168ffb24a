import { useUpdate } from './register.ts'
import './update.css'

/** A new version waits; whoever is in the middle of something goes on with the one he has. */
export function Update() {
  const use = useUpdate(state => state.use)
  if (!use) return null
  return (
    <aside className="update" role="status">
      <p>A new version of Sandtable is here. Your game is kept when you change to it.</p>
      <button type="button" onClick={use}>
        Change now
      </button>
      <button type="button" onClick={() => useUpdate.setState({ use: null })}>
        Next time
      </button>
    </aside>
  )
}
