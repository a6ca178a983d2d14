import { describe, expect, test } from 'vitest'
import { rulesOfCall } from '../../../build/form-calls.ts'
import { fieldAt } from './field-at.ts'
import { brokenInRows, pathsOf } from './row-paths.ts'

describe('the rows of a list', () => {
  const rows = [
    { id: '', title: 'A lease', theme: 'Land', content: 'It was moved in time.' },
    { id: '', title: ' ', theme: 'x'.repeat(101), content: 'It was settled.' },
  ]

  test('are each held to what the call takes of one', () => {
    expect(brokenInRows('cases', rows, rulesOfCall('lawServices', 'addCase'))).toEqual([
      ['cases.1.title', { rule: 'required' }],
      ['cases.1.theme', { rule: 'tooLong', values: { maximum: 100 } }],
    ])
  })

  test('are fields of their own, before the list as a whole', () => {
    const fields = [...pathsOf('cases', rows), 'title', 'cases']
    expect(fieldAt('cases.1.title', fields)).toBe('cases.1.title')
    expect(fieldAt('cases', fields)).toBe('cases')
    expect(fieldAt('cases.2.title', fields)).toBe('cases')
    expect(fieldAt('title', fields)).toBe('title')
  })
})
