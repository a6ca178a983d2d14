import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

interface Row {
  id: string
  title: string
}

const base = '/web/lawService'

const aCase = (title: string) => ({ title, theme: 'Land', content: 'The lease was moved in time.' })

/** A service that the demo's lawyer shows, with a title of its own. */
async function shown(title: string, changed: object = {}): Promise<string> {
  const { token } = await signIn('LAWYER')
  const { id } = await makeCall<{ id: string }>(token, 'POST', `${base}/add`, {
    title,
    type: 'CONSULTATION',
    businessType: 'TRADE',
    regions: ['UZ'],
    description: 'Advice in two weeks.',
    content: '<p>We advise in writing.</p>',
    firm: 'Sample firm',
    feeFrom: 3000,
    days: 10,
    cases: [aCase('A lease')],
    ...changed,
  })
  await makeCall((await signIn('ADMIN')).token, 'PUT', `/admin/lawService/approve/${id}`, {
    revision: 0,
  })
  return id
}

const main = (page: Page) => page.getByRole('main')
const details = (id: string) => `/service/desk/details?id=${id}`

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.for([...languages])('services, %s', (language: Language) => {
  const { serviceDesk, serviceForm, forms, lawServices, ownServices, servicesDesk, help, kernel, shell } =
    words[language]
  const { orderBox, adminFrame } = words[language]
  const list = (page: Page) => page.getByRole('list', { name: serviceDesk.list, exact: true })

  journey(
    'a lawyer offers one with errors marked and nothing lost; reviewed, it is shown to visitors',
    async ({ visit, problems }) => {
      problems.expect(/400/)
      const page = await visit('/service/desk/release', { language, as: 'LAWYER' })
      const title = `Offered ${language}`
      await box(page, lawServices.fields.title).fill(title)
      await button(page, serviceForm.caseAdd).click()
      const first = page.getByRole('group', { name: fill(serviceForm.caseOf, { place: 1 }), exact: true })
      await first.getByRole('textbox', { name: lawServices.caseFields.title, exact: true }).fill('A lease')
      await button(page, serviceForm.send).click()
      await page.getByText(kernel.fields.required).first().waitFor()
      const theme = first.getByRole('textbox', { name: lawServices.caseFields.theme, exact: true })
      expect(await theme.getAttribute('aria-invalid')).toBe('true')
      expect(await box(page, lawServices.fields.title).inputValue()).toBe(title)
      await choose(page.getByRole('combobox', { name: help.fields.type, exact: true }), 'CONTRACT_REVIEW')
      await choose(page.getByRole('combobox', { name: help.fields.businessType, exact: true }), 'TRADE')
      await page.getByRole('group', { name: help.fields.regions }).getByRole('checkbox').first().check()
      await box(page, lawServices.fields.description).fill('Reviewed in a week.')
      await box(page, lawServices.fields.content).fill('We review contracts.')
      await box(page, serviceForm.feeFrom).fill('900')
      await box(page, serviceForm.feeTo).fill('100')
      await box(page, lawServices.fields.firm).fill('Sample firm')
      await theme.fill('Land')
      await first
        .getByRole('textbox', { name: lawServices.caseFields.content, exact: true })
        .fill('It was moved in time.')
      await button(page, serviceForm.send).click()
      await page.getByText(kernel.fields.notBelowFirst).first().waitFor()
      expect(await theme.inputValue()).toBe('Land')
      await box(page, serviceForm.feeTo).fill('1200')
      await button(page, serviceForm.send).click()
      await page.getByText(serviceForm.done).waitFor()
      await page.waitForURL(({ pathname }) => pathname === '/content/service/detail')
      await main(page).getByText(ownServices.turn.REVIEWING.title, { exact: true }).waitFor()
      const id = new URL(page.url()).searchParams.get('id')!

      const visitor = await visit(`/service/desk?keyword=${encodeURIComponent(title)}`, { language })
      expect(await list(visitor).getByText(title, { exact: true }).count()).toBe(0)
      const desk = await visit(`/admin/services/detail?id=${id}`, { language, as: 'ADMIN' })
      await button(desk, lawServices.actions.approve).click()
      await desk.getByRole('dialog').getByRole('button', { name: lawServices.actions.approve }).click()
      await desk.getByText(servicesDesk.approved).first().waitFor()
      await reload(visitor)
      await list(visitor).getByText(title, { exact: true }).click()
      await visitor.waitForURL(({ pathname }) => pathname === '/account/login')

      await goTo(page, details(id))
      await page.getByRole('link', { name: serviceDesk.toProvider }).click()
      const cases = page.getByRole('region', { name: words[language].provider.cases, exact: true })
      await cases.getByRole('heading', { name: 'A lease', exact: true }).first().waitFor()
      await cases.getByRole('link', { name: title, exact: true }).click()
      await page.waitForURL(({ pathname }) => pathname === '/service/desk/details')
    },
  )

  journey('one that is changed is reviewed again, and has three cases at most', async ({ visit }) => {
    const id = await shown(`Changed ${language}`, { cases: [aCase('One'), aCase('Two')] })
    const page = await visit(`/content/service/detail?id=${id}`, { language, as: 'LAWYER' })
    await main(page).getByText(ownServices.turn.DISPLAYED.title).waitFor()
    await button(page, lawServices.actions.addCase).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: lawServices.caseFields.title, exact: true }).fill('Three')
    await dialog.getByRole('button', { name: words[language].forms.actions.save, exact: true }).click()
    await dialog.getByText(kernel.fields.required).first().waitFor()
    await dialog.getByRole('textbox', { name: lawServices.caseFields.theme, exact: true }).fill('Land')
    await dialog.getByRole('textbox', { name: lawServices.caseFields.content, exact: true }).fill('Won.')
    await dialog.getByRole('button', { name: words[language].forms.actions.save, exact: true }).click()
    await page.getByText(ownServices.caseDone).waitFor()
    await main(page).getByText(ownServices.turn.REVIEWING.title, { exact: true }).waitFor()
    expect(await button(page, lawServices.actions.addCase).count()).toBe(0)
    await goTo(page, `/content/service/release?id=${id}`)
    await box(page, lawServices.fields.title).waitFor()
    const way = page.getByRole('navigation', { name: shell.breadcrumbs })
    expect(await way.getByRole('listitem').last().textContent()).toBe(serviceForm.editTitle)
    expect(await page.getByRole('group', { name: fill(serviceForm.caseOf, { place: 3 }) }).count()).toBe(1)
    expect(await button(page, serviceForm.caseAdd).count()).toBe(0)
  })

  journey(
    'a form that is older than its service keeps what is typed, marks what changed and loses no case',
    async ({ visit, problems }) => {
      problems.expect(/409/)
      const id = await shown(`Two tabs ${language}`)
      const older = await visit(`/content/service/release?id=${id}`, { language, as: 'LAWYER' })
      await box(older, lawServices.fields.title).fill(`Typed ${language}`)
      const { token } = await signIn('LAWYER')
      await makeCall(token, 'POST', '/web/case/add', { ...aCase('Added elsewhere'), serviceId: id })
      await button(older, serviceForm.sendEdit).click()
      await older.getByText(forms.elsewhere.text).waitFor()
      expect(await older.getByText(forms.elsewhere.field).count()).toBe(1)
      expect(await box(older, lawServices.fields.title).inputValue()).toBe(`Typed ${language}`)
      expect(
        await barriers(older, [desktop, phone], { scene: 'a service changed meanwhile', language }),
      ).toEqual([])
      await button(older, forms.elsewhere.take).click()
      const second = older.getByRole('group', { name: fill(serviceForm.caseOf, { place: 2 }), exact: true })
      await second.waitFor()
      expect(await older.getByText(forms.elsewhere.text).count()).toBe(0)
      await button(older, serviceForm.sendEdit).click()
      await older.waitForURL(({ pathname }) => pathname === '/content/service/detail')
      const now = await makeCall<{ title: string; cases: Row[] }>(token, 'GET', `${base}/user/${id}`)
      expect(now.title).toBe(`Typed ${language}`)
      expect(now.cases.map(({ title }) => title)).toEqual(['A lease', 'Added elsewhere'])
    },
  )

  journey('whoever corrects one that was rejected reads why, above the form', async ({ visit }) => {
    const id = await shown(`Corrected ${language}`)
    const reason = 'The contacts stand in the title.'
    await makeCall((await signIn('ADMIN')).token, 'PUT', `/admin/lawService/takeDown/${id}`, { reason })
    const page = await visit(`/content/service/release?id=${id}`, { language, as: 'LAWYER' })
    await main(page).getByText(reason, { exact: true }).waitFor()
    expect(await box(page, lawServices.fields.title).inputValue()).toBe(`Corrected ${language}`)
  })

  journey('one is closed, and deleted from its owner’s list', async ({ visit }) => {
    const title = `Closed ${language}`
    const id = await shown(title)
    const page = await visit(`/content/service/detail?id=${id}`, { language, as: 'LAWYER' })
    await button(page, lawServices.actions.close).click()
    await page.getByRole('dialog').getByRole('button', { name: lawServices.actions.close }).click()
    await page.getByText(ownServices.close.done).waitFor()
    await main(page).getByText(ownServices.turn.CLOSED.title).waitFor()
    await button(page, lawServices.actions.delete).click()
    await page.getByRole('dialog').getByRole('button', { name: lawServices.actions.delete }).click()
    await page.getByText(ownServices.delete.done).waitFor()
    await page.waitForURL(({ pathname }) => pathname === '/content/service/manage')
    const { token } = await signIn('LAWYER')
    const { content } = await makeCall<{ content: Row[] }>(token, 'GET', `${base}/user/page?size=50`)
    expect(content.map((row) => row.id)).not.toContain(id)
  })

  journey(
    'one is read by whoever signs in, and ordered by others than its owner',
    async ({ visit, problems }) => {
      problems.expect(/404/)
      const id = await shown(`Read ${language}`)
      const page = await visit(details(id), { language, as: 'PERSON' })
      await main(page)
        .getByRole('heading', { level: 1, name: `Read ${language}` })
        .waitFor()
      await main(page).getByText('A lease', { exact: true }).waitFor()
      await button(page, orderBox.order).waitFor()
      expect(await barriers(page, [desktop, phone], { scene: 'service', language })).toEqual([])
      const own = await visit(details(id), { language, as: 'LAWYER' })
      await own.getByText(orderBox.bars.own.title).waitFor()
      const unknown = await visit(details('00000000-0000-4000-8000-000000000000'), { language, as: 'PERSON' })
      await unknown.getByRole('heading', { level: 1, name: shell.notFound.title }).waitFor()
    },
  )

  journey(
    'demanders are told who offers services, and see no page of owners',
    async ({ visit, problems }) => {
      problems.expect(/403/)
      const page = await visit('/service/desk/release', { language, as: 'PERSON' })
      await main(page).getByText(serviceForm.notForDemanders).waitFor()
      const owners = await visit('/content/service/manage', { language, as: 'PERSON' })
      await owners.getByRole('heading', { level: 1, name: shell.forbidden.title }).waitFor()
    },
  )

  journey(
    'services stand by how well they fit where something is asked, and only there',
    async ({ visit }) => {
      const page = await visit('/service/desk', { language })
      const order = page.getByRole('combobox', { name: shell.list.sort })
      const offered = async () => {
        await order.click()
        return page.getByRole('option').evaluateAll((all) => all.map((one) => one.dataset['value']))
      }
      await order.filter({ hasText: serviceDesk.sorts.newest }).waitFor()
      expect(await offered()).toEqual(['newest', 'volume'])
      await goTo(page, '/service/desk?keyword=trade')
      await order.filter({ hasText: serviceDesk.sorts.best }).waitFor()
      expect(await offered()).toEqual(['best', 'newest', 'volume'])
    },
  )

  journey('lists and forms of services are free of barriers', async ({ visit }) => {
    const at = { language, ...desktop }
    const sizes = [desktop, phone]
    const desk = await visit('/service/desk', at)
    await list(desk).waitFor()
    expect(await barriers(desk, sizes, { scene: 'services', language })).toEqual([])
    const form = await visit('/service/desk/release', { ...at, as: 'LAWYER' })
    await button(form, serviceForm.caseAdd).click()
    expect(await barriers(form, sizes, { scene: 'service form', language })).toEqual([])
    const own = await visit('/content/service/manage', { ...at, as: 'LAWYER' })
    await own.getByRole('list', { name: ownServices.list, exact: true }).waitFor()
    expect(await barriers(own, sizes, { scene: 'own services', language })).toEqual([])
    const queue = await visit('/admin/services', { ...at, as: 'ADMIN' })
    await queue.getByText(adminFrame.review.lead).waitFor()
    expect(await barriers(queue, sizes, { scene: 'services to review', language })).toEqual([])
  })
})
