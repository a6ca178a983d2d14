import { text } from 'node:stream/consumers'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { goTo, journey } from './harness/journey.ts'
import { fill, words } from './harness/words.ts'

/** A text that cites an article in force, a repealed law, and one that nobody made. */
const texts: Record<Language, string> = {
  zh: '依照《民法典》第五百七十七条、《合同法》第一百零七条和《星际贸易法》第九条。',
  en: 'See section 73 of the Indian Contract Act, 1872.\n《合同法》第一百零七条。\nUnknown Widgets Act 2001, s. 4.',
  ru: 'Согласно статье 309 ГК РФ.\n《合同法》第一百零七条。\nСтатья 5 Закона о межпланетной торговле.',
}

journey.for(languages)('a visitor has a text checked, reading in %s', async (language, { visit }) => {
  const { checks } = words[language]
  const page = await visit('/legal/check', { language, width: 390 })
  await page.getByRole('button', { name: checks.form.submit }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()

  const field = page.getByRole('textbox', { name: checks.form.text })
  await field.fill(texts[language])
  await page.getByRole('button', { name: checks.form.submit }).click()
  const rows = page.locator('tbody tr')
  await expect.poll(() => rows.count()).toBe(3)
  const marks = [checks.marks.exact, checks.marks.notInForce, checks.marks.notFound]
  for (const [place, mark] of marks.entries())
    await rows.nth(place).getByText(mark, { exact: true }).waitFor()
  expect(await field.inputValue()).toBe(texts[language])
  expect(await barriers(page, [desktop, phone], { scene: 'citations of a text, checked', language })).toEqual(
    [],
  )

  await page.getByRole('button', { name: new RegExp(checks.marks.notFound) }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: checks.result.next }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('in-text-3')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: fill(checks.result.as, { format: 'CSV' }) }).click(),
  ])
  const table = (await text(await download.createReadStream())).split('\r\n').slice(2, 5)
  expect(table.map((row) => marks.find((mark) => row.includes(`"${mark}"`)))).toEqual(marks)

  await field.fill(`${texts[language]} `)
  await page.getByText(checks.result.stale).waitFor()

  const day = page.getByRole('textbox', { name: checks.form.on })
  const today = await day.inputValue()
  await day.fill('2027-02-30')
  await page.getByRole('button', { name: checks.form.clear, exact: true }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await day.inputValue()).toBe(today)
})

journey('a text that is checked stays with another language, and is kept nowhere', async ({ visit }) => {
  const page = await visit('/legal/check', { as: 'PERSON', language: 'en' })
  await page.getByRole('textbox', { name: words.en.checks.form.text }).fill(texts.en)
  await page.getByRole('button', { name: '中文', exact: true }).click()
  const field = page.getByRole('textbox', { name: words.zh.checks.form.text })
  await expect.poll(() => field.inputValue()).toBe(texts.en)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('Unknown Widgets Act')
  await goTo(page, '/about/rules')
  await goTo(page, '/legal/check')
  expect(await field.inputValue()).toBe('')
})

journey('what search finds is downloaded, by a link that needs no script', async ({ visit }) => {
  const { search } = words.en
  const page = await visit('/legal/query?keyword=contract', { language: 'en' })
  const link = page.getByRole('link', { name: fill(search.table.as, { format: 'CSV' }) })
  const answer = await page.request.get((await link.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8')
  const [, , row] = (await answer.text()).split('\r\n')
  expect(row).toContain(await page.locator('main li h2 a').first().getAttribute('href'))

  const cases = await visit('/legal/query?tab=cases', { language: 'en' })
  await cases.getByRole('link', { name: fill(search.table.as, { format: 'XLSX' }) }).waitFor()
  const consultations = await visit('/search?keyword=合同&kind=consultation', { language: 'en' })
  const all = consultations.getByRole('link', { name: fill(search.table.as, { format: 'CSV' }) })
  // As a browser asks that follows a link by itself.
  const followed = { headers: { 'sec-fetch-mode': 'navigate' } }
  const table = await page.request.get((await all.getAttribute('href'))!, followed)
  const [about] = (await table.text()).split('\r\n')
  expect(about).toContain(words.en.find.kinds.consultation)
  const none = await visit('/legal/query?keyword=qxzvw', { language: 'en' })
  await none.getByRole('heading', { level: 2 }).first().waitFor()
  expect(await none.getByText(search.table.label).count()).toBe(0)
})
