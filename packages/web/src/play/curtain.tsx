import { useWords } from '../language/index.ts'
import { useSaves } from '../saves/saves.ts'
import { Cover } from './cover.tsx'
import { useTable } from './store.ts'

/** Falls between two people at one screen, before anything of the next seat is worked out or drawn. */
export function Curtain() {
  const { curtain } = useWords()
  const seat = useTable(table => table.curtain)
  const snapshot = useTable(table => table.snapshot)
  const liftCurtain = useTable(table => table.liftCurtain)
  const sides = useSaves(saves => saves.current?.sides) ?? []
  if (!seat || !snapshot) return null
  const { table, view } = snapshot
  const named = (id: string): string => sides.find(side => side.id === id)?.name ?? id
  const [game] = view.tables.game as readonly { readonly turn: number }[]
  return (
    <Cover
      title={table.title}
      turn={game?.turn ?? null}
      name={named(seat)}
      side={Math.max(0, table.sides.indexOf(seat))}
      opens={curtain.opens}
      facts={curtain.facts(game?.turn ?? 0, snapshot.waitingFor.map(named).join(curtain.and))}
      open={() => void liftCurtain()}
    />
  )
}
