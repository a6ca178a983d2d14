import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { answer, ask, offered, published, takeDown } from './harness/consultations.ts'
import { goTo, journey, reload } from './harness/journey.ts'
import { makeCall, signIn } from './harness/people.ts'
import { words } from './harness/words.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const main = (page: Page) => page.locator('main')

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
    await reload(desk)
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
