import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { desktop, phone } from './harness/barriers.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { accountOf, makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const { shell, reports } = words.zh

/** The administrator hands the demo's company a report. */
async function handReport(name: string): Promise<void> {
  const { token } = await signIn('ADMIN')
  const people = await makeCall<{ content: { id: string }[] }>(
    token,
    'GET',
    `/admin/people/page?keyword=${accountOf('ENTERPRISE')}`,
  )
  const form = new FormData()
  form.append('purpose', 'REPORT')
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'report.pdf')
  const { id: file } = await makeCall<{ id: string }>(token, 'POST', '/web/file/upload', form)
  const accountId = people.content[0]!.id
  await makeCall(token, 'POST', '/admin/report/add', { accountId, name, file })
}

const polls = (page: Page) => {
  const seen = { count: 0 }
  page.on('request', (request) => {
    if (request.url().endsWith('/companyReportRecord/latest')) seen.count += 1
  })
  return seen
}

journey('a report is told of within a poll, downloaded, and listed as downloaded', async ({ visit }) => {
  const page = await visit('/home', { as: 'ENTERPRISE' })
  const name = '样例报告一'
  const told = page.waitForResponse((response) =>
    response.url().includes('/companyReportRecord/down/status/'),
  )
  await handReport(name)
  const notice = page.getByRole('status').filter({ hasText: fill(shell.report.ready, { name }) })
  await notice.waitFor()
  // Told that it was announced, the platform does not announce it again.
  expect((await told).status()).toBe(200)

  const download = page.waitForEvent('download')
  await notice.getByRole('link', { name: shell.report.download }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await notice.waitFor({ state: 'detached' })

  await goTo(page, '/usercenter/download')
  const listed = page.getByRole('list', { name: reports.list }).getByRole('listitem')
  await listed.filter({ hasText: name }).waitFor()
  const [before = '', after = ''] = reports.downloaded.split('{{time}}')
  await expect
    .poll(() => listed.filter({ hasText: name }).textContent())
    .toMatch(new RegExp(`${before}.+${after}`))
})

journey('the notice leads to the downloads, where another report can be asked for', async ({ visit }) => {
  const page = await visit('/legal/query', { as: 'ENTERPRISE', width: 390, height: 844 })
  const name = '样例报告二'
  await handReport(name)
  const notice = page.getByRole('status').filter({ hasText: fill(shell.report.ready, { name }) })
  await notice.getByRole('link', { name: shell.report.all }).click()
  await page.waitForURL((url) => url.pathname === '/usercenter/download')
  expect(await notice.count()).toBe(0)

  await page.getByRole('button', { name: reports.submit }).click()
  await page.getByText(reports.missing).waitFor()
  await page.getByRole('textbox', { name: reports.text }).fill('样例企业的合规风险')
  await page.getByRole('button', { name: reports.submit }).click()
  await page.locator('p').getByText('样例企业的合规风险').waitFor()
})

journey.for([desktop, phone])(
  'the notice covers nothing that can be pressed at $width',
  async (size, { visit }) => {
    const page = await visit('/about/rules', { as: 'ENTERPRISE', ...size })
    const name = `样例报告 ${size.width}`
    await handReport(name)
    const notice = page.getByRole('status').filter({ hasText: fill(shell.report.ready, { name }) })
    await notice.waitFor()
    await page.getByRole('link', { name: shell.consult.label }).waitFor({ state: 'hidden' })
    const covered = await notice.evaluate((element) => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const over = element.getBoundingClientRect()
      return [...document.querySelectorAll('a, button, input')]
        .filter((one) => one.checkVisibility() && !element.contains(one))
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top
        })
        .map((one) => one.textContent)
    })
    expect(covered).toEqual([])
    await notice.getByRole('button', { name: shell.report.close }).click()
    await notice.waitFor({ state: 'detached' })
  },
)

journey(
  'of two tabs one alone asks for reports, and the other goes on when it is closed',
  async ({ visit }) => {
    const one = await visit('/home', { as: 'ENTERPRISE' })
    const ofOne = polls(one)
    const other = await one.context().newPage()
    const ofOther = polls(other)
    await goTo(other, '/about/rules')
    await expect.poll(() => ofOne.count).toBeGreaterThan(2)
    expect(ofOther.count).toBe(0)
    await one.close()
    await expect.poll(() => ofOther.count).toBeGreaterThan(0)
  },
)

journey('a visitor and an administrator are asked about no reports', async ({ visit }) => {
  const watched = await visit('/about/rules', { as: 'ENTERPRISE' })
  const asked = polls(watched)
  const others = [await visit('/home'), await visit('/home', { as: 'ADMIN' })].map(polls)
  await expect.poll(() => asked.count).toBeGreaterThan(2)
  expect(others.map(({ count }) => count)).toEqual([0, 0])
})

journey('the announcement stands above every page, in the reader’s language', async ({ visit }) => {
  const { token } = await signIn('ADMIN')
  const settings = await makeCall<object>(token, 'GET', '/admin/settings')
  const announcement = { zh: '周日凌晨维护', en: 'Maintenance on Sunday', ru: 'В воскресенье — работы' }
  await makeCall(token, 'PUT', '/admin/settings', { ...settings, announcement })
  const page = await visit('/home', { language: 'zh' })
  for (const language of languages) {
    await page.getByRole('button', { name: shell.language[language], exact: true }).click()
    await page.getByRole('complementary', { name: words[language].shell.announcement }).waitFor()
    await page.getByText(announcement[language]).waitFor()
  }
  await makeCall(token, 'PUT', '/admin/settings', { ...settings, announcement: { zh: '', en: '', ru: '' } })
  await reload(page)
  await page.getByRole('link', { name: words.ru.screens.home, exact: true }).first().waitFor()
  expect(await page.getByText(announcement.ru).count()).toBe(0)
})
