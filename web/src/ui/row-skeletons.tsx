import classes from './row-skeletons.module.css'
import { Skeleton } from './skeleton.tsx'

interface RowSkeletonsProps {
  rows?: number
  /** Of a row, in pixels: as high as what comes. */
  height?: number
}

/** Stands where rows will, as high as they. */
export function RowSkeletons({ rows = 6, height = 52 }: RowSkeletonsProps) {
  return (
    <div className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  )
}
