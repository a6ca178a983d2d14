import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CheckForm } from '../components/check-form.tsx'
import { CheckResult } from '../components/check-result.tsx'
import { checkQuery, type CheckAsked } from '../queries.ts'
import classes from './check-page.module.css'

const call = formCall('checks', 'check')

function Checked({ asked, isStale }: { asked: CheckAsked; isStale: boolean }) {
  const query = useQuery(checkQuery(useApp(), asked))
  return (
    <QueryView query={query} skeleton={<Skeleton height={420} />}>
      {(answer) => (
        <CheckResult key={`${asked.on} ${asked.text}`} answer={answer} asked={asked} isStale={isStale} />
      )}
    </QueryView>
  )
}

/** The citations in a text that the reader brings, checked as the law stands on a day. */
function CheckPage() {
  const { t } = useTranslation('checks')
  const { t: name } = useTranslation('screens')
  const context = useApp()
  const [asked, setAsked] = useState<CheckAsked | null>(null)
  const form = useForm({
    call,
    initial: { text: '', on: zoneToday() },
    send: async (values) => {
      await context.queries.fetchQuery(checkQuery(context, values))
      return values
    },
    after: { keeps: true, done: setAsked },
  })
  const isStale = form.values.text !== asked?.text || form.values.on !== asked.on
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={name('legal/check')} description={t('lead')} canonical="/legal/check" />
      <PageHeader title={name('legal/check')} lead={t('lead')} />
      <CheckForm form={form} onClear={() => setAsked(null)} />
      {asked && <Checked asked={asked} isStale={isStale} />}
    </div>
  )
}

export const { page } = definePage({ Component: CheckPage })
