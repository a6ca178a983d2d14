import { languages } from '@portal/protocol/kernel/languages.ts'
import { notices as ruNotices } from '@portal/protocol/words/ru/notices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { fetchPage } from './harness/fetch-page.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { shiftOf, watchShifts } from './harness/shifts.ts'
import { fill, words } from './harness/words.ts'

const narrow = { width: 390, height: 844 }
const hour = 3_600_000

interface Latest {
  latest: { id: string; revision: number }
}

/** An instant so many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

let held = 0

/** A training of one seat, for which whoever was there has a certificate. */
function training(starts: number, ends: number) {
  held += 1
  return {
    kind: 'training',
    title: {
      zh: `缆车合同培训 ${held}`,
      en: `Contracts of funiculars ${held}`,
      ru: `Договоры о фуникулёрах ${held}`,
    },
    summary: { zh: '样例培训。', en: 'A sample.', ru: 'Образец.' },
    content: { zh: '<p>正文。</p>', en: '<p>Text.</p>', ru: '<p>Текст.</p>' },
    category: 'TRANSPORT',
    speaker: { zh: '李样例', en: 'Li Sample', ru: 'Ли Образец' },
    files: [],
    startsAt: inHours(starts),
    endsAt: inHours(ends),
    seats: 1,
    isOnline: true,
    joinUrl: 'https://meet.example.org/funicular',
    heldIn: ['zh', 'ru'],
    certificateHours: 2.5,
  }
}

type Training = ReturnType<typeof training>

/** Has the version that is worked on approved and published, as the administrator, who may approve what they wrote. */
async function publishLatest(token: string, id: string) {
  const { latest } = await makeCall<Latest>(token, 'GET', `/admin/publication/${id}`)
  const { revision } = latest
  await makeCall(token, 'PUT', `/admin/publication/version/submit/${latest.id}`, { revision })
  await makeCall(token, 'PUT', `/admin/publication/version/approve/${latest.id}`, { revision })
}

async function publish(given: Training): Promise<string> {
  const { token } = await signIn('ADMIN')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', given)
  await publishLatest(token, id)
  return id
}

/** Publishes another version, by which it took place at another time. */
async function putBack(id: string, { kind: _kind, ...given }: Training) {
  const { token } = await signIn('ADMIN')
  await makeCall(token, 'POST', `/admin/publication/revise/${id}`, {})
  const { latest } = await makeCall<Latest>(token, 'GET', `/admin/publication/${id}`)
  await makeCall(token, 'PUT', `/admin/publication/version/${latest.id}`, {
    ...given,
    startsAt: inHours(-3),
    endsAt: inHours(-1),
    revision: latest.revision,
  })
  await publishLatest(token, id)
}

const main = (page: Page) => page.getByRole('main')
const detailOf = (id: string) => `/information/trainDetail?id=${id}`
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Fills in the form of an application, and sends it by the button that is named as the one that opened it. */
async function apply(page: Page, label: string, name: string) {
  await button(page, label).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await dialog.locator('[name="name"][aria-invalid="true"]').waitFor()
  await dialog.locator('[name="name"]').fill(name)
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

journey(
  'the last seat, the waiting list, being there, and a certificate that is verified',
  async ({ visit }) => {
    const { events, eventsDesk } = words.zh
    const theirs = words.ru
    const given = training(24 * 7, 24 * 7 + 2)
    const id = await publish(given)

    const visitor = await visit(detailOf(id))
    const way = main(visitor).getByRole('link', { name: events.panel.signIn, exact: true })
    expect(await way.getAttribute('href')).toBe(`/account/login?to=${encodeURIComponent(detailOf(id))}`)

    const company = await visit(detailOf(id), { as: 'ENTERPRISE' })
    await apply(company, events.panel.apply, '王样例')
    await company.getByText(events.form.confirmed).waitFor()
    await main(company).getByText(events.states.CONFIRMED, { exact: true }).waitFor()
    const join = main(company).getByRole('link', { name: events.panel.joinOnline })
    expect(await join.getAttribute('href')).toBe(given.joinUrl)

    const lawyer = await visit('/information/train', { as: 'LAWYER', language: 'ru', ...narrow })
    const row = lawyer.getByRole('article').filter({ hasText: given.title.ru })
    await row.getByText(fill(theirs.shell.parts.seatsNone, { seats: 1 })).waitFor()
    await row.getByRole('link', { name: given.title.ru, exact: true }).click()
    await apply(lawyer, theirs.events.panel.join, 'Ирина Образцова')
    await main(lawyer)
      .getByText(fill(theirs.events.waitingPlace, { place: 1 }))
      .waitFor()
    await main(lawyer).getByText(theirs.events.panel.first).waitFor()
    expect(await main(lawyer).getByRole('link', { name: theirs.events.panel.joinOnline }).count()).toBe(0)

    await button(company, events.panel.withdraw).click()
    await company
      .locator('dialog[open]')
      .getByRole('button', { name: events.leave.confirm, exact: true })
      .click()
    await company.getByText(events.leave.done).waitFor()
    await button(company, events.panel.join).waitFor()

    await goTo(lawyer, '/usercenter/message?tab=SERVICE')
    const told = lawyer.getByRole('article', { name: ruNotices.events.eventMovedUp.title })
    await told.filter({ hasText: given.title.ru }).first().waitFor()
    await goTo(lawyer, detailOf(id))
    await main(lawyer).getByText(theirs.events.states.CONFIRMED, { exact: true }).waitFor()
    await main(lawyer).getByText(theirs.events.history.moveUp, { exact: true }).waitFor()

    await putBack(id, given)
    const editor = await visit('/admin/events?state=OVER', { as: 'ADMIN' })
    await editor.getByRole('link', { name: given.title.zh, exact: true }).click()
    await editor.getByRole('checkbox', { name: fill(eventsDesk.choose, { name: 'Ирина Образцова' }) }).check()
    await editor.getByRole('button', { name: fill(eventsDesk.attended_other, { count: 1 }) }).click()
    await editor.getByText(eventsDesk.attendedDone).waitFor()
    const list = editor.getByRole('region', { name: eventsDesk.applications })
    await expect.poll(() => list.evaluate((element) => element === document.activeElement)).toBe(true)
    await editor
      .getByRole('table')
      .getByText(eventsDesk.applicationStates.ATTENDED, { exact: true })
      .waitFor()
    const applicant = editor.getByRole('row').filter({ hasText: 'Ирина Образцова' })
    await applicant.getByText(fill(eventsDesk.moves_other, { count: 3 })).click()
    await applicant.getByText(events.history.attend, { exact: true }).waitFor()

    await goTo(lawyer, '/usercenter/trainings')
    const own = lawyer.getByRole('article').filter({ hasText: given.title.ru })
    await own.getByText(theirs.events.panel.certified).waitFor()
    const number = await own.getByRole('link', { name: /^ZS-/ }).innerText()
    const [download] = await Promise.all([
      lawyer.waitForEvent('download'),
      own.getByRole('button', { name: theirs.events.panel.download, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${number}.pdf`)

    const { certificates } = words.en
    const stranger = await visit('/verify', { language: 'en' })
    await stranger.getByLabel(certificates.number).fill(number.toLowerCase().replaceAll('-', ' '))
    await button(stranger, certificates.verify).click()
    await main(stranger).getByText(certificates.valid, { exact: true }).waitFor()
    await main(stranger).getByText(given.title.en, { exact: true }).waitFor()
    expect(await main(stranger).innerText()).not.toContain('Образцова')
    await stranger.getByLabel(certificates.number).fill('ZS-2026-0000-0000')
    await button(stranger, certificates.verify).click()
    await main(stranger).getByText(certificates.invalid, { exact: true }).waitFor()
    for (const length of [41, 600]) {
      const { html } = await fetchPage(`/verify/${'7'.repeat(length)}`, { language: 'en' })
      expect(html).toContain(certificates.invalid)
    }
  },
)

journey(
  'whoever has a seat confirms on a phone to be there, by the code at the door alone',
  async ({ visit, problems }) => {
    const { checkIn } = words.ru
    const id = await publish(training(0.5, 2))
    const { token } = await signIn('PERSON')
    await makeCall(token, 'POST', `/web/educationTraining/apply/${id}`, { name: 'Анна Образцова' })

    const editor = await visit(`/admin/events/applications?id=${id}`, { as: 'ADMIN' })
    await editor.getByRole('button', { name: words.zh.eventsDesk.code, exact: true }).click()
    const address = new URL(
      await editor
        .locator('dialog[open]')
        .getByText(/checkIn/)
        .innerText(),
    )
    expect(address.pathname).toBe('/information/checkIn')

    problems.expect(/400/)
    const page = await visit(`${address.pathname}?id=${id}&code=wrong`, {
      as: 'PERSON',
      language: 'ru',
      ...narrow,
    })
    await button(page, checkIn.confirm).click()
    await main(page).getByRole('alert').waitFor()
    await goTo(page, address.pathname + address.search)
    await button(page, checkIn.confirm).click()
    await main(page).getByText(checkIn.done, { exact: true }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(checkIn.done)

    const other = await visit(address.pathname + address.search, { as: 'LAWYER', language: 'ru', ...narrow })
    await main(other).getByText(checkIn.noSeat, { exact: true }).waitFor()
    expect(await button(other, checkIn.confirm).count()).toBe(0)
  },
)

describe.each(languages)('in %s', (language) => {
  journey('what takes place is free of barriers', async ({ visit }) => {
    const given = training(24, 26)
    const id = await publish(given)
    const { events, eventsDesk } = words[language]
    const { token } = await signIn('PERSON')
    await makeCall(token, 'POST', `/web/educationTraining/apply/${id}`, { name: 'Анна Образцова' })

    const list = await visit('/information/train', { language, ...desktop })
    expect(await barriers(list, [desktop, phone], { scene: 'trainings', language })).toEqual([])

    const seat = await visit(detailOf(id), { as: 'PERSON', language, ...desktop })
    await main(seat).getByText(events.states.CONFIRMED, { exact: true }).waitFor()
    expect(await barriers(seat, [desktop, phone], { scene: 'a seat at a training', language })).toEqual([])
    await goTo(seat, '/usercenter/trainings')
    expect(await barriers(seat, [desktop, phone], { scene: 'own trainings', language })).toEqual([])

    const form = await visit(detailOf(id), { as: 'OTHER', language, ...desktop })
    await button(form, events.panel.join).click()
    expect(await barriers(form, [desktop, phone], { scene: 'applying', language })).toEqual([])

    const desk = await visit(`/admin/events/applications?id=${id}`, { as: 'ADMIN', language, ...desktop })
    expect(await barriers(desk, [desktop, phone], { scene: 'applicants', language })).toEqual([])
    await desk.getByRole('button', { name: eventsDesk.code, exact: true }).click()
    await desk.locator('dialog[open] svg[role="img"]').waitFor()
    expect(await barriers(desk, [desktop, phone], { scene: 'code at the door', language })).toEqual([])
  })

  journey('the reader’s own time comes without moving much of a phone’s page', async ({ visit }) => {
    // Within one day, here and there.
    const noon = 36 - new Date().getUTCHours()
    const id = await publish(training(noon, noon + 2))
    const page = await visit('/about/rules', { language, ...narrow, isAltered: true })
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
    await watchShifts(page)
    await page.goto(new URL(detailOf(id), page.url()).href)
    const named = fill(words[language].events.ownTime, { time: '' }).trim()
    await main(page).getByText(named).waitFor()
    expect(await shiftOf(page)).toBeLessThan(0.02)
  })
})

journey('machines read what everybody may, and nothing of who applied', async () => {
  const id = await publish(training(48, 50))
  const { html } = await fetchPage(detailOf(id), { language: 'en' })
  expect(html).toContain('content="index, follow"')
  expect(html).not.toContain('meet.example.org')
  for (const path of ['/verify', '/verify/ZS-2026-0000-0000']) {
    const page = await fetchPage(path)
    expect([page.status, page.html.includes('content="noindex')]).toEqual([200, true])
  }
})
