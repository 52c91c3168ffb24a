import type { Ruling } from '@sandtable/kernel'
import { useId } from 'react'
import { spoken } from '../kind-name.ts'
import { Icon } from '../parts/icon.tsx'
import { RuledText, RuleLink } from '../parts/rule-link.tsx'
import { useSettings } from '../settings.ts'
import type { RulebookProps } from './rulebook-book.tsx'

interface RulingProps {
  readonly ruling: Ruling
  readonly asked: boolean
  readonly options: RulebookProps['options']
}

/** A place where the rule is silent or says two things: what was weighed, and what holds in this game. */
export function RulingEntry({ ruling, asked, options }: RulingProps) {
  const own = useSettings(settings => settings.rulings)
  const name = useId()
  const held = (options ?? own)[ruling.id] ?? ruling.default
  const choose = (option: string) => {
    const { [ruling.id]: _, ...others } = own
    useSettings.getState().set({ rulings: option === ruling.default ? others : { ...others, [ruling.id]: option } })
  }
  return (
    <section className={asked ? 'ruling-entry asked' : 'ruling-entry'} aria-label={`Ruling ${ruling.id}`}>
      <p className="row ruling-about">
        <span className="label">Ruling</span>
        <RuleLink id={ruling.id} />
        {ruling.about.length > 0 && <span className="label">on</span>}
        {ruling.about.map(id => (
          <RuleLink key={id} id={id} />
        ))}
      </p>
      <fieldset className="ruling-options" disabled={options !== null || !ruling.offered}>
        <legend>{ruling.question}</legend>
        {Object.entries(ruling.options).map(([option, says]) => (
          <div key={option} className={option === held ? 'held' : undefined}>
            <label className="ruling-name">
              <input type="radio" name={name} checked={option === held} onChange={() => choose(option)} />
              {capital(spoken(option))}
              {option === held && <span className="ruling-tag">{options ? 'this game' : tagOf(option, ruling)}</span>}
            </label>
            <p className="reading">
              <RuledText text={says} />
            </p>
          </div>
        ))}
      </fieldset>
      <p className="ruling-fixed">
        <Icon name="lock" size={16} />
        {ruling.offered
          ? options
            ? 'Fixed when the game began. Set it for the next one in Settings, or before its start.'
            : 'Holds for the games you start from now on.'
          : 'A fixed reading; the other is only a record of what was weighed.'}
      </p>
    </section>
  )
}

const tagOf = (option: string, ruling: Ruling): string => (option === ruling.default ? 'usual' : 'your new games')

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
