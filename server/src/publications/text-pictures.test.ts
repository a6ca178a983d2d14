import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { longestPictureText, mostTextPictures } from '@portal/protocol/publications/constants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { openEditing } from './fixtures/editing.ts'
import { inEnglish, publicationGiven, revisedGiven } from './fixtures/given.ts'
import { forged, openReading } from './fixtures/reading.ts'

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

const upload = (owner = editing.writer) => addFile(portal.services, owner.id, 'PICTURE')
const figure = (id: string, text = '会场') => `<figure><img data-picture="${id}" alt="${text}"></figure>`
const pictured = (...figures: string[]) => ({ content: { zh: `<p>正文。</p>${figures.join('')}` } })

async function isUsed(id: string): Promise<boolean> {
  const { db } = portal.services
  const row = await db.selectFrom('stored_file').select('is_used').where('id', '=', id).executeTakeFirst()
  return row!.is_used
}

async function opens(path: string): Promise<boolean> {
  return (await portal.app.inject({ method: 'GET', url: path })).statusCode === 200
}

/** Where a reader of a version's preview finds the picture within it. */
async function previewed(versionId: string): Promise<string> {
  const { people, writer, at } = editing
  const { link } = await people.done<OutputOf<typeof own.previewLink>>(own.previewLink, writer, at(versionId))
  const { id, ...query } = Object.fromEntries(new URL(link).searchParams)
  const answer = await makeCall(portal.app, own.preview, { params: { id: id! }, query })
  return expectCode<OutputOf<typeof own.preview>>(answer, 'done').pictures[0]!.sources[0]!.path
}

describe('a picture within a text', () => {
  test('is read in each language with its own words, in the sizes of pages', async () => {
    const id = await upload()
    const { id: publicationId } = await editing.publish('notice', {
      title: { ...publicationGiven().title, en: inEnglish.title },
      summary: { ...publicationGiven().summary, en: inEnglish.summary },
      content: { zh: `<p>正文。</p>${figure(id)}`, en: `<p>A text.</p>${figure(id, 'A hall')}` },
    })
    for (const [language, text] of [
      ['zh', '会场'],
      ['en', 'A hall'],
    ] as const) {
      const { content, pictures } = await reading.shown('notice', publicationId, language)
      expect(content.html).toContain(figure(id, text))
      expect(pictures).toMatchObject([{ id, sources: [{ width: expect.any(Number) }] }])
      expect(await opens(pictures[0]!.sources[0]!.path)).toBe(true)
      expect(pictures[0]!.width).toBe(pictures[0]!.sources.at(-1)!.width)
    }
    expect((await reading.feed('notice')).body).not.toContain(id)
  })

  test('from elsewhere, or without words, is left out', async () => {
    const { versionId } = await editing.add('notice', {
      ...pictured('<img src="https://e.example/t.gif" alt="x"><img src="data:image/png;base64,AA" alt="x">'),
    })
    const { content, textPictures } = await editing.version(versionId)
    expect([content?.zh, textPictures]).toEqual(['<p>正文。</p>', []])
  })

  test('is its version’s: read by its preview, by everybody while it is published, then by nobody', async () => {
    const id = await upload()
    const { versionId } = await editing.add('notice', pictured(figure(id)))
    const lasting = async () => (await reading.picture(id)).statusCode === 200
    const path = await previewed(versionId)
    expect([await lasting(), await opens(path)]).toEqual([false, true])
    expect(await opens(forged(path))).toBe(false)
    await editing.submit(versionId)
    expect(await lasting()).toBe(false)
    const { people, second, at } = editing
    await people.done(own.approve, second, at(versionId, { revision: 1 }))
    expect(await lasting()).toBe(true)
    await editing.withdraw(versionId)
    expect(await lasting()).toBe(false)
  })

  test('of a translation that is held back is nobody’s to see until it appears', async () => {
    const [id, both] = [await upload(), await upload()]
    const texts = {
      title: { ...publicationGiven().title, en: inEnglish.title },
      summary: { ...publicationGiven().summary, en: inEnglish.summary },
      content: {
        zh: `<p>正文。</p>${figure(both)}`,
        en: `<p>A text.</p>${figure(id, 'A hall')}${figure(both, 'A door')}`,
      },
    }
    const { publish, revise, edit, submit, approve } = editing
    const { id: publicationId } = await publish('notice', { ...texts, heldBack: ['en'] })
    const listed = async (language: 'zh' | 'en') =>
      (await reading.shown('notice', publicationId, language)).pictures.map((one) => one.id)
    const found = async (...ids: string[]) =>
      Promise.all(ids.map(async (one) => (await reading.picture(one)).statusCode === 200))
    expect([await listed('zh'), await listed('en')]).toEqual([[both], [both]])
    expect(await found(id, both)).toEqual([false, true])

    const next = await revise(publicationId)
    await edit(next, { ...texts, heldBack: [] })
    await submit(next)
    await approve(next)
    expect((await listed('en')).toSorted()).toEqual([id, both].toSorted())
    expect(await listed('zh')).toEqual([both])
    expect(await found(id, both)).toEqual([true, true])
  })

  test('stays while a version has it, and is let go when none does', async () => {
    const [kept, dropped] = [await upload(), await upload()]
    const { publish, revise, edit, version } = editing
    const { id } = await publish('notice', pictured(figure(kept)))
    const next = await revise(id)
    expect((await version(next)).textPictures).toMatchObject([{ id: kept }])
    await edit(next, pictured(figure(dropped), figure(dropped)))
    expect([await isUsed(kept), await isUsed(dropped)]).toEqual([true, true])
    await edit(next, { picture: dropped, pictureText: { zh: '会场' } })
    expect([await isUsed(kept), await isUsed(dropped)]).toEqual([true, true])
    await edit(next)
    expect([await isUsed(kept), await isUsed(dropped)]).toEqual([true, false])
    // Put back from the version that still has it, by somebody who did not give it.
    await edit(next, pictured(figure(kept)), 'notice', editing.second)
    expect((await version(next)).textPictures).toMatchObject([{ id: kept }])
  })

  test('is one’s own upload, or the publication’s', async () => {
    const { add, publish, version, people, writer, second, at } = editing
    const { versionId } = await add()
    const refused = async (content: object) => {
      const { revision } = await version(versionId)
      const body = { ...revisedGiven('notice', revision), ...content }
      return people.fieldsRefused(own.edit, writer, at(versionId, body))
    }
    const theirs = await upload(second)
    expect(await refused(pictured(figure(theirs)))).toEqual(['content.zh'])
    const elsewhere = await upload()
    await publish('notice', pictured(figure(elsewhere)))
    expect(await refused(pictured(figure(elsewhere)))).toEqual(['content.zh'])
    const attachment = await addFile(portal.services, writer.id, 'ATTACHMENT')
    expect(await refused(pictured(figure(attachment)))).toEqual(['content.zh'])
    const mine = await upload()
    const many = Array.from({ length: mostTextPictures + 1 }, () => figure(mine))
    expect(await refused(pictured(...many))).toEqual(['content.zh'])
    const long = figure(mine, '长'.repeat(longestPictureText + 1))
    expect(await refused(pictured(long))).toEqual(['content.zh'])
    expect(await isUsed(mine)).toBe(false)
  })

  test('is named where two versions have another, or say otherwise what it shows', async () => {
    const [first, second] = [await upload(), await upload()]
    const { publish, revise, edit, people, writer, at } = editing
    const { id, versionId } = await publish('notice', pictured(figure(first)))
    const next = await revise(id)
    const compared = async () => {
      const given = { ...at(next), query: { with: versionId } }
      const answer = await people.done<OutputOf<typeof own.compare>>(own.compare, writer, given)
      return answer.languages[0]!.content.filter(({ isPicture }) => isPicture).map(({ runs }) => runs)
    }
    expect(await compared()).toEqual([[{ kind: 'same', text: '会场' }]])
    await edit(next, pictured(figure(second)))
    expect(await compared()).toEqual([[{ kind: 'removed', text: '会场' }], [{ kind: 'added', text: '会场' }]])
    await edit(next, pictured(figure(first, '会场全景')))
    const [runs] = await compared()
    expect(runs!.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['same', 'added']))
  })
})
