import { mostSimilar } from '@portal/protocol/consultations/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { foundIds, similarIds } from '../kernel/found-ids.ts'
import type { Services } from '../kernel/services.ts'
import { publishedKind } from './publication-moves.ts'

/** What a list is narrowed to that is looked through for a text. */
export function findPublishedIds(services: Pick<Services, 'engine'>, keyword: string, language: Language) {
  return foundIds(services, publishedKind, { keyword, language })
}

/** Those that say much of a text; more than are shown, so that those in the reader's language can come first. */
export function findSimilarIds(services: Pick<Services, 'engine'>, keyword: string, language: Language) {
  return similarIds(services, publishedKind, { keyword, language, most: mostSimilar * 2 })
}
