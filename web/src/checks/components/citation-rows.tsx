import { useTranslation } from 'react-i18next'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { markLooks } from '../mark-looks.ts'
import type { NumberedCitation } from '../text-pieces.ts'
import classes from './citation-rows.module.css'

interface CitationRowsProps {
  text: string
  citations: readonly NumberedCitation[]
}

/** What is meant by a citation, with a link to the version of the day. */
function Meant({ citation }: { citation: NumberedCitation }) {
  const { t } = useTranslation('checks')
  const language = useLanguage()
  const { title, titleLanguage, address, article, countryName, versionFrom, mark, reason } = citation
  if (!title || !address) {
    // That it is not held its mark says.
    if (mark === 'notHeld') return null
    return (
      <span className={classes.quiet}>
        {t(reason === 'countryOpen' ? 'result.openTitle' : 'result.noTitle')}
      </span>
    )
  }
  return (
    <>
      <Link to={address} lang={titleLanguage ?? undefined}>
        {title}
        {article && ` ${article}`}
      </Link>
      <small className={classes.quiet}>
        {[countryName, versionFrom && t('result.version', { date: formatDate(versionFrom, language) })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  )
}

/** Every citation: as written, what was found of it, what is meant. On a phone each is a card. */
export function CitationRows({ text, citations }: CitationRowsProps) {
  const { t } = useTranslation('checks')
  const language = useLanguage()
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{t('result.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.number')}</th>
          <th scope="col">{t('columns.written')}</th>
          <th scope="col">{t('columns.mark')}</th>
          <th scope="col">{t('columns.title')}</th>
        </tr>
      </thead>
      <tbody>
        {citations.map((citation) => {
          const { number, start, end, mark, reason, reasonOn, nameReason } = citation
          return (
            <tr key={number} id={`citation-${number}`}>
              <td>
                <a href={`#in-text-${number}`} aria-label={t('result.inText', { number })}>
                  {number}
                </a>
              </td>
              <td>{text.slice(start, end)}</td>
              <td>
                <StatusTag tone={markLooks[mark].tone}>{t(`marks.${mark}`)}</StatusTag>
                {reason && <small>{t(`reasons.${reason}`, { date: formatDate(reasonOn, language) })}</small>}
                {nameReason && <small>{t(`reasons.${nameReason}`)}</small>}
              </td>
              <td>
                <Meant citation={citation} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
