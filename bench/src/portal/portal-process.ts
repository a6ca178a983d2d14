import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hashPassword } from '@portal/server/account/passwords.ts'
import { openPortal, type Portal } from '@portal/server/app/open-portal.ts'
import { saveCase } from '@portal/server/cases/actions/save-cases.ts'
import type { CaseDocument } from '@portal/server/cases/document.ts'
import { searchConcepts } from '@portal/server/glossary/queries.ts'
import { logChanges, wholeSubject } from '@portal/server/kernel/change-log.ts'
import { readConfig } from '@portal/server/kernel/config.ts'
import { saveLaw, type SaveOutcome } from '@portal/server/laws/actions/save-law.ts'
import { importLaws } from '@portal/server/laws/import/import-laws.ts'
import { searchGroups } from '@portal/server/laws/search-groups.ts'
import { ownUsage, serveParent } from '../measure/child.ts'
import { timed } from '../measure/quantiles.ts'

/** A portal in a process of its own, opened, filled and asked about by its parent. */

let portal: Portal | null = null
/** Looks each millisecond: what it tells holds that millisecond too. */
const loop = monitorEventLoopDelay({ resolution: 1 })

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
      return portal.app.listen({ port: config.port, host: config.host })
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
      for (const group of await searchGroups(db, step)) {
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
