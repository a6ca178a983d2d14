import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { endAddress } from '../server/src/alerts/signed-links.ts'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { goTo, journey } from './harness/journey.ts'
import { accountOf, makeCall, signIn } from './harness/people.ts'
import { dataFolder, portal } from './harness/this-portal.ts'
import { words } from './harness/words.ts'

/** Whose alerts a journey saves: each language somebody's who has none. */
const readers = { zh: 'PERSON', en: 'ENTERPRISE', ru: 'LAWYER' } as const satisfies Record<Language, UserType>

const russianCode = '/eli/ru/code/1994-11-30/51-фз'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true })

interface Alerts {
  content: { id: string; name: string }[]
}

/** The address by which mail programs end an alert of somebody's. */
async function endLink(userType: UserType, name: string): Promise<string> {
  const { token } = await signIn(userType)
  const { content } = await makeCall<Alerts>(token, 'GET', '/web/alert/page')
  const secretKey = readFileSync(join(dataFolder, 'secret-key'), 'utf8').trim()
  return endAddress(
    { secretKey, config: { publicUrl: portal } },
    content.find((one) => one.name === name)!.id,
  )
}

/** The path of the link that confirms somebody's address, as the e-mail has it. */
async function confirmPath(userType: UserType): Promise<string> {
  const { content } = await makeCall<{ content: { text: string }[] }>(
    null,
    'GET',
    '/common/outbox/page?size=50',
  )
  const mail = content.find(
    ({ text }) => text.includes('/alerts/confirm') && text.includes(accountOf(userType)),
  )
  const link = new URL(/https?:\S+\/alerts\/confirm\S+/.exec(mail?.text ?? '')![0])
  // The e-mail is in the account's language, the journey in its own.
  link.searchParams.delete('lang')
  return link.pathname + link.search
}

describe.each(languages)('in %s', (language) => {
  const { alerts, alertLinks, shell } = words[language]
  const as = readers[language]
  const name = `Verblud ${language}`

  journey(
    'a search is saved, its address confirmed, ended by its e-mail and begun again',
    async ({ visit }) => {
      const page = await visit('/legal/query?country=UZ', { language, as })
      await main(page).getByRole('link', { name: shell.alerts.save }).click()
      await page.getByLabel(alerts.form.name, { exact: true }).fill(name)
      await page.getByLabel(alerts.form.mail).check()
      await page.getByRole('button', { name: alerts.form.save, exact: true }).click()
      await page.waitForURL(/\/usercenter\/alerts$/)
      await heading(page, name).waitFor()
      await main(page).getByText(alerts.unconfirmed).waitFor()
      expect(await barriers(page, [desktop, phone], { scene: 'own alerts', language })).toEqual([])
      await goTo(page, '/legal/query?country=UZ')
      await main(page).getByRole('link', { name: shell.alerts.saved }).waitFor()

      await goTo(page, await confirmPath(as))
      expect(await barriers(page, [desktop, phone], { scene: 'confirming', language })).toEqual([])
      await page.getByRole('button', { name: alertLinks.confirm.confirm, exact: true }).click()
      await heading(page, alertLinks.confirm.done).waitFor()

      const link = new URL(await endLink(as, name))
      const visitor = await visit(link.pathname + link.search, { language })
      expect(await barriers(visitor, [desktop, phone], { scene: 'ending', language })).toEqual([])
      await visitor.getByRole('button', { name: alertLinks.end.confirm, exact: true }).click()
      await heading(visitor, alertLinks.end.done).waitFor()

      await goTo(page, '/usercenter/alerts')
      const row = main(page).getByRole('article').filter({ hasText: name })
      await row.getByText(alerts.paused, { exact: true }).waitFor()
      await row.getByRole('button', { name: shell.actions.more }).click()
      await row.getByRole('button', { name: alerts.resume, exact: true }).click()
      await row.getByText(alerts.active, { exact: true }).waitFor()

      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      expect((await fetch(link, { method: 'POST', body })).status).toBe(200)
      await goTo(page, '/usercenter/alerts')
      await row.getByText(alerts.paused, { exact: true }).waitFor()
    },
  )

  journey('a law is followed from its page, found among the alerts, and ended', async ({ visit }) => {
    const page = await visit(russianCode, { language, as })
    await main(page).getByRole('button', { name: shell.alerts.follow, exact: true }).click()
    await main(page).getByRole('button', { name: shell.alerts.unfollow, exact: true }).waitFor()
    await goTo(page, '/usercenter/alerts?side=LAWS')
    const row = main(page).getByRole('article')
    await row.getByRole('button', { name: alerts.edit, exact: true }).click()
    const dialog = page.locator('dialog[open]')
    expect(await barriers(page, [desktop, phone], { scene: 'editing an alert', language })).toEqual([])
    await dialog.locator('[name="name"]').fill(name)
    await dialog.locator('button[type="submit"]').click()
    await heading(page, name).waitFor()
    await row.getByRole('button', { name: shell.actions.more }).click()
    await row.getByRole('button', { name: alerts.end, exact: true }).click()
    await page.locator('dialog[open]').getByRole('button', { name: alerts.end, exact: true }).click()
    await row.waitFor({ state: 'detached' })
  })

  journey('a visitor is led to sign in before a search is saved', async ({ visit }) => {
    const page = await visit('/service/demand', { language })
    await main(page).getByRole('link', { name: shell.alerts.save }).click()
    await page.waitForURL(/\/account\/login/)
    await goTo(page, '/alerts/end')
    await heading(page, alertLinks.end.invalid).waitFor()
  })
})
