import { Skeleton } from '@mantine/core'
import { requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ownRequests, reportRequestsKey } from '../queries.ts'
import { ListPager } from '../../app/lists/list-pager.tsx'
import { useList } from '../../app/lists/use-list.ts'
import classes from './reports.module.css'

const call = formCall('reports', 'request')

/** What the company has asked for. */
function Requests() {
  const { t } = useTranslation('reports')
  const { t: states } = useTranslation('reportStates')
  const list = useList(ownRequests)
  return (
    <>
      <h3>{t('made')}</h3>
      <QueryView query={list.query} skeleton={<Skeleton height={80} />}>
        {({ content, page }) => (
          <>
            {content.length === 0 && <p className={classes.lead}>{t('none')}</p>}
            <ul className={classes.requests}>
              {content.map(({ id, text, state, at }) => (
                <li key={id}>
                  <p className={classes.text}>{text}</p>
                  <span className={classes.time}>
                    <Moment at={at} />
                  </span>
                  <Tag tone={requestLifecycle.tones[state]}>{states(state)}</Tag>
                </li>
              ))}
            </ul>
            <ListPager list={list} page={page} />
          </>
        )}
      </QueryView>
    </>
  )
}

/** Asking the platform for a report, and what was asked before. */
export function ReportRequests() {
  const { t } = useTranslation('reports')
  const form = useForm({
    call,
    initial: { text: '' },
    words: { text: { empty: () => t('missing') } },
    draft: { key: 'report-request', kept: ['text'] },
    after: { toast: t('sent'), invalidates: [reportRequestsKey] },
  })

  return (
    <section className={classes.card} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('requests')}</h2>
      <p className={classes.lead}>{t('requestsLead')}</p>
      <FormFrame form={form} labelledBy="requests-title">
        <LongTextField
          form={form}
          name="text"
          label={t('text')}
          placeholder={t('textHint')}
          rows={3}
          mostRows={10}
        />
        <FormButtons form={form} submit={t('submit')} />
      </FormFrame>
      <Requests />
    </section>
  )
}
