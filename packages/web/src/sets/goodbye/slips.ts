import { words } from '../../language/index.ts'
import { written } from '../../language/numbers.ts'
import type { Drafted, Slip } from '../../learn/slip.ts'
import { comradesOf, leftBehind, voicesIn, wayOf } from '../../learn/way.ts'
import { speechOf } from '../../words/speech.ts'
import type { SetSlips } from '../slips.ts'

/** A man who goes farther from every leader than a voice carries: orders to him are at −1 from then on. */
async function leavesVoice({ snapshot, draft, client }: Drafted): Promise<Slip | null> {
  const way = wayOf(snapshot, draft)
  if (!way || (await client.ask('aura', way.id)).length > 0) return null // a leader goes where he likes
  const auras = await Promise.all(comradesOf(snapshot, way.id).map(({ id }) => client.ask('aura', id)))
  const left = leftBehind(way.from, way.to, voicesIn(auras))
  if (!left) return null
  const cm = (length: number): string => `${written(length / 1000, 1)} cm`
  const says = words().learn.slip.voice(speechOf(snapshot).names.piece(way.id), cm(left.far), cm(left.voice.radius))
  return { kind: 'formation', says, rules: ['GB-STAT-22', 'GB-CMD-7'] }
}

export const slips: SetSlips = { formation: leavesVoice }
