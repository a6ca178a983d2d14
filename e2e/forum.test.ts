import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const { forum, forumDesk, forumForm, forumThread, ownPosts, messages, kernel, shell } = words.zh

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const inDialog = (page: Page, name: string) => button(page, name).and(page.locator('dialog[open] button'))
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const comments = (page: Page) => page.getByRole('list', { name: forumThread.comments.list, exact: true })
const threadOf = (id: string) => `/communication/forum/detail?id=${id}`

/** Writes a post as the demo's individual and has it shown; answers its id. */
async function shownPost(title: string, language: Language = 'zh'): Promise<string> {
  const { token } = await signIn('PERSON')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/web/bbs/add', {
    title,
    category: 'CONTRACT',
    language,
    content: `<p>${title}</p>`,
    pictures: [],
    pictureTexts: [],
  })
  await makeCall((await signIn('ADMIN')).token, 'PUT', `/admin/forum/approve/${id}`, {
    revision: 0,
  })
  return id
}

/** Says something below a post, as the demo's lawyer unless as somebody else; answers the comment's id. */
async function comment(
  id: string,
  text: string,
  { as = 'LAWYER', replyTo }: { as?: 'LAWYER' | 'ENTERPRISE'; replyTo?: string } = {},
): Promise<string> {
  const { token } = await signIn(as)
  const body = { text, ...(replyTo && { replyTo }) }
  const added = await makeCall<{ id: string }>(token, 'POST', `/web/bbs/comments/${id}`, body)
  return added.id
}

journey(
  'a member posts, a moderator approves, a lawyer replies, and the author is told',
  async ({ visit }) => {
    const title = '俄罗斯客户要求改用卢布结算，原美元合同怎么补？'
    const reply = 'Согласуйте курс и день его определения в дополнительном соглашении.'
    const thanks = '谢谢，选择权要不要写明通知期限？'
    const author = await visit('/communication/forum', { language: 'zh', as: 'PERSON' })
    await link(author, forum.write).first().click()
    await author.waitForURL(({ pathname }) => pathname === '/communication/forum/release')
    await box(author, forumForm.title).fill(title)
    await button(author, forumForm.send).click()
    await author.getByText(kernel.fields.required).first().waitFor()
    await choose(author.getByRole('combobox', { name: forumForm.category }), 'CONTRACT')
    await box(author, forumForm.content).fill(
      '依照《中华人民共和国民法典》第五百四十三条，合同可以协商变更。',
    )
    // The next page is long in coming: what was sent is in sight until it is there.
    const { promise: isWanted, resolve: want } = Promise.withResolvers<void>()
    await author.route(/\/assets\/|\/page/, async (route) => {
      await isWanted
      await route.continue()
    })
    await button(author, forumForm.send).click()
    await author.getByText(forumForm.reviewed).waitFor()
    expect(await box(author, forumForm.title).inputValue()).toBe(title)
    want()
    await author.waitForURL(({ pathname }) => pathname === '/usercenter/myBBS')
    await link(author, title).click()
    await author.getByText(forumThread.reviewing).waitFor()

    const moderator = await visit('/admin/forum?state=REVIEWING', { language: 'zh', as: 'ADMIN' })
    await link(moderator, title).click()
    await heading(moderator, title).waitFor()
    await button(moderator, forumDesk.approve).click()
    await inDialog(moderator, forumDesk.approve).click()
    await moderator.getByText(forumDesk.approved).waitFor()

    const inRussian = words.ru.forumThread
    const lawyer = await visit('/communication/forum', { language: 'ru', as: 'LAWYER', ...phone })
    await link(lawyer, title).click()
    await heading(lawyer, title).waitFor()
    await box(lawyer, inRussian.comments.field).fill(reply)
    await button(lawyer, inRussian.comments.send).first().click()
    await lawyer.getByText(inRussian.comments.sent).waitFor()
    await lawyer.getByRole('list', { name: inRussian.comments.list, exact: true }).getByText(reply).waitFor()

    await goTo(author, '/usercenter/system')
    const told = author.getByRole('article').filter({ hasText: title }).first()
    await told.getByRole('link', { name: messages.open }).click()
    await heading(author, title).waitFor()
    await author.getByText(forumThread.history.approve, { exact: true }).waitFor()
    const said = comments(author).getByRole('listitem').filter({ hasText: reply }).first()
    await said.getByText(forum.lawyer).waitFor()
    const like = (count: number) => fill(forumThread.like, { count })
    await button(author, like(0)).last().click()
    await button(author, like(1)).waitFor()
    await said.getByText(forumThread.comments.reply, { exact: true }).click()
    await said.locator('textarea').fill(thanks)
    await button(author, forumThread.comments.send).first().click()
    const own = said.getByRole('listitem').filter({ hasText: thanks })
    await own.getByText(forumThread.comments.starter).waitFor()

    await goTo(author, '/usercenter/myBBS?view=comments')
    const row = author.getByRole('article').filter({ hasText: thanks })
    await row.getByRole('checkbox').check()
    await button(author, ownPosts.comments.remove).click()
    await inDialog(author, ownPosts.comments.remove).click()
    await author.getByText(ownPosts.comments.removed).waitFor()
    await row.waitFor({ state: 'detached' })
  },
)

journey(
  'a visitor reads, and is led to sign in and back; what is closed takes no replies',
  async ({ visit }) => {
    const title = '关闭以后还能回复吗？'
    const id = await shownPost(title)
    const insult = '提这种问题的人真可笑。'
    await comment(id, insult)
    const visitor = await visit(threadOf(id), { language: 'zh' })
    await comments(visitor).getByText(insult).waitFor()
    await link(visitor, forumThread.comments.toSignIn).click()
    await visitor.waitForURL(({ pathname }) => pathname === '/account/login')
    expect(new URL(visitor.url()).searchParams.get('to')).toBe(threadOf(id))

    const moderator = await visit(`/admin/forum/detail?id=${id}`, { language: 'zh', as: 'ADMIN' })
    const said = moderator.getByRole('listitem').filter({ hasText: insult })
    await said.getByRole('button', { name: forumDesk.takeDown, exact: true }).click()
    await button(moderator, forumDesk.reasons[0] ?? '').click()
    await moderator.getByRole('dialog').getByRole('textbox').fill('用语不当，请改写后再发')
    await inDialog(moderator, forumDesk.takeDown).click()
    await said.waitFor({ state: 'detached' })
    await button(moderator, forumDesk.close).click()
    await button(moderator, forumDesk.closeReasons[0] ?? '').click()
    await inDialog(moderator, forumDesk.close).click()
    await moderator.getByText(forumDesk.closeDone).waitFor()

    const member = await visit(threadOf(id), { language: 'zh', as: 'LAWYER' })
    await member.getByText(forumThread.comments.closed).waitFor()
    expect(await box(member, forumThread.comments.field).count()).toBe(0)
    expect(await member.getByText(insult).count()).toBe(0)
  },
)

journey('a comment is led to wherever it stands below a long post', async ({ visit }) => {
  const title = '长帖里的一条回复在哪里？'
  const id = await shownPost(title)
  let top = ''
  for (let at = 1; at <= 21; at += 1) {
    top = await comment(id, `第${at}条`, { as: at % 2 === 0 ? 'ENTERPRISE' : 'LAWYER' })
  }
  for (const text of ['甲', '乙', '丙', '在这里']) await comment(id, text, { as: 'ENTERPRISE', replyTo: top })
  const member = await visit('/usercenter/myBBS?view=comments', { language: 'zh', as: 'ENTERPRISE' })
  const row = member.getByRole('article').filter({ hasText: '在这里' })
  await row.getByRole('link', { name: title }).click()
  const said = comments(member).getByText('在这里')
  await said.waitFor()
  await member.waitForFunction(() => document.activeElement?.textContent?.includes('在这里'))
  expect(await said.evaluate((shown) => shown.getBoundingClientRect().top)).toBeLessThan(desktop.height)

  const lawyer = await visit('/usercenter/system', { language: 'zh', as: 'LAWYER' })
  const told = lawyer.getByRole('article').filter({ hasText: title }).first()
  await told.getByRole('link', { name: messages.open }).click()
  await comments(lawyer).getByText('甲').waitFor()
})

journey('what the reader says below a long post is shown where it stands', async ({ visit }) => {
  const id = await shownPost('合同争议仲裁条款清单，二十条以上')
  for (let at = 1; at <= 21; at++)
    await comment(id, `清单第${at}条`, { as: at % 2 === 0 ? 'ENTERPRISE' : 'LAWYER' })
  const member = await visit(threadOf(id), { language: 'zh', as: 'PERSON' })
  const own = comments(member).getByText('我的第二十二条')
  await box(member, forumThread.comments.field).fill('我的第二十二条')
  await button(member, forumThread.comments.send).click()
  await own.waitFor()
  // An answer that is begun and given up leaves the others folded, and the reader where they were.
  const last = comments(member).getByRole('listitem').filter({ hasText: '清单第21条' })
  await last.getByText(forumThread.comments.reply, { exact: true }).click()
  await last.getByRole('button', { name: words.zh.forms.actions.cancel, exact: true }).click()
  await expect
    .poll(() => last.locator('article').evaluate((entry) => entry === document.activeElement))
    .toBe(true)
})

journey('a post that its author changed elsewhere is not overwritten', async ({ visit, problems }) => {
  problems.expect(/409/)
  const id = await shownPost('发票抬头写错了怎么办？')
  const author = await visit(`/communication/forum/release?id=${id}`, { language: 'zh', as: 'PERSON' })
  await makeCall((await signIn('PERSON')).token, 'PUT', `/web/bbs/${id}`, {
    title: '发票抬头和税号都写错了怎么办？',
    category: 'CONTRACT',
    language: 'zh',
    content: '<p>另一台设备上补充的说明。</p>',
    pictures: [],
    pictureTexts: [],
    revision: 0,
  })
  await box(author, forumForm.title).fill('电子发票抬头写错了怎么办？')
  await button(author, forumForm.send).click()
  await author.getByText(words.zh.forms.elsewhere.text).waitFor()
  expect(await box(author, forumForm.title).inputValue()).toBe('电子发票抬头写错了怎么办？')
  await button(author, words.zh.forms.elsewhere.keep).click()
  await button(author, forumForm.send).click()
  await author.waitForURL(({ pathname }) => pathname === '/usercenter/myBBS')
  await author.getByText('电子发票抬头写错了怎么办？').first().waitFor()
})

journey('what a reader reports is taken down, and keeps no words', async ({ visit }) => {
  const title = '这里能发广告吗？'
  const advert = '加我好友，低价代办一切手续！'
  const id = await shownPost(title)
  await comment(id, advert)
  const reader = await visit(threadOf(id), { language: 'zh', as: 'ENTERPRISE' })
  await comments(reader).getByText(forumThread.report.action, { exact: true }).click()
  await choose(reader.getByRole('combobox', { name: forumThread.report.fault }), 'ADVERTISING')
  await inDialog(reader, forumThread.report.send).click()
  await reader.getByText(forumThread.report.sent).waitFor()

  const moderator = await visit('/admin/forum/reports?state=OPEN', { language: 'zh', as: 'ADMIN' })
  const row = moderator.getByRole('article').filter({ hasText: advert })
  await row.getByText(forum.faults.ADVERTISING).waitFor()
  await row.getByRole('button', { name: forumDesk.takeDown, exact: true }).click()
  await button(moderator, forumDesk.reasons[2] ?? '').click()
  await moderator.getByRole('dialog').getByRole('textbox').fill('推销，与本帖无关')
  await inDialog(moderator, forumDesk.takeDown).click()
  await moderator.getByText(forumDesk.takenDown).first().waitFor()

  await goTo(reader, threadOf(id))
  await heading(reader, title).waitFor()
  expect(await reader.getByText(advert).count()).toBe(0)
})

journey('a post that is not shown is nobody’s but its author’s', async ({ visit, problems }) => {
  problems.expect(/404/)
  const title = '还没有审核的帖子'
  const { token } = await signIn('PERSON')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/web/bbs/add', {
    title,
    category: 'CONTRACT',
    language: 'zh',
    content: '<p>正文</p>',
    pictures: [],
    pictureTexts: [],
  })
  const author = await visit(threadOf(id), { language: 'zh', as: 'PERSON' })
  await author.getByText(forumThread.reviewing).waitFor()
  const other = await visit(threadOf(id), { language: 'zh', as: 'LAWYER' })
  await heading(other, shell.notFound.title).waitFor()
  expect(await other.getByText(title).count()).toBe(0)
})

describe('a thread', () => {
  let id: string
  beforeAll(async () => {
    id = await shownPost('Нужен ли апостиль на доверенность для участия в торгах?', 'ru')
    await comment(id, '依照《中华人民共和国民法典》第一百六十五条，授权委托书应当载明事项、权限和期限。')
  })

  journey.for(languages)('is free of barriers in %s', async (language, { visit }) => {
    const page = await visit(threadOf(id), { language, as: 'LAWYER' })
    await box(page, words[language].forumThread.comments.field).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'thread', language })).toEqual([])
  })

  journey.for(languages)('is reviewed without barriers in %s', async (language, { visit }) => {
    const page = await visit(`/admin/forum/detail?id=${id}`, { language, as: 'ADMIN' })
    const { title } = words[language].forumDesk.comments
    await page.getByRole('region', { name: title, exact: true }).getByRole('button').first().waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'review of a post', language })).toEqual([])
  })
})
