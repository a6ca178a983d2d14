import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShare } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import type { FigureRow } from '../figures.ts'
import classes from './figure-table.module.css'

/** Lines shown before "show all". */
const shownAtFirst = 10

interface FigureTableProps {
  title: string
  /** What the first column names. */
  heading: string
  rows: readonly FigureRow[]
  basis: number
}

/** A figure in words and numbers: each name narrows the figures, each number opens the list of its cases. */
export function FigureTable({ title, heading, rows, basis }: FigureTableProps) {
  const { t } = useTranslation('cases')
  const { t: search } = useTranslation('search')
  const reader = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? rows : rows.slice(0, shownAtFirst)
  return (
    <>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t('analysis.cases')}</th>
            <th scope="col">{t('analysis.share')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ value, label, language, count, narrowed, list, page }) => (
            <tr key={value}>
              <th scope="row">
                <Link to={narrowed} title={t('analysis.narrow', { name: label })}>
                  <span lang={language}>{label}</span>
                </Link>
                {page !== undefined && (
                  <Link
                    to={page}
                    className={classes.page}
                    aria-label={t('analysis.openArticle', { name: label })}
                    title={t('analysis.openArticle', { name: label })}
                  >
                    <Icon name="document" size={16} />
                  </Link>
                )}
              </th>
              <td>
                <Link to={list} aria-label={t('analysis.listOf', { name: label, count })}>
                  {formatNumber(count, reader)}
                </Link>
              </td>
              <td>{formatShare(basis === 0 ? 0 : count / basis, reader)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shownAtFirst && (
        <button
          type="button"
          className={`${classes.more} no-print`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {search(isOpen ? 'filters.showFewer' : 'filters.showAll')}
        </button>
      )}
    </>
  )
}
