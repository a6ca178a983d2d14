import { calls } from '@portal/protocol/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { longestPost, mostPostPictures } from '@portal/protocol/forum/constants.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvelope } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument, textIn } from '../laws/fixtures.ts'
import { addReader, type Reader } from '../messages/fixtures.ts'
import { addFile } from '../testing/details.ts'
import { openTestPortal } from '../testing/store.ts'
import { postGiven } from './fixtures/rows.ts'
import { openTalking } from './fixtures/talking.ts'
import { readsOf } from './reads.ts'

const { forum } = calls

let portal: Portal
let talking: ReturnType<typeof openTalking>
let author: Reader
let other: Reader
let moderator: Reader

beforeAll(async () => {
  portal = await openTestPortal()
  talking = openTalking(portal)
  author = await talking.person('PERSON')
  other = await talking.person('PERSON')
  moderator = await talking.moderator()
})
afterAll(() => portal.close())

const own = (who: Reader, query: Record<string, string> = {}) =>
  talking.done<OutputOf<typeof forum.ownPage>>(forum.ownPage, who, { query })
const review = (id: string) => talking.review(moderator, id)
const isListed = async (id: string) => (await talking.list()).content.some((row) => row.id === id)
const waiting = async () => {
  const call = calls.admin.overview
  return (await talking.done<{ waiting: Record<string, number> }>(call, moderator)).waiting['forumPosts']!
}

describe('a post', () => {
  test('is read by nobody but its author and the moderators until it is approved', async () => {
    const before = await waiting()
    const id = await talking.add(author)
    expect(await waiting()).toBe(before + 1)
    await talking.refused(forum.post, null, talking.at(id), 'notFound')
    await talking.refused(forum.post, other, talking.at(id), 'notFound')
    await talking.refused(forum.own, other, talking.at(id), 'notForYou')
    await talking.refused(forum.comments, other, talking.at(id), 'notFound')
    await talking.refused(forum.addComment, other, talking.at(id, { text: '先说一句' }), 'notFound')
    await talking.refused(forum.like, other, talking.at(id), 'notFound')
    expect(await isListed(id)).toBe(false)
    expect(await talking.read(author, id)).toMatchObject({ state: 'REVIEWING', isOwn: true, isOpen: false })
    expect((await review(id)).abilities).toEqual(['approve', 'reject'])

    await talking.approve(moderator, id)
    expect(await talking.told(author)).toEqual(['forumPostApproved'])
    expect(await isListed(id)).toBe(true)
    expect(await talking.read(null, id)).toMatchObject({
      state: 'DISPLAYED',
      title: postGiven().title,
      author: { name: author.username, userType: 'PERSON', isVerifiedLawyer: false, providerId: null },
      content: { html: postGiven().content },
      isOwn: false,
      isOpen: true,
      abilities: [],
    })
    expect(await talking.isConsistent('forumPost', id)).toBe(true)
  })

  test('that was changed after a moderator had read it is neither shown nor refused unread', async () => {
    const id = await talking.add(author)
    const { revision } = await review(id)
    await talking.done(
      forum.edit,
      author,
      talking.at(id, postGiven({ revision, title: '审核期间改过的标题' })),
    )
    const now = await review(id)
    for (const [call, body] of [
      [forum.approve, { revision }],
      [forum.reject, { revision, reason: '请删去电话' }],
    ] as const) {
      const { code, data } = readEnvelope(await talking.ask(call, moderator, talking.at(id, body)))
      expect({ code, data }).toEqual({ code: codes.changedMeanwhile.code, data: now })
    }
    expect(now).toMatchObject({ state: 'REVIEWING', title: '审核期间改过的标题' })
    await talking.done(forum.approve, moderator, talking.at(id, { revision: now.revision }))
    expect((await talking.read(null, id)).title).toBe('审核期间改过的标题')
  })

  test('that is refused is changed and reviewed again; so is one that was shown', async () => {
    const id = await talking.add(author)
    await talking.fieldsRefused(forum.reject, moderator, talking.at(id, { reason: ' ', revision: 0 }))
    await talking.done(forum.reject, moderator, talking.at(id, { reason: '请删去电话', revision: 0 }))
    expect((await talking.told(author)).at(-1)).toBe('forumPostRejected')
    expect((await own(author, { state: 'REJECTED' })).content[0]).toMatchObject({
      id,
      reason: '请删去电话',
      abilities: ['edit', 'delete'],
    })
    const waits = async () =>
      (await talking.done<{ content: unknown[] }>(calls.pending.page, author, {})).content
    expect(await waits()).toContainEqual(
      expect.objectContaining({ kind: 'refusedPosts', title: postGiven().title }),
    )
    const changed = postGiven({ title: '改过的标题', language: 'zh' })
    await talking.refused(forum.edit, other, talking.at(id, { ...changed, revision: 0 }), 'notForYou')
    expect(await talking.edit(author, id, changed)).toEqual({ isShown: false })
    expect((await review(id)).reason).toBeNull()
    expect(await waits()).toEqual([])
    await talking.approve(moderator, id)
    expect(await talking.read(other, id)).toMatchObject({ title: '改过的标题', reason: null })
    expect((await talking.read(null, id)).changedAt).not.toBeNull()

    await talking.edit(author, id, changed)
    expect(await isListed(id)).toBe(false)
    await talking.approve(moderator, id)
    await talking.done(forum.takeDown, moderator, talking.at(id, { reason: '偏离主题' }))
    expect((await talking.told(author)).at(-1)).toBe('forumPostTakenDown')
    await talking.refused(forum.post, other, talking.at(id), 'notFound')
    expect((await talking.read(author, id)).reason).toBe('偏离主题')
    expect(await talking.isConsistent('forumPost', id)).toBe(true)
  })

  test('is shown at once where the setting says so', async () => {
    const { settings } = portal.services
    const before = await settings.read()
    await settings.write({ ...before, isForumReviewed: false })
    try {
      const input = { body: postGiven({ title: '不经审核' }) }
      const added = await talking.done<{ id: string; isShown: boolean }>(forum.add, author, input)
      expect(added.isShown).toBe(true)
      expect(await isListed(added.id)).toBe(true)
      expect(await talking.edit(author, added.id, { title: '不经审核，改过' })).toEqual({ isShown: true })
      expect((await talking.read(null, added.id)).title).toBe('不经审核，改过')
    } finally {
      await settings.write(before)
    }
  })

  test('that was taken down is reviewed however often it is changed, where others are shown at once too', async () => {
    const id = await talking.post(author)
    await talking.done(forum.takeDown, moderator, talking.at(id, { reason: '偏离主题' }))
    const { settings } = portal.services
    const before = await settings.read()
    await settings.write({ ...before, isForumReviewed: false })
    try {
      for (const title of ['改一次', '改两次']) {
        expect(await talking.edit(author, id, { title })).toEqual({ isShown: false })
        await talking.refused(forum.post, other, talking.at(id), 'notFound')
      }
      await talking.approve(moderator, id)
      expect(await talking.edit(author, id, { title: '改三次' })).toEqual({ isShown: true })
    } finally {
      await settings.write(before)
    }
  })

  test('of two changes that begin with the same the second is told of the first, and nothing is lost', async () => {
    const picture = await addFile(portal.services, author.id, 'PICTURE')
    const kept = { pictures: [picture], pictureTexts: ['装箱单'] }
    const id = await talking.post(author, kept)
    const { revision } = await talking.toEdit(author, id)
    await talking.edit(author, id, { ...kept, title: '另一页改的' })
    const late = postGiven({ revision, title: '先前打开的' })
    const { code, data } = readEnvelope(await talking.ask(forum.edit, author, talking.at(id, late)))
    const now = await talking.toEdit(author, id)
    expect({ code, data }).toEqual({ code: codes.changedMeanwhile.code, data: now })
    expect(now).toMatchObject({ title: '另一页改的', revision: revision + 1, pictures: [{ id: picture }] })
  })

  test('is deleted by its author alone, and nobody reads it then', async () => {
    const id = await talking.post(author)
    await talking.refused(forum.remove, other, talking.at(id), 'notForYou')
    await talking.done(forum.remove, author, talking.at(id))
    for (const who of [null, author]) await talking.refused(forum.post, who, talking.at(id), 'notFound')
    await talking.refused(forum.own, author, talking.at(id), 'notFound')
    await talking.refused(forum.review, moderator, talking.at(id), 'notFound')
    await talking.refused(forum.remove, author, talking.at(id), 'notFound')
    expect(await isListed(id)).toBe(false)
  })

  test('that is pinned stands first, whatever the order; that is closed says so, and its author why', async () => {
    const id = await talking.post(author, { title: '论坛守则' })
    await talking.post(other, { title: '更新的帖子' })
    await talking.done(forum.pin, moderator, talking.at(id))
    await talking.refused(forum.pin, moderator, talking.at(id), 'doneAlready')
    for (const sort of ['lastReply', 'newest', 'mostLiked']) {
      expect((await talking.list({ sort })).content[0]).toMatchObject({ id, isPinned: true })
    }
    await talking.done(forum.close, moderator, talking.at(id, { reason: '守则无须讨论' }))
    expect((await talking.told(author)).at(-1)).toBe('forumPostClosed')
    await talking.refused(forum.addComment, other, talking.at(id, { text: '说一句' }), 'wrongState')
    expect(await talking.read(other, id)).toMatchObject({ isClosed: true, isOpen: false })
    expect((await review(id)).abilities).toEqual(['takeDown', 'unpin', 'reopen'])
    await talking.done(forum.reopen, moderator, talking.at(id))
    await talking.say(other, id, '说一句')
    await talking.done(forum.unpin, moderator, talking.at(id))
    const { history } = await talking.read(author, id)
    expect(history?.map(({ action, note }) => [action, note])).toEqual([
      ['add', null],
      ['approve', null],
      ['pin', null],
      ['close', '守则无须讨论'],
      ['reopen', null],
      ['unpin', null],
    ])
    expect((await review(id)).history.map(({ action }) => action)).toEqual(
      history?.map(({ action }) => action),
    )
    for (const who of [null, other]) expect((await talking.read(who, id)).history).toBeNull()
  })

  test('names a verified lawyer as one, a company by its name, and staff not at all', async () => {
    const lawyer = await talking.person('LAWYER')
    const asked = await addReader(portal, 'LAWYER', { verification: 'PENDING' })
    const company = await talking.person('ENTERPRISE')
    const authorOf = async (who: Reader) => (await talking.read(null, await talking.post(who))).author
    expect(await authorOf(lawyer)).toMatchObject({
      name: '李样例',
      isVerifiedLawyer: true,
      providerId: lawyer.id,
    })
    expect(await authorOf(asked)).toMatchObject({
      name: asked.username,
      isVerifiedLawyer: false,
      providerId: null,
    })
    expect(await authorOf(company)).toMatchObject({ name: '青岛样例贸易有限公司', providerId: null })
    expect(await authorOf(moderator)).toMatchObject({ name: null, userType: 'ADMIN' })
  })

  test('leads to the law that it cites, and so does what is said below it', async () => {
    const texts = [textIn('zh', '中华人民共和国民法典', ['一。', '二。'], { original: true })]
    const law = { country: 'CN', kind: 'code', number: '45', texts } as const
    await saveLaw(portal.services.db, makeDocument(law))
    const content = '<p>依照《中华人民共和国民法典》第二条处理。</p>'
    const id = await talking.post(author, { content })
    const { html, citations } = (await talking.read(null, id)).content
    expect(html).toBe(content)
    expect(citations).toMatchObject([{ kind: 'law', articleKey: '2', block: 0 }])
    await talking.say(other, id, '先看合同。\n再看《中华人民共和国民法典》第一条。')
    const [said] = (await talking.comments(null, id)).content
    expect(said!.content!.citations).toMatchObject([{ kind: 'law', articleKey: '1', block: 1 }])
  })

  test('holds formatted text and nothing else', async () => {
    const attack = [
      '<script>alert(1)</script><style>p{}</style><iframe src="https://x.example"></iframe>',
      '<p onclick="alert(1)">看<a href="javascript:alert(1)">这里</a><img src="https://x.example/1.gif">',
      '<a href="data:text/html,x">那里</a></p>',
    ].join('')
    const id = await talking.post(author, { content: attack })
    expect((await talking.read(null, id)).content.html).toBe('<p>看这里那里</p>')
    for (const content of ['<p> </p>', '<script>1</script>', `<p>${'字'.repeat(longestPost + 1)}</p>`]) {
      const body = postGiven({ content })
      expect(await talking.fieldsRefused(forum.add, author, { body })).toEqual(['content'])
    }
    for (const [field, changed] of [
      ['title', { title: 'x'.repeat(121) }],
      ['category', { category: 'NONE' }],
      ['language', { language: 'fr' }],
    ] as const) {
      expect(await talking.fieldsRefused(forum.add, author, { body: postGiven(changed) })).toEqual([field])
    }
  })

  test('is counted as read once by a reader, and not by its author', async () => {
    const id = await talking.post(author)
    for (const who of [author, other, other]) await talking.read(who, id)
    await readsOf(portal.services.db).write()
    expect((await talking.read(other, id)).reads).toBe(1)
  })
})

describe('pictures of a post', () => {
  const open = (path: string) => portal.app.inject({ url: path })

  async function pathOf(who: Reader | null, id: string): Promise<string> {
    return (await talking.read(who, id)).pictures[0]!.sources[0]!.path
  }

  test('are its author’s own uploads, in their order, each with what it shows where that is said', async () => {
    const { services } = portal
    const [first, second] = [
      await addFile(services, author.id, 'PICTURE'),
      await addFile(services, author.id, 'PICTURE'),
    ]
    const others = await addFile(services, other.id, 'PICTURE')
    const body = postGiven({ pictures: [others] })
    expect(await talking.fieldsRefused(forum.add, author, { body })).toEqual(['pictures'])
    const many = postGiven({ pictures: Array.from({ length: mostPostPictures + 1 }, () => first) })
    expect(await talking.fieldsRefused(forum.add, author, { body: many })).toEqual(['pictures'])

    const id = await talking.post(author, { pictures: [second, first], pictureTexts: ['', '装箱单'] })
    expect((await talking.read(null, id)).pictures.map(({ text }) => text)).toEqual(['', '装箱单'])
    const mine = await talking.toEdit(author, id)
    expect(mine.pictures.map((picture) => picture.id)).toEqual([second, first])
    expect((await talking.list()).content.find((row) => row.id === id)).toMatchObject({ pictures: 2 })

    // One stays as it is, the other goes.
    await talking.edit(author, id, { pictures: [first], pictureTexts: ['单'] })
    await talking.approve(moderator, id)
    expect((await talking.read(null, id)).pictures.map(({ text }) => text)).toEqual(['单'])
    const left = await talking.done<FileInfo | null>(calls.files.remove, author, talking.at(second))
    expect(left).toBeNull()
  })

  test('are opened by everybody while the post is shown, and else by who may read it', async () => {
    const picture = await addFile(portal.services, author.id, 'PICTURE')
    const id = await talking.add(author, { pictures: [picture] })
    const bare = `/api/frLegalPlatform/web/bbs/picture/${picture}?width=480`
    expect((await open(bare)).statusCode).toBe(404)
    const signed = await pathOf(author, id)
    expect((await open(signed)).statusCode).toBe(200)
    expect((await open(signed.replace(/signature=.{4}/, 'signature=AAAA'))).statusCode).toBe(404)
    await talking.approve(moderator, id)
    const lasting = await pathOf(null, id)
    expect((await open(lasting)).headers['content-type']).toBe('image/webp')
    await talking.done(forum.takeDown, moderator, talking.at(id, { reason: '图片含个人信息' }))
    expect((await open(lasting)).statusCode).toBe(404)
  })
})
