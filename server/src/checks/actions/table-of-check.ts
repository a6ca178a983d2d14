import type { CheckedCitation } from '@portal/protocol/checks/schemas.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { checkCalls } from '@portal/protocol/checks/calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import * as en from '@portal/protocol/words/en/checks.ts'
import * as ru from '@portal/protocol/words/ru/checks.ts'
import * as zh from '@portal/protocol/words/zh/checks.ts'
import { foundTable, type Column } from '../../documents/door.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { fill } from '../../kernel/words.ts'
import { checkCitations } from '../check-citations.ts'

const catalogues = { zh, en, ru }

interface Row extends CheckedCitation {
  place: number
  written: string
}

function columnsOf(language: Language, origin: string): Column<Row>[] {
  const { columns } = catalogues[language].checkFile
  const { marks, reasons } = catalogues[language].checks
  const why = ({ reason, reasonOn, nameReason }: Row) =>
    [reason, nameReason]
      .flatMap((one) => (one ? [fill(reasons[one], { date: reasonOn ?? '--' })] : []))
      .join(' · ')
  return [
    [columns.number, 6, ({ place }) => String(place)],
    [columns.written, 40, ({ written }) => written],
    [columns.mark, 24, ({ mark }) => marks[mark]],
    [columns.reason, 40, why],
    [columns.title, 50, ({ title }) => title],
    [columns.article, 16, ({ article }) => article],
    [columns.country, 18, ({ countryName }) => countryName],
    [columns.versionFrom, 14, ({ versionFrom }) => versionFrom],
    [columns.address, 50, ({ address }) => address && origin + address],
  ]
}

/** What was found of the citations in a text, as a table. */
export async function checkAsTable(
  services: Services,
  { body: { format, ...asked } }: GivenOf<typeof checkCalls.table>,
  { language }: Asker,
): Promise<AnswerOf<typeof checkCalls.table>> {
  const { citations } = await checkCitations(services, asked, language)
  const { publicUrl: origin } = services.config
  const rows = citations.map((one, at) => ({
    ...one,
    place: at + 1,
    written: asked.text.slice(one.start, one.end),
  }))
  return foundTable({
    format,
    language,
    name: fill(catalogues[language].checkFile.name, { date: asked.on }),
    address: `${origin}/legal/check`,
    columns: columnsOf(language, origin),
    rows,
    total: rows.length,
  })
}
