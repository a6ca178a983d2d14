import { expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { journey } from './harness/journey.ts'
import { translationService } from './harness/portal.ts'
import { fill, words } from './harness/words.ts'

const name = 'Sample Translate'
const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

journey.for(['en', 'ru'] as const)(
  'a member has a Chinese post translated, reading in %s; no visitor is offered it',
  async (language, { visit, problems }) => {
    problems.expect(/Failed to load resource.*503/)
    const { translation } = words[language].shell
    const page = await visit('/communication/forum', { language, as: 'PERSON', width: 390 })
    const sent: { q: string; source: string; target: string; format: string }[] = []
    let isDown = true
    await page.route(translationService, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed })
      if (isDown) return route.fulfill({ status: 503, headers: allowed, json: {} })
      expect(route.request().headers()['authorization']).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
      expect(route.request().headers()['cookie']).toBeUndefined()
      sent.push(route.request().postDataJSON() as (typeof sent)[number])
      return route.fulfill({ headers: allowed, json: { translatedText: 'Said in other words <b>' } })
    })
    await page.getByRole('link', { name: /俄罗斯客户突然说付不出美元/ }).click()
    const post = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
    await post.getByRole('button', { name: translation.translate }).click()
    await post.getByText(translation.failed).waitFor()
    isDown = false
    await post.getByRole('button', { name: translation.translate }).click()
    await post.getByText('Said in other words <b>').waitFor()
    await post.getByText(fill(translation.by, { name })).waitFor()
    expect(sent).toEqual([
      { q: expect.stringContaining('叶卡捷琳堡'), source: 'zh', target: language, format: 'text' },
    ])
    expect(
      await barriers(page, [desktop, phone], { scene: 'a post with its translation', language }),
    ).toEqual([])
    await post.getByRole('button', { name: translation.hide }).click()
    await expect.poll(() => post.getByText('Said in other words').count()).toBe(0)

    const visitors = await visit(new URL(page.url()).pathname + new URL(page.url()).search, { language })
    await visitors.getByRole('heading', { level: 1 }).waitFor()
    expect(await visitors.getByRole('button', { name: translation.translate }).count()).toBe(0)
  },
)

journey('what is written in the reader’s language is not offered to be translated', async ({ visit }) => {
  const page = await visit('/communication/forum', { language: 'zh', as: 'PERSON' })
  await page.getByRole('link', { name: /俄罗斯客户突然说付不出美元/ }).click()
  const post = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) })
  await post.waitFor()
  expect(await post.getByRole('button', { name: words.zh.shell.translation.translate }).count()).toBe(0)
})
