import type { Language } from '@portal/protocol/kernel/languages.ts'
import { blocksOf, readRichText, textOf } from '@portal/protocol/kernel/rich-text-blocks.ts'
import { holdChangeLog } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'
import { CITATIONS_REVISION, storeManyCitations, type CitingWork } from './store-citations.ts'

/** Whose laws the zone's own texts mean where they name no country. */
export const zoneCountry = 'CN'

/** A formatted text that the platform writes. */
export interface FormattedText {
  /** Of the row that holds it; a row that holds two has an id for each. */
  id: string
  /** As the server cleaned it. */
  html: string
  language: Language
  /** Whose laws it means where it names no country. Without it, its language's home. */
  country?: string | null
  /** On which it was written, YYYY-MM-DD: it means the wordings in force then. */
  day: string | null
}

/**
 * Finds what formatted texts cite and stores it in the place of what was stored before. The rows that hold them are to
 * be held before, for the change log stays held until commit: a law that is stored at once with them is met.
 */
export async function storeFormatted(trx: Database, ...texts: readonly FormattedText[]): Promise<void> {
  if (texts.length === 0) return
  await holdChangeLog(trx)
  await trx
    .insertInto('citing_text')
    .values(
      texts.map(({ id, language, country = null, day }) => ({
        id,
        language,
        country,
        day,
        citations_revision: CITATIONS_REVISION,
      })),
    )
    .onConflict((on) =>
      on.column('id').doUpdateSet((eb) => ({
        language: eb.ref('excluded.language'),
        country: eb.ref('excluded.country'),
        day: eb.ref('excluded.day'),
        citations_revision: eb.ref('excluded.citations_revision'),
      })),
    )
    .execute()
  await storeManyCitations(trx, texts.map(citingWork))
}

function citingWork({ id, html, language, country = null, day }: FormattedText): CitingWork {
  const parts = blocksOf(readRichText(html)).map((block, position) => ({ position, text: textOf(block) }))
  return { source: { kind: 'text', id, country, day }, texts: [{ textId: id, language, parts }] }
}

/** Forgets what texts cite whose rows go. */
export async function forgetFormatted(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('citation').where('text_id', 'in', ids).execute()
  await trx.deleteFrom('citing_text').where('id', 'in', ids).execute()
}
