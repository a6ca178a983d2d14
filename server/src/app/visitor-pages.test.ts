import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Basis } from '../kernel/http/answer-cache.ts'
import { unpackPage } from '../kernel/http/packed-page.ts'
import { openVisitorPages, type VisitorPage } from './visitor-pages.ts'

/** A basis of two kinds, which the test changes. */
function openGround(mostBytes?: number) {
  const numbers: Record<string, number> = { law: 1, case: 1 }
  let made = 0
  const basis = async (): Promise<Basis> => {
    const now = { ...numbers }
    return { of: ({ unchanged = [] }) => unchanged.map((kind) => now[kind]), parts: Object.values(now) }
  }
  const pages = openVisitorPages({ basis }, mostBytes)
  const make = (changes: Partial<VisitorPage<string>> = {}, text = '') => {
    return async (): Promise<VisitorPage<string>> => ({
      status: 200,
      location: null,
      html: `${(made += 1)}${text}`,
      style: '',
      keptWhile: { unchanged: ['law'] },
      countReader: () => {},
      ...changes,
    })
  }
  const read = async (key: string, changes?: Partial<VisitorPage<string>>, text?: string) => {
    const { html } = await pages.page(key, make(changes, text))
    return typeof html === 'string' ? html : String(await unpackPage(html))
  }
  return { pages, numbers, make, read }
}

test('a page is kept for its key until what it rests on has changed', async () => {
  const { read, numbers } = openGround()
  expect([await read('zh'), await read('zh'), await read('en')]).toEqual(['1', '1', '2'])
  numbers.case = 2
  expect(await read('zh')).toBe('1')
  numbers.law = 2
  expect([await read('zh'), await read('zh')]).toEqual(['3', '3'])
})

test.each<[string, Partial<VisitorPage<string>>]>([
  ['with an answer that is made each time', { keptWhile: null }],
  ['that is not there', { status: 404 }],
  ['that leads on', { status: 302, location: '/home' }],
])('a page %s is not kept', async (_, changes) => {
  const { pages, make } = openGround()
  const first = await pages.page('one', make(changes))
  expect(await pages.page('one', make(changes))).not.toBe(first)
})

test('those who wait for one page have it made once, but for who comes after a change', async () => {
  const { pages, numbers, make, read } = openGround()
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const slow = async () => {
    begun += 1
    const page = await make({ keptWhile: null })()
    await promise
    return page
  }
  const waiting = [pages.page('one', slow), pages.page('one', slow)]
  await Promise.resolve()
  expect(await read('other')).not.toBe('')
  numbers.case = 2
  const later = pages.page('one', slow)
  await read('other')
  resolve()
  const [first, second] = await Promise.all(waiting)
  expect(second).toBe(first)
  expect(await later).not.toBe(first)
  expect(begun).toBe(2)
})

test('a page whose making fails is made again for the next', async () => {
  const { pages, read } = openGround()
  const failing = () => Promise.reject(new Error('no'))
  await expect(pages.page('one', failing)).rejects.toThrow('no')
  expect(await read('one')).toBe('1')
})

test('nothing is kept of what was read before a change that came while it was made', async () => {
  const { pages, numbers, make, read } = openGround()
  await pages.page('one', async () => {
    const page = await make()()
    numbers.law = 2
    return page
  })
  expect(await read('one')).toBe('2')
})

test('no more is kept than there is room for, and what was read last stays', async () => {
  const { read } = openGround(10_000)
  // Which takes half as much, packed by each.
  const text = randomBytes(1250).toString('hex')
  for (const key of ['a', 'b', 'c', 'd', 'e']) await read(key, {}, text)
  expect((await read('e', {}, text)).startsWith('5')).toBe(true)
  expect((await read('a', {}, text)).startsWith('6')).toBe(true)
})
