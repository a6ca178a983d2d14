import { calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { listSitePages } from '../app/site-pages.ts'
import type { Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { openTalking } from './fixtures/talking.ts'

const { forum } = calls

let portal: Portal
let talking: ReturnType<typeof openTalking>
let author: Reader
let reader: Reader
let moderator: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  talking = openTalking(portal)
  author = await talking.person('PERSON')
  reader = await talking.person('ENTERPRISE')
  moderator = await talking.moderator()
})
afterAll(() => portal.close())

const reporting = (who: Reader, kind: 'post' | 'comment', id: string) =>
  [forum.report, who, { body: { kind, id, fault: 'RUDE', note: '骂人' } }] as const

const reports = async (query: Record<string, string> = { state: 'OPEN', size: '50' }) =>
  talking.done<OutputOf<typeof forum.reportsPage>>(forum.reportsPage, moderator, { query })

/** The open report of something. */
async function reportOf(text: string) {
  return (await reports()).content.find((one) => one.text === text)!
}

describe('what is reported', () => {
  test('is so once by an account, and found wrong or not', async () => {
    const id = await talking.post(author)
    const said = await talking.say(author, id, '您什么都不懂')
    await talking.done(...reporting(reader, 'comment', said))
    await talking.refused(...reporting(reader, 'comment', said), 'doneAlready')
    await talking.done(...reporting(reader, 'post', id))
    await talking.done(...reporting(await talking.person(), 'comment', said))
    const report = await reportOf('您什么都不懂')
    expect(report).toMatchObject({
      kind: 'comment',
      fault: 'RUDE',
      note: '骂人',
      post: { id, language: 'zh', state: 'DISPLAYED' },
      author: author.username,
      abilities: ['dismiss', 'takeDown'],
    })
    const review = forum.review
    const seen = await talking.done<OutputOf<typeof review>>(review, moderator, talking.at(id))
    expect(seen.reports).toBe(3)

    // Both reports of the comment end, that of the post does not.
    await talking.done(forum.dismissReport, moderator, talking.at(report.id))
    await talking.refused(forum.dismissReport, moderator, talking.at(report.id), 'wrongState')
    expect((await reports()).content.filter((one) => one.post.id === id)).toMatchObject([{ kind: 'post' }])
    expect((await talking.comments(null, id)).content[0]).toMatchObject({ state: 'DISPLAYED' })
    // Who reported something is told nothing, nor is its author.
    expect(await talking.told(reader)).toEqual([])
  })

  test('fifty times at once by one account is one report', async () => {
    const id = await talking.post(author)
    const told = await talking.together(Array.from({ length: 50 }, () => reporting(reader, 'post', id)))
    expect(told.filter((code) => code === codes.done.code)).toHaveLength(1)
    expect(new Set(told)).toEqual(new Set([codes.done.code, codes.doneAlready.code]))
  })

  test('is taken down with a reason its author reads', async () => {
    const id = await talking.post(author)
    const said = await talking.say(author, id, '某某是骗子')
    await talking.say(reader, id, '请注意言辞', said)
    await talking.done(...reporting(reader, 'comment', said))
    const { id: report } = await reportOf('某某是骗子')
    await talking.done(forum.takeDownReported, moderator, talking.at(report, { reason: '人身攻击' }))
    expect((await talking.told(author)).at(-1)).toBe('forumCommentTakenDown')
    const [kept] = (await talking.comments(null, id)).content
    expect(kept).toMatchObject({ state: 'TAKEN_DOWN', author: null, text: null, replyCount: 1 })
    expect(kept!.replies[0]!.replyTo).toEqual({ id: said, author: null })
    const call = forum.ownComments
    const mine = await talking.done<OutputOf<typeof call>>(call, author)
    expect(mine.content[0]).toMatchObject({ id: said, reason: '人身攻击', abilities: [] })
    const settled = (await reports({ state: 'SETTLED' })).content.map((one) => one.id)
    expect(settled).toContain(report)
    await talking.refused(
      forum.takeDownComment,
      moderator,
      talking.at(said, { reason: '再次' }),
      'wrongState',
    )
  })

  test('as a post goes with its reports, whoever takes it off', async () => {
    const [taken, deleted] = [await talking.post(author), await talking.post(author)]
    const said = await talking.say(author, deleted, '一起删')
    await talking.done(...reporting(reader, 'post', taken))
    await talking.done(...reporting(reader, 'post', deleted))
    await talking.done(...reporting(reader, 'comment', said))
    await talking.done(forum.takeDown, moderator, talking.at(taken, { reason: '广告' }))
    await talking.done(forum.remove, author, talking.at(deleted))
    const open = (await reports()).content.map((one) => one.post.id)
    expect(open).not.toContain(taken)
    expect(open).not.toContain(deleted)
    await talking.refused(...reporting(reader, 'post', taken), 'notFound')
    await talking.refused(...reporting(reader, 'comment', said), 'notFound')
  })
})

test('what is reported and changed meanwhile is taken down no more, and its report ends when its author leaves', async () => {
  const writer = await talking.person('PERSON')
  const id = await talking.post(writer, { content: '<p>加微信返现</p>' })
  const said = await talking.say(writer, id, '快来加我')
  await talking.done(...reporting(reader, 'post', id))
  await talking.done(...reporting(reader, 'comment', said))
  await talking.edit(writer, id, { content: '<p>改后再等审核</p>' })
  const { id: report, abilities } = await reportOf('改后再等审核')
  expect(abilities).toEqual(['dismiss'])
  expect((await reportOf('快来加我')).abilities).toEqual(['dismiss', 'takeDown'])
  const at = talking.at(report, { reason: '广告' })
  await talking.refused(forum.takeDownReported, moderator, at, 'wrongState')
  const admin = await talking.administrator('SUPER')
  await talking.done(calls.admin.cancel, admin, talking.at(writer.id, { reason: 'Asked for' }))
  expect((await reports()).content.filter((one) => one.post.id === id)).toEqual([])
  expect((await reports({ state: 'SETTLED', size: '50' })).content.map((one) => one.id)).toContain(report)
})

/** Every place where a reader may meet a post. */
async function places(id: string, word: string): Promise<Record<string, boolean>> {
  const search = (await talking.found(word)).includes(id)
  const overview = calls.find.overview
  const found = await talking.done<OutputOf<typeof overview>>(overview, null, { query: { keyword: word } })
  return {
    list: (await talking.list()).content.some((row) => row.id === id),
    search,
    overview: JSON.stringify(found.kinds).includes(id),
    sitemap: (await listSitePages(portal.services.db, 0, 10_000)).some(({ path }) => path.includes(id)),
  }
}

const everywhere = { list: true, search: true, overview: true, sitemap: true }
const nowhere = { list: false, search: false, overview: false, sitemap: false }

describe('an author', () => {
  let admin: Reader
  beforeAll(async () => {
    admin = await talking.administrator('SUPER')
  })
  const act = (action: 'suspend' | 'restore' | 'cancel', who: Reader) =>
    talking.done(calls.admin[action], admin, talking.at(who.id, { reason: 'Asked for' }))

  test('who is suspended is read nowhere meanwhile, and everywhere after', async () => {
    const writer = await talking.person('PERSON')
    const id = await talking.post(writer, { title: 'quokka 仓储合同' })
    const elsewhere = await talking.post(author)
    const said = await talking.say(writer, elsewhere, '一句话')
    await talking.say(reader, elsewhere, '答', said)
    expect(await places(id, 'quokka')).toEqual(everywhere)
    const titleSeen = async () => {
      const call = forum.ownComments
      const { content } = await talking.done<OutputOf<typeof call>>(call, reader)
      return content.find(({ post }) => post.id === id)!.post.title
    }
    await talking.say(reader, id, '我也想问')
    expect(await titleSeen()).toBe('quokka 仓储合同')
    await act('suspend', writer)
    expect(await titleSeen()).toBe('')
    expect(await talking.review(moderator, id)).toMatchObject({ state: 'DISPLAYED', isHidden: true })
    const list = forum.reviewPage
    const { content } = await talking.done<OutputOf<typeof list>>(list, moderator, {
      query: { keyword: 'quokka' },
    })
    expect(content).toMatchObject([{ id, isHidden: true }])
    expect(await places(id, 'quokka')).toEqual(nowhere)
    await talking.refused(forum.post, null, talking.at(id), 'notFound')
    const hidden = (await talking.comments(null, elsewhere)).content
    expect(hidden).toMatchObject([{ id: said, author: null, text: null, replyCount: 1 }])
    expect(hidden[0]!.replies[0]!.replyTo).toEqual({ id: said, author: null })
    expect((await talking.read(null, elsewhere)).comments).toBe(1)
    await act('restore', writer)
    expect((await talking.review(moderator, id)).isHidden).toBe(false)
    expect(await places(id, 'quokka')).toEqual(everywhere)
    expect((await talking.read(null, elsewhere)).comments).toBe(2)
  })

  test('who leaves is named nowhere; what they wrote stays and is closed, their likes are counted no more', async () => {
    const writer = await talking.person('PERSON')
    const picture = await addFile(portal.services, writer.id, 'PICTURE')
    const id = await talking.post(writer, { title: 'numbat 运输合同', pictures: [picture] })
    const waiting = await talking.add(writer, { title: 'numbat 等待审核' })
    const elsewhere = await talking.post(author)
    await talking.say(writer, elsewhere, '留下的话')
    await talking.done(forum.like, writer, talking.at(elsewhere))
    await talking.done(...reporting(writer, 'post', elsewhere))
    const data = await portal.services.everyFeature.exported({ id: writer.id, language: 'en' })
    const exported = JSON.stringify(data)
    for (const own of ['numbat 运输合同', 'numbat 等待审核', '留下的话']) expect(exported).toContain(own)
    await act('cancel', writer)
    const shown = await talking.read(null, id)
    expect(shown).toMatchObject({ author: null, authorFigures: null, isClosed: true, isOpen: false })
    expect(shown.pictures).toHaveLength(1)
    expect((await portal.app.inject({ url: shown.pictures[0]!.sources[0]!.path })).statusCode).toBe(200)
    await talking.refused(forum.addComment, reader, talking.at(id, { text: '晚了' }), 'wrongState')
    await talking.refused(forum.review, moderator, talking.at(waiting), 'notFound')
    expect(await talking.read(null, elsewhere)).toMatchObject({ likes: 0, comments: 1 })
    expect((await talking.comments(null, elsewhere)).content).toMatchObject([
      { author: null, text: '留下的话', state: 'DISPLAYED' },
    ])
    expect((await reports()).content.find((one) => one.post.id === elsewhere)!.username).toBeNull()
    const row = (await talking.list()).content.find((one) => one.id === id)
    expect(row).toMatchObject({ author: null, isClosed: true })
  })
})

test('of who is suspended and leaves then, nothing is kept that was hidden', async () => {
  const admin = await talking.administrator('SUPER')
  const writer = await talking.person('PERSON')
  const picture = await addFile(portal.services, writer.id, 'PICTURE')
  const id = await talking.post(writer, { title: 'potoroo 租赁合同', pictures: [picture] })
  const elsewhere = await talking.post(author)
  const said = await talking.say(writer, elsewhere, '暂停前说的话')
  await talking.say(reader, elsewhere, '答', said)
  await talking.done(...reporting(reader, 'comment', said))
  for (const action of ['suspend', 'cancel'] as const) {
    await talking.done(calls.admin[action], admin, talking.at(writer.id, { reason: 'Asked for' }))
  }
  await talking.refused(forum.review, moderator, talking.at(id), 'notFound')
  expect((await talking.comments(null, elsewhere)).content).toMatchObject([{ id: said, text: null }])
  expect((await reports()).content.filter((one) => one.post.id === elsewhere)).toEqual([])
  const { db } = portal.services
  const post = db.selectFrom('forum_post').select(['state', 'title', 'content', 'content_text'])
  expect(await post.where('id', '=', id).execute()).toEqual([
    { state: 'DELETED', title: '', content: '', content_text: '' },
  ])
  const comment = db.selectFrom('forum_comment').select(['text', 'content'])
  expect(await comment.where('id', '=', said).execute()).toEqual([{ text: '', content: '' }])
  const file = db.selectFrom('stored_file').select('is_used')
  expect(await file.where('id', '=', picture).execute()).toEqual([{ is_used: false }])
})

test('search and sitemap hold what is displayed, in every state of a post', async () => {
  const id = await talking.add(author, { title: 'bilby 报关单' })
  expect(await places(id, 'bilby')).toEqual(nowhere)
  await talking.approve(moderator, id)
  expect(await places(id, 'bilby')).toEqual(everywhere)
  await talking.done(forum.takeDown, moderator, talking.at(id, { reason: '重复' }))
  expect(await places(id, 'bilby')).toEqual(nowhere)
  const other = await talking.post(author, { title: 'bettong 报关单' })
  expect(await places(other, 'bettong')).toEqual(everywhere)
  await talking.done(forum.remove, author, talking.at(other))
  expect(await places(other, 'bettong')).toEqual(nowhere)
})
