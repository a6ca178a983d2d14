import { languages } from '@portal/protocol/kernel/languages.ts'
import { describe, expect } from 'vitest'
import { choose } from './harness/choose.ts'
import { journey } from './harness/journey.ts'
import { fill, words } from './harness/words.ts'

describe('when something goes wrong', () => {
  const { laws, search, shell } = words.en

  journey('a message stays for five seconds', async ({ visit }) => {
    const page = await visit('/eli/cn/code/2020-05-28/45', {
      language: 'en',
      permissions: ['clipboard-write'],
      isAltered: true,
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

  journey.for(languages)(
    'a part whose code does not come leaves the screen as it is, and is asked for again (%s)',
    async (language, { visit, problems }) => {
      problems.expect(/ERR_FAILED/)
      problems.expect(/CodeMissing/)
      const { requirements, shell: frame } = words[language]
      const page = await visit('/service/demand/release', { language, as: 'PERSON' })
      const title = page.getByRole('textbox', { name: requirements.fields.title, exact: true })
      await title.fill('Typed before')
      await page.route(/assets\/calendar-/, (route) => route.abort())
      const open = fill(frame.dates.open, { label: requirements.fields.deadline })
      await page.getByRole('button', { name: open, exact: true }).click()
      await page.getByRole('alert').getByText(frame.states.offline).waitFor()
      expect(await title.inputValue()).toBe('Typed before')
      await page.unroute(/assets\/calendar-/)
      await page.getByRole('alert').getByRole('button', { name: frame.actions.retry }).click()
      await page.getByRole('dialog', { name: requirements.fields.deadline }).getByRole('table').waitFor()
    },
  )

  journey.for(languages)(
    'what cannot be done without a network is told in the language of the reader (%s)',
    async (language, { visit, problems }) => {
      problems.expect(/ERR_INTERNET_DISCONNECTED/)
      const { shell: frame } = words[language]
      const page = await visit('/eli/cn/code/2020-05-28/45', { language, as: 'PERSON' })
      const follow = page.getByRole('main').getByRole('button', { name: frame.alerts.follow, exact: true })
      await follow.waitFor()
      await page.context().setOffline(true)
      await follow.click()
      await page.getByText(frame.states.offline, { exact: true }).waitFor()
      await page.context().setOffline(false)
    },
  )

  journey('a legal text whose words do not come is asked for again', async ({ visit, problems }) => {
    problems.expect(/ERR_FAILED/)
    const page = await visit('/legal/info', { language: 'en' })
    const file = /assets\/words-en-privacy-/
    await page.route(file, (route) => route.abort())
    await page.getByRole('button', { name: shell.footer.privacy }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(shell.states.offline).waitFor()
    await page.unroute(file)
    await dialog.getByRole('button', { name: shell.actions.retry }).click()
    await dialog.getByRole('heading', { level: 3 }).first().waitFor()
  })

  journey(
    'a field whose choices do not come says so, and asks for them again',
    async ({ visit, problems }) => {
      problems.expect(/500/)
      const { consultations, shell: frame } = words.zh
      const page = await visit('/business/release', { language: 'en', as: 'PERSON' })
      const dictionaries = '**/common/dictionary/list?*'
      await page.route(dictionaries, (route) =>
        route.fulfill({ status: 500, json: { code: '799500', message: '', data: null } }),
      )
      await page.getByRole('button', { name: '中文', exact: true }).click()
      const failed = page.getByRole('main').getByRole('alert')
      await failed.getByText(frame.states.failed).waitFor()
      await page.unroute(dictionaries)
      await failed.getByRole('button', { name: frame.actions.retry, exact: true }).click()
      await choose(page.getByRole('combobox', { name: consultations.fields.type }), 'LEGAL_SERVICE')
      await failed.waitFor({ state: 'detached' })
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
