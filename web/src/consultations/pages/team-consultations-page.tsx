import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { ConsultTabs, loadTabs } from '../components/consult-tabs.tsx'
import { TeamConsultationRow } from '../components/team-row.tsx'
import { teamConsultations } from '../queries.ts'

/** What is asked of the teams that the reader is in. */
function TeamConsultationsPage() {
  const { t } = useTranslation('teamConsultations')
  const { t: words } = useTranslation('consultations')
  const { t: screen } = useTranslation('screens')
  const list = useList(teamConsultations)
  return (
    <ContentPage title={screen('content/consult/team')} lead={t('lead')}>
      <ConsultTabs shown="team" />
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          { name: 'state', label: words('fields.state'), word: (state) => words(`states.${state}`) },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('empty'), text: t('emptyText') }}
        render={(row) => <TeamConsultationRow row={row} />}
      />
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(teamConsultations, input), loadTabs(input.context)]),
  Component: TeamConsultationsPage,
})
