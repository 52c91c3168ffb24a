import type { Visit } from './seat.ts'

/** Two people at one screen pass on until the seat is handed over. */
export async function playToCurtain(visit: Visit): Promise<void> {
  const { page } = visit
  await visit.open('#/new/plastic/tutorial')
  await page.getByText('A friend here').click()
  await page.getByRole('button', { name: /Start the battle/ }).click()
  await page.waitForSelector('.prompt h2, .curtain')
  for (let i = 0; i < 6 && (await page.locator('.curtain').count()) === 0; i++) {
    const goesFirst = (await visit.question()).includes('Who goes first')
    for (const key of goesFirst ? ['1', 'Enter'] : ['Control+Enter', 'Control+Enter']) await page.keyboard.press(key)
    await page.waitForTimeout(500)
  }
  await page.waitForSelector('.curtain')
}
