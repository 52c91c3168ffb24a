import { readFileSync } from 'node:fs'

/** The text of a scenario: 'plastic/tutorial'. */
export const scenarioText = (scenario: string): string =>
  readFileSync(new URL(`../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8')
