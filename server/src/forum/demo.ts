import { languages } from '@portal/protocol/kernel/languages.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { samplePeople, type SamplePeople } from '../account/door.ts'
import { openDrawings } from '../files/door.ts'
import { demoLines } from '../kernel/demo-lines.ts'
import type { DemoData } from '../kernel/feature.ts'
import { setHistoryBack } from '../kernel/history.ts'
import { moving } from '../kernel/mover.ts'
import { htmlOfBlocks } from '../kernel/sample-blocks.ts'
import type { Services } from '../kernel/services.ts'
import { likeCommentAs, likePostAs } from './actions/like.ts'
import { report } from './actions/report.ts'
import { approvePost, closePost, decide, rejectPost } from './actions/review.ts'
import { addComment } from './actions/write-comment.ts'
import { addPost } from './actions/write-post.ts'
import { recount } from './comment-queries.ts'
import { postMoves } from './post-moves.ts'

const reply = z.strictObject({
  /** Username. */
  author: z.string(),
  /** Since the post. */
  hours: z.number(),
  text: z.string(),
  likes: z.array(z.string()).default([]),
})

const comment = z.strictObject({
  ...reply.shape,
  replies: z.array(reply).default([]),
  /** Who reported it. */
  reportedBy: z.string().optional(),
})

const sample = z.strictObject({
  /** Username. */
  author: z.string(),
  language: z.enum(languages),
  category: z.string(),
  /** Days since it was written. */
  age: z.int(),
  title: z.string(),
  /** Blocks, as `htmlOfBlocks` reads them. */
  content: z.array(z.string()),
  /** One of the drawings of the samples. */
  drawing: z.string().optional(),
  isPinned: z.boolean().default(false),
  isClosed: z.boolean().default(false),
  state: z.enum(['REVIEWING', 'DISPLAYED', 'REJECTED']).default('DISPLAYED'),
  reads: z.int().optional(),
  likes: z.array(z.string()).default([]),
  reportedBy: z.string().optional(),
  comments: z.array(comment).default([]),
})

type Sample = z.output<typeof sample>
type SampleReply = z.output<typeof reply>

/** How often a post of so many days is read by as many as like it and talk below it. */
function readsOf({ age, likes, comments }: Sample): number {
  return 12 + age * 3 + likes.length * 9 + comments.length * 17
}

const inPath = (id: string) => ({ params: { id } })

/** Says something below a post. */
async function say(
  services: Services,
  people: SamplePeople,
  { postId, replyTo, given }: { postId: string; replyTo?: string; given: SampleReply },
): Promise<string> {
  const { author, text, likes } = given
  const { id } = await addComment(
    services,
    { ...inPath(postId), body: { text, ...(replyTo !== undefined && { replyTo }) } },
    people.get(author)!,
  )
  const liking = likes.map((username) => people.get(username)!)
  if (liking.length > 0) await likeCommentAs(services, id, liking)
  return id
}

/** Has comments be said so many hours after a post of so many days. */
async function setCommentsBack(
  services: Services,
  age: number,
  said: readonly { id: string; hours: number }[],
): Promise<void> {
  const ids = said.map(({ id }) => id)
  const minutes = said.map(({ hours }) => -Math.round(hours * 60))
  await sql`update forum_comment set created_at = now() - make_interval(days => ${age}::int, mins => back.minutes)
    from unnest(${ids}::uuid[], ${minutes}::int[]) as back (id, minutes)
    where forum_comment.id = back.id`.execute(services.db)
}

async function addComments(
  services: Services,
  people: SamplePeople,
  { postId, given: { age, comments } }: { postId: string; given: Sample },
): Promise<void> {
  const said: { id: string; hours: number }[] = []
  for (const { replies, reportedBy, ...given } of comments) {
    const id = await say(services, people, { postId, given })
    said.push({ id, hours: given.hours })
    for (const answer of replies) {
      const { hours } = answer
      said.push({ id: await say(services, people, { postId, replyTo: id, given: answer }), hours })
    }
    if (reportedBy === undefined) continue
    await report(services, { body: { kind: 'comment', id, fault: 'ADVERTISING' } }, people.get(reportedBy)!)
  }
  await setCommentsBack(services, age, said)
}

/** Has a post be as old as the sample says; what was said below it is already. */
async function setBack(services: Services, id: string, given: Sample): Promise<void> {
  const then = sql<Date>`now() - make_interval(days => ${given.age})`
  await moving(services, async ({ changed, transaction }) => {
    await transaction
      .updateTable('forum_post')
      .set({ created_at: then, submitted_at: then, reads: given.reads ?? readsOf(given) })
      .where('id', '=', id)
      .execute()
    await recount(transaction, [id])
    await setHistoryBack(transaction, 'forumPost', [id], given.age)
    changed(postMoves, id)
  })
}

async function moveTo(services: Services, id: string, given: Sample, people: SamplePeople): Promise<void> {
  const moderator = people.get('demo_admin')!
  if (given.state === 'REVIEWING') return
  if (given.state === 'REJECTED') {
    const reason = {
      zh: '帖子是商业推广，与法律讨论无关。',
      en: 'The post is an advertisement.',
      ru: 'Это реклама.',
    }
    const body = { revision: 0, reason: reason[given.language] }
    await rejectPost(services, { ...inPath(id), body }, moderator)
    return
  }
  await approvePost(services, { ...inPath(id), body: { revision: 0 } }, moderator)
  if (given.isPinned) await decide('pin')(services, inPath(id), moderator)
}

/** What people ask and answer each other in the forum, in three languages; most of it is shown. */
export const demoForum: DemoData = {
  name: 'demo forum',
  content: () => demoLines('forum'),
  load: async (services) => {
    // Nobody was there to be told of it; what waits for a review does so whatever the setting is.
    const quiet: Services = { ...services, tell: async () => {} }
    const people = await samplePeople(services.db)
    const there = await services.db.selectFrom('forum_post').select('title').execute()
    const titles = new Set(there.map(({ title }) => title))
    for (const line of demoLines('forum')) {
      const given = sample.parse(JSON.parse(line))
      if (titles.has(given.title)) continue
      const { title, category, language, content, drawing } = given
      const author = people.get(given.author)!
      const drawn = drawing === undefined ? null : await openDrawings(services, author.accountId)(drawing)
      const body = {
        title,
        category,
        language,
        content: htmlOfBlocks(content),
        pictures: drawn ? [drawn.id] : [],
        pictureTexts: drawn ? [drawn.text[language]] : [],
      }
      const { id } = await addPost(quiet, { body }, author)
      await moveTo(quiet, id, given, people)
      await addComments(quiet, people, { postId: id, given })
      const liking = given.likes.map((username) => people.get(username)!)
      if (liking.length > 0) await likePostAs(quiet, id, liking)
      if (given.reportedBy !== undefined) {
        const reader = people.get(given.reportedBy)!
        await report(quiet, { body: { kind: 'post', id, fault: 'OFF_MATTER' } }, reader)
      }
      if (given.isClosed) {
        const reason = { zh: '问题已解决。', en: 'The question is settled.', ru: 'Вопрос решён.' }
        await closePost(
          quiet,
          { ...inPath(id), body: { reason: reason[language] } },
          people.get('demo_admin')!,
        )
      }
      await setBack(services, id, given)
    }
  },
}
