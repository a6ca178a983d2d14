import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { portal } from './harness/this-portal.ts'
import { fill, words } from './harness/words.ts'

/** What a reader of each language asks first; the demo's laws answer it on several pages. */
const questions: Record<Language, { keyword: string; country: string; word: string }> = {
  zh: { keyword: '违约责任', country: 'CN', word: '合同' },
  en: { keyword: 'contract damages', country: 'IN', word: 'contract' },
  ru: { keyword: 'возмещение убытков', country: 'RU', word: 'договор' },
}

const civilCode = '/eli/cn/code/2020-05-28/45'
const companyLaw = '/eli/cn/law/1993-12-29/15'
const russianCode = '/eli/ru/code/1994-11-30/51-фз'

/** What has the longest title and tags of all laws of the demo, to readers of each language. */
const longest: Record<Language, string> = {
  zh: '/eli/tj/code/1999-06-30/105bb67f48',
  en: '/eli/uz/law/1998-04-30/611-i',
  ru: '/eli/cn/interpretation/2012-12-10/24',
}

const searchPath = (keyword: string) => `/legal/query?keyword=${encodeURIComponent(keyword)}`
const parameters = (page: Page) => new URL(page.url()).searchParams
const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)

/** The results, once they are those of the address. */
function results(page: Page, language: Language) {
  const region = page.getByRole('region', { name: words[language].search.results.label })
  return { region, hits: region.locator('li:has(> h2)') }
}

async function settled(page: Page, language: Language) {
  const { region } = results(page, language)
  await region.and(page.locator('[aria-busy="false"]')).waitFor()
  await region.locator('[data-stale]').waitFor({ state: 'detached' })
}

const titles = (page: Page, language: Language) =>
  results(page, language).hits.locator('h2').allTextContents()

/** The sentence that says how many laws were found. */
const summary = (page: Page, language: Language) =>
  results(page, language).region.getByRole('status').first().textContent()

const parsedNumber = (text: string) => Number(/\d+$/.exec(text.trim())?.[0])

describe.each(languages)('in %s', (language) => {
  const { keyword, country } = questions[language]
  const { laws, search, home, shell } = words[language]

  journey(
    'a question asked on the home page finds laws, narrowed by filters that live in the address',
    async ({ visit }) => {
      const page = await visit('/home', { language })
      await page.getByRole('searchbox', { name: home.searchLabel }).fill(keyword)
      await page.getByRole('button', { name: shell.actions.search, exact: true }).click()
      await page.waitForURL(
        (url) => url.pathname === '/legal/query' && url.searchParams.get('keyword') === keyword,
      )
      await settled(page, language)
      const { region, hits } = results(page, language)
      expect(await hits.count()).toBe(10)
      expect(await region.locator('mark').count()).toBeGreaterThan(10)

      const filters = page.getByRole('complementary', { name: search.filters.label })
      const group = filters.getByRole('group', { name: laws.facets.country })
      await group.getByRole('button', { name: search.filters.showAll }).click()
      const facet = group.locator('label').filter({ has: page.locator('input') })
      const countries = await facet.allInnerTexts()
      const total = Number(/\d+/.exec((await summary(page, language)) ?? '')?.[0])
      // A treaty is one hit, and counts in each of its countries.
      expect(countries.reduce((sum, text) => sum + parsedNumber(text), 0)).toBeGreaterThanOrEqual(total)

      const name = await page.evaluate(
        ([code, tag]) => new Intl.DisplayNames([tag!], { type: 'region' }).of(code!)!,
        [country, language],
      )
      const chosen = facet.filter({ hasText: name })
      const expected = parsedNumber(await chosen.innerText())
      const question = page.getByRole('searchbox', { name: laws.form.label })
      await question.fill(`${keyword} 2`)
      await chosen.getByRole('checkbox').click()
      await page.waitForURL((url) => url.searchParams.get('country') === country)
      await expect.poll(() => summary(page, language)).toContain(String(expected))
      await settled(page, language)
      expect(await chosen.getByRole('checkbox').isChecked()).toBe(true)
      // What was typed meanwhile is not lost.
      expect(await question.inputValue()).toBe(`${keyword} 2`)
      for (const hit of await hits.all()) expect(await hit.textContent()).toContain(name)

      await page.getByRole('link', { name: fill(shell.parts.drop, { name }) }).click()
      await page.waitForURL((url) => !url.searchParams.has('country'))
      await expect.poll(() => summary(page, language)).toContain(String(total))
    },
  )

  journey(
    'a date that there is not holds a search, and is led to where it is folded away',
    async ({ visit }) => {
      const page = await visit(searchPath(keyword), { language, ...phone })
      const from = page
        .getByRole('group', { name: laws.form.effective })
        .getByLabel(shell.dates.from, { exact: true })
      const more = page.getByRole('button', { name: search.form.more, exact: true })
      await more.click()
      await from.fill('2026-02-31')
      await more.click()
      await from.waitFor({ state: 'hidden' })
      await page.getByRole('searchbox').press('Enter')
      await page.getByText(shell.dates.unread.split('{{')[0]!.trim()).waitFor()
      expect(await from.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await from.inputValue()).toBe('2026-02-31')
      await from.fill('2021-01-31')
      await page.getByRole('searchbox').press('Enter')
      await page.waitForURL((url) => url.searchParams.get('effectiveFrom') === '2021-01-31')
    },
  )

  journey(
    'dates narrow the results, and dates the wrong way round are refused beside them',
    async ({ visit }) => {
      const page = await visit(searchPath(keyword), { language })
      const dates = page.getByRole('group', { name: laws.form.effective })
      await dates.getByLabel(shell.dates.from, { exact: true }).fill('2021-01-01')
      await dates.getByLabel(shell.dates.to, { exact: true }).fill('2020-01-01')
      await page.getByRole('alert').filter({ hasText: shell.dates.wrongWayRound }).waitFor()
      await page.getByRole('button', { name: search.form.submit, exact: true }).click()
      expect(parameters(page).has('effectiveFrom')).toBe(false)

      await dates.getByLabel(shell.dates.from, { exact: true }).fill('1900-01-01')
      await dates.getByLabel(shell.dates.to, { exact: true }).fill('1999-12-31')
      await page.getByRole('button', { name: search.form.submit, exact: true }).click()
      await page.waitForURL((url) => url.searchParams.get('effectiveTo') === '1999-12-31')
      await settled(page, language)
      const effective = fill(laws.results.effective, { date: '' }).trim()
      const lacking = results(page, language).hits.filter({ hasNotText: effective })
      await expect.poll(() => lacking.count()).toBe(0)
      await expect.poll(() => results(page, language).hits.count()).toBeGreaterThan(0)
      await page.getByRole('link', { name: shell.parts.dropAll, exact: true }).click()
      await page.waitForURL((url) => !url.searchParams.has('effectiveTo'))
      expect(parameters(page).get('keyword')).toBe(keyword)
    },
  )

  journey('results are sorted and paged, and the way back shows the same again', async ({ visit }) => {
    const page = await visit(searchPath(keyword), { language })
    const first = await titles(page, language)
    await choose(page.getByLabel(search.form.sort), 'newest')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'newest')
    await expect.poll(() => titles(page, language)).not.toEqual(first)
    const newest = await titles(page, language)

    const pager = page.getByRole('navigation', { name: shell.pager.label })
    await pager.getByRole('link', { name: shell.pager.next }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    const repeated = async () => (await titles(page, language)).filter((title) => newest.includes(title))
    await expect.poll(repeated).toEqual([])
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('page'))
    await expect.poll(() => titles(page, language)).toEqual(newest)
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('sort'))
    await expect.poll(() => titles(page, language)).toEqual(first)

    await pager.getByRole('textbox').fill('2')
    await pager.getByRole('button', { name: shell.pager.go, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
  })

  journey('a hit leads a visitor to the article within its law, open to all', async ({ visit }) => {
    const page = await visit(searchPath(keyword), { language })
    const article = results(page, language).hits.locator('a[href*="#art-"]').first()
    const [path = '', anchor = ''] = ((await article.getAttribute('href')) ?? '').split('#')
    await article.click()
    await page.waitForURL((url) => url.pathname.startsWith('/eli/'))
    expect(pathOf(page)).toBe(decodeURIComponent(path.split('?')[0]!))
    await page.locator(`article#${anchor}`).waitFor()
    expect(await page.locator(`article#${anchor}`).evaluate(isInView)).toBe(true)
  })

  journey(
    'a law is read: its facts, its contents, a word found in it, its citation copied',
    async ({ visit }) => {
      const page = await visit(civilCode, { language, permissions: ['clipboard-read', 'clipboard-write'] })
      const text = language === 'ru' ? 'zh' : language
      await page.getByText(laws.details.inForceToday.slice(0, 2)).first().waitFor()
      await page.getByText(laws.details.facts, { exact: true }).click()
      const facts = page.getByRole('region', { name: laws.details.facts })
      await facts.getByText(laws.details.verifiedOn).waitFor()
      await page.getByRole('button', { name: shell.actions.more, exact: true }).click()
      await page.getByRole('button', { name: shell.actions.print, exact: true }).waitFor()
      const source = page.getByRole('link', { name: laws.details.openSource })
      expect(await source.getAttribute('href')).toMatch(/^https?:\/\//)

      const entry = page
        .getByRole('navigation', { name: laws.details.contents })
        .locator('a[href="#art-577"]')
      await entry.click()
      await page.waitForURL((url) => url.hash === '#art-577')
      expect(await page.locator('#art-577').evaluate(isInView)).toBe(true)
      await expect.poll(() => entry.getAttribute('aria-current')).toBe('location')

      const wanted = questions[text].word
      const find = page.getByRole('search', { name: search.find.label })
      await find.getByRole('searchbox').fill(wanted)
      const count = find.getByRole('status')
      await count.filter({ hasText: /^1 \/ \d+$/ }).waitFor()
      await find.getByRole('button', { name: search.find.next }).click()
      await count.filter({ hasText: /^2 \/ \d+$/ }).waitFor()
      await find.getByRole('button', { name: search.find.previous }).click()
      await find.getByRole('button', { name: search.find.previous }).click()
      const [at, all] = ((await count.textContent()) ?? '').split(' / ')
      expect(at).toBe(all)
      const marked = await page.evaluate(() => CSS.highlights.get('find-all')?.size)
      expect(String(marked)).toBe(all)
      await find.getByRole('searchbox').fill('qqqq')
      await count.filter({ hasText: search.find.none }).waitFor()

      await page.locator('#art-577').getByRole('button').click()
      await page.getByText(laws.details.cited).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain(await page.getByRole('heading', { level: 1 }).textContent())
      expect(copied).toContain(await page.locator('#art-577 b').first().textContent())
      expect(copied).toContain(`${portal}${civilCode}/2021-01-01/art_577`)
      expect(copied).not.toContain('{{')
      await page.getByRole('button', { name: laws.details.cite, exact: true }).click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toContain('art_')
      const whole = await page.evaluate(() => navigator.clipboard.readText())
      expect(whole).not.toMatch(/, \(|undefined|null|\s\s/)
    },
  )

  journey('a law is shown in another of its languages, and says which', async ({ visit }) => {
    const page = await visit(russianCode, { language })
    const texts = page.getByRole('group', { name: laws.details.language })
    await texts.getByRole('link', { name: 'Русский' }).click()
    await page.waitForURL((url) => decodeURIComponent(url.pathname) === `${russianCode}/rus`)
    await page.getByRole('heading', { level: 1, name: 'Гражданский кодекс Российской Федерации' }).waitFor()
    await page.locator('[lang="ru"] #art-393').waitFor()
    await texts.locator('[aria-current]', { hasText: 'Русский' }).waitFor()
    await expect.poll(() => texts.locator('[aria-current]').count()).toBe(1)
  })

  journey('a phone has read all that it shows at first when it paints', async ({ visit }) => {
    const page = await visit('/home', { language, width: 412, height: 823 })
    for (const path of ['/home', '/legal/query', '/service/demand', '/communication/forum']) {
      await goTo(page, path)
      const awaited = await page.locator('link[rel=expect]').getAttribute('href')
      expect(awaited, path).toMatch(/^#below/)
      const top = await page
        .locator(`[id="${awaited!.slice(1)}"]`)
        .evaluate((element) => element.getBoundingClientRect().top)
      expect(top, path).toBeGreaterThan(823)
    }
  })

  journey('on a phone a law begins on the first screen, and search with its first hit', async ({ visit }) => {
    const page = await visit(civilCode, { language, width: 390, height: 844 })
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().top)
    // Headings of the code's parts stand before its first article.
    for (const [law, most] of [
      [civilCode, 600],
      [companyLaw, 600],
      [russianCode, 600],
      [longest[language], 600],
      [`${russianCode}/art_309`, 500],
    ] as const) {
      await goTo(page, law)
      expect(await top('main article'), law).toBeLessThan(most)
    }
    // Of the way to the page, its own end is in sight.
    const here = page.getByRole('navigation', { name: shell.breadcrumbs }).locator('[aria-current]')
    const end = async () => {
      const { x, width } = (await here.boundingBox())!
      return x + width
    }
    await expect.poll(end).toBeLessThanOrEqual(390)
    await goTo(page, searchPath(keyword))
    await settled(page, language)
    expect(await top('main li:has(> h2)')).toBeLessThan(660)

    await page.getByRole('button', { name: shell.parts.filter }).click()
    const drawer = page.getByRole('dialog', { name: search.filters.label })
    await drawer.getByRole('group', { name: laws.facets.year }).getByText('2020–2029').click()
    await page.waitForURL((url) => url.searchParams.has('year'))
    // The answer before it stands until the new one has come.
    const show = async () => {
      const found = parsedNumber(/\d+/.exec((await summary(page, language)) ?? '')?.[0] ?? '')
      return drawer.getByRole('button', { name: fill(shell.parts.show, { count: found }) })
    }
    const isClosed = async () => {
      // A click may close the drawer and be said to have come too late, on a busy machine.
      await (await show()).click({ timeout: 1000 }).catch(() => undefined)
      return (await drawer.count()) === 0
    }
    await expect.poll(isClosed).toBe(true)
    await page.getByRole('link', { name: fill(shell.parts.drop, { name: '2020–2029' }) }).waitFor()
  })

  journey('a law that is not held in the reader’s language says so', async ({ visit }) => {
    const page = await visit(civilCode, { language })
    const note = fill(shell.states.fallbackLanguage, { language: shell.languageNames.zh })
    expect(await page.getByText(note).count()).toBe(language === 'ru' ? 1 : 0)
    await goTo(page, `${russianCode}?text=en`)
    await page.getByRole('heading', { level: 1, name: 'Civil Code of the Russian Federation' }).waitFor()
    expect(await page.getByText(note.slice(0, 12)).count()).toBe(0)
  })

  journey.for([
    ['民法典第五百七十七条', civilCode, '577'],
    ['Civil Code art. 577', civilCode, '577'],
    ['ст. 393 ГК РФ', russianCode, '393'],
  ] as const)('the citation «%s» finds its article first', async ([citation, path, number], { visit }) => {
    const page = await visit(searchPath(citation), { language })
    await page.getByText(laws.results.resolved).waitFor()
    const first = results(page, language).hits.first()
    expect(decodeURIComponent((await first.locator('h2 a').getAttribute('href'))!)).toBe(path)
    const article = first.locator(`a[href*="#art-"]`).first()
    expect(await article.getAttribute('href')).toMatch(new RegExp(`#art-${number}$`))
    await article.click()
    await page.waitForURL((url) => url.hash === `#art-${number}`)
    await page.locator(`#art-${number}`).waitFor()
    expect(pathOf(page)).toBe(path)
  })

  journey('a search that finds nothing says what to do next', async ({ visit }) => {
    const page = await visit(searchPath('qxzvw'), { language })
    await page.getByRole('heading', { name: laws.results.empty }).waitFor()
    await page.getByText(laws.results.emptyHint).waitFor()
    const apply = page.getByRole('main').getByRole('link', { name: search.results.apply })
    expect(await apply.getAttribute('href')).toBe('/legal/apply')
    await page.getByRole('link', { name: laws.results.browse }).click()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => results(page, language).hits.count()).toBe(10)
  })

  journey('signed in, a law by its id is the same page as at its address', async ({ visit }) => {
    const page = await visit(civilCode, { language, as: 'PERSON' })
    const answer = await page.request.get(
      `/api/frLegalPlatform/web/lawRegulations/address?address=${encodeURIComponent(civilCode.slice(1))}`,
    )
    const { data } = (await answer.json()) as { data: { id: string } }
    const main = page.locator('main')
    // What is far from the viewport has no text on the screen until it is drawn.
    const atAddress = await main.textContent()
    await goTo(page, `/legal/details?id=${data.id}`)
    expect(pathOf(page)).toBe('/legal/details')
    await expect.poll(() => main.textContent()).toBe(atAddress)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(civilCode)
  })
})

describe('a keyword nobody would expect', () => {
  journey.for([
    ["' OR 1=1; drop table law; --"],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['(a+)+$ [^]*? \\d{1000000}'],
    ['👩‍⚖️⚖️🇨🇳'],
    ['\u202Eتجارة\u0000'],
    ['"" - -- "'],
  ])('%j is searched for and shown as it is', async ([keyword], { visit }) => {
    const page = await visit(searchPath(keyword!), { language: 'en' })
    await settled(page, 'en')
    const field = page.getByRole('searchbox', { name: words.en.laws.form.label })
    expect((await field.inputValue()).trim()).toBe(keyword!.replaceAll('\u0000', ''))
    expect(await page.locator('main img[src="x"], main [onerror], main script').count()).toBe(0)
  })

  journey('an address with filters that do not exist still shows a page', async ({ visit }) => {
    const odd =
      '/legal/query?country=ZZ&year=abc&page=999999999999&sort=sideways&effectiveFrom=2026-02-30&timeliness=__proto__'
    const page = await visit(odd, { language: 'en' })
    await settled(page, 'en')
    await page.getByRole('searchbox', { name: words.en.laws.form.label }).waitFor()
    expect(await page.getByText(words.en.shell.states.failed).count()).toBe(0)
  })
})

/** Whether an element stands in the window, below whatever sticks to its top. Runs in the page. */
function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < window.innerHeight * 0.75
}

journey(
  'what is chosen stands chosen at once, and the next goes on from it, on a slow line',
  async ({ visit }) => {
    const page = await visit('/legal/query')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(`**${lawCalls.search.path}`, async (route) => {
      await held
      await route.continue()
    })
    const countries = page.getByRole('group', { name: words.zh.laws.facets.country }).first()
    for (const at of [0, 1]) {
      const country = countries.getByRole('checkbox').nth(at)
      await country.click()
      await expect.poll(() => country.isChecked()).toBe(true)
    }
    letGo()
    await page.waitForURL((url) => url.searchParams.getAll('country').length === 2)
    await settled(page, 'zh')
  },
)

journey(
  'the laws that were found stay as they are until the search of cases has come, on a slow line',
  async ({ visit }) => {
    const page = await visit('/legal/query?country=KZ')
    await settled(page, 'zh')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    const tabs = page.getByRole('navigation', { name: words.zh.search.tabs.label, exact: true })
    await tabs.getByRole('link', { name: words.zh.search.tabs.cases, exact: true }).click()
    await expect.poll(() => asked.some((path) => path.endsWith('.js'))).toBe(true)
    await page.locator('[data-busy="true"]').first().waitFor({ state: 'attached' })
    expect(asked.filter((path) => path.endsWith(lawCalls.search.path))).toEqual([])
    letGo()
    await page.getByRole('heading', { level: 1, name: words.zh.search.tabs.cases, exact: true }).waitFor()
    expect(asked.filter((path) => path.endsWith(lawCalls.search.path))).toEqual([])
  },
)

journey.for(languages)(
  'a search without scripts is answered in its language, %s',
  async (language, { browser }) => {
    const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const path of ['/home', '/legal/query', '/search']) {
      await page.goto(`${path}?lang=${language}`)
      await page.getByRole('main').getByRole('searchbox').first().fill('contract')
      await page.getByRole('main').getByRole('searchbox').first().press('Enter')
      await page.waitForURL((url) => url.searchParams.get('keyword') === 'contract')
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`))
    }
    await context.close()
  },
)
