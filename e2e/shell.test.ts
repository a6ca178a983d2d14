import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from './harness/barriers.ts'
import { fetchPage, visibleHtml } from './harness/fetch-page.ts'
import { goTo, journey } from './harness/journey.ts'
import { openScreens } from './harness/specification.ts'
import { words } from './harness/words.ts'

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
      screens.communication,
      about,
    ])
  })

  journey('opens the zone by mouse and by keyboard', async ({ visit }) => {
    const page = await visit('/home', { language })
    const zone = page.getByRole('button', { name: screens.communication })
    const news = page.getByRole('link', { name: shell.nav.zoneNews, exact: true })
    const consult = page.getByRole('link', { name: screens.business, exact: true })
    expect(await news.isVisible()).toBe(false)
    await zone.hover()
    await news.waitFor()
    // Wherever the focus is.
    await page.keyboard.press('Escape')
    await news.waitFor({ state: 'hidden' })
    await page.mouse.move(0, 600)
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
    await expect.poll(() => news.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => consult.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/business/consult')
  })
})

describe('the frame of a page', () => {
  const { screens, shell } = words.en

  test.each([
    ['/about/entry', [screens.home, screens.about, screens['about/entry']]],
    ['/legal/query', [screens.home, screens.legal, screens['legal/query']]],
    [
      '/communication/policy/detail',
      [
        screens.home,
        screens.communication,
        screens['communication/policy'],
        screens['communication/policy/detail'],
      ],
    ],
    [
      '/communication/lawyer/consult',
      [
        screens.home,
        screens.usercenter,
        screens['usercenter/message'],
        screens['communication/lawyer/consult'],
      ],
    ],
    [
      '/eli/cn/code/2020-05-28/45',
      [screens.home, screens.legal, 'Civil Code of the People’s Republic of China'],
    ],
    [
      '/eli/cn/law/1993-12-29/15/art_15',
      [screens.home, screens.legal, 'Company Law of the People’s Republic of China', 'Article 15'],
    ],
  ])('%s has its breadcrumbs, of which the last is no link', async (path, names) => {
    const { html } = await fetchPage(path, { language: 'en' })
    const list = new RegExp(`aria-label="${shell.breadcrumbs}"><ol.*?</ol>`).exec(html)?.[0] ?? ''
    const crumbs = [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, crumb = '']) => crumb)
    expect(crumbs.map((crumb) => crumb.replace(/<[^>]+>/g, '').replace('&#x27;', '’'))).toEqual(names)
    expect(crumbs.map((crumb) => crumb.startsWith('<a '))).toEqual(
      names.map((_, index) => index < names.length - 1),
    )
  })

  test.each(openScreens)(
    '%s shows the banner, the sub-header and the consult icon where they belong',
    async (path) => {
      const { html } = await fetchPage(path, { language: 'en' })
      const seen = visibleHtml(html)
      const banners = Object.entries(shell.banners).filter(([, { lead }]) => seen.includes(`>${lead}</p>`))
      const section = path.split('/')[1] ?? ''
      const hasBanner = section in shell.banners && !/detail(s)?$|\/compare$/i.test(path)
      expect(banners.map(([name]) => name)).toEqual(hasBanner ? [section] : [])
      const sections = Object.entries(shell.sections).filter(([, name]) =>
        seen.includes(`aria-label="${name}"`),
      )
      expect(sections.map(([name]) => name)).toEqual(section in shell.sections ? [section] : [])
      const isWithoutIcon = /^\/account\/(login|register)|consult/.test(path)
      expect(seen.includes(`aria-label="${shell.consult.label}"`)).toBe(!isWithoutIcon)
    },
  )

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

describe('the consult icon', () => {
  const { shell } = words.en
  const icon = (page: Page) => page.getByRole('link', { name: shell.consult.label })

  journey('closes its code with Escape and opens it again', async ({ visit }) => {
    const page = await visit('/home', { language: 'en' })
    const code = page.getByRole('img', { name: shell.consult.hint })
    await icon(page).focus()
    await code.waitFor()
    await page.keyboard.press('Escape')
    await code.waitFor({ state: 'hidden' })
    expect(await icon(page).evaluate((link) => link === document.activeElement)).toBe(true)
    await icon(page).hover()
    await code.waitFor()
  })

  journey('on a phone makes way for who reads on, and is there for who looks back', async ({ visit }) => {
    const page = await visit('/about/rules', { language: 'en', ...phone })
    await icon(page).waitFor()
    await page.mouse.wheel(0, 600)
    await icon(page).waitFor({ state: 'hidden' })
    await page.mouse.wheel(0, -200)
    await icon(page).waitFor()
  })

  journey('makes way for forms and conversations', async ({ visit }) => {
    const page = await visit('/usercenter/message?tab=SERVICE', { language: 'en', as: 'LAWYER' })
    await icon(page).waitFor()
    for (const path of ['/content/request/release', '/content/service/release']) {
      await goTo(page, path)
      await page.locator('main form').first().waitFor()
      await icon(page).waitFor({ state: 'hidden' })
    }
    await goTo(page, '/usercenter/message?tab=conversations')
    await page.locator('main nav a[href*="conversation="]').first().click()
    await page.getByRole('log').waitFor()
    await icon(page).waitFor({ state: 'hidden' })
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
      await button.press('Enter')
      const popup = page.getByRole('dialog', { name: shell.footer[text] })
      await popup.getByRole('heading', { level: 3 }).first().waitFor()
      expect(await popup.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(
        text === 'disclaimer' ? 4 : 9,
      )
      expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await popup.waitFor({ state: 'detached' })
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })
})

journey('a page comes alive with its rules, however late they come', async ({ visit }) => {
  const page = await visit('/about/rules', { isAltered: true })
  await page.addInitScript(() => {
    const watch = () => {
      const main = document.getElementById('main') ?? {}
      if (!Object.keys(main).some((key) => key.startsWith('__reactProps$'))) requestAnimationFrame(watch)
      else {
        const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        document.body.dataset['ruled'] = String(
          sheets.every(({ disabled, media }) => !disabled && media === 'all'),
        )
      }
    }
    watch()
  })
  const alive = () => page.waitForFunction(() => document.body?.dataset['ruled'], null, { timeout: 3000 })
  await page.route('**/*.css', async (route) => {
    await alive().catch(() => null)
    await route.continue()
  })
  await goTo(page, '/home')
  await expect.poll(() => page.locator('body').getAttribute('data-ruled')).toBe('true')
})
