import { text } from 'node:stream/consumers'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { journey, reload } from './harness/journey.ts'
import { codeFor, mayGetCode, registerPerson, signInAs } from './harness/people.ts'
import { fixedCaptcha } from './harness/portal.ts'
import { fill, words } from './harness/words.ts'

const password = 'Right_horse_42'
const path = '/usercenter/safety'
const field = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`)

/** Has a code sent from the open dialog, and fills it in. */
async function takeCode(page: Page, language: Language, recipient: string): Promise<void> {
  const earlier = await codeFor(recipient)
  await expect.poll(() => mayGetCode(recipient)).toBe(true)
  await page.locator('img[src^="data:image/svg"]').waitFor()
  await field(page, 'captcha').fill(fixedCaptcha)
  await page.getByRole('button', { name: words[language].account.code.send, exact: true }).click()
  await expect.poll(() => codeFor(recipient)).not.toBe(earlier)
  await field(page, 'code').fill((await codeFor(recipient))!)
}

journey(
  'a changed password ends the other session, which is led to the login once and back',
  async ({ visit, problems }) => {
    problems.expect(/status of 401/)
    const { safety, kernel, account } = words.zh
    await registerPerson('changes_it', password, '+8613810000101')
    const here = await visit(path, { session: await signInAs('changes_it', password) })
    const there = await visit('/usercenter/system', { session: await signInAs('changes_it', password) })
    await reload(here)
    const sessions = here.getByRole('list', { name: safety.sessions.list }).getByRole('listitem')
    await expect.poll(() => sessions.count()).toBe(2)
    expect(await sessions.filter({ hasText: safety.sessions.current }).count()).toBe(1)

    const what = safety.signIn.password
    await here.getByRole('button', { name: fill(safety.signIn.changeOf, { what }) }).click()
    await field(here, 'oldPassword').fill('Wrong_horse_42')
    await field(here, 'password').fill('New_horse_42')
    await field(here, 'confirmation').fill('New_horse_42')
    await here.getByRole('button', { name: safety.password.submit, exact: true }).click()
    await here.getByText(safety.wrongPassword).waitFor()
    expect(await field(here, 'password').inputValue()).toBe('New_horse_42')
    await field(here, 'oldPassword').fill(password)
    await here.getByRole('button', { name: safety.password.submit, exact: true }).click()
    await here.getByText(safety.password.done).waitFor()
    await expect.poll(() => sessions.count()).toBe(1)

    await there.getByRole('link', { name: words.zh.screens['usercenter/message'] }).first().click()
    await there.waitForURL((url) => url.pathname === '/account/login')
    expect(await there.getByText(kernel.codes.sessionEnded, { exact: true }).count()).toBe(1)
    await there.locator('[name="account"]').fill('changes_it')
    await there.locator('[name="password"]').fill('New_horse_42')
    await there.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
    await there.waitForURL((url) => url.pathname.startsWith('/usercenter/'))
  },
)

journey('one other session can be ended, and all of them', async ({ visit }) => {
  const { safety } = words.en
  await registerPerson('ends_them', password, '+8613810000102')
  for (const _ of [1, 2, 3]) await signInAs('ends_them', password)
  const page = await visit(path, { language: 'en', session: await signInAs('ends_them', password) })
  const sessions = page.getByRole('list', { name: safety.sessions.list }).getByRole('listitem')
  await expect.poll(() => sessions.count()).toBe(4)
  await sessions.getByRole('button').first().click()
  await expect.poll(() => sessions.count()).toBe(3)
  await page.getByRole('button', { name: safety.sessions.endOthers }).click()
  await page.getByText(safety.sessions.onlyThis).waitFor()
  expect(await sessions.count()).toBe(1)
})

journey('whoever asks takes their data along as a file', async ({ visit }) => {
  const page = await visit(path, { as: 'PERSON' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: words.zh.safety.data.download }).click()
  const saved = JSON.parse(await text(await (await download).createReadStream())) as object
  expect(JSON.stringify(saved)).toContain('demo_person')
})

const phones: Record<Language, { old: string; country: string; local: string; e164: string }> = {
  zh: { old: '+8613810000111', country: 'CN', local: '138 1000 0121', e164: '+8613810000121' },
  en: { old: '+923011000112', country: 'PK', local: '0301 1000122', e164: '+923011000122' },
  ru: { old: '+79161000113', country: 'RU', local: '8 (916) 100-01-23', e164: '+79161000123' },
}

describe.each(languages)('in %s', (language) => {
  const { safety, shell } = words[language]
  const { old, country, local, e164 } = phones[language]
  const username = `leaves_${language}`

  journey('the phone is changed by a code to the new one; the account is cancelled', async ({ visit }) => {
    await registerPerson(username, password, old)
    const session = await signInAs(username, password)
    const page = await visit(path, { language, width: 390, height: 844, session })

    const what = safety.signIn.phone
    await page.getByRole('button', { name: fill(safety.signIn.changeOf, { what }) }).click()
    await choose(field(page, 'country'), country)
    await field(page, 'phone').fill(local)
    await takeCode(page, language, e164)
    await field(page, 'password').fill(password)
    await page.locator('dialog').getByRole('button', { name: safety.phone.submit, exact: true }).click()
    await page.getByText(safety.phone.done).waitFor()
    await page.getByText(e164.slice(-4)).waitFor()

    await page.getByRole('button', { name: safety.cancel.open, exact: true }).click()
    await choose(field(page, 'country'), country)
    await field(page, 'phone').fill(local)
    await takeCode(page, language, e164)
    await field(page, 'password').fill(password)
    await field(page, 'confirmation').fill('somebody_else')
    await page.locator('dialog').getByRole('button', { name: safety.cancel.submit, exact: true }).click()
    await page.getByText(safety.cancel.confirmWrong).waitFor()
    await field(page, 'confirmation').fill(username)
    await page.locator('dialog').getByRole('button', { name: safety.cancel.submit, exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/home')
    await page.getByRole('link', { name: shell.user.signIn, exact: true }).waitFor()
    await expect(signInAs(username, password)).rejects.toThrow()
  })

  journey('neither the page nor its dialogs have a barrier', async ({ visit }) => {
    const page = await visit(path, { language, as: 'ENTERPRISE' })
    await page.getByRole('list', { name: safety.sessions.list }).waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'security', language })).toEqual([])
    for (const scene of ['password', 'phone', 'email'] as const) {
      const what = safety.signIn[scene]
      await page.getByRole('button', { name: fill(safety.signIn.changeOf, { what }) }).click()
      await page.getByRole('dialog').locator('form').waitFor()
      expect(await barriers(page, [desktop, phone], { scene, language })).toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: safety.cancel.open, exact: true }).click()
    await page.getByRole('dialog').locator('form').waitFor()
    expect(await barriers(page, [desktop, phone], { scene: 'leaving', language })).toEqual([])
  })
})
