import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { goTo, journey } from './harness/journey.ts'
import { apply, deskPage, handedOver, resultOf, work } from './harness/lookups.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true })

const isFocused = (notice: Locator) =>
  notice.evaluate((element) => element.closest('[role="alert"]') === document.activeElement)

journey('what the desk hands over is what is on its screen', async ({ visit }) => {
  const { lookups, lookupsDesk } = words.zh
  const id = await apply('出具的是哪一稿？')
  await work(id, 'accept')
  await work(id, 'result', await resultOf('已保存的标题'))
  const desk = await visit(deskPage(id), { as: 'ADMIN' })
  await desk.locator('[name="title"]').fill('未保存的标题')
  const relevance = desk.locator('[name="provisions.0.relevance"]')
  const declared = desk.locator('[name="declaresNoInterest"]')
  expect(await declared.isChecked()).toBe(true)
  const left = [desk.locator('[name="institution"]'), desk.locator('[name="investigator"]'), relevance]
  for (const field of left) await field.fill('')
  await button(desk, lookups.actions.complete).click()
  for (const field of left) await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(await desk.locator('dialog[open]').count()).toBe(0)
  // Which provision says nothing is named, and it is not called wrong once it says something.
  const label = lookupsDesk.fields.relevance
  expect(await desk.getByRole('button', { name: label }).allTextContents()).toEqual([
    expect.stringContaining('272'),
  ])
  for (const field of left) await field.fill('样例')
  await expect.poll(() => desk.locator('form [aria-invalid="true"]').count()).toBe(0)
  // Others declare for themselves.
  await button(desk, lookups.actions.complete).click()
  await expect.poll(() => declared.getAttribute('aria-invalid')).toBe('true')
  await declared.check()
  expect(await handedOver(id)).toBeNull()
  await button(desk, lookups.actions.complete).click()
  await desk.getByText(fill(lookupsDesk.written, { revision: 2 })).waitFor()
  await inDialog(desk, lookups.actions.complete).click()
  await desk.getByText(lookupsDesk.completed).waitFor()
  expect(await handedOver(id)).toMatchObject({ title: '未保存的标题', institution: '样例' })
})

journey('what cannot be looked for is not told to be missing', async ({ visit, problems }) => {
  problems.expect(/500/)
  const { lookupsDesk, shell } = words.zh
  const id = await apply('查找失败时怎样？')
  await work(id, 'accept')
  const desk = await visit(deskPage(id), { as: 'ADMIN' })
  const asked = '**/admin/lawSearchApply/provisions?*'
  await desk.route(asked, (route) =>
    route.fulfill({ status: 500, json: { code: '799500', message: '', data: null } }),
  )
  await desk.getByRole('textbox', { name: lookupsDesk.fields.provisionSearch }).fill('民法典第五百七十七条')
  const failed = desk.getByRole('alert').filter({ hasText: shell.states.failed })
  await failed.waitFor()
  expect(await desk.getByText(lookupsDesk.noProvision, { exact: true }).count()).toBe(0)
  await desk.unroute(asked)
  await failed.getByRole('button', { name: shell.actions.retry, exact: true }).click()
  await desk
    .getByRole('list', { name: lookupsDesk.fields.provisionSearch })
    .getByRole('listitem')
    .first()
    .waitFor()
})

journey('what two of the desk write at once is kept by both', async ({ visit, problems }) => {
  problems.expect(/status of 409/)
  const { lookups, lookupsDesk: own } = words.zh
  const id = await apply('两人同时撰写时怎样？')
  await work(id, 'accept')
  const desk = await visit(deskPage(id), { as: 'ADMIN' })
  await desk.locator('[name="title"]').fill('我写的标题')
  await desk.getByRole('textbox', { name: own.fields.answer }).fill('我写的结论。')
  await desk.locator('[name="institution"]').fill('样例查明中心')
  await desk.locator('[name="investigator"]').fill('李样例')
  await desk.locator('[name="declaresNoInterest"]').check()
  const theirs = await resultOf('他人写的标题')
  await work(id, 'result', theirs)
  await button(desk, own.save).click()
  const notice = desk.getByText(own.present.notice)
  await notice.waitFor()
  await expect.poll(() => isFocused(notice)).toBe(true)
  // What differs from what is saved is told of whenever the page is opened.
  await goTo(desk, deskPage(id))
  await notice.waitFor()
  // The editor comes after the page, and moves what stands there.
  await desk.getByRole('textbox', { name: own.fields.answer }).waitFor()
  await desk.getByText(fill(own.theirs, { revision: 1 })).click()
  await desk.getByRole('region', { name: own.present.title }).getByText('他人写的标题').waitFor()
  expect(await desk.locator('[name="title"]').inputValue()).toBe('我写的标题')
  await button(desk, own.save).click()
  await desk.getByText(fill(own.written, { revision: 2 })).waitFor()
  await notice.waitFor({ state: 'detached' })
  expect(await desk.locator('[name="declaresNoInterest"]').isChecked()).toBe(true)

  // Theirs came after what the form shows: it is not handed over, the first time nor the second.
  await work(id, 'result', { ...theirs, revision: 2 })
  await button(desk, lookups.actions.complete).click()
  await inDialog(desk, lookups.actions.complete).click()
  await notice.waitFor()
  await expect.poll(() => isFocused(notice)).toBe(true)
  expect(await handedOver(id)).toBeNull()
  await button(desk, lookups.actions.complete).click()
  await desk.getByText(fill(own.written, { revision: 4 })).waitFor()
  await inDialog(desk, lookups.actions.complete).click()
  await desk.getByText(own.completed).waitFor()
  expect((await handedOver(id))?.title).toBe('我写的标题')
})

journey('what the desk wrote can be read still when the applicant cancels', async ({ visit, problems }) => {
  problems.expect(/status of 409/)
  const { lookups, lookupsDesk } = words.zh
  const id = await apply('撰写时被取消怎样？')
  await work(id, 'accept')
  await work(id, 'result', await resultOf('已保存的标题'))
  const desk = await visit(deskPage(id), { as: 'ADMIN' })
  const title = desk.locator('[name="title"]')
  await title.fill('写了很久的标题')
  const { token } = await signIn('ENTERPRISE')
  await makeCall(token, 'PUT', `/web/lawSearchApply/cancel/${id}`)
  await button(desk, lookupsDesk.save).click()
  const notice = desk.getByText(lookupsDesk.ended.cancelled)
  await notice.waitFor()
  await expect.poll(() => isFocused(notice)).toBe(true)
  await desk.getByText(lookups.states.CANCELLED, { exact: true }).first().waitFor()
  expect(await title.inputValue()).toBe('写了很久的标题')
  expect(await button(desk, lookupsDesk.save).isDisabled()).toBe(true)
  expect(await button(desk, lookups.actions.complete).count()).toBe(0)
})
