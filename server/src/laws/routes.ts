import { lawAdminCalls } from '@portal/protocol/laws/admin-calls.ts'
import { lawCalls } from '@portal/protocol/laws/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { compareVersions } from './actions/compare-versions.ts'
import { searchLaws } from './actions/search-laws.ts'
import { showArticle } from './actions/show-article.ts'
import { showLawCoverage } from './actions/show-law-coverage.ts'
import { showLaw, showLawAt } from './actions/show-law.ts'
import { listLawLevels, stateLevel } from './actions/state-levels.ts'

/** A law's page tells who cites it. */
const pages: KeptWhile = { unchanged: ['law', 'case'] }
const coverage: KeptWhile = { unchanged: ['law'] }
const lists: KeptWhile = { found: ['law'] }

export function lawRoutes(bind: Bind): void {
  bind(lawCalls.search, searchLaws, ({ body }) => (body.keyword ? null : lists))
  bind(lawCalls.details, showLaw, pages)
  bind(lawCalls.byAddress, showLawAt, pages)
  bind(lawCalls.article, showArticle, pages)
  bind(lawCalls.compare, compareVersions)
  bind(lawCalls.coverage, showLawCoverage, coverage)
  bind(lawAdminCalls.levels, listLawLevels)
  bind(lawAdminCalls.stateLevel, stateLevel)
}
