import type { eventCalls } from '@portal/protocol/events/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import { documentWords, fileName, writeDocument } from '../../documents/door.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import { readPublicNumber } from '../../kernel/public-number.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findReportNumber } from '../../reports/door.ts'
import { certificateContent } from '../certificate-content.ts'
import { applicationOf, findCertificate } from '../queries.ts'
import { languageOf } from '../shown.ts'

/**
 * The caller's certificate of an event, as a document.
 *
 * @throws Refusal where they have none
 */
export async function downloadCertificate(
  { db, config }: Services,
  { params: { id } }: GivenOf<typeof eventCalls.certificate>,
  { accountId, language }: Pick<Caller, 'accountId' | 'language'>,
): Promise<AnswerOf<typeof eventCalls.certificate>> {
  const application = await applicationOf(db, id, accountId)
  const number = application?.certificate ?? null
  const row = number === null ? undefined : await findCertificate(db, number)
  if (!application || !row) throw new Refusal('notFound')
  const content = certificateContent(row, { name: application.name, language, origin: config.publicUrl })
  return {
    name: fileName('pdf', documentWords(language).certificate[row.kind], row.number),
    content: await writeDocument('pdf', content),
  }
}

/** What a number that somebody was shown is worth. */
export async function verifyCertificate(
  { db }: Services,
  { params: { number } }: GivenOf<typeof eventCalls.verifyCertificate>,
  { language }: Pick<Asker, 'language'>,
): Promise<AnswerOf<typeof eventCalls.verifyCertificate>> {
  const shown = readPublicNumber(number)
  const row = await findCertificate(db, shown)
  if (!row) {
    const report = await findReportNumber(db, shown)
    return {
      isValid: report !== undefined,
      report: report
        ? {
            number: report.number,
            language: report.language,
            name: report.masked_name,
            madeAt: report.made_at.toISOString(),
          }
        : null,
      certificate: null,
    }
  }
  return {
    isValid: true,
    report: null,
    certificate: {
      number: row.number,
      kind: row.kind,
      title: inLanguage(row.titles, language),
      language: languageOf(row.titles, language),
      hours: row.hours,
      heldOn: row.held_on,
      name: row.masked_name,
      givenAt: row.given_at.toISOString(),
    },
  }
}
