import { blankSketch, type LandName, layLand, type Sketch } from '@sandtable/kernel'
import { readYaml, writeScenario } from '@sandtable/rules'
import { useMemo, useRef, useState } from 'react'
import { findSet, scenarioFile, sets } from '../../catalogue/catalogue.ts'
import { outlineOf, type ScenarioOutline } from '../../catalogue/outline.ts'
import { useWords } from '../../language/index.ts'
import { Bar } from '../../parts/bar.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Deed } from '../../parts/deed.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { editorAt, go } from '../../route.ts'
import { ScenarioMap } from '../../scenario/map/map.tsx'
import { Entered } from '../../sets/entered.tsx'
import { sayProblem } from '../../words/say-problem.ts'
import { editorWords } from '../language/index.ts'
import { landNames } from '../rail/battle.tsx'
import { NumberField } from '../rail/number-field.tsx'
import { rulesOf } from '../store.ts'
import { keepWork, newId, sketchIn } from '../works/work.ts'
import { OwnBattles } from './own-battles.tsx'
import './begin.css'

/** A battle of one's own begins: its file is kept, and then it is worked on. */
async function beginWork(sketch: Sketch, before = ''): Promise<void> {
  const id = newId()
  await keepWork(`${sketch.ruleset}/${id}`, sketch, before)
  go(editorAt(sketch.ruleset, id))
}

/** Which rules, and what to begin with: nothing, a ready battle, generated ground, a file, or a battle begun before. */
export function BeginScreen({ set: wanted }: { readonly set: string | null }) {
  const words = editorWords.use()
  const able = sets.filter(({ id }) => rulesOf(id)?.sketching)
  const set = able.find(({ id }) => id === wanted)?.id ?? able[0]?.id ?? ''
  return (
    <>
      <Bar>
        <nav className="topbar-place" aria-label={words.begin.yours}>
          <a href="#/">
            <Icon name="back" size={16} />
            Sandtable
          </a>
        </nav>
      </Bar>
      <main className="begin">
        <h1>{words.title}</h1>
        <Choice
          title={words.begin.which}
          quiet
          look="joined"
          value={set}
          onChange={next => go(`#/edit/${next}`)}
          options={able.map(({ id, title }) => ({ value: id, label: title }))}
        />
        <div className="begin-ways">
          <FromNothing set={set} />
          <FromReady key={set} set={set} />
          <Entered set={set} parts={['look']}>
            <FromGround key={set} set={set} />
          </Entered>
        </div>
        <div className="begin-below">
          <OwnBattles />
          <FromFile />
        </div>
      </main>
    </>
  )
}

function FromNothing({ set }: { readonly set: string }) {
  const words = editorWords.use().begin
  const rules = rulesOf(set)
  if (!rules?.sketching) return null
  const { sketching, book } = rules
  return (
    <section aria-labelledby="nothing">
      <h2 id="nothing">{words.nothing}</h2>
      <p className="quiet">{words.nothingSays(`${sketching.width} × ${sketching.depth} ${book.unit}`)}</p>
      <div className="begin-picture empty" aria-hidden="true" />
      <Deed word={words.begin} act={() => beginWork(blankSketch(set, sketching))} />
    </section>
  )
}

function FromReady({ set }: { readonly set: string }) {
  const words = editorWords.use().begin
  const scenarios = findSet(set)?.scenarios ?? []
  const [chosen, setChosen] = useState<ScenarioOutline | undefined>(scenarios.at(-1))
  const copy = async () => {
    if (!chosen) return
    const { file, text } = await scenarioFile(chosen)
    const { seed: _, tags: __, ...sketch } = sketchIn(text, file)
    await beginWork({ ...sketch, title: words.copyOf(sketch.title) }, text)
  }
  return (
    <section aria-labelledby="ready">
      <h2 id="ready">{words.ready}</h2>
      <p className="quiet">{words.readySays}</p>
      <div className="begin-picture">
        <Entered set={set} parts={['look']}>
          {chosen && <ScenarioMap key={chosen.id} scenario={chosen} yours={null} look="picture" />}
        </Entered>
      </div>
      <label className="field">
        <span className="offscreen">{words.ready}</span>
        <select value={chosen?.id} onChange={event => setChosen(scenarios.find(({ id }) => id === event.target.value))}>
          {scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <Deed word={words.copy} act={copy} />
    </section>
  )
}

function FromGround({ set }: { readonly set: string }) {
  const words = editorWords.use().begin
  const { seed: seedWord } = editorWords.use()
  const { scenario } = useWords()
  const rules = rulesOf(set)
  const [land, setLand] = useState<LandName>(rules?.dressing?.lands[0] ?? 'bocage')
  const [seed, setSeed] = useState(1)
  const sketch = useMemo(() => {
    if (!rules?.sketching || !rules.dressing) return null
    const blank = blankSketch(set, rules.sketching)
    const { width, depth } = blank.table
    const { terrain, scenery } = layLand({ land, seed, width, depth }, rules.dressing)
    return { ...blank, title: scenario.lands[land], table: { ...blank.table, terrain, scenery } as Sketch['table'] }
  }, [set, rules, land, seed, scenario])
  const outline = useMemo(
    () => sketch && outlineOf(readYaml(writeScenario(sketch), 'ground').value, 'ground', findSet(set)?.unit ?? 'in'),
    [sketch, set],
  )
  if (!sketch) return null
  return (
    <section aria-labelledby="ground">
      <h2 id="ground">{words.ground}</h2>
      <p className="quiet">{words.groundSays}</p>
      <div className="begin-picture">
        {outline && <ScenarioMap key={`${land} ${seed}`} scenario={outline} yours={null} look="sheet" />}
      </div>
      <div className="begin-land">
        <label className="field">
          <span className="label">{scenario.ground}</span>
          <select value={land} onChange={event => setLand(event.target.value as LandName)}>
            {landNames.map(name => (
              <option key={name} value={name}>
                {scenario.lands[name]}
              </option>
            ))}
          </select>
        </label>
        <NumberField label={seedWord} value={seed} onChange={next => setSeed(Math.round(next ?? 1))} />
        <button type="button" className="button" onClick={() => setSeed(seed + 1)}>
          {words.another}
        </button>
      </div>
      <Deed word={words.begin} act={() => beginWork(sketch)} />
    </section>
  )
}

/** A file of a scenario, or one that somebody has begun. What it is not says where it is wrong. */
function FromFile() {
  const words = editorWords.use().begin
  const { file: fileWords } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    try {
      const text = await file.text()
      await beginWork(sketchIn(text, file.name), text)
    } catch (error) {
      setProblem(`${sayProblem(error)} ${fileWords.nothingLoaded}`)
    }
  }
  return (
    <section aria-labelledby="from-file">
      <h2 id="from-file">{words.file}</h2>
      <p className="quiet">{words.fileSays}</p>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.txt"
        hidden
        aria-label={words.file}
        onChange={event => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <button type="button" className="button wide" onClick={() => input.current?.click()}>
        {words.open}
      </button>
      {problem && <Notice caution>{problem}</Notice>}
    </section>
  )
}
