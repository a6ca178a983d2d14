import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { calls } from '@portal/protocol/calls.ts'
import type { AnswerEvent, Conversation } from '@portal/protocol/assistant/schemas.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openModelServer, type ModelServer } from '../testing/model-server.ts'
import { openPeople } from '../testing/people.ts'
import { openTestPortal } from '../testing/store.ts'
import { addTurn } from './call-inputs.ts'
import { article577 } from './fixtures.ts'

const { write, read } = calls.assistant

const holding = '当事人一方不履行合同义务的，应当承担违约责任。'
const passage = article577(holding)
const sentence = { kind: 'sentence', text: holding, passages: [1], paragraph: 0 }

let model: ModelServer
let portal: Portal
let people: ReturnType<typeof openPeople>

async function openWithModel(): Promise<Portal> {
  const ai = { url: model.url, key: null, model: 'sample', name: 'Sample AI', country: 'CN' }
  return openTestPortal({ ai })
}

beforeAll(async () => {
  model = await openModelServer()
  portal = await openWithModel()
  people = openPeople(portal)
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await portal.close()
  await model.close()
})

const addWaiting = async (to: Portal, { id }: Reader) =>
  addTurn(to.services, id, { state: 'WRITING', passages: [passage] })

/** Opens a stream over a socket, as a browser that would take packed answers. */
async function open(at: Portal, turn: string, { token }: Reader) {
  const { port } = at.app.server.address() as AddressInfo
  const sent = request({
    port,
    path: addressOf(write, { params: { id: turn } }),
    headers: { accesstoken: token, 'accept-encoding': 'br, gzip' },
  })
  sent.on('error', () => {})
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const lines = createInterface({ input: response })[Symbol.asyncIterator]()
  response.on('error', () => {})
  return {
    response,
    next: async () => JSON.parse(String((await lines.next()).value)) as AnswerEvent,
    leave: () => sent.destroy(),
  }
}

const stateOf = async (reader: Reader, conversation: string) => {
  const { turns } = await people.done<Conversation>(read, reader, { params: { id: conversation } })
  return turns[0]!
}

test('an answer comes sentence by sentence, is not held back, and is kept', async () => {
  const reader = await people.person()
  const { turn, conversation } = await addWaiting(portal, reader)
  model.answerWith({ pieces: [`${holding}[1]《民法典》第578条也适用。[1]完`], hangs: true })
  const stream = await open(portal, turn, reader)
  expect(stream.response.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store, no-transform',
  })
  expect(stream.response.headers['content-encoding']).toBeUndefined()
  expect(await stream.next()).toEqual(sentence)
  expect(await stream.next()).toEqual({ kind: 'removed', reason: 'ARTICLE' })

  // A second reader of the same answer, and somebody else's.
  const params = { id: turn }
  expect((await people.ask(write, reader, { params })).json()).toMatchObject({ code: '795409' })
  expect((await people.ask(write, await people.person(), { params })).json()).toMatchObject({
    code: '794110',
  })

  const left = model.left()
  stream.leave()
  await expect.poll(() => model.left()).toBe(left + 1)
  await expect.poll(async () => (await stateOf(reader, conversation)).state).toBe('STOPPED')
  expect((await stateOf(reader, conversation)).answer).toMatchObject({
    isAiGenerated: true,
    sentences: [{ text: holding, passages: [1], paragraph: 0 }],
    removed: [{ reason: 'ARTICLE', count: 1 }],
  })
})

test.each([
  ['ANSWERED', { pieces: [`${holding}[1]`] }],
  ['UNANSWERED', { pieces: ['应当双倍赔偿。'] }],
  ['FAILED', { pieces: [], status: 500 }],
] as const)(
  'an answer that ended is %s when its end is read, and is not written again',
  async (state, script) => {
    const reader = await people.person()
    const { turn, conversation } = await addWaiting(portal, reader)
    model.answerWith({ ...script, pieces: [...script.pieces] })
    const response = await people.ask(write, reader, { params: { id: turn } })
    const events = response.body.trim().split('\n')
    expect(JSON.parse(events.at(-1)!)).toEqual({ kind: 'end', state })
    expect((await stateOf(reader, conversation)).state).toBe(state)
    expect((await people.ask(write, reader, { params: { id: turn } })).json()).toMatchObject({
      code: '795409',
    })
  },
)

test('a portal that stops ends what is being written', async () => {
  const stopping = await openWithModel()
  await stopping.app.listen({ port: 0, host: '127.0.0.1' })
  const reader = await openPeople(stopping).person()
  const { turn } = await addWaiting(stopping, reader)
  model.answerWith({ pieces: [`${holding}[1]完`], hangs: true })
  const stream = await open(stopping, turn, reader)
  expect(await stream.next()).toEqual(sentence)
  const [ending] = await Promise.all([stream.next(), stopping.close()])
  expect(ending).toEqual({ kind: 'end', state: 'STOPPED' })
})

test('without a model the call says that none is set up', async () => {
  const without = await openTestPortal({ ai: null })
  const others = openPeople(without)
  const reader = await others.person()
  const { turn } = await addWaiting(without, reader)
  expect((await others.ask(write, reader, { params: { id: turn } })).json()).toMatchObject({ code: '799501' })
  await without.close()
})
