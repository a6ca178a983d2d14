import type { ReactNode } from 'react'
import classes from './record-table.module.css'

export interface Column<Row> {
  name: string
  label: string
  render: (row: Row) => ReactNode
  /** Kept on one line. */
  isShort?: true
}

interface RecordTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  rows: readonly Row[]
  /** The first names the row. */
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Few and short columns, which a phone has room for. */
  isNarrow?: boolean
}

/** Rows of records; on a phone each is a card. The roles are said because a card has no table's layout. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, rows, columns, keyOf, isNarrow = false } = props
  return (
    <table className={classes.table} data-cards={!isNarrow || undefined} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} role="columnheader" scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column, place) => (
              <td
                key={column.name}
                role={place === 0 ? 'rowheader' : 'cell'}
                data-label={column.label}
                data-short={column.isShort}
              >
                {column.render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
