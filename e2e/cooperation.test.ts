import { languages } from '@portal/protocol/kernel/languages.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { dayAhead } from './harness/requirements.ts'
import { fill, words } from './harness/words.ts'

const narrow = { width: 390, height: 844 }
const own = words.zh
const theirs = words.ru

let published = 0

/** Has the demo's company publish a requirement, which a moderator approves; its id and title. */
async function publish(): Promise<{ id: string; title: string }> {
  published += 1
  const title = `塔什干仓储租赁合同审查 ${published}`
  const owner = await signIn('ENTERPRISE')
  const { id } = await makeCall<{ id: string }>(owner.token, 'POST', '/web/lawRequirements/add', {
    title,
    type: 'CONTRACT_REVIEW',
    businessType: 'TRADE',
    regions: ['UZ'],
    priority: 'EMERGENCY',
    deadline: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    content: '<p>请审查一份仓储租赁合同。</p>',
    contact: '王样例',
    phone: '+86 532 8888 0001',
    files: [],
    filesFor: 'NEGOTIATING',
    partners: [],
    opposing: [],
  })
  const { token } = await signIn('ADMIN')
  await makeCall(token, 'PUT', `/admin/lawRequirements/approve/${id}`, { revision: 0 })
  return { id, title }
}

/** Has a provider of the demo sign up; the sign-up's id. */
async function signUp(requirementId: string, provider: UserType): Promise<string> {
  const { token } = await signIn(provider)
  const given = { note: '办理过三件同类事项。', firm: '样例律师事务所', feeFrom: 3000, feeTo: 5000, days: 5 }
  const path = `/web/lawRequirements/signUp/${requirementId}`
  return (await makeCall<{ id: string }>(token, 'POST', path, given)).id
}

const ownPage = (id: string) => `/content/request/detail?id=${id}`
const theirPage = (id: string) => `/content/request/cooperation_detail?id=${id}`

/** Presses what a screen offers, and the button of the same name in the dialog that asks. */
async function move(
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
  await page.locator('textarea[name="text"]').fill(text)
  await page.getByRole('button', { name: send, exact: true }).click()
  await page.getByRole('log').getByText(text).waitFor()
}

async function readsMessageOf(page: Page, title: string) {
  await goTo(page, '/usercenter/message?tab=SERVICE')
  await page.getByRole('article').filter({ hasText: title }).first().waitFor()
}

/** Publishes a need in the form; its id. */
async function publishInForm(page: Page, title: string): Promise<string> {
  const { help, requirements, requirementForm } = own
  const { fields } = requirements
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await box(fields.title).fill(title)
  await choose(page.getByRole('combobox', { name: help.fields.type, exact: true }), 'CONTRACT_REVIEW')
  await choose(page.getByRole('combobox', { name: help.fields.businessType, exact: true }), 'TRADE')
  await page.getByRole('group', { name: help.fields.regions }).getByRole('checkbox').first().check()
  await box(fields.deadline).fill(dayAhead(20))
  await box(fields.content).fill('请审查一份仓储租赁合同。')
  await box(fields.contact).fill('王样例')
  await box(fields.phone).fill('+86 532 8888 0001')
  await page.getByRole('button', { name: requirementForm.send, exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/content/request/detail')
  return new URL(page.url()).searchParams.get('id')!
}

/** Finds it in the queue, and approves it. */
async function approve(page: Page, title: string) {
  await page.locator('main [name="keyword"]').fill(title)
  await page.getByRole('button', { name: own.shell.list.filter, exact: true }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await move(page, own.requirements.actions.approve)
  await page.getByText(fill(own.requirementsDesk.approved, { title })).last().waitFor()
}

/** Finds it among what is shown, and signs up for it. */
async function signUpInDialog(page: Page, title: string) {
  const { demand, requirements } = theirs
  await page.getByRole('link', { name: title, exact: true }).first().click()
  await page.getByRole('button', { name: demand.next.signUp, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('textbox', { name: requirements.signUp.note, exact: true })
    .fill('办理过三件同类事项。')
  await dialog.getByRole('textbox', { name: requirements.signUp.firm, exact: true }).fill('样例律师事务所')
  await dialog.getByRole('button', { name: demand.signUp.send, exact: true }).click()
  await page.getByText(demand.signUp.done).waitFor()
}

journey('from the form to the completion, two people in two languages', async ({ visit }) => {
  const title = '塔什干仓储租赁合同审查：全程'
  const owner = await visit('/service/demand/release', { as: 'ENTERPRISE' })
  const id = await publishInForm(owner, title)
  const moderator = await visit('/admin/requirements', { as: 'ADMIN' })
  await approve(moderator, title)
  const provider = await visit('/service/demand?sort=newest', { as: 'LAWYER', language: 'ru', ...narrow })
  await signUpInDialog(provider, title)

  await goTo(owner, '/content/request/manage')
  const row = owner.getByRole('article').filter({ hasText: title })
  await row.getByText(fill(own.ownRequirements.rows.signUps_other, { count: 1 })).waitFor()
  await row.getByRole('link', { name: own.ownRequirements.open.signUp }).click()
  await owner.getByRole('heading', { name: own.ownRequirements.turn.signUps.title }).waitFor()
  await owner.getByText('办理过三件同类事项。').waitFor()
  await owner.locator('#sign-ups a[href*="/service/lawyer/details?id="]').waitFor()
  await move(owner, own.requirements.actions.communicated)
  await owner.getByText(own.requirementMoves.communicated.done).waitFor()
  await owner.getByText(own.ownRequirements.opened).waitFor()
  await write(owner, '请问能否在周五前给出意见？', own.conversations.send)

  await goTo(provider, '/content/request/cooperation')
  await provider.getByRole('link', { name: title }).click()
  await provider.getByRole('heading', { name: theirs.conversations.answer.title }).waitFor()
  await provider.getByText('+86 532 8888 0001').or(provider.getByText('+8653288880001')).first().waitFor()
  await provider.getByRole('log').getByText('请问能否在周五前给出意见？').waitFor()
  await write(provider, 'Да, к пятнице успеем.', theirs.conversations.send)
  await provider.getByRole('heading', { name: theirs.signedUp.turn.IN_NEGOTIATION.title }).waitFor()
  await owner.getByRole('log').getByText('Да, к пятнице успеем.').waitFor()

  await move(owner, own.requirements.actions.cooperation)
  await owner.getByRole('heading', { name: own.conversations.answer.title }).waitFor()
  await write(owner, '好的，就按这个时间。', own.conversations.send)
  await owner.getByRole('heading', { name: own.ownRequirements.turn.cooperating.title }).waitFor()
  await goTo(provider, theirPage(id))
  await provider.getByRole('heading', { name: theirs.signedUp.turn.COOPERATING.title }).waitFor()
  await provider.getByText(theirs.requirements.followedHistory.close).first().waitFor()
  await move(owner, own.requirements.actions.completed)
  await owner.getByRole('heading', { name: own.evaluations.next.title }).waitFor()
  // Whoever comes back to a page that stayed open sees it as it is.
  await provider.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await provider.getByRole('heading', { name: theirs.signedUp.turn.COMPLETED.title }).waitFor()

  await readsMessageOf(provider, title)
  await readsMessageOf(owner, title)
})

/** A need that a demander abroad shows, and that a provider may take up. */
async function needFromAbroad(provider: UserType): Promise<string> {
  const { token } = await signIn(provider)
  const read = <Data>(path: string) => makeCall<Data>(token, 'GET', `/web/lawRequirements/${path}`)
  const { content } = await read<{ content: { id: string }[] }>('page?size=100')
  for (const { id } of content) {
    const { demanderCountry } = await read<{ demanderCountry: string | null }>(id)
    if (demanderCountry) return id
  }
  throw new Error('The demo has no need from abroad.')
}

journey(
  'whoever signs up for a need from abroad agrees to it, named, by a box of its own',
  async ({ visit }) => {
    const id = await needFromAbroad('LAW_OFFICE')
    const { demand, records, requirements } = theirs
    const page = await visit(`/service/demand/details?id=${id}`, {
      as: 'LAW_OFFICE',
      language: 'ru',
      ...narrow,
    })
    await page.getByRole('button', { name: demand.next.signUp, exact: true }).click()
    const dialog = page.getByRole('dialog')
    const note = dialog.getByRole('textbox', { name: requirements.signUp.note, exact: true })
    await note.fill('Готовы помочь.')
    const send = dialog.getByRole('button', { name: demand.signUp.send, exact: true })
    await send.click()
    await dialog.getByText(records.consent.missing).first().waitFor()
    expect(await note.inputValue()).toBe('Готовы помочь.')
    await dialog.getByRole('checkbox').check()
    await send.click()
    await page.getByText(demand.signUp.done).waitFor()
  },
)

journey(
  'a provider ends a cooperation, and the requirement is shown again with the reason',
  async ({ visit }) => {
    const { id, title } = await publish()
    const cooperation = await signUp(id, 'LAW_OFFICE')
    const { token } = await signIn('ENTERPRISE')
    await makeCall(token, 'PUT', `/web/lawRequirements/communicated/${cooperation}`, {
      consentsToAbroad: true,
    })
    await makeCall(token, 'PUT', `/web/lawRequirements/cooperation/${cooperation}`)

    const provider = await visit(theirPage(id), { as: 'LAW_OFFICE', language: 'en', ...narrow })
    const { requirementMoves, requirements } = words.en
    await move(provider, requirements.actions.cancelCooperation, async (dialog) => {
      await dialog.getByRole('button', { name: requirements.actions.cancelCooperation, exact: true }).click()
      await dialog.getByText(words.en.records.reasonMissing).first().waitFor()
      await dialog.locator('textarea[name="reason"]').fill('The client’s files never came.')
    })
    await provider.getByText(requirementMoves.cancelCooperation.done).waitFor()

    const owner = await visit(ownPage(id), { as: 'ENTERPRISE' })
    await owner.getByRole('heading', { name: own.ownRequirements.turn.noSignUps.title }).waitFor()
    // Folded with the sign-up, and told in the history.
    await owner.getByText('The client’s files never came.').last().waitFor()
    await readsMessageOf(owner, title)
  },
)

journey(
  'what is typed stays when the other side was first; a sign-up is declined',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const { id } = await publish()
    await signUp(id, 'LAWYER')
    const leaving = await signUp(id, 'TRANSLATE')
    const owner = await visit(`${ownPage(id)}&signUp=${leaving}`, { as: 'ENTERPRISE' })
    const column = owner.locator(`#sign-up-${leaving}`)
    await column.waitFor()
    const { decline } = own.requirements.actions
    const at = await column.evaluate((cell) => [...cell.parentElement!.children].indexOf(cell))
    await owner.locator('tbody tr:last-child > *').nth(at).getByRole('button', { name: decline }).click()
    const dialog = owner.locator('dialog[open]')
    await dialog.locator('textarea[name="reason"]').fill('语种不合')
    const { token } = await signIn('TRANSLATE')
    await makeCall(token, 'PUT', `/web/lawRequirements/cancel/signUp/${leaving}`)
    await dialog.getByRole('button', { name: decline, exact: true }).click()
    // The page follows by itself, behind the dialog.
    await dialog.getByText(own.records.gone).waitFor()
    await dialog.getByText(own.records.kept).waitFor()
    await owner.locator(`th#sign-up-${leaving}`).waitFor({ state: 'detached' })
    expect(await dialog.locator('textarea[name="reason"]').inputValue()).toBe('语种不合')
    expect(await dialog.getByRole('button', { name: decline, exact: true }).isDisabled()).toBe(true)
    const back = dialog.getByRole('button', { name: own.records.back })
    await back.and(owner.locator(':focus')).waitFor()
    await back.click()

    await move(owner, decline, (asked) => asked.locator('textarea[name="reason"]').fill('已另行委托'))
    await owner.getByText(own.requirementMoves.decline.done).waitFor()
    const provider = await visit(theirPage(id), { as: 'LAWYER', language: 'ru', ...narrow })
    await provider.getByRole('heading', { name: theirs.signedUp.turn.NO_COOPERATION.title }).waitFor()
    await provider.getByText('已另行委托').waitFor()
    await provider.getByRole('main').getByRole('link', { name: theirs.signedUp.again }).first().click()
    const note = provider.locator('dialog[open] textarea[name="note"]')
    await expect.poll(() => note.inputValue()).toBe('办理过三件同类事项。')
  },
)

journey(
  'a need closed behind the form of a sign-up: the page follows, and what is typed stays',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const { id } = await publish()
    const address = `/service/demand/details?id=${id}`
    const provider = await visit(address, { as: 'LAWYER', language: 'ru', ...narrow })
    const { demand, requirements } = theirs
    await provider.getByRole('button', { name: demand.next.signUp, exact: true }).click()
    const dialog = provider.locator('dialog[open]')
    const note = dialog.getByRole('textbox', { name: requirements.signUp.note, exact: true })
    await note.fill('Вели три таких дела.')
    // The firm comes from the provider's own data, in a moment.
    await expect.poll(() => dialog.locator('input[name="firm"]').inputValue()).not.toBe('')
    const owner = await signIn('ENTERPRISE')
    await makeCall(owner.token, 'PUT', `/web/lawRequirements/cancel/${id}`)
    await dialog.getByRole('button', { name: demand.signUp.send, exact: true }).click()
    await dialog.getByText(demand.next.notShown).first().waitFor()
    expect(await note.inputValue()).toBe('Вели три таких дела.')
    await provider.keyboard.press('Escape')
    await provider.getByRole('heading', { name: demand.next.notShown }).waitFor()
    expect(await provider.getByRole('button', { name: demand.next.signUp, exact: true }).count()).toBe(0)
  },
)

describe.each(languages)('in %s', (language) => {
  journey('neither lists, records nor what waits have a barrier', async ({ visit }) => {
    const { id } = await publish()
    await signUp(id, 'LAWYER')
    const look = async (page: Page, scene: string) => {
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      expect(await barriers(page, [desktop, phone], { scene, language }), scene).toEqual([])
      await page.setViewportSize(desktop)
    }
    const owner = await visit('/content/request/manage', { as: 'ENTERPRISE', language })
    await look(owner, 'own requirements')
    await look(await goTo(owner, ownPage(id)), 'own requirement')
    await owner.getByRole('button', { name: words[language].requirements.actions.decline }).first().click()
    await look(owner, 'a move is asked')
    await look(await goTo(owner, '/content/waiting'), 'what waits')
    const provider = await visit('/content/request/cooperation', { as: 'LAWYER', language })
    await look(provider, 'signed up for')
    await look(await goTo(provider, theirPage(id)), 'a sign-up')
  })
})
