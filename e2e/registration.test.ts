import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  freshBin,
  freshCreditCode,
  freshLicence,
  freshResidentId,
  pngBytes,
} from '../server/src/testing/account-inputs.ts'
import { barriers, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey, reload } from './harness/journey.ts'
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

/** Takes every way of the summary atop a form, and checks that they lead down the screen. */
async function expectOrdered(page: Page, wrong: number): Promise<void> {
  const ways = page.locator('form li > button')
  await expect.poll(() => ways.count()).toBe(wrong)
  const reached: number[] = []
  for (const way of await ways.all()) {
    await way.click()
    reached.push(
      await page.evaluate(() => [...document.querySelectorAll('form *')].indexOf(document.activeElement!)),
    )
  }
  expect(reached).toEqual(reached.toSorted((one, other) => one - other))
  expect(new Set(reached).size).toBe(reached.length)
}

/** The step that everybody fills in, with the code that comes to the phone. */
async function fillAccount(page: Page, language: Language, username: string, own: Phone): Promise<void> {
  const { account } = words[language]
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await field(page, 'confirmation').fill(password)
  await choose(field(page, 'country'), own.country)
  await field(page, 'phone').fill(own.local)
  await page.locator('img[src^="data:image/svg"]').waitFor()
  await field(page, 'captcha').fill(fixedCaptcha)
  await page.getByRole('button', { name: account.code.send, exact: true }).click()
  await expect.poll(() => codeFor(own.e164)).toMatch(/^\d{6}$/)
  await field(page, 'smsCode').fill((await codeFor(own.e164))!)
  expect(await field(page, 'agreement').isChecked()).toBe(false)
  await field(page, 'agreement').check()
}

/** A document of a person, and the consent to its keeping. */
async function fillIdentity(page: Page, name: string): Promise<void> {
  await choose(field(page, `${name}.kind`), 'RESIDENT_ID')
  await field(page, `${name}.number`).fill(freshResidentId())
  expect(await field(page, 'identityConsent').isChecked()).toBe(false)
  await field(page, 'identityConsent').check()
}

/**
 * The kinds of registration that the platform verifies, what each asks for, how many of its fields are wrong while
 * nothing is filled in, and in which language it is walked.
 */
const verified = [
  {
    kind: 'enterprise',
    wrong: 7,
    walkedIn: 'zh',
    last: 2,
    fill: async (page: Page) => {
      await field(page, 'name').fill('青岛样例贸易有限公司')
      await field(page, 'creditCode').fill(freshCreditCode())
      await field(page, 'address').fill('青岛市胶州市样例路 1 号')
      await field(page, 'establishedOn').fill('2015-03-02')
      await choose(field(page, 'industry'), 'F')
      await choose(field(page, 'size'), 'UNDER_20')
      await field(page, 'licenseImage').setInputFiles({
        name: 'licence.png',
        mimeType: 'image/png',
        buffer: pngBytes,
      })
    },
  },
  {
    kind: 'organization',
    wrong: 8,
    walkedIn: 'en',
    last: 3,
    fill: async (page: Page) => {
      await choose(field(page, 'type'), 'TRANSLATE')
      await field(page, 'name').fill('样例翻译社')
      await field(page, 'responsiblePerson').fill('王样例')
      await fillIdentity(page, 'legalPersonIdentity')
      await field(page, 'address').fill('青岛市胶州市样例路 2 号')
      await field(page, 'establishedOn').fill('2010-01-04')
      await choose(field(page, 'size'), 'UNDER_20')
    },
  },
  {
    kind: 'lawyer',
    wrong: 6,
    walkedIn: 'ru',
    last: 4,
    fill: async (page: Page) => {
      await field(page, 'name').fill('李样例')
      await fillIdentity(page, 'identity')
      await choose(field(page, 'licence.kind'), 'CHINA')
      await field(page, 'licence.number').fill(freshLicence())
      await field(page, 'lawFirm.name').fill('青岛样例律师事务所')
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
    for (const message of [kernel.fields.required, kernel.fields.phoneNumber, kernel.fields.mustAgree]) {
      await page.getByText(message, { exact: true }).first().waitFor()
    }
    const ticked = page.locator('[data-kept]')
    expect(await ticked.count()).toBe(0)
    await field(page, 'username').fill('abc')
    await expect.poll(() => ticked.count()).toBe(1)
    await field(page, 'username').fill('abcde_')
    await expect.poll(() => ticked.count()).toBe(3)
  })

  journey('a half-filled form survives a reload, but for its secrets', async ({ visit }) => {
    const page = await visit(path, { language })
    await field(page, 'username').fill('half_filled')
    await field(page, 'password').fill('Right_horse_42')
    await field(page, 'phone').fill(phones[language](1).local)
    await reload(page)
    await expect.poll(() => field(page, 'username').inputValue()).toBe('half_filled')
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

  journey.for(verified.filter(({ walkedIn }) => walkedIn === language))(
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
      // A company places orders; it takes none.
      const standing = kind === 'enterprise' ? 'enterprise' : 'provider'
      await page.getByText(account.done[standing]).waitFor()
      const ticks = page.getByRole('list', { name: account.steps.label }).locator('svg')
      expect(await ticks.evaluateAll((all) => all.map((tick) => tick.checkVisibility()))).toEqual([
        true,
        true,
        true,
      ])
      await page.getByRole('link', { name: account.done.toLogin, exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/account/login')
      await field(page, 'account').fill(username)
      await field(page, 'password').fill(password)
      await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
      await page.waitForURL((url) => url.pathname === '/home')
      await goTo(page, '/usercenter/profile')
      await page.getByRole('heading', { name: profile.verification.PENDING.title }).waitFor()
    },
  )

  journey.for(verified.filter(({ walkedIn }) => walkedIn !== language))(
    '$kind: each step says what it needs, and fits',
    async ({ kind, last, wrong }, { visit }) => {
      const page = await visit(`/account/register/${kind}`, { language, width: 390 })
      const next = page.getByRole('button', { name: account.register.next, exact: true })
      await next.click()
      await page.getByText(kernel.fields.mustAgree, { exact: true }).first().waitFor()
      await expectOrdered(page, 5)
      expect(await barriers(page, [])).toEqual([])
      await page.setViewportSize(phone)
      await fillAccount(page, language, `${kind}_${language}`, phones[language](last))
      await next.click()
      await page.getByRole('button', { name: account.register.submit, exact: true }).click()
      await field(page, 'name').and(page.locator('[aria-invalid="true"]')).waitFor()
      await page.getByText(kernel.fields.required, { exact: true }).first().waitFor()
      await expectOrdered(page, wrong)
      expect(await barriers(page, [])).toEqual([])
    },
  )
})

journey('a company of Kazakhstan registers with its БИН; what China asks for goes', async ({ visit }) => {
  const { account, kernel, profile, verified: named } = words.ru
  const page = await visit('/account/register/enterprise', { language: 'ru', width: 390 })
  const submit = page.getByRole('button', { name: account.register.submit, exact: true })
  await fillAccount(page, 'ru', 'kz_company', phones.ru(5))
  await page.getByRole('button', { name: account.register.next, exact: true }).click()
  await submit.click()
  await field(page, 'creditCode').and(page.locator('[aria-invalid="true"]')).waitFor()
  await choose(field(page, 'country').last(), 'KZ')
  await expect.poll(() => field(page, 'creditCode').count()).toBe(0)
  const number = field(page, 'registrationNumber')
  expect(await number.getAttribute('aria-invalid')).not.toBe('true')
  await page.getByText(named.registrationHints.KZ, { exact: true }).waitFor()
  await page.getByText(named.details.certificate, { exact: true }).waitFor()
  await field(page, 'name').fill('ТОО «Пример»')
  await field(page, 'address').fill('Алматы, ул. Примерная, 1')
  await field(page, 'establishedOn').fill('2015-03-02')
  await choose(field(page, 'industry'), 'F')
  await choose(field(page, 'size'), 'UNDER_20')
  const picture = { name: 'certificate.png', mimeType: 'image/png', buffer: pngBytes }
  await field(page, 'licenseImage').setInputFiles(picture)
  await number.fill('020240000554')
  await submit.click()
  await page.getByText(kernel.fields.registrationKz, { exact: true }).first().waitFor()
  const bin = freshBin()
  await number.fill(bin)
  await submit.click()
  await page.getByText(account.done.enterprise).waitFor()
  await page.waitForURL((url) => url.pathname === '/account/login')
  await field(page, 'account').fill('kz_company')
  await field(page, 'password').fill(password)
  await page.locator('form').getByRole('button', { name: account.login.submit, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/home')
  await goTo(page, '/usercenter/profile')
  await page.getByRole('heading', { name: profile.verification.PENDING.title }).waitFor()
  await page.getByText(bin, { exact: true }).waitFor()
  expect(await page.getByText(named.details.creditCode, { exact: true }).count()).toBe(0)
})
