import type { Locator } from 'playwright-core'

/** Takes one of what a select offers, by its value. */
export async function choose(select: Locator, value: string): Promise<void> {
  await select.click()
  await select.page().locator(`[role="option"][data-value="${value}"]`).click()
}
