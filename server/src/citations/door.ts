export { type CitationRead, readCitations } from './actions/read-citations.ts'
export { articlesCitedBy, citationsOf, citationsOfFormatted } from './actions/citations-of.ts'
export { citedCounts, noCitations } from './actions/cited-counts.ts'
export { citedArticlesOf, citedOf } from './actions/cited-of.ts'
export { casePath, findCitedLaws } from './cited-laws.ts'
export {
  CITATIONS_REVISION,
  type CitingText,
  storeCitations,
  storeManyCitations,
} from './actions/store-citations.ts'
export { type ArticleFound, findArticlesByName } from './find-articles-by-name.ts'
export { forgetFormatted, storeFormatted, zoneCountry } from './actions/store-formatted.ts'
export { forgetWork, storeCaseNumbers, storeNames } from './actions/store-names.ts'
