import { jsonSource } from '@sandtable/kernel'
import { playGame } from '@sandtable/lab'
import { ruleSets } from '@sandtable/rules'

/** Games of a battle that is being made, one after another, off the page. */
export interface Asked {
  readonly set: string
  readonly file: unknown
  readonly n: number
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const rules = ruleSets.find(({ id }) => id === data.set)
  if (!rules) return
  const played = playGame({ rules, source: jsonSource('battle', data.file), seed: 'fair', bots: ['quick'] }, data.n)
  self.postMessage(played)
})
