import type { Ruling } from '@sandtable/kernel'
import { useId } from 'react'
import { useWords, words } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { RuledText, RuleLink } from '../parts/rule-link.tsx'
import { useSettings } from '../settings/settings.ts'
import { answerOf, restOf } from '../words/ruling.ts'
import type { RulebookProps } from './book.tsx'

interface RulingProps {
  readonly ruling: Ruling
  readonly asked: boolean
  readonly options: RulebookProps['options']
}

/** A place where the rule is silent or says two things: what was weighed, and what holds in this game. */
export function RulingEntry({ ruling, asked, options }: RulingProps) {
  const { rulebook } = useWords()
  const own = useSettings(settings => settings.rulings)
  const name = useId()
  const held = (options ?? own)[ruling.id] ?? ruling.default
  const choose = (option: string) => {
    const { [ruling.id]: _, ...others } = own
    useSettings.getState().set({ rulings: option === ruling.default ? others : { ...others, [ruling.id]: option } })
  }
  return (
    <section className={asked ? 'ruling-entry asked' : 'ruling-entry'} aria-label={`${rulebook.ruling} ${ruling.id}`}>
      <p className="row ruling-about">
        <span className="label">{rulebook.ruling}</span>
        <RuleLink id={ruling.id} />
        {ruling.about.length > 0 && <span className="label">{rulebook.on}</span>}
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
              {answerOf(says)}
              {option === held && (
                <span className="ruling-tag">{options ? rulebook.thisGame : tagOf(option, ruling)}</span>
              )}
            </label>
            {restOf(says) && (
              <p className="reading">
                <RuledText text={restOf(says)} />
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <p className="ruling-fixed">
        <Icon name="lock" size={16} />
        {ruling.offered ? (options ? rulebook.fixedNow : rulebook.holds) : rulebook.fixed}
      </p>
    </section>
  )
}

const tagOf = (option: string, ruling: Ruling): string =>
  option === ruling.default ? words().rulebook.usual : words().rulebook.newGames
