import { demoPassword } from '@portal/protocol/account/demo.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { alive, journey } from './harness/journey.ts'
import { accountOf } from './harness/people.ts'
import { words } from './harness/words.ts'

/**
 * Loads a page anew, whose screen's code is on its way until it is let go: its frame runs, and nothing of it is alive.
 *
 * @returns lets it go, and waits until it is
 */
async function loadSlowly(page: Page): Promise<() => Promise<Page>> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*-page-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  return () => {
    letGo()
    return alive(page)
  }
}

const button = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true })

journey('what is typed and pressed before the page is alive signs in', async ({ visit }) => {
  const page = await visit('/account/login', { language: 'en' })
  const letGo = await loadSlowly(page)
  await page.locator('input[name="account"]').fill(accountOf('PERSON'))
  await page.locator('input[name="password"]').fill(demoPassword)
  await button(page, words.en.account.login.submit).click()
  await letGo()
  await page.waitForURL(({ pathname }) => pathname !== '/account/login')
})

journey('what is typed and ticked before the page is alive stays in its form', async ({ visit }) => {
  const { account, kernel } = words.en
  const page = await visit('/account/register/personal', { language: 'en' })
  const username = page.locator('input[name="username"]')
  const agreement = page.locator('form').getByRole('checkbox').last()
  const letGo = await loadSlowly(page)
  await username.fill('early_person')
  await agreement.check()
  await letGo()
  await button(page, account.register.submit).click()
  await page.getByText(kernel.fields.phoneNumber, { exact: true }).first().waitFor()
  expect(await username.inputValue()).toBe('early_person')
  expect(await agreement.isChecked()).toBe(true)
  expect(await page.getByText(kernel.fields.mustAgree, { exact: true }).count()).toBe(0)
})
