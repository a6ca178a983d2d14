import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { kindSpec, publicationKinds } from '@portal/protocol/publications/kinds.ts'
import { longestContent } from '@portal/protocol/publications/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { inEnglish, inRussian, publicationGiven } from './fixtures/given.ts'
import { openReading } from './fixtures/reading.ts'

const own = calls.publications

let portal: Portal
let editing: Awaited<ReturnType<typeof openEditing>>
let reading: ReturnType<typeof openReading>

beforeAll(async () => {
  portal = await openTestPortal()
  editing = await openEditing(portal)
  reading = openReading(portal)
})
afterAll(() => portal.close())

const inThree = (part: keyof typeof inEnglish) => ({ en: inEnglish[part], ru: inRussian[part] })
/** The plainest form in three languages. */
function translated(kind: (typeof publicationKinds)[number] = 'notice') {
  const given = publicationGiven(kind)
  const { sourceName, speaker, place } = given
  return {
    title: { ...given.title, ...inThree('title') },
    summary: { ...given.summary, ...inThree('summary') },
    content: { ...given.content, ...inThree('content') },
    ...(sourceName && { sourceName: { ...sourceName, ...inThree('sourceName') } }),
    ...(speaker && { speaker: { ...speaker, ...inThree('speaker') } }),
    ...(place && { place: { ...place, ...inThree('place') } }),
  }
}
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString()

const list = (query: Record<string, string> = {}) =>
  editing.people.done<OutputOf<typeof own.deskPage>>(own.deskPage, editing.writer, {
    query: { size: '100', ...query },
  })

/** The fields at which a draft is refused that is handed in. */
const refusedToSubmit = async (versionId: string) => {
  const { people, writer, at, version } = editing
  const { revision } = await version(versionId)
  return people.fieldsRefused(own.submit, writer, at(versionId, { revision }))
}

async function isListed(id: string, query: Record<string, string>): Promise<boolean> {
  return (await list(query)).content.some((row) => row.id === id)
}

describe.each(publicationKinds)('of the kind %s', (kind) => {
  test('goes from a draft to its readers, by another editor’s approval', async () => {
    const { add, desk, approve, submit, writer, second } = editing
    const { id, versionId } = await add(kind, translated(kind))
    const draft = await desk(id)
    expect(draft).toMatchObject({ kind, published: null, mayRevise: false, isPinned: false })
    expect(draft.latest).toMatchObject({
      ...translated(kind),
      number: 1,
      revision: 1,
      state: 'DRAFT',
      writtenBy: { id: writer.id, username: writer.username },
      abilities: ['edit', 'submit', 'discard'],
    })
    const listed = (await list()).content.find((row) => row.id === id)
    expect(listed).toMatchObject({ title: inEnglish.title, titleLanguage: 'en' })
    expect((await reading.read(kind, id)).statusCode).toBe(404)
    await submit(versionId)
    expect((await desk(id)).latest.abilities).toEqual(['return'])
    expect((await desk(id, second)).latest.abilities).toEqual(['return', 'approve'])
    await approve(versionId)
    const shown = await reading.shown(kind, id, 'ru')
    expect(shown).toMatchObject({ title: inRussian.title, language: 'ru', changedAt: null })
    expect((await desk(id)).history.map(({ action, by }) => [action, by])).toEqual([
      ['add', writer.username],
      ['submit', writer.username],
      ['approve', second.username],
    ])
    expect(await editing.people.isConsistent('publication', versionId)).toBe(true)
  })

  test('is drafted by its Chinese title alone, and handed in with what its table asks for', async () => {
    const { needsSource, isDocument, hasSpeaker, isEvent } = kindSpec(kind)
    const { people, writer } = editing
    const title = { zh: `只有标题的${kind}` }
    const { id } = await people.done<{ id: string }>(own.add, writer, { body: { kind, title, files: [] } })
    const draft = await editing.latest(id)
    expect(draft).toMatchObject({ title, summary: {}, content: {}, state: 'DRAFT' })
    const asked = [
      'category',
      'summary.zh',
      'content.zh',
      ...(needsSource ? ['sourceName.zh'] : []),
      ...(isDocument ? ['documentNumber', 'issuedOn'] : []),
      ...(hasSpeaker ? ['speaker.zh'] : []),
      ...(isEvent ? ['startsAt', 'endsAt', 'place.zh'] : []),
    ]
    expect((await refusedToSubmit(draft.id)).toSorted()).toEqual(asked.toSorted())
    expect(await editing.latest(id)).toEqual(draft)
    const listed = await list({ keyword: title.zh, translation: 'missing' })
    expect(listed.content).toMatchObject([{ id, title: title.zh, category: '' }])
    await editing.edit(draft.id, {}, kind)
    await editing.submit(draft.id)
  })

  test('has a category of its dictionary, in a draft too', async () => {
    const category = kindSpec(kind).categories === 'RESEARCH_TYPE' ? 'TRADE' : 'COUNTRY_STUDY'
    const body = { ...publicationGiven(kind), category }
    expect(await editing.people.fieldsRefused(own.add, editing.writer, { body })).toEqual(['category'])
  })
})

describe('what is written', () => {
  const refusedAt = (changed: object) =>
    editing.people.fieldsRefused(own.add, editing.writer, { body: { ...publicationGiven(), ...changed } })
  const zh = publicationGiven()

  test.each([
    ['an unknown country', { country: 'ZZ' }, ['country']],
    ['an address that runs', { sourceUrl: 'javascript:alert(1)' }, ['sourceUrl']],
    ['no Chinese title', { title: { en: 'A' } }, ['title.zh']],
    ['a long title', { title: { zh: '长'.repeat(201) } }, ['title.zh']],
  ])('is refused at its fields: %s', async (_name, changed, fields) => {
    expect(await refusedAt(changed)).toEqual(fields)
  })

  test.each([
    ['a title alone', { title: { ...zh.title, en: 'A' } }, ['summary.en', 'content.en']],
    ['no title', { content: { ...zh.content, ru: '<p>Т</p>' } }, ['title.ru', 'summary.ru']],
    ['no Chinese text', { content: { en: '<p>T</p>' } }, ['content.zh', 'title.en', 'summary.en']],
    ['who speaks alone', { speaker: { en: 'A' } }, ['title.en', 'summary.en', 'content.en']],
    ['a day to come', { issuedOn: '2199-01-01' }, ['issuedOn']],
    ['an address of no source', { sourceUrl: 'https://example.org' }, ['sourceName.zh']],
    [
      'a source in Chinese alone',
      {
        title: { zh: 'A', en: 'A' },
        summary: { zh: 'A', en: 'A' },
        content: { zh: '<p>A</p>', en: '<p>A</p>' },
        sourceName: { zh: 'A' },
      },
      ['sourceName.en'],
    ],
    [
      'an address of no source in two languages',
      {
        title: { zh: 'A', en: 'A' },
        summary: { zh: 'A', en: 'A' },
        content: { zh: '<p>A</p>', en: '<p>A</p>' },
        sourceUrl: 'https://example.org',
      },
      ['sourceName.zh', 'sourceName.en'],
    ],
  ])('is kept in a draft, and not handed in so: %s', async (_name, changed, fields) => {
    const { id, versionId } = await editing.add('notice', changed)
    expect(await refusedToSubmit(versionId)).toEqual(fields)
    expect(await editing.latest(id)).toMatchObject({ ...changed, state: 'DRAFT' })
    await editing.edit(versionId)
    await editing.submit(versionId)
  })

  test('of no words is no text', async () => {
    const { versionId } = await editing.add('notice', { content: { zh: '<p> <br></p>' } })
    expect((await editing.version(versionId)).content).toEqual({})
    expect(await refusedToSubmit(versionId)).toEqual(['content.zh'])
  })

  test('half in a language is read in Chinese by whoever has a link', async () => {
    const { versionId } = await editing.add('notice', { title: { ...zh.title, en: 'Half' } })
    const { link } = await editing.people.done<OutputOf<typeof own.previewLink>>(
      own.previewLink,
      editing.writer,
      editing.at(versionId),
    )
    const { id, ...query } = Object.fromEntries(new URL(link).searchParams)
    const read = await makeCall(portal.app, own.preview, { params: { id: id! }, query }, { language: 'en' })
    expect(expectCode(read, 'done')).toMatchObject({ title: zh.title.zh, language: 'zh', languages: ['zh'] })
    expect((await editing.version(versionId)).textsChangedAt.en).toBeNull()
  })

  test('is approved only as readers need it', async () => {
    const { versionId } = await editing.add()
    await editing.submit(versionId)
    // As a portal of an earlier version may have let it through.
    await portal.services.db
      .updateTable('publication_text')
      .set({ summary: '' })
      .where('version_id', '=', versionId)
      .execute()
    const read = editing.at(versionId, { revision: 1 })
    expect(await editing.people.fieldsRefused(own.approve, editing.second, read)).toEqual(['summary.zh'])
    expect((await editing.version(versionId)).state).toBe('IN_REVIEW')
  })

  test('appears at a time to come alone', async () => {
    const { versionId } = await editing.add('notice', { publishAt: anHourAgo() })
    expect(await refusedToSubmit(versionId)).toEqual(['publishAt'])
    await editing.edit(versionId, { publishAt: inAnHour() })
    await editing.comesDue(versionId)
    expect(await refusedToSubmit(versionId)).toEqual(['publishAt'])
    expect((await editing.version(versionId)).state).toBe('DRAFT')
  })

  test('says what its picture shows in each of its languages', async () => {
    const picture = await addFile(portal.services, editing.writer.id, 'PICTURE')
    const missing = ['pictureText.zh', 'pictureText.en', 'pictureText.ru']
    const { versionId } = await editing.add('notice', { ...translated(), picture })
    expect(await refusedToSubmit(versionId)).toEqual(missing)
    const pictureText = { zh: '服务窗口', en: 'The counter', ru: 'Окно' }
    await editing.edit(versionId, { ...translated(), picture, pictureText })
    const { shownPicture } = await editing.version(versionId)
    expect(shownPicture).toMatchObject({ text: '服务窗口' })
    const { path } = shownPicture!.sources[0]!
    expect((await portal.app.inject(path)).statusCode).toBe(200)
    expect((await portal.app.inject(path.replace(/&.*/, ''))).statusCode).toBe(404)
  })

  test.each([
    ['script', '<p>甲<script>alert(1)</script></p>', '<p>甲</p>'],
    ['a handler', '<p onclick="alert(1)" style="position:fixed">甲</p>', '<p>甲</p>'],
    ['a frame', '<iframe src="https://example.org"></iframe><p>甲</p>', '<p>甲</p>'],
    ['an address of data', '<p><a href="data:text/html,x">甲</a></p>', '<p>甲</p>'],
    ['a tracking picture', '<p>甲<img src="https://example.org/p.gif"></p>', '<p>甲</p>'],
    ['broken HTML', '<p>甲<strong>乙<p>丙', '<p>甲<strong>乙</strong></p><p><strong>丙</strong></p>'],
    ['a style sheet', '<style>p{}</style><p>甲</p>', '<p>甲</p>'],
  ])('is cleaned: %s', async (_name, content, clean) => {
    const { versionId } = await editing.add('notice', { content: { zh: content } })
    const kept = (await editing.version(versionId)).content?.zh
    expect(kept).toBe(clean)
    // Written again as it was shown, it stays as it is.
    await editing.edit(versionId, { content: { zh: kept } })
    expect((await editing.version(versionId)).content?.zh).toBe(kept)
  })

  test('is no longer than its field, whatever is pasted', async () => {
    const long = `<p>${'长'.repeat(longestContent + 1)}</p>`
    expect(await refusedAt({ content: { zh: long } })).toEqual(['content.zh'])
    const pasted = `<p>${'a'.repeat(20 * 1024 * 1024)}</p>`
    const body = { ...publicationGiven(), content: { zh: pasted } }
    await editing.people.refused(own.add, editing.writer, { body }, 'tooLarge')
  })

  test('cites laws as they are held, in each of its languages', async () => {
    await saveLaw(
      portal.services.db,
      makeDocument({ texts: [textIn('zh', '样例引证法', ['第一条 为了样例。'])] }),
    )
    const content = { zh: '<p>依照《样例引证法》第一条办理。</p>' }
    const { id, versionId } = await editing.publish('notice', { content, country: 'KZ' })
    const shown = await reading.shown('notice', id)
    expect(shown.content.citations.length).toBeGreaterThan(0)
    const next = await editing.revise(id)
    await editing.submit(next)
    await editing.approve(next)
    expect((await reading.shown('notice', id)).content.citations).toEqual(shown.content.citations)
    expect((await editing.version(versionId)).state).toBe('REPLACED')
  })
})

test('cites laws of the zone’s country where it is about none, in each of its languages', async () => {
  for (const [country, adoptedOn, zh, en] of [
    ['CN', '2020-05-28', '中国驼队法典', 'Caravan Code of China'],
    ['RU', '1994-11-30', '俄罗斯驼队法典', 'Caravan Code of Russia'],
  ] as const) {
    const texts = [textIn('zh', zh, ['一。']), textIn('en', en, ['One.'])]
    const days = { adoptedOn, effectiveOn: adoptedOn, versionOn: adoptedOn }
    await saveLaw(portal.services.db, makeDocument({ country, kind: 'code', texts, ...days }))
  }
  const { id } = await editing.publish('notice', {
    ...translated(),
    content: {
      zh: '<p>依照《驼队法典》第一条办理。</p>',
      en: '<p>See Article 1 of the Caravan Code.</p>',
      ru: '<p>См. закон.</p>',
    },
  })
  for (const language of ['zh', 'en'] as const) {
    const { content } = await reading.shown('notice', id, language)
    expect(content.citations.map(({ address }) => address)).toEqual([expect.stringMatching(/^\/eli\/cn\//)])
  }
})

describe('the list of the desk', () => {
  test('has each publication by its latest version, with what is wrong with its languages', async () => {
    const { id } = await editing.publish('notice', { title: { zh: '样例译文核对' } })
    const titled = { keyword: '译文核对' }
    expect(await isListed(id, { ...titled, state: 'PUBLISHED', kind: 'notice' })).toBe(true)
    expect(await isListed(id, { ...titled, kind: 'news' })).toBe(false)
    expect(await isListed(id, { ...titled, translation: 'missing' })).toBe(true)
    expect(await isListed(id, { ...titled, translation: 'older' })).toBe(false)

    const next = await editing.revise(id)
    const row = (await list(titled)).content[0]!
    expect(row).toMatchObject({ id, state: 'DRAFT', isChange: true, publishedAt: null })
    expect((await list(titled)).counts).toMatchObject({ DRAFT: 1, PUBLISHED: 0 })
    await editing.edit(next, { ...translated(), title: { zh: '样例译文核对', ...inThree('title') } })
    expect(await isListed(id, { ...titled, translation: 'missing' })).toBe(false)
    expect(await isListed(id, { ...titled, translation: 'older' })).toBe(false)
    const before = (await editing.version(next)).textsChangedAt

    await editing.edit(next, { ...translated(), title: { zh: '样例译文核对二', ...inThree('title') } })
    const after = (await editing.version(next)).textsChangedAt
    expect(after).toMatchObject({ en: before.en, ru: before.ru })
    expect(after.zh! > before.zh!).toBe(true)
    expect(await isListed(id, { ...titled, translation: 'older' })).toBe(true)
    expect((await list(titled)).content[0]!.textsChangedAt).toEqual(after)
  })

  test('is for editors alone, as is all that they do', async () => {
    const { versionId } = await editing.add()
    const { people, at } = editing
    const others = [null, await people.person(), await people.administrator('DESK')]
    for (const who of others) {
      for (const call of [own.desk, own.version, own.submit, own.discard, own.edit]) {
        const answer = await people.ask(call, who, at(versionId, { revision: 1 }))
        expect([401, 403]).toContain(answer.statusCode)
      }
    }
    await people.done(own.version, await people.administrator('SUPER'), at(versionId))
  })

  test('counts what waits for approval', async () => {
    const overview = async () => {
      const { waiting } = await editing.people.done<{ waiting: Record<string, number> }>(
        calls.admin.overview,
        editing.writer,
      )
      return waiting['publications']!
    }
    const before = await overview()
    await editing.submit((await editing.add()).versionId)
    expect(await overview()).toBe(before + 1)
  })
})

test('what is pinned stands first, whatever version of it is published', async () => {
  const pinned = await editing.publish('ask')
  await editing.publish('ask')
  const first = async () => (await reading.list('ask'))[0]!
  const pin = (isPinned: boolean) =>
    editing.people.done(own.pin, editing.writer, editing.at(pinned.id, { isPinned }))
  await pin(true)
  expect(await first()).toMatchObject({ id: pinned.id, isPinned: true })
  const next = await editing.revise(pinned.id)
  await editing.submit(next)
  await editing.approve(next)
  expect(await first()).toMatchObject({ id: pinned.id, isPinned: true })
  await pin(false)
  expect((await first()).id).not.toBe(pinned.id)
})
