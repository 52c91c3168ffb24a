import type { RollRequest } from '@sandtable/kernel'
import { type Wanted, wantedText } from '@sandtable/room'
import { useState } from 'react'
import { useWords } from '../../language/index.ts'
import { useTable } from '../../play/store.ts'
import { diceOrder } from '../../words/dice-order.ts'
import { phrase } from '../../words/phrase.ts'
import { speechOf, tellingOf } from '../../words/speech.ts'
import { type Typing, typedOn, untyped } from './typing.ts'

/** Real dice and cards: somebody says what they show. */
export function TypeDice({ wanted }: { readonly wanted: Wanted }) {
  const { panels } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const what = snapshot ? wantedText(wanted, speechOf(snapshot)) : ''
  const order = snapshot ? diceOrder(wanted, snapshot) : ''
  return (
    <div className="typing">
      <label className="label" htmlFor="typed-dice">
        {wanted.names ? panels.chooseDrawn(what) : panels.typeDice(wanted.count, wanted.faces, what)}
      </label>
      {order && <span className="whose-dice">{order}</span>}
      {!wanted.names && wanted.faces === 10 && <span className="whose-dice">{panels.noughtIsTen}</span>}
      {wanted.names ? <Drawn names={wanted.names} /> : <Dice wanted={wanted} />}
    </div>
  )
}

/** One key a die, and the focus stays where it is. */
function Dice({ wanted: { count, faces } }: { readonly wanted: RollRequest }) {
  const { panels } = useWords()
  const enter = useTable(t => t.enter)
  const [typing, setTyping] = useState(untyped)
  const show = (now: Typing): void => {
    setTyping(now)
    if (now.dice.length === count) void enter(now.dice)
  }
  return (
    <>
      <input
        id="typed-dice"
        // biome-ignore lint/a11y/noAutofocus: the dice are what the game waits for
        autoFocus
        readOnly
        value={[...typing.dice, ...(typing.digits === '' ? [] : [`${typing.digits}…`])].join(' ')}
        onKeyDown={event => show(typedOn(typing, event.key, faces))}
      />
      {/* where there is no keyboard, one tap a die */}
      <span className="faces">
        {Array.from({ length: faces }, (_, i) => i + 1).map(face => (
          <button
            key={face}
            type="button"
            className="button"
            onClick={() => show({ ...untyped, dice: [...typing.dice, face] })}
          >
            {face}
          </button>
        ))}
      </span>
      <span role="alert">{typing.wrong ? panels.dieRange(faces) : ''}</span>
    </>
  )
}

/** A card that was drawn from a real pack. */
function Drawn({ names }: { readonly names: readonly string[] }) {
  const { panels } = useWords()
  const enter = useTable(t => t.enter)
  const set = useTable(t => t.snapshot?.table.ruleset ?? '')
  const { drawn } = tellingOf(set)
  return (
    <select id="typed-dice" value="" onChange={event => void enter([names.indexOf(event.target.value) + 1])}>
      <option value="" disabled>
        {panels.whichDrawn}
      </option>
      {[...new Set(names)].map(name => (
        <option key={name} value={name}>
          {drawn ? phrase(drawn(name)) : name}
        </option>
      ))}
    </select>
  )
}
