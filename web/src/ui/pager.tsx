import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import classes from './pager.module.css'

/** The pages to offer: the first, the last, and those around the current one; null stands for a gap. */
export function pagesAround(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(wanted)].sort((one, other) => one - other)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1]
    return before !== undefined && page - before > 1 ? [null, page] : [page]
  })
}

interface PagerProps {
  page: PageInfo
  /** Address of a page of this list. */
  addressOf: (page: number) => string
  onJump: (page: number) => void
}

/** Total records, page n of m, and a way to each page; of one page, how many records it has. */
export function Pager({ page, addressOf, onJump }: PagerProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState('')
  const { number, totalPages, totalElements } = page
  if (totalElements === 0 || number > totalPages) return null

  function jump(event: FormEvent) {
    event.preventDefault()
    if (wanted.trim() === '') return
    const target = Math.min(Math.max(Math.trunc(Number(wanted)), 1), totalPages)
    if (Number.isFinite(target)) onJump(target)
    setWanted('')
  }

  return (
    <nav className={`${classes.pager} no-print`} aria-label={t('pager.label')}>
      <span className={classes.total}>{t('pager.total', { total: totalElements })}</span>
      <ul className={classes.pages}>
        {number > 1 && (
          <li>
            <Link className={classes.page} to={addressOf(number - 1)} aria-label={t('pager.previous')}>
              <Icon name="left" />
            </Link>
          </li>
        )}
        {pagesAround(number, totalPages).map((item, index) => (
          <li key={item ?? `gap-${index}`}>
            {item === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={classes.page}
                to={addressOf(item)}
                aria-label={t('pager.page', { page: item })}
                aria-current={item === number ? 'page' : undefined}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        {number < totalPages && (
          <li>
            <Link className={classes.page} to={addressOf(number + 1)} aria-label={t('pager.next')}>
              <Icon name="right" />
            </Link>
          </li>
        )}
      </ul>
      {totalPages > 1 && (
        <form className={classes.jump} onSubmit={jump}>
          <span>{t('pager.position', { page: number, pages: totalPages })}</span>
          <label>
            {t('pager.jump')}{' '}
            <input
              inputMode="numeric"
              pattern="[0-9]*"
              value={wanted}
              onChange={(event) => setWanted(event.currentTarget.value)}
            />
          </label>
          <button type="submit">{t('pager.go')}</button>
        </form>
      )}
    </nav>
  )
}
