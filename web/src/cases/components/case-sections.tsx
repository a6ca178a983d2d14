import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CitedParagraphs } from '../../citations/door/cited-paragraphs.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './case-sections.module.css'

/** The judgment, section by section, each with an anchor of its own; what it cites is linked. */
export const CaseSections = memo(function CaseSections({ sections }: Pick<CaseDetails, 'sections'>) {
  const { t } = useTranslation('cases')
  const reader = useLanguage()
  return sections.map(({ anchor, kind, heading, text, citations }) => {
    const title = heading ?? t(`sections.${kind}`)
    return (
      <section key={anchor} id={anchor} className={classes.section} aria-labelledby={`${anchor}-title`}>
        <h2 id={`${anchor}-title`} className={classes.title} lang={heading ? undefined : reader}>
          {title}
          <a
            href={`#${anchor}`}
            lang={reader}
            className={`${classes.link} no-print`}
            aria-label={t('details.link', { section: title })}
            title={t('details.link', { section: title })}
          >
            <Icon name="link" size={16} />
          </a>
        </h2>
        <CitedParagraphs text={text} citations={citations} />
      </section>
    )
  })
})
