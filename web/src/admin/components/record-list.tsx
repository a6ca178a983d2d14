import { Button, Skeleton } from '@mantine/core'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import type { FilterKinds, List } from '../filters.ts'
import classes from './page.module.css'
import { RecordTable, type Column } from './record-table.tsx'

interface RecordListProps<Row, Kinds extends FilterKinds> {
  label: string
  query: UseQueryResult<{ content: Row[]; page: PageInfo }>
  list: List<Kinds>
  columns: readonly Column<Row>[]
}

export function ListSkeleton() {
  return (
    <div className={classes.skeleton}>
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={52} radius="md" />
      ))}
    </div>
  )
}

/** Nothing fits what the list is narrowed by. */
function NothingFound({ clear }: { clear: string }) {
  const { t } = useTranslation('admin')
  return (
    <Notice title={t('list.empty')} text={t('list.emptyText')}>
      <Button component={Link} to={clear} variant="default">
        {t('list.clear')}
      </Button>
    </Notice>
  )
}

/** A page of a list: how many there are, the rows, the way to the other pages. */
export function RecordList<Row extends { id: string }, Kinds extends FilterKinds>(
  props: RecordListProps<Row, Kinds>,
) {
  const { t } = useTranslation('admin')
  const { label, query, list, columns } = props
  return (
    <QueryView query={query} skeleton={<ListSkeleton />}>
      {({ content, page }) => (
        <div data-stale={query.isPlaceholderData || undefined}>
          <p role="status" className={classes.total}>
            {t('list.total', { count: page.totalElements })}
          </p>
          {content.length === 0 ? (
            <NothingFound clear={list.addressOf(1, {})} />
          ) : (
            <RecordTable label={label} rows={content} columns={columns} keyOf={({ id }) => id} />
          )}
          <Pager
            page={page}
            addressOf={(number) => list.addressOf(number)}
            onJump={(number) => list.go(number)}
          />
        </div>
      )}
    </QueryView>
  )
}
