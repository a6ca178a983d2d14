import type { List } from '@portal/protocol/kernel/list.ts'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { RecordTable, type Column } from './record-table.tsx'

interface RecordListProps<Row, L extends List> extends ListFrameProps<Row, L> {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly Column<Row>[]
}

/** A page of a list as a table. */
export function RecordList<Row extends { id: string }, L extends List>(props: RecordListProps<Row, L>) {
  const { label, columns, ...frame } = props
  const { list, asked, addressOf } = frame.list

  /** Of a column whose head changes the order: how it is sorted now, and the way to the other order. */
  function sortOf(name: string) {
    const sorts = list.columns[name]
    if (!sorts) return undefined
    const isUp = asked.sort === sorts.up
    const direction = isUp ? ('ascending' as const) : ('descending' as const)
    return {
      direction: isUp || asked.sort === sorts.down ? direction : undefined,
      to: addressOf({ sort: asked.sort === sorts.down ? sorts.up : sorts.down }),
    }
  }

  return (
    <ListFrame {...frame} skeleton={<RowSkeletons />}>
      {(rows) => (
        <RecordTable label={label} rows={rows} columns={columns} keyOf={({ id }) => id} sortOf={sortOf} />
      )}
    </ListFrame>
  )
}
