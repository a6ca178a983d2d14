import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { documentTypes, type DocumentFormat } from '@portal/protocol/kernel/file.ts'
import type { lookupCalls } from '@portal/protocol/lookups/calls.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { fileName, writeDocument } from '../../documents/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { ownLookup } from '../policy.ts'
import { findLookup, type LookupFound } from '../queries.ts'
import { resultContent } from '../result-content.ts'
import { shownResult } from '../shown-result.ts'

async function written(services: Services, row: LookupFound, format: DocumentFormat) {
  const result = await shownResult(services, row.id)
  if (!result) throw new Refusal('notFound')
  const { config, labels } = services
  const content = resultContent(row, result, { labels: await labels.current(), origin: config.publicUrl })
  return {
    name: fileName(format, row.code, result.title),
    content: await writeDocument(format, content),
    mediaType: documentTypes[format],
  }
}

/**
 * The result of a lookup that the caller applied for, as a document.
 *
 * @throws Refusal where there is none, it is another's, or it is not completed
 */
export async function downloadOwn(
  services: Services,
  { params: { id }, query: { format } }: GivenOf<typeof lookupCalls.document>,
  caller: Caller,
) {
  const row = await ownLookup(services.db, id, caller)
  if (row.state !== 'COMPLETED') throw new Refusal('wrongState', { state: row.state })
  return written(services, row, format)
}

/**
 * The result of a lookup as far as it is written, as its applicant would get it.
 *
 * @throws Refusal where there is none, or nothing is written
 */
export async function downloadForDesk(
  services: Services,
  { params: { id }, query: { format } }: GivenOf<typeof lookupDeskCalls.deskDocument>,
) {
  const row = await findLookup(services.db, id)
  if (!row) throw new Refusal('notFound')
  return written(services, row, format)
}
