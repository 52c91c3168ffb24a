import type { Words } from '../index.ts'
import { curtain } from './curtain.ts'
import { file } from './file.ts'
import { home } from './home.ts'
import { keeping } from './keeping.ts'
import { far, kept } from './kept.ts'
import { keys } from './keys.ts'
import { learn } from './learn.ts'
import { menu, umpire } from './menu.ts'
import { odds } from './odds.ts'
import { orders } from './orders.ts'
import { over } from './over.ts'
import { page } from './page.ts'
import { panels } from './panels.ts'
import { play } from './play.ts'
import { prompts } from './prompts.ts'
import { replay } from './replay.ts'
import { report } from './report.ts'
import { rulebook } from './rulebook.ts'
import { scenario } from './scenario.ts'
import { sets } from './sets.ts'
import { settings } from './settings.ts'
import { text } from './text.ts'
import { touch } from './touch.ts'

/** What the interface says in German. */
export const de: Words = {
  curtain,
  far,
  file,
  home,
  kept,
  keeping,
  keys,
  learn,
  menu,
  odds,
  orders,
  over,
  page,
  panels,
  play,
  prompts,
  replay,
  report,
  rulebook,
  scenario,
  sets,
  settings,
  text,
  touch,
  umpire,
}
