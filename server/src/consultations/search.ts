import { mostSimilar } from '@portal/protocol/consultations/constants.ts'
import type { publishedConsultationsList } from '@portal/protocol/consultations/lists.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { bestIds, foundIds, similarIds } from '../kernel/found-ids.ts'
import type { Services } from '../kernel/services.ts'
import { publishedKind } from './publication-moves.ts'

/** What a list is narrowed to that is looked through for a text. */
export function findPublishedIds(services: Pick<Services, 'engine'>, keyword: string, language: Language) {
  return foundIds(services, publishedKind, { keyword, language })
}

/** The ids of one page of the list, what says most of a text first. */
export function findBestPublished(
  services: Pick<Services, 'engine'>,
  asked: PageWanted<typeof publishedConsultationsList> & { keyword: string },
  readerLanguage: Language,
) {
  const { keyword, type, language, page, size } = asked
  const values = { type: type ? [type] : [], language: language ? [language] : [] }
  const sought = { keyword, language: readerLanguage, filters: { values } }
  return bestIds(services, publishedKind, { ...sought, page, size })
}

/** Those that say much of a text; more than are shown, so that those in the reader's language can come first. */
export function findSimilarIds(services: Pick<Services, 'engine'>, keyword: string, language: Language) {
  return similarIds(services, publishedKind, { keyword, language, most: mostSimilar * 2 })
}
