import type { Page } from 'playwright-core'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { words } from './harness/words.ts'
import { expect } from 'vitest'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A sample of a product, of whose team the demo's lawyer is. */
const product = '中亚第一步：哈萨克斯坦市场进入法律包（样例）'
const title = '能否只做第一步的方案比较？'
const answer = '可以，方案比较单独办理，五个工作日。'

journey('a company asks for a product, one of its team answers, the company reads it', async ({ visit }) => {
  const { consultationForm, consultations, ownConsultations, products, shell } = words.zh
  const company = await visit('/lawServiceProduct/list', { language: 'zh', as: 'ENTERPRISE' })
  await link(company, product).click()
  await heading(company, product).waitFor()
  await company.getByRole('heading', { name: products.team, exact: true }).waitFor()
  expect(await barriers(company, [desktop, phone])).toEqual([])
  await link(company, products.ask.apply).click()
  await heading(company, consultationForm.team.name).waitFor()
  const way = company.getByRole('navigation', { name: shell.breadcrumbs, exact: true })
  expect(await way.locator('[aria-current]').textContent()).toBe(consultationForm.team.name)
  await box(company, consultations.fields.title).fill(title)
  await box(company, consultationForm.team.content).fill('我们暂时只需要比较代表处和公司两种方案。')
  await box(company, consultations.fields.phone).fill('+86 532 8888 0001')
  await button(company, consultationForm.team.send).click()
  await heading(company, title).waitFor()
  await company.getByRole('heading', { name: ownConsultations.team.title, exact: true }).waitFor()

  const { consultationReply } = words.ru
  const lawyer = await visit('/content/consult/team?state=UNANSWERED', {
    language: 'ru',
    as: 'LAWYER',
    ...phone,
  })
  await link(lawyer, title).click()
  await heading(lawyer, title).waitFor()
  expect(await barriers(lawyer, [phone])).toEqual([])
  await box(lawyer, consultationReply.content).fill(answer)
  await button(lawyer, consultationReply.send).click()
  await lawyer.getByText(consultationReply.sent).waitFor()

  await reload(company)
  await company.getByRole('heading', { name: ownConsultations.team.answer, exact: true }).waitFor()
  await company.getByText(answer).waitFor()
  expect(await barriers(company, [desktop, phone])).toEqual([])
})

journey(
  'whoever is of a product’s team is led to what is asked of it, and asks nothing',
  async ({ visit }) => {
    const { consultationForm, products, screens } = words.zh
    const lawyer = await visit('/lawServiceProduct/list', { language: 'zh', as: 'LAWYER' })
    await link(lawyer, product).click()
    await heading(lawyer, product).waitFor()
    await link(lawyer, products.ofTeam.open).waitFor()
    expect(await link(lawyer, products.ask.apply).count()).toBe(0)
    expect(await barriers(lawyer, [desktop, phone])).toEqual([])
    await goTo(lawyer, `/business/release?product=${new URL(lawyer.url()).searchParams.get('id')}`)
    await heading(lawyer, consultationForm.team.name).waitFor()
    expect(await button(lawyer, consultationForm.team.send).count()).toBe(0)
    await link(lawyer, products.ofTeam.open).click()
    await heading(lawyer, screens['content/consult/team']).waitFor()
  },
)

journey('products are narrowed to a country', async ({ visit }) => {
  const { publications, shell } = words.zh
  const page = await visit('/lawServiceProduct/list', { language: 'zh' })
  await choose(page.getByRole('combobox', { name: publications.fields.country }), 'KZ')
  await button(page, shell.list.filter).click()
  await page.waitForURL(({ searchParams }) => searchParams.get('country') === 'KZ')
  await link(page, product).waitFor()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
})

journey('the page of a provider leads to the products that they work on', async ({ visit }) => {
  const { provider, products } = words.zh
  const page = await visit('/lawServiceProduct/list', { language: 'zh' })
  await link(page, product).click()
  const team = page.getByRole('region', { name: products.team, exact: true })
  await team.getByRole('link').first().click()
  await page.getByRole('heading', { name: provider.products, exact: true }).waitFor()
  expect(
    await barriers(page, [desktop, phone], { scene: 'the products of a provider', language: 'zh' }),
  ).toEqual([])
  await link(page, product).click()
  await heading(page, product).waitFor()
})
