import type { Line, Tale } from '@sandtable/room'
import { useEffect, useMemo, useRef } from 'react'
import { SideMark } from '../../parts/side-mark.tsx'
import { turnAt } from '../places/places.ts'
import { sideOrder } from '../watch/order.ts'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'

interface DeedListProps {
  readonly lines: readonly Line[]
  readonly watching: Watching
  readonly tale: Tale
}

/** Who acted when, turn by turn. It lists the whole game; the one that goes on is marked, and each is a way there. */
export function DeedList({ lines, watching: { at, places, seek, setPlaying }, tale }: DeedListProps) {
  const words = replayWords.use()
  const sheet = useRef<HTMLDivElement>(null)
  const turns = useMemo(() => {
    const told = new Map(lines.filter(line => line.kind === 'deed').map(line => [line.at, line]))
    const groups = new Map<string, Line[]>()
    for (const deed of places.deeds) {
      const line = told.get(deed)
      const turn = turnAt(places, deed)
      if (line) groups.set(turn, [...(groups.get(turn) ?? []), line])
    }
    return [...groups]
  }, [lines, places])
  const now = turns.flatMap(([, deeds]) => deeds).findLast(line => line.at < at)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one that goes on stays in sight
  useEffect(() => {
    sheet.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [now])
  const order = sideOrder(tale)
  return (
    <div ref={sheet} className="replay-log replay-deeds">
      {turns.map(([turn, deeds]) => (
        <section key={turn} aria-label={words.turn(turn)}>
          <h3>{words.turn(turn)}</h3>
          <ol>
            {deeds.map(line => (
              <li key={line.at} aria-current={line === now || undefined}>
                {line.side && <SideMark side={order.indexOf(line.side)} size={11} />}
                <button
                  type="button"
                  className="telling"
                  onClick={() => {
                    setPlaying(false)
                    seek(line.at + 1)
                  }}
                >
                  {line.text}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
