import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { findCalls } from '@portal/protocol/find/calls.ts'
import { useTranslation } from 'react-i18next'
import { LawMarks } from '../../laws/door/law-marks.tsx'
import { Fragments } from '../../search/fragments.tsx'
import classes from '../../search/hit.module.css'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'

export type Found = OutputOf<typeof findCalls.page>['content'][number]

/** A thing found, with the best of its passages. */
export function FoundRow({
  found: { path, title, titleLanguage, titleOrigin, law, number, publication, passage },
}: {
  found: Found
}) {
  const { t } = useTranslation('publicationKinds')
  const language = useLanguage()
  return (
    <li className={classes.hit}>
      <h3 className={classes.title} lang={titleLanguage}>
        <Link to={path}>
          <Fragments fragments={title} />
        </Link>
      </h3>
      <TitleOrigin language={titleLanguage} origin={titleOrigin} />
      {(law || number || publication) && (
        <p className={classes.meta}>
          {law && <LawMarks law={law} countryNames={law.countries} />}
          {publication && <Tag>{t(publication.kind)}</Tag>}
          {publication?.on && <time dateTime={publication.on}>{formatDate(publication.on, language)}</time>}
          {number}
        </p>
      )}
      {passage && (
        <p className={classes.passage} lang={passage.language}>
          {passage.heading && <b>{passage.heading}</b>}
          <Fragments fragments={passage.text} />
        </p>
      )}
    </li>
  )
}
