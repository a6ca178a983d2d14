import type { ReactNode } from 'react'
import { useBelow } from '../ui/below.ts'
import classes from './hit.module.css'

interface HitsProps<Hit> {
  hits: readonly Hit[]
  /** @param id of its element */
  render: (hit: Hit, id: string | undefined) => ReactNode
}

/** What a search has found, the best first. */
export function Hits<Hit>({ hits, render }: HitsProps<Hit>) {
  const below = useBelow()
  return (
    <ul className={classes.hits} data-late>
      {hits.map((hit, at) => render(hit, below(at)))}
    </ul>
  )
}
