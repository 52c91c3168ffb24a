import type { Tale } from '@sandtable/room'
import { type ReactNode, useState } from 'react'
import { useHint } from '../../keys/bindings.ts'
import { perform } from '../../keys/listen.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { giveText } from '../../saves/game-file.ts'
import { sayNote } from '../../words/say-note.ts'
import { sayProblem } from '../../words/say-problem.ts'
import { textFrom } from '../ask.ts'
import type { Replayable } from '../sources.ts'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'
import { BranchDialog } from './branch-dialog.tsx'
import { addressOf } from './moment.ts'
import './tools.css'
import { FormSwitch } from '../../parts/form-switch.tsx'
import { useIsText } from '../../settings/settings.ts'

interface ToolsProps {
  readonly game: Replayable
  readonly tale: Tale
  readonly watching: Watching
  readonly slanted: boolean
}

/** What can be done with a replay besides watching it. */
export function ReplayTools({ game, tale, watching, slanted }: ToolsProps) {
  const words = replayWords.use()
  const isText = useIsText()
  const [said, setSaid] = useState<ReactNode>(() => tale.notes.map(sayNote).join(' ') || null)
  const [branching, setBranching] = useState(false)
  const failed = (error: unknown) => setSaid(sayProblem(error))
  const share = async () => {
    const link = new URL(addressOf(game, tale, watching.at), location.href).href
    const note = game.kept ? ` ${words.shared.own}` : ''
    const copied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setSaid(
      copied ? (
        `${words.shared.copied}${note}`
      ) : (
        <>
          {words.shared.byHand} <a href={link}>{link}</a>
          {note}
        </>
      ),
    )
  }
  const give = async () => giveText(game.title, await textFrom(await game.source()), game.address)
  const clip = async () => {
    const { giveClip } = await import('./clip.ts')
    setSaid(await giveClip(game.title, tale, watching.at, setSaid))
  }
  return (
    <nav className="tools replay-tools" aria-label={words.tools.label}>
      {!isText && <SlantTool slanted={slanted} />}
      <FormSwitch className="tool" icon />
      <Tool icon="branch" says={words.tools.branch} act={() => setBranching(true)} />
      {tale.outcome && (
        <a className="tool" href={`#/report/${game.address}`}>
          <Icon name="report" />
          {words.tools.report}
        </a>
      )}
      <Tool icon="link" says={words.tools.share} act={() => void share().catch(failed)} />
      <Tool icon="save" says={words.tools.file} act={() => void give().catch(failed)} />
      <Tool icon="film" says={words.tools.clip} hint={words.tools.clipHint} act={() => void clip().catch(failed)} />
      <a className="tool" href="#/replays">
        <Icon name="back" />
        {words.tools.replays}
      </a>
      {said && (
        <p className="replay-said" role="status">
          <span>{said}</span>
          <button type="button" className="link" onClick={() => setSaid(null)}>
            {words.close}
          </button>
        </p>
      )}
      {branching && <BranchDialog game={game} tale={tale} watching={watching} close={() => setBranching(false)} />}
    </nav>
  )
}

function SlantTool({ slanted }: { readonly slanted: boolean }) {
  const words = replayWords.use()
  const hint = useHint('straight')
  const says = slanted ? words.straight : words.slant
  return <Tool icon="swap" says={says} hint={hint} pressed={slanted} act={() => perform('straight')} />
}

interface ToolProps {
  readonly icon: IconName
  readonly says: string
  readonly hint?: string
  readonly pressed?: boolean
  act(): void
}

function Tool({ icon, says, hint, pressed, act }: ToolProps) {
  return (
    <button type="button" className="tool" title={hint} aria-pressed={pressed} onClick={act}>
      <Icon name={icon} />
      {says}
    </button>
  )
}
