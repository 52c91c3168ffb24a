const files = import.meta.glob<string>('../../../scenarios/*/*.yaml', { query: '?raw', import: 'default', eager: true })

/** The text of a scenario, by its set and its id. */
export function scenarioText(scenario: string): string {
  const text = files[`../../../scenarios/${scenario}.yaml`]
  if (text === undefined) throw new Error(`There is no scenario ${scenario}.`)
  return text
}

/** All of them, as set and id. */
export const scenarios: readonly string[] = Object.keys(files).map(path =>
  path.slice('../../../scenarios/'.length, -'.yaml'.length),
)
