import { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { CaseAnalysis, CaseSearchAnswer } from '@portal/protocol/cases/schemas.ts'
import { homeCalls } from '@portal/protocol/home/calls.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, vi } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { alive, goTo, journey } from './harness/journey.ts'
import { portal } from './harness/this-portal.ts'
import { fill, words } from './harness/words.ts'

/** What a reader of each language asks first. */
const questions: Record<Language, string> = {
  zh: '货物买卖 质量',
  en: 'sale of goods quality',
  ru: 'поставка товара качество',
}

const parameters = (page: Page) => new URL(page.url()).searchParams
const tabPath = (keyword = '') => `/legal/query?tab=cases&keyword=${encodeURIComponent(keyword)}`

/** The answer of a call, as anyone gets it. */
async function ask<Answer>(path: string, language: Language, body?: object): Promise<Answer> {
  const response = await fetch(portal + apiPrefix + path, {
    method: 'POST',
    headers: {
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return ((await response.json()) as { data: Answer }).data
}

const searchCases = (language: Language, body: object) =>
  ask<CaseSearchAnswer>(caseCalls.search.path, language, body)

/** The figures over all cases with these filters, as the call gives them. */
const figures = (language: Language, query: string) =>
  ask<CaseAnalysis>(`${caseCalls.analysis.path}?${query}`, language)

// A portal just opened takes its cases into the search one after another.
beforeAll(async () => {
  const response = await fetch(`${portal}${apiPrefix}${homeCalls.statistics.path}`)
  const { data } = (await response.json()) as { data: { cases: number } }
  await vi.waitFor(async () => expect((await figures('en', '')).total).toBe(data.cases), {
    timeout: 120_000,
    interval: 200,
  })
})

function results(page: Page, language: Language) {
  const region = page.getByRole('region', { name: words[language].search.results.label })
  return { region, hits: region.locator('li:has(> h2)') }
}

async function settled(page: Page, language: Language) {
  const { region } = results(page, language)
  await region.and(page.locator('[aria-busy="false"]')).waitFor()
  await region.locator('[data-stale]').waitFor({ state: 'detached' })
}

describe.each(languages)('in %s', (language) => {
  const { cases, search, home, shell } = words[language]

  journey('a question asked on the home page finds cases, and the tabs keep it', async ({ visit }) => {
    const page = await visit('/home', { language })
    await page.getByRole('button', { name: home.tabs.cases, exact: true }).click()
    await page.getByRole('searchbox', { name: home.caseSearchLabel }).fill(questions[language])
    await page.getByRole('button', { name: shell.actions.search, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('tab') === 'cases')
    await settled(page, language)
    expect(await results(page, language).hits.count()).toBeGreaterThan(0)
    expect(await results(page, language).region.locator('mark').count()).toBeGreaterThan(0)

    const tabs = page.getByRole('navigation', { name: search.tabs.label })
    await tabs.getByRole('link', { name: search.tabs.laws }).click()
    await page.waitForURL((url) => !url.searchParams.has('tab'))
    const field = page.getByRole('searchbox', { name: words[language].laws.form.label })
    expect(await field.inputValue()).toBe(questions[language])
    await tabs.getByRole('link', { name: search.tabs.cases }).click()
    await settled(page, language)
    expect(parameters(page).get('keyword')).toBe(questions[language])
  })

  journey('every filter of the form lives in the address and narrows the list', async ({ visit }) => {
    const all = await searchCases(language, { size: 1 })
    const court = all.facets.court[0]!
    const page = await visit(tabPath(), { language })
    const form = page.getByRole('search', { name: cases.form.label })

    await form.getByRole('button', { name: cases.facets.court }).click()
    await form
      .getByRole('searchbox', { name: fill(shell.picker.find, { name: cases.facets.court }) })
      .fill(court.label.toUpperCase())
    await form.getByRole('checkbox', { name: court.label }).first().check()
    await page.keyboard.press('Escape')
    await form.getByLabel(shell.dates.to, { exact: true }).fill('2030-12-31')
    await form.getByRole('button', { name: search.form.submit, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('court') === court.value)
    expect(parameters(page).get('judgedTo')).toBe('2030-12-31')
    await settled(page, language)
    await results(page, language)
      .region.getByRole('status')
      .filter({ hasText: String(court.count) })
      .first()
      .waitFor()
    for (const hit of await results(page, language).hits.all())
      expect(await hit.textContent()).toContain(court.label)

    const facet = page
      .getByRole('complementary', { name: search.filters.label })
      .getByRole('group', { name: cases.facets.documentType })
    await facet.getByRole('checkbox').first().click()
    await page.waitForURL((url) => url.searchParams.has('documentType'))
    await page.getByRole('link', { name: shell.parts.dropAll, exact: true }).click()
    await page.waitForURL((url) => !url.searchParams.has('court') && !url.searchParams.has('judgedTo'))
  })

  journey(
    'results say what else was searched, and are narrowed to texts in one language',
    async ({ visit }) => {
      const question = { zh: '违约金', en: 'liquidated damages', ru: 'неустойка' }[language]
      const other = language === 'ru' ? 'en' : 'ru'
      const page = await visit(tabPath(question), { language })
      const { region, hits } = results(page, language)
      const also = region.locator('p').filter({ hasText: search.also.label })
      const term = also.locator(`a[lang="${other}"]`).first()
      const glossary = new URL((await term.getAttribute('href'))!, page.url())
      expect([glossary.pathname, glossary.searchParams.get('keyword')]).toEqual([
        '/legal/glossary',
        await term.textContent(),
      ])

      const texts = page.getByRole('group', { name: search.languages.label })
      await texts.getByRole('link', { name: shell.language[other] }).click()
      await page.waitForURL((url) => url.searchParams.get('language') === other)
      await expect.poll(() => hits.locator(`li[lang]:not([lang="${other}"])`).count()).toBe(0)
      expect(await hits.locator('li[lang]').count()).toBeGreaterThan(0)
      await texts.getByRole('link', { name: search.languages.all }).click()
      await page.waitForURL((url) => !url.searchParams.has('language'))
    },
  )

  journey('a visitor is told to sign in, and sent there with the way back to the case', async ({ visit }) => {
    const page = await visit(tabPath(questions[language]), { language })
    await page.getByRole('link', { name: cases.results.signIn }).waitFor()
    const hit = results(page, language).hits.first()
    await hit.locator('h2 a').click()
    await page.waitForURL((url) => url.pathname === '/account/login')
    expect(parameters(page).get('to')).toMatch(/^\/legal\/details\?type=case&id=/)
  })

  journey('a case shows its facts, its sections and what it cites', async ({ visit }) => {
    const { content } = await searchCases(language, { keyword: questions[language], size: 1 })
    const found = content[0]!
    const page = await visit(`/legal/details?type=case&id=${found.id}`, { language, as: 'PERSON' })
    await page.getByRole('heading', { level: 1, name: found.title }).waitFor()
    await page.getByText(cases.details.facts, { exact: true }).click()
    const facts = page.getByRole('region', { name: cases.details.facts })
    for (const fact of [found.court!, found.caseNumber!, found.cause!, cases.types[found.type]])
      await facts.getByText(fact, { exact: true }).waitFor()
    await page.getByText(cases.details.sampleNote).waitFor()
    expect(await page.locator('main section[id] > h2').count()).toBeGreaterThan(2)
    await page.getByRole('region', { name: cases.details.similar }).getByRole('link').first().waitFor()

    const word = page.getByRole('link', { name: cases.details.download })
    expect(await word.getAttribute('href')).toMatch(
      new RegExp(`${apiPrefix}/web/judicialCase/${found.id}/docx\\?language=(zh|en|ru)$`),
    )
    const pdf = page.getByRole('link', { name: cases.details.downloadPdf })
    expect(await pdf.getAttribute('href')).toBe((await word.getAttribute('href'))!.replace('/docx', '/pdf'))

    const articles = page.getByRole('region', { name: cases.details.citedArticles })
    const article = articles.getByRole('link').first()
    const address = (await article.getAttribute('href'))!
    await article.click()
    await page.waitForURL((url) => decodeURI(url.pathname + url.hash) === decodeURI(address))
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  journey('a list that takes too long gives up, says so, and can be asked again', async ({ visit }) => {
    const page = await visit('/home', { language, isAltered: true })
    await page.clock.install()
    const held: (() => Promise<void>)[] = []
    await page.route(`**${caseCalls.search.path}`, (route) => {
      held.push(() => route.continue())
    })
    await page.getByRole('button', { name: home.tabs.cases, exact: true }).click()
    await page.getByRole('button', { name: shell.actions.search, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('tab') === 'cases')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await page.clock.fastForward(15_000)
    await page.getByText(fill(shell.states.timeout, { seconds: 15 })).waitFor()

    await page.unroute(`**${caseCalls.search.path}`)
    await page.getByRole('button', { name: shell.actions.retry }).click()
    await expect.poll(() => results(page, language).hits.count()).toBe(10)
  })

  journey(
    'figures narrow by their tables and bars, and lead to the list of their cases',
    async ({ visit }) => {
      const all = await figures(language, '')
      const page = await visit('/legal/analysis', { language })
      const { analysis } = cases
      const types = page.getByRole('region', { name: analysis.type })
      const [type] = all.type.items.toSorted((one, other) => other.count - one.count)
      await types.getByText(analysis.table, { exact: true }).click()
      await types.getByRole('link', { name: type!.label, exact: true }).click()
      await page.waitForURL((url) => url.searchParams.get('type') === type!.value)
      const narrowed = await figures(language, `type=${type!.value}`)
      await page
        .getByRole('status')
        .filter({ hasText: String(narrowed.total) })
        .first()
        .waitFor()

      const years = page.getByRole('region', { name: analysis.year })
      const year = narrowed.year.items.toSorted((one, other) => other.count - one.count)[0]!
      await years.getByRole('link', { name: `${year.value} ${year.count}`, exact: true }).waitFor()
      await years.getByText(analysis.table, { exact: true }).click()
      const row = years
        .getByRole('row')
        .filter({ has: page.getByRole('link', { name: year.value, exact: true }) })
      expect(await row.getByRole('cell').first().textContent()).toBe(String(year.count))
      await row.getByRole('cell').first().getByRole('link').click()
      await page.waitForURL(
        (url) => url.pathname === '/legal/query' && url.searchParams.get('tab') === 'cases',
      )
      expect(parameters(page).getAll('type')).toEqual([type!.value])
      expect(parameters(page).getAll('year')).toEqual([year.value])
      await settled(page, language)
      await results(page, language)
        .region.getByRole('status')
        .filter({ hasText: String(year.count) })
        .first()
        .waitFor()
    },
  )

  journey.for([
    ['search of cases', () => Promise.resolve(tabPath(questions[language]))],
    ['search of cases that finds nothing', () => Promise.resolve(tabPath('qxzvw'))],
    ['analysis', () => Promise.resolve('/legal/analysis')],
    [
      'case',
      async () => {
        const { content } = await searchCases(language, { keyword: questions[language], size: 1 })
        return `/legal/details?type=case&id=${content[0]!.id}`
      },
    ],
  ] as const)('%s has no barriers', async ([name, path], { visit }) => {
    const page = await visit(await path(), { language, as: 'PERSON' })
    expect(await barriers(page, [desktop, phone], { scene: name, language })).toEqual([])
  })
})

journey('a bar that is clicked narrows the figures', async ({ visit }) => {
  const page = await visit('/legal/analysis', { language: 'en' })
  const { country, chart: name } = words.en.cases.analysis
  const chart = page.getByRole('list', { name: fill(name, { title: country }) })
  await chart.getByRole('link').first().click()
  await page.waitForURL((url) => url.searchParams.has('country'))
  const all = await figures('en', '')
  const first = all.country.items.toSorted((one, other) => other.count - one.count)[0]!
  expect(parameters(page).get('country')).toBe(first.value)
})

/** What a chart shows: each name, its number, how long its bar is, and whether its letters are all in sight. */
const drawn = (chart: Locator) =>
  chart.getByRole('link').evaluateAll((bars) =>
    bars.map((bar) => {
      const [label, length] = [...bar.children]
      const { width, height, backgroundColor } = getComputedStyle(length!, '::before')
      return {
        label: label!.textContent,
        count: Number(length!.textContent),
        width: Number.parseFloat(width),
        height: Number.parseFloat(height),
        colour: backgroundColor,
        isWhole: [label!, length!].every((one) => one.scrollWidth <= one.clientWidth),
      }
    }),
  )

journey('charts are drawn in one ink, as long as their numbers, and nothing is cut', async ({ visit }) => {
  const page = await visit('/legal/analysis', { language: 'ru', width: 390, height: 844 })
  const { country, year, chart: name } = words.ru.cases.analysis
  const countries = await drawn(page.getByRole('list', { name: fill(name, { title: country }) }))
  const years = await drawn(page.getByRole('list', { name: fill(name, { title: year }) }))
  const { country: ofCountry, year: ofYear } = await figures('ru', '')
  expect(Object.fromEntries(years.map(({ label, count }) => [label, count]))).toEqual(
    Object.fromEntries(ofYear.items.map(({ label, count }) => [label, count])),
  )
  expect(countries).toHaveLength(Math.min(ofCountry.items.length, 10))
  expect(new Set([...countries, ...years].map(({ colour }) => colour)).size).toBe(1)
  expect([...countries, ...years].filter(({ isWhole }) => !isWhole)).toEqual([])
  for (const [bars, side] of [
    [countries, 'width'],
    [years, 'height'],
  ] as const) {
    const longest = bars.toSorted((one, other) => other.count - one.count)[0]!
    for (const bar of bars) {
      const expected = Math.max(2, (longest[side] * bar.count) / longest.count)
      expect(Math.abs(bar[side] - expected), bar.label).toBeLessThan(1)
    }
  }
})

journey('where not all years have room, the latest are in sight', async ({ visit }) => {
  const page = await visit('/legal/analysis', { language: 'zh', width: 390, height: 844 })
  const { year, chart: name } = words.zh.cases.analysis
  const chart = page.getByRole('list', { name: fill(name, { title: year }) })
  const frame = (await page.getByRole('region', { name: year }).boundingBox())!
  const [first, last] = [chart.getByRole('listitem').first(), chart.getByRole('listitem').last()]
  expect((await first.boundingBox())!.x).toBeLessThan(frame.x)
  const { x, width } = (await last.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(frame.x + frame.width)
  await first.getByRole('link').focus()
  expect((await first.boundingBox())!.x).toBeGreaterThanOrEqual(frame.x)
})

journey('figures can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: portal, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/legal/analysis?lang=en')
  const all = await figures('en', '')
  const { country, table: open } = words.en.cases.analysis
  const table = page.getByRole('table', { name: country })
  expect(await table.count()).toBe(0)
  const bars = page.getByRole('region', { name: country }).getByRole('listitem')
  expect(await bars.count()).toBe(Math.min(all.country.items.length, 10))
  await page.getByRole('region', { name: country }).getByText(open, { exact: true }).click()
  expect(await table.getByRole('row').count()).toBe(all.country.items.length + 1)
  await context.close()
})

journey('an unknown case is a page that does not exist', async ({ visit, problems }) => {
  const page = await visit('/legal/details?type=case&id=nothing', { language: 'en', as: 'PERSON' })
  await page.getByRole('heading', { name: words.en.shell.notFound.title }).waitFor()
  problems.expect(/404/)
  await goTo(page, '/home')
  await alive(page)
})
