import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { dayAhead, requirementsBase, shown } from './harness/requirements.ts'
import { fill, words } from './harness/words.ts'

interface Row {
  title: string
}

const list = (page: Page, language: Language) =>
  page.getByRole('list', { name: words[language].demand.list, exact: true })
const titles = (page: Page, language: Language) => list(page, language).locator('h2 a').allTextContents()
const main = (page: Page) => page.locator('main')
const details = (id: string) => `/service/demand/details?id=${id}`

describe.concurrent.each(languages)('in %s', (language) => {
  const { demand, help, requirements, requirementForm, shell, kernel } = words[language]

  journey('the list is narrowed by filters that live in the address', async ({ visit, expect }) => {
    const title = `Filters ${language}`
    await shown(title, { priority: 'EMERGENCY', deadline: dayAhead(3) })
    const page = await visit('/service/demand', { language })
    await list(page, language).locator('li').first().waitFor()
    const [first] = await titles(page, language)
    await choose(page.getByRole('combobox', { name: requirements.fields.priority }), 'EMERGENCY')
    await choose(page.getByRole('combobox', { name: demand.within, exact: true }), 'WEEK')
    await page.getByRole('button', { name: shell.list.filter, exact: true }).click()
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get('priority') === 'EMERGENCY' && searchParams.get('within') === 'WEEK',
    )
    await expect.poll(() => titles(page, language)).toContain(title)
    expect(first).toBeDefined()
    const text = page.getByRole('textbox', { name: demand.keyword, exact: true })
    await text.fill('not sent yet')
    const within = `${demand.within}: ${demand.withinDays.WEEK}`
    await page.getByRole('link', { name: fill(shell.parts.drop, { name: within }) }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.has('within'))
    expect(await text.inputValue()).toBe('not sent yet')
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname === '/account/login')
  })

  journey('on a phone the filters open in a drawer', async ({ visit, expect }) => {
    const page = await visit('/service/demand', { language, ...phone })
    await page.getByRole('button', { name: shell.parts.filter }).click()
    const drawer = page.getByRole('dialog')
    await choose(drawer.getByRole('combobox', { name: requirements.fields.priority }), 'NORMAL')
    const count = new RegExp(`^${fill(shell.parts.show, { count: '\\d+' })}$`)
    await drawer.getByRole('button', { name: count }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get('priority') === 'NORMAL')
    await expect.poll(() => list(page, language).locator('[data-urgent]').count()).toBe(0)
  })

  journey('a form with errors marks them and loses nothing, then is sent', async ({ visit, expect }) => {
    const page = await visit('/service/demand/release', { language, as: 'PERSON' })
    const title = `Published ${language}`
    const { fields } = requirements
    await page.getByRole('textbox', { name: fields.title, exact: true }).fill(title)
    await page.getByRole('button', { name: requirementForm.send, exact: true }).click()
    await page.getByText(kernel.fields.required).first().waitFor()
    await expect(
      page.getByRole('textbox', { name: fields.contact, exact: true }).getAttribute('aria-invalid'),
    ).resolves.toBe('true')
    await choose(page.getByRole('combobox', { name: help.fields.type, exact: true }), 'CONTRACT_REVIEW')
    await choose(page.getByRole('combobox', { name: help.fields.businessType, exact: true }), 'TRADE')
    await page.getByRole('group', { name: help.fields.regions }).getByRole('checkbox').first().check()
    await page.getByRole('textbox', { name: fields.deadline, exact: true }).fill(dayAhead(30))
    await page.getByRole('textbox', { name: fields.content, exact: true }).fill('Please review it.')
    await page.getByRole('textbox', { name: fields.contact, exact: true }).fill('Sample')
    await page.getByRole('textbox', { name: fields.phone, exact: true }).fill('12')
    await page.getByRole('button', { name: requirementForm.send, exact: true }).click()
    await page.getByText(kernel.fields.mainlandMobile).first().waitFor()
    expect(await page.getByRole('textbox', { name: fields.title, exact: true }).inputValue()).toBe(title)
    await page.getByRole('textbox', { name: fields.phone, exact: true }).fill('+7 701 000 00 01')
    await page.getByRole('button', { name: requirementForm.send, exact: true }).click()
    await page.getByText(requirementForm.done).waitFor()
    await page.waitForURL(({ pathname }) => pathname === '/content/request/detail')
    const { token } = await signIn('PERSON')
    const { content } = await makeCall<{ content: Row[] }>(
      token,
      'GET',
      `${requirementsBase}/user/page?size=100`,
    )
    expect(content.filter((row) => row.title === title)).toHaveLength(1)
  })

  journey('a lawyer reads a requirement and signs up for it', async ({ visit, expect }) => {
    const id = await shown(`Sign up ${language}`)
    const page = await visit(details(id), { language, as: 'LAWYER' })
    await main(page)
      .getByRole('heading', { level: 1, name: `Sign up ${language}` })
      .waitFor()
    expect(await main(page).getByText('+86 532 8888 0001').count()).toBe(0)
    await page.getByRole('button', { name: demand.next.signUp, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: demand.signUp.send, exact: true }).click()
    await dialog.getByText(kernel.fields.required).first().waitFor()
    await dialog.getByRole('textbox', { name: requirements.signUp.note, exact: true }).fill('A note')
    await dialog.getByRole('textbox', { name: requirements.signUp.firm, exact: true }).fill('Sample firm')
    await dialog.getByRole('button', { name: demand.signUp.send, exact: true }).click()
    await page.getByText(demand.signUp.done).waitFor()
    const link = page.getByRole('link', { name: demand.next.openSignUp, exact: true })
    expect(await link.getAttribute('href')).toContain(`/content/request/cooperation_detail?id=${id}`)
    await goTo(page, '/service/demand?sort=newest')
    const row = list(page, language)
      .locator('li')
      .filter({ hasText: `Sign up ${language}` })
    await row.getByText(demand.signedUp, { exact: true }).waitFor()
  })

  journey('whoever may not sign up reads why', async ({ visit, expect }) => {
    const id = await shown(`Barred ${language}`, { type: 'LEGAL_OPINION' })
    const page = await visit(details(id), { language, as: 'TRANSLATE' })
    await page.getByText(demand.bars.lawyersAlone.title).waitFor()
    expect(await page.getByRole('button', { name: demand.next.signUp, exact: true }).count()).toBe(0)
    const own = await visit(details(id), { language, as: 'ENTERPRISE' })
    const link = own.getByRole('link', { name: demand.next.openOwn, exact: true })
    expect(await link.getAttribute('href')).toContain(`/content/request/detail?id=${id}`)
  })

  journey('a requirement to sign up for is free of barriers', async ({ visit, expect }) => {
    const id = await shown(`Barriers ${language}`)
    const page = await visit(details(id), { language, as: 'LAWYER', ...desktop })
    const turn = { scene: 'requirement', language }
    expect(await barriers(page, [desktop, phone], turn)).toEqual([])
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: demand.next.signUp, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await barriers(page, [desktop, phone], turn)).toEqual([])
  })
})
