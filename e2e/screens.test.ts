import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from './harness/barriers.ts'
import { crampedWords } from './harness/cramped.ts'
import { fetchPage } from './harness/fetch-page.ts'
import { goTo, journey } from './harness/journey.ts'
import { plainScenes } from './harness/scenes.ts'
import { openScreens } from './harness/specification.ts'
import { words } from './harness/words.ts'

/** What is wrong with the words of the pages, each with the first page that has it. */
async function crampedOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>()
  for (const path of paths) {
    await goTo(page, path)
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
    for (const problem of await crampedWords(page)) if (!found.has(problem)) found.set(problem, path)
  }
  return [...found].map(([problem, path]) => `${path}: ${problem}`)
}

/** What is looked at for barriers is looked at for its words too. */
const lookedAt = new Set(plainScenes.map(({ path }) => path))
const others = openScreens.filter((path) => !lookedAt.has(path))

/** Lists and forms of one's own, which stand without an id. */
const own: Partial<Record<UserType, string[]>> = {
  LAWYER: [
    '/content/waiting',
    '/content/request/manage',
    '/content/request/cooperation',
    '/content/request/release',
    '/content/service/manage',
    '/content/service/release',
    '/content/service/cooperation',
    '/content/lookup/form',
    '/usercenter/profile',
    '/usercenter/safety',
    '/usercenter/message?tab=SERVICE',
    '/usercenter/message?tab=conversations',
    '/usercenter/system',
    '/usercenter/download',
  ],
  LAW_OFFICE: ['/usercenter/organization'],
  ENTERPRISE: ['/usercenter/profile', '/usercenter/download', '/content/lookup'],
}

/** Tables with many columns, which stand beside a menu in a wide window. */
const wideTables: Partial<Record<UserType, string[]>> = {
  LAW_OFFICE: ['/usercenter/organization'],
  ADMIN: ['/admin/requirements', '/admin/templates', '/admin/aiLegal', '/admin/people', '/admin/audit'],
}

/** A walk takes as long as its pages. */
const walk = 600_000

describe.each(['ru', 'en'] as const)('on a phone, in %s', (language) => {
  journey(
    'no word of an open screen is cut off, broken or missing',
    async ({ visit }) => {
      const page = await visit('/home', { language, ...phone })
      expect(await crampedOn(page, others)).toEqual([])
    },
    walk,
  )

  for (const [as, paths] of Object.entries(own) as [UserType, string[]][]) {
    journey(
      `nor of the screens of ${as}`,
      async ({ visit }) => {
        const page = await visit('/about/rules', { language, as, ...phone })
        expect(await crampedOn(page, paths)).toEqual([])
      },
      walk,
    )
  }
})

for (const [as, paths] of Object.entries(wideTables) as [UserType, string[]][]) {
  journey(`in a wide window, the heads of tables of ${as} are whole`, async ({ visit }) => {
    const page = await visit('/about/rules', { language: 'ru', as, ...desktop })
    expect(await crampedOn(page, paths)).toEqual([])
  })
}

/** Pages wider than the window, and tables wider than their place where they may not be. */
async function tooWideOn(page: Page, paths: readonly string[], mayScroll: boolean): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await goTo(page, path)
    const isWide = (element: Element) => element.scrollWidth > element.clientWidth
    const table = page.getByRole('table').first()
    await table.waitFor()
    if (await page.locator('html').evaluate(isWide)) found.push(`${path}: the page`)
    if (!mayScroll && (await table.locator('..').evaluate(isWide))) found.push(`${path}: its table`)
  }
  return found
}

for (const [width, mayScroll] of [
  [desktop.width, false],
  [900, true],
  [768, true],
] as const) {
  journey(`in a window of ${width}, a table with many columns stays in its place`, async ({ visit }) => {
    const page = await visit('/about/rules', { language: 'ru', as: 'ADMIN', width, height: 900 })
    expect(await tooWideOn(page, wideTables.ADMIN!, mayScroll)).toEqual([])
  })
}

journey('beside a wide window, the menu of a section is seen as a whole', async ({ visit }) => {
  const page = await visit('/home', { language: 'ru', ...desktop })
  const cut: string[] = []
  for (const path of ['/service/lawyer', '/legal/query', '/information/policy', '/communication/policy']) {
    await goTo(page, path)
    const beyond = await page
      .locator('nav ul')
      .evaluateAll((menus) => menus.filter((menu) => menu.scrollWidth > menu.clientWidth).length)
    if (beyond > 0) cut.push(path)
  }
  expect(cut).toEqual([])
})

/** Runs in the page: the smallest letters of a drawing as they are seen, in pixels. */
function smallestDrawn(drawing: Element): number {
  const sizes = [...drawing.querySelectorAll('text')].map(
    (text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
  )
  return Math.min(...sizes)
}

journey('on a phone, names on the sketch of the way are as large as other words', async ({ visit }) => {
  const page = await visit('/about/contact', { language: 'ru', ...phone })
  expect(await page.locator('main svg:has(text)').evaluate(smallestDrawn)).toBeGreaterThanOrEqual(13)
})

test('not there and nothing found have a drawing each', async () => {
  const drawings = await Promise.all(
    ['/nowhere', '/legal/query?keyword=qxzvw', '/business/consult?keyword=qxzvw'].map(
      async (path) => /<img src="[^"]*\/([a-z-]+)-[^"/]*\.svg"/.exec((await fetchPage(path)).html)?.[1],
    ),
  )
  expect(drawings).toEqual(['not-there', 'nothing-found', 'nothing-found'])
})

/** Boxes that their tint sets off from what is around them, and that have neither tint nor edge with high contrast. Runs in the page. */
function lostEdges(): string[] {
  const colourOf = (element: Element): string => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (backgroundImage !== 'none') return backgroundImage
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
    return element.parentElement ? colourOf(element.parentElement) : 'rgb(255, 255, 255)'
  }
  const isSetOff = (element: Element) =>
    getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)' &&
    colourOf(element) !== colourOf(element.parentElement!)
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderTopColor, outlineStyle, outlineColor, boxShadow } =
      getComputedStyle(element)
    return (
      (borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)') ||
      (outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)') ||
      boxShadow !== 'none'
    )
  }
  const root = document.documentElement
  const boxes = [...document.querySelectorAll('main *')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 100 && height > 32 && isSetOff(element)
  })
  root.dataset['reading'] = 'contrast'
  return boxes
    .filter((element) => !isSetOff(element) && !hasEdge(element))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
}

/** Runs in the page: what is chosen and carries no mark but a tint. */
function lostMarks(): string[] {
  const chosen =
    'a[aria-current], button[aria-pressed=true], button[aria-current], [role=tab][aria-selected=true]'
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { boxShadow, outlineStyle } = getComputedStyle(element)
      return boxShadow === 'none' && outlineStyle === 'none'
    })
    .map((element) => `${element.className} ${element.textContent}`)
}

journey('with high contrast, boxes keep an edge and what is chosen a mark', async ({ visit }) => {
  const page = await visit('/home', { language: 'ru', ...desktop })
  for (const path of [
    '/home',
    '/about/intro',
    '/legal/query',
    '/legal/analysis',
    '/service/demand',
    '/legal/info',
  ]) {
    await goTo(page, path)
    expect(await page.evaluate(lostEdges), path).toEqual([])
    expect(await page.evaluate(lostMarks), path).toEqual([])
  }
})

journey('with the system’s own colours, what is chosen has a mark', async ({ visit }) => {
  const page = await visit('/home', { language: 'en', ...desktop })
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await page.evaluate(lostMarks)).toEqual([])
  await page.emulateMedia({ forcedColors: null })
})

/** Runs in the page: the contrast of the ring of what has the focus with what lies beneath it. */
function ringContrast(): number {
  const element = document.activeElement!
  const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = numbers(colour).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  let under = element.parentElement
  const beneath = (at: Element): string | null => {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    const first = /rgba?\([^)]*\)(?=[^(]*$)/.exec(backgroundImage)?.[0]
    return first ?? (backgroundColor === 'rgba(0, 0, 0, 0)' ? null : backgroundColor)
  }
  while (under && !beneath(under)) under = under.parentElement
  const ground = light((under && beneath(under)) ?? 'rgb(255, 255, 255)')
  const ring = light(getComputedStyle(element).outlineColor)
  return (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05)
}

journey('the ring of the focus stands out on the dark parts of the home page', async ({ visit }) => {
  const { home } = words.en
  const page = await visit('/home', { language: 'en', ...desktop })
  const places = [
    page.getByRole('link', { name: home.hotQuestions[0]! }),
    page.getByRole('link', { name: home.map.law.replace('{{city}}', home.map.astana) }),
    page.getByText(home.statistics.meaning),
    page.getByRole('button', { name: home.tabs.cases, exact: true }),
    page.getByRole('searchbox', { name: home.searchLabel }),
  ]
  await page.keyboard.press('Tab')
  for (const place of places) {
    await place.focus()
    expect(await page.evaluate(ringContrast)).toBeGreaterThanOrEqual(3)
  }
})
