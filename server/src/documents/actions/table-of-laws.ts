import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { largestPageSize } from '@portal/protocol/kernel/list.ts'
import type { lawCalls } from '@portal/protocol/laws/calls.ts'
import { lawsList } from '@portal/protocol/laws/lists.ts'
import type { ArticleRow, LawHit } from '@portal/protocol/laws/schemas.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { searchLaws } from '../../laws/door.ts'
import type { Labels } from '../../reference/door.ts'
import { allFound, foundTable, inLine, type Column } from '../found-table.ts'
import { searchAddress } from '../search-address.ts'
import { documentWords, type DocumentWords } from '../words.ts'

interface Shown {
  words: DocumentWords['table']
  name: (type: string, code: string) => string
  absolute: (path: string) => string
}

function lawColumns({ words, name, absolute }: Shown): Column<LawHit>[] {
  return [
    [words.title, 50, ({ title }) => title],
    [words.number, 20, ({ number }) => number],
    [words.country, 18, ({ countries }) => countries.map((code) => name('COUNTRY', code)).join('; ')],
    [words.department, 30, ({ publishDepartment }) => publishDepartment],
    [words.level, 20, ({ effectLevel }) => name('LAW_EFFECT_LEVEL', effectLevel)],
    [words.category, 18, ({ category }) => name('LAW_CATEGORY', category)],
    [words.status, 14, ({ timeliness }) => name('LAW_TIMELINESS', timeliness)],
    [words.adoptedOn, 12, ({ adoptedOn }) => adoptedOn],
    [words.effectiveOn, 12, ({ effectiveOn }) => effectiveOn],
    [words.article, 20, ({ articles }) => articles.map(({ number }) => number).join('; ')],
    [words.excerpt, 60, ({ articles }) => inLine(articles[0]?.snippet)],
    [words.address, 50, ({ address }) => absolute(address)],
  ]
}

function articleColumns({ words, absolute }: Shown): Column<ArticleRow>[] {
  return [
    [words.law, 50, ({ lawTitle }) => lawTitle],
    [words.articleNumber, 16, ({ articleNumber }) => articleNumber],
    [words.heading, 30, ({ heading }) => heading],
    [words.text, 80, ({ text }) => text],
    [
      words.address,
      50,
      ({ lawAddress, articleKey }) => absolute(`${lawAddress}#art-${encodeURIComponent(articleKey)}`),
    ],
  ]
}

/** The laws that a search finds, or their articles, as the list shows them: in its order, in the reader's language. */
export async function listLawsAsTable(
  services: Services,
  { query }: GivenOf<typeof lawCalls.table>,
  asker: Asker,
): Promise<AnswerOf<typeof lawCalls.table>> {
  const { format, ...asked } = query
  const { language } = asker
  const labels: Labels = await services.labels.current()
  const origin = services.config.publicUrl
  const words = documentWords(language).table
  const shown: Shown = {
    words,
    name: (type, code) => labels.of(type, code, language),
    absolute: (path) => origin + path,
  }
  const { rows, total } = await allFound<LawHit | ArticleRow>((page) =>
    searchLaws(services, { body: { ...asked, page, size: largestPageSize } }, asker),
  )
  const about = { format, language, total, address: searchAddress(origin, lawsList, asked) }
  return asked.unit === 'law'
    ? foundTable({ ...about, name: words.laws, columns: lawColumns(shown), rows: rows as LawHit[] })
    : foundTable({
        ...about,
        name: words.articles,
        columns: articleColumns(shown),
        rows: rows as ArticleRow[],
      })
}
