import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { addAdministrator } from './harness/administrators.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signInAs } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const password = 'Editors#2026'
const { forms, publicationDesk, shell } = words.zh
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

async function write(page: Page, language: Language): Promise<void> {
  await page.locator(`[name="title.${language}"]`).fill(titles[language])
  await page.locator(`[name="summary.${language}"]`).fill(`${titles[language]}.`)
  await content(page, language).click()
  await page.keyboard.insertText(`${titles[language]}…`)
}

journey(
  'written in three languages, approved by another, read in each, withdrawn',
  async ({ visit, problems }) => {
    problems.expect(/status of 400/)
    problems.expect(/404/)
    const writer = await visit('/admin/publications', { session: await signInAs('editor_first', password) })
    await writer.getByRole('link', { name: publicationDesk.add }).click()
    await writer.getByRole('link', { name: publicationDesk.kinds.news }).click()
    await content(writer, 'zh').waitFor()
    await button(writer, publicationDesk.form.save).click()
    await writer.locator('[name="title.zh"][aria-invalid="true"]').waitFor()
    for (const language of ['zh', 'en'] as const) await write(writer, language)
    // A language that is begun is written whole.
    await writer.locator('[name="title.ru"]').fill(titles.ru)
    await choose(writer.locator('[name="category"]'), 'EXCHANGE')
    for (const language of languages) {
      await writer.locator(`[name="sourceName.${language}"]`).fill('样例日报')
    }
    await button(writer, publicationDesk.form.save).click()
    await writer.locator('[name="summary.ru"][aria-invalid="true"]').waitFor()
    await write(writer, 'ru')
    await writer.locator('[name="publishAt"]').fill('2000-01-01')
    await button(writer, publicationDesk.form.save).click()
    await writer.locator('[name="publishAt"][aria-invalid="true"]').waitFor()
    await writer.locator('[name="publishAt"]').fill('')
    await button(writer, publicationDesk.form.save).click()
    await heading(writer, titles.zh).waitFor()
    const id = new URL(writer.url()).searchParams.get('id')!

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
    const preview = await other.getByLabel(publicationDesk.preview.link).inputValue()
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
  'of two editors at once the second is told who wrote what, and merges',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const id = await begin('两人同时编辑的公告')
    const path = `/admin/publications/edit?id=${id}`
    const first = await visit(path, { session: await signInAs('editor_first', password) })
    const second = await visit(path, { session: await signInAs('editor_second', password) })
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

journey('an earlier version is compared with the present one, and restored', async ({ visit }) => {
  const id = await begin('第一版的公告')
  const { token } = await signInAs('editor_first', password)
  const { token: approving } = await signInAs('editor_second', password)
  interface Version {
    id: string
    revision: number
  }
  const latest = async () =>
    (await makeCall<{ latest: Version }>(token, 'GET', `/admin/publication/${id}`)).latest
  const publish = async () => {
    const { id: version, revision } = await latest()
    await makeCall(token, 'PUT', `/admin/publication/version/submit/${version}`, { revision })
    await makeCall(approving, 'PUT', `/admin/publication/version/approve/${version}`, { revision })
  }
  await publish()
  await makeCall(token, 'POST', `/admin/publication/revise/${id}`, {})
  const draft = await latest()
  await makeCall(token, 'PUT', `/admin/publication/version/${draft.id}`, {
    revision: draft.revision,
    title: { zh: '第二版的公告' },
    summary: { zh: '摘要' },
    content: { zh: '<p>正文</p><p>加了一段</p>' },
    category: 'PLATFORM',
    files: [],
  })
  await publish()

  const page = await visit(`/admin/publications/detail?id=${id}`, {
    session: await signInAs('editor_first', password),
  })
  const compared = page.getByRole('region', { name: publicationDesk.compare })
  await compared.locator('ins', { hasText: '加了一段' }).waitFor()
  await compared.locator('del').first().waitFor()
  expect(await barriers(page, [desktop, phone])).toEqual([])
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: fill(publicationDesk.restoreOf, { number: 1 }) }).click()
  await inDialog(page, publicationDesk.restoreVersion).click()
  await heading(page, '第一版的公告').waitFor()
  await page.getByText(fill(publicationDesk.isChange, { number: 2 })).waitFor()
})
