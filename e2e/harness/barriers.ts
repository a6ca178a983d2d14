import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { default as Axe, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { coveredControls } from './covered.ts'
import { crampedWords } from './cramped.ts'

const judging: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // No rule asks for what it would load again: sheets, and media that no page has.
  preload: false,
}

/** As it is read fastest: each page that is judged reads it anew. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Where axe stands in a page. */
interface Judged {
  axe?: typeof Axe
}

export const desktop = { width: 1366, height: 900 }
export const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 640 }
export type Size = typeof desktop

/** What axe finds, one line each: the rule, the element, and why. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => (window as Judged).axe !== undefined))) await page.evaluate(axe)
  return page.evaluate(async (options) => {
    const { violations: found } = await (window as Judged).axe!.run(options)
    return found.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
      ),
    )
  }, judging)
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

/** Whether axe judges a scene in this language: each in one of them, which take turns. */
function isJudged({ scene, language }: Turn): boolean {
  const sum = [...scene].reduce((total, sign) => total + sign.codePointAt(0)!, 0)
  return languages[sum % languages.length] === language
}

/**
 * Everything wrong with a page at the sizes given; at the smallest it must still fit. Of a scene that every language
 * has, axe judges each size once and whether all fits is seen in each language: what it judges is the same element.
 */
export async function barriers(page: Page, sizes: readonly Size[], turn?: Turn): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    // From its top: what stands over a page covers other things of it wherever it was scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0))
    if (!turn || isJudged(turn)) found.push(...(await violations(page)))
    found.push(...(await page.evaluate(sidewaysScroll)), ...(await page.evaluate(smallTexts)))
    if (size === phone) found.push(...(await crampedWords(page)))
    found.push(...(await page.evaluate(coveredControls)))
  }
  await page.setViewportSize(smallPhone)
  return [...found, ...(await page.evaluate(sidewaysScroll))]
}
