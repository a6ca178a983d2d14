import { makeCall, signIn } from './people.ts'

interface Reply {
  revision: number
}

/** Asks as the demo's individual; answers the id. */
export async function ask(title: string, given: object = {}): Promise<string> {
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
export async function answer(id: string, revision: number, content: string): Promise<Reply> {
  const { token } = await signIn('ADMIN')
  return makeCall<Reply>(token, 'PUT', `/admin/consulting/reply/${id}`, { revision, content, files: [] })
}

/** Offers as the desk the text that is to be published, in the place of the one offered at an instant; answers the new instant. */
export async function offer(
  id: string,
  title: string,
  text: string,
  offeredAt: string | null,
): Promise<string> {
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
export async function offered(title: string, text: string): Promise<{ id: string; offeredAt: string }> {
  const id = await ask(title, { allowsPublication: true })
  await answer(id, 0, text)
  return { id, offeredAt: await offer(id, title, text, null) }
}

/** Has a question answered and published, its asker agreeing. */
export async function published(title: string, text: string): Promise<string> {
  const { id, offeredAt } = await offered(title, text)
  const asker = await signIn('PERSON')
  await makeCall(asker.token, 'PUT', `/web/consulting/publication/agree/${id}`, { offeredAt })
  return id
}

/** Takes down as the desk what is published. */
export async function takeDown(id: string): Promise<void> {
  const { token } = await signIn('ADMIN')
  await makeCall(token, 'PUT', `/admin/consulting/publication/takeDown/${id}`, { reason: 'The law changed.' })
}
