import { request, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { QuestionSaved } from '../answered-questions/door.ts'
import type { SaveCaseOutcome } from '../cases/door.ts'
import type { SaveOutcome } from '../laws/door.ts'
import type { Administrator } from './administrators.ts'
import { CommandRefused } from './command-refused.ts'
import { ContentProblem } from '../import/content-problem.ts'
import { controlStatus, readControl, type Control } from './control-file.ts'
import type { PortalData } from './portal-data.ts'

interface Question {
  method: 'GET' | 'POST'
  path: string
  type?: string
  body?: Readable
}

/** Asks without a time limit: a restore takes as long as it takes. */
async function ask({ port, key }: Control, { method, path, type, body }: Question): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${key}`, ...(type && { 'content-type': type }) }
  const outgoing = request({ host: '127.0.0.1', port, method, path: `/internal${path}`, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
  })
  // What breaks the sending breaks the answer too; and a refusal may come before the whole body was taken.
  pipeline(body ?? Readable.from([]), outgoing).catch(() => {})
  const answer = await answered
  if (answer.statusCode === 200) return answer
  const { message } = (await json(answer)) as { message: string }
  if (answer.statusCode === controlStatus.refused) throw new CommandRefused(message)
  throw answer.statusCode === controlStatus.badContent ? new ContentProblem(message) : new Error(message)
}

const asJson = (value: unknown) => ({
  type: 'application/json',
  body: Readable.from([JSON.stringify(value)]),
})

/**
 * The portal that runs on a data folder; null when none does. A file that a crash left behind leads to a port where
 * nothing answers, or something that does not know the key.
 */
export async function connectPortal(dataDir: string): Promise<PortalData | null> {
  const control = readControl(dataDir)
  if (!control) return null
  try {
    await json(await ask(control, { method: 'GET', path: '' }))
  } catch {
    return null
  }
  return {
    noteImport: async (kind) => {
      await json(await ask(control, { method: 'POST', path: '/imports', ...asJson({ kind }) }))
    },
    saveLaws: async (documents) => {
      const answer = await ask(control, { method: 'POST', path: '/laws', ...asJson(documents) })
      return (await json(answer)) as SaveOutcome[]
    },
    saveCases: async (documents) => {
      const answer = await ask(control, { method: 'POST', path: '/cases', ...asJson(documents) })
      return (await json(answer)) as SaveCaseOutcome[]
    },
    saveQuestions: async (questions) => {
      const answer = await ask(control, { method: 'POST', path: '/questions', ...asJson(questions) })
      return (await json(answer)) as QuestionSaved[]
    },
    remove: async (kind, name) => {
      const answer = await ask(control, { method: 'POST', path: '/removals', ...asJson({ kind, name }) })
      return ((await json(answer)) as { isRemoved: boolean }).isRemoved
    },
    addAdministrator: async (input) => {
      await json(await ask(control, { method: 'POST', path: '/administrators', ...asJson(input) }))
    },
    listAdministrators: async () => {
      const answer = await ask(control, { method: 'GET', path: '/administrators' })
      return (await json(answer)) as Administrator[]
    },
    resetSecondFactor: async (username) => {
      await json(
        await ask(control, { method: 'POST', path: '/second-factor/reset', ...asJson({ username }) }),
      )
    },
    backUp: async (to) => pipeline(await ask(control, { method: 'GET', path: '/backup' }), to),
    restore: async (from, { isReplacing }) => {
      const answer = await ask(control, {
        method: 'POST',
        path: `/restore?replace=${isReplacing}`,
        type: 'application/gzip',
        body: from,
      })
      return ((await json(answer)) as { rows: number }).rows
    },
  }
}
