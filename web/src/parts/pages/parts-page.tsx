import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CompareSample } from '../components/compare-sample.tsx'
import { EmptySamples } from '../components/empty-samples.tsx'
import { FieldSamples } from '../components/field-samples.tsx'
import { FigureSamples } from '../components/figure-samples.tsx'
import { FormSamples } from '../components/form-samples.tsx'
import { ListSamples } from '../components/list-samples.tsx'
import { MenuSamples } from '../components/menu-samples.tsx'
import { PeopleSamples } from '../components/people-samples.tsx'
import { RecordSample } from '../components/record-sample.tsx'
import { ToneSamples } from '../components/tone-samples.tsx'
import classes from './parts-page.module.css'

/** The shared parts in every state, to look at; there only with demo data. */
function PartsPage() {
  const { t } = useTranslation('parts')
  const { t: name } = useTranslation('screens')
  const { settings } = useApp()
  if (!settings.isDemo) return <NotFound />
  const title = name('admin/parts')
  return (
    <>
      <PageHead title={title} description={t('lead')} noIndex />
      <PageHeader title={title} lead={t('lead')} />
      <div className={classes.samples}>
        <ToneSamples />
        <PeopleSamples />
        <FieldSamples />
        <FormSamples />
        <ListSamples />
        <MenuSamples />
        <RecordSample />
        <CompareSample />
        <EmptySamples />
        <FigureSamples />
      </div>
    </>
  )
}

export const { page } = definePage({
  load: async ({ context }) => {
    if (!context.settings.isDemo) throw data(null, { status: 404 })
  },
  Component: PartsPage,
})
