import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { WaitingTurn } from '../../pending/door/waiting-turn.tsx'
import { waitingTurnQuery } from '../../pending/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ConsultTabs, loadTabs } from '../components/consult-tabs.tsx'
import { OwnConsultationRow } from '../components/own-row.tsx'
import { loadTypes, ownConsultations } from '../queries.ts'

/** What of it can wait for the reader. */
const waiting = ['publicationOffers'] as const

/** What the reader has asked, and what of it was answered. */
function OwnConsultationsPage() {
  const { t } = useTranslation('ownConsultations')
  const { t: words } = useTranslation('consultations')
  const { t: screen } = useTranslation('screens')
  const list = useList(ownConsultations)
  const ask = (
    <ButtonLink to="/business/release" icon={<Icon name="plus" />}>
      {words('ask')}
    </ButtonLink>
  )
  return (
    <ContentPage title={screen('content/consult')} lead={t('lead')} actions={ask}>
      <ConsultTabs shown="own" />
      <WaitingTurn kinds={waiting} calm={t('calm')} />
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          { name: 'state', label: words('fields.state'), word: (state) => words(`states.${state}`) },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('empty'), text: t('emptyText'), action: ask }}
        render={(row) => <OwnConsultationRow row={row} />}
      />
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(ownConsultations, input),
      input.context.queries.prefetchQuery(waitingTurnQuery(input.context, waiting)),
      loadTypes(input.context),
      loadTabs(input.context),
    ]),
  Component: OwnConsultationsPage,
})
