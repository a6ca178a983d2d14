import { AxeBuilder } from '@axe-core/playwright'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
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
    // No rule asks for what it would load again: sheets, and media that no page has.
    .options({ resultTypes: ['violations'], preload: false })
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

/** Texts smaller than 13 px. */
function smallTexts(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()),
    )
    .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 13)
    .map((element) => `smaller than 13 px: ${element.tagName} ${element.textContent?.slice(0, 40)}`)
    .slice(0, 3)
}

/** A scene that is looked at in every language, and the language of now. */
interface Turn {
  scene: string
  language: Language
}

/** The sizes at which axe judges a scene in this language: each size in one of the languages, which take turns. */
function judgedSizes(sizes: readonly Size[], { scene, language }: Turn): Size[] {
  const first = [...scene].reduce((sum, sign) => sum + sign.codePointAt(0)!, languages.indexOf(language))
  return sizes.filter((_, index) => (first + index) % languages.length === 0)
}

/**
 * Everything wrong with a page at the sizes given; at the smallest it must still fit. Of a scene that every language
 * has, axe judges each size once and whether all fits is seen in each language: what it judges is the same element.
 */
export async function barriers(page: Page, sizes: readonly Size[], turn?: Turn): Promise<string[]> {
  const judged = turn ? judgedSizes(sizes, turn) : sizes
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    if (judged.includes(size)) found.push(...(await violations(page)))
    found.push(...(await page.evaluate(sidewaysScroll)), ...(await page.evaluate(smallTexts)))
  }
  await page.setViewportSize(smallPhone)
  return [...found, ...(await page.evaluate(sidewaysScroll))]
}
