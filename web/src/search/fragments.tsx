import type { Fragment } from '@portal/protocol/kernel/fields.ts'

/** A text with the words of the question marked. */
export function Fragments({ fragments }: { fragments: readonly Fragment[] }) {
  return fragments.map((fragment, index) =>
    fragment.marked ? <mark key={index}>{fragment.text}</mark> : <span key={index}>{fragment.text}</span>,
  )
}
