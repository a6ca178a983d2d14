import { expect, test } from 'vitest'
import { differing, takenOver } from './elsewhere.ts'

const file = (id: string, url = `/files/${id}`) => ({ id, mediaType: 'image/webp', url })
const begun = { title: 'Lease', price: '10', files: [file('a'), file('b')], revision: 1 }

test('what differs is named but for the revision, and files by which they are', () => {
  const now = { ...begun, title: 'Rent', files: [file('a', '/elsewhere'), file('b')], revision: 2 }
  expect(differing(begun, now)).toEqual(['title'])
  expect(differing(begun, { ...now, files: [file('a')] })).toEqual(['title', 'files'])
})

test('the fields that are chosen become as they are now, the others stay for the form', () => {
  const mine = { ...begun, title: 'Sale', price: '12' }
  const now = { ...begun, title: 'Rent', price: '11', revision: 2 }
  expect(takenOver({ begun, mine, now }, ['price'])).toEqual({ price: '11', revision: 2 })
  expect(takenOver({ begun, mine, now }, [])).toEqual({ revision: 2 })
})

test('rows that were added here stay beside those of now, and what was removed elsewhere is gone', () => {
  const mine = { ...begun, files: [...begun.files, file('mine'), file('')] }
  const now = { ...begun, files: [file('a'), file('theirs')], revision: 2 }
  expect(takenOver({ begun, mine, now }, ['files']).files?.map(({ id }) => id)).toEqual([
    'a',
    'theirs',
    'mine',
    '',
  ])
})
