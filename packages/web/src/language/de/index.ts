import type { Words } from '../index.ts'
import { curtain } from './curtain.ts'
import { apart } from './far/apart.ts'
import { together } from './far/together.ts'
import { file } from './file.ts'
import { home } from './home.ts'
import { keeping } from './keeping.ts'
import { far, kept } from './kept.ts'
import { keys } from './keys.ts'
import { learn } from './learn.ts'
import { menu } from './menu.ts'
import { odds } from './odds.ts'
import { orders } from './orders.ts'
import { over } from './over.ts'
import { page } from './page.ts'
import { panels } from './panels.ts'
import { play } from './play.ts'
import { prompts } from './prompts.ts'
import { rulebook } from './rulebook.ts'
import { scenario } from './scenario.ts'
import { sets } from './sets.ts'
import { settings } from './settings.ts'
import { touch } from './touch.ts'

/** What the interface says in German. */
export const de: Words = {
  apart,
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
  rulebook,
  scenario,
  sets,
  settings,
  together,
  touch,
}
