import type { PostState } from '@portal/protocol/forum/lifecycle.ts'
import { logHeld, wholeSubject } from '../kernel/change-log.ts'
import type { Services } from '../kernel/services.ts'
import { addFile } from '../testing/details.ts'
import { dayOfRow, fiveRows, type ListRows } from '../testing/list-rows.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { addComment, addPost, addReport, postGiven } from './fixtures/rows.ts'
import { postKind } from './post-moves.ts'
import { postGroups } from './search-collection.ts'

/** Somebody else's post. */
async function others(services: Services, state: PostState = 'DISPLAYED', values: object = {}) {
  return addPost(services.db, (await addSomebody(services, 'ENTERPRISE')).id, state, values)
}

/** A post of the caller's own. */
async function own(services: Services, token: string | undefined, state?: PostState) {
  return addPost(services.db, (await callerOf(services, token)).id, state)
}

/** A comment of the caller's own, below somebody else's post. */
async function ownComment(services: Services, token: string | undefined): Promise<string> {
  return addComment(services.db, [await others(services), (await callerOf(services, token)).id])
}

/** Somebody else's comment. */
async function othersComment(services: Services): Promise<string> {
  return addComment(services.db, [await others(services), (await addSomebody(services, 'LAWYER')).id])
}

/** A report of somebody's post by somebody else. */
async function reported(services: Services): Promise<string> {
  return addReport(services.db, [await others(services), (await addSomebody(services, 'PERSON')).id])
}

/** A picture of somebody's post. */
async function picture(services: Services): Promise<string> {
  const { id: author } = await addSomebody(services, 'PERSON')
  const post = await addPost(services.db, author)
  const file = await addFile(services, author, 'PICTURE', { isUsed: true })
  await services.db
    .insertInto('forum_picture')
    .values({ post_id: post, file_id: file, position: 0, text: '' })
    .execute()
  return file
}

async function list(services: Services) {
  const ids = [await others(services), await others(services)]
  const upserts = await postGroups(services.db, ids)
  await services.engine.apply({ sequence: 0, upserts, removals: [] })
  return { query: { category: 'CONTRACT' } }
}

const pathId = (id: string) => ({ params: { id } })

const refusal = { reason: '帖子含有他人的联系方式' }

/** Of the forum. */
export const callInputs: CallInputs = {
  'forum.page': list,
  'forum.thinkTankPage': list,
  'forum.post': async (services) => pathId(await others(services)),
  'forum.picture': async (services) => ({ ...pathId(await picture(services)), query: { width: '480' } }),
  'forum.comments': async (services) => {
    const post = await others(services)
    const { id: author } = await addSomebody(services, 'LAWYER')
    for (const _ of [0, 1]) await addComment(services.db, [post, author])
    return pathId(post)
  },
  'forum.replies': async (services) => {
    const post = await others(services)
    const { id: author } = await addSomebody(services, 'LAWYER')
    const top = await addComment(services.db, [post, author])
    for (const _ of [0, 1]) await addComment(services.db, [post, author], { top_id: top, reply_to: top })
    return pathId(top)
  },
  'forum.commentPlace': async (services) => pathId(await othersComment(services)),
  'forum.ownPage': async (services, token) => {
    for (const _ of [0, 1]) await own(services, token)
    return {}
  },
  'forum.own': async (services, token) => pathId(await own(services, token)),
  'forum.ownComments': async (services, token) => {
    for (const _ of [0, 1]) await ownComment(services, token)
    return {}
  },
  'forum.add': async () => ({ body: postGiven() }),
  'forum.edit': async (services, token) => ({
    ...pathId(await own(services, token)),
    body: { ...postGiven(), revision: 0 },
  }),
  'forum.remove': async (services, token) => pathId(await own(services, token)),
  'forum.addComment': async (services) => ({
    ...pathId(await others(services)),
    body: { text: '先签补充协议再收款。' },
  }),
  'forum.editComment': async (services, token) => ({
    ...pathId(await ownComment(services, token)),
    body: { text: '先签补充协议，再收款。' },
  }),
  'forum.removeComments': async (services, token) => ({ body: { ids: [await ownComment(services, token)] } }),
  'forum.like': async (services) => pathId(await others(services)),
  'forum.unlike': async (services) => pathId(await others(services)),
  'forum.likeComment': async (services) => pathId(await othersComment(services)),
  'forum.unlikeComment': async (services) => pathId(await othersComment(services)),
  'forum.report': async (services) => ({
    body: { kind: 'post', id: await others(services), fault: 'ADVERTISING', note: '全是推销' },
  }),
  'forum.reviewPage': async (services) => {
    for (const _ of [0, 1]) await others(services, 'REVIEWING')
    return { query: { state: 'REVIEWING' } }
  },
  'forum.review': async (services) => pathId(await others(services, 'REVIEWING')),
  'forum.approve': async (services) => ({
    ...pathId(await others(services, 'REVIEWING')),
    body: { revision: 0 },
  }),
  'forum.reject': async (services) => ({
    ...pathId(await others(services, 'REVIEWING')),
    body: { ...refusal, revision: 0 },
  }),
  'forum.takeDown': async (services) => ({ ...pathId(await others(services)), body: refusal }),
  'forum.pin': async (services) => pathId(await others(services)),
  'forum.unpin': async (services) => pathId(await others(services, 'DISPLAYED', { is_pinned: true })),
  'forum.close': async (services) => ({ ...pathId(await others(services)), body: refusal }),
  'forum.reopen': async (services) => pathId(await others(services, 'DISPLAYED', { is_closed: true })),
  'forum.takeDownComment': async (services) => ({
    ...pathId(await othersComment(services)),
    body: refusal,
  }),
  'forum.reportsPage': async (services) => {
    for (const _ of [0, 1]) await reported(services)
    return { query: { state: 'OPEN' } }
  },
  'forum.dismissReport': async (services) => pathId(await reported(services)),
  'forum.takeDownReported': async (services) => ({ ...pathId(await reported(services)), body: refusal }),
}

export const ownersCalls = ['forum.own', 'forum.edit', 'forum.remove', 'forum.editComment']

/** Five posts over two days, some liked as often as others. */
async function fivePosts(services: Services, states: readonly [PostState, PostState], author?: string) {
  const { id } = author === undefined ? await addSomebody(services, 'ENTERPRISE') : { id: author }
  for (const at of fiveRows) {
    const written = dayOfRow(at)
    await addPost(services.db, id, states[at % 2], {
      likes: at % 2,
      created_at: written,
      submitted_at: written,
      active_at: written,
    })
  }
  await services.db.transaction().execute((trx) => logHeld(trx, [{ kind: postKind, subject: wholeSubject }]))
}

export const listRows: ListRows = {
  'forum.page': (services) => fivePosts(services, ['DISPLAYED', 'DISPLAYED']),
  'forum.thinkTankPage': (services) => fivePosts(services, ['DISPLAYED', 'DISPLAYED']),
  'forum.ownPage': (services, id) => fivePosts(services, ['DISPLAYED', 'REVIEWING'], id),
  'forum.reviewPage': (services) => fivePosts(services, ['REJECTED', 'REVIEWING']),
  'forum.ownComments': async (services, id) => {
    const post = await others(services)
    for (const at of fiveRows) await addComment(services.db, [post, id], { created_at: dayOfRow(at) })
  },
  'forum.reportsPage': async (services) => {
    for (const at of fiveRows) {
      await addReport(services.db, [await others(services), (await addSomebody(services, 'PERSON')).id], {
        reported_at: dayOfRow(at),
        state: at % 2 ? 'OPEN' : 'DISMISSED',
      })
    }
  },
}
