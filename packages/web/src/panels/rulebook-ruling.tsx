import type { Ruling } from '@sandtable/kernel'
import { spoken } from '../kind-name.ts'
import { Icon } from '../parts/icon.tsx'
import { RuledText, RuleLink } from '../parts/rule-link.tsx'
import type { RulebookProps } from './rulebook-book.tsx'

interface RulingProps {
  readonly ruling: Ruling
  readonly asked: boolean
  readonly options: RulebookProps['options']
}

/** A place where the rule is silent or says two things: what was weighed, and what holds in this game. */
export function RulingEntry({ ruling, asked, options }: RulingProps) {
  const held = options?.[ruling.id] ?? ruling.default
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
      <h4>{ruling.question}</h4>
      <ul className="ruling-options">
        {Object.entries(ruling.options).map(([option, says]) => (
          <li key={option} className={option === held ? 'held' : undefined}>
            <span className="ruling-name">
              {capital(spoken(option))}
              {option === held && <span className="ruling-tag">{options ? 'this game' : 'usual'}</span>}
            </span>
            <span className="reading">
              <RuledText text={says} />
            </span>
          </li>
        ))}
      </ul>
      <p className="ruling-fixed">
        <Icon name="lock" size={16} />
        {ruling.offered
          ? options
            ? 'Fixed when the game began. Set it for the next one before the start.'
            : 'Chosen before a game starts.'
          : 'A fixed reading; the other is only a record of what was weighed.'}
      </p>
    </section>
  )
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
