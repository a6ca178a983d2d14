import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { largestPageSize } from '@portal/protocol/kernel/list.ts'
import { find as en } from '@portal/protocol/words/en/find.ts'
import { find as ru } from '@portal/protocol/words/ru/find.ts'
import { find as zh } from '@portal/protocol/words/zh/find.ts'
import { allFound, documentWords, foundTable, inLine, type Column } from '../documents/door.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Services } from '../kernel/services.ts'
import { findKind, type Found } from './find-everywhere.ts'

const words = { zh, en, ru }

/** What a text finds of one kind, as the search shows it to the reader. */
export async function listFoundAsTable(
  services: Services,
  { query }: GivenOf<typeof findCalls.table>,
  asker: Asker,
): Promise<AnswerOf<typeof findCalls.table>> {
  const { format, keyword = '', kind } = query
  const { language } = asker
  const origin = services.config.publicUrl
  const heads = documentWords(language).table
  const columns: Column<Found>[] = [
    [heads.title, 50, ({ title }) => inLine(title)],
    [heads.number, 26, ({ number }) => number],
    [heads.heading, 36, ({ passage }) => passage?.heading ?? null],
    [heads.excerpt, 60, ({ passage }) => inLine(passage?.text)],
    [heads.address, 50, ({ path }) => origin + path],
  ]
  const { rows, total } = await allFound((page) =>
    findKind(services, { query: { keyword, kind, page, size: largestPageSize, sort: 'relevance' } }, asker),
  )
  const address = `${origin}/search?${new URLSearchParams({ keyword, kind })}`
  return foundTable({ format, language, name: words[language].kinds[kind], address, columns, rows, total })
}
