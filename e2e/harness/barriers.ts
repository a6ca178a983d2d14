import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
export const desktop = { width: 1366, height: 900 }
export const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 640 }
export type Size = typeof desktop

/** What axe finds, one line each: the rule, the element, and why. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  )
}

/** Elements that reach beyond the window's side, where they make the page scroll sideways. */
function sidewaysScroll(): string[] {
  const root = document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map(
      (element) =>
        `sideways at ${root.clientWidth}: ${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
    )
    .slice(-3)
}

/** Everything wrong with a page at the sizes given; at the smallest it must still fit. */
export async function barriers(page: Page, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    found.push(...(await violations(page)), ...(await page.evaluate(sidewaysScroll)))
  }
  await page.setViewportSize(smallPhone)
  return [...found, ...(await page.evaluate(sidewaysScroll))]
}
