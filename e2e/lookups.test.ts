import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { notices as ruNotices } from '@portal/protocol/words/ru/notices.ts'
import { notices as zhNotices } from '@portal/protocol/words/zh/notices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { apply, deskPage, lookupMatter, ownPage, quote, resultOf, work } from './harness/lookups.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const notices = { zh: zhNotices, ru: ruNotices }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

/** Fills in what an application asks for, but the cost. */
async function fillIn(page: Page, question: string): Promise<void> {
  await page.locator('[name="applicant"]').fill('王样例')
  await page.locator('[name="phone"]').fill('+86 532 8888 0001')
  await page.locator('[name="email"]').fill('wang@sample.example')
  await choose(page.locator('[name="country"]'), 'KZ')
  await page.locator('#part-law').getByRole('checkbox').first().check()
  await page.locator('[name="matter"]').fill(lookupMatter)
  await page.locator('[name="question"]').fill(question)
  for (const name of ['isForeignInvestment', 'needsNotary', 'needsTranslation'])
    await page.locator(`[name="${name}"][value="no"]`).check()
  await page.locator('[name="expectedDays"]').fill('10')
  await page.locator('[name="declares"]').check()
}

/** From the application to the result, a company and the desk. */
function wholeWay(language: Exclude<Language, 'en'>) {
  const own = words[language]
  journey(`a company applies, the desk quotes and answers, in ${language}`, async ({ visit, problems }) => {
    // The quote that stood on the page when another took its place.
    problems.expect(/status of 409/)
    const question = `迟延履行有什么后果？${language}`
    const company = await visit('/legal/apply', { as: 'ENTERPRISE', language })
    await fillIn(company, question)
    await company.locator('[name="proceedings"][value="PENDING"]').check()
    await company.getByText(own.lookupForm.barred.title).waitFor()
    await company.locator('[name="expectedCost"]').fill('8000.005')
    await button(company, own.lookupForm.send).click()
    await company.locator('[name="expectedCost"][aria-invalid="true"]').waitFor()
    await company.locator('[name="proceedings"][aria-invalid="true"]').first().waitFor()
    // What is typed is there again when the page is.
    await goTo(company, '/legal/apply')
    await expect.poll(() => company.locator('[name="question"]').inputValue()).toBe(question)
    await company.locator('[name="proceedings"][value="NONE"]').check()
    await company.locator('[name="expectedCost"]').fill('8000.50')
    expect(await company.locator('[name="declares"]').isChecked()).toBe(false)
    await company.locator('[name="declares"]').check()
    await button(company, own.lookupForm.send).click()
    await company.getByText(own.lookupForm.sent).waitFor()
    await heading(company, own.lookup.turn.submitted.title)
    const id = new URL(company.url()).searchParams.get('id')!

    const desk = await visit('/admin/lookups?state=SUBMITTED', { as: 'ADMIN', language })
    await desk.getByRole('link', { name: question, exact: true }).click()
    await button(desk, own.lookups.actions.quote).click()
    await desk.locator('dialog[open] [name="cost"]').fill('9000')
    await desk.locator('dialog[open] [name="days"]').fill('12')
    // A colleague was first: it is told, and what was typed replaces it when it is sent again.
    await quote(id, { cost: 8800, days: 9 })
    await inDialog(desk, own.lookups.actions.quote).click()
    await desk.locator('dialog[open]').getByText(own.lookupsDesk.quotedMeanwhile).waitFor()
    expect(await desk.locator('dialog[open] [name="cost"]').inputValue()).toBe('9000')
    await inDialog(desk, own.lookups.actions.quote).click()
    await desk.getByText(own.lookupsDesk.quoted).waitFor()

    await goTo(company, '/content/lookup')
    await company.getByRole('link', { name: own.pending.open.lookupQuotes }).first().click()
    await goTo(company, ownPage(id))
    await button(company, own.lookups.actions.acceptQuote).click()
    // Quoted anew between reading and accepting: nothing is accepted that was not read.
    await quote(id, { cost: 9500, days: 11 })
    await inDialog(company, own.lookups.actions.acceptQuote).click()
    await company.locator('dialog[open]').getByText(own.records.moved).waitFor()
    await company.locator('dialog[open]').getByText('9').filter({ hasText: '500' }).first().waitFor()
    await inDialog(company, own.lookups.actions.acceptQuote).click()
    await company.getByText(own.lookupMoves.acceptQuote.done).first().waitFor()
    await heading(company, own.lookup.turn.investigating.title)

    await goTo(desk, '/admin/messages')
    const accepted = desk
      .getByRole('article', { name: notices[language].events.lookupQuoteAccepted.title })
      .first()
    await accepted.getByRole('link', { name: own.messages.open }).click()
    await desk.waitForURL((url) => url.pathname === '/admin/lookups/detail')
    await goTo(desk, deskPage(id))
    await desk.locator('[name="title"]').fill('迟延履行的后果')
    const { fields } = own.lookupsDesk
    await desk.getByRole('textbox', { name: fields.answer }).fill('债务应当按照合同适当履行。')
    await desk.getByLabel(fields.provisionSearch, { exact: true }).fill('哈萨克斯坦民法典第272条')
    await desk.getByRole('button', { name: /272/ }).first().click()
    // What is chosen is warned of as soon as another day of the check is.
    const { notInForce } = own.lookupResult
    const checkedOn = desk.locator('[name="checkedOn"]')
    const chosen = desk.getByRole('list', { name: `${fields.provisions}: ${fields.chosen}` })
    const today = await checkedOn.inputValue()
    await checkedOn.fill('1990-01-15')
    await chosen.getByText(notInForce).waitFor()
    await checkedOn.fill(today)
    await chosen.getByText(notInForce).waitFor({ state: 'detached' })
    await desk.locator('[name="institution"]').fill('样例查明中心')
    await desk.locator('[name="investigator"]').fill('李样例')
    await desk.locator('[name="declaresNoInterest"]').check()
    await button(desk, own.lookupsDesk.save).click()
    await desk.locator('[name="provisions.0.relevance"][aria-invalid="true"]').waitFor()
    await desk.locator('[name="provisions.0.relevance"]').fill('规定了债务的适当履行。')
    await button(desk, own.lookupsDesk.save).click()
    await desk.getByText(own.lookupsDesk.saved).waitFor()
    await button(desk, own.lookups.actions.complete).click()
    await inDialog(desk, own.lookups.actions.complete).click()
    await desk.getByText(own.lookupsDesk.completed).waitFor()

    await goTo(company, '/usercenter/message?tab=SERVICE')
    const told = notices[language].events.lookupCompleted.title
    await company.getByRole('article', { name: told }).first().waitFor()
    await goTo(company, ownPage(id))
    await heading(company, own.lookup.turn.completed.title)
    await company.getByText('规定了债务的适当履行。').waitFor()
    const [pdf] = await Promise.all([
      company.waitForEvent('download'),
      button(company, own.lookup.pdf).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/^L-\d{4}-\d+\.pdf$/)
  })
}

journey('an application that the desk declines is called declined, with the reason', async ({ visit }) => {
  const { lookup, lookups, conversations } = words.en
  const id = await apply('An application that is declined')
  const reason = 'The matter is before a court.'
  await work(id, 'decline', { reason })
  const company = await visit(ownPage(id), { as: 'ENTERPRISE', language: 'en' })
  await heading(company, lookup.turn.declined.title)
  await company.getByText(lookups.declinedBecause.replace('{{reason}}', reason)).waitFor()
  await company.getByText(lookups.declined, { exact: true }).first().waitFor()
  expect(await company.getByText(lookups.states.CANCELLED).count()).toBe(0)
  // Nothing was written, and nothing can be any more: that is all that is said.
  await company.getByText(conversations.closedUnwritten, { exact: true }).waitFor()
  expect(await company.getByText(conversations.nothingYet).count()).toBe(0)
})

wholeWay('zh')
wholeWay('ru')

journey(
  'search learns a question that its applicant allows, until the permission is withdrawn',
  async ({ visit }) => {
    const [own, desks] = [words.ru, words.zh]
    const id = await apply('Что следует из просрочки поставки верблюжьей шерсти?')
    await work(id, 'accept')
    await work(id, 'result', await resultOf('Просрочка поставки'))
    await work(id, 'complete', { revision: 1 })
    const company = await visit(ownPage(id), { as: 'ENTERPRISE', language: 'ru', ...phone })
    await company.getByText(own.lookup.release.refused).waitFor()
    await button(company, own.lookup.release.allow).click()
    await company.getByText(own.lookup.release.allowed).waitFor()

    const desk = await visit(deskPage(id), { as: 'ADMIN', language: 'zh' })
    const { release } = desks.lookupsDesk
    await button(desk, release.begin).click()
    const question = '驼毛交货迟延有什么后果？'
    await desk.locator('[name="question"]').fill(`${question} 138 0013 8000，王样例`)
    expect(await desk.locator('mark').allTextContents()).toEqual(['138 0013 8000', '王样例'])
    await button(desk, release.send).click()
    await desk.getByText(desks.adminFrame.personal.unconfirmed).first().waitFor()
    await desk.locator('[name="question"]').fill(question)
    await desk.locator('mark').first().waitFor({ state: 'detached' })
    await button(desk, release.send).click()
    await desk.getByText(release.sent).waitFor()
    await button(desk, release.takeBack).waitFor()

    await goTo(company, ownPage(id))
    await company.getByText(question).waitFor()
    await button(company, own.lookup.release.withdraw).click()
    await company.getByText(own.lookup.release.refused).waitFor()
    expect(await company.getByText(question).count()).toBe(0)
    await goTo(desk, deskPage(id))
    await desk.getByText(release.notAllowed).waitFor()
  },
)

journey('days and times of a lookup are the zone’s, wherever it is read', async ({ visit }) => {
  const id = await apply('When was it accepted?')
  await work(id, 'accept')
  const { token } = await signIn('ENTERPRISE')
  const read = await makeCall<{ conversationId: string }>(token, 'GET', `/web/lawSearchApply/${id}`)
  await makeCall(token, 'POST', `/web/contact/reply/${read.conversationId}`, {
    text: 'A question',
    files: [],
  })
  for (const [as, address] of [
    ['ENTERPRISE', ownPage(id)],
    ['ADMIN', deskPage(id)],
  ] as const) {
    const page = await visit(address, { as, language: 'en', isAltered: true })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' })
    await goTo(page, address)
    const told = await page.getByRole('main').getByText(/UTC/).allTextContents()
    expect(told.length).toBeGreaterThan(2)
    expect(told.filter((moment) => !moment.includes('UTC+8'))).toEqual([])
  }
})

journey('an application is cancelled, and taken out of the list', async ({ visit }) => {
  const own = words.zh
  const question = '取消的申请怎样显示？'
  const id = await apply(question)
  const company = await visit(ownPage(id), { as: 'ENTERPRISE', ...phone })
  await button(company, own.lookups.actions.cancel).click()
  await inDialog(company, own.lookups.actions.cancel).click()
  await company.getByText(own.lookupMoves.cancel.done).waitFor()
  await heading(company, own.lookup.turn.cancelled.title)
  await company.getByRole('link', { name: own.lookup.again }).click()
  await expect.poll(() => company.locator('[name="question"]').inputValue()).toBe(question)
  expect(await company.locator('[name="proceedings"]:checked').count()).toBe(0)
  await goTo(company, ownPage(id))
  await button(company, own.lookups.actions.delete).click()
  await inDialog(company, own.lookups.actions.delete).click()
  await company.getByText(own.lookupMoves.delete.done).waitFor()
  await company.getByRole('link', { name: own.lookupsList.add }).first().waitFor()
  expect(await company.getByRole('link', { name: question, exact: true }).count()).toBe(0)
})

journey(
  'sent empty on a phone, all that is missing is named and the first field is seen',
  async ({ visit }) => {
    const { forms, lookupForm, lookups } = words.en
    const page = await visit('/legal/apply', { as: 'ENTERPRISE', language: 'en', ...phone })
    await button(page, lookupForm.send).click()
    for (const label of [lookups.fields.applicant, lookups.fields.departments]) {
      const named = page.getByRole('button', { name: fill(forms.problem, { label, problem: '' }) })
      await named.waitFor()
    }
    const first = page.locator('[name="applicant"]')
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    const box = await first.boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect(box && box.y + box.height).toBeLessThan(phone.height)
  },
)

describe.each(languages)('in %s', (language) => {
  journey('nothing of lookups has a barrier', async ({ visit }) => {
    const quoted = await apply(`报价的申请 ${language}`)
    await quote(quoted, { cost: 9000, days: 12, note: '含翻译费用。' })
    const completed = await apply(`完成的申请 ${language}`)
    await work(completed, 'accept')
    const written = await apply(`撰写中的申请 ${language}`)
    await work(written, 'accept')
    await work(completed, 'result', await resultOf('债务的适当履行'))
    await work(completed, 'complete', { revision: 1 })
    const company = await visit('/legal/apply', { as: 'ENTERPRISE', language })
    await company.locator('[name="proceedings"][value="CONCLUDED"]').check()
    await company.getByText(words[language].lookupForm.barred.title).waitFor()
    const scenes = [
      ['application', '/legal/apply'],
      ['application in the content', '/content/lookup/form'],
      ['own lookups', '/content/lookup'],
      ['quoted lookup', ownPage(quoted)],
      ['completed lookup', ownPage(completed)],
    ] as const
    for (const [scene, path] of scenes) {
      await goTo(company, path)
      expect(await barriers(company, [desktop, phone], { scene, language })).toEqual([])
    }
    const desk = await visit('/admin/lookups', { as: 'ADMIN', language })
    expect(await barriers(desk, [desktop, phone], { scene: 'queue of lookups', language })).toEqual([])
    await goTo(desk, deskPage(written))
    await desk.getByRole('textbox', { name: words[language].lookupsDesk.fields.answer }).waitFor()
    expect(await barriers(desk, [desktop, phone], { scene: 'lookup at the desk', language })).toEqual([])
  })
})
