import { calls } from '@portal/protocol/calls.ts'
import { commentEditMinutes, longestComment, repliesShown } from '@portal/protocol/forum/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import type { Reader } from '../messages/fixtures.ts'
import { openTestPortal } from '../testing/store.ts'
import { addComment } from './fixtures/rows.ts'
import { openTalking } from './fixtures/talking.ts'

const { forum } = calls

let portal: Portal
let talking: ReturnType<typeof openTalking>
let author: Reader
let lawyer: Reader
let third: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  talking = openTalking(portal)
  author = await talking.person('PERSON')
  lawyer = await talking.person('LAWYER')
  third = await talking.person('ENTERPRISE')
})
afterAll(() => portal.close())

const countOf = async (id: string) => (await talking.read(null, id)).comments
const toldOfTalk = async (who: Reader) =>
  (await talking.told(who)).filter((event) => event.startsWith('forumPostC') || event.startsWith('forumCom'))

describe('what is said below a post', () => {
  test('stands one level deep, with whom it answers, and tells those it is for', async () => {
    const writer = await talking.person('PERSON')
    const id = await talking.post(writer)
    const top = await talking.say(lawyer, id, '先签补充协议。\n再收款。')
    expect(await toldOfTalk(writer)).toEqual(['forumPostCommented'])
    const answer = await talking.say(writer, id, '谢谢，期限怎么写？', top)
    expect(await toldOfTalk(lawyer)).toEqual(['forumCommentAnswered'])
    const deeper = await talking.say(third, id, '三个银行工作日。', answer)
    // Its author wrote the post too, and is told once.
    expect(await toldOfTalk(writer)).toEqual(['forumPostCommented', 'forumCommentAnswered'])
    await talking.say(writer, id, '我自己再补充一句。')
    expect(await toldOfTalk(writer)).toHaveLength(2)

    const { content, page } = await talking.comments(null, id)
    expect(page.totalElements).toBe(2)
    expect(content[0]).toMatchObject({
      id: top,
      author: { name: '李样例', isVerifiedLawyer: true },
      isPostAuthor: false,
      replyTo: null,
      content: { html: '<p>先签补充协议。</p><p>再收款。</p>' },
      text: '先签补充协议。\n再收款。',
      replyCount: 2,
      abilities: [],
    })
    expect(content[0]!.replies).toMatchObject([
      { id: answer, isPostAuthor: true, replyTo: { id: top, author: { name: '李样例' } } },
      { id: deeper, replyTo: { id: answer, author: { name: writer.username } } },
    ])
    expect(await countOf(id)).toBe(4)
    const row = (await talking.list()).content.find((one) => one.id === id)!
    expect(row).toMatchObject({ comments: 4, lastCommentAt: content[1]!.at })
  })

  test('is told once until it is read of, however much is said meanwhile', async () => {
    const writer = await talking.person('PERSON')
    const id = await talking.post(writer)
    const events = ['forumPostCommented', 'forumPostCommented']
    for (const text of ['甲', '乙', '丙']) await talking.say(lawyer, id, text)
    expect(await toldOfTalk(writer)).toEqual(events.slice(1))
    // Whoever reads the post has read what the message says.
    await talking.read(writer, id)
    const call = calls.messages.unread
    expect(await talking.done(call, writer)).toMatchObject({ SYSTEM: 0 })
    await talking.say(lawyer, id, '丁')
    expect(await toldOfTalk(writer)).toEqual(events)
  })

  test('has its first replies beside it, and all of them on request', async () => {
    const id = await talking.post(author)
    const top = await talking.say(lawyer, id, '第一')
    const replies = []
    for (const text of ['一', '二', '三', '四', '五']) replies.push(await talking.say(third, id, text, top))
    const [first] = (await talking.comments(null, id)).content
    expect(first!.replyCount).toBe(5)
    expect(first!.replies.map((reply) => reply.id)).toEqual(replies.slice(0, repliesShown))
    const call = forum.replies
    const all = await talking.done<OutputOf<typeof call>>(call, null, talking.at(top))
    expect(all.content.map((reply) => reply.id)).toEqual(replies)
    const hidden = await talking.add(author)
    const below = await addHidden(hidden)
    await talking.refused(call, null, talking.at(below), 'notFound')
    await talking.refused(call, null, talking.at(hidden), 'notFound')
  })

  test('is found in its place, which the message that tells of it leads to', async () => {
    const writer = await talking.person('PERSON')
    const id = await talking.post(writer)
    const { db } = portal.services
    const tops: string[] = []
    const began = Date.now() - 60_000
    const said = (second: number) => ({ created_at: new Date(began + second * 1000) })
    for (let at = 0; at < 22; at += 1) tops.push(await addComment(db, [id, lawyer.id], said(at)))
    const last = tops.at(-1)!
    const replies: string[] = []
    for (let at = 0; at < 51; at += 1) {
      const below = { top_id: last, reply_to: last, ...said(at) }
      replies.push(await addComment(db, [id, writer.id], below))
    }
    const placeOf = (comment: string) =>
      talking.done<OutputOf<typeof forum.commentPlace>>(forum.commentPlace, null, talking.at(comment))
    expect(await placeOf(tops[0]!)).toEqual({ postId: id, topId: tops[0], page: 1, replyPage: null })
    expect(await placeOf(tops[19]!)).toMatchObject({ page: 1 })
    expect(await placeOf(tops[20]!)).toMatchObject({ page: 2 })
    expect(await placeOf(replies[49]!)).toEqual({ postId: id, topId: last, page: 2, replyPage: 1 })
    expect(await placeOf(replies[50]!)).toMatchObject({ topId: last, page: 2, replyPage: 2 })
    // What keeps no place does not count.
    await talking.done(forum.removeComments, lawyer, { body: { ids: [tops[0]] } })
    expect(await placeOf(tops[20]!)).toMatchObject({ page: 1 })
    await talking.refused(forum.commentPlace, null, talking.at(tops[0]!), 'notFound')
    await talking.refused(
      forum.commentPlace,
      null,
      talking.at(await addHidden(await talking.add(author))),
      'notFound',
    )

    const answer = await talking.say(third, id, '二十个工作日。', replies[50])
    const [told] = (await talking.done<OutputOf<typeof calls.messages.page>>(calls.messages.page, writer))
      .content
    expect(told).toMatchObject({ link: `/communication/forum/detail?id=${id}&comment=${answer}` })
  })

  /** A comment below a post that is not shown. */
  async function addHidden(postId: string): Promise<string> {
    const values = { post_id: postId, author_id: third.id, state: 'DISPLAYED', language: 'zh' } as const
    const { id } = await portal.services.db
      .insertInto('forum_comment')
      .values({ ...values, text: '说', content: '<p>说</p>' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  test('is plain text: what looks like markup is shown as it was typed', async () => {
    const id = await talking.post(author)
    const typed = '<script>alert(1)</script>\n<b>a</b> & "b"'
    await talking.say(lawyer, id, typed)
    const [first] = (await talking.comments(null, id)).content
    expect(first!.text).toBe(typed)
    expect(first!.content!.html).not.toMatch(/<(?!\/?p>)/)
    expect(first!.content!.html).toContain('&lt;script&gt;')
    for (const text of ['', ' \n ', '字'.repeat(longestComment + 1), '\u200b', '\u202e\u2800']) {
      expect(await talking.fieldsRefused(forum.addComment, lawyer, talking.at(id, { text }))).toEqual([
        'text',
      ])
    }
  })

  test('is changed by its author alone, for a short time', async () => {
    const id = await talking.post(author)
    const said = await talking.say(lawyer, id, '先签合同')
    await talking.refused(forum.editComment, third, talking.at(said, { text: '改' }), 'notForYou')
    await talking.done(forum.editComment, lawyer, talking.at(said, { text: '先签补充协议' }))
    const [first] = (await talking.comments(lawyer, id)).content
    expect(first).toMatchObject({ text: '先签补充协议', isOwn: true, abilities: ['edit', 'delete'] })
    expect(first!.changedAt).not.toBeNull()
    await portal.services.db
      .updateTable('forum_comment')
      .set({ created_at: sql<Date>`now() - make_interval(mins => ${commentEditMinutes + 1})` })
      .where('id', '=', said)
      .execute()
    await talking.refused(forum.editComment, lawyer, talking.at(said, { text: '再改' }), 'notNow')
    expect((await talking.comments(lawyer, id)).content[0]!.abilities).toEqual(['delete'])
  })

  test('answers nothing of another post, and nothing that is gone', async () => {
    const [id, elsewhere] = [await talking.post(author), await talking.post(author)]
    const said = await talking.say(lawyer, elsewhere, '在别处')
    const answer = (replyTo: string) => talking.at(id, { text: '答', replyTo })
    await talking.refused(forum.addComment, third, answer(said), 'notFound')
    await talking.refused(forum.addComment, third, answer(id), 'notFound')
    const gone = await talking.say(lawyer, id, '马上删')
    await talking.done(forum.removeComments, lawyer, { body: { ids: [gone] } })
    await talking.refused(forum.addComment, third, answer(gone), 'notFound')
  })
})

describe('comments that are deleted', () => {
  const remove = (who: Reader, ids: string[]) => [forum.removeComments, who, { body: { ids } }] as const

  test('go all or none, and are one’s own', async () => {
    const [one, two] = [await talking.post(author), await talking.post(author)]
    const mine = [await talking.say(lawyer, one, '一'), await talking.say(lawyer, two, '二')]
    const others = await talking.say(third, one, '别人的')
    const unknown = '018f0000-0000-7000-8000-000000000000'
    await talking.refused(...remove(lawyer, [...mine, others]), 'notForYou')
    await talking.refused(...remove(lawyer, [...mine, unknown]), 'notFound')
    expect(await countOf(one)).toBe(2)
    await talking.done(...remove(lawyer, [...mine, mine[0]!]))
    expect(await countOf(one)).toBe(1)
    expect(await countOf(two)).toBe(0)
    await talking.refused(...remove(lawyer, [mine[0]!]), 'wrongState')
    expect((await talking.read(null, two)).lastCommentAt).toBeNull()
  })

  test('keep their place without a word while they are answered', async () => {
    const id = await talking.post(author)
    const top = await talking.say(lawyer, id, '一句秘密')
    const answer = await talking.say(third, id, '回答', top)
    await talking.done(...remove(lawyer, [top]))
    const { content } = await talking.comments(null, id)
    expect(content).toMatchObject([
      { id: top, state: 'DELETED', author: null, content: null, text: null, replies: [{ id: answer }] },
    ])
    expect(JSON.stringify(content)).not.toContain('一句秘密')
    expect(content[0]!.replies[0]!.replyTo).toEqual({ id: top, author: null })
    const call = forum.replies
    const all = await talking.done<OutputOf<typeof call>>(call, null, talking.at(top))
    expect(all.content[0]!.replyTo).toEqual({ id: top, author: null })
    await talking.done(...remove(third, [answer]))
    expect((await talking.comments(null, id)).content).toEqual([])
  })

  test('are not in one’s own list, where the others are with their posts', async () => {
    const writer = await talking.person('PERSON')
    const id = await talking.post(author, { title: 'Заголовок', language: 'ru' })
    const [first, second] = [await talking.say(writer, id, '甲'), await talking.say(writer, id, '乙')]
    await talking.done(...remove(writer, [first]))
    const call = forum.ownComments
    const { content } = await talking.done<OutputOf<typeof call>>(call, writer)
    expect(content).toMatchObject([
      {
        id: second,
        text: '乙',
        language: 'zh',
        post: { id, title: 'Заголовок', language: 'ru', isShown: true },
        abilities: ['edit', 'delete'],
      },
    ])
  })

  test('are listed without the title of a post that is not shown, but to its author', async () => {
    const [writer, owner] = [await talking.person('PERSON'), await talking.person('PERSON')]
    const moderator = await talking.moderator()
    const titles = { edited: '改后未审', taken: '撤下', deleted: '删掉' }
    const edited = await talking.post(owner, { title: '原题' })
    const taken = await talking.post(owner, { title: titles.taken })
    const deleted = await talking.post(owner, { title: titles.deleted })
    for (const id of [edited, taken, deleted]) {
      for (const who of [writer, owner]) await talking.say(who, id, '说一句')
      await talking.done(forum.like, writer, talking.at(id))
    }
    await talking.done(forum.report, writer, {
      body: { kind: 'post', id: taken, fault: 'RUDE', note: '骂人' },
    })
    await talking.edit(owner, edited, { title: titles.edited })
    await talking.done(forum.takeDown, moderator, talking.at(taken, { reason: '广告' }))
    await talking.done(forum.remove, owner, talking.at(deleted))
    const titlesOf = async (who: Reader) => {
      const { content } = await talking.done<OutputOf<typeof forum.ownComments>>(forum.ownComments, who)
      return content.map(({ post }) => [post.title, post.isShown])
    }
    expect(await titlesOf(writer)).toEqual([
      ['', false],
      ['', false],
      ['', false],
    ])
    expect(await titlesOf(owner)).toEqual([
      ['', false],
      [titles.taken, false],
      [titles.edited, false],
    ])
    const exportOf = async ({ id }: Reader) =>
      JSON.stringify(await portal.services.everyFeature.exported({ id, language: 'en' }))
    const [writers, owners] = [await exportOf(writer), await exportOf(owner)]
    for (const title of Object.values(titles)) expect(writers).not.toContain(title)
    for (const title of [titles.edited, titles.taken]) expect(owners).toContain(title)
  })

  test('deleted and answered at once leave the count right', async () => {
    const id = await talking.post(author)
    const top = await talking.say(lawyer, id, '一')
    const told = await talking.together([
      remove(lawyer, [top]),
      [forum.addComment, third, talking.at(id, { text: '二', replyTo: top })],
      [forum.addComment, third, talking.at(id, { text: '三' })],
    ])
    expect(told).toContain(codes.done.code)
    const { content } = await talking.comments(null, id)
    const shown = content.flatMap((one) => [one, ...one.replies]).filter(({ state }) => state === 'DISPLAYED')
    expect(await countOf(id)).toBe(shown.length)
  })
})

describe('likes', () => {
  test('count once for an account, however often and however many at once', async () => {
    const id = await talking.post(author)
    const said = await talking.say(lawyer, id, '赞我')
    const fifty = Array.from({ length: 50 }, () => null)
    await talking.together(fifty.map(() => [forum.like, third, talking.at(id)] as const))
    await talking.together(fifty.map(() => [forum.likeComment, third, talking.at(said)] as const))
    expect(await talking.done(forum.like, author, talking.at(id))).toEqual({ likes: 2 })
    expect(await talking.read(third, id)).toMatchObject({ likes: 2, isLiked: true })
    expect(await talking.read(lawyer, id)).toMatchObject({ likes: 2, isLiked: false })
    expect((await talking.comments(third, id)).content[0]).toMatchObject({ likes: 1, isLiked: true })
    await talking.together(fifty.map(() => [forum.unlike, third, talking.at(id)] as const))
    expect(await talking.done(forum.unlike, third, talking.at(id))).toEqual({ likes: 1 })
    expect(await talking.done(forum.unlikeComment, third, talking.at(said))).toEqual({ likes: 0 })
  })

  test('order the comments where that is asked, and are of nothing that is gone', async () => {
    const id = await talking.post(author)
    const [first, second] = [await talking.say(lawyer, id, '甲'), await talking.say(third, id, '乙')]
    await talking.done(forum.likeComment, author, talking.at(second))
    const ids = async (sort: string) =>
      (await talking.comments(null, id, { sort })).content.map((one) => one.id)
    expect(await ids('oldest')).toEqual([first, second])
    expect(await ids('mostLiked')).toEqual([second, first])
    await talking.done(forum.removeComments, third, { body: { ids: [second] } })
    await talking.refused(forum.likeComment, author, talking.at(second), 'notFound')
    await talking.done(forum.remove, author, talking.at(id))
    await talking.refused(forum.likeComment, author, talking.at(first), 'notFound')
    await talking.refused(forum.like, third, talking.at(id), 'notFound')
  })
})
