import type { ReactNode } from 'react'
import { useTheme } from '../settings/appearance.ts'
import { useSettings } from '../settings/settings.ts'
import { FormSwitch } from './form-switch.tsx'
import { Icon } from './icon.tsx'
import './bar.css'
import { useWords } from '../language/index.ts'

/** The bar on top of every screen that is not the table. */
export function Bar({ children, tall = false }: { readonly children?: ReactNode; readonly tall?: boolean }) {
  const { page } = useWords()
  return (
    <header className={tall ? 'topbar tall' : 'topbar'}>
      <a className="topbar-name numeral" href="#/" aria-label={page.home}>
        Sandtable
      </a>
      {children}
      <div className="topbar-tools">
        <FormSwitch className="tool" icon />
        <ThemeTool />
        <a className="tool" href="#/settings">
          <Icon name="settings" />
          {page.settings}
        </a>
      </div>
    </header>
  )
}

function ThemeTool() {
  const { page } = useWords()
  const theme = useTheme()
  const set = useSettings(settings => settings.set)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button type="button" className="tool" onClick={() => set({ theme: other })}>
      <Icon name={other === 'dark' ? 'moon' : 'sun'} />
      {page[other]}
    </button>
  )
}
