import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../ui/format.ts'
import { useLanguage } from '../ui/use-language.ts'
import type { Chosen } from './address-parts.ts'
import classes from './facets.module.css'

/** Values shown before "show all". */
const shownAtFirst = 8

/** A value that results can be narrowed to, and how many of them have it. */
export interface FacetCount {
  value: string
  label: string
  count: number
}

interface FacetProps {
  legend: string
  counts: readonly FacetCount[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

function Facet({ legend, counts, chosen, onToggle }: FacetProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const missing = chosen.filter((value) => !counts.some((count) => count.value === value))
  const all = [...counts, ...missing.map((value) => ({ value, label: value, count: 0 }))]
  if (all.length === 0) return null
  const shown = isOpen
    ? all
    : all.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value))
  return (
    <fieldset className={classes.facet}>
      <legend>{legend}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className={classes.value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
          <span className={classes.label}>{label}</span>
          <span className={classes.count}>{formatNumber(count, language)}</span>
        </label>
      ))}
      {all.length > shownAtFirst && (
        <button
          type="button"
          className={classes.more}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {t(isOpen ? 'filters.showFewer' : 'filters.showAll')}
        </button>
      )}
    </fieldset>
  )
}

interface FacetsProps<Name extends string> {
  /** In their order on the screen, with their titles. */
  titles: readonly (readonly [Name, string])[]
  counts: Record<Name, readonly FacetCount[]>
  chosen: Chosen<Name>
  onToggle: (name: Name, value: string) => void
}

/** What the results can be narrowed to, counted. */
export function Facets<Name extends string>({ titles, counts, chosen, onToggle }: FacetsProps<Name>) {
  return (
    <div className={classes.facets}>
      {titles.map(([name, title]) => (
        <Facet
          key={name}
          legend={title}
          counts={counts[name]}
          chosen={chosen[name]}
          onToggle={(value) => onToggle(name, value)}
        />
      ))}
    </div>
  )
}
