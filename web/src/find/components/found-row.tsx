import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { findCalls } from '@portal/protocol/find/calls.ts'
import { Fragments } from '../../search/fragments.tsx'
import classes from '../../search/hit.module.css'
import { Link } from '../../ui/link.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'

export type Found = OutputOf<typeof findCalls.page>['content'][number]

/** A thing found, with the best of its passages. */
export function FoundRow({
  found: { path, title, titleLanguage, titleOrigin, number, passage },
}: {
  found: Found
}) {
  return (
    <li className={classes.hit}>
      <h3 className={classes.title} lang={titleLanguage}>
        <Link to={path}>
          <Fragments fragments={title} />
        </Link>
      </h3>
      {titleOrigin && <TitleOrigin language={titleLanguage} origin={titleOrigin} />}
      {number && <p className={classes.meta}>{number}</p>}
      {passage && (
        <p className={classes.passage} lang={passage.language}>
          {passage.heading && <b>{passage.heading}</b>}
          <Fragments fragments={passage.text} />
        </p>
      )}
    </li>
  )
}
