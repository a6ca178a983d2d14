import { languages } from '@portal/protocol/kernel/languages.ts'
import { notices as en } from '@portal/protocol/words/en/notices.ts'
import { notices as ru } from '@portal/protocol/words/ru/notices.ts'
import { notices as zh } from '@portal/protocol/words/zh/notices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const events = { zh: zh.events, en: en.events, ru: ru.events }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
const state = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first()

/** Publishes a requirement of the demo's company; answers its id. */
async function publish(title: string): Promise<string> {
  const { token } = await signIn('ENTERPRISE')
  const given = {
    title,
    type: 'CONTRACT_REVIEW',
    businessType: 'TRADE',
    regions: ['KZ'],
    priority: 'NORMAL',
    deadline: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    content: '<p>请审查一份采购合同。</p>',
    contact: '王样例',
    phone: '+86 532 8888 0001',
    files: [],
    filesFor: 'NEGOTIATING',
    partners: [],
    opposing: [],
  }
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/web/lawRequirements/add', given)
  return id
}

/** Finds a requirement in the queue, and opens it. */
async function open(page: Page, title: string, filter: string): Promise<void> {
  await page.locator('main [name="keyword"]').fill(title)
  await button(page, filter).click()
  await page.waitForURL(/keyword=/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

describe.each(languages)('in %s', (language) => {
  const { adminFrame, requirements, requirementsDesk, shell } = words[language]
  const { actions, states } = requirements

  journey('one is rejected with a reason that its owner reads, the next one follows', async ({ visit }) => {
    const title = `样例：待驳回的需求 ${language}`
    await publish(title)
    await publish(`样例：下一条需求 ${language}`)
    const page = await visit('/admin/requirements?state=REVIEWING', { as: 'ADMIN', language })
    await open(page, title, shell.list.filter)
    await button(page, adminFrame.assign.toMe).click()
    await page.getByText(adminFrame.assign.done).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'requirement to review', language })).toEqual([])
    await page.setViewportSize(desktop)
    await button(page, actions.reject).click()
    await inDialog(page, actions.reject).click()
    await page.getByText(adminFrame.reasons.missing).waitFor()
    await inDialog(page, requirementsDesk.reasons[1]!).click()
    await inDialog(page, actions.reject).click()
    await state(page, states.REJECTED).waitFor()
    await page.getByRole('link', { name: adminFrame.review.next, exact: true }).click()
    await page.getByRole('heading', { level: 1 }).and(page.getByText(title)).waitFor({ state: 'detached' })
    await button(page, actions.approve).waitFor()
    const owner = await visit('/usercenter/message?tab=SERVICE', { as: 'ENTERPRISE', language })
    await owner
      .getByRole('article', { name: events[language].requirementRejected.title })
      .filter({ hasText: title })
      .filter({ hasText: requirementsDesk.reasons[1]! })
      .waitFor()
  })

  journey('one is approved and shown, and taken down', async ({ visit }) => {
    const title = `样例：待通过的需求 ${language}`
    const id = await publish(title)
    const shown = async () => {
      const path = '/web/lawRequirements/page?sort=newest&size=50'
      const { content } = await makeCall<{ content: { id: string }[] }>(null, 'GET', path)
      return content.some((row) => row.id === id)
    }
    expect(await shown()).toBe(false)
    const page = await visit('/admin/requirements', { as: 'ADMIN', language, ...phone })
    await open(page, title, shell.list.filter)
    await button(page, actions.approve).click()
    // Twice at once, before the button is drawn as busy.
    await inDialog(page, actions.approve).evaluate((one: HTMLElement) => {
      one.click()
      one.click()
    })
    await state(page, states.DISPLAYED).waitFor()
    await page.getByText(fill(requirementsDesk.approved, { title })).last().waitFor()
    expect(await page.getByText(adminFrame.review.meanwhile).count()).toBe(0)
    expect(await shown()).toBe(true)
    await button(page, actions.takeDown).click()
    await inDialog(page, requirementsDesk.reasons[0]!).click()
    await inDialog(page, actions.takeDown).click()
    await state(page, states.REJECTED).waitFor()
    expect(await shown()).toBe(false)
  })
})

journey(
  'what somebody else has decided meanwhile is said, and shown as it is',
  async ({ visit, problems }) => {
    const { adminFrame, requirements } = words.zh
    const id = await publish('样例：两人同时审核的需求')
    const page = await visit(`/admin/requirements/detail?id=${id}`, { as: 'ADMIN' })
    await button(page, requirements.actions.approve).click()
    const { token } = await signIn('ADMIN')
    await makeCall(token, 'PUT', `/admin/lawRequirements/reject/${id}`, {
      reason: '内容不清楚',
      revision: 0,
    })
    problems.expect(/409/)
    await inDialog(page, requirements.actions.approve).click()
    await page.getByText(adminFrame.review.meanwhile).waitFor()
    await state(page, requirements.states.REJECTED).waitFor()
    expect(await button(page, requirements.actions.approve).count()).toBe(0)
  },
)
