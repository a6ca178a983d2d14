import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../ui/format.ts'
import { useLanguage } from '../ui/use-language.ts'
import type { FacetCount } from './facet-count.ts'
import classes from './facets.module.css'
import { chosenRanges, toggleRange, yearRanges } from './year-ranges.ts'

/** Values shown before "show all". */
const shownAtFirst = 5

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
          <span className={classes.name}>{label}</span>
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
  chosen: Readonly<Record<Name, readonly string[]>>
  onChoose: (name: Name, values: string[]) => void
  /** Above them: the language of the texts. */
  children?: ReactNode
}

/** A value turned on or off among those chosen. */
function toggle(chosen: readonly string[], value: string): string[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
}

/** What the results can be narrowed to, counted; years in ranges. */
export function Facets<Name extends string>(props: FacetsProps<Name>) {
  const { titles, counts, chosen, onChoose, children } = props
  return (
    <div className={classes.facets}>
      {children && <div className={classes.facet}>{children}</div>}
      {titles.map(([name, title]) =>
        name === 'year' ? (
          <Facet
            key={name}
            legend={title}
            counts={yearRanges(counts[name])}
            chosen={chosenRanges(chosen[name]).map(({ value }) => value)}
            onToggle={(range) => onChoose(name, toggleRange(chosen[name], range, counts[name]))}
          />
        ) : (
          <Facet
            key={name}
            legend={title}
            counts={counts[name]}
            chosen={chosen[name]}
            onToggle={(value) => onChoose(name, toggle(chosen[name], value))}
          />
        ),
      )}
    </div>
  )
}
