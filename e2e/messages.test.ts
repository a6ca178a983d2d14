import { demoPassword } from '@portal/protocol/account/demo.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { eventually, goTo, journey } from './harness/journey.ts'
import { accountOf, makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const { inbox, shell, account } = words.zh

/** Has the demo's agency write to its law office; the id of their conversation. */
async function write(text: string): Promise<string> {
  const { token } = await signIn('ADMIN')
  const people = await makeCall<{ content: { id: string }[] }>(
    token,
    'GET',
    `/admin/people/page?keyword=${accountOf('LAW_OFFICE')}`,
  )
  const agency = await signIn('OTHER')
  const to = people.content[0]!.id
  const { id } = await makeCall<{ id: string }>(agency.token, 'POST', '/web/contact/add', { to, text })
  return id
}

const field = (page: Page) => page.locator('textarea[name="text"]')
const thread = (page: Page) => page.getByRole('log')

journey('two people converse, and each reads what the other writes without reloading', async ({ visit }) => {
  const id = await write('您好，想请教合同翻译的认证问题。')
  const agency = await visit(`/usercenter/message?conversation=${id}`, { as: 'OTHER', language: 'ru' })
  const office = await visit('/usercenter/message', { as: 'LAW_OFFICE', width: 390, height: 844 })
  await office.getByRole('link', { name: inbox.messages.conversations }).click()
  const list = office.getByRole('navigation', { name: inbox.conversations.list })
  await list.getByText(fill(inbox.messages.unreadOf_other, { count: 1 })).waitFor({ state: 'attached' })
  await list.getByRole('link').first().click()
  await thread(office).getByText('您好，想请教合同翻译的认证问题。').waitFor()
  await office.getByRole('button', { name: inbox.conversations.send }).click()
  await office.getByText(inbox.conversations.missing).waitFor()
  await field(office).fill('请问是哪两种语言？')
  await field(office).press('Control+Enter')
  await thread(office).getByText('请问是哪两种语言？').waitFor()
  expect(await field(office).inputValue()).toBe('')

  await thread(agency).getByText('请问是哪两种语言？').waitFor()
  await field(agency).fill('俄文和中文。')
  await agency.getByRole('button', { name: words.ru.inbox.conversations.send }).click()
  await thread(office).getByText('俄文和中文。').waitFor()

  await office.getByRole('link', { name: inbox.conversations.back }).click()
  await list.getByRole('link').first().waitFor()
  await eventually(() => list.getByText(fill(inbox.messages.unreadOf_other, { count: 1 })).count()).toBe(0)
})

journey('earlier entries of a long conversation are loaded when asked for', async ({ visit }) => {
  const id = await write('长对话的第一条')
  const { token } = await signIn('OTHER')
  for (let number = 2; number <= 45; number += 1) {
    await makeCall(token, 'POST', `/web/contact/reply/${id}`, { text: `长对话的第 ${number} 条` })
  }
  const page = await visit(`/usercenter/message?conversation=${id}`, { as: 'LAW_OFFICE' })
  await thread(page).getByText('长对话的第 45 条').waitFor()
  expect(await thread(page).getByText('长对话的第一条').count()).toBe(0)
  for (const _ of [1, 2]) await page.getByRole('button', { name: inbox.conversations.earlier }).click()
  await thread(page).getByText('长对话的第一条').waitFor()
  const texts = await thread(page).getByRole('listitem').allTextContents()
  expect(texts.findIndex((text) => text.includes('第一条'))).toBeLessThan(
    texts.findIndex((text) => text.includes('第 45 条')),
  )
})

journey(
  'a half-written reply is there again after the session ended and a new login',
  async ({ visit, problems }) => {
    problems.expect(/status of 401/)
    const id = await write('请看这条。')
    const session = await signIn('LAW_OFFICE')
    const page = await visit(`/usercenter/message?conversation=${id}`, { session })
    await field(page).fill('写到一半的回复')
    await makeCall(session.token, 'POST', '/web/user/loginOut')
    // The next look for a report is refused.
    await page.waitForURL((url) => url.pathname === '/account/login')
    await page.locator('[name="account"]').fill(accountOf('LAW_OFFICE'))
    await page.locator('[name="password"]').fill(demoPassword)
    await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
    await page.waitForURL((url) => url.search === `?conversation=${id}`)
    await eventually(() => field(page).inputValue()).toBe('写到一半的回复')
  },
)

journey('another’s conversation is refused and leads back', async ({ visit, problems }) => {
  problems.expect(/status of 403/)
  const id = await write('给律所的消息')
  const page = await visit('/about/rules', { as: 'PERSON' })
  await goTo(page, `/usercenter/message?conversation=${id}`)
  await page.waitForURL((url) => url.pathname === '/about/rules')
})

journey('the header counts what is unread; all of a type can be marked as read', async ({ visit }) => {
  await write('第一次联系')
  const page = await visit('/usercenter/message?tab=CONSULTING', { as: 'LAW_OFFICE' })
  const menu = page.getByRole('button', { name: shell.user.menu })
  const [before = ''] = shell.user.unread_other.split('{{count}} ')
  await eventually(() => menu.getAttribute('aria-label')).toMatch(new RegExp(`, ${before}\\d+`))
  const count = async () => Number(/(\d+) /.exec((await menu.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  const earlier = await count()

  await page.getByRole('checkbox', { name: inbox.messages.onlyUnread }).check()
  await page.waitForURL((url) => url.searchParams.has('unread'))
  const cards = page.getByRole('region', { name: inbox.messages.list }).getByRole('article')
  await cards.first().waitFor()
  await page.getByRole('button', { name: inbox.messages.markAllRead }).click()
  await page.getByText(inbox.messages.emptyUnread).waitFor()
  await eventually(count).toBeLessThan(earlier)
  await page.getByRole('button', { name: inbox.messages.showAll }).click()
  await cards.first().getByRole('link', { name: inbox.messages.open }).click()
  await page.waitForURL((url) => url.searchParams.has('conversation'))
})

describe.each(languages)('in %s', (language) => {
  journey('neither messages, conversations nor downloads have a barrier', async ({ visit }) => {
    const id = await write('无障碍检查')
    const page = await visit('/usercenter/system', { language, as: 'LAW_OFFICE' })
    for (const path of [
      '/usercenter/system',
      '/usercenter/message?tab=CONSULTING',
      '/usercenter/message?tab=conversations',
      `/usercenter/message?conversation=${id}`,
      '/usercenter/myBBS',
      '/usercenter/download',
    ]) {
      await goTo(page, path)
      await eventually(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      expect(await barriers(page, [desktop, phone]), path).toEqual([])
      await page.setViewportSize(desktop)
    }
    const company = await visit('/usercenter/download', { language, as: 'ENTERPRISE' })
    await eventually(() => company.locator('main [aria-busy="true"]').count()).toBe(0)
    expect(await barriers(company, [desktop, phone])).toEqual([])
  })
})
