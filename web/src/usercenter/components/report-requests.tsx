import { Button, Skeleton, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { problemsOf } from '../../app/forms/failures.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { forgetDraft, useForm } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { Moment } from '../../ui/moment.tsx'
import { Pager } from '../../ui/pager.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Tag } from '../../ui/tag.tsx'
import { showToast } from '../../ui/toast.tsx'
import { reportRequestsKey, reportRequestsQuery } from '../queries.ts'
import { readPage, usePaging } from '../use-paging.ts'
import classes from './reports.module.css'

/** What the company has asked for. */
function Requests() {
  const { t } = useTranslation('inbox')
  const [search] = useSearchParams()
  const query = useQuery(reportRequestsQuery(useApp(), readPage(search, 'requests')))
  const paging = usePaging('requests', query.data?.page.totalPages)
  return (
    <>
      <h3>{t('reports.made')}</h3>
      <QueryView query={query} skeleton={<Skeleton height={80} />}>
        {({ content, page }) => (
          <>
            {content.length === 0 && <p className={classes.lead}>{t('reports.none')}</p>}
            <ul className={classes.requests}>
              {content.map(({ id, text, state, at }) => (
                <li key={id}>
                  <p className={classes.text}>{text}</p>
                  <span className={classes.time}>
                    <Moment at={at} />
                  </span>
                  <Tag tone={state === 'OPEN' ? 'gold' : 'green'}>{t(`reports.states.${state}`)}</Tag>
                </li>
              ))}
            </ul>
            {page.totalPages > 1 && <Pager page={page} addressOf={paging.addressOf} onJump={paging.onJump} />}
          </>
        )}
      </QueryView>
    </>
  )
}

/** Asking the platform for a report, and what was asked before. */
export function ReportRequests({ username }: { username: string }) {
  const { t } = useTranslation('inbox')
  const { t: ui } = useTranslation()
  const { ask } = useApp()
  const queries = useQueryClient()
  const draft = `report-request-${username}`
  const form = useForm({ text: '' }, { key: draft, kept: ['text'] })
  const { text } = form.values

  const sending = useMutation({
    mutationFn: () => ask('reports', 'request', { body: { text } }),
    onSuccess: async () => {
      form.change({ text: '' })
      forgetDraft(draft)
      showToast(t('reports.sent'))
      await queries.invalidateQueries({ queryKey: reportRequestsKey })
    },
    onError: (error) => form.mark(problemsOf(error, ui('states.offline'), ['text'])),
  })

  function submit() {
    if (form.mark(text.trim() ? {} : { text: t('reports.missing') })) sending.mutate()
  }

  return (
    <section className={classes.card} aria-labelledby="requests-title">
      <h2 id="requests-title">{t('reports.requests')}</h2>
      <p className={classes.lead}>{t('reports.requestsLead')}</p>
      <FormFrame form={form} labelledBy="requests-title" onSubmit={submit}>
        <Textarea
          {...form.text('text')}
          label={t('reports.text')}
          placeholder={t('reports.textHint')}
          maxLength={1000}
          autosize
          minRows={3}
          maxRows={10}
          size="md"
        />
        <Button type="submit" className={classes.submit} loading={sending.isPending}>
          {t('reports.submit')}
        </Button>
      </FormFrame>
      <Requests />
    </section>
  )
}
