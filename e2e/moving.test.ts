import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { words } from './harness/words.ts'

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Waits until what is in sight is drawn: until then it is as high as was reckoned. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

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
    await drawn(page)
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

  const contact = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: screens['about/contact'] })

  /** Goes to another page without a pointer, which would scroll to the link. */
  async function leave(page: Page): Promise<void> {
    await contact(page).evaluate((link) => (link as HTMLAnchorElement).click())
    await page.waitForURL((url) => url.pathname === '/about/contact')
    await expect.poll(() => scrollOf(page)).toBe(0)
  }

  journey('who goes back to a page stands where it was left, and forward at the top', async ({ visit }) => {
    const page = await visit('/about/rules', { language: 'en' })
    await contact(page).scrollIntoViewIfNeeded()
    const place = await eventuallyScrolled(page)
    await contact(page).click()
    await page.waitForURL((url) => url.pathname === '/about/contact')
    await expect.poll(() => scrollOf(page)).toBe(0)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/about/rules')
    await expect.poll(() => scrollOf(page)).toBe(place)
    await page.goForward()
    await page.waitForURL((url) => url.pathname === '/about/contact')
    await expect.poll(() => scrollOf(page)).toBe(0)
  })

  journey(
    'who goes back to a law stands at what was read, not at what the address names',
    async ({ visit }) => {
      const page = await visit('/eli/ru/code/1994-11-30/51-фз#art-450', { language: 'en' })
      const read = page.locator('#art-196')
      const placeOf = () => read.evaluate((article) => Math.round(article.getBoundingClientRect().top))
      // What is in the middle of the window is what is read.
      await read.evaluate((article) => {
        const { top, height } = article.getBoundingClientRect()
        window.scrollBy(0, top + height / 2 - window.innerHeight / 2)
      })
      await drawn(page)
      const place = await placeOf()
      await leave(page)
      await page.goBack()
      await page.waitForURL((url) => url.pathname.startsWith('/eli/'))
      await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(2)
    },
  )

  journey('who goes back to the end of a law on a phone held sideways stands there', async ({ visit }) => {
    const page = await visit('/eli/ru/code/1994-11-30/51-фз', { language: 'en', width: 844, height: 390 })
    const placeOf = () => contact(page).evaluate((link) => Math.round(link.getBoundingClientRect().top))
    await contact(page).evaluate((link) => link.scrollIntoView())
    await drawn(page)
    await contact(page).evaluate((link) => link.scrollIntoView())
    await drawn(page)
    const place = await placeOf()
    await leave(page)
    await page.goBack()
    await page.waitForURL((url) => url.pathname.startsWith('/eli/'))
    await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(2)
  })

  async function eventuallyScrolled(page: Page): Promise<number> {
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300)
    return scrollOf(page)
  }
})
