import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readingModes } from '@portal/protocol/kernel/reading-modes.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { barriers, desktop, phone, type Size } from './harness/barriers.ts'
import { journey } from './harness/journey.ts'
import { portal } from './harness/this-portal.ts'
import { words } from './harness/words.ts'

interface Scene {
  name: string
  path: string
  as?: UserType
  /** Sizes it exists in; both unless told. */
  sizes?: Size[]
  /** Of the console, where the page is an answer other than 200. */
  status?: RegExp
  arrange?: (page: Page, language: Language) => Promise<unknown>
}

const keywords: Record<Language, string> = {
  zh: '合同 解除',
  en: 'termination of contract',
  ru: 'расторжение договора',
}

const plain: Scene[] = [
  { name: 'home', path: '/home' },
  { name: 'introduction', path: '/about/intro' },
  { name: 'settlement guide', path: '/about/entry' },
  { name: 'rules', path: '/about/rules' },
  { name: 'contact', path: '/about/contact' },
  { name: 'search without a keyword', path: '/legal/query?country=RU&effectiveFrom=1990-01-01' },
  { name: 'search that finds nothing', path: '/legal/query?keyword=qxzvw' },
  { name: 'law', path: '/eli/ru/code/1994-11-30/51-фз' },
  { name: 'past version of a law', path: '/eli/cn/law/1993-12-29/15/2019-01-01' },
  { name: 'law in two languages', path: '/eli/ru/code/1994-11-30/51-фз?beside=zh' },
  { name: 'article', path: '/eli/cn/law/1993-12-29/15/art_15' },
  { name: 'coverage', path: '/legal/info' },
  { name: 'form of a text to be checked', path: '/legal/check' },
  { name: 'requirements', path: '/service/demand' },
  { name: 'form of a requirement', path: '/service/demand/release', as: 'PERSON' },
  { name: 'published questions', path: '/business/consult' },
  { name: 'form of a question', path: '/business/release', as: 'PERSON' },
  { name: 'own questions', path: '/content/consult', as: 'PERSON' },
  { name: 'questions to a team', path: '/content/consult/team', as: 'LAWYER' },
  { name: 'own alerts', path: '/usercenter/alerts', as: 'PERSON' },
  { name: 'form of a saved search', path: '/usercenter/alerts/new?list=law&keyword=contract', as: 'PERSON' },
  { name: 'link that ends nothing', path: '/alerts/end' },
  { name: 'products', path: '/lawServiceProduct/list' },
  { name: 'think tank', path: '/think' },
  { name: 'contract templates', path: '/service/contract' },
  { name: 'contract drafts', path: '/usercenter/contracts', as: 'PERSON' },
  { name: 'contract templates at the desk', path: '/admin/templates', as: 'ADMIN' },
  { name: 'form of a contract template', path: '/admin/templates/edit', as: 'ADMIN' },
  { name: 'questions to the desk', path: '/admin/consultations', as: 'ADMIN' },
  { name: 'prepared answers', path: '/admin/prepared', as: 'ADMIN' },
  { name: 'policy documents', path: '/information/policy' },
  { name: 'interviews that none are found of', path: '/communication/experts?keyword=qxzvw' },
  { name: 'forum', path: '/communication/forum' },
  { name: 'form of a post', path: '/communication/forum/release', as: 'PERSON' },
  { name: 'own posts', path: '/usercenter/myBBS', as: 'PERSON' },
  { name: 'own comments', path: '/usercenter/myBBS?view=comments', as: 'PERSON' },
  { name: 'posts to review', path: '/admin/forum', as: 'ADMIN' },
  { name: 'reports from the forum', path: '/admin/forum/reports', as: 'ADMIN' },
  { name: 'activities', path: '/communication/activity' },
  { name: 'certificate that was never given', path: '/verify/ZS-2026-0000-0000' },
  { name: 'trainings and activities at the desk', path: '/admin/events', as: 'ADMIN' },
  { name: 'types of research', path: '/researchResult/types' },
  { name: 'research', path: '/researchResult/list?category=COUNTRY_STUDY' },
  { name: 'editorial desk', path: '/admin/publications', as: 'ADMIN' },
  { name: 'form of a publication', path: '/admin/publications/edit?kind=policy', as: 'ADMIN' },
  { name: 'AI legal page', path: '/service/aiLegal' },
  { name: 'AI legal page of somebody signed in', path: '/service/aiLegal', as: 'PERSON' },
  { name: 'feedback on AI answers', path: '/admin/aiLegal', as: 'ADMIN' },
  { name: 'page not found', path: '/nowhere', status: /404/ },
  { name: 'page not for the reader', path: '/usercenter/organization', as: 'PERSON', status: /403/ },
  { name: 'arbitration bodies', path: '/service/arbitration' },
  { name: 'own questions of a lawyer', path: '/content/consult', as: 'LAWYER' },
  { name: 'shared parts', path: '/admin/parts', as: 'ADMIN' },
]

const arranged: Scene[] = [
  {
    name: 'search with hits',
    path: '/legal/query',
    arrange: async (page, language) => {
      await page.getByRole('searchbox', { name: words[language].laws.form.label }).fill(keywords[language])
      await page.keyboard.press('Enter')
      await page.locator('main mark').first().waitFor()
    },
  },
  {
    name: 'contract filled in',
    path: '/service/contract?keyword=仲裁',
    arrange: async (page) => {
      await page.locator('main article h2 a').first().click()
      await page.locator('[data-answer]').first().waitFor()
    },
  },
  {
    name: 'two versions compared',
    path: '/eli/cn/law/1993-12-29/15',
    arrange: async (page, language) => {
      const { versions } = words[language]
      await page.locator('summary').filter({ hasText: versions.list.title }).click()
      await page.getByRole('link', { name: versions.list.withPrevious }).first().click()
      await page.locator('ins').first().waitFor()
    },
  },
  {
    name: 'login with errors',
    path: '/account/login?to=/legal/apply',
    arrange: async (page, language) => {
      const { login } = words[language].account
      await page.locator('form').getByRole('button', { name: login.submit, exact: true }).click()
      await page.getByText(login.missingPassword).waitFor()
    },
  },
  {
    name: 'legal text open',
    path: '/legal/info',
    arrange: async (page, language) => {
      await page.getByRole('button', { name: words[language].shell.footer.privacy }).click()
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor()
    },
  },
  {
    name: 'zone open',
    path: '/legal/info',
    sizes: [desktop],
    arrange: async (page, language) => {
      await page.getByRole('button', { name: words[language].screens.communication }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('link', { name: words[language].shell.nav.zoneNews, exact: true }).waitFor()
    },
  },
  {
    name: 'user menu open',
    path: '/legal/info',
    as: 'LAWYER',
    arrange: async (page, language) => {
      await page.getByRole('button', { name: words[language].shell.user.menu }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: words[language].shell.user.logOut }).waitFor()
    },
  },
  {
    name: 'menu of a phone open',
    path: '/legal/info',
    sizes: [phone],
    arrange: async (page, language) => {
      await page.getByRole('button', { name: words[language].shell.nav.menu }).click()
      await page.getByRole('dialog').getByRole('link').last().waitFor()
    },
  },
  {
    name: 'filters of a phone open',
    path: '/legal/query',
    sizes: [phone],
    arrange: async (page, language) => {
      await page.getByRole('button', { name: words[language].shell.parts.filter }).click()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
  },
]

describe.concurrent.each(languages)('in %s', (language) => {
  journey.for([...plain, ...arranged])(
    '$name is free of barriers',
    async (scene, { visit, problems, expect }) => {
      const { name, path, as, sizes = [desktop, phone], status, arrange } = scene
      if (status) problems.expect(status)
      const page = await visit(path, { language, ...(as && { as }), ...sizes[0] })
      await arrange?.(page, language)
      expect(await barriers(page, sizes, { scene: name, language })).toEqual([])
    },
  )
})

const main = ['home', 'search without a keyword', 'law', 'coverage', 'contact', 'shared parts'].map((name) =>
  plain.find((scene) => scene.name === name)!,
)

describe.concurrent.each(readingModes)('with the reading mode "%s"', (reading) => {
  journey.for(main)('$name is free of barriers', async ({ path, as }, { visit, expect }) => {
    const page = await visit(path, { language: 'ru', reading, ...(as && { as }), ...desktop })
    await page.locator(`html[data-reading="${reading}"]`).waitFor({ state: 'attached' })
    expect(await barriers(page, [desktop, phone])).toEqual([])
  })
})

/** Everything a reader can act on now, each given a number; of tabs the arrow keys reach the others (APG). Runs in the page. */
function numberStops(): string[] {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.matches(':disabled, [role=tab][aria-selected=false]'),
  )
  for (const [index, stop] of stops.entries()) stop.dataset['stop'] = String(index)
  return stops.map(
    (stop) => `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.trim().slice(0, 40)}`,
  )
}

/** The stop that has the focus, and whether it can be seen that it has. Runs in the page. */
function focusedStop(): { stop: number; isShown: boolean } | null {
  const element = document.activeElement as HTMLElement | null
  if (!element || element === document.body) return null
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  const hasMark = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const isInWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
  return { stop: Number(element.dataset['stop'] ?? -1), isShown: hasMark && isInWindow }
}

describe.concurrent('by the Tab key alone', () => {
  journey.for([
    ['/home', desktop],
    ['/legal/query?keyword=contract', desktop],
    ['/eli/ru/code/1994-11-30/51-фз', desktop],
    ['/account/login', phone],
    ['/home', phone],
  ] as const)(
    'everything on %s is reached, in order, and shows that it is',
    async ([path, size], { visit, expect }) => {
      const page = await visit(path, { language: 'en', ...size })
      const stops = await page.evaluate(numberStops)
      const reached: number[] = []
      const unseen: string[] = []
      // A date's field has a stop for each of its parts.
      for (let step = 0; step <= stops.length + 12; step += 1) {
        await page.keyboard.press('Tab')
        const at = await page.evaluate(focusedStop)
        if (at?.stop === reached.at(-1)) continue
        if (!at || reached.includes(at.stop)) break
        reached.push(at.stop)
        if (!at.isShown) unseen.push(stops[at.stop] ?? 'unnumbered')
      }
      expect(stops.filter((_, index) => !reached.includes(index))).toEqual([])
      expect(unseen).toEqual([])
      expect(reached).toEqual(reached.toSorted((one, other) => one - other))
    },
  )

  journey('the first stop leads past the header to the content', async ({ visit, expect }) => {
    const page = await visit('/legal/info', { language: 'en' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  journey('the menu of a phone is closed by Escape and gives the focus back', async ({ visit, expect }) => {
    const page = await visit('/home', { language: 'en', ...phone })
    const button = page.getByRole('button', { name: words.en.shell.nav.menu })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

journey('a page without scripts can still be read and searched', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { home } = words.en
  await page.goto(`${portal}/home?lang=en`)
  await page.getByRole('searchbox', { name: home.searchLabel }).fill('arbitration')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/legal/query')
  await page.locator('main li > h2').first().waitFor()
  await context.close()
})
