import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { barriers, desktop, phone } from './harness/barriers.ts'
import { choose } from './harness/choose.ts'
import { goTo, journey } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { words } from './harness/words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const main = (page: Page) => page.locator('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

interface Reply {
  revision: number
}

/** Asks as the demo's individual; answers the id. */
async function ask(title: string, given: object = {}): Promise<string> {
  const { token } = await signIn('PERSON')
  const { id } = await makeCall<{ id: string }>(token, 'POST', '/web/consulting/add', {
    title,
    type: 'LEGAL_SERVICE',
    content: 'A question of a journey.',
    phone: '+86 532 8888 0001',
    files: [],
    ...given,
  })
  return id
}

/** Answers as the desk. */
async function answer(id: string, revision: number, content: string): Promise<Reply> {
  const { token } = await signIn('ADMIN')
  return makeCall<Reply>(token, 'PUT', `/admin/consulting/reply/${id}`, { revision, content, files: [] })
}

/** Offers as the desk the text that is to be published, in the place of the one offered at an instant; answers the new instant. */
async function offer(id: string, title: string, text: string, offeredAt: string | null): Promise<string> {
  const { token } = await signIn('ADMIN')
  const question = 'A question without persons.'
  const body = { title, question, answer: text, offeredAt }
  await makeCall(token, 'PUT', `/admin/consulting/publication/offer/${id}`, body)
  const asker = await signIn('PERSON')
  const { own } = await makeCall<{ own: { offer: { offeredAt: string } } }>(
    asker.token,
    'GET',
    `/web/consulting/${id}`,
  )
  return own.offer.offeredAt
}

/** Has a question answered and a text of it offered; answers the id and the offer's instant. */
async function offered(title: string, text: string): Promise<{ id: string; offeredAt: string }> {
  const id = await ask(title, { allowsPublication: true })
  await answer(id, 0, text)
  return { id, offeredAt: await offer(id, title, text, null) }
}

/** Has a question answered and published, its asker agreeing. */
async function published(title: string, text: string): Promise<string> {
  const { id, offeredAt } = await offered(title, text)
  const asker = await signIn('PERSON')
  await makeCall(asker.token, 'PUT', `/web/consulting/publication/agree/${id}`, { offeredAt })
  return id
}

/** Takes down as the desk what is published. */
async function takeDown(id: string): Promise<void> {
  const { token } = await signIn('ADMIN')
  await makeCall(token, 'PUT', `/admin/consulting/publication/takeDown/${id}`, { reason: 'The law changed.' })
}

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
    await page.reload()
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
  'what another of the desk wrote meanwhile is shown, and nothing typed is lost',
  async ({ visit, problems }) => {
    problems.expect(/409/)
    const { consultationReply } = words.en
    const id = await ask('An answer that two edit')
    const { revision } = await answer(id, 0, '<p>The first answer.</p>')
    const desk = await visit(`/admin/consultations/detail?id=${id}`, { language: 'en', as: 'ADMIN' })
    await button(desk, consultationReply.edit).click()
    const editor = box(desk, consultationReply.content)
    await editor.fill('What I type.')
    await answer(id, revision, '<p>What the other wrote.</p>')
    await button(desk, consultationReply.save).click()
    await desk.getByRole('alert').getByText(consultationReply.present.notice).waitFor()
    await desk.getByText('What the other wrote.').waitFor()
    expect(await editor.textContent()).toBe('What I type.')
    await button(desk, consultationReply.save).click()
    await desk.getByText(consultationReply.saved).waitFor()
    await main(desk).getByText('What I type.').waitFor()
  },
)

journey(
  'a half-written answer is there again whatever another wrote since, which is shown beside it',
  async ({ visit }) => {
    const { consultationReply } = words.en
    const { edit, content, present, saved, save } = consultationReply
    const id = await ask('An answer that is left half-written')
    const { revision } = await answer(id, 0, '<p>The first answer.</p>')
    const desk = await visit(`/admin/consultations/detail?id=${id}`, { language: 'en', as: 'ADMIN' })
    const editor = box(desk, content)
    await button(desk, edit).click()
    await editor.fill('Half of an answer.')
    await expect
      .poll(() => desk.evaluate(() => Object.values(localStorage).join()))
      .toContain('Half of an answer.')
    await answer(id, revision, '<p>What the other wrote.</p>')
    await desk.reload()
    await button(desk, edit).click()
    await desk.getByRole('alert').getByText(present.notice).waitFor()
    expect(await editor.textContent()).toBe('Half of an answer.')
    await button(desk, present.take).click()
    await desk.getByRole('dialog').getByRole('button', { name: present.take }).click()
    await expect.poll(() => editor.textContent()).toBe('What the other wrote.')
    await desk.getByText(present.notice).waitFor({ state: 'detached' })
    await editor.fill('What we both say.')
    await button(desk, save).click()
    await desk.getByText(saved).waitFor()
    await main(desk).getByText('What we both say.').waitFor()
  },
)

journey(
  'what another wrote is shown at the refusal too where a second tab has begun with it under the same draft',
  async ({ visit, problems }) => {
    problems.expect(/409/)
    const { edit, content, present, save } = words.en.consultationReply
    const id = await ask('An answer in two tabs')
    const { revision } = await answer(id, 0, '<p>The first answer.</p>')
    const first = await visit(`/admin/consultations/detail?id=${id}`, { language: 'en', as: 'ADMIN' })
    await button(first, edit).click()
    await box(first, content).waitFor()
    await answer(id, revision, '<p>What the other wrote.</p>')
    const second = await first.context().newPage()
    await second.goto(first.url())
    await button(second, edit).click()
    await box(second, content).fill('Half of an answer in the second tab.')
    await expect
      .poll(() => second.evaluate(() => Object.values(localStorage).join()))
      .toContain('in the second tab')
    await box(first, content).fill('What the first tab says.')
    await button(first, save).click()
    await first.getByRole('alert').getByText(present.notice).waitFor()
    await first.getByText('What the other wrote.').first().waitFor()
    expect(await box(first, content).textContent()).toBe('What the first tab says.')
  },
)

journey('the desk takes down what is published; its asker reads why', async ({ visit }) => {
  const { consultationsDesk, ownConsultations } = words.en
  const title = 'A question to be taken down'
  const id = await published(title, '<p>An answer.</p>')
  const desk = await visit(`/admin/consultations/detail?id=${id}`, { language: 'en', as: 'ADMIN' })
  await button(desk, consultationsDesk.takeDown).click()
  const dialog = desk.getByRole('dialog')
  const reason = consultationsDesk.reasons[0]!
  await dialog.getByRole('button', { name: reason, exact: true }).click()
  await dialog.getByRole('button', { name: consultationsDesk.takeDown, exact: true }).click()
  await desk.getByText(consultationsDesk.takenDown, { exact: true }).waitFor()
  const asker = await visit(`/content/consult/detail?id=${id}`, { language: 'en', as: 'PERSON' })
  await asker.getByText(ownConsultations.offer.reason.replace('{{reason}}', reason)).waitFor()
  await asker.getByRole('heading', { name: ownConsultations.turn.WITHDRAWN.title }).waitFor()
})

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

journey(
  'the desk reads that a changed answer leaves the public text, and who ended the publication',
  async ({ visit }) => {
    const { consultationReply, consultationsDesk } = words.en
    const { publicationHistory, allowsWords } = consultationsDesk
    const at = (id: string) => `/admin/consultations/detail?id=${id}`
    const down = await published('Changed and taken down', '<p>An answer.</p>')
    const desk = await visit(at(down), { language: 'en', as: 'ADMIN' })
    await button(desk, consultationReply.edit).click()
    await desk.getByText(consultationReply.publicStays.PUBLISHED).waitFor()
    await takeDown(down)
    const { token } = await signIn('PERSON')
    const withdrawAs = (id: string) => makeCall(token, 'PUT', `/web/consulting/publication/withdraw/${id}`)
    const withdrawn = await published('Published and withdrawn', '<p>An answer.</p>')
    await withdrawAs(withdrawn)
    const { id: refused } = await offered('Offered and refused', '<p>An answer.</p>')
    await withdrawAs(refused)
    const ends = { takeDown: down, withdraw: withdrawn, refuse: refused } as const
    for (const [act, id] of Object.entries(ends) as [keyof typeof ends, string][]) {
      await goTo(desk, at(id))
      await desk
        .getByRole('region', { name: consultationsDesk.publication.title })
        .getByText(`${publicationHistory[act]}, `)
        .waitFor()
      await desk.getByText(allowsWords.yes, { exact: true }).waitFor()
    }
  },
)

journey('a prepared text is added, changed and removed', async ({ visit }) => {
  const { preparedAnswers, adminFrame, forms, kernel, shell } = words.en
  const page = await visit('/admin/prepared', { language: 'en', as: 'ADMIN' })
  await button(page, preparedAnswers.add).first().click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: forms.actions.save, exact: true })
  await dialog.getByRole('textbox', { name: preparedAnswers.name, exact: true }).fill('Greeting')
  await save.click()
  await dialog.getByText(kernel.fields.required).first().waitFor()
  for (const name of Object.values(shell.languageNames))
    await dialog.getByRole('textbox', { name, exact: true }).fill('Thank you.')
  await save.click()
  await page.getByText(adminFrame.form.saved).waitFor()
  await button(page, `${preparedAnswers.edit} Greeting`).click()
  await dialog.getByRole('textbox', { name: preparedAnswers.name, exact: true }).fill('Short greeting')
  await save.click()
  await button(page, `${preparedAnswers.remove} Short greeting`).click()
  await dialog.getByRole('button', { name: preparedAnswers.remove, exact: true }).click()
  await page.getByText(preparedAnswers.removed).waitFor()
  await button(page, `${preparedAnswers.remove} Short greeting`).waitFor({ state: 'detached' })
})

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
