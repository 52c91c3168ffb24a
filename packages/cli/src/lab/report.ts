import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type LabReport, saveOfGame } from '@sandtable/lab'
import { rootOf, shown } from '../project.ts'
import { Misuse } from '../terminal.ts'
import type { Ordered } from './order.ts'

/** What the page's own build offers: its sheet of a study, rendered without a browser. */
interface Printing {
  printed(
    report: LabReport,
    games: readonly { readonly n: number; readonly file: string; readonly bytes: string }[],
  ): Promise<string>
}

/** Asked before the first game: a study of an hour should not fail at its end. */
export function printingOf(folder: string): () => Promise<Printing> {
  const file = join(rootOf(folder), 'packages/web/dist-report/report.js')
  if (!existsSync(file)) throw new Misuse('The page has not been built: run npm run build first.')
  return () => import(pathToFileURL(file).href)
}

/** Writes a report as one file, with the games that are worth watching in it. */
export async function writeReport(
  print: () => Promise<Printing>,
  report: LabReport,
  study: Ordered,
  file: string,
  folder: string,
): Promise<string> {
  const path = resolve(folder, file)
  const numbers = [...new Set(report.findings.notable.map(({ n }) => n))]
  const games = numbers.map(n => ({
    n,
    file: `${study.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${n}.sandtable`,
    bytes: gzipSync(saveOfGame(study, n), { level: 9 }).toString('base64'),
  }))
  const { printed } = await print()
  writeFileSync(path, await printed(report, games))
  return `The report is in ${shown(path, folder)}.`
}
