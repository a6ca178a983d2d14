import { languageKey, type Language } from '@portal/protocol/kernel/languages.ts'
import { readingCookie, type ReadingMode } from '@portal/protocol/kernel/reading-modes.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { freshAddress, signIn, type Session } from './people.ts'
import { Problems } from './problems.ts'

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
}

/** Opens a browser of a new person and visits a path. */
type Visit = (path: string, visitor?: Visitor) => Promise<Page>

interface Journey {
  browser: Browser
  problems: Problems
  visit: Visit
}

/** How long an expected thing may take to appear, on a busy machine. */
const patience = 30_000

/** An expectation that may take a while to come true. */
export function eventually<Value>(look: () => Value) {
  return expect.poll(look, { timeout: patience, interval: 50 })
}

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

async function openContext(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const { language, as, width = 1366, height = 900, reading, permissions = [] } = visitor
  const origin = inject('portal')
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
    permissions,
  })
  context.setDefaultTimeout(patience)
  const session = visitor.session?.cookies ?? (as ? (await signIn(as)).cookies : [])
  const chosen = language ? [{ name: languageKey, value: language }] : []
  const modes = reading ? [{ name: readingCookie, value: reading }] : []
  await context.addCookies([...chosen, ...modes, ...session].map((cookie) => ({ ...cookie, url: origin })))
  return context
}

/** A test in the browser. It fails on any problem in a page that it has not named. */
export const journey = test.extend<Journey>({
  browser: [
    async ({}, use) => {
      const browser = await chromium.connect(inject('browser'))
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  problems: async ({}, use) => {
    const problems = new Problems()
    await use(problems)
    problems.check()
  },
  visit: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (path, visitor = {}) => {
      const context = await openContext(browser, { language: 'zh', ...visitor })
      contexts.push(context)
      const page = await context.newPage()
      problems.watch(page)
      return goTo(page, path)
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
