import { useEffect, useRef, useState } from 'react'
import { download, fileName } from '../parts/download.ts'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { battleAt } from '../route.ts'
import { ago } from '../saves/kept-words.ts'
import { sayProblem } from '../words/say-problem.ts'
import { editorWords } from './language/index.ts'
import { useEditor, useSketch } from './store.ts'
import { linkTo, shortLinkTo } from './works/link.ts'
import { type Keeping, restore } from './works/use-work.ts'
import { keepVersion, type Version, versionsOf } from './works/work.ts'

/** Hands a battle on: as a file, in a link, to be played by people far apart; and its earlier versions. Long because it is one sheet of markup. */
export function ShareDialog({ keeping, onClose }: { readonly keeping: Keeping; onClose(): void }) {
  const words = editorWords.use()
  const { title, ruleset } = useSketch()
  const id = useEditor(editor => editor.id)
  const faults = useEditor(editor => editor.opened.faults.length)
  const dialog = useRef<HTMLDialogElement>(null)
  const [link, setLink] = useState<string | null>(null)
  const { keepNow } = keeping
  useEffect(() => {
    dialog.current?.showModal()
    void keepNow().then(linkTo).then(setLink)
  }, [keepNow])
  const give = async () => {
    const text = await keepNow()
    await keepVersion(id, title, text, true)
    download(new Blob([text], { type: 'text/yaml' }), `${fileName(title || words.unnamed)}.yaml`)
  }
  return (
    <dialog ref={dialog} className="sheet-dialog share" aria-label={words.shareTitle} onClose={onClose}>
      <header>
        <h2>{words.shareTitle}</h2>
        <button type="button" className="tool" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      <div className="share-ways">
        {faults > 0 && <Notice caution>{words.shareFaults(faults)}</Notice>}
        <section>
          <h3>{words.asFile}</h3>
          <p className="quiet">{words.asFileSays}</p>
          <button type="button" className="button" onClick={() => void give()}>
            {words.export}
          </button>
        </section>
        <section>
          <h3>{words.asLink}</h3>
          <p className="quiet">{words.asLinkSays(link?.length ?? 0)}</p>
          <LinkToCopy label={words.asLink} link={link ?? ''} />
        </section>
        <ShortLink keepNow={keepNow} />
        <section>
          <h3>{words.apart}</h3>
          <p className="quiet">{words.apartSays}</p>
          <a className="button" href={battleAt(ruleset, id.split('/')[1] ?? '')}>
            {words.toBattle}
          </a>
        </section>
        <Versions id={id} />
      </div>
    </dialog>
  )
}

function LinkToCopy({ label, link }: { readonly label: string; readonly link: string }) {
  const words = editorWords.use()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {}) // it can still be copied by hand
    setCopied(true)
  }
  return (
    <div className="row share-link">
      <input readOnly aria-label={label} value={link} onFocus={event => event.target.select()} />
      <button type="button" className="button" onClick={() => void copy()}>
        {isCopied ? words.copied : words.copyLink}
      </button>
    </div>
  )
}

/** The server keeps it only when somebody asks for it. */
function ShortLink({ keepNow }: Pick<Keeping, 'keepNow'>) {
  const words = editorWords.use()
  const [link, setLink] = useState<string | 'making' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const make = async () => {
    setLink('making')
    setProblem(null)
    try {
      setLink(await shortLinkTo(await keepNow()))
    } catch (error) {
      setLink(null)
      setProblem(sayProblem(error))
    }
  }
  return (
    <section>
      <h3>{words.asShort}</h3>
      <p className="quiet">{words.asShortSays}</p>
      {link && link !== 'making' ? (
        <LinkToCopy label={words.asShort} link={link} />
      ) : (
        <button type="button" className="button" aria-disabled={link === 'making'} onClick={() => void make()}>
          {link === 'making' ? words.making : words.makeShort}
        </button>
      )}
      {problem && <Notice caution>{problem}</Notice>}
    </section>
  )
}

function Versions({ id }: { readonly id: string }) {
  const words = editorWords.use()
  const [versions, setVersions] = useState<readonly Version[]>([])
  useEffect(() => void versionsOf(id).then(setVersions), [id])
  return (
    <section>
      <h3>{words.versions}</h3>
      <p className="quiet">{words.versionsSay}</p>
      <ul className="version-list">
        {versions.toReversed().map(version => (
          <li key={version.at}>
            <span>
              {new Date(version.at).toLocaleString()} <span className="quiet">{ago(version.at)}</span>
            </span>
            <button type="button" className="link" onClick={() => restore(version.text)}>
              {words.restore}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
