import { useId } from 'react'

/** How the id begins of what lies behind the first screen of a phone: a browser paints a page once it has read up to it. */
export const belowMark = 'below'
/** Rows of a list up to there (`ui/base.css` lays out the others later). */
const rowsAtFirst = 2

/** Ids for the rows of a list: the first that lies behind the first screen has one. */
export function useBelow(): (row: number) => string | undefined {
  const id = useId()
  return (row) => (row === rowsAtFirst ? belowMark + id : undefined)
}
