import { language } from '../language/index.ts'
import { download, fileName } from '../parts/download.ts'
import look from './report.css?raw'

/** What the rest of Sandtable would say of colours and type: ink on white paper. */
const plain = `
:root { --paper: #fff; --sheet: #fff; --well: #f2f3ee; --line: #c6cdbb; --edge: #79846f; --ink: #18201b; --ink2: #414c44; --ink3: #59645b;
  --own: #17528a; --foe: #9c4306; --third: #6a3f8c; --fourth: #0b6a66; --mark: #f4c534;
  --sans: system-ui, sans-serif; --serif: Georgia, serif; --stencil: Georgia, serif; }
body { margin: 0; color: var(--ink); font: 15px/1.42 var(--sans); font-variant-numeric: tabular-nums; }
h1, h2, h3, p, figure { margin: 0; }
h2 { font: 600 22px/1.22 var(--serif); }
.quiet { color: var(--ink2); }
.label { font-weight: 700; font-size: 12.5px; color: var(--ink3); }
.numeral { font-family: var(--stencil); font-weight: 700; }
.side-mark { fill: var(--own); } .side-mark.foe { fill: var(--foe); } .side-mark.third { fill: var(--third); } .side-mark.fourth { fill: var(--fourth); }
.offscreen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`

/** Hands the report to the person as one page that needs nothing else: no script, no picture and no typeface from elsewhere. */
export const givePage = (title: string, paper: HTMLElement): void =>
  download(new Blob([pageOf(title, paper)], { type: 'text/html' }), `${fileName(title)}.html`)

export function pageOf(title: string, paper: HTMLElement): string {
  const copy = paper.cloneNode(true) as HTMLElement
  // a copied canvas is empty: what it shows goes along as a picture
  const shown = paper.querySelectorAll('canvas')
  for (const [i, canvas] of copy.querySelectorAll('canvas').entries()) {
    const picture = document.createElement('img')
    picture.src = shown[i]?.toDataURL('image/jpeg', 0.85) ?? ''
    picture.alt = canvas.getAttribute('aria-label') ?? ''
    canvas.replaceWith(picture)
  }
  for (const link of copy.querySelectorAll('a, button')) link.remove()
  const name = document.createElement('title')
  name.textContent = title
  return [
    '<!doctype html>',
    `<html lang="${language()}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${name.outerHTML}<style>${plain}${look}</style></head>`,
    `<body>${copy.outerHTML}</body>`,
    '</html>',
    '',
  ].join('\n')
}
