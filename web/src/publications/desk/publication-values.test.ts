import { publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { expect, test } from 'vitest'
import { differencesOf } from '../../app/forms/differences.ts'
import {
  askedOf,
  keptFields,
  leftOutOf,
  problemsIn,
  stillRightBeside,
  unreadIn,
  valuesOf,
} from './publication-values.ts'

const picture = { id: 'p', name: 'p.png', mediaType: 'image/png', size: 1, url: '/p' }
const chinese = { 'title.zh': 't', 'summary.zh': 's', 'content.zh': '<p>c</p>', category: 'TRADE' }
const inEnglish = { 'title.en': 't', 'summary.en': 's', 'content.en': '<p>c</p>' }
const written = (given: object) => ({ ...valuesOf(null), ...chinese, ...given })

test('a language is written whole or not at all', () => {
  expect(problemsIn('notice', written({}))).toEqual({})
  expect(problemsIn('notice', written({ 'summary.ru': 'с' }))).toEqual({
    'title.ru': 'required',
    'content.ru': 'required',
  })
  expect(Object.keys(problemsIn('notice', valuesOf(null)))).toEqual([
    'category',
    'title.zh',
    'summary.zh',
    'content.zh',
  ])
})

test('a picture has words in each language that is written, and in no other', () => {
  expect(problemsIn('notice', written({ ...inEnglish, picture }))).toEqual({
    'pictureText.zh': 'required',
    'pictureText.en': 'required',
  })
  expect(problemsIn('notice', written({ 'pictureText.zh': 'x', picture }))).toEqual({})
  expect(leftOutOf('news', written({}))).toContain('pictureText.zh')
  expect(leftOutOf('news', written({ picture }))).not.toContain('pictureText.zh')
})

test('a time that cannot be read is told, and never left out', () => {
  const unread = written({ publishAt: '2036-12-05Tnoon:00+08:00' })
  expect([unreadIn(unread), problemsIn('notice', unread)]).toEqual([
    { publishAt: 'invalid' },
    { publishAt: 'invalid' },
  ])
  const read = written({ publishAt: '2036-12-05T09:00:00+08:00' })
  expect([unreadIn(read), problemsIn('notice', read)]).toEqual([{}, {}])
  expect(problemsIn('notice', written({ publishAt: '2000-01-01T09:00:00+08:00' }))).toEqual({
    publishAt: 'notPast',
  })
})

test('whose text it is is said in each language that is written, and with its address', () => {
  const named = written({ ...inEnglish, 'sourceName.zh': 'n' })
  expect(problemsIn('notice', named)).toEqual({ 'sourceName.en': 'required' })
  const addressed = written({ sourceUrl: 'https://a.example' })
  expect(problemsIn('notice', addressed)).toEqual({ 'sourceName.zh': 'required' })
  expect(askedOf('policy')).toContain('sourceName.zh')
  expect(askedOf('notice')).not.toContain('sourceName.zh')
})

test('what takes place online needs no place', () => {
  const times = { startsAt: '2036-12-05T09:00:00+08:00', endsAt: '2036-12-05T10:00:00+08:00' }
  const given = written({ ...times, 'speaker.zh': 's' })
  expect(problemsIn('training', given)).toEqual({ 'place.zh': 'required' })
  expect(problemsIn('training', { ...given, isOnline: true })).toEqual({})
})

test.each(publicationKinds)('what a draft of %s may lack is what it is not handed in without', (kind) => {
  const asked = Object.keys(problemsIn(kind, { ...valuesOf(null), 'title.zh': 't' }))
  expect(asked.toSorted()).toEqual(askedOf(kind).toSorted())
})

test.each(publicationKinds)('what %s asks for is not left out', (kind) => {
  const out = leftOutOf(kind, written({}))
  expect(askedOf(kind).filter((name) => out.includes(name))).toEqual([])
})

test('a file is the same wherever it is signed for, and another where it is another', () => {
  const begun = written({ picture, files: [picture] })
  const signedAnew = { ...picture, url: '/p?again' }
  const mine = written({ picture: { ...picture, id: 'q' }, files: [picture] })
  const compared = (theirs: object) => differencesOf(begun, mine, written(theirs))
  expect(compared({ picture: signedAnew, files: [signedAnew] })).toEqual([])
  expect(compared({ picture: null, files: [signedAnew] })).toEqual([{ name: 'picture', side: 'mine' }])
  expect(compared({ picture: signedAnew, files: [] })).toEqual([{ name: 'files', side: 'theirs' }])
})

test('a translation holds still beside the Chinese that it was held against, and no other', () => {
  const begun = written({})
  const mine = written({ stillRight: ['en'] })
  expect(stillRightBeside(mine, begun, written({ 'title.en': 'x', category: 'LAW' }))).toEqual(['en'])
  expect(stillRightBeside(mine, begun, written({ 'content.zh': '<p>d</p>' }))).toEqual([])
  expect(stillRightBeside(mine, null, written({}))).toEqual([])
})

test('no file is kept on the device', () => {
  expect(keptFields).not.toContain('picture')
  expect(keptFields).not.toContain('files')
  expect(keptFields).toContain('revision')
})
