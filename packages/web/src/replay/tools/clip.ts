import { Reel } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { download, fileName } from '../../parts/download.ts'
import { paintMap } from '../../table/map/paint.ts'
import { drawPieces } from '../../table/map/pieces.ts'
import type { ScenePiece, TableScene } from '../../table/scene.ts'
import { placesOf } from '../places/places.ts'
import { linesOf, sceneAt } from '../watch/shown.ts'
import { replayWords } from '../words.ts'
import { Gif } from './gif.ts'

/** How wide the film is, and how high the line of words below it. */
const WIDE = 560
const WORDS = 44
/** Pictures between here and there when somebody moves, and how long each and the last are looked at, in hundredths of a second. */
const BETWEEN = 4
const SHORT = 7
const LONG = 70
const END = 250
/** No more scenes than this: it is a clip. */
const MOST = 120

/** What is seen at one moment, and what is said of it. */
interface Shot {
  readonly scene: TableScene
  readonly says: string
}

/** Makes an animated picture of the turn at this place, and hands it to the person. Gives what is to be said about it. */
export async function giveClip(title: string, tale: Tale, at: number, say: (says: string) => void): Promise<string> {
  const says = replayWords.now()
  const { turn, shots } = shotsOf(tale, at)
  if (shots.length < 2) return says.clip.nothing
  const [first] = shots as readonly [Shot]
  const canvas = document.createElement('canvas')
  canvas.width = WIDE
  canvas.height = Math.round((WIDE * first.scene.depth) / first.scene.width) + WORDS
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  const picture = (shot: Shot) => {
    draw(brush, shot)
    return brush.getImageData(0, 0, canvas.width, canvas.height).data
  }
  const gif = new Gif(canvas.width, canvas.height, [first, shots.at(-1) as Shot].map(picture))
  let hundredths = 0
  const add = (shot: Shot, time: number): void => {
    gif.add(picture(shot), time)
    hundredths += time
  }
  for (const [i, shot] of shots.entries()) {
    for (const half of i === 0 ? [] : between(shots[i - 1] as Shot, shot)) add(half, SHORT)
    add(shot, i === shots.length - 1 ? END : LONG)
    say(says.clip.working(Math.round((100 * (i + 1)) / shots.length)))
    await new Promise(done => setTimeout(done)) // the page stays alive
  }
  const file = `${fileName(`${title}, ${says.turn(turn)}`)}.gif`
  download(gif.end(), file)
  return says.clip.done(file, Math.round(hundredths / 100))
}

/** The moments of one turn at which something is seen or said. */
function shotsOf(tale: Tale, at: number): { readonly turn: string; readonly shots: readonly Shot[] } {
  const { opening, entries } = tale.story
  const [game] = opening.tables.game as readonly { readonly turn?: number }[]
  const { marks, turns, steps, length } = placesOf(entries, game?.turn ?? 1, tale)
  // at the very end, the turn that has just ended
  const from = turns.findLast(turn => turn <= Math.min(at, length - 1)) ?? 0
  const until = turns.find(turn => turn > from) ?? length
  const lines = linesOf(tale)
  const reel = new Reel(opening, entries)
  const shown = [from, ...steps.filter(step => step > from && step <= until)]
  const shots: Shot[] = []
  for (const step of shown) {
    const says = lines.findLast(line => line.at < step && line.at >= from)?.text ?? ''
    const scene = sceneAt(tale, reel.to(step).view, step)
    const last = shots.at(-1)
    if (!last || last.says !== says || !isSame(last.scene, scene)) shots.push({ scene, says })
  }
  const turn = marks.findLast(mark => mark.type === 'turn' && mark.at <= from)?.says ?? ''
  return { turn, shots: shots.slice(-MOST) }
}

const isSame = (a: TableScene, b: TableScene): boolean =>
  JSON.stringify([a.pieces, a.terrain]) === JSON.stringify([b.pieces, b.terrain])

/** The pieces on their way from one scene to the next. */
function between(from: Shot, to: Shot): readonly Shot[] {
  const before = new Map(from.scene.pieces.map(piece => [piece.id, piece.at]))
  const isMoved = ({ id, at }: ScenePiece): boolean => String(before.get(id) ?? at) !== String(at)
  if (!to.scene.pieces.some(isMoved)) return []
  return Array.from({ length: BETWEEN }, (_, i) => {
    const part = (i + 1) / (BETWEEN + 1)
    const moved = (piece: ScenePiece): ScenePiece => {
      const [x, y] = before.get(piece.id) ?? piece.at
      return { ...piece, at: [x + (piece.at[0] - x) * part, y + (piece.at[1] - y) * part] }
    }
    return { says: to.says, scene: { ...to.scene, pieces: to.scene.pieces.map(moved) } }
  })
}

function draw(brush: CanvasRenderingContext2D, { scene, says }: Shot): void {
  const high = brush.canvas.height - WORDS
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.drawImage(paintMap(scene, WIDE), 0, 0)
  const scale = (WIDE * 100) / scene.width
  brush.setTransform(scale, 0, 0, scale, WIDE / 2, high / 2)
  drawPieces(brush, scene, scale)
  brush.setTransform(1, 0, 0, 1, 0, 0)
  brush.globalAlpha = 1
  brush.fillStyle = '#f7f8f2'
  brush.fillRect(0, high, WIDE, WORDS)
  brush.fillStyle = '#18201b'
  brush.font = '600 15px "Overpass Variable", system-ui, sans-serif'
  brush.textAlign = 'left'
  brush.textBaseline = 'middle'
  brush.fillText(says, 14, high + WORDS / 2, WIDE - 28)
}
