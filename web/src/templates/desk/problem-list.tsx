import { inLanguage } from '@portal/protocol/kernel/languages.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ContentProblem } from '@portal/protocol/templates/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { placeOf, type Place } from './place.ts'
import classes from './problem-list.module.css'

interface ProblemListProps {
  content: TemplateContent
  problems: readonly ContentProblem[]
  /** The way to a place, around its name. */
  renderPlace: (place: Place, name: string) => ReactNode
}

/** What is wrong with a content, each with the way to its place. */
export function ProblemList({ content, problems, renderPlace }: ProblemListProps) {
  const { t } = useTranslation('templateDesk')
  const { t: ui } = useTranslation()
  const reader = useLanguage()

  function nameOf(place: Place): string {
    if (place.part === 'signature') return t('problems.signature', { number: place.block + 1 })
    if (place.part === 'clause') {
      const clause = content.clauses[place.clause]
      return (clause?.heading && inLanguage(clause.heading, reader)) || (clause?.name ?? '')
    }
    const step = content.steps[place.step]
    const named = place.part === 'step' ? step : step?.fields[place.field]
    if (!named) return ''
    return inLanguage('title' in named ? named.title : named.label, reader) || named.name
  }

  return (
    <Note tone="seal" icon="alert">
      <p>{t('problems.title', { count: problems.length })}</p>
      <ul className={classes.problems}>
        {problems.map((problem, at) => {
          const place = placeOf(content, problem)
          const { kind, name, language, paragraph, clause } = problem
          return (
            <li key={at}>
              {place && <>{renderPlace(place, nameOf(place))} </>}
              {clause !== null && paragraph !== null && (
                <>{t('problems.paragraph', { number: paragraph + 1 })} </>
              )}
              {t(`problems.kinds.${kind}`, {
                name: name ?? '',
                language: language ? ui(`languageNames.${language}`) : '',
              })}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
