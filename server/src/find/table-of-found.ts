import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { largestPageSize } from '@portal/protocol/kernel/list.ts'
import * as en from '@portal/protocol/words/en/find.ts'
import * as ru from '@portal/protocol/words/ru/find.ts'
import * as zh from '@portal/protocol/words/zh/find.ts'
import { publicationKinds as enKinds } from '@portal/protocol/words/en/feeds.ts'
import { publicationKinds as ruKinds } from '@portal/protocol/words/ru/feeds.ts'
import { publicationKinds as zhKinds } from '@portal/protocol/words/zh/feeds.ts'
import { allFound, documentWords, foundTable, inLine, type Column } from '../documents/door.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Services } from '../kernel/services.ts'
import { findKind, type Found } from './find-everywhere.ts'

const words = { zh, en, ru }
const publicationKinds = { zh: zhKinds, en: enKinds, ru: ruKinds }

/** Of publications alone. */
function ofPublications(language: Language): Column<Found>[] {
  const columns = words[language].foundFile
  return [
    [columns.kind, 24, ({ publication }) => publication && publicationKinds[language][publication.kind]],
    [columns.publishedOn, 14, ({ publication }) => publication && publication.on],
  ]
}

/** What a text finds of one kind, as the search shows it to the reader. */
export async function listFoundAsTable(
  services: Services,
  { query }: GivenOf<typeof findCalls.table>,
  asker: Asker,
): Promise<AnswerOf<typeof findCalls.table>> {
  const { format, keyword = '', kind, publicationKind, prefer } = query
  const { language } = asker
  const asked = { keyword, kind, publicationKind, prefer }
  const origin = services.config.publicUrl
  const heads = documentWords(language).table
  const columns: Column<Found>[] = [
    [heads.title, 50, ({ title }) => inLine(title)],
    ...(kind === 'publication' ? ofPublications(language) : []),
    [heads.number, 26, ({ number }) => number],
    [heads.heading, 36, ({ passage }) => passage?.heading ?? null],
    [heads.excerpt, 60, ({ passage }) => inLine(passage?.text)],
    [heads.address, 50, ({ path }) => origin + path],
  ]
  const { rows, total } = await allFound((page) =>
    findKind(services, { query: { ...asked, page, size: largestPageSize, sort: 'relevance' } }, asker),
  )
  const chosen = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const address = `${origin}/search?${new URLSearchParams(chosen)}`
  return foundTable({
    format,
    language,
    name: words[language].find.kinds[kind],
    address,
    columns,
    rows,
    total,
  })
}
