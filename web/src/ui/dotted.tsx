import { Fragment, type ReactNode } from 'react'

/** Parts of one line; those that say nothing are left out. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  return parts.filter(Boolean).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      {part}
    </Fragment>
  ))
}
