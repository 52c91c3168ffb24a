import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import {
  type Decision,
  diceFrom,
  Host,
  jsonSource,
  Place,
  type Prompt,
  Refusal,
  randomDecision,
  readDecision,
  SandtableError,
  type Source,
  Stream,
  standing,
  tableNames,
} from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { spoil } from '../packages/kernel/src/conformance/spoil.ts'
import { positions, scenarios } from '../packages/rules/src/conformance.fixture.ts'
import { bundle } from './engines.ts'
import { isSoak, matches, numbered, patience, size, watched } from './games.ts'
import { hashOf } from './snapshot.ts'
import { thinking } from './thinking.ts'

// ---- 7 ----

const POSITIONS = size(100_000, 240)

/** A walk at random leaves its position after so many decisions; the next begins elsewhere. */
const STEPS = 12
/** Of a list longer than this the rest is not looked at: some deeds list thousands of places to go to. */
const LISTED = 400
/** The state is written out whole, before and after, at one position in so many. */
const WHOLE = 50

/** What is wrong with the lists of a prompt: a decision that is listed, and refused. */
function listed(host: Host, { side }: Prompt): string | null {
  let count = 0
  for (const decision of host.decisions(side)) {
    const refusal = host.refusal(side, decision)
    if (refusal) return `${JSON.stringify(decision)} is listed, but refused: ${refusal.message}`
    if (++count === LISTED) return null
  }
  return null
}

/** What is wrong with the answer to a spoilt decision: refused without a reason, taken all the same, or broken. */
function spoilt(host: Host, { side }: Prompt, raw: unknown): string | null {
  let refusal: Refusal | null
  try {
    refusal = host.refusal(side, raw)
  } catch (error) {
    return error instanceof SandtableError ? null : `it broke: ${error}`
  }
  if (!refusal) {
    const decision = readDecision(host.rules, raw, new Place(jsonSource('decision', raw), 'exact'))
    host.run.fork(diceFrom(host.dice)).answer(side, decision) // allowed after all: then it can be played
    return null
  }
  if (refusal.reasons.length === 0) return 'it is refused without a reason'
  try {
    host.decide(side, raw)
    return 'it was refused when asked for, and then taken'
  } catch (error) {
    return error instanceof Refusal || error instanceof SandtableError ? null : `it broke: ${error}`
  }
}

/** One position: what is listed, and one decision spoilt. */
function wrongAt(host: Host, prompt: Prompt, decision: Decision, stream: Stream, isWhole: boolean): string | null {
  const before = hashOf(host.run)
  const text = isWhole ? standing(host.run) : ''
  const ids = tableNames.flatMap(table => host.game.store.all(table).map(({ id }) => id))
  const wrong = listed(host, prompt) ?? [...spoil(decision, ids, stream, 1)].map(raw => spoilt(host, prompt, raw))[0]
  if (wrong) return wrong
  if (hashOf(host.run) !== before) return 'a refusal has changed something'
  return isWhole && standing(host.run) !== text ? 'looking has changed something' : null
}

/** A walk at random from here, every position looked at. */
function walk(host: Host, seed: string, wrong: string[]): number {
  const stream = new Stream(seed)
  for (let step = 0; step < STEPS; step++) {
    const { prompts } = host.run
    const prompt = prompts[stream.next(prompts.length)]
    const decision = prompt && randomDecision(host.run, prompt.side, stream)
    if (!decision) return step
    const says = wrongAt(host, prompt, decision, stream, stream.next(WHOLE) === 0)
    if (says) wrong.push(`${seed}, step ${step}: ${says}`)
    host.decide(prompt.side, decision)
  }
  return STEPS
}

test(`7 legality: ${numbered(POSITIONS)} positions, as many spoilt decisions`, patience, () => {
  const wrong: string[] = []
  for (const rules of ruleSets) {
    // to read all cases takes longer than the rest of this test does in the gate
    const sources: readonly Source[] = [...scenarios(rules), ...(isSoak ? positions(rules) : [])]
    const most = POSITIONS / ruleSets.length
    const stream = new Stream(`legality ${rules.id}`)
    let count = 0
    for (let seed = 1; count < most && wrong.length < 5; seed++) {
      const source = sources[stream.next(sources.length)] as Source
      const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
      count += walk(host, `${source.file}, seed ${seed}`, wrong)
    }
    expect(wrong).toEqual([])
    expect(count, rules.id).toBeGreaterThanOrEqual(most)
  }
  expect('polluted' in {}).toBe(false)
})

// ---- 9 ----

const DECISIONS = size(4000, 40) / ruleSets.length
/** In the gate the table is a tenth of the fullest one. */
const TABLE = isSoak ? 1 : 0.1
const GAMES = size(1000, 4)

/** Seconds of CPU that a decision may take: a player's budget is one, and the answer must be there soon after. */
const BUDGET = 1.1

/** In the gate here; in a soak by a Node of its own, from the sources as they are, so that only the computer is timed. */
async function thoughts(id: string): Promise<readonly number[]> {
  if (!isSoak) return thinking(id, DECISIONS, TABLE)
  const folder = mkdtempSync(join(tmpdir(), 'thinking-'))
  try {
    await bundle(folder, 'thinking.ts')
    const engine = pathToFileURL(join(folder, 'engine.mjs'))
    const run = `import('${engine}').then(it => console.log(JSON.stringify(it.thinking('${id}', ${DECISIONS}, ${TABLE}))))`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', run])
    return JSON.parse(stdout)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figures = `${numbered(400 * TABLE)} figures, ${numbered(1000 * TABLE)} polygons`
const within = isSoak ? `all legal and within ${BUDGET} s of CPU` : 'all legal'

test.for(ruleSets.map(({ id }) => id))(
  `9 bot budget: ${numbered(DECISIONS)} decisions of each set among ${figures}, ${within}: %s`,
  patience,
  async (id, { task }) => {
    const seconds = [...(await thoughts(id))].sort((a, b) => b - a)
    const [longest = 0, second = 0] = seconds
    const sum = seconds.reduce((all, one) => all + one, 0)
    task.meta.found = `${id} ${longest.toFixed(2)} s, then ${second.toFixed(2)} s, ${sum.toFixed(1)} s in all`
    console.info(task.meta.found)
    expect(seconds).toHaveLength(DECISIONS)
    // in the gate nothing depends on how long it takes
    if (isSoak) expect(longest).toBeLessThanOrEqual(BUDGET)
  },
)

test(`9 bot budget: no freeze in ${numbered(GAMES)} games`, patience, () => {
  for (const match of matches(GAMES)) expect(watched(match).outcome, match.battle).not.toBeNull()
})
