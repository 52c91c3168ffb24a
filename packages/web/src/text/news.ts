import type { Id } from '@sandtable/kernel'
import type { Line } from '@sandtable/room'
import type { Settings } from '../settings/settings.ts'
import { aloud } from './aloud.ts'

/** Which lines are read out: decisions always, what the rules say about them usually, other players' dice only if everything is wanted. */
const kinds: {
  readonly [speech in Settings['speech']]: {
    readonly own: readonly Line['kind'][]
    readonly theirs: readonly Line['kind'][]
  }
} = {
  short: { own: ['said', 'turn'], theirs: ['deed', 'turn'] },
  usual: { own: ['deed', 'roll', 'said', 'turn'], theirs: ['deed', 'said', 'turn'] },
  full: { own: ['deed', 'roll', 'said', 'turn'], theirs: ['deed', 'roll', 'said', 'turn'] },
}

/** What has happened, to be read out: what one has done oneself line by line, each activation of others as one sentence. */
export function gathered(lines: readonly Line[], seat: Id, speech: Settings['speech']): string {
  const told: string[] = []
  let isOwn = false
  let deed: string[] | null = null
  const end = (): void => {
    if (deed) told.push(`${deed.join('; ')}.`)
    deed = null
  }
  for (const { kind, side, text } of lines) {
    if (kind === 'deed' || kind === 'turn') {
      end()
      isOwn = kind === 'deed' && side === seat
    }
    if (!kinds[speech][isOwn ? 'own' : 'theirs'].includes(kind)) continue
    const says = aloud(text).replace(/\.$/, '')
    if (isOwn || kind === 'turn') told.push(`${says}.`)
    else deed = [...(deed ?? []), says]
  }
  end()
  return told.join(' ')
}
