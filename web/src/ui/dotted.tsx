import { Fragment, type ReactNode } from 'react'

/** No line begins with it. */
const dot = '\u00A0· '

/** Parts of one line; those that say nothing are left out. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && dot}
      {part}
    </Fragment>
  ))
}
