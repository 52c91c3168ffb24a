import { jsonSource } from '@sandtable/kernel'
import { handicapsOf, headOf, playGame, type Study, saveOfGame } from '@sandtable/lab'
import { readYaml, ruleSets } from '@sandtable/rules'
import type { LabCalls, LabOrder, LabReply, LabRequest } from './messages.ts'

/** Games are played here, off the page. */

let last: { readonly key: string; readonly study: Study } | null = null

/** The study of an order. The same is asked for game after game, so the last is kept. */
function studyOf(order: LabOrder): Study {
  const key = JSON.stringify(order)
  if (last?.key === key) return last.study
  const { file, scenario, seed, bots } = order
  const source = typeof scenario === 'string' ? readYaml(scenario, file) : jsonSource(file, scenario.value)
  const set = (source.value as { readonly ruleset?: unknown } | null)?.ruleset
  const rules = ruleSets.find(({ id }) => id === set)
  if (!rules) throw new Error(`${file}: there is no rule set ${String(set)}.`)
  last = { key, study: { rules, source, seed, bots } }
  return last.study
}

const calls: LabCalls = {
  head: order => headOf(studyOf(order)),
  play: (order, n) => playGame(studyOf(order), n),
  save: (order, n) => saveOfGame(studyOf(order), n),
  handicaps(order, weaker, stronger) {
    const { rules, source } = studyOf(order)
    // a source reads lines of its file, which cannot be sent: its value can
    return handicapsOf(rules, source, weaker, stronger).map(steps =>
      steps.map(step => ({
        ...step,
        source: { file: step.source.file, value: step.source.value } as typeof step.source,
      })),
    )
  },
}

self.addEventListener('message', ({ data: { id, call, args } }: MessageEvent<LabRequest>) => {
  const post = (reply: LabReply): void => self.postMessage(reply)
  try {
    post({ id, value: Reflect.apply(calls[call], calls, args) })
  } catch (error) {
    post({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
