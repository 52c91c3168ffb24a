import type { View } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { textWords } from '../../language/text-words.ts'
import { momentOf } from '../../replay/watch/shown.ts'
import { MapTable, Pieces, Terrain } from '../pieces.tsx'
import '../text.css'
import './moment.css'

/** A moment of a game that was played: who stands where, in words. */
export default function Moment({ tale, view }: { readonly tale: Tale; readonly view: View }) {
  const text = textWords.use()
  const seen = momentOf(tale, view)
  return (
    <section className="text-moment" aria-labelledby="text-moment">
      <h2 id="text-moment">{text.moment}</h2>
      <Pieces seen={seen} viewer={tale.viewer} />
      <details>
        <summary>{text.ground}</summary>
        <Terrain seen={seen} />
      </details>
      <details>
        <summary>{text.mapTitle}</summary>
        <MapTable seen={seen} />
      </details>
    </section>
  )
}
