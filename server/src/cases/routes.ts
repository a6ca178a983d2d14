import { caseCalls } from '@portal/protocol/cases/calls.ts'
import type { KeptWhile } from '../kernel/http/answer-cache.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { analyseCases } from './actions/analyse-cases.ts'
import { caseChoices, searchCases } from './actions/search-cases.ts'
import { showCaseCoverage } from './actions/show-case-coverage.ts'
import { showCase } from './actions/show-case.ts'

/** A case's page tells what it cites, and what search finds like it. */
const pages: KeptWhile = { unchanged: ['law', 'case'], found: ['law', 'case'] }
const coverage: KeptWhile = { unchanged: ['case'] }
const lists: KeptWhile = { found: ['law', 'case'] }

export function caseRoutes(bind: Bind): void {
  bind(caseCalls.search, searchCases, ({ body }) => (body.keyword ? null : lists))
  bind(caseCalls.choices, caseChoices)
  bind(caseCalls.analysis, analyseCases)
  bind(caseCalls.details, showCase, pages)
  bind(caseCalls.coverage, showCaseCoverage, coverage)
}
