import { Key } from '../../keys/key.tsx'
import { perform } from '../../keys/listen.ts'
import { useTable } from '../../play/store.ts'
import { closeRulebook, useRulebook } from '../../rulebook/store.ts'
import { speechOf } from '../../words/speech.ts'
import './prompt-float.css'
import { useWords } from '../../language/index.ts'

/** While the rulebook lies over the rail, what is asked stays in sight, with its two main answers. */
export function PromptFloat() {
  const { prompts } = useWords()
  const isOpen = useRulebook(book => book.set !== null)
  const prompt = useTable(table => table.snapshot?.prompt ?? null)
  const draft = useTable(table => table.draft)
  const isReady = useTable(table => table.draft !== null && table.question === null && table.refused.length === 0)
  const offer = useTable(table => table.snapshot?.offers.find(({ action }) => action === draft?.action))
  const snapshot = useTable(table => table.snapshot)
  if (!isOpen || !prompt || !snapshot) return null
  const { names } = speechOf(snapshot)
  return (
    <section className="prompt-float" aria-label={prompts.asked}>
      <p className="prompt-float-says">{names.say(prompt.says)}</p>
      <div className="row">
        {isReady && (
          <button type="button" className="button primary" onClick={() => perform('confirm')}>
            {offer ? names.say(offer.says) : prompts.doIt} <Key of="confirm" />
          </button>
        )}
        {prompt.default && (
          <button type="button" className="button" onClick={() => perform('pass')}>
            {prompts.pass} <Key of="pass" />
          </button>
        )}
        <button type="button" className="button" onClick={closeRulebook}>
          {prompts.more}
        </button>
      </div>
    </section>
  )
}
