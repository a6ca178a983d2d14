import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import classes from './avatar.module.css'
import { Icon } from './icon.tsx'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

/** Edges in pixels. */
const edges = { tiny: 26, small: 44, medium: 64, large: 84, huge: 104 } as const

export type AvatarSize = keyof typeof edges

interface AvatarProps {
  /** Empty while it is not known. */
  name: string
  /** Path of the picture; null where there is none. */
  picture?: string | null
  /** A person is in a circle, a body in a rounded square, as its name seal. */
  isBody?: boolean
  size: AvatarSize
  tone?: Tone
}

/** A picture of somebody whose name stands beside it; the name's first letter where there is none. */
export function Avatar({ name, picture, isBody = false, size, tone = 'ink' }: AvatarProps) {
  const edge = edges[size]
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-body={isBody || undefined}
      data-tone={tone}
      lang={writtenIn(name) ?? undefined}
      aria-hidden="true"
    >
      {picture ? (
        <img src={picture} alt="" width={edge} height={edge} />
      ) : (
        ([...name.trim()][0]?.toUpperCase() ?? <Icon name="person" size={edge / 2} />)
      )}
    </span>
  )
}
