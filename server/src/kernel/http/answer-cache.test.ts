import { calls } from '@portal/protocol/calls.ts'
import type { Call } from '@portal/protocol/kernel/call.ts'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { openAnswerCache } from './answer-cache.ts'
import { openBind } from './bind.ts'

describe('the cache of answers', () => {
  test('makes an answer once for each key while its basis is the same', async () => {
    const cache = openAnswerCache(() => [1, 'a'])
    let made = 0
    const make = async () => `answer ${++made}`
    expect(await cache.answer('one', make)).toBe('answer 1')
    expect(await cache.answer('one', make)).toBe('answer 1')
    expect(await cache.answer('other', make)).toBe('answer 2')
  })

  test.each([
    ['a part is another', [1, 'b']],
    ['a part is gone', [1]],
    ['a part is new', [1, 'a', null]],
  ])('makes it anew when of the basis %s', async (_, later) => {
    let basis: unknown[] = [1, 'a']
    const cache = openAnswerCache(() => basis)
    await cache.answer('one', async () => 'before')
    basis = later
    expect(await cache.answer('one', async () => 'after')).toBe('after')
  })

  test('keeps nothing that was being made when the basis changed', async () => {
    let basis = [1]
    const cache = openAnswerCache(() => basis)
    const { promise, resolve } = Promise.withResolvers<string>()
    const slow = cache.answer('one', () => promise)
    basis = [2]
    await cache.answer('other', async () => 'newer')
    resolve('read before the change')
    expect(await slow).toBe('read before the change')
    expect(await cache.answer('one', async () => 'read after it')).toBe('read after it')
  })

  test('keeps no failure', async () => {
    const cache = openAnswerCache(() => [])
    const failing = async () => {
      throw new Error('gone')
    }
    await expect(cache.answer('one', failing)).rejects.toThrow('gone')
    expect(await cache.answer('one', async () => 'there again')).toBe('there again')
  })
})

describe('a call that keeps its answers', () => {
  const app = Fastify()
  const bind = openBind(app, { store: {} } as Services)

  test.each([
    ['needs a session', calls.account.sessions],
    ['is written down', calls.account.login],
    ['is a file', calls.laws.docx],
  ] as [string, Call][])('is refused where it %s', (_, call) => {
    expect(() => bind(call, () => null, {})).toThrow('may not be kept')
  })
})
