import { demoPassword } from '@portal/protocol/account/demo.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { messageCalls } from '@portal/protocol/messages/calls.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { accountOf, makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const { conversations, messages, shell, account } = words.zh

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
  await office.getByRole('link', { name: messages.conversations }).click()
  const list = office.getByRole('navigation', { name: conversations.list })
  const unread = fill(messages.unreadOf_other, { count: 1 })
  const asked = list.getByRole('link').filter({ hasText: '您好，想请教合同翻译的认证问题。' })
  await asked.getByText(unread).waitFor({ state: 'attached' })
  await asked.click()
  await thread(office).getByText('您好，想请教合同翻译的认证问题。').waitFor()
  await office.getByRole('button', { name: conversations.send }).click()
  await office.getByText(conversations.missing).waitFor()
  await field(office).fill('请问是哪两种语言？')
  await field(office).press('Control+Enter')
  await thread(office).getByText('请问是哪两种语言？').waitFor()
  const told = office.getByRole('status').getByText(conversations.sent, { exact: true })
  await told.waitFor({ state: 'attached' })
  await expect.poll(() => field(office).inputValue()).toBe('')

  const answer = thread(agency).getByText('请问是哪两种语言？')
  await answer.waitFor()
  expect(await answer.getAttribute('lang')).toBe('zh')
  await field(agency).fill('俄文和中文。')
  await agency.getByRole('button', { name: words.ru.conversations.send }).click()
  await thread(office).getByText('俄文和中文。').waitFor()

  await office.getByRole('link', { name: conversations.back }).click()
  const answered = list.getByRole('link').filter({ hasText: '俄文和中文。' })
  await answered.waitFor()
  await expect.poll(() => answered.getByText(unread).count()).toBe(0)
})

journey('what is typed while a reply is on its way stays, over a reload too', async ({ visit }) => {
  const id = await write('请分两条回复。')
  const page = await visit(`/usercenter/message?conversation=${id}`, { as: 'LAW_OFFICE' })
  let answer = () => {}
  const typed = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**/web/contact/reply/${id}`, async (route) => {
    await typed
    await route.continue()
  })
  await field(page).fill('第一条')
  await field(page).press('Control+Enter')
  await field(page).fill('第二条写了一半')
  answer()
  await thread(page).getByText('第一条').waitFor()
  await expect.poll(() => page.getByRole('button', { name: conversations.send }).isEnabled()).toBe(true)
  expect(await field(page).inputValue()).toBe('第二条写了一半')
  await reload(page)
  await expect.poll(() => field(page).inputValue()).toBe('第二条写了一半')
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
  for (const _ of [1, 2]) await page.getByRole('button', { name: conversations.earlier }).click()
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
    await expect.poll(() => field(page).inputValue()).toBe('写到一半的回复')
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
  await expect.poll(() => menu.getAttribute('aria-label')).toMatch(new RegExp(`, ${before}\\d+`))
  const count = async () => Number(/(\d+) /.exec((await menu.getAttribute('aria-label')) ?? '')?.[1] ?? 0)
  const earlier = await count()

  const tabs = page.getByRole('navigation', { name: messages.status })
  await tabs.getByRole('link', { name: messages.statuses.UNREAD }).click()
  await page.waitForURL((url) => url.searchParams.get('status') === 'UNREAD')
  const cards = page.getByRole('region', { name: messages.list }).getByRole('article')
  await cards.first().waitFor()
  await page.getByRole('button', { name: messages.markAllRead }).click()
  await page.getByText(messages.emptyUnread).waitFor()
  await expect.poll(count).toBeLessThan(earlier)
  await page.getByRole('link', { name: shell.list.everyTab }).click()
  await cards.first().getByRole('link', { name: messages.open }).click()
  await page.waitForURL((url) => url.searchParams.has('conversation'))
})

journey('messages open where something is unread', async ({ visit }) => {
  await write('请看未读的会话。')
  const session = await signIn('LAW_OFFICE')
  for (const type of ['SERVICE', 'CONSULTING']) {
    await makeCall(session.token, 'PUT', `${messageCalls.markAllRead.path}?type=${type}`)
  }
  const page = await visit('/usercenter/message', { session, width: 390, height: 844 })
  const current = page.getByRole('navigation', { name: messages.kinds }).locator('[aria-current]')
  await current.filter({ hasText: messages.conversations }).waitFor()
  const { x, width } = (await current.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
})

journey(
  'on a phone the last page of the menu is shown whole, also when counts come late',
  async ({ visit }) => {
    await write('请看菜单里的数字。')
    const page = await visit('/usercenter/safety', {
      as: 'LAW_OFFICE',
      language: 'ru',
      width: 390,
      height: 844,
    })
    const counted = Promise.withResolvers<void>()
    await page.route(`**${messageCalls.unread.path}`, async (route) => {
      await counted.promise
      await route.continue()
    })
    await goTo(page, '/usercenter/alerts')
    const menu = page.getByRole('navigation', { name: words.ru.screens.usercenter, exact: true })
    const current = menu.locator('[aria-current]')
    const right = async () => {
      const { x, width } = (await current.boundingBox())!
      return x + width
    }
    await expect.poll(right).toBeLessThanOrEqual(390)
    counted.resolve()
    await menu.locator('[data-waiting]').first().waitFor({ state: 'attached' })
    await expect.poll(right).toBeLessThanOrEqual(390)
  },
)

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
      await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
      const scene = path.replace(id, '')
      expect(await barriers(page, [desktop, phone], { scene, language }), scene).toEqual([])
      await page.setViewportSize(desktop)
    }
    const company = await visit('/usercenter/download', { language, as: 'ENTERPRISE' })
    await expect.poll(() => company.locator('main [aria-busy="true"]').count()).toBe(0)
    expect(await barriers(company, [desktop, phone], { scene: 'downloads', language })).toEqual([])
  })
})
