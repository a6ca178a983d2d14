import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { Portal } from '../app/open-portal.ts'
import { questionDocument } from '../answered-questions/door.ts'
import { caseDocument } from '../cases/door.ts'
import { randomToken, sameBytes, tokenHash } from '../kernel/crypto.ts'
import { ContentProblem } from '../import/content-problem.ts'
import { lawDocument } from '../laws/door.ts'
import { newAdministrator } from './administrators.ts'
import { CommandRefused } from './command-refused.ts'
import { controlStatus, removeControl, writeControl } from './control-file.ts'
import { databaseData, importedKinds, removedKinds, type PortalData } from './portal-data.ts'

/** A batch holds about a million characters, or one long law. */
const largestBody = 256 * 1024 * 1024

export interface ControlServer {
  /** Finishes the command under way. */
  close(): Promise<void>
}

/**
 * Takes the commands beside a portal on the embedded store, which no second process may open: on a port of this
 * machine alone, from whoever knows the key in the data folder. The calls of the portal are on another port, so
 * no proxy in front of those leads here.
 */
export async function openControlServer({ services, follower }: Portal): Promise<ControlServer> {
  const { config, store, db, files } = services
  if (store.kind !== 'pglite') return { close: async () => {} }
  const key = randomToken()
  const spool = await emptyFolder(join(config.dataDir, 'spool'))
  const app = Fastify({ logger: false, bodyLimit: largestBody, forceCloseConnections: 'idle' })
  guard(app, key)
  handleErrors(app)
  commandRoutes(app, databaseData({ db, files }), spool, () => follower.wake())
  await app.listen({ host: '127.0.0.1', port: 0 })
  writeControl(config.dataDir, { port: (app.server.address() as AddressInfo).port, key })
  return {
    close: async () => {
      removeControl(config.dataDir)
      await app.close()
    },
  }
}

async function emptyFolder(path: string): Promise<string> {
  await rm(path, { recursive: true, force: true })
  await mkdir(path, { mode: 0o700 })
  return path
}

function guard(app: FastifyInstance, key: string): void {
  const expected = tokenHash(`Bearer ${key}`)
  app.addHook('onRequest', async (request, reply) => {
    if (sameBytes(tokenHash(request.headers.authorization ?? ''), expected)) return
    await reply.code(401).send({ message: 'This is not the key in control.json.' })
  })
}

function handleErrors(app: FastifyInstance): void {
  const statusOf = (error: Error) => {
    if (error instanceof CommandRefused) return controlStatus.refused
    return error instanceof ContentProblem ? controlStatus.badContent : 500
  }
  app.setErrorHandler<Error>((error, _request, reply) =>
    reply.code(statusOf(error)).send({ message: error.message }),
  )
}

function commandRoutes(app: FastifyInstance, data: PortalData, spool: string, wake: () => void): void {
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload))

  app.get('/internal', async () => ({ status: 'ok' }))

  app.post('/internal/imports', async ({ body }) => {
    await data.noteImport(z.strictObject({ kind: z.enum(importedKinds) }).parse(body).kind)
    return {}
  })

  app.post('/internal/laws', async ({ body }) => {
    const outcomes = await data.saveLaws(z.array(lawDocument).parse(body))
    wake()
    return outcomes
  })

  app.post('/internal/cases', async ({ body }) => {
    const outcomes = await data.saveCases(z.array(caseDocument).parse(body))
    wake()
    return outcomes
  })

  app.post('/internal/questions', async ({ body }) => {
    const saved = await data.saveQuestions(z.array(questionDocument).parse(body))
    wake()
    return saved
  })

  app.post('/internal/removals', async ({ body }) => {
    const { kind, name } = z.strictObject({ kind: z.enum(removedKinds), name: z.string() }).parse(body)
    const isRemoved = await data.remove(kind, name)
    wake()
    return { isRemoved }
  })

  app.get('/internal/administrators', () => data.listAdministrators())

  app.post('/internal/administrators', async ({ body }) => {
    await data.addAdministrator(newAdministrator.parse(body))
    return {}
  })

  app.post('/internal/second-factor/reset', async ({ body }) => {
    await data.resetSecondFactor(z.strictObject({ username: z.string() }).parse(body).username)
    return {}
  })

  // A backup goes by way of a file: whoever reads or sends slowly must not hold up the database.
  app.get('/internal/backup', async (_request, reply) => {
    const file = join(spool, randomUUID())
    await data.backUp(createWriteStream(file, { mode: 0o600 }))
    const content = createReadStream(file)
    content.once('close', () => void rm(file, { force: true }))
    return reply.type('application/gzip').send(content)
  })

  app.post<{ Querystring: { replace?: string } }>('/internal/restore', async ({ body, query }) => {
    const file = join(spool, randomUUID())
    try {
      await pipeline(body as Readable, createWriteStream(file, { mode: 0o600 }))
      const rows = await data.restore(createReadStream(file), { isReplacing: query.replace === 'true' })
      wake()
      return { rows }
    } finally {
      await rm(file, { force: true })
    }
  })
}
