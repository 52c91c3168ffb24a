import { useWords } from '../language/index.ts'
import { Notice } from '../parts/notice.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { useTheme } from './appearance.ts'
import { alikeOf, isPale } from './eyes.ts'
import { useSettings } from './settings.ts'

/** Mixed apart in lightness and hue for most eyes; shape and line tell the sides in any case. */
const usual = {
  light: ['#17528a', '#9c4306', '#6a3f8c', '#0b6a66'],
  dark: ['#86bbee', '#f3a266', '#cba5ea', '#6fcbc2'],
} as const

/** Kept apart for eyes that do not tell red from green, by day and by night. */
const forAllEyes = ['#0072b2', '#d55e00', '#a8578a', '#00875f']
const sheets = { light: '#f7f8f2', dark: '#1a221e' } as const

/** The colour of each side; its shape and its line stay. */
export function SideColours() {
  const words = useWords().settings.colours
  const { sides } = words
  const theme = useTheme()
  const colours = useSettings(settings => settings.colours)
  const set = useSettings(settings => settings.set)
  const paint = (i: number, colour: string | null) =>
    set({ colours: sides.map((_, at) => (at === i ? colour : (colours[at] ?? null))) })
  const isChanged = colours.some(colour => colour !== null)
  const shown = sides.map((_, i) => colours[i] ?? usual[theme][i] ?? '')
  // what was not changed is sound as it is
  const pale = sides.filter((_, i) => colours[i] && isPale(shown[i] ?? '', sheets[theme]))
  const alike = alikeOf(shown, colours).map(([one, other]) => words.alike(sides[one] ?? '', sides[other] ?? ''))
  return (
    <fieldset className="pick side-colours">
      <legend className="label">{words.title}</legend>
      <div className="row">
        {sides.map((side, i) => (
          <label key={side} className="side-colour">
            <SideMark side={i} />
            {side}
            <input
              type="color"
              value={colours[i] ?? usual[theme][i]}
              onChange={event => paint(i, event.target.value)}
            />
          </label>
        ))}
        <button type="button" className="link" onClick={() => set({ colours: forAllEyes })}>
          {words.forAllEyes}
        </button>
        {isChanged && (
          <button type="button" className="link" onClick={() => set({ colours: sides.map(() => null) })}>
            {words.usual}
          </button>
        )}
      </div>
      {(pale.length > 0 || alike.length > 0) && (
        <Notice caution>{[...alike, ...pale.map(words.pale)].join(' ')}</Notice>
      )}
    </fieldset>
  )
}
