import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hashPassword } from '@portal/server/account/passwords.ts'
import { openSession } from '@portal/server/account/sessions.ts'
import { saveQuestions, type QuestionDocument } from '@portal/server/answered-questions/door.ts'
import { openPortal, type Portal } from '@portal/server/app/open-portal.ts'
import { saveCase } from '@portal/server/cases/actions/save-cases.ts'
import type { CaseDocument } from '@portal/server/cases/document.ts'
import { searchConcepts } from '@portal/server/glossary/queries.ts'
import { logChanges, wholeSubject } from '@portal/server/kernel/change-log.ts'
import { readConfig } from '@portal/server/kernel/config.ts'
import type { AnswerCaches } from '@portal/server/kernel/http/answer-cache.ts'
import { listen } from '@portal/server/kernel/http/listen.ts'
import { saveLaw, type SaveOutcome } from '@portal/server/laws/actions/save-law.ts'
import { importLaws } from '@portal/server/laws/import/import-laws.ts'
import { lawGroups } from '@portal/server/laws/search-collection.ts'
import { ownUsage, serveParent } from '../measure/child.ts'
import { timed } from '../measure/quantiles.ts'

/** A portal in a process of its own, opened, filled and asked about by its parent. */

let portal: Portal | null = null
/** Looks each millisecond: what it tells holds that millisecond too. */
const loop = monitorEventLoopDelay({ resolution: 1 })

/** The portal's caches, where others stand in for them. */
const ownCaches: Partial<AnswerCaches> = {}
let asked = 0

function opened(): Portal {
  if (!portal) throw new Error('no portal is open')
  return portal
}

/** Groups read from the store at once. */
const groupsPerStep = 200

const duties = {
  /** Opens it and listens on a free port of the loopback. */
  open: async (input: { environment: Record<string, string>; withPages: boolean }) => {
    const { took, result } = await timed(async () => {
      const config = readConfig({ ...input.environment, PORT: '0', HOST: '127.0.0.1' })
      portal = await openPortal(config, { withPages: input.withPages, withJobs: false })
      return listen(portal.app, config)
    })
    return { took, origin: result }
  },

  /** Imports every law at a path, as the command does, until the last can be found. */
  import: async (path: string) => {
    const { follower, services } = opened()
    let characters = 0
    const { took, result } = await timed(async () => {
      const done = await importLaws({
        path,
        save: async (documents) => {
          const outcomes: SaveOutcome[] = []
          for (const document of documents) outcomes.push(await saveLaw(services.db, document))
          follower.wake()
          return outcomes
        },
        onProgress: (progress) => (characters = progress.characters),
      })
      await follower.caughtUp()
      return done
    })
    return { took, characters, counts: result.counts, problems: result.problems }
  },

  /** Stores questions with the articles that answer them, until search knows them; answers how many are answered. */
  saveQuestions: async (questions: QuestionDocument[]) => {
    const { follower, services } = opened()
    const saved = await saveQuestions(services.db, questions)
    await follower.caughtUp()
    return saved.filter(({ outcome }) => outcome !== 'unanswered').length
  },

  /** Stores cases, so that their courts and causes have names. */
  saveCases: async (documents: CaseDocument[]) => {
    const { follower, services } = opened()
    for (const document of documents) await saveCase(services.db, document)
    await follower.caughtUp()
  },

  /** The glossary, as the search engine takes it. */
  glossary: () => searchConcepts(opened().services.db),

  /** Takes the glossary away, from the store and from search. */
  dropGlossary: async () => {
    const { follower, services } = opened()
    await services.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('concept').execute()
      await logChanges(trx, 'glossary', [wholeSubject])
    })
    await follower.caughtUp()
  },

  /** Where search stands in the change log. */
  sequence: async () => {
    const { db } = opened().services
    const { end } = await db
      .selectFrom('search_change')
      .select(({ fn }) => fn.max('id').as('end'))
      .executeTakeFirstOrThrow()
    return end ?? 0
  },

  /** Resolves when search has everything that is stored. */
  catchUp: async () => {
    await opened().follower.caughtUp()
  },

  /** Writes all laws as the search engine takes them into a file, one a line. */
  writeGroups: async (file: string) => {
    const { db } = opened().services
    const ids = await db.selectFrom('law').select('id').orderBy('created_at').orderBy('id').execute()
    const output = createWriteStream(file)
    for (let start = 0; start < ids.length; start += groupsPerStep) {
      const step = ids.slice(start, start + groupsPerStep).map(({ id }) => id)
      for (const group of await lawGroups(db, step)) {
        if (!output.write(`${JSON.stringify(group)}\n`)) await once(output, 'drain')
      }
    }
    output.end()
    await once(output, 'finish')
  },

  /** Adds accounts of individuals who all have one password. */
  addPeople: async ({ names, password }: { names: string[]; password: string }) => {
    const password_hash = await hashPassword(password)
    const people = names.map((username) => ({
      username,
      username_key: username,
      phone: null,
      email: null,
      password_hash,
      user_type: 'PERSON' as const,
      picture: null,
    }))
    await opened().services.db.insertInto('account').values(people).execute()
  },

  /** Signs an account in without being asked for anything; its session's token. */
  signIn: async (username: string) => {
    const { db } = opened().services
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    return openSession(db, id)
  },

  /** Adds messages to an account, and entries to the conversation it has. */
  addMessages: async ({ username, count }: { username: string; count: number }) => {
    const { db } = opened().services
    const { account, conversation } = await db
      .selectFrom('account')
      .innerJoin('conversation', (join) =>
        join.on((eb) =>
          eb.or([eb('first_id', '=', eb.ref('account.id')), eb('second_id', '=', eb.ref('account.id'))]),
        ),
      )
      .select(['account.id as account', 'conversation.id as conversation'])
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
    const params = JSON.stringify({ name: '张律师' })
    const told = { account_id: account, type: 'SYSTEM' as const, event: 'conversationNew', params }
    const written = { conversation_id: conversation, author_id: account, text: '请把合同草案发给我看一下。' }
    await db
      .insertInto('message')
      .values(Array.from({ length: count }, () => ({ ...told, link: '/usercenter/messages' })))
      .execute()
    await db
      .insertInto('conversation_entry')
      .values(Array.from({ length: count }, () => written))
      .execute()
    return conversation
  },

  /** Whether an answer that was kept is sent again, or each one is made as if nobody had asked before. */
  keepAnswers: (isKept: boolean) => {
    const { caches } = opened().services
    const under = (ownCaches.under ??= caches.under)
    const afresh: AnswerCaches['under'] = (kept) => ({
      answer: (key, make) => under(kept).answer(`${key}${(asked += 1)}`, make),
    })
    caches.under = isKept ? under : afresh
  },

  /** Begins to watch how late the event loop is. */
  watchLoop: () => {
    loop.reset()
    loop.enable()
  },

  /** How late it was since, in milliseconds. */
  loopDelay: () => {
    loop.disable()
    return { p50: loop.percentile(50) / 1e6, p99: loop.percentile(99) / 1e6, most: loop.max / 1e6 }
  },

  usage: () => ownUsage(),

  /** Closes it as SIGTERM would: the snapshot of the search index is written. */
  close: async () => {
    const { took } = await timed(() => opened().close())
    portal = null
    return took
  },
}

export type PortalDuties = typeof duties

serveParent(duties)
