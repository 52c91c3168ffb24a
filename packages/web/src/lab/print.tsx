import type { LabReport } from '@sandtable/lab'
import { renderToStaticMarkup } from 'react-dom/server'
import partsLook from '../parts/parts.css?inline'
import mapLook from '../scenario/map/map.css?inline'
import { enter } from '../sets/index.ts'
import theme from '../theme.css?inline'
import fonts from './print-fonts.css?inline'
import look from './report/lab-report.css?inline'
import { LabReportSheet } from './report/lab-report.tsx'
import { labWords } from './words.ts'

/** A game that goes along with a report: packed, as text. */
export interface PackedGame {
  readonly n: number
  /** What the file is called, and its bytes: gzip, in base 64. */
  readonly file: string
  readonly bytes: string
}

/** Saves a packed game when it is asked for. The only script of the page: everything else is there without it. */
const saving = `
for (const link of document.querySelectorAll('a[download]')) link.addEventListener('click', async event => {
  event.preventDefault()
  const packed = Uint8Array.from(atob(link.href.slice(link.href.indexOf(',') + 1)), sign => sign.charCodeAt(0))
  const text = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()
  const to = document.createElement('a')
  to.href = URL.createObjectURL(text)
  to.download = link.getAttribute('download')
  to.click()
})
const night = matchMedia('(prefers-color-scheme: dark)')
const show = () => { document.documentElement.dataset.theme = night.matches ? 'dark' : 'light' }
night.addEventListener('change', show)
show()
addEventListener('beforeprint', () => { document.documentElement.dataset.theme = 'light' })
addEventListener('afterprint', show)
`

/** A report as one file that needs nothing else: no network, no picture and no typeface from elsewhere. */
export async function printed(report: LabReport, games: readonly PackedGame[]): Promise<string> {
  await enter(report.set, ['look'])
  const words = labWords.now()
  const link = (n: number) => {
    const game = games.find(one => one.n === n)
    return game ? (
      <a href={`data:application/gzip;base64,${game.bytes}`} download={game.file}>
        {words.games.save}
      </a>
    ) : null
  }
  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.is(report.title)}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles */}
        <style dangerouslySetInnerHTML={{ __html: [fonts, theme, partsLook, mapLook, look].join('\n') }} />
      </head>
      <body>
        <LabReportSheet report={report} link={link} note={words.games.how} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: saving }} />
      </body>
    </html>,
  )}\n`
}
