import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { eventually, journey } from './harness/journey.ts'
import { fixedCaptcha } from './harness/portal.ts'
import { words } from './harness/words.ts'

/** A phone of its own for each journey: the next code to one phone has to wait. */
const phones: Record<Language, { country: string; local: string; e164: string }> = {
  zh: { country: 'CN', local: '138 1000 0001', e164: '+8613810000001' },
  en: { country: 'PK', local: '0301 1000002', e164: '+923011000002' },
  ru: { country: 'RU', local: '8 (916) 100-00-03', e164: '+79161000003' },
}

/** The newest code sent to a phone. */
async function codeFor(recipient: string): Promise<string | undefined> {
  const response = await fetch(
    `${inject('portal')}${apiPrefix}/common/outbox/page?recipient=${encodeURIComponent(recipient)}`,
  )
  const { data } = (await response.json()) as { data: { content: { text: string }[] } }
  return /\b\d{6}\b/.exec(data.content[0]?.text ?? '')?.[0]
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

describe.each(languages)('registering, in %s', (language) => {
  const { account, kernel } = words[language]
  const { country, local, e164 } = phones[language]
  const path = '/account/register/personal'

  journey('says what each field needs, and ticks the rules that are kept', async ({ visit }) => {
    const page = await visit(path, { language })
    await page.getByRole('button', { name: account.register.submit, exact: true }).click()
    await field(page, 'username').and(page.locator('[aria-invalid="true"]')).waitFor()
    for (const message of [kernel.fields.usernameShape, kernel.fields.phoneNumber, kernel.fields.mustAgree]) {
      await page.getByText(message, { exact: true }).first().waitFor()
    }
    const ticked = page.locator('[data-kept]')
    expect(await ticked.count()).toBe(0)
    await field(page, 'username').fill('abc')
    await eventually(() => ticked.count()).toBe(1)
    await field(page, 'username').fill('abcde_')
    await eventually(() => ticked.count()).toBe(3)
  })

  journey('a half-filled form survives a reload, but for its secrets', async ({ visit }) => {
    const page = await visit(path, { language })
    await field(page, 'username').fill('half_filled')
    await field(page, 'password').fill('Right_horse_42')
    await field(page, 'phone').fill(local)
    await page.reload()
    await eventually(() => field(page, 'username').inputValue()).toBe('half_filled')
    expect(await field(page, 'phone').inputValue()).toBe(local)
    expect(await field(page, 'password').inputValue()).toBe('')
  })

  journey('a person registers with a code from the phone, and is led to the login', async ({ visit }) => {
    const page = await visit(path, { language, width: 390 })
    await field(page, 'username').fill(`person_${language}`)
    await field(page, 'password').fill('Right_horse_42')
    await field(page, 'confirmation').fill('Right_horse_42')
    await field(page, 'country').selectOption(country)
    await field(page, 'phone').fill(local)
    await page.locator('img[src^="data:image/svg"]').waitFor()
    await field(page, 'captcha').fill(fixedCaptcha)
    await page.getByRole('button', { name: account.code.send, exact: true }).click()
    await eventually(() => codeFor(e164)).toMatch(/^\d{6}$/)
    await field(page, 'smsCode').fill((await codeFor(e164))!)
    expect(await field(page, 'isAgreed').isChecked()).toBe(false)
    await field(page, 'isAgreed').check()
    await page.getByRole('button', { name: account.register.submit, exact: true }).click()
    await page.getByRole('heading', { name: account.done.registered }).waitFor()
    await page.waitForURL((url) => url.pathname === '/account/login')
    await field(page, 'account').fill(`person_${language}`)
    await field(page, 'password').fill('Right_horse_42')
    await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/home')
  })
})
