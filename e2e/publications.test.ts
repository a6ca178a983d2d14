import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { formatMoment } from '../web/src/ui/format.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { fetchPage, visibleHtml } from './harness/fetch-page.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const main = (page: Page) => page.locator('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A policy in all languages; each text cites a law that is held. */
const texts: Record<Language, { title: string; keyword: string; content: string }> = {
  zh: {
    title: '关于缆车运输合同的样例办法',
    keyword: '缆车运输',
    content: '<h2>解除合同</h2><p>依照《中华人民共和国民法典》第五百六十三条，当事人可以解除合同。</p>',
  },
  en: {
    title: 'Sample measures on contracts of carriage by funicular',
    keyword: 'funicular',
    content:
      '<h2>Ending the contract</h2><p>A party may end it under Article 563 of the Civil Code of the People’s Republic of China.</p>',
  },
  ru: {
    title: 'Образец правил перевозки фуникулёром',
    keyword: 'фуникулёром',
    content: '<h2>Расторжение</h2><p>Применяется статья 450 Гражданского кодекса Российской Федерации.</p>',
  },
}

const inAll = (value: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, value(language)]))

/** Publishes as the administrator, who may approve what they wrote; answers the id. */
async function publish(given: { kind: string; title: object; [part: string]: unknown }): Promise<string> {
  const { token } = await signIn('ADMIN')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', {
    category: 'TRANSPORT',
    country: 'KG',
    sourceName: Object.fromEntries(Object.keys(given.title).map((language) => [language, 'Sample ministry'])),
    sourceUrl: 'https://example.org/rules',
    documentNumber: '样例〔2026〕7号',
    issuedOn: '2026-01-15',
    files: [],
    ...given,
  })
  const { latest } = await makeCall<{ latest: { id: string; revision: number } }>(
    token,
    'GET',
    `/admin/publication/${id}`,
  )
  const { revision } = latest
  await makeCall(token, 'PUT', `/admin/publication/version/submit/${latest.id}`, { revision })
  await makeCall(token, 'PUT', `/admin/publication/version/approve/${latest.id}`, { revision })
  return id
}

const policy = () =>
  publish({
    kind: 'policy',
    title: inAll((language) => texts[language].title),
    summary: inAll((language) => `${texts[language].title}.`),
    content: inAll((language) => texts[language].content),
  })

const onlyChinese = (title: string) =>
  publish({
    kind: 'policy',
    title: { zh: title },
    summary: { zh: '只有中文。' },
    content: { zh: '<p>正文。</p>' },
  })

const divided = (title: string) =>
  publish({
    kind: 'policy',
    title: { zh: title },
    summary: { zh: '分为两部分。' },
    content: { zh: `<h2>适用范围</h2>${'<p>正文。</p>'.repeat(60)}<h2>施行日期</h2><p>正文。</p>` },
  })

describe.each(languages)('in %s', (language) => {
  const { publications, screens, shell } = words[language]
  const { title, keyword } = texts[language]

  journey('a policy is found, narrowed to, and read with what it cites', async ({ visit }) => {
    const id = await policy()
    const page = await visit('/information', { language })
    await page.waitForURL(({ pathname }) => pathname === '/information/policy')
    await heading(page, screens['information/policy']).waitFor()
    const menu = page.getByRole('navigation', { name: screens.information, exact: true })
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(
      (['policy', 'news', 'trends', 'train', 'notice'] as const).map(
        (name) => screens[`information/${name}`],
      ),
    )

    await choose(page.getByRole('combobox', { name: publications.fields.category }), 'TRANSPORT')
    await choose(page.getByRole('combobox', { name: publications.fields.country }), 'KG')
    await page.getByRole('button', { name: shell.list.filter }).click()
    const link = page.locator(`main a[href="/information/dynamic?type=policy&id=${id}"]`)
    await link.waitFor()
    expect(new URL(page.url()).searchParams.get('category')).toBe('TRANSPORT')
    // Search finds what was published a moment later.
    await expect
      .poll(async () => {
        await goTo(page, `/information/policy?keyword=${encodeURIComponent(keyword)}`)
        return link.count()
      })
      .toBe(1)

    await link.click()
    await heading(page, title).waitFor()
    await main(page).getByText('样例〔2026〕7号').waitFor()
    const source = page.getByRole('link', { name: 'Sample ministry' })
    expect(await source.getAttribute('href')).toBe('https://example.org/rules')
    await main(page).locator('a[href^="/eli/"]').first().hover()
    await page.getByRole('tooltip').waitFor()
    const way = page.getByRole('navigation', { name: shell.breadcrumbs })
    await way.getByRole('link', { name: screens['information/policy'], exact: true }).click()
    await heading(page, screens['information/policy']).waitFor()
  })

  journey('a text of several parts leads to each, and on to what appeared before it', async ({ visit }) => {
    const [earlier, later] = [`较早的样例文件（${language}）`, `较晚的样例文件（${language}）`]
    const ids = [await divided(earlier), await divided(later)]
    const page = await visit(`/communication/policy/detail?id=${ids[1]}`, {
      language,
      width: 390,
      height: 844,
    })
    const contents = page.getByRole('navigation', { name: publications.contents, exact: true })
    expect(await contents.isVisible()).toBe(false)
    await page.getByText(publications.contents, { exact: true }).click()
    await contents.getByRole('link', { name: '施行日期', exact: true }).click()
    const part = main(page).getByRole('heading', { name: '施行日期', exact: true })
    await expect.poll(async () => (await part.boundingBox())!.y).toBeLessThan(844)
    const beside = page.getByRole('navigation', { name: publications.beside, exact: true })
    await beside.getByRole('link', { name: earlier, exact: true }).click()
    await heading(page, earlier).waitFor()
    await beside.getByRole('link', { name: later, exact: true }).waitFor()
  })

  journey('a text that is only held in Chinese says so, and is Chinese to machines', async ({ visit }) => {
    const name = `只有中文的样例文件（${language}）`
    const id = await onlyChinese(name)
    const path = `/communication/policy/detail?id=${id}`
    const page = await visit(path, { language })
    await heading(page, name).waitFor()
    const note = fill(shell.states.fallbackLanguage, { language: shell.languageNames.zh })
    expect(await main(page).getByText(note).count()).toBe(language === 'zh' ? 0 : 1)
    expect(await page.locator('main h1').getAttribute('lang')).toBe('zh')

    const { html } = await fetchPage(path, { language })
    const known = `/information/dynamic?type=policy&amp;id=${id}"`
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${known.replaceAll('?', '\\?')}`))
    expect(html.match(/hreflang="\w[^"]*" href/g)).toEqual([
      'hreflang="zh" href',
      'hreflang="x-default" href',
    ])
    expect(html).toContain('"@type":"Article"')
    expect(html).toContain('content="index, follow"')

    await goTo(page, '/information/policy')
    const row = page.getByRole('article').filter({ hasText: name })
    expect(await row.getByText(shell.languageNames.zh, { exact: true }).count()).toBe(
      language === 'zh' ? 0 : 1,
    )
  })

  journey('what is read is free of barriers', async ({ visit }) => {
    const id = await policy()
    const page = await visit(`/information/dynamic?type=policy&id=${id}`, { language, ...desktop })
    expect(await barriers(page, [desktop, phone], { scene: 'publication', language })).toEqual([])
    const other = await onlyChinese(`无障碍样例（${language}）`)
    const fallback = await visit(`/information/dynamic?type=policy&id=${other}`, { language, ...desktop })
    expect(await barriers(fallback, [desktop, phone], { scene: 'fallback', language })).toEqual([])
  })
})

journey('a link is shared: copied where the device has no way of its own', async ({ visit }) => {
  const { publications } = words.en
  const id = await policy()
  const page = await visit(`/communication/policy/detail?id=${id}`, {
    language: 'en',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: publications.share }).click()
  await page.getByText(words.en.shell.actions.linkCopied).waitFor()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.pathname + copied.search).toBe(`/information/dynamic?type=policy&id=${id}&lang=en`)
})

journey('types of research lead to their lists', async ({ visit }) => {
  const { publications, screens } = words.en
  const page = await visit('/researchResult', { language: 'en' })
  await heading(page, screens['researchResult/types']).waitFor()
  await main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/researchResult/list' && searchParams.has('category'),
  )
  const menu = page.getByRole('navigation', { name: screens['researchResult/types'] })
  await menu.getByRole('link', { name: publications.types.all }).click()
  await page.waitForURL(({ search }) => search === '')
})

journey('what is previewed shows what decides of its kind, and nothing to act with', async ({ visit }) => {
  const { events, products, publications } = words.zh
  const { token } = await signIn('ADMIN')
  const preview = async (given: { kind: string; [part: string]: unknown }) => {
    const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', {
      title: { zh: `预览的${given.kind}` },
      summary: { zh: '样例。' },
      content: { zh: '<p>正文。</p>' },
      files: [],
      ...given,
    })
    const desk = await makeCall<{ latest: { id: string } }>(token, 'GET', `/admin/publication/${id}`)
    const path = `/admin/publication/version/preview/${desk.latest.id}`
    const { link } = await makeCall<{ link: string }>(token, 'GET', path)
    return { id, path: new URL(link).pathname + new URL(link).search }
  }
  const training = await preview({
    kind: 'training',
    category: 'PLATFORM',
    speaker: { zh: '李样例' },
    startsAt: '2030-05-14T06:00:00Z',
    endsAt: '2030-05-14T08:30:00Z',
    applyUntil: '2030-05-13T06:00:00Z',
    seats: 37,
    certificateHours: 2.5,
    place: { zh: '样例大厅' },
    fee: { zh: '每人 200 元' },
  })
  const page = await visit(training.path, { language: 'zh' })
  await main(page).getByText(publications.preview).waitFor()
  const date = formatMoment('2030-05-13T06:00:00Z', 'zh', 'Asia/Shanghai')
  const hours = fill(events.hours_other, { hours: '2.5' })
  for (const said of ['样例大厅', '每人 200 元', hours, fill(events.until, { date }), '37']) {
    await main(page).getByText(said, { exact: false }).first().waitFor()
  }
  expect(await main(page).getByRole('button', { name: events.panel.apply, exact: true }).isDisabled()).toBe(
    true,
  )
  expect(await barriers(page, [desktop, phone])).toEqual([])

  const product = await preview({ kind: 'product', category: 'GOING_OUT', workDays: 17, fee: { zh: '面议' } })
  const [member] = await makeCall<{ id: string; name: string }[]>(
    token,
    'GET',
    `/admin/product/members?keyword=${encodeURIComponent('样例')}`,
  )
  await makeCall(token, 'PUT', `/admin/product/team/${product.id}`, { members: [member!.id], before: [] })
  await page.setViewportSize(desktop)
  await goTo(page, product.path)
  await heading(page, '预览的product').waitFor()
  await main(page)
    .getByText(fill(products.days_other, { count: 17 }), { exact: false })
    .first()
    .waitFor()
  await main(page).getByText('面议').waitFor()
  const team = main(page).getByRole('region', { name: products.team, exact: true })
  await team.getByText(member!.name).waitFor()
  expect(await main(page).getByText(products.ask.apply).count()).toBe(0)
  expect(await barriers(page, [desktop, phone])).toEqual([])
})

journey('a version that is not published is read by its link alone', async ({ visit, problems }) => {
  problems.expect(/404/)
  const { publications, shell } = words.en
  const { token } = await signIn('ADMIN')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', {
    kind: 'notice',
    title: { zh: '未发布的样例公告' },
    summary: { zh: '样例。' },
    content: { zh: '<p>正文。</p>' },
    category: 'PLATFORM',
    files: [],
  })
  const { latest } = await makeCall<{ latest: { id: string } }>(token, 'GET', `/admin/publication/${id}`)
  const { link } = await makeCall<{ link: string }>(
    token,
    'GET',
    `/admin/publication/version/preview/${latest.id}`,
  )
  const { pathname, search, searchParams } = new URL(link)
  const page = await visit(pathname + search, { language: 'en' })
  await heading(page, '未发布的样例公告').waitFor()
  await main(page).getByText(publications.preview).waitFor()
  const { html } = await fetchPage(pathname + search)
  expect(html).toContain('content="noindex')

  searchParams.set('signature', 'wrong')
  for (const wrong of [searchParams.toString(), `id=${latest.id}`]) {
    const answer = await fetchPage(`${pathname}?${wrong}`, { language: 'en' })
    expect([wrong, answer.status]).toEqual([wrong, 404])
    expect(visibleHtml(answer.html)).toContain(shell.notFound.title)
  }
  await goTo(page, `/information/noticeDetail?id=${id}`)
  await heading(page, shell.notFound.title).waitFor()
})
