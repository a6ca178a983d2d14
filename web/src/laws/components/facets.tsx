import { facetNames, type FacetName } from '@portal/protocol/laws/constants.ts'
import type { LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { SearchAddress } from '../search-address.ts'
import classes from './facets.module.css'

/** Values shown before "show all". */
const shownAtFirst = 8

interface FacetsProps {
  facets: LawSearchAnswer['facets']
  chosen: SearchAddress['facets']
  onToggle: (name: FacetName, value: string) => void
}

function Facet({ name, facets, chosen, onToggle }: FacetsProps & { name: FacetName }) {
  const { t } = useTranslation('laws')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const counts = facets[name]
  const missing = chosen[name].filter((value) => !counts.some((count) => count.value === value))
  const all = [...counts, ...missing.map((value) => ({ value, label: value, count: 0 }))]
  if (all.length === 0) return null
  const shown = isOpen
    ? all
    : all.filter(({ value }, index) => index < shownAtFirst || chosen[name].includes(value))
  return (
    <fieldset className={classes.facet}>
      <legend>{t(`facets.${name}`)}</legend>
      {shown.map(({ value, label, count }) => (
        <label key={value} className={classes.value}>
          <input
            type="checkbox"
            checked={chosen[name].includes(value)}
            onChange={() => onToggle(name, value)}
          />
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
          {t(isOpen ? 'form.showFewer' : 'form.showAll')}
        </button>
      )}
    </fieldset>
  )
}

/** What the results can be narrowed to, counted in laws. */
export function Facets(props: FacetsProps) {
  return (
    <div className={classes.facets}>
      {facetNames.map((name) => (
        <Facet key={name} name={name} {...props} />
      ))}
    </div>
  )
}
