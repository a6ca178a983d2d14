import classes from './avatar.module.css'
import { Icon } from './icon.tsx'

/** Edges in pixels. */
const edges = { small: 44, large: 84 } as const

interface AvatarProps {
  /** Path of the picture; null where there is none. */
  picture: string | null
  size: keyof typeof edges
}

/** A picture of somebody whose name stands beside it; a figure where there is none. */
export function Avatar({ picture, size }: AvatarProps) {
  const edge = edges[size]
  return (
    <span className={classes.avatar} data-size={size}>
      {picture ? (
        <img src={picture} alt="" width={edge} height={edge} />
      ) : (
        <Icon name="person" size={edge / 2} />
      )}
    </span>
  )
}
