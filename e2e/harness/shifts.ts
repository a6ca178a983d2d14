import type { Page } from 'playwright-core'

/** Adds up from the next page on how far what is in sight moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset['moved'] =
          `${Number(document.documentElement.dataset['moved'] ?? 0) + entry.value}`
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shift of the page until now, as browsers count it. */
export async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return Number((await page.locator('html').getAttribute('data-moved')) ?? 0)
}
