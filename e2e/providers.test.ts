import { languages } from '@portal/protocol/kernel/languages.ts'
import { providerCalls } from '@portal/protocol/providers/calls.ts'
import type { ElementHandle } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { portal } from './harness/this-portal.ts'
import { fill, words } from './harness/words.ts'

interface Row {
  id: string
  kind: string
  name: string
}

const { conversations, providers, provider, screens } = words.en

async function firstOf(kind: string): Promise<Row> {
  const { token } = await signIn('ENTERPRISE')
  const { content } = await makeCall<{ content: Row[] }>(token, 'GET', `/web/provider/page?kind=${kind}`)
  return content[0]!
}

journey('the directory is narrowed by a language and a city', async ({ visit }) => {
  const page = await visit('/service/lawyer', { language: 'en' })
  const rows = page.getByRole('list', { name: screens['service/lawyer'], exact: true }).getByRole('listitem')
  await page.getByRole('group', { name: providers.facets.language }).getByRole('checkbox').first().click()
  await page.waitForURL((url) => url.searchParams.has('language'))
  await page.getByRole('region', { name: providers.map.label }).getByRole('link').first().click()
  await page.waitForURL((url) => url.searchParams.has('area'))
  await rows.first().waitFor()
  const { searchParams } = new URL(page.url())
  expect([searchParams.getAll('language').length, searchParams.getAll('area').length]).toEqual([1, 1])
})

journey(
  'a second filter goes on from the first, while a slow line has answered neither',
  async ({ visit }) => {
    const page = await visit('/service/lawyer', { language: 'en' })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(`**${providerCalls.page.path}?*`, async (route) => {
      await held
      await route.continue()
    })
    for (const facet of [providers.facets.language, providers.facets.kind]) {
      const choice = page.getByRole('group', { name: facet }).getByRole('checkbox').first()
      await choice.click()
      await expect.poll(() => choice.isChecked()).toBe(true)
    }
    letGo()
    await page.waitForURL(({ searchParams }) => searchParams.has('language') && searchParams.has('kind'))
  },
)

journey('a second choice goes on from the first, however fast it follows', async ({ visit }) => {
  const page = await visit('/service/lawyer', { language: 'en' })
  const city = page.getByRole('region', { name: providers.map.label }).getByRole('link').first()
  const facet = page.getByRole('group', { name: providers.facets.language }).getByRole('checkbox').first()
  const second = (await city.elementHandle()) as ElementHandle<HTMLElement>
  await facet.evaluate((first: HTMLElement, link) => {
    first.click()
    setTimeout(() => link.click())
  }, second)
  await page.waitForURL(({ searchParams }) => searchParams.has('language') && searchParams.has('area'))
})

journey('every place, whole provinces too, and every kind are among the filters', async ({ visit }) => {
  const page = await visit('/service/lawyer', { language: 'en' })
  const kinds = ['LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER']
  const { areas } = await makeCall<{ areas: { code: string; isProvince: boolean }[] }>(
    null,
    'GET',
    `/web/provider/counts?${kinds.map((kind) => `kind=${kind}`).join('&')}`,
  )
  const places = page.getByRole('group', { name: providers.facets.area })
  await places.getByRole('button', { name: words.en.search.filters.showAll }).click()
  await expect.poll(() => places.getByRole('checkbox').count()).toBe(areas.length)
  const province = areas.findIndex(({ isProvince }) => isProvince)
  await places.getByRole('checkbox').nth(province).click()
  await page.waitForURL((url) => url.searchParams.get('area') === areas[province]!.code)
  const kind = page.getByRole('group', { name: providers.facets.kind })
  expect(await kind.getByRole('checkbox').count()).toBe(kinds.length)
  await kind.getByRole('checkbox', { name: providers.kinds.LAW_OFFICE }).click()
  await page.waitForURL((url) => url.searchParams.get('kind') === 'LAW_OFFICE')
})

journey('what a text finds stands by how well it fits, and says so', async ({ visit }) => {
  const page = await visit('/service/lawyer?keyword=trade', { language: 'en' })
  const order = page.getByRole('combobox', { name: words.en.shell.list.sort })
  await order.filter({ hasText: providers.sorts.best }).waitFor()
  await choose(order, 'name')
  await page.waitForURL((url) => url.searchParams.get('sort') === 'name')
})

journey(
  'whoever works for an agency is reached from its page, beyond the first twenty',
  async ({ visit }) => {
    const { token } = await signIn('OTHER')
    const members = '/web/organizationInfo/organizationMembers?size=100'
    const listed = await makeCall<{ content: Row[] }>(token, 'GET', members)
    const added: string[] = []
    for (let number = 1; number <= 21; number += 1) {
      const { id } = await makeCall<{ id: string }>(token, 'POST', '/web/organizationInfo/members/add', {
        avatar: null,
        name: `Ярослав Образцов ${number}`,
        licenceNumber: null,
        practiceStart: '2016-04',
        areas: ['TRADE'],
        languages: [],
      })
      added.push(id)
    }
    const { content } = await makeCall<{ content: (Row & { firm: Row | null })[] }>(
      null,
      'GET',
      '/web/foreignAffairs/organization/persons?sort=newest',
    )
    const { firm } = content.find(({ id }) => added.includes(id))!
    const page = await visit(`/service/lawyer/details?id=${firm!.id}`, { language: 'en' })
    const persons = page.getByRole('region', { name: provider.persons, exact: true }).getByRole('listitem')
    expect(await persons.count()).toBe(20)
    await page.getByRole('button', { name: provider.morePersons }).click()
    await expect.poll(() => persons.count()).toBe(listed.content.length + added.length)
    await makeCall(token, 'DELETE', '/web/organizationInfo/members', { ids: added })
  },
)

journey('on a phone the city stands among the filters', async ({ visit }) => {
  const page = await visit('/service/lawyer', { language: 'en', width: phone.width })
  await page.getByRole('button', { name: words.en.shell.parts.filter }).click()
  const drawer = page.getByRole('dialog', { name: providers.filters })
  await drawer.getByRole('group', { name: providers.facets.area }).getByRole('checkbox').first().click()
  await page.waitForURL((url) => url.searchParams.getAll('area').length === 1)
})

journey.for([1366, 1201, 920, 390, 360])(
  'the names on the map are whole, and none stands on another: %i pixels wide',
  async (width, { visit }) => {
    const page = await visit('/service/lawyer', { language: 'ru', width })
    const map = page.getByRole('region', { name: words.ru.providers.map.label })
    const cut = await map.locator('svg ~ a').evaluateAll((places) => {
      const boxes = places.map((place) => place.getBoundingClientRect())
      const drawing = places[0]!.parentElement!.getBoundingClientRect()
      const isInside = (box: DOMRect) =>
        box.left >= drawing.left &&
        box.right <= drawing.right &&
        box.top >= drawing.top &&
        box.bottom <= drawing.bottom
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      return places
        .filter((place, at) => {
          const isShort = [...place.children].some(
            (part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth,
          )
          const box = boxes[at]!
          return isShort || !isInside(box) || boxes.some((other) => other !== box && meet(box, other))
        })
        .map((place) => place.textContent)
    })
    expect(cut).toEqual([])
    expect(await map.getByText('Исламабад').count()).toBe(1)
  },
)

journey.for(['LAWYER', 'LAW_OFFICE'])('a first message reaches a provider: %s', async (kind, { visit }) => {
  const { id, name } = await firstOf(kind)
  const type = kind === 'LAWYER' ? '&type=lawyer' : ''
  const page = await visit(`/service/lawyer/details?id=${id}${type}`, { language: 'en', as: 'ENTERPRISE' })
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  await page.getByRole('link', { name: provider.write.ask }).click()
  await page.getByRole('textbox', { name: provider.write.message }).fill('A question on a lease in Almaty')
  await page.getByRole('button', { name: provider.write.send, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/usercenter/message')
  await page.getByText('A question on a lease in Almaty').first().waitFor()

  await goTo(page, `/communication/lawyer/consult?id=${id}${type}`)
  const begun = page.getByRole('main').getByRole('navigation', { name: conversations.list })
  await begun.getByRole('link').filter({ hasText: 'A question on a lease in Almaty' }).click()
  await page.waitForURL((url) => url.searchParams.has('conversation'))
})

journey('a visitor is told to sign in before they write, within the section', async ({ visit }) => {
  const { id } = await firstOf('LAW_OFFICE')
  const page = await visit('/service/arbitration', { language: 'en' })
  const section = page.getByRole('navigation', { name: words.en.shell.sections.service })
  const current = section.locator('[aria-current="page"]')
  expect(await current.allTextContents()).toEqual([screens['service/lawyer']])
  await goTo(page, `/service/lawyer/details?id=${id}`)
  const write = page.getByRole('link', { name: provider.write.signIn })
  expect(await write.getAttribute('href')).toContain(`/communication/lawyer/consult?id=${id}`)
})

journey('whoever cannot write to a provider reads why', async ({ visit, problems }) => {
  problems.expect(/status of 400/)
  const { id } = await firstOf('LAWYER')
  const writePage = (of: string) => `/communication/lawyer/consult?id=${of}&type=lawyer`
  const { write } = words.ru.provider
  const staff = await visit(writePage(id), { language: 'ru', as: 'ADMIN' })
  await staff.getByText(write.administrator).waitFor()
  expect(await staff.getByRole('textbox', { name: write.message }).count()).toBe(0)
  await goTo(staff, '/service/lawyer')
  await staff.getByRole('main').getByRole('article').first().waitFor()
  expect(await staff.getByRole('main').getByRole('link', { name: words.ru.providers.write }).count()).toBe(0)

  const { token } = await signIn('LAWYER')
  const own = await makeCall<{ content: Row[] }>(token, 'GET', '/web/lawService/user/page')
  const service = `/web/lawService/${own.content[0]!.id}`
  const { provider: themself } = await makeCall<{ provider: Row }>(token, 'GET', service)
  const lawyer = await visit(writePage(themself.id), { language: 'ru', as: 'LAWYER' })
  await lawyer.getByText(words.ru.kernel.fields.notYourself).waitFor()
  expect(await lawyer.getByRole('textbox', { name: write.message }).count()).toBe(0)
  await goTo(lawyer, `/service/lawyer/details?id=${themself.id}&type=lawyer`)
  await lawyer.getByRole('heading', { level: 1, name: themself.name }).waitFor()
  expect(await lawyer.getByRole('link', { name: write.ask }).count()).toBe(0)
})

const institutionsPage = '/web/foreignAffairs/organization/page?kind=NOTARY&sort=newest&size=50'
const namesOfNotaries = async () =>
  (await makeCall<{ content: Row[] }>(null, 'GET', institutionsPage)).content.map(({ name }) => name)

/** A file of notaries, each with a name in Chinese and a country. */
function csvOf(rows: readonly (readonly [name: string, country: string])[]) {
  const lines = rows.map(([name, country]) => `NOTARY,${country},${name},青岛市样例路 9 号\r\n`)
  const text = `kind,country,name_zh,address_zh\r\n${lines.join('')}`
  return { name: 'notaries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

journey.for(languages)(
  'a file of bodies is added whole, or not at all and its lines named: %s',
  async (language, { visit }) => {
    const { institutionsDesk, kernel } = words[language]
    const [one, other] = [`样例公证处甲 ${language}`, `样例公证处乙 ${language}`]
    const page = await visit('/admin/institutions/import', { language, as: 'ADMIN' })
    const send = async (rows: readonly (readonly [string, string])[]) => {
      await page.locator('input[name="file"]').setInputFiles(csvOf(rows))
      await page.getByRole('button', { name: institutionsDesk.import, exact: true }).click()
    }
    await send([
      [one, 'CN'],
      ['', 'CN'],
      [other, 'ZZ'],
    ])
    await page.getByText(institutionsDesk.noneImported).waitFor()
    const problems = page.getByRole('region', { name: /2/ }).locator('tbody tr')
    expect(await problems.nth(0).locator('th, td').allTextContents()).toEqual([
      '3',
      'name_zh',
      kernel.fields.required,
    ])
    expect((await problems.nth(1).locator('th, td').allTextContents()).slice(0, 2)).toEqual(['4', 'country'])
    expect(await namesOfNotaries()).not.toContain(one)
    expect(await barriers(page, [desktop, phone], { scene: 'a file with problems', language })).toEqual([])

    await send([
      [one, 'CN'],
      [other, 'KZ'],
    ])
    await page.getByRole('alert').filter({ hasText: '2' }).waitFor()
    expect(await namesOfNotaries()).toEqual(expect.arrayContaining([one, other]))
    await goTo(page, '/admin/institutions')
    await page.getByText(one, { exact: true }).first().waitFor()
  },
)

journey('a body is added by hand, changed, hidden and deleted', async ({ visit }) => {
  const { institutionsDesk, forms, kernel, adminFrame } = words.ru
  const [name, changed] = ['样例手工公证处', '样例手工公证处（改）']
  // What the desk reads, too.
  const shown = 'Нотариальная контора (образец)'
  const page = await visit('/admin/institutions', { language: 'ru', as: 'ADMIN' })
  const field = (of: string) => page.locator(`[name="${of}"]`)
  const button = (of: string) => page.getByRole('button', { name: of, exact: true })
  const open = (what: string) => page.getByRole('link', { name: what, exact: true }).first().click()
  await open(institutionsDesk.add)
  await choose(page.getByRole('combobox', { name: institutionsDesk.kind, exact: true }), 'NOTARY')
  await button(forms.actions.save).click()
  await page.getByText(kernel.fields.required, { exact: true }).first().waitFor()
  expect(await field('name.zh').getAttribute('aria-invalid')).toBe('true')
  await field('name.zh').fill(name)
  await field('name.ru').fill(shown)
  await field('address.zh').fill('青岛市样例路 9 号')
  await field('address.ru').fill('Циндао, Образцовая улица, 9')
  await button(forms.actions.save).click()
  await page.waitForURL(({ pathname }) => pathname === '/admin/institutions')
  expect(await namesOfNotaries()).toContain(name)

  const seen = await visit('/service/notarization?sort=newest', { language: 'ru' })
  await seen.getByRole('link', { name: shown, exact: true }).click()
  await seen.getByText('Циндао, Образцовая улица, 9', { exact: true }).first().waitFor()
  // The platform verified nothing of a body, and says so.
  await seen.getByText(words.ru.provider.kept, { exact: true }).waitFor()

  await open(`${institutionsDesk.edit} ${shown}`)
  await page.getByRole('heading', { level: 1, name: shown, exact: true }).waitFor()
  await field('name.zh').fill(changed)
  await page.getByRole('checkbox', { name: institutionsDesk.isShown }).uncheck()
  await button(forms.actions.save).click()
  await page.waitForURL(({ pathname }) => pathname === '/admin/institutions')
  const row = page.getByRole('row').filter({ hasText: shown })
  await row.getByText(institutionsDesk.states.HIDDEN, { exact: true }).waitFor()
  expect(await namesOfNotaries()).not.toContain(changed)

  await button(`${institutionsDesk.remove} ${shown}`).click()
  const dialog = page.getByRole('dialog', { name: fill(institutionsDesk.removeTitle, { name: shown }) })
  await dialog.getByRole('button', { name: adminFrame.form.cancel, exact: true }).click()
  await row.waitFor()
  await button(`${institutionsDesk.remove} ${shown}`).click()
  await dialog.getByRole('button', { name: institutionsDesk.remove, exact: true }).click()
  await page.getByText(institutionsDesk.removed, { exact: true }).waitFor()
  await row.waitFor({ state: 'detached' })
})

journey(
  'what an agency says of itself and of a member’s languages stands on its public page',
  async ({ visit }) => {
    const { organization, verified, forms } = words.en
    const page = await visit('/usercenter/organization', { language: 'en', as: 'LAW_OFFICE' })
    const save = (title: string) =>
      page.getByRole('form', { name: title }).getByRole('button', { name: forms.actions.save, exact: true })
    const brief = 'Sample office for trade with Central Asia since 2010.'
    await page.locator('[name="brief"]').fill(brief)
    await page.locator('[name="website"]').fill('https://office.example.org')
    await save(organization.introduction.title).click()
    await page.getByText(organization.introduction.saved).waitFor()

    const member = 'Sample Interpreter'
    await page.getByRole('button', { name: organization.members.add, exact: true }).click()
    const form = page.getByRole('form', { name: organization.members.addTitle })
    await form.locator('[name="name"]').fill(member)
    await form.locator('[name="practiceStart"]').fill('2014-09')
    await form.getByRole('checkbox').first().check()
    await choose(form.getByRole('combobox', { name: verified.practice.add }), 'KK')
    await choose(form.getByRole('combobox', { name: 'Kazakh' }), 'NATIVE')
    await save(organization.members.addTitle).click()
    await page.getByRole('button', { name: fill(organization.members.edit, { name: member }) }).waitFor()

    const persons = '/web/foreignAffairs/organization/persons?sort=newest'
    const { content } = await makeCall<{ content: (Row & { firm: Row | null })[] }>(null, 'GET', persons)
    const { firm } = content.find(({ name }) => name === member)!
    const seen = await visit(`/service/lawyer/details?id=${firm!.id}`, { language: 'en' })
    await seen.getByText(brief, { exact: true }).waitFor()
    await seen.getByRole('link', { name: 'office.example.org', exact: true }).waitFor()
    await seen.getByRole('link', { name: member, exact: true }).click()
    await seen.getByRole('heading', { level: 1, name: member, exact: true }).waitFor()
    await expect
      .poll(() => seen.getByRole('listitem').filter({ hasText: 'Kazakh' }).textContent())
      .toContain(provider.levels.NATIVE)
  },
)

test('what was said of a provider’s work is in the first answer of the page', async () => {
  const { content } = await makeCall<{ content: Row[] }>(null, 'GET', '/web/provider/page?kind=LAWYER')
  const { id } = content[0]!
  const answer = await fetch(`${portal}/service/lawyer/details?id=${id}&type=lawyer&lang=en`)
  const said = await makeCall<{ content: { content: string }[] }>(
    null,
    'GET',
    `/web/evaluation/page?provider=${id}`,
  )
  expect(said.content).not.toEqual([])
  const [beginning] = said.content[0]!.content.split(/[^\p{L} ]/u)
  expect((await answer.text()).split('<main')[1]!.split('</main>')[0]).toContain(beginning)
})
