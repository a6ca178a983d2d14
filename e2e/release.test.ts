import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { alive, goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { requirementsBase, shown } from './harness/requirements.ts'
import { words } from './harness/words.ts'
import { portal } from './harness/this-portal.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'

const { demand, forms, requirementForm, requirements, screens, shell } = words.en
const release = '/service/demand/release'

const titleOf = (page: Page) => page.getByRole('textbox', { name: requirements.fields.title, exact: true })
const send = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Another tab of a browser. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  return goTo(page, path)
}

/** Somebody else uses the browser, without the one before having signed out. */
async function becomes(context: BrowserContext, userType: UserType): Promise<void> {
  const { cookies } = await signIn(userType)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: portal })))
}

journey('a half-filled form is kept for its account, until it signs out', async ({ visit }) => {
  const first = await visit(release, { as: 'PERSON', language: 'en' })
  await titleOf(first).fill('Kept for later')
  await first.close()
  const context = first.context()
  const again = await openTab(context, release)
  await expect.poll(() => titleOf(again).inputValue()).toBe('Kept for later')
  await again.close()

  await becomes(context, 'LAWYER')
  const other = await openTab(context, release)
  expect(await titleOf(other).inputValue()).toBe('')
  await other.close()

  await becomes(context, 'PERSON')
  const home = await openTab(context, '/home')
  const drafts = () =>
    home.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('draft:')))
  expect(await drafts()).toHaveLength(1)
  await home.getByRole('button', { name: new RegExp(shell.user.menu) }).click()
  await home.getByRole('button', { name: shell.user.logOut, exact: true }).click()
  await home.getByText(shell.user.loggedOut).waitFor()
  expect(await drafts()).toEqual([])
})

journey('whoever signs out from a half-filled form leaves none of it to the next', async ({ visit }) => {
  const page = await visit(release, { as: 'LAWYER', language: 'en' })
  await titleOf(page).fill('For nobody else')
  await page.getByRole('button', { name: new RegExp(shell.user.menu) }).click()
  await page.getByRole('button', { name: shell.user.logOut, exact: true }).click()
  await page.getByText(shell.user.loggedOut).waitFor()
  await page.waitForURL(({ pathname }) => pathname === '/home')
  const left = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).filter((name) => name.startsWith('draft:')),
      ),
    )
  expect(await left()).toEqual([])
  await becomes(page.context(), 'ENTERPRISE')
  await goTo(page, release)
  await titleOf(page).waitFor()
  expect(await titleOf(page).inputValue()).toBe('')
})

journey('a half-filled form that is left stays a draft, until it is given up or sent', async ({ visit }) => {
  const page = await visit(release, { as: 'ENTERPRISE', language: 'en' })
  const leave = async () => {
    await page.getByRole('navigation').getByRole('link', { name: screens.about, exact: true }).first().click()
    const dialog = page.getByRole('dialog', { name: forms.leave.title })
    await dialog.getByText(forms.leave.drafted).waitFor()
    await dialog.getByRole('button', { name: forms.leave.leave, exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/about'))
    await titleOf(page).waitFor({ state: 'detached' })
  }
  await titleOf(page).fill('Left and found again')
  await leave()
  await page.goBack()
  await expect.poll(() => titleOf(page).inputValue()).toBe('Left and found again')
  await send(page, requirementForm.send)
  await page.getByText(words.en.kernel.fields.required).first().waitFor()
  await leave()
  await goTo(page, release)
  await expect.poll(() => titleOf(page).inputValue()).toBe('Left and found again')
  const startOver = page.getByRole('button', { name: forms.actions.startOver, exact: true })
  const asked = page.getByRole('dialog')
  await startOver.click()
  await asked.getByRole('button', { name: forms.leave.stay, exact: true }).click()
  expect(await titleOf(page).inputValue()).toBe('Left and found again')
  await startOver.click()
  await asked.getByRole('button', { name: forms.actions.startOver, exact: true }).click()
  await goTo(page, '/about/rules')
  await goTo(page, release)
  await titleOf(page).waitFor()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((one) => one.startsWith('draft:'))),
  ).toEqual([])
  expect(await titleOf(page).inputValue()).toBe('')
})

journey('whoever corrects a legal need that was rejected reads why, above the form', async ({ visit }) => {
  const id = await shown('To be corrected')
  const reason = 'The contacts stand in the title.'
  await makeCall((await signIn('ADMIN')).token, 'PUT', `/admin/lawRequirements/takeDown/${id}`, { reason })
  const page = await visit(`/content/request/release?id=${id}`, { as: 'ENTERPRISE', language: 'en' })
  await page.getByRole('main').getByText(reason, { exact: true }).waitFor()
  expect(await titleOf(page).inputValue()).toBe('To be corrected')
})

journey('a legal need is edited with an attachment, and begins another as a copy', async ({ visit }) => {
  const id = await shown('To be edited')
  const page = await visit(`${release}?id=${id}`, { as: 'ENTERPRISE', language: 'en' })
  await page.getByRole('heading', { level: 1, name: requirementForm.editTitle }).waitFor()
  const way = page.getByRole('navigation', { name: shell.breadcrumbs })
  expect(await way.getByRole('listitem').last().textContent()).toBe(requirementForm.editTitle)
  expect(await titleOf(page).inputValue()).toBe('To be edited')
  await titleOf(page).fill('Edited once')
  const contract = {
    name: 'contract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  }
  await page.locator('input[type="file"]').setInputFiles([contract])
  await page.getByText('contract.pdf', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)

  await page.getByRole('navigation').getByRole('link', { name: screens.about, exact: true }).first().click()
  await page.getByRole('dialog', { name: forms.leave.title }).waitFor()
  await page.getByRole('button', { name: forms.leave.stay, exact: true }).click()
  expect(await titleOf(page).inputValue()).toBe('Edited once')

  await send(page, requirementForm.sendEdit)
  await page.getByText(requirementForm.doneEdit).waitFor()
  await page.waitForURL((url) => url.pathname === '/content/request/detail')
  await page.getByText('contract.pdf').first().waitFor()
  await page.getByText(requirements.states.REVIEWING, { exact: true }).first().waitFor()

  await goTo(page, release)
  await titleOf(page).fill('Another, half typed')
  await goTo(page, `/content/request/release?copy=${id}`)
  expect(await titleOf(page).inputValue()).toBe('Edited once')
  await titleOf(page).fill('Begun as a copy')
  await send(page, requirementForm.send)
  await page.getByText(requirementForm.done).waitFor()
  await page.waitForURL((url) => url.pathname === '/content/request/detail')
  expect(new URL(page.url()).searchParams.get('id')).not.toBe(id)
})

journey(
  'what somebody has just changed is not shown as it was before, however late its answer',
  async ({ visit }) => {
    const id = await shown('Before the change')
    const page = await visit(`/content/request/detail?id=${id}`, { as: 'ENTERPRISE', language: 'en' })
    const edit = page.getByRole('main').getByRole('link', { name: requirements.actions.edit, exact: true })
    await edit.first().click()
    await titleOf(page).fill('After the change')
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(`**${requirementsBase}/user/${id}`, async (route) => {
      await held
      await route.continue()
    })
    /** The titles that the screen of the legal need shows from now on. */
    await page.evaluate(() => {
      const titles = new Set<string>()
      new MutationObserver(() => {
        const isThere = location.pathname === '/content/request/detail'
        if (isThere) titles.add(document.querySelector('main h1')?.textContent ?? '')
      }).observe(document, { childList: true, subtree: true, characterData: true })
      Object.assign(window, { titles })
    })
    await send(page, requirementForm.sendEdit)
    await page.getByText(requirementForm.doneEdit).waitFor()
    letGo()
    await page.waitForURL((url) => url.pathname === '/content/request/detail')
    await page.getByRole('heading', { level: 1, name: 'After the change' }).waitFor()
    const titles = await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles])
    expect(titles.filter((title) => title.includes('Before'))).toEqual([])
  },
)

journey('nothing is sent while a file is on its way', async ({ visit }) => {
  const id = await shown('With a slow file')
  const page = await visit(`${release}?id=${id}`, { as: 'ENTERPRISE', language: 'en' })
  await page.route('**/web/file/upload', () => {})
  const contract = { name: 'slow.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await page.locator('input[type="file"]').setInputFiles([contract])
  await page.getByRole('progressbar').first().waitFor()
  await send(page, requirementForm.sendEdit)
  await page.getByText(forms.held.sending).first().waitFor()
  expect(new URL(page.url()).pathname).toBe(release)
})

journey('who may work for the other side confirms that there is no conflict', async ({ visit, problems }) => {
  problems.expect(/400/)
  const worked = await shown('Work for the company')
  const lawyer = await signIn('LAWYER')
  const company = await signIn('ENTERPRISE')
  const given = { note: 'A note', firm: 'Sample firm' }
  const path = `${requirementsBase}/signUp/${worked}`
  const { id: signUp } = await makeCall<{ id: string }>(lawyer.token, 'POST', path, given)
  const consent = { consentsToAbroad: true }
  await makeCall(company.token, 'PUT', `${requirementsBase}/communicated/${signUp}`, consent)
  await makeCall(company.token, 'PUT', `${requirementsBase}/cooperation/${signUp}`)
  const { publisher } = await makeCall<{ publisher: { name: string } }>(
    lawyer.token,
    'GET',
    `${requirementsBase}/${worked}`,
  )
  const id = await shown('Against that company', { opposing: [{ name: publisher.name }] }, 'PERSON')

  const page = await visit(`/service/demand/details?id=${id}`, { as: 'LAWYER', language: 'en' })
  await page.getByRole('button', { name: demand.next.signUp, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: requirements.signUp.note, exact: true }).fill('A note')
  await dialog.getByRole('textbox', { name: requirements.signUp.firm, exact: true }).fill('Sample firm')
  await dialog.getByRole('button', { name: demand.signUp.send, exact: true }).click()
  await dialog.getByText(demand.signUp.conflictText).waitFor()
  expect(await dialog.getByText(publisher.name).count()).toBe(0)
  await dialog.getByRole('checkbox', { name: requirements.signUp.deniesConflict }).check()
  await dialog.getByRole('button', { name: demand.signUp.send, exact: true }).click()
  await page.getByText(demand.signUp.done).waitFor()
  await alive(page)
})
