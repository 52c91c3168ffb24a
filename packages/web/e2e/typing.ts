import type { Locator, Page } from 'playwright-core'

/** Somebody who plays by typing, for both sides at one screen: no computer plays, and each line is a decision. */
export class Typist {
  readonly page: Page
  readonly log: Locator
  readonly watched: Locator

  constructor(page: Page) {
    this.page = page
    this.log = page.getByRole('region', { name: 'Log' })
    this.watched = page.getByText('This game is being played in another tab.')
  }

  /** Switches to text, and begins the first battle; the first decision is who goes first. */
  static async begin(page: Page, address: string): Promise<Typist> {
    const typist = new Typist(page)
    await typist.open(address)
    return typist
  }

  async open(address: string): Promise<void> {
    const { page } = this
    await page.goto(`${address}#/new/plastic/tutorial`)
    await this.inText()
    await page.getByText('A friend here').click()
    await page.getByRole('button', { name: /Start the battle/ }).click()
    await this.log.waitFor()
  }

  /** Goes on from the list of the first page. */
  async goOn(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.getByRole('button', { name: 'The farmhouse door' }).first().click()
    await this.log.waitFor()
    await this.inText() // a browser that was killed may have forgotten how somebody likes to read
  }

  private async inText(): Promise<void> {
    if ((await this.page.locator('[data-form=text]').count()) === 0) await this.page.keyboard.press('Alt+t')
  }

  async type(line: string): Promise<void> {
    const command = this.page.getByRole('textbox', { name: 'Command' })
    await command.fill(line)
    await command.press('Enter')
  }

  /** Decides, and waits until the screen says so. */
  async decide([line, says]: Deed): Promise<void> {
    await this.type(line)
    await this.sees(says)
  }

  sees(says: string): Promise<void> {
    return this.log.getByText(says).first().waitFor()
  }

  async hasSeen(says: string): Promise<boolean> {
    return ((await this.log.textContent()) ?? '').toLowerCase().includes(says.toLowerCase())
  }

  /** The choices are on the screen: this page plays, and is asked. */
  isAsked(): Promise<void> {
    return this.page.getByRole('heading', { name: /Choices/ }).waitFor()
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name }).click()
  }
}

/** What is typed, and what the log then says. */
export type Deed = readonly [line: string, says: string]

/** The first decisions of that battle. */
export const deeds = [
  ['1', ' first.'],
  ['move bar gunner south 1', 'BAR gunner Turner moves 1 inch south'],
  ['move leader south 1', 'Leader Flynn moves 1 inch south'],
  ['move grenadier south 1', 'Grenadier Sullivan moves 1 inch south'],
] as const satisfies readonly Deed[]
