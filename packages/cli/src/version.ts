import { readFileSync } from 'node:fs'

/** From the package itself, which lies beside the folder of this file, built or not. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}
