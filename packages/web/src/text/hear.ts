import { actorIn, type Decision, fieldsFor, goalIn, Misread, readDice, sentence, wayIn } from '@sandtable/kernel'
import { leftIdle as leftIdleIn } from '@sandtable/room'
import { GameError } from '../game/client.ts'
import { textWords } from '../language/text-words.ts'
import { runText } from '../panels/prompt/march.tsx'
import { marchIn } from '../play/marching.ts'
import { goTo } from '../play/pointing.ts'
import { useTable } from '../play/store.ts'
import { sayProblem } from '../words/say-problem.ts'
import { speechOf } from '../words/speech.ts'
import { aloud } from './aloud.ts'
import { answerWith, line, type Part, remember } from './answer.ts'
import { answers, commandNamed } from './commands.ts'

const text = () => textWords.now()
const table = () => useTable.getState()

/**
 * Takes a typed line: nothing confirms what is put together, a number takes that choice, a command tells or does something, and
 * all else is a decision in words. A whole sentence is done at once; what answers a question waits for Enter.
 */
export async function hear(typed: string, heading: () => void): Promise<void> {
  const asked = typed.trim()
  if (asked) remember(asked)
  try {
    const parts = await answer(asked, heading)
    answerWith(asked, parts)
  } catch (error) {
    if (error instanceof GameError && error.reasons) table().refuse(error.reasons)
    answerWith(asked, error instanceof GameError && error.reasons ? [] : [line(aloud(sayProblem(error)))])
  }
}

async function answer(asked: string, heading: () => void): Promise<readonly Part[]> {
  const { snapshot, client } = table()
  if (!snapshot || !client) return []
  if (snapshot.wanted && /^[\d\s,]+$|^[^/]*$/.test(asked) && !commandNamed(asked.split(/\s+/)[0] ?? ''))
    return rolled(asked)
  if (asked === '') return confirm(heading)
  if (/^\d+$/.test(asked)) return choose(asked)
  const [word = '', ...others] = asked.replace(/^\//, '').split(/\s+/)
  const rest = others.join(' ')
  // an action of the same name goes first; a stroke before the word says that the command is meant
  const isAction = !asked.startsWith('/') && (snapshot.prompt?.actions.includes(word.toLowerCase()) ?? false)
  const command = isAction ? undefined : commandNamed(word)
  if (command === 'why') return why(rest)
  if (command === 'odds' && rest !== '') return decide(rest, false)
  if (command) return answers[command]({ snapshot, client, rest })
  if (!snapshot.prompt) return [line(text().notAsked)]
  return decide(asked, true)
}

async function rolled(asked: string): Promise<readonly Part[]> {
  const { snapshot, client } = table()
  if (!snapshot?.wanted || !client) return []
  if (asked === '') return []
  await client.ask('enter', readDice(asked, snapshot.wanted))
  return []
}

/** Enter makes what is put together; where nothing is, it goes to what is asked. */
async function confirm(heading: () => void): Promise<readonly Part[]> {
  const { draft, question } = table()
  if (draft && (!question || question.optional || question.many !== undefined)) await table().confirm()
  else heading()
  return []
}

/** A number takes the choice that has it on the page. */
function choose(number: string): readonly Part[] {
  const button = document.querySelector<HTMLButtonElement>(`[data-digit="${number}"]`)
  if (!button) throw new Misread(text().noChoice(number))
  if (button.ariaDisabled === 'true') return why(number)
  button.click()
  return []
}

/** Why a choice is not allowed, or all that are not. */
function why(number: string): readonly Part[] {
  const all = [...document.querySelectorAll<HTMLButtonElement>('[data-digit]')]
  const meant = number ? all.filter(({ dataset }) => dataset.digit === number) : all
  if (number && meant.length === 0) throw new Misread(text().noChoice(number))
  const refused = meant.filter(({ ariaDisabled }) => ariaDisabled === 'true')
  if (refused.length === 0) return [line(number ? text().isAllowed(number) : text().allAllowed)]
  return refused.map(button => {
    const item = button.closest('li')
    const cites = [...(item?.querySelectorAll('.rule') ?? [])].map(rule => rule.textContent ?? '')
    const reason = item?.querySelector('[id$=-why]')?.textContent ?? ''
    return line(`${button.dataset.digit}. ${button.textContent?.replace(/\.$/, '')}. ${reason}`, cites)
  })
}

/** A decision in words. `whole`: done at once when it is complete and was begun by this line. */
async function decide(asked: string, isDone: boolean): Promise<readonly Part[]> {
  const { client, draft: before } = table()
  if (!client) return []
  const { draft, note } = await client.ask('read', asked, before)
  const goesOn = before !== null && Object.keys(before).length > 1 && begins(draft, before)
  const short = await take(draft)
  if (table().draft?.action !== draft.action) return [] // what ends a step is done at once where nobody can act
  if (note) return [line(aloud(note)), ...asksNow()]
  const { question, refused } = table()
  if (question) return asksNow()
  if (refused.length > 0) return []
  if (short.length > 0) return [...short, line(text().confirmHint)]
  const left = isDone && !goesOn ? leftIdle(draft.action) : []
  if (left.length > 0) return left
  if (isDone && !goesOn) await table().confirm()
  else return [line(text().confirmHint)]
  return []
}

/** Who ends a phase while some can still act is told so, and Enter ends it all the same. */
function leftIdle(action: string): readonly Part[] {
  const { snapshot } = table()
  if (snapshot?.table.purposes[action] !== 'end') return []
  const idle = leftIdleIn(snapshot, speechOf(snapshot))
  const says = idle && (idle.says ?? text().stillAble(idle.count))
  return says ? [line(`${says} ${text().endAgain}`)] : []
}

/**
 * Puts the draft to the rules; a place that cannot be gone to straight is gone to by the way that the rules know. One beyond
 * reach is gone towards, as by a click: then the answer says why it is not reached, and how far it goes.
 */
async function take(draft: Decision): Promise<readonly Part[]> {
  const { snapshot, client } = table()
  const { roles = {} } = snapshot?.table ?? {}
  const piece = actorIn(draft, roles)
  if (piece && table().selected !== piece) void table().select(piece)
  const { action, ...fields } = draft
  const way = wayIn(draft, roles)
  const to = fieldsFor(roles, action, 'path').length > 0 ? way.at(-1) : undefined
  if (!to || !snapshot) {
    await table().draftAction(action, fields)
    return []
  }
  if ((await goTo(table(), draft, to, way.slice(0, -1))) || table().refused.length > 0) return []
  const run = runText(marchIn(table()))
  if (run) return [line(aloud(run))]
  const { names, squares } = speechOf(snapshot)
  const goal = goalIn(table().draft ?? draft, roles)
  const why = (await client?.ask('refusal', draft)) ?? []
  return [
    ...why.slice(0, 1).map(({ says, cites }) => line(sentence(aloud(names.say(says))), cites.slice(0, 1))),
    ...(goal ? [line(text().asFarAs(squares.name(goal)))] : []),
  ]
}

const begins = (draft: Decision, before: Decision): boolean =>
  Object.entries(before).every(([field, value]) => JSON.stringify(draft[field]) === JSON.stringify(value))

/** What is asked now, for who cannot see that the page has changed. */
function asksNow(): readonly Part[] {
  const { question, snapshot } = table()
  if (!question || !snapshot) return []
  const open = question.choices.filter(({ no }) => no.length === 0).length
  const says = aloud(speechOf(snapshot).names.say(question.says))
  return [line(text().asksFor(says, open)), ...(question.optional ? [line(text().optional)] : [])]
}
