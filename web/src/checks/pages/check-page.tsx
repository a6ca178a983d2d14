import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { CheckForm } from '../components/check-form.tsx'
import { CheckResult } from '../components/check-result.tsx'
import { checkQuery, type CheckAsked } from '../queries.ts'
import classes from './check-page.module.css'

function Checked({ asked, isStale }: { asked: CheckAsked; isStale: boolean }) {
  const query = useQuery(checkQuery(useApp(), asked))
  return (
    <QueryView query={query} skeleton={<Skeleton height={420} radius="lg" />}>
      {(answer) => <CheckResult key={answer.on} answer={answer} asked={asked} isStale={isStale} />}
    </QueryView>
  )
}

/** The citations in a text that the reader brings, checked as the law stands on a day. */
function CheckPage() {
  const { t } = useTranslation('checks')
  const { t: name } = useTranslation('screens')
  const [asked, setAsked] = useState<CheckAsked | null>(null)
  const [isStale, setStale] = useState(false)
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={name('legal/check')} description={t('lead')} canonical="/legal/check" />
      <PageHeader title={name('legal/check')} lead={t('lead')} />
      <CheckForm
        onChecked={(checked) => {
          setAsked(checked)
          setStale(false)
        }}
        onChange={() => setStale(true)}
        onClear={() => setAsked(null)}
      />
      {asked && <Checked asked={asked} isStale={isStale} />}
    </div>
  )
}

export const { page } = definePage({ Component: CheckPage })
