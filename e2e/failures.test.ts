import { languages } from '@portal/protocol/kernel/languages.ts'
import { describe, expect } from 'vitest'
import { journey } from './harness/journey.ts'
import { fill, words } from './harness/words.ts'

describe('when something goes wrong', () => {
  const { laws, search, shell } = words.en

  journey('a message stays for five seconds', async ({ visit }) => {
    const page = await visit('/eli/cn/code/2020-05-28/45', {
      language: 'en',
      permissions: ['clipboard-write'],
      hasOwnClock: true,
    })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: laws.details.cite, exact: true }).click()
    const message = page.getByText(laws.details.cited)
    await message.waitFor()
    await page.clock.runFor(4900)
    expect(await message.isVisible()).toBe(true)
    await page.clock.runFor(200)
    await message.waitFor({ state: 'detached' })
  })

  journey.for(languages)(
    'a screen whose code or words do not come can be loaded again (%s)',
    async (language, { visit, problems }) => {
      problems.expect(/ERR_FAILED/)
      problems.expect(/legal\/query|ChunkFailed/)
      const spoken = words[language]
      const page = await visit('/home', { language })
      const missing = {
        zh: /assets\/search-page-/,
        en: /assets\/words-en-search-/,
        ru: /assets\/search-page-/,
      }
      await page.route(missing[language], (route) => route.abort())
      const navigation = page.getByRole('navigation', { name: spoken.shell.nav.label })
      await navigation.getByRole('link', { name: spoken.screens.legal, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: spoken.shell.crashed.chunkTitle }).waitFor()
      await page.getByText(spoken.shell.crashed.chunkText).waitFor()
      await page.unroute(missing[language])
      await page.getByRole('button', { name: spoken.shell.actions.reload }).click()
      await page.getByRole('searchbox', { name: spoken.laws.form.label }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/legal/query')
    },
  )

  journey(
    'a search without a network says so, and works again after a retry',
    async ({ visit, problems }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED/)
      const page = await visit('/legal/query?keyword=arbitration', { language: 'en' })
      await page.context().setOffline(true)
      await page.getByRole('searchbox', { name: laws.form.label }).fill('mediation')
      await page.getByRole('button', { name: search.form.submit, exact: true }).click()
      await page.getByRole('heading', { name: shell.states.failed }).waitFor()
      await page.getByText(shell.states.offline).waitFor()
      const failed = page.getByRole('heading', { name: shell.states.failed })
      const drawing = page.locator('section', { has: failed }).last().locator('img')
      expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await page.getByRole('searchbox', { name: laws.form.label }).inputValue()).toBe('mediation')
      await page.context().setOffline(false)
      await page.getByRole('button', { name: shell.actions.retry }).click()
      await page.getByRole('region', { name: search.results.label }).locator('li > h2').first().waitFor()
    },
  )

  journey(
    'a server that fails is told apart, with the number of the request',
    async ({ visit, problems }) => {
      problems.expect(/500/)
      const page = await visit('/home', { language: 'en' })
      await page.route('**/web/lawRegulations/page', (route) =>
        route.fulfill({
          status: 500,
          json: { code: '799500', message: words.en.kernel.codes.ourFault, data: { requestId: 'abc123' } },
        }),
      )
      await page.getByRole('searchbox', { name: words.en.home.searchLabel }).fill('mediation')
      await page.keyboard.press('Enter')
      await page.getByText(words.en.kernel.codes.ourFault).waitFor()
      await page.getByText(fill(shell.states.requestId, { id: 'abc123' })).waitFor()
      await page.unroute('**/web/lawRegulations/page')
      await page.getByRole('button', { name: shell.actions.retry }).click()
      await page.getByRole('region', { name: search.results.label }).locator('li > h2').first().waitFor()
    },
  )
})
