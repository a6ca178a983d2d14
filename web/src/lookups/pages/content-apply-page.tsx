import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { definePage } from '../../app/page.ts'
import { Application } from '../components/application.tsx'
import { loadApplication } from '../components/load-application.ts'

/** Applying for a lookup, from the content management. */
function ContentApplyPage() {
  const { t } = useTranslation('lookupForm')
  return (
    <ContentPage title={t('title')} lead={t('lead')}>
      <Application />
    </ContentPage>
  )
}

export const { page } = definePage({ load: loadApplication, Component: ContentApplyPage })
