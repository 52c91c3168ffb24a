import { editorWords } from '../language/index.ts'
import { type Tab, useEditor } from '../store.ts'
import { BattleTab } from './battle.tsx'
import { FaultsTab } from './faults.tsx'
import { ForcesTab } from './forces.tsx'
import { HouseRulesTab } from './house-rules.tsx'
import { SidesTab } from './sides.tsx'
import { ThingTab } from './thing.tsx'

const tabs: readonly Tab[] = ['thing', 'battle', 'sides', 'forces', 'rules', 'faults']
const pages = {
  thing: ThingTab,
  battle: BattleTab,
  sides: SidesTab,
  forces: ForcesTab,
  rules: HouseRulesTab,
  faults: FaultsTab,
}

/** Everything about a battle that is not drawn. */
export function EditorRail() {
  const words = editorWords.use()
  const tab = useEditor(editor => editor.tab)
  const faults = useEditor(editor => editor.opened.faults.length)
  const Page = pages[tab]
  const show = (next: Tab) => useEditor.setState({ tab: next })
  const step = (by: number) => show(tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length] as Tab)
  return (
    <aside className="rail" aria-label={words.properties}>
      <div
        className="rail-tabs"
        role="tablist"
        aria-label={words.properties}
        onKeyDown={event => {
          if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
          step(event.key === 'ArrowRight' ? 1 : -1)
          event.stopPropagation()
        }}
      >
        {tabs.map(one => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="rail-page"
            tabIndex={one === tab ? 0 : -1}
            ref={
              one === tab
                ? node => void (node?.parentElement?.contains(document.activeElement) && node.focus())
                : undefined
            }
            onClick={() => show(one)}
          >
            {words.tabs[one]}
            {one === 'faults' && faults > 0 && <span className="count">{faults}</span>}
          </button>
        ))}
      </div>
      <div className="rail-page" id="rail-page" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Page />
      </div>
    </aside>
  )
}
