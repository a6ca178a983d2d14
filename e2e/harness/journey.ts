import { languageKey, type Language } from '@portal/protocol/kernel/languages.ts'
import { readingCookie, type ReadingMode } from '@portal/protocol/kernel/reading-modes.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { test } from 'vitest'
import { BrowserPool } from './browser-pool.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { freshAddress, signIn, type Session } from './people.ts'
import { Problems } from './problems.ts'
import { portal } from './this-portal.ts'

interface Visitor {
  /** Undefined: a browser that has never been here. */
  language?: Language | undefined
  as?: UserType
  /** Of an account that is not the demo's. */
  session?: Session
  width?: number
  height?: number
  /** Reading modes chosen on an earlier visit. */
  reading?: ReadingMode
  permissions?: string[]
  /** The test alters this browser for good, by its clock, its line or scripts of its own: nobody else gets it. */
  isAltered?: true
  /** A page on a phone whose processor takes several times as long; nobody else gets this browser. */
  isSlow?: true
}

/** Opens a browser of a new person and visits a path. */
type Visit = (path: string, visitor?: Visitor) => Promise<Page>

interface Journey {
  browser: Browser
  browsers: BrowserPool
  problems: Problems
  visit: Visit
}

/** How long an expected thing may take to appear, on a busy machine. `expect.poll` waits as long. */
const patience = 120_000

/** How many times as long a slow processor takes. */
const slowness = 8

/** Waits until the page that the server rendered has come alive: React has taken over its elements. */
export async function alive(page: Page): Promise<Page> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__reactProps$')),
  )
  return page
}

/** Goes to a path by the address bar. */
export async function goTo(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  return alive(page)
}

/** Loads the page anew, and waits until it is alive: what is pressed before its code has come does nothing. */
export async function reload(page: Page): Promise<Page> {
  await page.reload()
  return alive(page)
}

/** The page of a new person, in a browser that knows nothing of those before. */
async function openPage(browsers: BrowserPool, visitor: Visitor): Promise<Page> {
  const { language, as, width = 1366, height = 900, reading, permissions = [], isSlow } = visitor
  const page = await browsers.open({
    viewport: { width, height },
    address: freshAddress(),
    isLast: visitor.isAltered ?? isSlow,
  })
  if (isSlow) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  }
  const session = visitor.session?.cookies ?? (as ? (await signIn(as)).cookies : [])
  const chosen = language ? [{ name: languageKey, value: language }] : []
  const modes = reading ? [{ name: readingCookie, value: reading }] : []
  const cookies = [...chosen, ...modes, ...session].map((cookie) => ({ ...cookie, url: portal }))
  await page.context().addCookies(cookies)
  if (permissions.length > 0) await page.context().grantPermissions(permissions)
  return page
}

/** A test in the browser. It fails on any problem in a page that it has not named. */
export const journey = test.extend<Journey>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  browsers: [async ({ browser }, use) => use(new BrowserPool(browser, portal, patience)), { scope: 'file' }],
  problems: async ({}, use) => {
    const problems = new Problems()
    await use(problems)
    problems.check()
  },
  visit: async ({ browsers, problems }, use) => {
    const visits: BrowserContext[] = []
    await use(async (path, visitor = {}) => {
      const page = await openPage(browsers, { language: 'zh', ...visitor })
      visits.push(page.context())
      problems.watch(page)
      return goTo(page, path)
    })
    await problems.waitForNamed(patience)
    await Promise.all(visits.map((context) => browsers.close(context)))
  },
})
