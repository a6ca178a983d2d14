import type { Page } from 'playwright-core'
import { words } from './words.ts'

/** Every text of the screens in Chinese: whoever reads another language should meet none of them. */
const chinese = new Set(
  JSON.stringify(words.zh)
    .split('"')
    .filter((text) => /\p{Script=Han}/u.test(text)),
)

/** Runs in the page. */
function readWords(): string[] {
  const found = new Set<string>()
  const isChinese = document.documentElement.lang.startsWith('zh')
  const say = (kind: string, element: Element, text: string) => {
    const name = element.id || element.className || element.parentElement?.className
    found.add(`${kind}: ${element.tagName} ${String(name)}: ${text.trim()}`)
  }
  const isHeadClipped = (element: Element) => element.closest('thead')?.clientWidth === 1
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.clientWidth !== 1 &&
    !isHeadClipped(element) &&
    !element.closest('.visually-hidden, [aria-hidden=true], svg')
  const range = document.createRange()

  /** Words of a line of text that stand on more than one line. */
  function brokenWords(text: Text): string[] {
    return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]{2,}/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2))
        return Math.max(...tops) - Math.min(...tops) > 8 ? [word] : []
      },
    )
  }

  for (const input of document.querySelectorAll('input')) {
    if (!isShown(input) || !['text', 'tel', 'email', 'search'].includes(input.type)) continue
    // What somebody types may be longer than its field, which follows the hand; what is chosen is to be seen as a whole.
    if (input.value && !input.readOnly && input.getAttribute('role') !== 'combobox') continue
    if (input.scrollWidth > input.clientWidth + 1) say('cut off', input, input.value)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const element = node.parentElement
    const text = node.data.trim()
    if (!element || !text || element.matches('script, style, option, noscript') || !isShown(element)) continue
    const isKey =
      /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]{2,})+$/.test(text) &&
      !/\.(pdf|docx|xlsx|png)$/.test(text) &&
      !element.matches('[href^="mailto:"]')
    if (isKey || /\{\{|\bundefined\b|\bNaN\b|\[object/.test(text)) {
      say('no words', element, text)
    }
    // Names of the demo's people and numbers of documents stay as they are.
    const isGiven = text === '中文' || /样例|号/u.test(text)
    if (!isChinese && !isGiven && /\p{Script=Han}/u.test(text) && !element.closest('[lang^=zh]')) {
      say('Chinese', element, text)
    }
    const style = getComputedStyle(element)
    if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) {
      say('cut off', element, text)
    }
    const isOneWord =
      style.overflowWrap === 'anywhere' &&
      !/\s/.test(text) &&
      (!element.closest('thead') || style.hyphens === 'auto')
    if (!isOneWord && element.getBoundingClientRect().width < 320) {
      for (const word of brokenWords(node)) say('broken', element, `${word} | ${text}`)
    }
    if (/hidden|clip/.test(style.overflowX)) continue
    const box = element.closest(
      'button, [role=tab], [role=button], [class*=button]:not([class*=buttons]), nav a',
    )
    if (!box) continue
    range.selectNodeContents(node)
    const inner = range.getBoundingClientRect()
    const outer = box.getBoundingClientRect()
    if (inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 4) {
      say('out of its button', box, text)
    }
  }
  return [...found]
}

/**
 * What of a page's words cannot be read as meant: cut off at a side, broken within a word, out of its button, a key in
 * the place of its words, and Chinese of the screens to a reader of another language.
 */
export async function crampedWords(page: Page): Promise<string[]> {
  const found = await page.evaluate(readWords)
  return found.filter(
    (problem) => !problem.startsWith('Chinese') || chinese.has(problem.split(': ').at(-1) ?? ''),
  )
}
