import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { lookupDeskCalls } from '@portal/protocol/lookups/desk-calls.ts'
import { casesQuoted } from '../cases/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { refuseField } from '../kernel/refusal.ts'
import { articlesQuoted, type QuotedArticle } from '../laws/door.ts'

type Given = GivenOf<typeof lookupDeskCalls.write>['body']

/** @throws InputInvalid at the first that comes twice */
function refuseRepeated(list: string, field: string, keys: readonly string[]): void {
  const place = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (place !== -1) refuseField(`${list}.${place}.${field}`, 'repeated')
}

/** The original, and what is held in the language of the result. */
function textsFor({ texts }: QuotedArticle, language: Given['language']) {
  const wanted = texts.filter((text) => text.isOriginal || text.language === language)
  return wanted.length > 0 ? wanted : texts.slice(0, 1)
}

/**
 * The provisions of a result, quoted as they read on the day of the check.
 *
 * @throws InputInvalid at the one that the portal does not hold, or that comes twice
 */
export async function quoteProvisions(db: Database, { provisions, checkedOn, language }: Given) {
  const cited = provisions.map(({ lawId, article }) => ({ lawId, key: article }))
  refuseRepeated(
    'provisions',
    'article',
    cited.map(({ lawId, key }) => `${lawId} ${key}`),
  )
  const quoted = await articlesQuoted(db, cited, { day: checkedOn, reader: language })
  return provisions.map(({ relevance }, place) => {
    const article = quoted[place]
    if (!article) refuseField(`provisions.${place}.article`, 'notChoice')
    return {
      law_id: article.lawId,
      article: article.key,
      address: article.address,
      law_title: article.lawTitle,
      title_language: article.titleLanguage,
      number: article.number,
      heading: article.heading,
      texts: JSON.stringify(textsFor(article, language)),
      timeliness: article.timeliness,
      in_force_from: article.inForceFrom,
      source_url: article.sourceUrl,
      relevance,
    }
  })
}

/**
 * The cases of a result, as they are named in its language.
 *
 * @throws InputInvalid at the one that the portal does not hold, or that comes twice
 */
export async function quoteCases(db: Database, { cases, language }: Given) {
  const ids = cases.map(({ caseId }) => caseId)
  refuseRepeated('cases', 'caseId', ids)
  const quoted = await casesQuoted(db, ids, language)
  return cases.map(({ caseId, relevance }, place) => {
    const found = quoted.get(caseId)
    if (!found) refuseField(`cases.${place}.caseId`, 'notChoice')
    const { judgedOn, ...named } = found
    return { case_id: caseId, ...named, judged_on: judgedOn, relevance }
  })
}
