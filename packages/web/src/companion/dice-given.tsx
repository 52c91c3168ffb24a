import type { Entry } from '@sandtable/kernel'
import { type TableView, type Wanted, wantedText } from '@sandtable/room'
import { useState } from 'react'
import { RuleLinks } from '../parts/rule-links.tsx'
import { phrase } from '../words/phrase.ts'
import { Modifiers } from './odds-before.tsx'
import { SoFar } from './so-far.tsx'
import { speechAt } from './speech.ts'
import { giveDice } from './store.ts'
import { companionWords } from './words.ts'

interface DiceProps {
  readonly view: TableView
  readonly wanted: Wanted
  readonly entries: readonly Entry[]
}

/** Dice are wanted: the page rolls them, or people tap what theirs show. */
export function DiceGiven({ view, wanted, entries }: DiceProps) {
  const words = companionWords.use()
  const speech = speechAt(view)
  const { names } = speech
  const { count, faces, cites, modifiers = [] } = wanted
  const [dice, setDice] = useState<readonly number[]>([])
  const take = (die: number): void => {
    const now = [...dice, die]
    setDice(now)
    if (now.length === count) void giveDice(now)
  }
  const rollAll = (): void => void giveDice([...dice, ...rolled(count - dice.length, faces)])
  const whose = (wanted.each ?? (wanted.about.length === count ? wanted.about : []))[dice.length]
  const drawn = speech.teller.telling.drawn
  const nameOf = (face: number): string => {
    const name = wanted.names?.[face - 1]
    return name === undefined ? String(face) : drawn ? phrase(drawn(name)) : name
  }
  return (
    <>
      <h1>
        {count > 1 ? `${count} D${faces}: ` : wanted.names ? '' : `D${faces}: `}
        {wantedText(wanted.about.length > 2 ? { ...wanted, about: [] } : wanted, speech)} <RuleLinks cites={cites} />
      </h1>
      <Modifiers of={modifiers} view={view} />
      <SoFar entries={entries} view={view} />
      <button type="button" className="button wide primary" onClick={rollAll}>
        {wanted.names ? words.draw : words.rollDice}
      </button>
      <p className="label">
        {wanted.names ? words.orDrawn : words.enter}
        {count > 1 && whose !== undefined && (
          <>
            : <b>{names.isPiece(whose) ? names.piece(whose) : names.side(whose)}</b>
          </>
        )}
      </p>
      <div className={wanted.names ? 'companion-choices' : faces > 6 ? 'companion-faces ten' : 'companion-faces'}>
        {facesOf(wanted).map(face => (
          <button
            key={face}
            type="button"
            className={wanted.names ? 'companion-choice' : 'companion-die'}
            onClick={() => take(face)}
          >
            {nameOf(face)}
          </button>
        ))}
      </div>
      {dice.length > 0 && (
        <p className="row">
          {words.taken(dice.map(nameOf))}
          <button type="button" className="button" onClick={() => setDice(dice.slice(0, -1))}>
            {words.takeBack}
          </button>
        </p>
      )}
    </>
  )
}

/** Each face once; of cards that are there several times, each name once. */
function facesOf({ faces, names }: Wanted): readonly number[] {
  const all = Array.from({ length: faces }, (_, i) => i + 1)
  return names ? all.filter(face => names.indexOf(names[face - 1] as string) === face - 1) : all
}

/** Fair dice: a number that would favour some faces is drawn again. */
function rolled(count: number, faces: number): readonly number[] {
  const most = Math.floor(0x1_0000_0000 / faces) * faces
  const word = new Uint32Array(1)
  return Array.from({ length: count }, () => {
    do crypto.getRandomValues(word)
    while ((word[0] as number) >= most)
    return ((word[0] as number) % faces) + 1
  })
}
