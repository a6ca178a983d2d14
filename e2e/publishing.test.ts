import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { formatMoment } from '../web/src/ui/format.ts'
import { addAdministrator } from './harness/administrators.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signInAs } from './harness/people.ts'
import { halvedPicture } from './harness/picture.ts'
import { fill, words } from './harness/words.ts'

const password = 'Editors#2026'
const { adminFrame, forms, kernel, publicationDesk, shell } = words.zh
const { actions, done, fields } = publicationDesk

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) =>
  page.locator('dialog[open]').getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const content = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: `${fields.content} · ${shell.languageNames[language]}`, exact: true })

const titles: Record<Language, string> = {
  zh: '示范区开通跨境公证窗口',
  en: 'A cross-border notary counter opens in the zone',
  ru: 'В зоне открыто окно трансграничного нотариата',
}

beforeAll(async () => {
  await addAdministrator('editor_first', password, ['EDITOR'])
  await addAdministrator('editor_second', password, ['EDITOR'])
})

/** Begins a notice beside the browser; its id. */
async function begin(title: string): Promise<string> {
  const { token } = await signInAs('editor_first', password)
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', {
    kind: 'notice',
    title: { zh: title },
    summary: { zh: '摘要' },
    content: { zh: '<p>正文</p>' },
    category: 'PLATFORM',
    files: [],
  })
  return id
}

interface Version {
  id: string
  revision: number
  state: string
}

async function latestOf(id: string): Promise<Version> {
  const { token } = await signInAs('editor_first', password)
  return (await makeCall<{ latest: Version }>(token, 'GET', `/admin/publication/${id}`)).latest
}

/** Hands the latest version in as the first editor, and approves it as the second: it is published when it is due. */
async function publish(id: string): Promise<void> {
  const { id: version, revision } = await latestOf(id)
  for (const [editor, act] of [
    ['editor_first', 'submit'],
    ['editor_second', 'approve'],
  ] as const) {
    const { token } = await signInAs(editor, password)
    await makeCall(token, 'PUT', `/admin/publication/version/${act}/${version}`, { revision })
  }
}

async function write(page: Page, language: Language): Promise<void> {
  await page.locator(`[name="title.${language}"]`).fill(titles[language])
  await page.locator(`[name="summary.${language}"]`).fill(`${titles[language]}.`)
  await content(page, language).click()
  await page.keyboard.insertText(`${titles[language]}…`)
}

journey(
  'written in three languages, approved by another, read in each, withdrawn',
  async ({ visit, problems }) => {
    problems.expect(/404/)
    const writer = await visit('/admin/publications', { session: await signInAs('editor_first', password) })
    await writer.getByRole('link', { name: publicationDesk.add }).click()
    await writer.getByRole('link', { name: publicationDesk.kinds.news }).click()
    await content(writer, 'zh').waitFor()
    await button(writer, publicationDesk.form.save).click()
    await writer.locator('[name="title.zh"][aria-invalid="true"]').waitFor()
    // A draft needs no more than its title: half a translation is kept, and told when it is handed in.
    await writer.locator('[name="title.zh"]').fill(titles.zh)
    await writer.locator('[name="title.ru"]').fill(titles.ru)
    await button(writer, publicationDesk.form.save).click()
    await heading(writer, titles.zh).waitFor()
    const id = new URL(writer.url()).searchParams.get('id')!
    const label = `${fields.sourceName} · ${shell.languageNames.zh}`
    const lacking = fill(forms.problem, { label, problem: kernel.fields.required })
    await writer.getByRole('listitem').filter({ hasText: lacking }).waitFor()
    await writer.getByRole('link', { name: actions.submit, exact: true }).click()
    await content(writer, 'zh').waitFor()
    for (const name of ['summary.zh', 'summary.ru', 'category', 'sourceName.zh']) {
      await writer.locator(`[name="${name}"][aria-invalid="true"]`).waitFor()
    }
    await button(writer, lacking).waitFor()
    expect(await writer.locator('[name="title.ru"]').inputValue()).toBe(titles.ru)
    for (const language of languages) await write(writer, language)
    await choose(writer.locator('[name="category"]'), 'EXCHANGE')
    for (const language of languages) {
      await writer.locator(`[name="sourceName.${language}"]`).fill('样例日报')
    }
    await writer.locator('[name="publishAt"]').fill('2000-01-01')
    await button(writer, publicationDesk.form.check).click()
    await writer.locator('[name="publishAt"][aria-invalid="true"]').waitFor()
    await writer.locator('[name="publishAt"]').fill('')
    await button(writer, publicationDesk.form.check).click()
    await writer.getByText(publicationDesk.form.ready).waitFor()
    await button(writer, publicationDesk.form.save).click()
    await heading(writer, titles.zh).waitFor()

    await button(writer, actions.submit).click()
    await inDialog(writer, actions.submit).click()
    await writer.getByText(publicationDesk.ownWork).waitFor()
    expect(await button(writer, actions.approve).count()).toBe(0)

    const other = await visit('/admin/publications?state=IN_REVIEW', {
      session: await signInAs('editor_second', password),
    })
    await other.getByRole('link', { name: titles.zh, exact: true }).click()
    await heading(other, titles.zh).waitFor()
    await button(other, publicationDesk.preview.get).click()
    const link = other.getByLabel(publicationDesk.preview.link)
    await expect.poll(() => link.evaluate((field) => field === document.activeElement)).toBe(true)
    const preview = await link.inputValue()
    await button(other, actions.approve).click()
    await inDialog(other, actions.approve).click()
    await other.getByText(done.approve, { exact: true }).first().waitFor()

    const address = publicationPath('news', id)
    for (const language of languages) {
      const reader = await visit(address, { language })
      await heading(reader, titles[language]).waitFor()
    }
    await button(other, actions.withdraw).click()
    await other
      .locator('dialog[open]')
      .getByRole('button', { name: publicationDesk.withdrawalReasons[0]! })
      .click()
    await inDialog(other, actions.withdraw).click()
    await other.getByText(done.withdraw).waitFor()
    const late = await visit(address, {})
    await heading(late, shell.notFound.title).waitFor()
    await goTo(late, new URL(preview).pathname + new URL(preview).search)
    expect(await heading(late, titles.zh).count()).toBe(0)
  },
)

journey(
  'three languages appear together at the time that they were approved for',
  async ({ visit, problems }) => {
    problems.expect(/404/)
    const { token } = await signInAs('editor_first', password)
    const inEach = (text: (title: string) => string) =>
      Object.fromEntries(languages.map((language) => [language, text(titles[language])]))
    const { id } = await makeCall<{ id: string }>(token, 'POST', '/admin/publication/add', {
      kind: 'notice',
      title: titles,
      summary: inEach((title) => `${title}.`),
      content: inEach((title) => `<p>${title}…</p>`),
      category: 'PLATFORM',
      publishAt: new Date(Date.now() + 15_000).toISOString(),
      files: [],
    })
    await publish(id)
    const state = async () => (await latestOf(id)).state
    expect(await state()).toBe('SCHEDULED')
    const address = publicationPath('notice', id)
    await heading(await visit(address), shell.notFound.title).waitFor()

    // The clock looks each minute.
    await expect.poll(state, { interval: 1000 }).toBe('PUBLISHED')
    for (const language of languages) {
      const reader = await visit(address, { language })
      await heading(reader, titles[language]).waitFor()
      await reader.getByText(`${titles[language]}…`, { exact: true }).waitFor()
    }
  },
)

journey(
  'who gives up what was typed at a desk is asked first, and keeps all of it where they stay',
  async ({ visit }) => {
    const id = await begin('尚未取消的公告')
    const path = `/admin/publications/edit?id=${id}`
    const page = await visit(path, { session: await signInAs('editor_first', password) })
    const title = page.locator('[name="title.zh"]')
    await title.fill('改了一半的公告')
    const cancel = page.getByRole('main').getByRole('button', { name: forms.actions.cancel, exact: true })
    await cancel.click()
    const asked = page.getByRole('dialog', { name: forms.leave.title })
    await asked.getByText(forms.leave.text).waitFor()
    await asked.getByRole('button', { name: forms.leave.stay, exact: true }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('改了一半的公告')
    expect(await cancel.evaluate((element) => element === document.activeElement)).toBe(true)
    await cancel.click()
    await asked.getByRole('button', { name: forms.leave.leave, exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname !== '/admin/publications/edit')
    await goTo(page, path)
    await expect.poll(() => title.inputValue()).toBe('尚未取消的公告')
  },
)

journey(
  'of two editors at once the second is told who wrote what, and merges',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const id = await begin('两人同时编辑的公告')
    const path = `/admin/publications/edit?id=${id}`
    const first = await visit(path, { session: await signInAs('editor_first', password) })
    const second = await visit(path, { session: await signInAs('editor_second', password) })
    // On opening already: who saved it a moment ago may still write.
    await second.locator('main').getByText('editor_first', { exact: false }).waitFor()
    await first.locator('[name="title.zh"]').fill('先保存的标题')
    await first.locator('[name="sourceName.zh"]').fill('先保存的来源')
    await button(first, publicationDesk.form.save).click()
    await heading(first, '先保存的标题').waitFor()

    await second.locator('[name="title.zh"]').fill('后保存的标题')
    await second.locator('[name="summary.zh"]').fill('后保存的摘要')
    await button(second, publicationDesk.form.save).click()
    const dialog = second.locator('dialog[open]')
    await dialog.getByRole('heading', { name: forms.meanwhile.title }).waitFor()
    await dialog.getByText('editor_first').first().waitFor()
    // Mine alone is no difference; theirs alone is taken; what both wrote is asked.
    const groups = dialog.locator('fieldset')
    expect(await groups.locator('legend').allTextContents()).toEqual([
      `${fields.title} · ${shell.languageNames.zh}`,
      `${fields.sourceName} · ${shell.languageNames.zh}`,
    ])
    expect(await groups.nth(0).locator('[value="mine"]').isChecked()).toBe(true)
    expect(await groups.nth(1).locator('[value="theirs"]').isChecked()).toBe(true)
    await groups.nth(1).getByText(forms.meanwhile.untouched, { exact: true }).waitFor()
    expect(await barriers(second, [desktop, phone])).toEqual([])
    await second.setViewportSize(desktop)
    await groups.nth(0).locator('[value="theirs"]').check()
    await inDialog(second, forms.meanwhile.merge).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await second.locator('[name="title.zh"]').inputValue()).toBe('先保存的标题')
    expect(await second.locator('[name="summary.zh"]').inputValue()).toBe('后保存的摘要')
    await button(second, publicationDesk.form.save).click()
    await heading(second, '先保存的标题').waitFor()
    await second.getByText('后保存的摘要').first().waitFor()
    await second.getByText('先保存的来源').first().waitFor()
  },
)

journey(
  'of two editors who begin a change at once the second is told, and shown whose it is',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const id = await begin('两人同时开始修改的公告')
    await publish(id)
    const second = await visit(`/admin/publications/detail?id=${id}`, {
      session: await signInAs('editor_second', password),
    })
    const revise = button(second, actions.revise)
    await revise.waitFor()
    const { token } = await signInAs('editor_first', password)
    await makeCall(token, 'POST', `/admin/publication/revise/${id}`, {})
    await revise.click()
    await second.getByText(adminFrame.review.begun).waitFor()
    await second.getByText(fill(publicationDesk.isChange, { number: 1 })).waitFor()
    await revise.waitFor({ state: 'detached' })
    await second
      .locator('li', { hasText: fill(publicationDesk.version, { number: 2 }) })
      .getByText('editor_first')
      .waitFor()
  },
)

journey('an earlier version is compared with the present one, and restored', async ({ visit }) => {
  const id = await begin('第一版的公告')
  const { token } = await signInAs('editor_first', password)
  await publish(id)
  await makeCall(token, 'POST', `/admin/publication/revise/${id}`, {})
  const draft = await latestOf(id)
  await makeCall(token, 'PUT', `/admin/publication/version/${draft.id}`, {
    revision: draft.revision,
    title: { zh: '第二版的公告' },
    summary: { zh: '摘要' },
    content: { zh: '<p>正文</p><p>加了一段</p>' },
    category: 'PLATFORM',
    sourceName: { zh: '样例日报' },
    files: [],
  })
  await publish(id)

  const page = await visit(`/admin/publications/detail?id=${id}`, {
    session: await signInAs('editor_first', password),
  })
  const compared = page.getByRole('region', { name: adminFrame.compare.title })
  await compared.locator('ins', { hasText: '加了一段' }).waitFor()
  const facts = compared.getByRole('region', { name: adminFrame.compare.facts })
  await facts.locator('dt', { hasText: fields.sourceName }).waitFor()
  await facts.locator('ins', { hasText: '样例日报' }).waitFor()
  await compared.locator('del').first().waitFor()
  expect(await barriers(page, [desktop, phone])).toEqual([])
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: fill(publicationDesk.restoreOf, { number: 1 }) }).click()
  await inDialog(page, publicationDesk.restoreVersion).click()
  await heading(page, '第一版的公告').waitFor()
  await page.getByText(fill(publicationDesk.isChange, { number: 2 })).waitFor()
  await button(page, actions.withdraw).click()
  await inDialog(page, publicationDesk.withdrawalReasons[0]!).click()
  await inDialog(page, actions.withdraw).click()
  await page.getByText(fill(publicationDesk.isWithdrawn, { number: 2 })).waitFor()
})

journey(
  'what is scheduled is told at the desk and read by nobody; taken back, it is published at once',
  async ({ visit, problems }) => {
    problems.expect(/404/)
    const title = '定时发布的公告'
    const id = await begin(title)
    const record = `/admin/publications/detail?id=${id}`
    const decide = async (page: Page, action: 'submit' | 'approve' | 'restore') => {
      await button(page, actions[action]).click()
      await inDialog(page, actions[action]).click()
    }
    const writer = await visit(`/admin/publications/edit?id=${id}`, {
      session: await signInAs('editor_first', password),
    })
    await writer.locator('[name="publishAt"]').fill('2030-05-14')
    await button(writer, publicationDesk.form.save).click()
    await writer.waitForURL(({ pathname }) => pathname === '/admin/publications/detail')
    await decide(writer, 'submit')
    await writer.getByText(publicationDesk.ownWork).waitFor()

    const time = formatMoment('2030-05-14T01:00:00Z', 'zh', 'Asia/Shanghai')
    const other = await visit(record, { session: await signInAs('editor_second', password), ...desktop })
    await button(other, actions.approve).click()
    await other
      .locator('dialog[open]')
      .getByText(fill(publicationDesk.asked.approveLaterText, { time }))
      .waitFor()
    await inDialog(other, actions.approve).click()
    await other.getByText(fill(publicationDesk.next.SCHEDULED, { time })).waitFor()
    await goTo(other, '/admin/publications?state=SCHEDULED')
    const row = other.getByRole('row').filter({ has: other.getByRole('link', { name: title, exact: true }) })
    await row.getByText(publicationDesk.waitsFor).waitFor()
    await row.getByText(time).waitFor()
    const reader = await visit(publicationPath('notice', id), {})
    await heading(reader, shell.notFound.title).waitFor()

    await goTo(other, record)
    await button(other, actions.withdraw).click()
    const reason = publicationDesk.withdrawalReasons[0]!
    await other.locator('dialog[open]').getByRole('button', { name: reason }).click()
    await inDialog(other, actions.withdraw).click()
    await other.getByText(publicationDesk.next.WITHDRAWN).waitFor()
    await decide(other, 'restore')
    await other.getByText(publicationDesk.next.DRAFT).waitFor()
    await decide(other, 'submit')
    await other
      .getByText(fill(publicationDesk.next.IN_REVIEW, { time: publicationDesk.asSoonAsApproved }))
      .waitFor()
    await decide(other, 'approve')
    await other.getByText(publicationDesk.next.PUBLISHED).waitFor()
    await goTo(reader, publicationPath('notice', id))
    await heading(reader, title).waitFor()
  },
)

/** Opens the tool of pictures of a text; what it asks for. */
async function openPictureTool(page: Page, language: Language) {
  const column = page.locator('[role="group"]', { has: page.locator(`[name="title.${language}"]`) }).last()
  await column.getByRole('button', { name: forms.richText.picture, exact: true }).click()
  return column.getByRole('group', { name: forms.richText.picture, exact: true })
}

journey('a picture in the text is read in two languages, each with its own words', async ({ visit }) => {
  const { insertPicture, knownPicture, noPicture, noPictureText, pictureText } = forms.richText
  const title = '配图的公告'
  const id = await begin(title)
  const session = await signInAs('editor_first', password)
  const page = await visit(`/admin/publications/edit?id=${id}`, { session, ...desktop })
  await content(page, 'zh').click()
  await page.keyboard.press('End')
  const asked = await openPictureTool(page, 'zh')
  await button(page, insertPicture).click()
  await asked.getByText(noPicture).waitFor()
  await asked.locator('input[type="file"]').setInputFiles(halvedPicture({ width: 1200, height: 600 }))
  await asked.locator('img').waitFor()
  // A picture that has no words yet holds the form back.
  await button(page, publicationDesk.form.save).click()
  await asked.getByText(noPictureText).waitFor()
  expect(await barriers(page, [desktop, phone])).toEqual([])
  await page.setViewportSize(desktop)
  await asked.getByLabel(pictureText).fill('左红右蓝的旗')
  await asked.getByLabel(fill(forms.optional, { label: forms.richText.caption })).fill('示范区的旗')
  await page.keyboard.press('Enter')
  await content(page, 'zh').locator('figure img').waitFor()

  await page.locator('[name="title.en"]').fill('A notice with a picture')
  await page.locator('[name="summary.en"]').fill('A summary.')
  await content(page, 'en').click()
  await page.keyboard.insertText('A text.')
  const askedAgain = await openPictureTool(page, 'en')
  // The same picture, without another upload.
  await askedAgain.getByRole('button', { name: fill(knownPicture, { number: 1 }) }).click()
  await askedAgain.getByLabel(pictureText).fill('A flag, red and blue')
  await page.keyboard.press('Enter')
  const figure = content(page, 'en').locator('figure')
  await figure.locator('img').waitFor()

  // By keyboard: the picture is selected, its words changed.
  await page.keyboard.press('ArrowUp')
  await figure.and(page.locator('[data-selected]')).waitFor()
  const changing = await openPictureTool(page, 'en')
  await changing.getByLabel(pictureText).fill('A flag, red on the left, blue on the right')
  // What is open is put in its place before the form is sent.
  await button(page, publicationDesk.form.save).click()
  await heading(page, title).waitFor()

  await publish(id)
  for (const [language, text, caption] of [
    ['zh', '左红右蓝的旗', '示范区的旗'],
    ['en', 'A flag, red on the left, blue on the right', ''],
  ] as const) {
    const reader = await visit(publicationPath('notice', id), { language })
    const shown = reader.getByRole('figure').filter({ has: reader.getByAltText(text, { exact: true }) })
    expect((await shown.textContent())?.trim()).toBe(caption)
    const picture = shown.locator('img')
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((element: HTMLImageElement) => element.decode())
    expect(await picture.evaluate((element: HTMLImageElement) => element.naturalWidth > 0)).toBe(true)
    expect(await picture.getAttribute('width')).toBe('1200')
    expect(await picture.getAttribute('loading')).toBe('lazy')
  }
})
