import type { ReactNode } from 'react'
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

/** Things beside each other, a column each, their facts as rows; on a phone one scrolls from column to column. */
export function Compare<Thing>(props: CompareProps<Thing>) {
  const { label, corner, things, idOf, renderHead, rows, foot, marked } = props
  const mark = (thing: Thing) => idOf(thing) === marked || undefined
  const cells = ({ render }: ComparedRow<Thing>) =>
    things.map((thing) => (
      <td key={idOf(thing)} data-marked={mark(thing)}>
        {render(thing)}
      </td>
    ))
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={classes.compare} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{corner}</span>
            </th>
            {things.map((thing) => (
              <th key={idOf(thing)} id={idOf(thing)} scope="col" data-marked={mark(thing)}>
                {renderHead(thing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {cells(row)}
            </tr>
          ))}
          {foot && (
            <tr className={classes.foot}>
              <th scope="row">
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
