import { type KeyboardEvent, useState } from 'react'
import { useSettings } from '../settings.ts'
import { bind, bindAllAnew, keysOf, rivalOf } from './bindings.ts'
import { chordOf, printed } from './chord.ts'
import { type CommandId, commandIds, commandOf } from './commands.ts'
import { Dialog } from './dialog.tsx'

const groups = [...new Set(commandIds.map(id => commandOf(id).group))]

/** All keys, by what they are for. A click on a key, and the next one pressed takes its place. */
export function KeyList() {
  const own = useSettings(settings => settings.keys)
  const isToggle = useSettings(settings => settings.holdKeys === 'toggle')
  return (
    <Dialog name="key-list" title="All keys">
      <p className="quiet">
        Click a key to change it. {isToggle ? 'Keys of Look are pressed twice.' : 'Keys of Look are held.'}
      </p>
      <div className="key-groups">
        {groups.map(group => (
          <section key={group} aria-labelledby={`keys-${group}`}>
            <h3 id={`keys-${group}`}>{group}</h3>
            <dl>
              {commandIds
                .filter(id => commandOf(id).group === group)
                .map(id => (
                  <KeyRow key={id} id={id} />
                ))}
            </dl>
          </section>
        ))}
      </div>
      {Object.keys(own).length > 0 && (
        <p>
          <button type="button" className="link" onClick={bindAllAnew}>
            Back to the usual keys
          </button>
        </p>
      )}
    </Dialog>
  )
}

function KeyRow({ id }: { readonly id: CommandId }) {
  const own = useSettings(settings => settings.keys)
  const { says, hold, fixed } = commandOf(id)
  return (
    <div className={own[id] ? 'key-row changed' : 'key-row'}>
      <dt>{says}</dt>
      <dd>
        {fixed ? <kbd>1 to 9</kbd> : <KeyButton id={id} says={says} />}
        {hold && <span className="quiet"> hold</span>}
      </dd>
    </div>
  )
}

function KeyButton({ id, says }: { readonly id: CommandId; readonly says: string }) {
  const own = useSettings(settings => settings.keys)
  const [waits, setWaits] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const take = (event: KeyboardEvent) => {
    if (!waits) return
    const chord = chordOf(event)
    if (!chord) return
    event.preventDefault()
    event.stopPropagation()
    setWaits(false)
    if (chord === 'Escape') return
    const rival = rivalOf(id, chord)
    setRefused(rival ? `${printed(chord)} is taken: ${commandOf(rival).says.toLowerCase()}.` : null)
    if (!rival) bind(id, chord)
  }
  return (
    <>
      <button
        type="button"
        className="key-button"
        aria-label={waits ? `Press the new key for: ${says}` : `${keysOf(id, own).map(printed).join(' or ')}, change`}
        onClick={() => setWaits(true)}
        onBlur={() => setWaits(false)}
        onKeyDown={take}
      >
        {waits ? (
          <span className="waits">Press a key</span>
        ) : (
          keysOf(id, own).map((key, i) => (
            <span key={key}>
              {i > 0 && ' or '}
              <kbd>{printed(key)}</kbd>
            </span>
          ))
        )}
      </button>
      {own[id] && (
        <button type="button" className="link" aria-label={`The usual key for: ${says}`} onClick={() => bind(id, null)}>
          usual
        </button>
      )}
      <span role="status" className="key-refused">
        {refused}
      </span>
    </>
  )
}
