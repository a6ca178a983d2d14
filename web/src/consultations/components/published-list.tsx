import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { useApp, type LoadInput } from '../../app/page.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { consultationTypes, loadTypes, paceQuery, publishedConsultations } from '../queries.ts'
import { AskButton } from './ask-button.tsx'
import { AskPanel } from './ask-panel.tsx'
import { ConsultationRow } from './consultation-row.tsx'

export function loadPublished(input: LoadInput): Promise<unknown> {
  const { context } = input
  return Promise.all([
    loadList(publishedConsultations, input),
    loadTypes(context),
    context.queries.prefetchQuery(paceQuery(context)),
  ])
}

/** The questions that everybody may read, and the way to one's own. */
export function PublishedList() {
  const { t } = useTranslation('publishedConsultations')
  const { t: words } = useTranslation('consultations')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const list = useList(publishedConsultations)
  const { data: types = [] } = useQuery(dictionaryQuery(useApp(), consultationTypes))
  const title = screen('business/consult')
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={t('lead')}
        canonical="/business/consult"
        noIndex={list.isNarrowed}
      />
      <PageHeader title={title} lead={t('lead')} />
      <AskPanel />
      <CardList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
          { name: 'type', label: words('fields.type'), choices: types.map(({ id, name }) => [id, name]) },
          {
            name: 'language',
            label: words('fields.language'),
            word: (language) => ui(`languageNames.${language}`),
          },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('noneTitle'), text: t('noneText'), action: <AskButton /> }}
        render={(row) => <ConsultationRow row={row} />}
      />
    </div>
  )
}
