import type { Language } from '@portal/protocol/kernel/languages.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { phone } from './harness/barriers.ts'
import { fetchPage } from './harness/fetch-page.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { endless, modelName } from './harness/model.ts'
import { makeCall, signIn } from './harness/people.ts'
import { fill, words } from './harness/words.ts'

const path = '/service/aiLegal'

/** Questions that the demo's laws answer, and one that follows. */
const asked: Record<Language, { first: string; next: string; nonsense: string }> = {
  zh: {
    first: '一方不履行合同义务，承担什么违约责任？民法典第五百七十七条怎么规定？',
    next: '那么违约金过高怎么办？',
    nonsense: '番茄炒鸡蛋要放多少糖',
  },
  en: {
    first: 'What does Article 577 of the Civil Code of China say about liability for breach of contract?',
    next: 'And what if the agreed damages are too high?',
    nonsense: 'qxzvw blorptang frumious',
  },
  ru: {
    first: 'Как должны исполняться обязательства? Что говорит статья 309 ГК РФ?',
    next: 'А если неустойка чрезмерна?',
    nonsense: 'Сколько соли класть в борщ',
  },
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const main = (page: Page) => page.locator('main')

/** The words of the page, where a question is typed and sent. */
function pageIn(page: Page, language: Language) {
  const { askLaw, assistant } = words[language]
  const box = page.getByRole('textbox', { name: askLaw.composer.label })
  return {
    ask: async (question: string) => {
      await box.fill(question)
      await button(page, askLaw.composer.send).click()
      await main(page).getByRole('heading', { level: 2, name: question, exact: true }).waitFor()
      // What was typed goes once it is answered.
      await expect.poll(() => box.inputValue()).toBe('')
    },
    passages: page.getByRole('complementary', { name: new RegExp(`^${assistant.passages.title}`) }),
  }
}

describe.each(languages)('in %s', (language) => {
  const { askLaw, assistant, laws, screens, lookups } = words[language]
  const { first, next, nonsense } = asked[language]

  journey(
    'a visitor is told what the texts say, goes on, and is led on with the question',
    async ({ visit }) => {
      const page = await visit(path, { language })
      const { ask, passages } = pageIn(page, language)
      await ask(first)
      await page.getByRole('heading', { name: assistant.found.title }).waitFor()

      const cite = main(page).locator('q + button').first()
      await cite.click()
      const card = passages.locator('article[data-lit]').first()
      await card.waitFor()
      expect(await card.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await card.locator('mark').count()).toBeGreaterThan(0)
      expect(await card.getByText(laws.results.digest, { exact: true }).count()).toBe(1)
      expect(await card.getByRole('link').last().getAttribute('href')).toMatch(/^\//)

      await ask(next)
      await reload(page)
      await main(page).getByRole('heading', { level: 2, name: next, exact: true }).waitFor()

      await button(page, askLaw.history.forgetTab).click()
      await ask(nonsense)
      await page.getByRole('heading', { name: askLaw.unanswered.title }).waitFor()
      await page
        .getByRole('link', { name: new RegExp(askLaw.unanswered.lookup) })
        .last()
        .click()
      await page.waitForURL(({ pathname }) => pathname === '/account/login')
      expect(decodeURIComponent(page.url())).not.toContain(nonsense)
    },
  )

  journey('a question that nothing answers stands in the form that it is led on to', async ({ visit }) => {
    const page = await visit(path, { language, as: 'PERSON' })
    const { ask } = pageIn(page, language)
    await ask(nonsense)
    await page.getByRole('link', { name: new RegExp(askLaw.unanswered.lookup) }).click()
    const question = page.getByRole('textbox', { name: new RegExp(`^${lookups.fields.question}`) })
    await expect.poll(() => question.inputValue()).toContain(nonsense)
    expect(decodeURIComponent(page.url())).not.toContain(nonsense)
  })

  journey('the page comes from the server with its title, and is open to search engines', async () => {
    const { html } = await fetchPage(path, { language })
    expect(html).toContain(`<title>${screens['service/aiLegal']} - `)
    expect(html).toContain(askLaw.welcome.title)
    expect(/<meta name="robots" content="(.*?)"/.exec(html)?.[1]).not.toContain('noindex')
  })
})

journey(
  'who is signed in finds their questions again, on a slow phone too, and deletes them',
  async ({ visit }) => {
    const { askLaw } = words.zh
    const { first, next } = asked.zh
    const page = await visit(path, { as: 'TRANSLATE', isSlow: true })
    const { ask } = pageIn(page, 'zh')
    await ask(first)
    await page.waitForURL(/\?id=/)
    await ask(next)
    await goTo(page, path)
    const history = page.getByRole('complementary', { name: askLaw.history.title })
    await history.getByRole('link', { name: first, exact: true }).click()
    await main(page).getByRole('heading', { level: 2, name: next, exact: true }).waitFor()

    await button(page, fill(askLaw.history.remove, { title: first })).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: askLaw.history.removeYes, exact: true })
      .click()
    await page.getByText(askLaw.history.removed, { exact: true }).waitFor()
    await page.waitForURL(({ search }) => search === '')
    await history.getByRole('link', { name: first, exact: true }).waitFor({ state: 'detached' })
  },
)

journey(
  'a model writes after a consent alone, what does not hold is left out, the desk reads why it did not help',
  async ({ visit }) => {
    const { askLaw, assistant, assistantDesk } = words.zh
    const { first } = asked.zh
    const page = await visit(path, { as: 'LAWYER' })
    const { ask } = pageIn(page, 'zh')
    const consent = page.getByRole('checkbox', { name: askLaw.composer.consentLabel })
    expect(await consent.isChecked()).toBe(false)
    expect(await main(page).getByText(modelName).count()).toBeGreaterThan(0)
    await consent.check()
    await ask(first)
    const answer = page.locator('[data-ai-generated="true"]')
    await answer.getByText(fill(assistant.checked_other, { count: 1 })).waitFor()
    await button(page, askLaw.foot.copy).waitFor()
    await answer.getByText(fill(assistant.removed_other, { count: 1 })).waitFor()
    expect(await answer.getByText('98765').count()).toBe(0)
    expect(await answer.getAttribute('data-generator')).toBe(modelName)

    await button(page, askLaw.foot.down).click()
    const reason = `Not what was asked ${Date.now()}`
    await page.getByRole('textbox', { name: new RegExp(askLaw.feedback.reason) }).fill(reason)
    await button(page, askLaw.feedback.send).click()
    await page.getByText(askLaw.foot.thanks).waitFor()

    const desk = await visit(`/admin/aiLegal?keyword=${encodeURIComponent(reason)}`, {
      as: 'ADMIN',
    })
    await desk.getByRole('link', { name: first, exact: true }).click()
    await desk.getByText(reason, { exact: true }).waitFor()
    await desk.locator('[data-ai-generated="true"]').waitFor()
    await button(desk, assistantDesk.markSeen).click()
    await desk.getByText(assistantDesk.marked).waitFor()

    await button(page, askLaw.composer.withdraw).click()
    await consent.waitFor()
    expect(await consent.isChecked()).toBe(false)
  },
)

journey(
  'an answer that another tab is read in is told as being written, and shown once it is kept',
  async ({ visit, problems }) => {
    problems.expect(/409.*aiLegal\/answer/)
    const { askLaw, assistant } = words.zh
    const page = await visit(path, { as: 'LAW_OFFICE' })
    const { ask } = pageIn(page, 'zh')
    await page.getByRole('checkbox', { name: askLaw.composer.consentLabel }).check()
    await ask(`${asked.zh.first}${endless}`)
    const checked = fill(assistant.checked_other, { count: 1 })
    await page.getByText(checked).waitFor()

    const other = await page.context().newPage()
    problems.watch(other)
    await goTo(other, new URL(page.url()).pathname + new URL(page.url()).search)
    await other.getByText(askLaw.foot.writing).waitFor()
    // It learns that the model is at work already, and that it cannot stop it.
    await button(other, askLaw.foot.stop).waitFor({ state: 'detached' })
    expect(await other.getByText(askLaw.foot.writing).count()).toBe(1)

    await reload(page)
    for (const one of [page, other]) {
      await one.getByText(askLaw.foot.stopped, { exact: true }).waitFor()
      await one.getByText(checked).waitFor()
      expect(await one.getByText(askLaw.foot.failedNothing).count()).toBe(0)
    }
  },
)

journey('on a phone a citation opens its passage over the page', async ({ visit }) => {
  const { first } = asked.zh
  const page = await visit(path, phone)
  await pageIn(page, 'zh').ask(first)
  await main(page).locator('q + button').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('mark').first().waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

journey('when today’s questions are asked, the page says so and offers other ways', async ({ visit }) => {
  const { askLaw } = words.zh
  const { token } = await signIn('ENTERPRISE')
  const { left } = await makeCall<{ left: number }>(token, 'GET', '/web/aiLegal/standing')
  for (let count = 0; count < left; count += 1) {
    await makeCall(token, 'POST', '/web/aiLegal/ask', { question: `民法典第五百七十七条 ${count}` })
  }
  const page = await visit(path, { as: 'ENTERPRISE' })
  await page.getByText(askLaw.composer.limitTitle).waitFor()
  expect(await button(page, askLaw.composer.send).isDisabled()).toBe(true)
})
