import { useUpdate } from './register.ts'
import './update.css'
import { useWords } from '../language/index.ts'

/** A new version waits; whoever is in the middle of something goes on with the one he has. */
export function Update() {
  const { page } = useWords()
  const use = useUpdate(state => state.use)
  if (!use) return null
  return (
    <aside className="update" role="status">
      <p>{page.update}</p>
      <button type="button" onClick={use}>
        {page.changeNow}
      </button>
      <button type="button" onClick={() => useUpdate.setState({ use: null })}>
        {page.nextTime}
      </button>
    </aside>
  )
}
