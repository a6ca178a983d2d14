import type { CSSProperties, ReactNode } from 'react'
import classes from './compare.module.css'

export interface ComparedRow<Thing> {
  label: string
  render: (thing: Thing) => ReactNode
}

interface CompareProps<Thing> {
  /** Names the table, and its first column, for assistive technology. */
  label: string
  corner: string
  things: readonly Thing[]
  idOf: (thing: Thing) => string
  renderHead: (thing: Thing) => ReactNode
  rows: readonly ComparedRow<Thing>[]
  /** What can be done with each, below the facts. */
  foot?: ComparedRow<Thing>
  /** The one that is looked at. */
  marked?: string | undefined
}

/**
 * Things beside each other, a column each, their facts as rows. On a phone labels stand above their rows: two things are
 * read side by side, and one scrolls to the others.
 */
export function Compare<Thing>(props: CompareProps<Thing>) {
  const { label, corner, things, idOf, renderHead, rows, foot, marked } = props
  const mark = (thing: Thing) => idOf(thing) === marked || undefined
  const place = things.findIndex(mark)
  const cells = ({ render }: ComparedRow<Thing>) =>
    things.map((thing) => (
      <td key={idOf(thing)} role="cell" data-marked={mark(thing)}>
        {render(thing)}
      </td>
    ))
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table
        className={classes.compare}
        role="table"
        aria-label={label}
        data-many={things.length > 2 || undefined}
        data-marked={place >= 0 || undefined}
        style={{ '--things': things.length, '--marked': place } as CSSProperties}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{corner}</span>
            </th>
            {things.map((thing) => (
              <th
                key={idOf(thing)}
                id={idOf(thing)}
                role="columnheader"
                scope="col"
                data-marked={mark(thing)}
              >
                {renderHead(thing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.label} role="row">
              <th role="rowheader" scope="row">
                <span>{row.label}</span>
              </th>
              {cells(row)}
            </tr>
          ))}
          {foot && (
            <tr className={classes.foot} role="row">
              <th role="rowheader" scope="row">
                <span className="visually-hidden">{foot.label}</span>
              </th>
              {cells(foot)}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
