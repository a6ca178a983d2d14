import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { readingModes } from '@portal/protocol/kernel/reading-modes.ts'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { plainScenes, type Scene } from './harness/scenes.ts'
import { portal } from './harness/this-portal.ts'
import { words } from './harness/words.ts'

const keywords: Record<Language, string> = {
  zh: '合同 解除',
  en: 'termination of contract',
  ru: 'расторжение договора',
}

/** Where what a list shows first is read. */
async function firstIn(page: Page): Promise<URL> {
  const path = await page.locator('main article h2 a').first().getAttribute('href')
  return new URL(path!, page.url())
}

/** Opens what a list shows first. */
async function openFirst(page: Page): Promise<void> {
  const { pathname, search } = await firstIn(page)
  await goTo(page, pathname + search)
}

/** Begins a notice, and opens it by the link that its editors hand out. */
async function openPreview(page: Page): Promise<void> {
  const { token } = await signIn('ADMIN')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', {
    kind: 'notice',
    title: { zh: '预览的样例公告', en: 'A notice to preview', ru: 'Объявление для просмотра' },
    summary: { zh: '样例。', en: 'A sample.', ru: 'Образец.' },
    content: { zh: '<p>正文。</p>', en: '<p>Text.</p>', ru: '<p>Текст.</p>' },
    category: 'PLATFORM',
    files: [],
  })
  const desk = await makeCall<{ latest: { id: string } }>(token, 'GET', `/admin/publication/${id}`)
  const path = `/admin/publication/version/preview/${desk.latest.id}`
  const { link } = await makeCall<{ link: string }>(token, 'GET', path)
  const { pathname, search } = new URL(link)
  await goTo(page, pathname + search)
}

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
  { name: 'product', path: '/lawServiceProduct/list', arrange: openFirst },
  { name: 'question of many', path: '/communication/ask', arrange: openFirst },
  { name: 'result of research', path: '/researchResult/list', arrange: openFirst },
  { name: 'interview', path: '/communication/experts', arrange: openFirst },
  { name: 'version that is not published', path: '/information/notice', arrange: openPreview },
  {
    name: 'being at an event',
    path: '/information/train',
    as: 'PERSON',
    arrange: async (page) => {
      const id = (await firstIn(page)).searchParams.get('id')
      await goTo(page, `/information/checkIn?id=${id}&code=any`)
    },
  },
  {
    name: 'certificate',
    path: '/usercenter/trainings',
    as: 'PERSON',
    arrange: async (page, language) => {
      await page.getByRole('link', { name: /^ZS-/ }).first().click()
      await page.getByText(words[language].certificates.valid, { exact: true }).waitFor()
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
  journey.for([...plainScenes, ...arranged])(
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

const main: Pick<Scene, 'name' | 'path' | 'as'>[] = [
  { name: 'home', path: '/home' },
  { name: 'search without a keyword', path: '/legal/query?country=RU&effectiveFrom=1990-01-01' },
  { name: 'law', path: '/eli/ru/code/1994-11-30/51-фз' },
  { name: 'coverage', path: '/legal/info' },
  { name: 'contact', path: '/about/contact' },
  { name: 'shared parts', path: '/admin/parts', as: 'ADMIN' },
]

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
