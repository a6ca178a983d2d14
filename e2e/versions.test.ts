import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { choose } from './harness/choose.ts'
import { fetchPage } from './harness/fetch-page.ts'
import { goTo, journey } from './harness/journey.ts'
import { importLaw } from './harness/laws.ts'
import { portal } from './harness/this-portal.ts'
import { words } from './harness/words.ts'

/** Held in three wordings: of 2006, 2018 and 2024; in Chinese and English. */
const companyLaw = '/eli/cn/law/1993-12-29/15'
/** Held in three wordings and three languages. */
const russianCode = '/eli/ru/code/1994-11-30/51-фз'

const pathOf = (page: Page) => decodeURIComponent(new URL(page.url()).pathname)
const arriveAt = (page: Page, path: string) =>
  page.waitForURL((url) => decodeURIComponent(url.pathname) === path)

/** The part of a sentence before its first place to be filled. */
const beginning = (sentence: string) => sentence.split(/[（(]?\{\{/)[0]!

/** The languages that the law of a journey is read in: the reader's where it is held in that. */
const textOf = (language: Language) => (language === 'ru' ? 'zh' : language)

/** A text whose articles say their numbers alone. */
const textOfArticles = (language: string, title: string, numbers: readonly string[], digest: boolean) => ({
  language,
  title,
  shortTitles: [],
  original: !digest,
  digest,
  units: numbers.map((number) => ({ number, heading: null, text: `${number}.` })),
})

journey('an article that a digest lacks is led to in the text that has it', async ({ visit, problems }) => {
  await importLaw({
    country: 'KG',
    kind: 'law',
    number: '7001',
    effectLevel: 'FOREIGN_STATUTE',
    category: 'ECONOMIC',
    publishDepartment: { zh: '吉尔吉斯斯坦议会', en: 'Parliament', ru: 'Парламент' },
    adoptedOn: '2001-03-04',
    effectiveOn: '2001-04-05',
    versionOn: '2001-03-04',
    repealedOn: null,
    amended: false,
    sourceUrl: null,
    verifiedOn: null,
    texts: [
      textOfArticles('ru', 'О пряже яков', ['Статья 1', 'Статья 2'], false),
      textOfArticles('en', 'Yak Yarn Act', ['Article 1'], true),
    ],
  })
  const law = '/eli/kg/law/2001-03-04/7001'
  const page = await visit(`${law}#art-2`, { language: 'en' })
  await arriveAt(page, `${law}/art_2`)
  await page.getByRole('heading', { level: 1, name: 'Статья 2' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('ru')

  // Beside the text that has it the article stands in its place.
  await goTo(page, `${law}?beside=ru#art-2`)
  await page.locator('#art-2').getByText('Статья 2.').waitFor()
  expect(pathOf(page)).toBe(law)

  // What no text has stays with the law.
  problems.expect(/404/)
  await goTo(page, `${law}#art-3`)
  await page.getByRole('heading', { level: 1, name: 'Yak Yarn Act' }).waitFor()
  expect(pathOf(page)).toBe(law)
})

describe.each(languages)('in %s', (language) => {
  const { laws, shell, versions } = words[language]

  journey(
    'a law says which version it shows; one of another day says that it is not today’s',
    async ({ visit }) => {
      const page = await visit(companyLaw, { language })
      await page.getByText(versions.list.title, { exact: true }).click()
      const list = page.getByRole('region', { name: versions.list.title, exact: true, includeHidden: true })
      expect(await list.getByRole('listitem').count()).toBe(3)
      expect(await list.locator('[data-shown]').textContent()).toContain(versions.state.present)

      await list.getByLabel(versions.list.on, { exact: true }).fill('2019-05-01')
      await list.getByRole('button', { name: versions.list.show, exact: true }).click()
      const other = textOf(language) === language ? '' : '/zho'
      await arriveAt(page, `${companyLaw}/2019-05-01${other}`)
      const notice = page.getByText(beginning(versions.shown.past))
      await notice.waitFor()
      expect(await list.locator('[data-shown]').textContent()).toContain(versions.state.past)
      await expect.poll(() => page.title()).toContain('2018')

      await page.getByRole('link', { name: versions.shown.goToToday }).click()
      await arriveAt(page, `${companyLaw}${other}`)
      await notice.waitFor({ state: 'detached' })
      expect(await list.locator('[data-shown]').textContent()).toContain(versions.state.present)
    },
  )

  journey('a day before the oldest version held is answered with that, and says so', async ({ visit }) => {
    const page = await visit(`${companyLaw}/1995-01-01`, { language })
    await page.getByText(beginning(versions.shown.notHeld)).waitFor()
    await page.getByText(versions.list.title, { exact: true }).click()
    const list = page.getByRole('region', { name: versions.list.title, exact: true, includeHidden: true })
    expect(await list.locator('[data-shown]').textContent()).toContain('2006')
  })

  journey('two versions are compared, all articles or the changed ones, and swapped', async ({ visit }) => {
    const page = await visit(companyLaw, { language })
    await page.getByText(versions.list.title, { exact: true }).click()
    await page.getByRole('link', { name: versions.list.withPrevious }).first().click()
    await page.waitForURL((url) => url.pathname === '/legal/compare')
    const articles = page.locator('main li[data-change] h2')
    await articles.first().waitFor()
    expect(await page.locator('ins').count()).toBeGreaterThan(3)
    expect(await page.locator('del').count()).toBeGreaterThan(3)
    const marked = await page.locator('main li ins').first().textContent()
    expect(marked).toContain(versions.compare.addedStart)
    const changed = await articles.count()
    expect(await articles.filter({ hasText: versions.compare.kinds.same }).count()).toBe(0)

    await page.getByRole('link', { name: versions.compare.all }).click()
    await page.waitForURL((url) => url.searchParams.get('articles') === 'all')
    await expect.poll(() => articles.count()).toBeGreaterThan(changed)

    const from = page.getByLabel(versions.compare.from)
    const older = (await from.getAttribute('value'))!
    await page.getByRole('button', { name: versions.compare.swap }).click()
    await page.waitForURL((url) => url.searchParams.get('to') === older)
    await expect.poll(() => page.getByLabel(versions.compare.to).getAttribute('value')).toBe(older)

    await choose(from, older)
    await page.getByRole('button', { name: versions.compare.submit, exact: true }).click()
    await page.waitForURL((url) => url.searchParams.get('from') === older)
    await page.getByRole('link', { name: versions.compare.changedOnly }).click()
    await page.getByRole('heading', { name: versions.compare.identical }).waitFor()
  })

  journey(
    'an article has a page: its place, its neighbours, how it has read, its citation',
    async ({ visit }) => {
      const page = await visit(companyLaw, {
        language,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      await page.locator('#art-15').getByRole('link').first().click()
      const other = textOf(language) === language ? '' : '/zho'
      await arriveAt(page, `${companyLaw}${other}/art_15`)
      const title = page.getByRole('heading', { level: 1 })
      const number = { zh: '第十五条', en: 'Article 15', ru: '第十五条' }[language]
      await title.filter({ hasText: number }).waitFor()
      const way = page.getByRole('navigation', { name: shell.breadcrumbs })
      expect((await way.getByRole('listitem').allTextContents()).at(-1)).toBe(number)
      const wordings = page.getByRole('region', { name: versions.article.wordings })
      expect(await wordings.getByRole('listitem').count()).toBeGreaterThan(1)
      expect(await wordings.locator('ins').count()).toBeGreaterThan(0)

      await page.getByRole('button', { name: laws.details.cite, exact: true }).click()
      await page.getByText(laws.details.cited).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain(`${portal}${companyLaw}/2024-07-01/art_15`)
      expect(copied).toContain(number)

      await page.getByRole('link', { name: beginning(versions.article.next) }).click()
      await arriveAt(page, `${companyLaw}${other}/art_23`)
      await title.filter({ hasNotText: number }).waitFor()
      await page.getByRole('link', { name: versions.article.inLaw }).click()
      await page.waitForURL((url) => url.hash === '#art-23')
      await page.locator('article#art-23').waitFor()
      expect(pathOf(page)).toBe(`${companyLaw}${other}`)
    },
  )

  journey(
    'a law is read in two languages side by side, and below each other on a phone',
    async ({ visit }) => {
      const page = await visit(russianCode, { language })
      const beside = page.getByRole('group', { name: versions.beside.label })
      const second = language === 'ru' ? 'zh' : 'ru'
      await beside.getByRole('link', { name: versions.beside.label, exact: true }).click()
      await page.waitForURL((url) => url.searchParams.has('beside'))
      await beside.getByRole('link', { name: shell.language[second] }).click()
      await page.waitForURL((url) => url.searchParams.get('beside') === second)
      const row = page.locator('article#art-10')
      await row.waitFor()
      const cells = row.locator(':scope > div')
      const spoken = () => cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('lang')))
      await expect.poll(spoken).toEqual([language, second])
      const tops = () => cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top))
      const [left, right] = await tops()
      expect(left).toBe(right)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect.poll(async () => new Set(await tops()).size).toBe(2)

      await beside.getByRole('link', { name: versions.beside.label, exact: true }).click()
      await page.waitForURL((url) => !url.searchParams.has('beside'))
      await expect.poll(() => page.locator(`main article [lang="${second}"]`).count()).toBe(0)
    },
  )

  journey('a law and its article can be downloaded and printed', async ({ visit }) => {
    const page = await visit(`${companyLaw}/2019-05-01`, { language })
    const word = page.getByRole('link', { name: versions.word })
    const answer = await page.request.get((await word.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain('officedocument.wordprocessingml')
    const pdf = page.getByRole('link', { name: versions.pdf })
    const pages = await page.request.get((await pdf.getAttribute('href'))!)
    expect(pages.headers()['content-type']).toContain('application/pdf')
    await page.emulateMedia({ media: 'print' })
    expect(await word.isVisible()).toBe(false)
    const printed = page.getByText(`${portal}${companyLaw}/2018-10-26`)
    expect(await printed.isVisible()).toBe(true)
    expect(await printed.textContent()).toContain(String(new Date().getFullYear()))
  })
})

describe('what the addresses of a law tell search engines', () => {
  async function headOf(path: string, language: Language = 'zh') {
    const { status, html } = await fetchPage(path, { language })
    expect(status).toBe(200)
    const links = [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="(.*?)")? href="(.*?)">/g)]
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'
    return {
      links: Object.fromEntries(
        links.map(([, , hreflang, href]) => [hreflang ?? 'canonical', href!.replace(portal, '')]),
      ),
      data: JSON.parse(data) as Record<string, unknown>,
      html,
    }
  }

  test('the law’s own address is the same page in each of the reader’s languages', async () => {
    const { links } = await headOf(`${companyLaw}/2025-01-01`, 'en')
    expect(links).toEqual({
      canonical: `${companyLaw}?lang=en`,
      zh: companyLaw,
      en: `${companyLaw}?lang=en`,
      ru: `${companyLaw}?lang=ru`,
      'x-default': companyLaw,
    })
  })

  test('a text’s address names its language and the others it is held in', async () => {
    const { links } = await headOf(`${companyLaw}/2019-05-01/eng`, 'ru')
    expect(links).toEqual({
      canonical: `${companyLaw}/2018-10-26/eng?lang=en`,
      zh: `${companyLaw}/2018-10-26/zho`,
      en: `${companyLaw}/2018-10-26/eng?lang=en`,
      'x-default': `${companyLaw}/2018-10-26`,
    })
  })

  test('an article’s address is its own', async () => {
    const { links } = await headOf(`${companyLaw}/art_15`)
    expect(links['canonical']).toBe(`${companyLaw}/art_15`)
  })

  test('JSON-LD describes the wording, its force and its articles', async () => {
    const { data } = await headOf(companyLaw)
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Legislation',
      '@id': `${portal}${companyLaw}/zho`,
      inLanguage: 'zh',
      legislationIdentifier: '主席令第15号',
      legislationJurisdiction: 'CN',
      legislationDate: '1993-12-29',
      legislationDateVersion: '2023-12-29',
      temporalCoverage: '2024-07-01/..',
      legislationLegalForce: 'https://schema.org/InForce',
      workTranslation: [{ '@id': `${portal}${companyLaw}/eng`, inLanguage: 'en' }],
    })
    expect(data['hasPart']).toContainEqual({
      '@type': 'Legislation',
      '@id': `${portal}${companyLaw}/zho/art_15`,
      name: expect.stringContaining('第十五条') as string,
    })
    const past = await headOf(`${companyLaw}/2019-05-01`)
    expect(past.data).toMatchObject({
      temporalCoverage: '2018-10-26/2024-06-30',
      legislationLegalForce: 'https://schema.org/NotInForce',
    })
  })

  test.each([
    '/art_999',
    '/2019-02-30',
    '/deu',
    '/eng/2019-01-01',
    '/art_15/art_16',
    '/2019-01-01/eng/art_15/more',
    '1',
  ])('there is no page at the law’s address with %s behind it', async (rest) => {
    const { status, html } = await fetchPage(companyLaw + rest)
    expect(status).toBe(404)
    expect(html).toContain(words.zh.shell.notFound.title)
  })

  test.each(['?id=1&from=2&to=3', '', '?from=x'])('there is no comparison at %s', async (query) => {
    expect((await fetchPage(`/legal/compare${query}`)).status).toBe(404)
  })

  test('an older way of asking for a text and a day still works', async () => {
    const { html } = await headOf(`${companyLaw}?text=en&on=2019-05-01`)
    expect(html).toContain('Company Law of the People&#x27;s Republic of China')
    expect(html).toContain('2018-10-26')
  })
})
