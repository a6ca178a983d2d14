import { expect, test } from 'vitest'
import { emptyContent } from './edit-content.ts'
import { isThere, namedPlace, placeName, placeOf, type Place } from './place.ts'

const places: Place[] = [
  { part: 'step', step: 2 },
  { part: 'field', step: 1, field: 4 },
  { part: 'clause', clause: 7 },
  { part: 'signature', block: 1 },
]

test.each(places)('an address names $part', (place) => {
  expect(namedPlace(placeName(place))).toEqual(place)
})

test('an address that names nothing means the first step', () => {
  expect(namedPlace(null)).toEqual({ part: 'step', step: 0 })
  expect(namedPlace('elsewhere-3')).toEqual({ part: 'step', step: 0 })
})

test('a problem leads to what it names, while the content has it', () => {
  const none = { kind: 'unusedField', step: null, field: null, clause: null } as const
  const rest = { paragraph: null, language: null, name: null }
  const content = emptyContent()
  expect(placeOf(content, { ...none, ...rest, field: 'field1' })).toEqual({
    part: 'field',
    step: 0,
    field: 0,
  })
  expect(placeOf(content, { ...none, ...rest, clause: 'clause1', paragraph: 0 })).toEqual({
    part: 'clause',
    clause: 0,
  })
  expect(placeOf(content, { ...none, ...rest, clause: 'gone' })).toBeNull()
  expect(isThere(content, { part: 'clause', clause: 1 })).toBe(false)
})
