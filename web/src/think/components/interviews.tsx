import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Picture } from '../../app/shown-picture.tsx'
import { formatInstant } from '../../ui/format.ts'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { interviewsQuery } from '../queries.ts'
import classes from './interviews.module.css'
import { Section } from './section.tsx'

/** The newest interviews, each with its picture and who speaks; nothing where there are none. */
export function Interviews() {
  const { t } = useTranslation('think')
  const reader = useLanguage()
  const { data: rows = [] } = useQuery(interviewsQuery(useApp()))
  if (rows.length === 0) return null
  return (
    <Section
      title={t('interviews.title')}
      lead={t('interviews.lead')}
      more={t('more')}
      to="/communication/experts"
    >
      <ul className={classes.interviews}>
        {rows.map(({ id, kind, title, summary, language, picture, speaker, publishedAt }) => (
          <li key={id}>
            <article className={classes.card}>
              {picture && (
                <Picture
                  picture={picture}
                  language={language}
                  sizes="(max-width: 760px) 100vw, 380px"
                  className={classes.cover}
                />
              )}
              <div className={classes.words}>
                {speaker && (
                  <p className={classes.speaker} lang={language}>
                    {speaker}
                  </p>
                )}
                <h3 lang={language}>
                  <LeadingLink to={publicationPath(kind, id)}>{title}</LeadingLink>
                </h3>
                <p className={classes.summary} lang={language}>
                  {summary}
                </p>
                <p className={classes.date}>
                  <time dateTime={publishedAt}>{formatInstant(publishedAt, reader)}</time>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
