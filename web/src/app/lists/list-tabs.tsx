import { tabsOf, type List } from '@portal/protocol/kernel/list.ts'
import { useTranslation } from 'react-i18next'
import { CountTabs, type CountTab } from '../../ui/count-tabs.tsx'
import { textIn, type FilterField } from './filter-field.ts'
import type { ListState } from './use-list.ts'

interface ListTabsProps<L extends List> {
  list: ListState<L>
  field: FilterField
  /** Rows of each tab; not known while the list comes. */
  counts: Readonly<Record<string, number>> | undefined
}

/** The tabs that a list declares, each with how many rows it holds under the other filters. */
export function ListTabs<L extends List>({ list, field, counts }: ListTabsProps<L>) {
  const { t } = useTranslation()
  const { name, label, word, waiting = [] } = field
  const current = textIn(list.asked.filters, name)
  const sum = counts && Object.values(counts).reduce((one, other) => one + other, 0)
  const tab = (value: string, text: string, count: number | undefined): CountTab => ({
    to: list.addressOf({ filters: { ...list.asked.filters, [name]: value } }),
    text,
    ...(count !== undefined && { count }),
    isMine: waiting.includes(value),
    isCurrent: value === current,
  })
  const values: readonly string[] = tabsOf(list.list)
  return (
    <CountTabs
      label={label}
      tabs={[
        tab('', t('list.all'), sum),
        ...values.map((value) => tab(value, word?.(value) ?? value, counts && (counts[value] ?? 0))),
      ]}
    />
  )
}
