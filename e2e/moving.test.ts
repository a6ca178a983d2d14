import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { words } from './harness/words.ts'

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

describe('moving about', () => {
  const { screens, laws, search } = words.en
  const results = (page: Page) => page.getByRole('region', { name: search.results.label })

  journey('a new screen begins at its top', async ({ visit }) => {
    const page = await visit('/about/rules', { language: 'en' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(500)
    await page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] }).click()
    await page.getByRole('heading', { level: 1, name: words.en.about.contact.title }).waitFor()
    await expect.poll(() => scrollOf(page)).toBe(0)
  })

  journey('going where one is does nothing', async ({ visit }) => {
    const page = await visit('/home', { language: 'en' })
    const length = () => page.evaluate(() => history.length)
    await page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] }).click()
    await page.waitForURL((url) => url.pathname === '/about/contact')
    const before = await length()
    const here = page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] })
    await here.scrollIntoViewIfNeeded()
    const place = await scrollOf(page)
    expect(place).toBeGreaterThan(0)
    await here.click()
    await here.click()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await scrollOf(page)).toBe(place)
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
    await expect.poll(() => scrollOf(page)).toBe(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goBack()
    await page.waitForURL((url) => url.search === '?keyword=contract&page=2')
    await expect.poll(() => scrollOf(page)).toBe(place)
    expect(await page.getByRole('searchbox', { name: laws.form.label }).inputValue()).toBe(
      'contract, half typed',
    )
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  })

  journey.for(['/eli/ru/code/1994-11-30/51-фз', '/about/rules'])(
    'who goes back to %s stands where it was left',
    async (path, { visit }) => {
      const page = await visit(path, { language: 'en' })
      const contact = page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] })
      await contact.scrollIntoViewIfNeeded()
      const place = await eventuallyScrolled(page)
      await contact.click()
      await page.waitForURL((url) => url.pathname === '/about/contact')
      await expect.poll(() => scrollOf(page)).toBe(0)
      await page.goBack()
      await page.waitForURL((url) => decodeURI(url.pathname) === path)
      await expect.poll(() => scrollOf(page)).toBe(place)
      await page.goForward()
      await page.waitForURL((url) => url.pathname === '/about/contact')
      await expect.poll(() => scrollOf(page)).toBe(0)
    },
  )

  async function eventuallyScrolled(page: Page): Promise<number> {
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300)
    return scrollOf(page)
  }
})
