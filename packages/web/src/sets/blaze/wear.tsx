import { type Names, type Roster, sentence } from '@sandtable/kernel'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { panelWords } from './language/index.ts'

/** How near a unit is to its breaking point. */
export function Wear({ worn }: Pick<Roster, 'worn'>) {
  if (!worn) return null
  const { lost, breaks } = worn
  const share = Math.min(100, Math.round((100 * lost) / Math.max(1, breaks)))
  return (
    <p className="wear">
      <span className="wear-bar" aria-hidden="true">
        <i className="worn-so-far" style={{ width: `${share}%` }} />
      </span>
      {panelWords.now().worn(lost, breaks)}
    </p>
  )
}

/** What has cost a unit its rating. */
export function Ails({ ails, names }: Pick<Roster, 'ails'> & { readonly names: Names }) {
  if (!ails) return null
  return (
    <p className="ails caution">
      {sentence(names.say(ails.says))} <RuleLinks cites={ails.cites.slice(0, 1)} />
    </p>
  )
}
