import { readFileSync } from 'node:fs'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { fetchPage } from './harness/fetch-page.ts'
import { alive, eventually, goTo, journey } from './harness/journey.ts'
import { fill, words } from './harness/words.ts'

const htmlLang = (language: Language) => (language === 'zh' ? 'zh-CN' : language)
const pathOf = (page: Page) => new URL(page.url()).pathname
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Open paths of the specification's table that are a screen of their own. */
const openPaths = readFileSync(new URL('specification/routes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([, guard, redirect]) => guard === 'open' && !redirect)
  .map(([path = '']) => path)

/** What the reader sees of a page before any script has run. */
const visibleHtml = (html: string) => html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'))

describe.each(languages)('the header in %s', (language) => {
  const { shell, screens } = words[language]

  journey('has the seven entries in their order', async ({ visit }) => {
    const page = await visit('/home', { language })
    const navigation = page.getByRole('navigation', { name: shell.nav.label })
    const entries = await navigation.locator(':scope > a, :scope > div > button').allTextContents()
    const { home, service, legal, lawServiceProduct, researchResult, about } = screens
    expect(entries.map((text) => text.trim())).toEqual([
      home,
      service,
      legal,
      lawServiceProduct,
      researchResult,
      shell.nav.zone,
      about,
    ])
  })

  journey('opens the zone by mouse and by keyboard', async ({ visit }) => {
    const page = await visit('/home', { language })
    const zone = page.getByRole('button', { name: shell.nav.zone })
    const news = page.getByRole('link', { name: shell.nav.zoneNews, exact: true })
    const consult = page.getByRole('link', { name: shell.nav.zoneConsult, exact: true })
    expect(await news.isVisible()).toBe(false)
    await zone.hover()
    await news.waitFor()
    await page.mouse.move(0, 600)
    await news.waitFor({ state: 'hidden' })

    await zone.focus()
    await page.keyboard.press('Enter')
    await news.waitFor()
    expect(await zone.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await news.waitFor({ state: 'hidden' })
    expect(await zone.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await eventually(() => news.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await eventually(() => consult.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/business/consult')
  })
})

describe('the language', () => {
  journey('is Chinese for who has never been here', async ({ visit }) => {
    const page = await visit('/home', { language: undefined })
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  })

  journey('is changed where the reader is, and remembered', async ({ visit }) => {
    const page = await visit('/legal/query?keyword=arbitration', { language: 'zh' })
    for (const [name, language] of [['English', 'en'], ['Русский', 'ru'], ['中文', 'zh'], ['Русский', 'ru']] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: words[language].screens['legal/query'] }).waitFor()
      await eventually(() => page.title()).toContain(words[language].shell.portal)
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang(language))
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language)
      const cookies = await page.context().cookies()
      expect(cookies.find((cookie) => cookie.name === 'lang')?.value).toBe(language)
      expect(page.url()).toBe(`${inject('portal')}/legal/query?keyword=arbitration`)
    }
    await page.reload()
    await alive(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  })

  journey('keeps what is typed and where the reader stands', async ({ visit }) => {
    const page = await visit('/account/login', { language: 'en' })
    await page.getByRole('textbox', { name: words.en.account.login.account, exact: true }).fill('somebody')
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.zh.account.login.title }).waitFor()
    expect(await page.getByRole('textbox', { name: words.zh.account.login.account, exact: true }).inputValue()).toBe('somebody')
  })

  journey('comes from a link, and the switch takes it out of the address', async ({ visit }) => {
    const page = await visit('/about/intro?lang=en', { language: 'ru' })
    await page.getByRole('heading', { level: 1, name: words.en.about.intro.title }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
    await goTo(page, '/about/entry')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await goTo(page, '/about/entry?lang=ru')
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await page.waitForURL((url) => !url.searchParams.has('lang'))
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  })
})

describe.each(languages)('what a page in %s tells search engines', (language) => {
  test.each(['/home', '/legal/query', '/legal/info', '/about/intro', '/about/entry', '/about/rules', '/about/contact', '/eli/cn/code/2020-05-28/45'])(
    '%s has a title, a description, its own address and that in each language',
    async (path) => {
      const address = inject('portal') + path
      const { html } = await fetchPage(path, { language })
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
      const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
      expect(title.endsWith(` - ${words[language].shell.portal}`)).toBe(true)
      expect(description.length).toBeGreaterThan(language === 'zh' ? 8 : 20)
      const inLanguage = (other: Language) => (other === 'zh' ? address : `${address}?lang=${other}`)
      const links = [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link)
      expect(links).toEqual([
        `<link rel="canonical" href="${inLanguage(language)}">`,
        ...languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${inLanguage(other)}">`),
        `<link rel="alternate" hreflang="x-default" href="${address}">`,
      ])
      expect(/<meta name="robots" content="(.*?)"/.exec(html)?.[1] ?? 'index').not.toContain('noindex')
      const byLink = await fetchPage(`${path}?lang=${language}`)
      expect(/<html lang="(.*?)"/.exec(byLink.html)?.[1]).toBe(htmlLang(language))
    },
  )
})

journey('title and address of the page follow the reader through the app', async ({ visit }) => {
  const page = await visit('/home', { language: 'en' })
  await page.getByRole('link', { name: words.en.screens['about/contact'] }).click()
  await eventually(() => page.title()).toBe(`${words.en.screens['about/contact']} - ${words.en.shell.portal}`)
  await eventually(() => page.locator('link[rel="canonical"]').getAttribute('href')).toContain('/about/contact')
})

describe('the frame of a page', () => {
  const { screens, shell } = words.en

  test.each([
    ['/about/entry', [screens.home, screens.about, screens['about/entry']]],
    ['/legal/query', [screens.home, screens.legal, screens['legal/query']]],
    ['/communication/policy/detail', [screens.home, screens.communication, screens['communication/policy'], screens['communication/policy/detail']]],
    ['/eli/cn/code/2020-05-28/45', [screens.home, screens.legal, screens['legal/details']]],
  ])('%s has its breadcrumbs, of which the last is no link', async (path, names) => {
    const { html } = await fetchPage(path, { language: 'en' })
    const list = new RegExp(`aria-label="${shell.breadcrumbs}"><ol.*?</ol>`).exec(html)?.[0] ?? ''
    const crumbs = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, crumb = '']) => crumb)
    expect(crumbs.map((crumb) => crumb.replace(/<[^>]+>/g, ''))).toEqual(names)
    expect(crumbs.map((crumb) => crumb.startsWith('<a '))).toEqual(names.map((_, index) => index < names.length - 1))
  })

  test.each(openPaths)('%s shows the banner, the sub-header and the consult icon where they belong', async (path) => {
    const { html } = await fetchPage(path, { language: 'en' })
    const seen = visibleHtml(html)
    const banners = Object.entries(shell.banners).filter(([, { lead }]) => seen.includes(`>${lead}</p>`))
    const section = path.split('/')[1] ?? ''
    expect(banners.map(([name]) => name)).toEqual(section in shell.banners ? [section] : [])
    expect(seen.includes(`aria-label="${shell.service.label}"`)).toBe(section === 'service')
    const isWithoutIcon = /^\/account\/(login|register)|consult/.test(path)
    expect(seen.includes(`aria-label="${shell.consult.label}"`)).toBe(!isWithoutIcon)
  })

  journey('the consult icon shows its code on hover and on focus', async ({ visit }) => {
    const page = await visit('/home', { language: 'en' })
    const code = page.getByRole('img', { name: shell.consult.hint })
    expect(await code.isVisible()).toBe(false)
    const icon = page.getByRole('link', { name: shell.consult.label })
    await icon.hover()
    await code.locator('svg').waitFor()
    expect(await code.isVisible()).toBe(true)
    await page.mouse.move(5, 5)
    await code.waitFor({ state: 'hidden' })
    await icon.focus()
    await code.waitFor()
  })
})

describe.each(languages)('the footer in %s', (language) => {
  const { shell, screens } = words[language]

  journey('has its links and opens the three legal texts, closed by keyboard', async ({ visit }) => {
    const page = await visit('/about/contact', { language })
    const footer = page.getByRole('contentinfo')
    const link = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await link(screens['about/rules'])).toBe('/about/rules')
    expect(await link(screens['about/contact'])).toBe('/about/contact')
    for (const text of ['agreement', 'privacy', 'disclaimer'] as const) {
      const button = footer.getByRole('button', { name: shell.footer[text] })
      await button.focus()
      await page.keyboard.press('Enter')
      const popup = page.getByRole('dialog', { name: shell.footer[text] })
      await popup.getByRole('heading', { level: 3 }).first().waitFor()
      expect(await popup.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(text === 'disclaimer' ? 4 : 9)
      expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await popup.waitFor({ state: 'detached' })
      await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })
})

describe('reading modes', () => {
  journey('large text and high contrast are kept', async ({ visit }) => {
    const { reading } = words.en.shell
    const page = await visit('/home', { language: 'en' })
    const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('main p')!).fontSize))
    const before = await size()
    const large = page.getByRole('button', { name: reading.largeText })
    const contrast = page.getByRole('button', { name: reading.highContrast })
    await large.click()
    await eventually(size).toBeGreaterThan(before * 1.1)
    await contrast.click()
    await page.locator('html[data-reading="large contrast"]').waitFor()
    await page.reload()
    await page.locator('html[data-reading="large contrast"]').waitFor()
    expect(await size()).toBeGreaterThan(before * 1.1)
    expect(await large.getAttribute('aria-pressed')).toBe('true')
    await large.click()
    await contrast.click()
    await page.reload()
    await page.locator('html[data-reading=""]').waitFor()
    expect(await size()).toBe(before)
  })
})

describe('moving about', () => {
  const { screens, laws, shell } = words.en
  const results = (page: Page) => page.getByRole('region', { name: laws.results.label })

  journey('a new screen begins at its top', async ({ visit }) => {
    const page = await visit('/about/rules', { language: 'en' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await eventually(() => scrollOf(page)).toBeGreaterThan(500)
    await page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] }).click()
    await page.getByRole('heading', { level: 1, name: words.en.about.contact.title }).waitFor()
    await eventually(() => scrollOf(page)).toBe(0)
  })

  journey('going where one is does nothing', async ({ visit }) => {
    const page = await visit('/home', { language: 'en' })
    const length = () => page.evaluate(() => history.length)
    await page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] }).click()
    await page.waitForURL((url) => url.pathname === '/about/contact')
    const before = await length()
    await page.evaluate(() => window.scrollTo(0, 300))
    await page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] }).click()
    expect(await length()).toBe(before)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/home')
  })

  journey('a list is kept as it was left: its place, its state, without asking again', async ({ visit }) => {
    const page = await visit('/legal/query?keyword=contract&page=2', { language: 'en' })
    await page.getByRole('searchbox', { name: laws.form.label }).fill('contract, half typed')
    const last = results(page).locator('li:has(> h2) h2 a').last()
    await last.scrollIntoViewIfNeeded()
    const place = await eventuallyScrolled(page)
    await last.click()
    await page.waitForURL((url) => url.pathname.startsWith('/eli/'))
    await eventually(() => scrollOf(page)).toBe(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await page.waitForURL((url) => url.search === '?keyword=contract&page=2')
    await eventually(() => scrollOf(page)).toBe(place)
    expect(await page.getByRole('searchbox', { name: laws.form.label }).inputValue()).toBe('contract, half typed')
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  })

  async function eventuallyScrolled(page: Page): Promise<number> {
    await eventually(() => scrollOf(page)).toBeGreaterThan(300)
    return scrollOf(page)
  }
})

describe('when something goes wrong', () => {
  const { laws, shell, screens } = words.en

  journey('a message stays for five seconds', async ({ visit }) => {
    const page = await visit('/eli/cn/code/2020-05-28/45', { language: 'en', permissions: ['clipboard-write'] })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: laws.details.cite, exact: true }).click()
    const message = page.getByText(laws.details.cited)
    await message.waitFor()
    await page.clock.runFor(4900)
    expect(await message.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await message.waitFor({ state: 'detached' })
  })

  journey.for(languages)('a screen whose code does not come can be loaded again (%s)', async (language, { visit, problems }) => {
    problems.expect(/ERR_FAILED/)
    problems.expect(/legal\/query|ChunkFailed/)
    const spoken = words[language]
    const page = await visit('/home', { language })
    await page.route(/assets\/search-page-/, (route) => route.abort())
    const navigation = page.getByRole('navigation', { name: spoken.shell.nav.label })
    await navigation.getByRole('link', { name: spoken.screens.legal, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: spoken.shell.crashed.chunkTitle }).waitFor()
    await page.getByText(spoken.shell.crashed.chunkText).waitFor()
    await page.unroute(/assets\/search-page-/)
    await page.getByRole('button', { name: spoken.shell.actions.reload }).click()
    await page.getByRole('searchbox', { name: spoken.laws.form.label }).waitFor()
    expect(pathOf(page)).toBe('/legal/query')
  })

  journey('a search without a network says so, and works again after a retry', async ({ visit, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/)
    const page = await visit('/legal/query?keyword=arbitration', { language: 'en' })
    await page.context().setOffline(true)
    await page.getByRole('searchbox', { name: laws.form.label }).fill('mediation')
    await page.getByRole('button', { name: laws.form.submit, exact: true }).click()
    await page.getByRole('heading', { name: shell.states.failed }).waitFor()
    await page.getByText(shell.states.offline).waitFor()
    expect(await page.getByRole('searchbox', { name: laws.form.label }).inputValue()).toBe('mediation')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: shell.actions.retry }).click()
    await page.getByRole('region', { name: laws.results.label }).locator('li > h2').first().waitFor()
  })

  journey('a server that fails is told apart, with the number of the request', async ({ visit, problems }) => {
    problems.expect(/500/)
    const page = await visit('/home', { language: 'en' })
    await page.route('**/web/lawRegulations/page', (route) =>
      route.fulfill({
        status: 500,
        json: { code: '799500', message: words.en.kernel.codes.ourFault, data: { requestId: 'abc123' } },
      }),
    )
    await page.getByRole('searchbox', { name: words.en.home.searchLabel }).fill('mediation')
    await page.keyboard.press('Enter')
    await page.getByText(words.en.kernel.codes.ourFault).waitFor()
    await page.getByText(fill(shell.states.requestId, { id: 'abc123' })).waitFor()
    await page.unroute('**/web/lawRegulations/page')
    await page.getByRole('button', { name: shell.actions.retry }).click()
    await page.getByRole('region', { name: laws.results.label }).locator('li > h2').first().waitFor()
  })

  test.each(languages)('a screen of a later issue says so in %s', async (language) => {
    const { prepared } = words[language].shell
    const { html } = await fetchPage('/communication/forum', { language })
    const seen = visibleHtml(html)
    const said = fill(prepared.text, { name: words[language].screens['communication/forum'] })
    const wanted = [prepared.title, said, 'href="/legal/query"']
    expect(wanted.filter((text) => !seen.includes(text))).toEqual([])
    expect(/<meta name="robots" content="(.*?)"/.exec(html)?.[1]).toContain('noindex')
  })
})
