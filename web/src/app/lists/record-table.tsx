import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import classes from './record-table.module.css'

export interface Column<Row> {
  name: string
  label: string
  render: (row: Row) => ReactNode
  /** Kept on one line. */
  isShort?: true
}

interface Sort {
  /** Undefined where the rows are in another order. */
  direction: 'ascending' | 'descending' | undefined
  /** Address of the list in the column's next order. */
  to: string
}

interface RecordTableProps<Row> {
  /** Names the table for assistive technology. */
  label: string
  rows: readonly Row[]
  /** The first names the row. */
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  /** Of a column whose head changes the order. */
  sortOf?: (name: string) => Sort | undefined
  /** Few and short columns, which a phone has room for. */
  isNarrow?: boolean
}

function Head({ label, sort }: { label: string; sort: Sort | undefined }) {
  return (
    <th role="columnheader" scope="col" aria-sort={sort?.direction}>
      {sort ? (
        <Link to={sort.to} className={classes.sort}>
          {label}
          {sort.direction && <Icon name={sort.direction === 'ascending' ? 'up' : 'down'} size={12} />}
        </Link>
      ) : (
        label
      )}
    </th>
  )
}

/** Rows of records; where a table has no room each is a card. The roles are said because a card has no table's layout. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { label, rows, columns, keyOf, sortOf, isNarrow = false } = props
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-cards={!isNarrow || undefined} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.name} label={column.label} sort={sortOf?.(column.name)} />
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
    </div>
  )
}
