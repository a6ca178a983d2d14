import type { ReactNode } from 'react'
import { Avatar, type AvatarSize } from './avatar.tsx'
import { Link } from './link.tsx'
import classes from './person-line.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { VerifiedSeal } from './verified-seal.tsx'
import { Written } from './written.tsx'

interface PersonLineProps {
  name: string
  picture?: string | null
  isBody?: boolean
  isVerified?: boolean
  /** Their page, to which the name leads. */
  to?: string | undefined
  /** What they are and where. */
  note?: ReactNode
  size?: AvatarSize
  tone?: Tone
}

/** A person or a body: picture, name, whether verified, what they are. */
export function PersonLine(props: PersonLineProps) {
  const { name, picture = null, isBody = false, isVerified = false, to, note, size = 'small', tone } = props
  const written = <Written>{name}</Written>
  return (
    <div className={classes.person}>
      <Avatar name={name} picture={picture} isBody={isBody} size={size} {...(tone && { tone })} />
      <div className={classes.words}>
        <p>
          <b>{to ? <Link to={to}>{written}</Link> : written}</b>
          {isVerified && <VerifiedSeal />}
        </p>
        {note && <p className={classes.note}>{note}</p>}
      </div>
    </div>
  )
}
