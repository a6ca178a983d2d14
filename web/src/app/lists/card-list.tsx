import type { List } from '@portal/protocol/kernel/list.ts'
import type { ReactNode } from 'react'
import { useBelow } from '../../ui/below.ts'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import classes from './card-list.module.css'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'

interface CardListProps<Row, L extends List> extends ListFrameProps<Row, L> {
  /** Names the rows for assistive technology. */
  label: string
  render: (row: Row, at: number) => ReactNode
  /** Of a row, in pixels: as high as what comes. */
  rowHeight?: number
  /** Cards beside each other where there is room, each with a frame of its own. */
  grid?: 'wide' | 'narrow'
}

/** A page of a list as rows that say more than columns do: each a card, or a link to what it is about. */
export function CardList<Row extends { id: string }, L extends List>(props: CardListProps<Row, L>) {
  const { label, render, rowHeight = 120, grid, ...frame } = props
  const below = useBelow()
  return (
    <ListFrame
      {...frame}
      skeleton={<RowSkeletons rows={Math.min(frame.list.asked.size, 6)} height={rowHeight} />}
    >
      {(rows) => (
        <ul className={grid ? classes.grid : classes.rows} data-grid={grid} data-late aria-label={label}>
          {rows.map((row, at) => (
            <li key={row.id} id={below(at)}>
              {render(row, at)}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
}
