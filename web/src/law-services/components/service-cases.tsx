import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { TranslatableText } from '../../translation/door/translatable-text.tsx'
import { Actions, type Action } from '../../ui/actions.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { ServiceCase } from '../standing.ts'
import classes from './service-cases.module.css'

interface ServiceCasesProps {
  cases: readonly ServiceCase[]
  /** The language they are written in. */
  language: Language
  /** What the reader may do with one. */
  actionsOf?: (one: ServiceCase) => readonly Action[]
}

/** What a provider tells of matters that were like the service. */
export function ServiceCases({ cases, language, actionsOf }: ServiceCasesProps) {
  const { t } = useTranslation('lawServices')
  return (
    <ul className={classes.cases} aria-label={t('fields.cases')}>
      {cases.map((one) => (
        <li key={one.id}>
          <div className={classes.head}>
            <h3 lang={language}>{one.title}</h3>
            {actionsOf && <Actions actions={actionsOf(one)} />}
          </div>
          <Tag>
            <span lang={language}>{one.theme}</span>
          </Tag>
          <TranslatableText text={one.content} language={language} className={classes.content} />
        </li>
      ))}
    </ul>
  )
}
