import { type ReactNode, useId } from 'react'
import { Bar } from '../parts/bar.tsx'
import { Choice } from '../parts/choice.tsx'
import { Icon } from '../parts/icon.tsx'
import { type Settings, useSettings } from '../settings.ts'
import { SideColours } from './settings-colours.tsx'
import './settings.css'

const words = {
  theme: { system: 'As the system', light: 'Light', dark: 'Dark' },
  level: { easy: 'Easy', usual: 'Usual' },
  dice: { seed: 'Sandtable rolls', people: 'I roll and type them' },
} as const

/** Everything that a person may like differently, kept in this browser at once; long because it is one page of markup. */
export function SettingsScreen() {
  const settings = useSettings()
  const { set } = settings
  return (
    <>
      <Bar>
        <nav className="topbar-place" aria-label="Back">
          <a href="#/">
            <Icon name="back" size={16} />
            Home
          </a>
        </nav>
      </Bar>
      <main className="settings">
        <h1>Settings</h1>
        <p className="reading quiet">Kept in this browser as soon as they change.</p>
        <Group title="To look at">
          <Choice
            title="Light or dark"
            look="joined"
            value={settings.theme}
            onChange={theme => set({ theme })}
            options={named(words.theme)}
          />
          <Choice
            title="Size of text"
            look="joined"
            value={settings.textSize}
            onChange={textSize => set({ textSize })}
            options={([0.9, 1, 1.15, 1.3, 1.5] as const).map(value => ({
              value,
              label: `${Math.round(value * 100)}%`,
            }))}
          />
          <SideColours />
        </Group>
        <Group title="The table">
          <Choice
            title="Graphics"
            look="list"
            value={settings.quality}
            onChange={quality => set({ quality })}
            options={[
              { value: 'auto', label: 'As good as this machine can', note: 'Tried when the table first opens.' },
              { value: 'full', label: 'Full', note: 'Shadows, soft light and every blade. Needs a graphics card.' },
              { value: 'light', label: 'Light', note: 'The same table with fewer shadows and trees.' },
              { value: 'plain', label: 'Plain', note: 'Clear and quick on any machine.' },
            ]}
          />
          <Speed value={settings.speed} onChange={speed => set({ speed })} />
          <Choice
            title="Sound"
            look="joined"
            value={settings.sound ? 'on' : 'off'}
            onChange={sound => set({ sound: sound === 'on' })}
            options={[
              { value: 'off', label: 'Off' },
              { value: 'on', label: 'On' },
            ]}
          />
        </Group>
        <Group title="A new game">
          <Choice
            title="The computer plays"
            look="joined"
            value={settings.level}
            onChange={level => set({ level })}
            options={named(words.level)}
          />
          <Choice
            title="Dice"
            look="joined"
            value={settings.dice}
            onChange={dice => set({ dice })}
            options={named(words.dice)}
          />
        </Group>
      </main>
    </>
  )
}

const named = <T extends string>(labels: { readonly [value in T]: string }) =>
  (Object.entries(labels) as [T, string][]).map(([value, label]) => ({ value, label }))

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}

/** Half to sixteen times, and then at once. */
const speeds: readonly Settings['speed'][] = [0.5, 1, 2, 4, 8, 16, 0]

function Speed({ value, onChange }: { readonly value: number; onChange(speed: number): void }) {
  return (
    <Choice
      title="How quickly things move"
      look="joined"
      value={value}
      onChange={onChange}
      options={speeds.map(speed => ({
        value: speed,
        label: speed === 0 ? 'At once' : speed === 0.5 ? '½×' : `${speed}×`,
      }))}
    />
  )
}
