import { useUpdate } from './register.ts'
import './update.css'
import { useWords } from '../language/index.ts'

/** A new version is ready; a game in progress goes on with the old one. */
export function Update() {
  const { page } = useWords()
  const use = useUpdate(state => state.use)
  if (!use) return null
  return (
    <aside className="update" role="status">
      <p>{page.update}</p>
      <button type="button" className="button" onClick={use}>
        {page.changeNow}
      </button>
      <button type="button" className="button" onClick={() => useUpdate.setState({ use: null })}>
        {page.nextTime}
      </button>
    </aside>
  )
}
