import { useTranslation } from 'react-i18next'
import { ContentPage } from '../../app/content/content-room.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { useMoves } from '../../app/records/use-moves.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WaitingTurn } from '../../pending/door/waiting-turn.tsx'
import { waitingTurnQuery } from '../../pending/queries.ts'
import { RequirementMove } from '../components/move-dialog.tsx'
import { OwnRequirementRow } from '../components/own-row.tsx'
import type { AskedMove } from '../moves.ts'
import { ownRequirements } from '../own-queries.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { allowsMove } from '../use-own-actions.ts'

/** What of them can wait for the reader, the most urgent first. */
const waiting = ['signUps', 'negotiations', 'refusedRequirements', 'cooperationEvaluations'] as const

/** What the reader has published, and what of it waits for whom. */
function OwnRequirementsPage() {
  const { t } = useTranslation('ownRequirements')
  const { t: words } = useTranslation('requirements')
  const { t: screen } = useTranslation('screens')
  const list = useList(ownRequirements)
  const rows = list.query.data?.content ?? []
  const moves = useMoves<AskedMove>(
    ({ id, name }) => rows.some((row) => row.id === id && allowsMove(row, name)),
    (asked) => <RequirementMove {...asked} />,
  )
  const publish = (
    <ButtonLink to="/content/request/release" icon={<Icon name="plus" />}>
      {words('actions.add')}
    </ButtonLink>
  )
  return (
    <ContentPage title={screen('content/request/manage')} lead={t('lead')} actions={publish}>
      <WaitingTurn kinds={waiting} calm={t('calm')} />
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[
          {
            name: 'state',
            label: words('fields.state'),
            word: (state) => words(`states.${state}`),
            waiting: ['REJECTED'],
          },
          { name: 'keyword', label: t('keyword'), hint: t('keywordHint') },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('empty'), text: t('emptyText'), action: publish }}
        render={(row) => <OwnRequirementRow row={row} ask={moves.ask} />}
      />
      {moves.dialog}
    </ContentPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(ownRequirements, input),
      input.context.queries.prefetchQuery(waitingTurnQuery(input.context, waiting)),
      loadCodeNames(input.context),
    ]),
  Component: OwnRequirementsPage,
})
