import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/overpass/wght.css'
import '@fontsource/stardos-stencil/latin-700.css'
import './theme.css'
import './parts/parts.css'
import './settings/left-hand.css'
import './touch/targets.css'
import './touch/screens.css'
import { App } from './app.tsx'
import { speakAlways } from './language/index.ts'
import { Fault } from './parts/fault.tsx'

await speakAlways()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Fault>
      <App />
    </Fault>
  </StrictMode>,
)

if (import.meta.env.PROD)
  addEventListener('load', () => void import('./offline/register.ts').then(({ keepOffline }) => keepOffline()))

// the serif can wait until there is something to read
requestAnimationFrame(() => void import('@fontsource-variable/source-serif-4/wght.css'))
