import { leastForAverage } from '@portal/protocol/evaluations/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MoreRows } from '../../app/lists/more-rows.tsx'
import { useEndlessList } from '../../app/lists/use-endless-list.ts'
import { useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Card } from '../../ui/card.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { Said } from '../components/said.tsx'
import { Stars } from '../components/stars.tsx'
import { averageQuery, shownEvaluations, type EvaluatedOf } from '../queries.ts'
import classes from '../components/said.module.css'

/** How many there are, and from three on their average: nothing is ranked by it. */
function Average({ of }: { of: EvaluatedOf }) {
  const { t } = useTranslation('evaluations')
  const language = useLanguage()
  const { data } = useQuery(averageQuery(useApp(), of))
  if (!data || data.count === 0) return null
  const { count, average } = data
  if (average === null) return <p className={classes.sum}>{t('few', { count, least: leastForAverage })}</p>
  return (
    <p className={classes.sum}>
      <b className={classes.average}>{t('average', { average: formatNumber(average, language) })}</b>
      <Stars count={average} isLarge />
      <span>{t('count', { count })}</span>
    </p>
  )
}

/**
 * What was said of a service, or of all that a provider did, with the answers. The screen names the words `evaluations`
 * and `userTypes`; `loadEvaluations` asks for it when the page is made.
 */
export function EvaluationList({ of }: { of: EvaluatedOf }) {
  const { t } = useTranslation('evaluations')
  const typeName = useEntryNames('SERVICE_TYPE')
  const { query, rows, more } = useEndlessList(shownEvaluations(useApp(), of))
  const shown = [...rows.values()]
  return (
    <Card title={t('list')}>
      <Average of={of} />
      <QueryView query={query} skeleton={<RowSkeletons rows={2} height={96} />}>
        {() =>
          shown.length === 0 ? (
            <Notice title={t('none')} text={t('noneText')} />
          ) : (
            <>
              <ul className={classes.rows}>
                {shown.map((evaluation) => (
                  <li key={evaluation.id}>
                    <Said
                      evaluation={evaluation}
                      {...('provider' in of && {
                        of: evaluation.service?.title ?? typeName(evaluation.helpType),
                      })}
                    />
                  </li>
                ))}
              </ul>
              <MoreRows more={more}>{t('more')}</MoreRows>
            </>
          )
        }
      </QueryView>
    </Card>
  )
}
