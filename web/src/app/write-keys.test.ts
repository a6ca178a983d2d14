import { expect, test } from 'vitest'
import { createWriteKeys } from './write-keys.ts'

const address = 'POST /web/sample'

test('Every write has a key of its own', () => {
  const keys = createWriteKeys()
  const made = Array.from({ length: 100 }, () => keys.keyOf(address, '{}'))
  expect(new Set(made).size).toBe(100)
  for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('A write that got no answer keeps its key when it is sent again', () => {
  const keys = createWriteKeys()
  const key = keys.keyOf(address, '{"a":1}')
  keys.lose(address, '{"a":1}', key)
  expect(keys.keyOf(address, '{"a":1}')).toBe(key)
})

test('Other content, another address, an answer and time each end that', () => {
  let now = 0
  const keys = createWriteKeys(() => now)
  const key = keys.keyOf(address, '{"a":1}')
  keys.lose(address, '{"a":1}', key)
  expect(keys.keyOf(address, '{"a":2}')).not.toBe(key)
  expect(keys.keyOf('PUT /web/sample', '{"a":1}')).not.toBe(key)
  now += 5 * 60_000
  expect(keys.keyOf(address, '{"a":1}')).not.toBe(key)
  now = 0
  keys.answered(address)
  expect(keys.keyOf(address, '{"a":1}')).not.toBe(key)
})
