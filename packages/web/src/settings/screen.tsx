import { type ReactNode, use, useId, useState } from 'react'
import { offeredRulings, sets } from '../catalogue/catalogue.ts'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { forget } from '../learn/remembered.ts'
import { Bar } from '../parts/bar.tsx'
import { Choice } from '../parts/choice.tsx'
import { Icon } from '../parts/icon.tsx'
import { ScenarioRulings } from '../scenario/rulings.tsx'
import { tryOut } from '../sound/sounding.ts'
import { type SettingName, settingChoices } from './choices.ts'
import { SideColours } from './colours.tsx'
import { type Settings, useSettings } from './settings.ts'
import './screen.css'

/** Everything that a person may like differently, kept in this browser at once. */
export function SettingsScreen() {
  const { settings, learn } = useWords()
  const { groups } = settings
  return (
    <>
      <Bar>
        <nav className="topbar-place" aria-label={settings.back}>
          <a href="#/">
            <Icon name="back" size={16} />
            {settings.home}
          </a>
        </nav>
      </Bar>
      <main className="settings">
        <h1>{settings.title}</h1>
        <p className="reading quiet">{settings.kept}</p>
        <Group title={groups.look}>
          <Pick of="theme" />
          <Pick of="form" />
          <Pick of="speech" />
          <Pick of="language" />
          <Pick of="textSize" />
          <Pick of="hand" />
          <SideColours />
        </Group>
        <Group title={groups.table}>
          <Pick of="quality" />
          <Pick of="opens" />
          <Pick of="speed" />
        </Group>
        <Group title={groups.sound}>
          <Pick of="sound" />
          <Volumes />
        </Group>
        <Group title={groups.keys}>
          <Pick of="holdKeys" />
          <p>
            <button type="button" className="button" onClick={() => showOverlay('keys')}>
              {settings.keys}
            </button>
          </p>
        </Group>
        <Group title={learn.settings.group}>
          <Pick of="lessons" />
          <Pick of="warnings" />
          <FromTheBeginning />
        </Group>
        <Group title={groups.play}>
          <Pick of="reactFrom" />
        </Group>
        <Group title={groups.game}>
          <Pick of="level" />
          <Pick of="thinking" />
          <Rulings />
        </Group>
      </main>
    </>
  )
}

/** Forgets which lessons were shown and which warnings were switched off. */
function FromTheBeginning() {
  const { settings } = useWords().learn
  const [done, setDone] = useState(false)
  const again = () => {
    forget()
    useSettings.getState().set({ unwarned: [], lessons: 'on', warnings: 'on' })
    setDone(true)
  }
  return (
    <p>
      <button type="button" className="button" onClick={again}>
        {settings.again}
      </button>{' '}
      <span role="status">{done && settings.forgotten}</span>
    </p>
  )
}

/** One of several, by the name of the setting. */
function Pick({ of }: { readonly of: SettingName }) {
  const value = useSettings(settings => settings[of])
  const set = useSettings(settings => settings.set)
  const { title, look, options } = settingChoices(useWords())[of]
  return (
    <Choice<Settings[SettingName]>
      title={title}
      look={look}
      value={value}
      onChange={chosen => set({ [of]: chosen })}
      options={options}
    />
  )
}

const volumes = ['table', 'alerts'] as const

/** How loud: what happens on the table, and what calls for attention. Letting go sounds it once. */
function Volumes() {
  const { settings } = useWords()
  const { sound, volumes: loud, set } = useSettings()
  if (sound === 'off') return <p className="quiet">{settings.quiet}</p>
  return (
    <div className="volumes">
      {volumes.map(name => (
        <label key={name}>
          <span className="label">{settings.volumes[name]}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(loud[name] * 100)}
            onChange={event => set({ volumes: { ...loud, [name]: Number(event.target.value) / 100 } })}
            onPointerUp={() => tryOut(name === 'table' ? 'dice2' : 'yourMove')}
            onKeyUp={() => tryOut(name === 'table' ? 'dice2' : 'yourMove')}
          />
          <span className="numeral">{Math.round(loud[name] * 100)}</span>
        </label>
      ))}
    </div>
  )
}

/** How the rules are read where they are silent, set by set: what new games begin with. */
function Rulings() {
  const words = useWords()
  const rulings = useSettings(settings => settings.rulings)
  const set = useSettings(settings => settings.set)
  const rulingsOf = use(offeredRulings())
  return sets.flatMap(({ id, title }) => {
    const offered = rulingsOf[id] ?? []
    if (offered.length === 0) return []
    const mine = Object.fromEntries(
      Object.entries(rulings).filter(([ruling]) => offered.some(one => one.id === ruling)),
    )
    const others = Object.fromEntries(Object.entries(rulings).filter(([ruling]) => !(ruling in mine)))
    return (
      <ScenarioRulings
        key={id}
        title={words.settings.rulings(title)}
        rulings={offered}
        options={mine}
        onChange={options => set({ rulings: { ...others, ...options } })}
      />
    )
  })
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
