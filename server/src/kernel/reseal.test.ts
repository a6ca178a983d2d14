import { expect, test } from 'vitest'
import { seal } from './crypto.ts'
import { resealRows } from './reseal.ts'

test('what the previous key sealed is sealed anew; what the next one sealed stays, and can be read', async () => {
  const keys = { current: 'present', previous: 'previous', next: 'next' }
  const rows = ['present', 'previous', 'next', 'strange'].map((key) => ({
    key,
    sealed: seal(key, 'test', 'x'),
  }))
  const stored: string[] = []
  const unreadable = await resealRows(keys, {
    rows,
    sealedIn: ({ sealed }) => sealed,
    store: async ({ key }) => stored.push(key),
  })
  expect({ stored, unreadable }).toEqual({ stored: ['previous'], unreadable: 1 })
})
