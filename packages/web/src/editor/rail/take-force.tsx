import { withForce } from '@sandtable/kernel'
import { forceTitle, useLegalForces } from '../../forces/legal.ts'
import { editorWords } from '../language/index.ts'
import { edit, useEditor } from '../store.ts'

/** A side takes a ready force, or one of one's own, in place of what it had. */
export default function TakeForce({ side }: { readonly side: string }) {
  const words = editorWords.use()
  const rules = useEditor(editor => editor.rules)
  const forces = useLegalForces(rules.id)
  const take = (address: string): void => {
    const taken = forces.find(one => one.address === address)
    if (taken)
      edit({ type: 'laid', what: taken.force.name }, now => withForce(now, rules, side, taken.force, Date.now()))
  }
  return (
    <label className="field">
      <span className="label">{words.takeForce}</span>
      <select value="" onChange={event => take(event.target.value)}>
        <option value="">{words.instead}</option>
        {forces.map(({ address, force }) => (
          <option key={address} value={address}>
            {forceTitle(force)}
          </option>
        ))}
      </select>
    </label>
  )
}
