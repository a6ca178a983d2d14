import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage } from '../../app/page.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Application } from '../components/application.tsx'
import { loadApplication } from '../components/load-application.ts'

/** Applying for a lookup, from the section of law. */
function ApplyPage() {
  const { t } = useTranslation('lookupForm')
  return (
    <div className="wrap">
      <PageHead title={t('title')} description={t('lead')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Application />
    </div>
  )
}

export const { page } = definePage({ load: loadApplication, Component: ApplyPage })
