import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../language/index.ts'
import { useSettings } from '../settings/settings.ts'
import { bind, bindAllAnew, keysOf, rivalOf } from './bindings.ts'
import { chordOf, printed } from './chord.ts'
import { type CommandId, commandIds, commandOf, commandSays } from './commands.ts'
import { Dialog } from './dialog.tsx'
import { isListening } from './listen.ts'

const groups = [...new Set(commandIds.map(id => commandOf(id).group))]
type Group = (typeof groups)[number]

/** Does any of these keys do something on the screen below? */
const isHere = (group: Group): boolean => commandIds.some(id => commandOf(id).group === group && isListening(id))

/** All keys, by what they are for; those of this screen first. A click on a key, and the next one pressed takes its place. */
export function KeyList() {
  const { keys } = useWords()
  const own = useSettings(settings => settings.keys)
  const isToggle = useSettings(settings => settings.holdKeys === 'toggle')
  return (
    <Dialog name="key-list" title={keys.all}>
      <p className="quiet">
        {keys.change} {isToggle ? keys.lookToggle : keys.lookHold}
      </p>
      <div className="key-groups">
        {[...groups]
          .sort((a, b) => Number(isHere(b)) - Number(isHere(a)))
          .map(group => (
            <section key={group} aria-labelledby={`keys-${group}`}>
              <h3 id={`keys-${group}`}>
                {keys.groups[group]} {!isHere(group) && <span className="quiet">{keys.elsewhere}</span>}
              </h3>
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
            {keys.anew}
          </button>
        </p>
      )}
    </Dialog>
  )
}

function KeyRow({ id }: { readonly id: CommandId }) {
  const { keys } = useWords()
  const own = useSettings(settings => settings.keys)
  const { hold, fixed } = commandOf(id)
  const says = commandSays(id)
  return (
    <div className={own[id] ? 'key-row changed' : 'key-row'}>
      <dt>{says}</dt>
      <dd>
        {fixed ? <kbd>{keys.digits}</kbd> : <KeyButton id={id} says={says} />}
        {hold && <span className="quiet"> {keys.hold}</span>}
      </dd>
    </div>
  )
}

function KeyButton({ id, says }: { readonly id: CommandId; readonly says: string }) {
  const { keys } = useWords()
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
    setRefused(rival ? keys.taken(printed(chord), commandSays(rival)) : null)
    if (!rival) bind(id, chord)
  }
  return (
    <>
      <button
        type="button"
        className="key-button"
        aria-label={waits ? keys.pressFor(says) : keys.changeKey(keysOf(id, own).map(printed).join(` ${keys.or} `))}
        onClick={() => setWaits(true)}
        onBlur={() => setWaits(false)}
        onKeyDown={take}
      >
        {waits ? (
          <span className="waits">{keys.press}</span>
        ) : (
          keysOf(id, own).map((key, i) => (
            <span key={key}>
              {i > 0 && ` ${keys.or} `}
              <kbd>{printed(key)}</kbd>
            </span>
          ))
        )}
      </button>
      {own[id] && (
        <button type="button" className="link" aria-label={keys.usualFor(says)} onClick={() => bind(id, null)}>
          {keys.usual}
        </button>
      )}
      <span role="status" className="key-refused">
        {refused}
      </span>
    </>
  )
}
