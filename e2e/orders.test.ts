import { languages } from '@portal/protocol/kernel/languages.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { notices as ruNotices } from '@portal/protocol/words/ru/notices.ts'
import { notices as zhNotices } from '@portal/protocol/words/zh/notices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { words } from './harness/words.ts'

const narrow = { width: 390, height: 844 }
const own = words.zh
const theirs = words.ru

let offered = 0

/** What the form of a service sends. */
const serviceGiven = (title: string) => ({
  title,
  type: 'CONTRACT_REVIEW',
  businessType: 'TRADE',
  regions: ['KZ'],
  description: '审查分销协议，出具修改意见。',
  content: '<p>审查分销协议，三个工作日内出具修改意见。</p>',
  firm: '样例律师事务所',
  feeFrom: 3000,
  feeTo: 5000,
  days: 3,
  cases: [],
})

async function approve(id: string, revision: number): Promise<void> {
  const { token } = await signIn('ADMIN')
  await makeCall(token, 'PUT', `/admin/lawService/approve/${id}`, { revision })
}

/** Has a provider of the demo offer a service, which a moderator approves; its id and title. */
async function offer(provider: UserType): Promise<{ id: string; title: string }> {
  offered += 1
  const title = `阿拉木图分销协议审查 ${offered}`
  const { token } = await signIn(provider)
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/web/lawService/add', serviceGiven(title))
  await approve(id, 0)
  return { id, title }
}

/** Has somebody of the demo order a service; the order's id. */
async function order(serviceId: string, demander: UserType): Promise<string> {
  const { token } = await signIn(demander)
  const given = {
    note: '请审查一份分销协议。',
    contact: '王样例',
    phone: '+86 532 8888 0001',
    consentsToAbroad: true,
  }
  return (await makeCall<{ id: string }>(token, 'POST', `/web/serviceOrder/cooperation/${serviceId}`, given))
    .id
}

async function move(provider: UserType, ...steps: readonly string[]) {
  const { token } = await signIn(provider)
  for (const step of steps) await makeCall(token, 'PUT', `/web/serviceOrder/${step}`, {})
}

const orderPage = (id: string) => `/content/service/cooperationDetail?id=${id}`

/** Presses what a screen offers, and the button of the same name in the dialog that asks. */
async function press(
  page: Page,
  name: string,
  fillIn?: (dialog: ReturnType<Page['locator']>) => Promise<void>,
) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  const dialog = page.locator('dialog[open]')
  await fillIn?.(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
}

async function write(page: Page, text: string, send: string) {
  // Behind a dialog nothing can be typed.
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.locator('#thread textarea[name="text"]').fill(text)
  await page.locator('#thread').getByRole('button', { name: send, exact: true }).click()
  await page.getByRole('log').getByText(text).waitFor()
}

async function isTold(page: Page, event: string, title: string) {
  await goTo(page, '/usercenter/message?tab=SERVICE')
  await page.getByRole('article', { name: event }).filter({ hasText: title }).first().waitFor()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()

journey(
  'a service changed behind the form is read again before it is ordered',
  async ({ visit, problems }) => {
    problems.expect(/409/)
    const { id, title } = await offer('LAWYER')
    const { orderBox: box, kernel } = words.ru
    const page = await visit(`/service/desk/details?id=${id}`, { as: 'PERSON', language: 'ru', ...narrow })
    const open = () => page.getByRole('button', { name: box.order, exact: true }).click()
    const send = page.locator('dialog[open]').getByRole('button', { name: box.form.send, exact: true })
    const note = page.locator('dialog[open] [name="note"]')
    await open()
    await note.fill('Нужно к пятнице.')
    await page.locator('dialog[open] [name="contact"]').fill('Образец')
    await page.locator('dialog[open] [name="phone"]').fill('+86 532 8888 0001')

    const { token } = await signIn('LAWYER')
    const changed = { ...serviceGiven(title), feeFrom: 9000, feeTo: 9500, revision: 0 }
    await makeCall(token, 'PUT', `/web/lawService/${id}`, changed)
    await approve(id, 1)
    for (const _ of [1, 2]) {
      await send.click()
      await page.getByText(kernel.messages.serviceChanged).first().waitFor()
    }
    expect(await note.inputValue()).toBe('Нужно к пятнице.')

    await page.keyboard.press('Escape')
    await page
      .getByText(/9\s?500/)
      .first()
      .waitFor()
    await open()
    expect(await note.inputValue()).toBe('Нужно к пятнице.')
    await send.click()
    await page.getByText(box.form.done).waitFor()
  },
)

journey(
  'a service closed behind the form: the page follows, and what is typed stays',
  async ({ visit, problems }) => {
    problems.expect(/409/)
    const { id } = await offer('LAWYER')
    const { orderBox: box } = words.en
    const page = await visit(`/service/desk/details?id=${id}`, {
      as: 'ENTERPRISE',
      language: 'en',
      ...narrow,
    })
    await page.getByRole('button', { name: box.order, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.locator('[name="note"]').fill('By Friday.')
    await dialog.locator('[name="contact"]').fill('Sample')
    await dialog.locator('[name="phone"]').fill('+86 532 8888 0001')
    const { token } = await signIn('LAWYER')
    await makeCall(token, 'PUT', `/web/lawService/close/${id}`)
    await dialog.getByRole('button', { name: box.form.send, exact: true }).click()
    await dialog.getByText(box.notOffered).first().waitFor()
    expect(await dialog.locator('[name="note"]').inputValue()).toBe('By Friday.')
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('heading', { name: box.notOffered }).waitFor()
    expect(await page.getByRole('button', { name: box.order, exact: true }).count()).toBe(0)
  },
)

journey('from the details page to the evaluation: two people, two languages', async ({ visit, problems }) => {
  problems.expect(/500/)
  const { id, title } = await offer('LAWYER')
  const box = own.orderBox
  const demander = await visit(`/service/desk/details?id=${id}`, { as: 'PERSON' })
  await demander.getByRole('button', { name: box.order, exact: true }).click()
  const dialog = demander.locator('dialog[open]')
  await dialog.getByRole('button', { name: box.form.send, exact: true }).click()
  await dialog.locator('[name="note"][aria-invalid="true"]').waitFor()
  await dialog.locator('[name="note"]').fill('请审查一份分销协议，周五前要用。')
  await dialog.locator('[name="contact"]').fill('王样例')
  await dialog.locator('[name="phone"]').fill('+86 532 8888 0001')
  await dialog.getByRole('button', { name: box.form.send, exact: true }).click()
  await demander.getByText(box.form.done).waitFor()
  await heading(demander, own.orders.turn.PLACED.TO_BE_CONNECTED.title)

  const provider = await visit('/content/service/cooperation', { as: 'LAWYER', language: 'ru', ...narrow })
  await provider.getByRole('link', { name: title, exact: true }).click()
  await heading(provider, theirs.orders.turn.RECEIVED.TO_BE_CONNECTED.title)
  await provider.getByText('请审查一份分销协议，周五前要用。').waitFor()
  // An individual is not named, nor can be reached, before the two are connected.
  expect(await provider.getByText('王样例').count()).toBe(0)
  expect(await provider.getByText('8888').count()).toBe(0)
  await write(provider, 'Здравствуйте! Пришлите, пожалуйста, проект.', theirs.conversations.send)
  await heading(demander, own.conversations.answer.title)
  await write(demander, '已准备好，请看附件。', own.conversations.send)
  await heading(demander, own.orders.turn.PLACED.TO_BE_CONNECTED.title)

  await press(provider, theirs.orders.actions.communicated)
  await provider.getByText(theirs.orderMoves.communicated.done).waitFor()
  await provider.getByText('王样例').first().waitFor()
  await press(provider, theirs.orders.actions.processing)
  await heading(provider, theirs.orders.turn.RECEIVED.PROCESSING.title)
  await goTo(demander, new URL(demander.url()).pathname + new URL(demander.url()).search)
  await heading(demander, own.orders.turn.PLACED.PROCESSING.title)
  await demander.getByText(own.order.contactsText).waitFor()
  await press(provider, theirs.orders.actions.completed)
  await heading(provider, theirs.orders.turn.RECEIVED.COMPLETED.title)

  await isTold(demander, zhNotices.events.orderCompleted.title, title)
  await goTo(demander, '/content/waiting')
  const asked = '**/web/evaluation/of/**'
  await demander.route(asked, (route) =>
    route.fulfill({ status: 500, json: { code: '799500', message: '', data: null } }),
  )
  await demander.getByRole('article').filter({ hasText: title }).getByRole('link').click()
  // Where it cannot be told whether there is an evaluation, the place for it stays.
  const place = demander.locator('#evaluation')
  await place.getByRole('heading', { name: own.shell.states.failed }).waitFor()
  await demander.unroute(asked)
  await place.getByRole('button', { name: own.shell.actions.retry, exact: true }).click()
  await heading(demander, own.evaluations.next.title)
  await demander.getByRole('link', { name: own.evaluations.next.open, exact: true }).click()
  await demander.waitForURL((url) => url.hash === '#evaluation')
  await demander.getByRole('button', { name: own.evaluations.add, exact: true }).click()
  await demander.getByText(own.evaluations.starsMissing).first().waitFor()
  // By the keyboard, from star to star.
  await demander.getByRole('radio').first().focus()
  await demander.keyboard.press('Space')
  for (const _ of [2, 3, 4]) await demander.keyboard.press('ArrowRight')
  await demander.locator('#evaluation textarea').fill('回复及时，意见清楚。')
  await demander.getByRole('button', { name: own.evaluations.add, exact: true }).click()
  await demander.getByText(own.evaluations.reviewing).waitFor()

  const moderator = await visit('/admin/evaluations?state=REVIEWING', { as: 'ADMIN', language: 'en' })
  await moderator.getByRole('link', { name: '回复及时，意见清楚。' }).first().click()
  await moderator.getByRole('button', { name: words.en.evaluationsDesk.approve, exact: true }).click()
  await moderator
    .getByRole('dialog')
    .getByRole('button', { name: words.en.evaluationsDesk.approve, exact: true })
    .click()
  await moderator.getByText(words.en.evaluationsDesk.approved).waitFor()

  await isTold(provider, ruNotices.events.evaluationNew.title, title)
  await provider.getByRole('article').filter({ hasText: title }).first().getByRole('link').first().click()
  await provider.getByRole('img', { name: /4/ }).first().waitFor()
  await provider.locator('#evaluation textarea').fill('Спасибо за доверие.')
  await provider.getByRole('button', { name: theirs.evaluations.answerSend, exact: true }).click()
  await provider.getByText(theirs.evaluations.answered).waitFor()

  const reader = await visit(`/service/desk/details?id=${id}`, { as: 'ENTERPRISE', language: 'ru' })
  await reader.getByText('回复及时，意见清楚。').waitFor()
  await reader.getByText('Спасибо за доверие.').waitFor()
})

journey(
  'a provider abroad is named in a consent of its own; an order is cancelled with a reason',
  async ({ visit }) => {
    const { id, title } = await offer('LAW_OFFICE')
    const { orderBox, records, orders, orderMoves } = words.en
    const demander = await visit(`/service/desk/details?id=${id}`, {
      as: 'ENTERPRISE',
      language: 'en',
      ...narrow,
    })
    await demander.getByRole('button', { name: orderBox.order, exact: true }).click()
    const dialog = demander.locator('dialog[open]')
    await dialog.locator('[name="note"]').fill('A distribution agreement to be reviewed.')
    await dialog.locator('[name="contact"]').fill('Wang Sample')
    await dialog.locator('[name="phone"]').fill('+86 532 8888 0001')
    await dialog.getByRole('button', { name: orderBox.form.send, exact: true }).click()
    await dialog.getByText(records.consent.missing).first().waitFor()
    expect(await dialog.locator('[name="note"]').inputValue()).toBe(
      'A distribution agreement to be reviewed.',
    )
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: orderBox.form.send, exact: true }).click()
    await heading(demander, orders.turn.PLACED.TO_BE_CONNECTED.title)
    const made = new URL(demander.url()).searchParams.get('id')!
    await move('LAW_OFFICE', `communicated/${made}`)
    await goTo(demander, orderPage(made))

    await press(demander, orders.actions.cancel, async (asked) => {
      await asked.getByRole('button', { name: orders.actions.cancel, exact: true }).click()
      await asked.getByText(records.reasonMissing).first().waitFor()
      await asked.locator('textarea[name="reason"]').fill('The deal has fallen through.')
    })
    await demander.getByText(orderMoves.cancel.done).waitFor()
    await heading(demander, orders.turn.PLACED.CANCELLED.title)

    const provider = await visit(orderPage(made), { as: 'LAW_OFFICE' })
    await provider.getByText('The deal has fallen through.').waitFor()
    await isTold(provider, zhNotices.events.orderCancelledBecause.title, title)
  },
)

journey('what is typed stays when the other side was first', async ({ visit, problems }) => {
  problems.expect(/status of 409/)
  const { id } = await offer('LAWYER')
  const made = await order(id, 'ENTERPRISE')
  const provider = await visit(orderPage(made), { as: 'LAWYER' })
  const { communicated } = own.orders.actions
  await provider.getByRole('main').getByRole('button', { name: communicated, exact: true }).click()
  const dialog = provider.locator('dialog[open]')
  await dialog.locator('textarea[name="note"]').fill('已通过电话联系。')
  const { token } = await signIn('ENTERPRISE')
  await makeCall(token, 'PUT', `/web/serviceOrder/cancel/cooperation/${made}`, {})
  await dialog.getByRole('button', { name: communicated, exact: true }).click()
  await dialog.getByText(own.records.gone).waitFor()
  expect(await dialog.locator('textarea[name="note"]').inputValue()).toBe('已通过电话联系。')
  await dialog.getByRole('button', { name: own.records.back }).click()
  await heading(provider, own.orders.turn.RECEIVED.CANCELLED.title)
})

describe.each(languages)('in %s', (language) => {
  const { evaluations, evaluationsDesk, orders } = words[language]

  async function look(page: Page, scene: string) {
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    expect(await barriers(page, [desktop, phone], { scene, language }), scene).toEqual([])
    await page.setViewportSize(desktop)
  }

  journey('neither lists nor orders have a barrier', async ({ visit }) => {
    const { id } = await offer('LAWYER')
    const made = await order(id, 'ENTERPRISE')
    const provider = await visit('/content/service/cooperation', { as: 'LAWYER', language })
    await look(provider, 'orders received')
    await look(await goTo(provider, orderPage(made)), 'an order received')
    await provider.getByRole('button', { name: orders.actions.cancel, exact: true }).first().click()
    await look(provider, 'a cancellation is asked')
    await move('LAWYER', `communicated/${made}`, `processing/${made}`, `completed/${made}`)
    const demander = await visit('/content/service/cooperation', { as: 'ENTERPRISE', language })
    await look(demander, 'orders placed')
    await look(await goTo(demander, orderPage(made)), 'an order to evaluate')
    const sent = await (await demander.request.get(orderPage(made))).text()
    expect(sent).toContain('id="evaluation"')
    expect(sent).toContain('role="log"')
  })

  journey('an evaluation is refused for one of three faults, and its author reads why', async ({ visit }) => {
    const { id } = await offer('LAWYER')
    const made = await order(id, 'PERSON')
    await move('LAWYER', `communicated/${made}`, `processing/${made}`, `completed/${made}`)
    const content = `样例：联系方式 ${language} ${made.slice(0, 8)}`
    const { token } = await signIn('PERSON')
    await makeCall(token, 'POST', '/web/evaluation/add', { kind: 'order', id: made, stars: 1, content })
    const moderator = await visit('/admin/evaluations?state=REVIEWING', { as: 'ADMIN', language })
    await look(moderator, 'evaluations to review')
    await moderator.getByRole('link', { name: content }).click()
    await moderator.getByRole('button', { name: evaluationsDesk.reject, exact: true }).click()
    const dialog = moderator.locator('dialog[open]')
    const refuse = dialog.getByRole('button', { name: evaluationsDesk.reject, exact: true })
    await dialog.getByRole('button', { name: evaluationsDesk.reasons[1]!, exact: true }).click()
    await refuse.click()
    await dialog.getByText(evaluationsDesk.faultMissing).first().waitFor()
    await look(moderator, 'an evaluation is refused')
    await choose(dialog.getByRole('combobox', { name: evaluationsDesk.fault }), 'PRIVATE')
    await refuse.click()
    await moderator.getByText(evaluationsDesk.rejected).first().waitFor()
    const author = await visit(orderPage(made), { as: 'PERSON', language })
    await author.getByText(evaluations.states.REJECTED, { exact: true }).waitFor()
    await author.getByText(evaluationsDesk.reasons[1]!).waitFor()
  })
})
