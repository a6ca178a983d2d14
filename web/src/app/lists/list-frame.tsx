import type { List } from '@portal/protocol/kernel/list.ts'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Select } from '../../ui/select.tsx'
import { textIn, type FieldOf, type FilterField } from './filter-field.ts'
import { FilterForm } from './filter-form.tsx'
import classes from './list-frame.module.css'
import { ListPager } from './list-pager.tsx'
import { ListTabs } from './list-tabs.tsx'
import { NothingFound } from './nothing-found.tsx'
import { NothingInTab, NothingThere, type EmptyState } from './nothing-there.tsx'
import { useApplied } from './use-applied.ts'
import type { ListState } from './use-list.ts'

/** The answer of a list. */
interface ListAnswer<Row> {
  content: Row[]
  page: PageInfo
  /** Of the list's tabs. */
  counts?: Readonly<Record<string, number>>
}

export interface ListFrameProps<Row, L extends List> {
  list: ListState<L, ListAnswer<Row>>
  /** What the list can be narrowed by, in its order; a choice that the list declares as tabs is shown so. */
  fields?: readonly FieldOf<L>[]
  /** The words of the orders, where they can be chosen. */
  sortWord?: (sort: L['sorts'][number]) => string
  /** What can be done with the list as a whole. */
  tools?: ReactNode
  /** Said where there is nothing at all. */
  empty?: EmptyState
  /** Said where the tab that is open holds nothing, whatever else it might be narrowed by. */
  emptyTab?: EmptyState | undefined
}

interface ShownListFrameProps<Row, L extends List> extends ListFrameProps<Row, L> {
  skeleton: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** What stands around the rows of a list: tabs, filters, what is chosen, the order, and the way to the other pages. */
export function ListFrame<Row, L extends List>(props: ShownListFrameProps<Row, L>) {
  const { list, sortWord, tools, skeleton, children } = props
  // Each word is asked for choices of its own filter alone.
  const fields = (props.fields ?? []) as unknown as readonly FilterField[]
  const { t } = useTranslation()
  const { query, asked, go } = list
  const { sorts, tabs } = list.list
  const tabField = fields.find(({ name }) => name === tabs)
  const others = fields.filter((field) => field !== tabField)
  const inForm = others.filter(({ isBeside }) => !isBeside)
  const applied = useApplied(list, others)
  const chosen = Object.fromEntries(
    [...Map.groupBy(applied, ({ field }) => field)].map(([field, some]) => [field, some.length]),
  )
  const isElsewhere = Object.values(query.data?.counts ?? {}).some((count) => count > 0)
  let nothing = <NothingThere {...(props.empty ?? { title: t('list.none'), text: t('list.noneText') })} />
  const emptyTab = applied.length === 0 ? props.emptyTab : undefined
  if (isElsewhere) nothing = <NothingInTab address={list.everyTab} empty={emptyTab} />
  else if (list.isNarrowed) {
    nothing = (
      <NothingFound title={t('list.empty')} text={t('list.emptyText')} chosen={applied}>
        <ButtonLink to={list.whole} variant="default">
          {t('list.clear')}
        </ButtonLink>
      </NothingFound>
    )
  }
  const total = query.data?.page.totalElements
  // How well a row fits what nobody has asked is no order: the next one stands for it.
  const offered = sorts.filter((sort) => sort !== 'best' || textIn(asked.filters, 'keyword') !== '')
  return (
    <div className={classes.frame}>
      {tabField && <ListTabs list={list} field={tabField} counts={query.data?.counts} />}
      {inForm.length > 0 && <FilterForm list={list} fields={inForm} chosen={chosen} />}
      <div className={classes.bar}>
        {total !== undefined && <p role="status">{t('list.total', { count: total })}</p>}
        <Chips label={t('list.chosen')} chips={applied} clear={list.whole} />
        {sortWord && offered.length > 1 && total !== 0 && (
          <div className={`${classes.sort} no-print`}>
            <Select
              isCompact
              isLabelHidden
              label={t('list.sort')}
              value={offered.includes(asked.sort) ? asked.sort : offered[0]!}
              choices={offered.map((sort) => ({ value: sort, label: sortWord(sort) }))}
              onChange={(sort) => void go({ sort })}
            />
          </div>
        )}
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      <QueryView query={query} skeleton={skeleton}>
        {({ content, page }) => (
          <div data-stale={query.isPlaceholderData || undefined}>
            {page.totalElements > 0 && children(content)}
            {page.totalElements === 0 && nothing}
            <ListPager list={list} page={page} />
          </div>
        )}
      </QueryView>
    </div>
  )
}
