import type { Locator, Page } from 'playwright-core'
import { de } from '../src/language/de/index.ts'
import { replay } from '../src/language/en/afterwards/replay.ts'
import { en } from '../src/language/en/index.ts'
import { de as blazeDe } from '../src/sets/blaze/language/de.ts'
import { en as blazeEn } from '../src/sets/blaze/language/en.ts'

/**
 * What a person finds on the screen, by its role and its name, whichever language the page is in: selectors for
 * `page.locator` and `page.waitForSelector`, to be joined with `>>`.
 */
const called = (role: string, ...names: readonly string[]): string =>
  `role=${role}[name=/^(${[...new Set(names)].join('|')})$/]`

const [asked, waits, ends] = [
  [en.prompts.label, de.prompts.label],
  [en.prompts.waiting, de.prompts.waiting],
  [en.over.prompt, de.over.prompt],
] as const
const plans = [blazeEn.label, blazeDe.label]

/** The panel that says what is asked, who is waited for, or how it ended. */
export const prompt = called('region', ...asked, ...waits, ...ends, ...plans)
/** It is for this player to decide, or the battle is over. */
export const mine = called('region', ...asked, ...ends, ...plans)
export const waiting = called('region', ...waits)
export const over = called('region', ...ends)
/** Who has won. */
export const verdict = `${over} >> role=paragraph >> nth=0`
/** Order cards are being laid. */
export const planning = called('region', ...plans)
export const question = `${mine} >> role=heading[level=2]`
/** The question, or who is waited for. */
export const heading = `${prompt} >> role=heading[level=2]`

/** Numbered rows: those that may be chosen, and those that may not. */
export const choices = called('list', en.prompts.choices, de.prompts.choices, en.touch.actions)
export const choice = `${choices} >> role=button`
export const refused = called('list', en.prompts.refused, de.prompts.refused)

/** The decision that is being put together, and the same once nothing more is asked. */
export const draft = called('region', en.prompts.draft, en.prompts.drafted)
export const drafted = called('region', en.prompts.drafted)
/** The sentence that says what it comes to. */
export const deed = `${drafted} >> role=paragraph >> nth=0`
export const draftChoice = `${draft} >> ${choice}`
/** What Enter does. */
export const confirm = `${draft} >> role=button[name=/ Enter$/]`
export const float = called('region', en.prompts.confirmHere)

export const bar = 'role=banner'
/** 'Turn 2 of 6'. */
export const turn = `${bar} >> text=/^Turn\\s+\\d/`
export const steps = called('list', en.panels.steps)
export const step = `${steps} >> [aria-current=step]`

export const table = called('main', en.play.table)
export const rail = called('complementary', en.play.rail)
export const log = called('region', en.panels.log, de.panels.log)
export const line = `${log} >> role=listitem`
export const dice = called('region', en.panels.dice)
export const unit = called('complementary', en.panels.unit)
export const pieces = called('list', en.panels.pieces)
export const coach = called('region', en.learn.card.label)
export const recap = called('region', replay.since.title)
export const rulebook = called('complementary', en.rulebook.one)
export const finder = called('dialog', en.keys.find)
export const keyList = called('dialog', en.keys.all)
export const hand = called('region', blazeEn.hand)
export const curtain = 'role=dialog[name=/^Hand over to/]'

/** Where a replay is: 'Turn 2, activation 3 of 20, entry 88 of 412'. */
export const where = 'role=status >> text=/entry [\\d,]+ of/'

/** The rule that was asked for, in a rulebook that lies open beside the table. */
export const ruleAsked = (page: Page): Locator =>
  page.locator(rulebook).getByRole('article').and(page.locator('[aria-current]'))

/** Whichever of these comes first. */
export const either = (page: Page, ...selectors: readonly string[]): Locator =>
  selectors
    .map(one => page.locator(one))
    .reduce((all, one) => all.or(one))
    .first()
