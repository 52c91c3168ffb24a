import { useEffect, useState } from 'react'
import { useHint } from '../keys/bindings.ts'
import type { CommandId } from '../keys/commands.ts'
import { perform } from '../keys/listen.ts'
import { lookAway, lookThrough, useLooking } from '../keys/looking.ts'
import { useWords } from '../language/index.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { useTable } from '../play/store.ts'
import { takeTool, useTool } from './tool.ts'
import './table-tools.css'

const lenses = ['sight', 'arcs', 'reach', 'threat'] as const
type Looks = (typeof lenses)[number]

/** What the keys that are held show, for those who have none: each is on from one press to the next. */
export function TableTools({ slanted }: { readonly slanted: boolean }) {
  const words = useWords().touch
  const lens = useLooking(looking => looking.lens)
  const ruling = useTool(({ tool }) => tool === 'ruler')
  const [more, setMore] = useState(false)
  useLookFromSelected()
  useEffect(() => () => takeTool(null), [])
  const rule = () => {
    lookAway()
    takeTool(ruling ? null : 'ruler')
    if (ruling) useTable.setState({ ruler: null })
    else useTable.getState().say(words.rulerFrom)
  }
  const look = (wanted: Looks) => () => {
    takeTool(null)
    if (lens === wanted) lookAway()
    else void lookThrough(wanted)
  }
  const [sight, ...others] = lenses
  return (
    <section className="table-tools" aria-label={words.tools} data-more={more}>
      <Tool icon="ruler" of="ruler" says={words.ruler} on={ruling} act={rule} />
      <Tool icon="eye" of={sight} says={words.sight} on={lens === sight} act={look(sight)} />
      <Tool
        icon={slanted ? 'top' : 'slant'}
        of="straight"
        says={slanted ? words.straight : words.slant}
        act={() => perform('straight')}
      />
      {more && (
        <>
          {others.map(one => (
            <Tool key={one} icon={one} of={one} says={words[one]} on={lens === one} act={look(one)} />
          ))}
          <Tool icon="whole" of="zoomReset" says={words.whole} act={() => perform('zoomReset')} />
        </>
      )}
      <button type="button" className="tool more" aria-expanded={more} onClick={() => setMore(!more)}>
        <Icon name={more ? 'close' : 'more'} size={24} />
        {more ? words.less : words.more}
      </button>
    </section>
  )
}

interface ToolProps {
  readonly icon: IconName & (Looks | string)
  readonly of: CommandId
  readonly says: string
  readonly on?: boolean
  act(): void
}

function Tool({ icon, of, says, on, act }: ToolProps) {
  return (
    <button type="button" className="tool" title={useHint(of)} aria-pressed={on} onClick={act}>
      <Icon name={icon} size={24} />
      {says}
    </button>
  )
}

/** The view follows the selected piece. */
function useLookFromSelected(): void {
  const selected = useTable(t => t.selected)
  useEffect(() => {
    const { lens } = useLooking.getState()
    if (lens === null || lens === 'ruler') return
    if (selected) void lookThrough(lens)
    else lookAway()
  }, [selected])
}

/** From one piece that can act to the next, without a Tab key. */
export function NextPiece() {
  const words = useWords().touch
  const able = useTable(t => Object.values(t.snapshot?.glances ?? {}).some(glances => glances.includes('can-act')))
  const busy = useTable(t => t.unseen.length > 0 || t.recap !== null || t.snapshot?.prompt === null)
  const [next, previous] = [useHint('next'), useHint('previous')]
  if (!able || busy) return null
  return (
    <section className="next-piece" aria-label={words.next}>
      <button type="button" aria-label={words.previousPiece} title={previous} onClick={() => perform('previous')}>
        <Icon name="back" size={26} />
      </button>
      <span aria-hidden="true">{words.next}</span>
      <button type="button" aria-label={words.nextPiece} title={next} onClick={() => perform('next')}>
        <Icon name="next" size={26} />
      </button>
    </section>
  )
}
