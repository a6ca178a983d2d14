import type { List } from '@portal/protocol/kernel/list.ts'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import { useTranslation } from 'react-i18next'
import { Pager } from '../../ui/pager.tsx'
import { Select } from '../../ui/select.tsx'
import classes from './list-pager.module.css'
import type { ListState } from './use-list.ts'

interface ListPagerProps<L extends List> {
  list: ListState<L>
  page: PageInfo
}

/** The ways to the other pages of a list; how many rows a page has, where that can be chosen. */
export function ListPager<L extends List>({ list, page }: ListPagerProps<L>) {
  const { t } = useTranslation()
  const { asked, addressOf, go } = list
  const { sizes } = list.list
  const hasSizes = sizes.length > 1 && page.totalElements > Math.min(...sizes)
  if (page.totalPages <= 1 && !hasSizes) return null
  return (
    <>
      {hasSizes && (
        <div className={`${classes.size} no-print`}>
          <span aria-hidden="true">{t('pager.size')}</span>
          <Select
            isCompact
            isLabelHidden
            label={t('pager.size')}
            value={String(asked.size)}
            choices={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(size) => void go({ size: Number(size) })}
          />
        </div>
      )}
      <Pager
        page={page}
        addressOf={(number) => addressOf({ page: number })}
        onJump={(number) => void go({ page: number })}
      />
    </>
  )
}
