import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useMoves } from '../../app/records/use-moves.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { WaitingTurn } from '../../pending/door/waiting-turn.tsx'
import { waitingTurnQuery } from '../../pending/queries.ts'
import { RequirementMove } from '../components/move-dialog.tsx'
import { SignedUpRequirementRow } from '../components/signed-up-row.tsx'
import type { AskedMove } from '../moves.ts'
import { signedUpRequirements } from '../own-queries.ts'
import { loadCodeNames } from '../../help/queries.ts'

/** What of them can wait for the reader, the most urgent first. */
const waiting = ['invitations', 'cooperations'] as const

/** What the reader signed up for, and whose turn it is in each. */
function SignedUpListPage() {
  const { t } = useTranslation('signedUp')
  const { t: words } = useTranslation('requirements')
  const { t: screen } = useTranslation('screens')
  const list = useList(signedUpRequirements)
  const rows = list.query.data?.content ?? []
  const moves = useMoves<AskedMove>(
    ({ id, name }) =>
      rows.some(
        ({ cooperation }) =>
          cooperation.id === id && cooperation.abilities.some((ability) => ability === name),
      ),
    (asked) => <RequirementMove {...asked} />,
  )
  return (
    <ContentPage title={screen('content/request/cooperation')} lead={t('lead')}>
      <WaitingTurn kinds={waiting} calm={t('calm')} />
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          {
            name: 'state',
            label: words('signUp.state'),
            word: (state) => words(`providerStates.${state}`),
            waiting: ['COOPERATING'],
          },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: <ButtonLink to="/service/demand">{t('find')}</ButtonLink>,
        }}
        render={(row) => <SignedUpRequirementRow row={row} ask={moves.ask} />}
      />
      {moves.dialog}
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(signedUpRequirements, input),
      input.context.queries.prefetchQuery(waitingTurnQuery(input.context, waiting)),
      loadCodeNames(input.context),
    ]),
  Component: SignedUpListPage,
})
