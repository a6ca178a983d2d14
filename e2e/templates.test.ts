import { buffer } from 'node:stream/consumers'
import { demoPassword } from '@portal/protocol/account/demo.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { docxType } from '@portal/protocol/kernel/file.ts'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { addAdministrator } from './harness/administrators.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { accountOf, makeCall, signInAs } from './harness/people.ts'
import { portal } from './harness/this-portal.ts'
import { wordText } from './harness/word-text.ts'
import { fill, words } from './harness/words.ts'

const password = 'Templates_2026'

let sale: { id: string; title: string }

beforeAll(async () => {
  await addAdministrator('template_editor', password, ['EDITOR'])
  const path = '/web/contract/template/page?category=SALE'
  const { content } = await makeCall<{ content: (typeof sale)[] }>(null, 'GET', path)
  sale = content[0]!
})

const detail = () => `/service/contract/detail?id=${sale.id}`
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const preview = (page: Page) => main(page).getByRole('group', { name: words.zh.template.preview.text })
const saved = (page: Page) =>
  main(page).getByText(new RegExp(fill(words.zh.template.saving.saved, { time: String.raw`\d\d:\d\d` })))

/** Downloads the contract as Word; answers its words. */
async function download(page: Page): Promise<string> {
  const { template } = words.zh
  await button(page, template.finish.download).click()
  const dialog = page.locator('dialog[open]')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: template.download.docx, exact: true }).click(),
  ])
  await dialog.getByRole('button', { name: words.zh.shell.actions.close }).click()
  return wordText(await buffer(await file.createReadStream()))
}

journey(
  'a company fills in a sale of goods in two languages, and goes on with it on a phone',
  async ({ visit }) => {
    const { template, contracts } = words.zh
    const company = await visit(detail(), { as: 'ENTERPRISE' })
    await button(company, template.offers.partyA).click()
    const seller = await company.locator('[name="aName"]').inputValue()
    expect(seller).not.toBe('')
    await company.locator('[name="bName"]').fill('Almaty Sample Trading')
    await company.locator('[name="bName"]').press('Tab')
    await expect.poll(() => preview(company).locator('[data-field="bName"]').count()).toBeGreaterThan(1)
    await saved(company).waitFor()
    await main(company)
      .getByRole('navigation', { name: template.steps.label })
      .getByRole('button')
      .nth(1)
      .click()
    await company.locator('[name="goods:zh"]').fill('离心泵二十台')
    await company.locator('[name="goods:en"]').fill('Twenty centrifugal pumps')
    await preview(company).getByText('Twenty centrifugal pumps').first().waitFor()
    expect(await barriers(company, [desktop])).toEqual([])
    await company.setViewportSize(desktop)
    const text = await download(company)
    for (const said of [seller, 'Almaty Sample Trading', '离心泵二十台', 'Twenty centrifugal pumps'])
      expect(text).toContain(said)

    const there = await visit('/usercenter/contracts', { as: 'ENTERPRISE', ...phone })
    expect(await barriers(there, [phone])).toEqual([])
    await there.getByRole('link', { name: sale.title, exact: true }).first().click()
    await there.locator('[name="bName"]').waitFor()
    expect(await there.locator('[name="bName"]').inputValue()).toBe('Almaty Sample Trading')
    expect(await preview(there).isVisible()).toBe(false)
    // Scrolled past, the choice between form and contract stands below the header.
    await there.evaluate(() => window.scrollTo(0, 900))
    const boxOf = async (part: Locator) => (await part.boundingBox())!
    const header = await boxOf(there.getByRole('banner'))
    const choice = await boxOf(button(there, template.panes.preview))
    expect(choice.y).toBeGreaterThanOrEqual(header.y + header.height)
    await button(there, template.panes.preview).click()
    await preview(there).getByText('Twenty centrifugal pumps').first().waitFor()
    expect(await barriers(there, [phone])).toEqual([])
    await there.setViewportSize(phone)
    expect(await download(there)).toContain('离心泵二十台')

    await goTo(there, '/usercenter/contracts')
    const row = there.getByRole('article').filter({ hasText: sale.title }).first()
    await row.getByRole('button', { name: words.zh.shell.actions.more }).click()
    await row.getByRole('button', { name: contracts.remove }).last().click()
    await there.locator('dialog[open]').getByRole('button', { name: contracts.remove, exact: true }).click()
    await there.getByText(contracts.removed).waitFor()
  },
)

journey('a visitor fills in, signs in, and finds everything again', async ({ visit }) => {
  const { template, account } = words.zh
  const page = await visit(detail())
  await main(page).getByText(template.saving.device).waitFor()
  await page.locator('[name="bName"]').fill('访客填写的公司')
  await button(page, template.finish.download).click()
  await page.locator('dialog[open]').getByRole('link', { name: template.finish.signIn, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/account/login')
  await page.getByRole('textbox', { name: account.login.account, exact: true }).fill(accountOf('PERSON'))
  await page.locator('input[type="password"]').fill(demoPassword)
  await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/account/login')
  await saved(page).waitFor()
  expect(await page.locator('[name="bName"]').inputValue()).toBe('访客填写的公司')
  await reload(page)
  await expect.poll(() => page.locator('[name="bName"]').inputValue()).toBe('访客填写的公司')
  expect(new URL(page.url()).pathname).toBe('/usercenter/contracts/detail')
})

journey('answers that cannot be saved stay on the device, until they can', async ({ visit, problems }) => {
  problems.expect(/ERR_FAILED/)
  const { template } = words.zh
  const page = await visit(detail(), { as: 'OTHER' })
  const name = page.locator('[name="bName"]')
  await name.fill('存得下的公司')
  await saved(page).waitFor()
  await reload(page)
  await expect.poll(() => name.inputValue()).toBe('存得下的公司')
  await page.route('**/web/contract/draft/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await name.fill('存不下的公司')
  await main(page).getByText(template.saving.failed).waitFor()
  await reload(page)
  await expect.poll(() => name.inputValue()).toBe('存不下的公司')
  await main(page).getByText(template.saving.failed).waitFor()
  await page.unroute('**/web/contract/draft/**')
  await button(page, template.saving.retry).click()
  await saved(page).waitFor()
  const path = new URL(page.url()).pathname + new URL(page.url()).search
  const there = await visit(path, { as: 'OTHER' })
  expect(await there.locator('[name="bName"]').inputValue()).toBe('存不下的公司')
})

journey(
  'a contract that is open in two tabs asks which of the two stays, and loses neither',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const { conflict } = words.zh.template
    const here = await visit(detail(), { as: 'LAWYER' })
    const nameIn = (page: Page) => page.locator('[name="bName"]')
    const asks = (page: Page) => main(page).getByRole('alert').getByRole('button', { name: conflict.keep })
    const written = (page: Page, name: string) =>
      Promise.all([
        page.waitForResponse((answer) => {
          const isSaving = answer.request().method() !== 'GET' && answer.url().includes('/contract/draft/')
          return isSaving && answer.ok()
        }),
        nameIn(page).fill(name),
      ])
    await written(here, '第一次填写的公司')
    const there = await visit('/usercenter/contracts', { as: 'LAWYER' })
    await there.getByRole('link', { name: sale.title, exact: true }).first().click()
    await expect.poll(() => nameIn(there).inputValue()).toBe('第一次填写的公司')
    await written(there, '另一个标签页里的公司')

    await nameIn(here).fill('这个标签页里的公司')
    await asks(here).waitFor()
    expect(await nameIn(here).inputValue()).toBe('这个标签页里的公司')
    await asks(here).click()
    await saved(here).waitFor()
    await asks(here).waitFor({ state: 'detached' })

    await nameIn(there).fill('又在另一个标签页里改过')
    await asks(there).waitFor()
    await main(there).getByRole('alert').getByRole('button', { name: conflict.take }).click()
    await expect.poll(() => nameIn(there).inputValue()).toBe('这个标签页里的公司')
    await reload(there)
    expect(await nameIn(there).inputValue()).toBe('这个标签页里的公司')
  },
)

journey('an editor makes a template of a Word document, another publishes it', async ({ visit }) => {
  const { templateDesk: desk, templateEditor: editor, adminFrame } = words.zh
  const blank = await fetch(
    `${portal}${apiPrefix}/web/contract/template/document/${sale.id}?format=docx&language=zh`,
  )
  const writer = await visit('/admin/templates/edit', {
    session: await signInAs('template_editor', password),
  })
  await writer.locator('summary').filter({ hasText: editor.upload.title }).click()
  await writer.locator('input[type="file"]').setInputFiles({
    name: 'sale.docx',
    mimeType: docxType,
    buffer: Buffer.from(await blank.arrayBuffer()),
  })
  await button(writer, editor.upload.read).click()
  await main(writer).getByText(editor.upload.next).waitFor()
  await writer.locator('[name="title.zh"]').fill('读自文档的买卖合同')
  await writer.locator('[name="summary.zh"]').fill('示例文本，签署前应由律师审核。')
  await choose(main(writer).getByRole('combobox', { name: desk.fields.category }), 'SALE')
  // Its translations come later: the template is Chinese at first.
  for (const language of ['en', 'ru'] as const) {
    const box = main(writer).getByRole('checkbox', { name: words.zh.shell.languageNames[language] })
    if (await box.isChecked()) await box.uncheck()
  }
  await button(writer, editor.check).click()
  const sound = main(writer).getByText(editor.sound)
  await sound.waitFor()
  const question = main(writer).getByRole('group', { name: editor.field.label, exact: true })
  await question.getByRole('textbox').first().fill('合同在哪一天签订')
  // It was said of what stood there then.
  await sound.waitFor({ state: 'detached' })
  // Blanks of a template are written as words are that a screen has not filled in.
  const found = await barriers(writer, [desktop, phone])
  expect(found.filter((problem) => !/^no words.*\{\{\w+\}\}/.test(problem))).toEqual([])
  await button(writer, editor.tryOut.try).click()
  await main(writer).getByText('合同在哪一天签订').first().waitFor()
  await button(writer, editor.tryOut.write).click()
  await button(writer, editor.save).click()
  await writer.getByText(adminFrame.form.saved).waitFor()
  await main(writer).getByRole('heading', { level: 1, name: '读自文档的买卖合同' }).waitFor()
  await button(writer, desk.actions.submit).click()
  await writer.locator('dialog[open]').getByRole('button', { name: desk.actions.submit, exact: true }).click()
  await writer.getByRole('status').getByText(desk.done.submit).waitFor()
  await main(writer).getByText(desk.ownWork).waitFor()

  const other = await visit('/admin/templates?state=IN_REVIEW', { as: 'ADMIN' })
  await other.getByRole('link', { name: '读自文档的买卖合同', exact: true }).click()
  await button(other, desk.actions.approve).click()
  expect(await barriers(other, [desktop])).toEqual([])
  await other.locator('dialog[open]').getByRole('button', { name: desk.actions.approve, exact: true }).click()
  await other.getByRole('status').getByText(desk.done.approve).waitFor()

  const reader = await visit('/service/contract?category=SALE')
  await reader.getByRole('link', { name: '读自文档的买卖合同', exact: true }).click()
  await main(reader).getByText('合同在哪一天签订').first().waitFor()

  // Its questions are asked in Chinese of whoever reads another language, and marked as such.
  const russian = await visit(new URL(reader.url()).pathname + new URL(reader.url()).search, {
    language: 'ru',
  })
  const label = main(russian).locator('[data-answer] label').getByText('合同在哪一天签订')
  await label.waitFor()
  expect(await label.getAttribute('lang')).toBe('zh')
  expect(await barriers(russian, [desktop, phone])).toEqual([])
})

journey(
  'of two editors who begin a version at once the second is told, and shown whose it is',
  async ({ visit, problems }) => {
    problems.expect(/status of 409/)
    const { templateDesk: desk, adminFrame } = words.zh
    const path = '/web/contract/template/page?category=LEASE'
    const { content } = await makeCall<{ content: (typeof sale)[] }>(null, 'GET', path)
    const { id } = content[0]!
    const second = await visit(`/admin/templates/detail?id=${id}`, { as: 'ADMIN' })
    const revise = button(second, desk.actions.revise)
    await revise.waitFor()
    const { token } = await signInAs('template_editor', password)
    await makeCall(token, 'POST', `/admin/contract/template/revise/${id}`, {})
    await revise.click()
    await second.getByText(adminFrame.review.begun).waitFor()
    await revise.waitFor({ state: 'detached' })
    await main(second)
      .locator('li', { hasText: fill(desk.version, { number: 2 }) })
      .getByText('template_editor')
      .waitFor()
  },
)
