import { chosenOf, type Names } from '@sandtable/kernel'
import { useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Building } from './building.ts'
import type { Builds } from './engine.ts'
import { forceWords } from './language/index.ts'
import { Line } from './line.tsx'

/** The force as a sheet: its name, army and size, then line by line. */
export function Sheet({
  of,
  names,
  building,
  isOwn,
}: {
  readonly of: Builds
  readonly names: Names
  readonly building: Building
  readonly isOwn: boolean
}) {
  const words = forceWords.use()
  const { force } = building
  return (
    <main className="force-sheet">
      <Title building={building} />
      {!isOwn && <p className="quiet">{words.isReady}</p>}
      <Head of={of} names={names} building={building} />
      <h2 className="label">{words.lines}</h2>
      {force.items.length === 0 && <p className="reading quiet">{words.empty}</p>}
      <ul className="force-lines" aria-label={words.lines}>
        {force.items.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <Line key={i} {...{ of, names, force, at: [i] }} {...building} />
        ))}
      </ul>
      {building.canUndo && (
        <p className="row">
          <button type="button" className="button" onClick={building.undo}>
            <Icon name="undo" size={18} /> {words.undo}
          </button>
        </p>
      )}
    </main>
  )
}

function Title({ building: { force, set } }: { readonly building: Building }) {
  const words = forceWords.use()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (name: string): void => {
    setTyped(name)
    const tidy = name.replace(/[,;:]/g, ' ').trim()
    if (tidy !== '' && tidy !== force.name) set({ name: tidy })
  }
  return (
    <h1>
      <input
        className="force-title"
        aria-label={words.name}
        value={typed ?? force.name}
        maxLength={40}
        onChange={event => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </h1>
  )
}

/** Army, size, and what holds for all. */
function Head({
  of: { builder },
  names,
  building: { force, set },
}: {
  readonly of: Builds
  readonly names: Names
  readonly building: Building
}) {
  const words = forceWords.use()
  const sizes = [...new Set([...builder.sizes, ...(force.points === null ? [] : [force.points])])].sort((a, b) => a - b)
  return (
    <div className="force-head">
      <label>
        <span className="label">{words.army}</span>
        <select value={force.army} onChange={event => set({ army: event.target.value })}>
          {builder.armies.map(({ id }) => (
            <option key={id} value={id}>
              {names.side(id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="label">{words.limit[builder.counts]}</span>
        <select
          value={force.points ?? ''}
          onChange={event => set({ points: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">{words.noLimit}</option>
          {sizes.map(points => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      </label>
      {builder.terms.map(term => (
        <label key={term.id}>
          <span className="label">{names.say(term.says)}</span>
          <select
            value={chosenOf(force.terms, term)}
            onChange={event => set({ terms: { ...force.terms, [term.id]: event.target.value } })}
          >
            {term.options.map(({ value, says }) => (
              <option key={value} value={value}>
                {names.label(says)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
