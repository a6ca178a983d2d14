import { calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { streamType } from '@portal/protocol/kernel/stream.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeMessage } from '../kernel/words.ts'
import { callSamples } from '../testing/feature-samples.ts'
import {
  addressOf,
  declaredCalls,
  makeCall,
  openCallPortal,
  readEnvelope,
  tokenFor,
  validInput,
} from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

/** Calls whose answer is a file have no envelope but for a refusal. */
const files = declaredCalls.filter(({ call }) => call.file)
/** Of calls whose answer comes piece by piece, each piece is a line. */
const streams = declaredCalls.filter(({ call }) => call.event)
const enveloped = declaredCalls.filter(({ call }) => !call.file && !call.event)

describe('every call', () => {
  test('has a valid input among the fixtures', async () => {
    const { callInputs } = await callSamples()
    expect(Object.keys(callInputs).toSorted()).toEqual(declaredCalls.map(({ name }) => name).toSorted())
  })

  test.each(files)('$name answers a file of its type', async ({ name, call }) => {
    const token = await tokenFor(portal, call)
    const input = await validInput(portal, name, token)
    const response = await makeCall(portal.app, call, input, { ...input, token })
    expect(response.statusCode).toBe(200)
    expect([call.file].flat()).toContain(response.headers['content-type'])
    expect(response.headers['content-disposition']).toMatch(
      /^(attachment|inline); filename="[\w.-]+"; filename\*=UTF-8''\S+$/,
    )
    expect(response.rawPayload.length).toBeGreaterThan(50)
  })

  test.each(streams)('$name answers events that it declares', async ({ name, call }) => {
    const token = await tokenFor(portal, call)
    const input = await validInput(portal, name, token)
    const response = await makeCall(portal.app, call, input, { ...input, token })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(streamType)
    const events = response.body.split('\n').filter(Boolean)
    expect(events.length).toBeGreaterThan(0)
    for (const event of events.map((line) => JSON.parse(line) as unknown)) {
      expect(call.event!.parse(event)).toEqual(event)
    }
  })

  test.each(enveloped)(
    '$name answers the shape it declares, in the language it is asked in',
    async ({ name, call }) => {
      for (const language of languages) {
        const token = await tokenFor(portal, call)
        const input = await validInput(portal, name, token)
        const response = await makeCall(portal.app, call, input, { ...input, token, language })
        const { code, message, data } = readEnvelope(response)
        expect(code).toBe(codes.done.code)
        expect(message).toBe(codeMessage('done', language))
        // Nothing but what the output names leaves the server.
        expect(call.output.parse(data)).toEqual(data)
      }
    },
  )

  test.each(['account.login', 'account.current', 'account.captcha'])(
    '%s is not kept by caches',
    async (name) => {
      const { call } = declaredCalls.find((declared) => declared.name === name)!
      const input = await validInput(portal, name)
      const response = await makeCall(portal.app, call, input, { token: await tokenFor(portal, call) })
      expect(response.headers['cache-control']).toMatch(/no-store/)
    },
  )
})

describe('the language of an answer', () => {
  const done = (language: 'zh' | 'en' | 'ru') => codeMessage('done', language)

  test.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['ru', 'ru'],
    ['en-GB', 'en'],
    ['ZH-Hant-TW', 'zh'],
    ['fr', 'zh'],
    ['*', 'zh'],
    ['kk, ru;q=0.8, en;q=0.4', 'ru'],
    ['en;q=0.3, ru;q=0.9', 'ru'],
    ['ru;q=0, en;q=0.1', 'en'],
    ['ru;q=abc, en', 'en'],
    ['en ; q=0.2 , ru ; q=0.7', 'ru'],
    [';;;,,,q=1', 'zh'],
  ] as const)('Accept-Language %j means %s', async (language, expected) => {
    const from = language === undefined ? {} : { language }
    const response = await makeCall(portal.app, calls.account.current, {}, from)
    expect(readEnvelope(response).message).toBe(done(expected))
  })

  test('is Chinese after a header that says nothing at great length', async () => {
    const response = await makeCall(portal.app, calls.account.current, {}, { language: 'ru'.repeat(4000) })
    expect(readEnvelope(response).message).toBe(done('zh'))
  })

  test('is English abroad, whatever the header says', async () => {
    const abroad = { query: { abroad: 'abroad' } }
    const current = await makeCall(portal.app, calls.account.current, abroad, { language: 'ru' })
    expect(readEnvelope(current).message).toBe(done('en'))
    const other = await makeCall(
      portal.app,
      calls.account.current,
      { query: { abroad: 'home' } },
      { language: 'ru' },
    )
    expect(readEnvelope(other).message).toBe(done('ru'))
  })

  test('holds for the data too', async () => {
    const input = { query: { selectType: 'china' } }
    const names = await Promise.all(
      languages.map(async (language) => {
        const response = await makeCall(portal.app, calls.reference.provinces, input, { language })
        return readEnvelope<{ name: string }[]>(response).data[0]!.name
      }),
    )
    expect(names).toEqual(['北京市', 'Beijing', 'Пекин'])
  })
})

test('HEAD answers a read without its body', async () => {
  const url = addressOf(calls.home.statistics)
  const response = await portal.app.inject({ method: 'HEAD', url })
  expect(response.statusCode).toBe(200)
  expect(response.body).toBe('')
})
