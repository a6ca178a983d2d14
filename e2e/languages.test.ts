import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { fetchPage } from './harness/fetch-page.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { portal } from './harness/this-portal.ts'
import { words } from './harness/words.ts'

const htmlLang = (language: Language) => (language === 'zh' ? 'zh-CN' : language)

describe('the language', () => {
  journey('is Chinese for who has never been here', async ({ visit }) => {
    const page = await visit('/home', { language: undefined })
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN')
  })

  journey('is changed where the reader is, and remembered', async ({ visit }) => {
    const page = await visit('/legal/query?keyword=arbitration', { language: 'zh' })
    for (const [name, language] of [
      ['English', 'en'],
      ['Русский', 'ru'],
      ['中文', 'zh'],
      ['Русский', 'ru'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: words[language].screens['legal/query'] }).waitFor()
      await expect.poll(() => page.title()).toContain(words[language].shell.portal)
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang(language))
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(language)
      const cookies = await page.context().cookies()
      expect(cookies.find((cookie) => cookie.name === 'lang')?.value).toBe(language)
      expect(page.url()).toBe(`${portal}/legal/query?keyword=arbitration`)
    }
    await reload(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  })

  journey('keeps what is typed and where the reader stands', async ({ visit }) => {
    const page = await visit('/account/login', { language: 'en' })
    await page.getByRole('textbox', { name: words.en.account.login.account, exact: true }).fill('somebody')
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.zh.account.login.title }).waitFor()
    expect(
      await page.getByRole('textbox', { name: words.zh.account.login.account, exact: true }).inputValue(),
    ).toBe('somebody')
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
  test.each([
    '/home',
    '/legal/query',
    '/legal/info',
    '/about/intro',
    '/about/entry',
    '/about/rules',
    '/about/contact',
    '/eli/cn/code/2020-05-28/45',
  ])('%s has a title, a description, its own address and that in each language', async (path) => {
    const address = portal + path
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
  })
})

describe('a link with a language', () => {
  test.each([
    ['/?lang=en', '/home?lang=en'],
    ['/legal?lang=ru&keyword=a', '/legal/query?lang=ru&keyword=a'],
    ['/account?lang=en', '/account/login?lang=en'],
    [
      '/content/request/manage?lang=en',
      `/account/login?to=${encodeURIComponent('/content/request/manage?lang=en')}&lang=en`,
    ],
    ['/usercenter?lang=ru', `/account/login?to=${encodeURIComponent('/usercenter?lang=ru')}&lang=ru`],
    ['/admin/people?lang=en', `/account/login?to=${encodeURIComponent('/admin/people?lang=en')}&lang=en`],
    ['/usercenter?lang=xx', `/account/login?to=${encodeURIComponent('/usercenter?lang=xx')}`],
  ])('keeps it on the way from %s', async (path, location) => {
    expect(await fetchPage(path)).toMatchObject({ status: 302, leadsTo: location })
    const { html } = await fetchPage(location)
    const asked = new URL(path, portal).searchParams.get('lang')
    expect(/<html lang="(.*?)"/.exec(html)?.[1]).toBe(asked === 'xx' ? 'zh-CN' : asked)
  })

  journey('keeps it through signing in, unless another is chosen there', async ({ visit }) => {
    const page = await visit('/usercenter/safety?lang=en', { language: undefined })
    await page.getByRole('heading', { level: 1, name: words.en.account.login.title }).waitFor()
    await page.getByRole('button', { name: 'Русский', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.ru.account.login.title }).waitFor()
    await page.getByRole('button', { name: /demo_person/ }).click()
    await page.getByRole('button', { name: words.ru.account.login.submit, exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/usercenter/safety')
    expect(new URL(page.url()).search).toBe('?lang=ru')
    expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  })
})

describe('a closed page in another spelling', () => {
  test.each([
    '/%63ontent/request/manage',
    '/CONTENT/request/manage',
    '//content/request/manage/',
    '/%2563ontent',
    '/content%2Frequest',
  ])('%s leads a visitor to the login', async (path) => {
    const { status, leadsTo } = await fetchPage(path)
    expect(status).toBe(302)
    expect(leadsTo).toMatch(/^\/account\/login\?to=/)
  })

  test.each(['/%zz', '/content/%zz', '/%63ontent/%E4%BD', '/%FF'])(
    '%s, which cannot be read, is not there',
    async (path) => {
      expect(await fetchPage(path)).toMatchObject({ status: 404 })
    },
  )
})

journey('title and address of the page follow the reader through the app', async ({ visit }) => {
  const page = await visit('/home', { language: 'en' })
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: words.en.screens['about/contact'] }).click()
  await expect
    .poll(() => page.title())
    .toBe(`${words.en.screens['about/contact']} - ${words.en.shell.portal}`)
  await expect
    .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
    .toContain('/about/contact')
})

describe('reading modes', () => {
  journey('large text and high contrast are kept', async ({ visit }) => {
    const { reading } = words.en.shell
    const page = await visit('/home', { language: 'en' })
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.querySelector('main p')!).fontSize))
    const before = await size()
    const large = page.getByRole('button', { name: reading.largeText })
    const contrast = page.getByRole('button', { name: reading.highContrast })
    await large.click()
    await expect.poll(size).toBeGreaterThan(before * 1.1)
    await contrast.click()
    await page.locator('html[data-reading="large contrast"]').waitFor()
    await reload(page)
    await page.locator('html[data-reading="large contrast"]').waitFor()
    expect(await size()).toBeGreaterThan(before * 1.1)
    expect(await large.getAttribute('aria-pressed')).toBe('true')
    await large.click()
    await contrast.click()
    await reload(page)
    await page.locator('html[data-reading=""]').waitFor()
    expect(await size()).toBe(before)
  })
})
