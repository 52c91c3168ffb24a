import { useState } from 'react'
import { takeOnline } from '../far/take-online.ts'
import { Dialog } from '../keys/dialog.tsx'
import { showOverlay } from '../keys/overlays.ts'
import { rulesLanguage, useWords } from '../language/index.ts'
import { Deed } from '../parts/deed.tsx'
import { useTable } from '../play/store.ts'

/** Takes the game on the table to the server, so that friends can join it by link. */
export function TakeOnline() {
  const { together } = useWords()
  const table = useTable(t => t.snapshot?.table)
  const seat = useTable(t => t.snapshot?.seat ?? '')
  const [friends, setFriends] = useState<readonly string[]>(() => table?.sides.filter(side => side !== seat) ?? [])
  if (!table) return null
  const others = table.sides.filter(side => side !== seat)
  const take = async () => {
    await takeOnline(seat, friends)
    showOverlay(null)
  }
  return (
    <Dialog name="online" title={together.take}>
      <p className="quiet">{together.takeAbout}</p>
      {others.map(side => (
        <label key={side} className="tick">
          <input
            type="checkbox"
            checked={friends.includes(side)}
            onChange={event =>
              setFriends(event.target.checked ? [...friends, side] : friends.filter(one => one !== side))
            }
          />
          <span>{together.takeFriend(rulesLanguage(table.ruleset).army(table.names[side] ?? side))}</span>
        </label>
      ))}
      <Deed primary word={together.takeGo} act={take} />
    </Dialog>
  )
}
