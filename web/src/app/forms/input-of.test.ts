import { expect, test } from 'vitest'
import { rulesOfCall, withRules } from '../../../build/form-calls.ts'
import { fieldAt } from './field-at.ts'
import { inputOf } from './input-of.ts'

const file = { id: 'f-1', name: 'a.png', mediaType: 'image/png', size: 1, url: '/a' }

test('each value goes under its path, and what says nothing as the call takes that', () => {
  const member = rulesOfCall('profiles', 'addMember')
  const given = { name: 'A', licenceNumber: ' ', avatar: file, areas: ['CIVIL'], confirmation: 'x' }
  expect(inputOf(given, member)).toEqual({ name: 'A', licenceNumber: null, avatar: 'f-1', areas: ['CIVIL'] })
  expect(inputOf({ avatar: null }, member)).toEqual({ avatar: null })
  expect(inputOf({ email: '', scope: '' }, rulesOfCall('account', 'registerAgency'))).toEqual({ scope: '' })
})

test('paths become objects, lines a list, digits a number, files their ids', () => {
  const concept = rulesOfCall('glossary', 'saveConcept')
  expect(inputOf({ id: 'a', 'zh.term': '甲', 'zh.also': '乙\n\n 丙 \n乙', 'zh.lay': '' }, concept)).toEqual({
    id: 'a',
    zh: { term: '甲', also: ['乙', '丙'], lay: [] },
  })
  expect(inputOf({ position: '7' }, rulesOfCall('reference', 'saveDictionaryEntry'))).toEqual({ position: 7 })
  expect(inputOf({ files: [file, file] }, { files: { kind: 'list' } })).toEqual({ files: ['f-1', 'f-1'] })
})

test.each([
  ['name', 'name'],
  ['zh.also.3', 'zh.also'],
  ['agreement.version', 'agreement'],
  ['lawFirm.officeId', 'lawFirm.name'],
  ['licence.bar', undefined],
  ['unknown', undefined],
])('what is wrong with %s is said of %s', (path, field) => {
  const fields = ['name', 'zh.also', 'agreement', 'lawFirm.name', 'licence.kind', 'licence.number']
  expect(fieldAt(path, fields)).toBe(field)
})

test('the build puts the rules of a call behind its names', () => {
  const source = `const call = formCall('reports', 'request')\nconst other = formCall(\n  'reports',\n  'request',\n)`
  const rules = JSON.stringify(rulesOfCall('reports', 'request'))
  expect(rules).toBe('{"text":{"isRequired":true,"longest":1000}}')
  expect(withRules(source)).toBe(
    `const call = formCall('reports', 'request', ${rules})\nconst other = formCall('reports', 'request', ${rules})`,
  )
  expect(() => withRules(`formCall('reports', 'nothing')`)).toThrow('there is no call reports.nothing')
})
