import type { Language } from '@portal/protocol/kernel/languages.ts'
import { holdUsed } from '../account/door.ts'
import { fileName, writeDocument } from '../documents/door.ts'
import { storeFile } from '../files/door.ts'
import { maskName } from '../kernel/mask-name.ts'
import { moving } from '../kernel/mover.ts'
import { publicNumber } from '../kernel/public-number.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { giveReport } from './actions/hand-report.ts'
import { gatherReport } from './gather.ts'
import { holdRequest } from './hold.ts'
import { reportContent, reportName } from './report-content.ts'
import { requestMoves } from './request-moves.ts'
import { reportWords } from './report-words.ts'

/** A report that could not be made so often has failed. */
const mostTries = 5

interface Begun {
  id: string
  accountId: string
  language: Language
  tries: number
}

/** Takes a request up, or where a crash left it; null of one that is answered, or gone. */
async function begin(services: Services, id: string): Promise<Begun | null> {
  return moving(services, async ({ transaction, move }) => {
    const row = await holdRequest(transaction, id)
    const { account_id: accountId, language } = row
    if (language === null) return null
    if (row.state === 'OPEN') await move(requestMoves, row, { action: 'begin', as: 'system', by: null })
    else if (row.state !== 'MAKING') return null
    const { tries } = await transaction
      .updateTable('report_request')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', id)
      .returning('tries')
      .executeTakeFirstOrThrow()
    return { id, accountId, language, tries }
  })
}

/**
 * Writes the report and hands it over. The file is stored first, as an upload that nothing names yet: where the work
 * ends between the two it is purged, and the next try makes another. The request is answered, and has its report, once.
 */
async function answer(services: Services, { id, accountId, language }: Begun): Promise<void> {
  const gathered = await gatherReport(services, accountId, language)
  const number = publicNumber('BG', gathered.today.slice(0, 4))
  const origin = services.config.publicUrl
  const bytes = await writeDocument('pdf', reportContent(gathered, { number, language, origin }))
  const called = fileName('pdf', reportWords(language).title, gathered.company.name, gathered.today)
  const file = new File([bytes], called, { type: 'application/pdf' })
  const stored = await storeFile(services, { ownerId: accountId, purpose: 'REPORT', file })
  await moving(services, async (mover) => {
    if (!(await holdUsed(mover.transaction, accountId))) throw new Error('the account is not in use')
    const handed = { accountId, name: reportName(gathered, language), file: stored.id, request: id }
    const report = await giveReport(mover, handed, null)
    const masked = maskName(gathered.company.name)
    await mover.transaction
      .insertInto('report_number')
      .values({ number, report_id: report.id, language, masked_name: masked })
      .execute()
  })
}

/** Notes that a report could not be made, unless the desk has answered meanwhile. */
async function fail(services: Services, id: string): Promise<void> {
  await moving(services, async ({ transaction, move }) => {
    const row = await holdRequest(transaction, id)
    if (row.state === 'MAKING') await move(requestMoves, row, { action: 'fail', as: 'system', by: null })
  })
}

/**
 * Makes the extract that a request asks for; does nothing where that has been done.
 *
 * @throws Error where another try may help
 */
export async function makeReport(services: Services, id: string): Promise<void> {
  const begun = await begin(services, id).catch(ifOvertaken)
  if (!begun) return
  try {
    await answer(services, begun)
  } catch (error) {
    if (isOvertaken(error)) return
    if (begun.tries < mostTries) throw error
    services.log.error({ err: error, request: id }, 'a report could not be made')
    await fail(services, id).catch(ifOvertaken)
  }
}

/** Whether somebody else has moved the request meanwhile, or it is gone with its company. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'wrongState' || error.code === 'notFound')
}

function ifOvertaken(error: unknown): null {
  if (isOvertaken(error)) return null
  throw error
}
