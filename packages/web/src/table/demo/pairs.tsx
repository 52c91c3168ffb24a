import { type ReactElement, useEffect, useState } from 'react'
import { demoBattles } from '../../sets/demo-battles.ts'
import { useSettings } from '../../settings/settings.ts'
import type { CameraWish, Quality, TableScene } from '../scene.ts'
import Table, { rotateBy, zoomBy } from '../table.tsx'
import { type Moment, realScene, unmarked } from './real.ts'
import './pairs.css'

/** One of the renders that the table is to stand beside, and the same kind of scene from a real game. */
interface Pair {
  readonly says: string
  /** In the folder beside this file. */
  readonly picture: string
  readonly from: Moment
  readonly look: Look
}

/**
 * From where: straight down or at a slant, how near, at which piece, how far turned and tilted. Nearness is in pixels a millimetre;
 * at a slant as if the picture were as wide as the render, so that both show as much.
 */
interface Look {
  readonly view: 'straight' | 'free'
  readonly near?: number
  readonly on?: string
  readonly turn?: number
  readonly tilt?: number
  readonly theme?: TableScene['theme']
  /** As photographed: without badges, states and whatever is drawn over the table, as in the render. */
  readonly bare?: boolean
}

const crossroads: Moment = { battle: demoBattles.crossroads, turn: 2, viewer: 'british' }
const raid: Moment = { battle: demoBattles.raid, turn: 2 }
const storm: Moment = { battle: demoBattles.storm, turn: 2 }

/** How wide the renders are, in pixels. */
const RENDER = 1280

const pairs: { readonly [name: string]: Pair } = {
  overview: { says: 'From afar', picture: 'overview', from: crossroads, look: { view: 'free', near: 0.85, turn: -18, tilt: -12, bare: true } },
  near: { says: 'From near', picture: 'overview', from: crossroads, look: { view: 'free', near: 1.7, on: 'first-1', turn: -18, tilt: -12, bare: true } },
  top: { says: 'The map, to play on', picture: 'top', from: { ...crossroads, selected: 'first-1' }, look: { view: 'straight', near: 0.7, on: 'first-1' } },
  'zoom-far': { says: 'The map, far', picture: 'zoom', from: crossroads, look: { view: 'straight', near: 0.6, on: 'gun' } },
  'zoom-play': { says: 'The map, at play', picture: 'zoom', from: crossroads, look: { view: 'straight', near: 1.6, on: 'first-1' } },
  'zoom-near': { says: 'The map, near', picture: 'zoom', from: crossroads, look: { view: 'straight', near: 4.4, on: 'first-1' } },
  infantry: { says: 'Men', picture: 'infantry', from: crossroads, look: { view: 'free', near: 4.4, on: 'gun', turn: 176, tilt: -14, bare: true } },
  'infantry-far': { says: 'Men at play', picture: 'infantry', from: crossroads, look: { view: 'free', near: 2.2, on: 'gun', turn: 176, tilt: -14, bare: true } },
  armour: { says: 'Tanks', picture: 'armour', from: { ...crossroads, turn: 3 }, look: { view: 'free', near: 2.8, on: 'panzer-2', turn: -128, tilt: -16, bare: true } },
  'armour-far': { says: 'Tanks attack', picture: 'armour', from: storm, look: { view: 'free', near: 1.9, on: 't34-2', turn: 34, tilt: -14, bare: true } },
  trench: { says: 'Trenches', picture: 'trench', from: raid, look: { view: 'free', near: 2.2, on: 'mg', turn: 24, bare: true } },
  'trench-far': { says: 'No man’s land', picture: 'trench', from: raid, look: { view: 'free', near: 1.35, turn: 24, tilt: -6, bare: true } },
  summer: { says: 'Summer', picture: 'themes', from: crossroads, look: { view: 'free', near: 1.9, on: 'gun', turn: 20, tilt: -12, bare: true, theme: 'summer' } },
  mud: { says: 'Mud', picture: 'themes', from: crossroads, look: { view: 'free', near: 1.9, on: 'gun', turn: 20, tilt: -12, bare: true, theme: 'mud' } },
  snow: { says: 'Snow', picture: 'themes', from: crossroads, look: { view: 'free', near: 1.9, on: 'gun', turn: 20, tilt: -12, bare: true, theme: 'snow' } },
  desert: { says: 'Desert', picture: 'themes', from: crossroads, look: { view: 'free', near: 1.9, on: 'gun', turn: 20, tilt: -12, bare: true, theme: 'desert' } },
} // biome-ignore format: a table

/** The page itself, opened on a moment of a replay: it has bar, rail and floats round its table. */
const pages: { readonly [name: string]: { readonly says: string; readonly picture: string; readonly address: string } } = {
  waiting: { says: 'The whole page', picture: 'waiting-3d', address: `index.html#/replay/${demoBattles.crossroads}/1300` },
  reaction: { says: 'The page in the dark', picture: 'reaction-dark', address: `index.html#/replay/${demoBattles.farm}/1250` },
} // biome-ignore format: a table

const pictures = import.meta.glob<string>('./reference/*.jpg', { eager: true, query: '?url', import: 'default' })

/** Left the render, right the table: drawn now, from a position of a real game. One pair at a time, since each is a whole table. */
export function Pairs({
  name: first,
  quality: asked,
}: {
  readonly name: string
  readonly quality: Quality
}): ReactElement {
  const [name, setName] = useState(first)
  const [quality, setQuality] = useState(asked)
  const { theme, set } = useSettings()
  const [pair, page] = [pairs[name], pages[name] ?? pages.waiting]
  return (
    <div className="pairs" data-theme={theme}>
      <nav>
        {Object.entries({ ...pairs, ...pages }).map(([id, { says }]) => (
          <a
            key={id}
            href={`?pair=${id}&quality=${quality}`}
            aria-current={id === name ? 'page' : undefined}
            onClick={click => {
              click.preventDefault()
              history.replaceState(null, '', click.currentTarget.href)
              setName(id)
            }}
          >
            {says}
          </a>
        ))}
        <span>
          the render · the table as it is{' '}
          {(['full', 'light', 'plain'] as const).map(one => (
            <button key={one} type="button" aria-pressed={quality === one} onClick={() => setQuality(one)}>
              {one}
            </button>
          ))}{' '}
          · page{' '}
          {(['light', 'dark'] as const).map(one => (
            <button key={one} type="button" aria-pressed={theme === one} onClick={() => set({ theme: one })}>
              {one}
            </button>
          ))}
        </span>
      </nav>
      <img src={pictures[`./reference/${(pair ?? page)?.picture}.jpg`]} alt="the render" />
      {pair ? (
        <RealTable key={`${name} ${quality}`} {...pair} quality={quality} />
      ) : (
        <iframe key={`${name} ${theme}`} src={page?.address} title={page?.says} style={asRendered()} />
      )}
    </div>
  )
}

/** As large as the render and then made smaller, or it would be the page of a telephone. */
const asRendered = () => ({ transform: `scale(${innerWidth / 2 / RENDER})` })

/** The table of a real moment, seen from where the pair wants it. */
function RealTable({ from, look, quality }: Pair & { readonly quality: Quality }): ReactElement {
  const [scene, setScene] = useState<TableScene | null>(null)
  useEffect(() => {
    void realScene(from).then(real => setScene(posed(real, look)))
  }, [from, look])
  if (!scene) return <p>The computer plays the battle up to here …</p>
  const on = scene.pieces.find(({ id }) => id === look.on)
  const camera: CameraWish = { view: look.view, serial: 1, ...(on && { centre: on.at }) }
  return (
    <section ref={holder => (holder ? stand(holder, look) : undefined)}>
      <Table
        scene={scene}
        quality={quality}
        camera={camera}
        motion={[]}
        speed={1}
        onEvent={() => undefined}
        onMotionDone={() => undefined}
      />
    </section>
  )
}

const posed = (scene: TableScene, { theme = scene.theme, bare }: Look): TableScene =>
  bare ? { ...unmarked(scene), theme } : { ...scene, theme }

/** As soon as the table is drawn the camera goes to its place. */
function stand(holder: HTMLElement, look: Look): void {
  const { view, near, turn = 0, tilt = 0 } = look
  const zoom = holder.querySelector<HTMLElement>('[data-view]')?.dataset.view?.split(' ')[2]
  if (!zoom) {
    requestAnimationFrame(() => stand(holder, look))
    return
  }
  const scale = view === 'free' ? holder.clientWidth / RENDER : 1
  if (near) zoomBy((near * scale) / Number(zoom))
  rotateBy(turn, tilt)
}
