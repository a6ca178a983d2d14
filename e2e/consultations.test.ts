import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { offer, offered, published, takeDown } from './harness/consultations.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { words } from './harness/words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const main = (page: Page) => page.locator('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const texts: Partial<Record<Language, { title: string; publicTitle: string; prepared: string }>> = {
  zh: {
    title: '买方逾期付款，能否解除合同？',
    publicTitle: '买方逾期付款时的解除权',
    prepared:
      '根据《中华人民共和国民法典》第五百六十三条，当事人迟延履行主要债务，经催告后仍未履行的，可以解除合同。',
  },
  ru: {
    title: 'Покупатель не платит: можно ли расторгнуть договор?',
    publicTitle: 'Расторжение договора при неоплате товара',
    prepared: 'Спасибо за вопрос. Порядок расторжения договора зависит от применимого права.',
  },
}

describe.each(['zh', 'ru'] as const)('in %s', (language) => {
  const {
    consultationReply,
    consultations,
    consultationForm,
    consultationsDesk,
    ownConsultations,
    publishedConsultations,
  } = words[language]
  const { title, publicTitle, prepared } = texts[language]!
  const { fields } = consultations

  journey(
    'a question is asked, answered, published with its asker’s consent, and withdrawn',
    async ({ visit, problems }) => {
      problems.expect(/404/)
      const staff = await signIn('ADMIN')
      const name = `Prepared ${language}`
      const html = `<p>${prepared}</p>`
      await makeCall(staff.token, 'POST', '/admin/consulting/prepared', {
        name,
        type: 'LEGAL_SERVICE',
        words: { zh: html, en: html, ru: html },
      })

      const asker = await visit('/business/release', { language, as: 'PERSON' })
      await box(asker, fields.title).fill(title)
      await button(asker, consultationForm.send).click()
      await asker.getByText(words[language].kernel.fields.required).first().waitFor()
      await choose(asker.getByRole('combobox', { name: fields.type }), 'LEGAL_SERVICE')
      await box(asker, fields.content).fill(`${title} 138 0013 8000`)
      await box(asker, fields.phone).fill('+86 532 8888 0001')
      const allows = asker.getByRole('checkbox', { name: consultationForm.allows })
      expect(await allows.isChecked()).toBe(false)
      await allows.check()
      await button(asker, consultationForm.send).click()
      await asker.getByText(consultationForm.done).waitFor()
      await asker.waitForURL(({ pathname }) => pathname === '/content/consult/detail')
      await asker.getByRole('heading', { name: ownConsultations.turn.UNANSWERED.title }).waitFor()

      const desk = await visit('/admin/consultations?state=UNANSWERED', { language, as: 'ADMIN' })
      await desk.getByRole('link', { name: title, exact: true }).click()
      await heading(desk, title).waitFor()
      await desk.getByRole('combobox', { name: consultationReply.prepared }).click()
      await desk.getByRole('option', { name, exact: true }).click()
      const editor = box(desk, consultationReply.content)
      await expect.poll(() => editor.textContent()).toContain(prepared)
      await button(desk, consultationReply.send).click()
      await desk.getByText(consultationReply.sent).waitFor()

      await button(desk, consultationsDesk.publication.begin).click()
      await box(desk, consultationsDesk.publication.fields.title).fill(publicTitle)
      await desk.locator('mark', { hasText: '138 0013 8000' }).waitFor()
      await button(desk, consultationsDesk.publication.send).click()
      await desk.getByText(words[language].adminFrame.personal.unconfirmed).first().waitFor()
      await box(desk, consultationsDesk.publication.fields.question).fill(title)
      await desk.locator('mark').waitFor({ state: 'detached' })
      await button(desk, consultationsDesk.publication.send).click()
      await desk.getByText(consultationsDesk.publication.sent).waitFor()

      await goTo(asker, '/content/consult')
      await asker.getByRole('link', { name: ownConsultations.confirmText, exact: true }).first().click()
      await asker.getByRole('heading', { name: publicTitle }).waitFor()
      await asker.getByText(consultations.askersTurn, { exact: true }).waitFor()
      await button(asker, ownConsultations.offer.agree).click()
      await asker.getByText(ownConsultations.offer.agreed).waitFor()

      const visitor = await visit('/business/consult', { language })
      await visitor.getByRole('link', { name: publicTitle, exact: true }).click()
      await heading(visitor, publicTitle).waitFor()
      await visitor
        .getByRole('region', { name: consultations.answer, exact: true })
        .filter({ hasText: prepared })
        .waitFor()
      await main(visitor).getByText(publishedConsultations.disclaimer).waitFor()
      expect(await main(visitor).getByText('138 0013 8000').count()).toBe(0)
      const address = new URL(visitor.url())

      await button(asker, ownConsultations.offer.withdraw).click()
      await asker.getByRole('dialog').getByRole('button', { name: ownConsultations.offer.withdraw }).click()
      await asker.getByText(ownConsultations.offer.withdrawn).waitFor()
      const steps = asker.getByRole('list', { name: ownConsultations.steps.label })
      await steps.getByText(ownConsultations.steps.published).waitFor({ state: 'detached' })
      await asker
        .getByRole('region', { name: ownConsultations.details, exact: true })
        .getByText(consultations.publicationStates.WITHDRAWN)
        .waitFor()
      await goTo(visitor, address.pathname + address.search)
      await heading(visitor, words[language].shell.notFound.title).waitFor()
      await goTo(visitor, '/business/consult')
      await main(visitor).getByRole('heading', { level: 1 }).waitFor()
      expect(await visitor.getByRole('link', { name: publicTitle, exact: true }).count()).toBe(0)
    },
  )
})

journey(
  'while a question is typed, published ones like it are one new tab away; a draft stays',
  async ({ visit }) => {
    const { consultations, consultationForm } = words.en
    const title = 'Registering a branch office in Kazakhstan'
    const id = await published(title, '<p>A branch is registered with the State Corporation.</p>')
    const typed = 'registering a branch in Kazakhstan'
    // Search finds what was published a moment later.
    await expect
      .poll(async () => {
        const path = `/web/consulting/similar?keyword=${encodeURIComponent(typed)}`
        const { consultations: found } = await makeCall<{ consultations: { id: string }[] }>(
          null,
          'GET',
          path,
        )
        return found.map((one) => one.id)
      })
      .toContain(id)
    const page = await visit('/business/release', { language: 'en', as: 'ENTERPRISE' })
    const titleBox = box(page, consultations.fields.title)
    const link = page.getByRole('link', { name: new RegExp(`^${title}`) })
    await titleBox.fill(typed)
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(`/business/detail?id=${id}`)
    expect(await link.getAttribute('target')).toBe('_blank')
    await page.getByRole('checkbox', { name: consultationForm.allows }).check()
    await reload(page)
    await expect.poll(() => titleBox.inputValue()).toBe(typed)
    expect(await page.getByRole('checkbox', { name: consultationForm.allows }).isChecked()).toBe(false)
    const narrow = await visit('/business/release', { language: 'en', as: 'LAWYER', ...phone })
    await box(narrow, consultations.fields.title).fill(typed)
    await narrow.locator('summary').click()
    await narrow
      .locator('details')
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .waitFor()
  },
)

journey(
  'whoever withdraws what the desk has just taken down is told so, and the question stays the one that was asked',
  async ({ visit, problems }) => {
    problems.expect(/409/)
    const { ownConsultations, records } = words.ru
    const { withdraw, withdrawTitle } = ownConsultations.offer
    const id = await published('Withdrawn and taken down at once', '<p>An answer.</p>')
    const asker = await visit(`/content/consult/detail?id=${id}`, { language: 'ru', as: 'PERSON' })
    await button(asker, withdraw).click()
    const dialog = asker.getByRole('dialog', { name: withdrawTitle })
    await dialog.waitFor()
    await takeDown(id)
    await dialog.getByRole('button', { name: withdraw, exact: true }).click()
    await dialog.getByRole('alert').getByText(records.gone).waitFor()
    expect(await dialog.getByRole('button', { name: withdraw, exact: true }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: records.back, exact: true }).click()
    await asker.getByRole('heading', { name: ownConsultations.turn.WITHDRAWN.title }).waitFor()
    expect(await asker.getByRole('dialog').count()).toBe(0)
  },
)

journey(
  'whoever agrees to a text that the desk has changed reads that, and the new one first',
  async ({ visit, problems }) => {
    problems.expect(/409/)
    const { offer: said } = words.zh.ownConsultations
    const { id, offeredAt } = await offered('The text before', '<p>An answer.</p>')
    const asker = await visit(`/content/consult/detail?id=${id}`, { language: 'zh', as: 'PERSON' })
    await button(asker, said.agree).waitFor()
    await offer(id, 'The text after', '<p>An answer.</p>', offeredAt)
    await button(asker, said.agree).click()
    await asker.getByRole('alert').getByText(said.changed).waitFor()
    await asker.getByRole('heading', { name: 'The text after' }).waitFor()
    await button(asker, said.agree).click()
    await asker.getByText(said.agreed).waitFor()
  },
)

describe.concurrent.each(['zh', 'en', 'ru'] as const)('in %s', (language) => {
  journey('a question that is published, offered or waits is free of barriers', async ({ visit }) => {
    const turn = (scene: string) => ({ scene, language })
    const id = await published(`Barriers ${language}`, '<p>An answer.</p>')
    const page = await visit(`/business/detail?id=${id}`, { language, ...desktop })
    expect(await barriers(page, [desktop, phone], turn('published question'))).toEqual([])
    const own = await visit(`/content/consult/detail?id=${id}`, { language, as: 'PERSON', ...desktop })
    expect(await barriers(own, [desktop, phone], turn('own question'))).toEqual([])
    const desk = await visit(`/admin/consultations/detail?id=${id}`, { language, as: 'ADMIN', ...desktop })
    await button(desk, words[language].consultationsDesk.publication.again).click()
    await box(desk, words[language].consultationsDesk.publication.fields.question).fill('a.b@example.com')
    expect(await barriers(desk, [desktop, phone], turn('question at the desk'))).toEqual([])
  })
})
