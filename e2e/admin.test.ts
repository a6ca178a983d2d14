import { languages } from '@portal/protocol/kernel/languages.ts'
import { notices } from '@portal/protocol/words/zh/notices.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { authenticatorCode } from '../server/src/admin/fixtures.ts'
import { addAdministrator } from './harness/administrators.ts'
import { password, registerCompany, registerLawyer } from './harness/applicants.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { goTo, journey } from './harness/journey.ts'
import { accountOf, makeCall, registerPerson, signIn, signInAs } from './harness/people.ts'
import { fill, words } from './harness/words.ts'
import { isScreen } from '../web/src/app/screen.ts'
import { screenTable } from '../web/src/app/screens.ts'

const { adminFrame, dictionaries, forms, people, secondFactor, verification, screens, shell } = words.zh

interface Row {
  id: string
}

/** The first row of an administrator's list. */
async function firstRow(path: string): Promise<Row> {
  const { token } = await signIn('ADMIN')
  const { content } = await makeCall<{ content: Row[] }>(token, 'GET', path)
  return content[0]!
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Finds a row of a list by its filters, and opens it. */
async function openBy(page: Page, keyword: string, name: string): Promise<void> {
  await page.locator('main [name="keyword"]').fill(keyword)
  await button(page, shell.list.filter).click()
  await page.waitForURL(/keyword=/)
  await page.getByRole('link', { name, exact: true }).click()
}

describe('verifying', () => {
  journey('a lawyer is approved, and reads the message', async ({ visit }) => {
    await registerLawyer('lawyer_waits', '+8613910000001', '王待审')
    const page = await visit('/admin', { as: 'ADMIN' })
    await page.getByRole('navigation').getByRole('link', { name: screens['admin/verifications'] }).click()
    await openBy(page, 'lawyer_waits', '王待审')
    await button(page, verification.approve).click()
    await page.getByRole('dialog').getByRole('button', { name: verification.approve }).click()
    await page
      .getByRole('main')
      .getByText(verification.submissions.APPROVED, { exact: true })
      .first()
      .waitFor()
    const session = await signInAs('lawyer_waits', password)
    const reading = await visit('/usercenter/system', { session })
    await reading.getByText(notices.events.verificationApproved.title).first().waitFor()
  })

  journey('a company is rejected with a reason, which its owner is told', async ({ visit }) => {
    await registerCompany('company_waits', '+8613910000002', '青岛待审样例公司')
    const page = await visit('/admin/verifications', { as: 'ADMIN', width: 390 })
    await openBy(page, 'company_waits', '青岛待审样例公司')
    await expect
      .poll(() => page.locator('main img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await button(page, verification.reject).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: verification.reject, exact: true }).click()
    await dialog.getByText(adminFrame.reasons.missing).waitFor()
    await dialog.getByRole('button', { name: verification.reasons[0]! }).click()
    await dialog.getByRole('button', { name: verification.reject, exact: true }).click()
    await page
      .getByRole('main')
      .getByText(verification.submissions.REJECTED, { exact: true })
      .first()
      .waitFor()
    const { token } = await signInAs('company_waits', password)
    const { content } = await makeCall<{ content: { text: string }[] }>(token, 'GET', '/web/message/page')
    expect(content[0]!.text).toContain(verification.reasons[0])
  })

  journey(
    'what somebody else has decided meanwhile is said, and shown as it is',
    async ({ visit, problems }) => {
      await registerLawyer('lawyer_twice', '+8613910000003', '赵同审')
      const { id } = await firstRow('/admin/verification/page?keyword=lawyer_twice')
      const page = await visit(`/admin/verifications/detail?id=${id}`, { as: 'ADMIN' })
      await button(page, verification.approve).click()
      const { token } = await signIn('ADMIN')
      await makeCall(token, 'PUT', `/admin/verification/reject/${id}`, { reason: '资料不完整' })
      problems.expect(/409/)
      await page.getByRole('dialog').getByRole('button', { name: verification.approve }).click()
      await page.getByText(adminFrame.review.meanwhile).waitFor()
      await page.getByText(verification.submissions.REJECTED, { exact: true }).first().waitFor()
      expect(await button(page, verification.approve).count()).toBe(0)
    },
  )
})

journey('a suspended person is signed out, and may come back when restored', async ({ visit }) => {
  await registerPerson('person_bad', password, '+8613910000004')
  const session = await signInAs('person_bad', password)
  const before = await visit('/usercenter/profile', { session })
  expect(new URL(before.url()).pathname).toBe('/usercenter/profile')
  await before.close()
  const page = await visit('/admin/people', { as: 'ADMIN' })
  await openBy(page, 'person_bad', 'person_bad')
  await button(page, people.suspend.name).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(people.suspend.effect).waitFor()
  await dialog.locator('[name="reason"]').fill('违反平台规则')
  await button(page, people.suspend.name).last().click()
  await page.getByText(people.states.SUSPENDED, { exact: true }).first().waitFor()
  await page.getByText('违反平台规则').waitFor()
  const after = await visit('/usercenter/profile', { session })
  expect(new URL(after.url()).pathname).toBe('/account/login')
  await expect(signInAs('person_bad', password)).rejects.toThrow(words.zh.kernel.codes.suspended)
  await button(page, people.restore.name).click()
  await dialog.getByRole('button', { name: people.reasons[3]! }).click()
  await button(page, people.restore.name).last().click()
  await page.getByText(people.states.ACTIVE, { exact: true }).first().waitFor()
  await signInAs('person_bad', password)
})

journey('a second factor is set up, and asked for at each sign-in', async ({ visit, problems }) => {
  await addAdministrator('admin_careful', password, ['SUPER'])
  const page = await visit('/admin/security', { session: await signInAs('admin_careful', password) })
  await button(page, secondFactor.setUp).click()
  await page.locator('[name="password"]').fill(password)
  await button(page, secondFactor.begin).click()
  await page.getByRole('img', { name: secondFactor.qr }).waitFor()
  const secret = (await page.locator('main code').first().textContent())!.replaceAll(' ', '')
  await page.locator('[name="code"]').fill(authenticatorCode(secret))
  await button(page, secondFactor.confirm).click()
  const shown = page.getByRole('list', { name: secondFactor.codes }).locator('code')
  await shown.first().waitFor()
  const [recoveryCode] = await shown.allTextContents()
  await button(page, secondFactor.finish).click()
  await page.getByText(secondFactor.missingKept).waitFor()
  await page.locator('[name="isKept"]').check()
  await button(page, secondFactor.finish).click()
  await page.getByRole('heading', { name: secondFactor.stateOn }).waitFor()

  const later = await visit('/admin/people', { session: await signInAs('admin_careful', password) })
  await later.getByRole('heading', { name: secondFactor.enterTitle }).waitFor()
  problems.expect(/400/)
  await later.locator('[name="code"]').fill('ABCD-EFGH-JKMN-PQRS')
  await button(later, secondFactor.enter).click()
  await later.locator('[name="code"][aria-invalid="true"]').waitFor()
  await later.locator('[name="code"]').fill(recoveryCode!)
  await button(later, secondFactor.enter).click()
  await later.getByRole('heading', { name: screens['admin/people'], exact: true }).waitFor()
  await later.getByRole('link', { name: 'admin_careful' }).waitFor()
})

journey('a word of a dictionary is changed, and read on a public page', async ({ visit }) => {
  const page = await visit('/admin/dictionaries?type=COUNTRY', { as: 'ADMIN' })
  await page.getByRole('button', { name: `${dictionaries.edit} TJ` }).click()
  const field = page.getByRole('dialog').locator('[name="words.zh"]')
  const before = await field.inputValue()
  await field.fill('塔吉克')
  await button(page, forms.actions.save).click()
  await page.getByRole('cell', { name: '塔吉克', exact: true }).waitFor()
  const visitor = await visit('/legal/info')
  await visitor.getByRole('heading', { name: '塔吉克', exact: true }).waitFor()
  await page.getByRole('button', { name: `${dictionaries.edit} TJ` }).click()
  await field.fill(before)
  await button(page, forms.actions.save).click()
  await page.getByRole('cell', { name: before, exact: true }).waitFor()
})

journey('a verifier sees their own part, and the 403 page elsewhere', async ({ visit, problems }) => {
  await addAdministrator('only_verifier', password, ['VERIFIER'])
  const session = await signInAs('only_verifier', password)
  const page = await visit('/admin', { session })
  const menu = page.getByRole('complementary').getByRole('navigation')
  await menu.getByRole('link', { name: screens['admin/people'] }).waitFor()
  const own = [
    adminFrame.overview,
    screens['admin/messages'],
    screens['admin/verifications'],
    screens['admin/people'],
    screens['admin/security'],
  ]
  const entries = menu.locator('a > span:not(.visually-hidden, [aria-hidden])')
  expect(await entries.allTextContents()).toEqual(own)
  await menu.getByRole('link', { name: screens['admin/people'] }).click()
  await page.getByRole('rowheader').first().waitFor()
  problems.expect(/403/)
  const refused = await visit('/admin/audit', { session })
  await refused.getByRole('heading', { level: 1, name: shell.forbidden.title }).waitFor()
})

/** How much waits, by kind. */
async function countWaiting(): Promise<Record<string, number>> {
  const { token } = await signIn('ADMIN')
  return (await makeCall<{ waiting: Record<string, number> }>(token, 'GET', '/admin/overview')).waiting
}

journey('the menu says in its groups how much waits, and less once it is decided', async ({ visit }) => {
  await registerLawyer('lawyer_counted', '+8613910000005', '钱计数')
  const { verifications = 0, lookups = 0, lookupsDue = 0 } = await countWaiting()
  const page = await visit('/admin/verifications', { as: 'ADMIN' })
  const menu = page.getByRole('complementary').getByRole('navigation', { name: adminFrame.menu.label })
  const entryOf = (group: keyof typeof shell.groups, path: keyof typeof screens, count: number) =>
    menu.getByRole('list', { name: shell.groups[group], exact: true }).getByRole('link', {
      name: `${screens[path]} ${fill(shell.waiting_other, { count })}`,
      exact: true,
    })
  await entryOf('review', 'admin/verifications', verifications).waitFor()
  await entryOf('handling', 'admin/lookups', lookups + lookupsDue).waitFor()
  await openBy(page, 'lawyer_counted', '钱计数')
  await button(page, verification.approve).click()
  await page.getByRole('dialog').getByRole('button', { name: verification.approve }).click()
  await entryOf('review', 'admin/verifications', verifications - 1).waitFor()
})

journey('nobody else sees anything of it', async ({ visit, problems }) => {
  problems.expect(/403/)
  const page = await visit('/admin/people', { as: 'LAWYER' })
  await page.getByRole('heading', { level: 1, name: shell.forbidden.title }).waitFor()
  const visitor = await visit('/admin/people')
  await visitor.waitForURL((url) => url.pathname === '/account/login')
})

journey('what the portal did by itself is told of it, and of no visitor', async ({ visit }) => {
  const page = await visit('/admin/audit?event=requirement.expire', { as: 'ADMIN' })
  const row = page.getByRole('row').filter({ hasText: 'clock' }).first()
  await row.getByText(adminFrame.list.platform, { exact: true }).waitFor()
})

/** Lists of one thing, which their address names. */
const ofOneThing: readonly string[] = ['admin/products/team', 'admin/events/applications']

/** The pages of the administration that need nothing in their address. */
const desks = screenTable.rows
  .filter(isScreen)
  .filter(({ path, roles }) => roles && !path.endsWith('/detail') && !ofOneThing.includes(path))
  .map(({ path }) => path)

describe.each(languages)('every page can be used by everybody, in %s', (language) => {
  const spoken = words[language]
  const pages = desks.map((path): [path: string, title: string] => [
    `/${path}`,
    path === 'admin' ? spoken.adminFrame.overview : spoken.screens[path],
  ])

  journey.for(pages)('%s', async ([path, title], { visit }) => {
    const page = await visit(path, { as: 'ADMIN', language })
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: path, language })).toEqual([])
  })

  journey('the pages about one thing', async ({ visit }) => {
    const { id: waiting } = await firstRow('/admin/verification/page?keyword=demo_office')
    const { id: person } = await firstRow(`/admin/people/page?keyword=${accountOf('LAWYER')}`)
    const page = await visit(`/admin/verifications/detail?id=${waiting}`, { as: 'ADMIN', language })
    await page.getByText(spoken.verification.given, { exact: true }).first().waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'verification', language })).toEqual([])
    await goTo(page, `/admin/people/detail?id=${person}`)
    await page.setViewportSize(desktop)
    await button(page, spoken.people.freeze.name).click()
    await page
      .getByRole('heading', { name: fill(spoken.people.freeze.title, { name: accountOf('LAWYER') }) })
      .waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'person', language })).toEqual([])
    const { id: product } = await firstRow('/admin/publication/page?kind=product')
    const { id: event } = await firstRow('/admin/event/page')
    const { id: publication } = await firstRow('/admin/publication/page')
    for (const [path, id] of [
      ['/admin/publications/detail', publication],
      ['/admin/products/team', product],
      ['/admin/events/applications', event],
    ] as const) {
      await goTo(page, `${path}?id=${id}`)
      expect(await barriers(page, [desktop, phone], { scene: path, language })).toEqual([])
    }
  })
})
