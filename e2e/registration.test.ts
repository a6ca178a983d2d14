import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  freshCreditCode,
  freshLicence,
  freshResidentId,
  pngBytes,
} from '../server/src/testing/account-inputs.ts'
import { eventually, goTo, journey } from './harness/journey.ts'
import { codeFor } from './harness/people.ts'
import { fixedCaptcha } from './harness/portal.ts'
import { words } from './harness/words.ts'

interface Phone {
  country: string
  /** As people of the country write it. */
  local: string
  e164: string
}

/** A phone of its own for each journey: the next code to one phone has to wait. */
const phones: Record<Language, (last: number) => Phone> = {
  zh: (last) => ({ country: 'CN', local: `138 1000 000${last}`, e164: `+861381000000${last}` }),
  en: (last) => ({ country: 'PK', local: `0301 100000${last}`, e164: `+92301100000${last}` }),
  ru: (last) => ({ country: 'RU', local: `8 (916) 100-00-0${last}`, e164: `+7916100000${last}` }),
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const password = 'Right_horse_42'

/** The step that everybody fills in, with the code that comes to the phone. */
async function fillAccount(page: Page, language: Language, username: string, phone: Phone): Promise<void> {
  const { account } = words[language]
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await field(page, 'confirmation').fill(password)
  await field(page, 'country').selectOption(phone.country)
  await field(page, 'phone').fill(phone.local)
  await page.locator('img[src^="data:image/svg"]').waitFor()
  await field(page, 'captcha').fill(fixedCaptcha)
  await page.getByRole('button', { name: account.code.send, exact: true }).click()
  await eventually(() => codeFor(phone.e164)).toMatch(/^\d{6}$/)
  await field(page, 'smsCode').fill((await codeFor(phone.e164))!)
  expect(await field(page, 'isAgreed').isChecked()).toBe(false)
  await field(page, 'isAgreed').check()
}

/** A document of a person, and the consent to its keeping. */
async function fillIdentity(page: Page): Promise<void> {
  await field(page, 'identityKind').selectOption('RESIDENT_ID')
  await field(page, 'identityNumber').fill(freshResidentId())
  expect(await field(page, 'identityConsent').isChecked()).toBe(false)
  await field(page, 'identityConsent').check()
}

/** The kinds of registration that the platform verifies, and what each asks for. */
const verified = [
  {
    kind: 'enterprise',
    last: 2,
    fill: async (page: Page) => {
      await field(page, 'name').fill('青岛样例贸易有限公司')
      await field(page, 'creditCode').fill(freshCreditCode())
      await field(page, 'address').fill('青岛市胶州市样例路 1 号')
      await field(page, 'establishedOn').fill('2015-03-02')
      await field(page, 'industry').selectOption('F')
      await field(page, 'size').selectOption('UNDER_20')
      await field(page, 'licenseImage').setInputFiles({
        name: 'licence.png',
        mimeType: 'image/png',
        buffer: pngBytes,
      })
    },
  },
  {
    kind: 'organization',
    last: 3,
    fill: async (page: Page) => {
      await field(page, 'type').selectOption('TRANSLATE')
      await field(page, 'name').fill('样例翻译社')
      await field(page, 'responsiblePerson').fill('王样例')
      await fillIdentity(page)
      await field(page, 'address').fill('青岛市胶州市样例路 2 号')
      await field(page, 'establishedOn').fill('2010-01-04')
      await field(page, 'size').selectOption('UNDER_20')
    },
  },
  {
    kind: 'lawyer',
    last: 4,
    fill: async (page: Page) => {
      await field(page, 'name').fill('李样例')
      await fillIdentity(page)
      await field(page, 'licenceKind').selectOption('CHINA')
      await field(page, 'licenceNumber').fill(freshLicence())
      await field(page, 'lawFirm').fill('青岛样例律师事务所')
      await page.locator('fieldset').getByRole('checkbox').first().check()
    },
  },
] as const

describe.each(languages)('registering, in %s', (language) => {
  const { account, kernel, profile } = words[language]
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
    await field(page, 'phone').fill(phones[language](1).local)
    await page.reload()
    await eventually(() => field(page, 'username').inputValue()).toBe('half_filled')
    expect(await field(page, 'phone').inputValue()).toBe(phones[language](1).local)
    expect(await field(page, 'password').inputValue()).toBe('')
  })

  journey('a person registers with a code from the phone, and is led to the login', async ({ visit }) => {
    const page = await visit(path, { language, width: 390 })
    await fillAccount(page, language, `person_${language}`, phones[language](1))
    await page.getByRole('button', { name: account.register.submit, exact: true }).click()
    await page.getByRole('heading', { name: account.done.registered }).waitFor()
    await page.waitForURL((url) => url.pathname === '/account/login')
    await field(page, 'account').fill(`person_${language}`)
    await field(page, 'password').fill(password)
    await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/home')
  })

  journey.for(verified)(
    '$kind: account, data to be verified, done; the platform is then to verify them',
    async ({ kind, last, fill }, { visit }) => {
      const page = await visit(`/account/register/${kind}`, { language, width: last % 2 === 0 ? 390 : 1366 })
      const username = `${kind}_${language}`
      await fillAccount(page, language, username, phones[language](last))
      await page.getByRole('button', { name: account.register.next, exact: true }).click()
      await page.getByRole('button', { name: account.register.submit, exact: true }).click()
      await field(page, 'name').and(page.locator('[aria-invalid="true"]')).waitFor()
      await fill(page)
      await page.getByRole('button', { name: account.register.submit, exact: true }).click()
      await page.getByText(account.done.pending).waitFor()
      await page.waitForURL((url) => url.pathname === '/account/login')
      await field(page, 'account').fill(username)
      await field(page, 'password').fill(password)
      await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/home')
      await goTo(page, '/usercenter/profile')
      await page.getByRole('heading', { name: profile.verification.PENDING.title }).waitFor()
    },
  )
})
