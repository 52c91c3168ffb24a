import { useState } from 'react'
import { useWords } from '../language/index.ts'
import { farTell, useFar } from './far-table.ts'
import { keepOwnName, ownName } from './names.ts'

/** What one wants to be called, if one likes. */
export function NameForm() {
  const { together } = useWords()
  const { company, seat } = useFar()
  const [name, setName] = useState(company?.called[seat] ?? ownName())
  return (
    <form
      className="far-name"
      onSubmit={event => {
        event.preventDefault()
        keepOwnName(name.trim())
        void farTell('call', name.trim())
      }}
    >
      <input
        aria-label={together.name}
        placeholder={together.name}
        value={name}
        maxLength={40}
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="button">
        {together.setName}
      </button>
    </form>
  )
}
