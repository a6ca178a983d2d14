import type { CaseFacetName } from '@portal/protocol/cases/constants.ts'
import type { CaseAnalysis } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { narrowTo, writeAnalysisAddress, writeCaseAddress, type CaseAddress } from './case-address.ts'

/** Figures in their order on the page. */
export const figureNames = ['year', 'type', 'cause', 'court', 'country', 'documentType', 'articles'] as const

export type FigureName = (typeof figureNames)[number]

/** Most bars of a chart: more could not be told apart. */
const mostBars = 10
/** Most years a chart spans, the latest. */
const mostYears = 30

/** A line of a figure: a value, how many cases have it, and where it leads. */
export interface FigureRow {
  value: string
  label: string
  /** Of the label, where it names a law. */
  language?: Language
  count: number
  /** The figures over these cases alone. */
  narrowed: string
  /** The list of these cases. */
  list: string
  /** The page of what is counted, where it has one. */
  page?: string
}

export interface Bar extends Pick<FigureRow, 'value' | 'label' | 'language' | 'count'> {
  /** Where a click leads; nowhere for a year without cases. */
  narrowed: string | null
}

function facetRows(name: CaseFacetName, analysis: CaseAnalysis, address: CaseAddress): FigureRow[] {
  return analysis[name].items.map(({ value, label, count }) => {
    const narrowed = narrowTo(address, name, value)
    return {
      value,
      label,
      count,
      narrowed: writeAnalysisAddress(narrowed),
      list: writeCaseAddress(narrowed),
    }
  })
}

/** The lines of a figure: years from the latest, everything else from the most frequent. */
export function figureRows(name: FigureName, analysis: CaseAnalysis, address: CaseAddress): FigureRow[] {
  if (name !== 'articles') {
    const rows = facetRows(name, analysis, address)
    return name === 'year'
      ? rows.toSorted((one, other) => Number(other.value) - Number(one.value))
      : rows.toSorted((one, other) => other.count - one.count)
  }
  return analysis.articles.items.map(({ value, lawTitle, titleLanguage, number, address: page, count }) => {
    const narrowed = { ...address, cites: value, page: 1 }
    return {
      value,
      label: [lawTitle, number].filter(Boolean).join(' '),
      language: titleLanguage,
      count,
      narrowed: writeAnalysisAddress(narrowed),
      list: writeCaseAddress(narrowed),
      page,
    }
  })
}

/** Years from the earliest, those without cases among them. */
function yearBars(rows: readonly FigureRow[]): Bar[] {
  const latest = Number(rows[0]?.value)
  const earliest = Math.max(Number(rows.at(-1)?.value), latest - mostYears + 1)
  if (!Number.isInteger(latest)) return []
  return Array.from({ length: latest - earliest + 1 }, (_, step) => {
    const year = String(earliest + step)
    const row = rows.find(({ value }) => value === year)
    return { value: year, label: year, count: row?.count ?? 0, narrowed: row?.narrowed ?? null }
  })
}

/** What a chart draws of a figure. */
export function figureBars(name: FigureName, rows: readonly FigureRow[]): Bar[] {
  if (name === 'year') return yearBars(rows)
  return rows.slice(0, mostBars)
}
