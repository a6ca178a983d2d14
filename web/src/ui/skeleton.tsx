import classes from './skeleton.module.css'

interface SkeletonProps {
  /** In pixels. */
  height: number
  /** As CSS says it; as wide as there is room, unless told. */
  width?: string
  /** Room above and below in pixels. */
  above?: number
  below?: number
}

/** Stands where something will be that is on its way. */
export function Skeleton({ height, width, above, below }: SkeletonProps) {
  return <div className={classes.skeleton} style={{ height, width, marginTop: above, marginBottom: below }} />
}
