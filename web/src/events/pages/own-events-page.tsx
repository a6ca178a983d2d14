import type { OwnEventRow as Row } from '@portal/protocol/events/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import LeaveDialog from '../components/leave-dialog.tsx'
import { OwnEventRow } from '../components/own-event-row.tsx'
import { ownEvents } from '../queries.ts'

/** What the reader applied for, and what comes next in each. */
function OwnEventsPage() {
  const { t } = useTranslation('ownEvents')
  const { t: screen } = useTranslation('screens')
  const list = useList(ownEvents)
  const [left, setLeft] = useState<Row | null>(null)
  return (
    <UserCenter title={screen('usercenter/trainings')} lead={t('lead')}>
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[{ name: 'time', label: t('time'), word: (time) => t(`times.${time}`) }]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <>
              <ButtonLink to="/information/train">{t('toTrainings')}</ButtonLink>
              <ButtonLink to="/communication/activity" variant="default">
                {t('toActivities')}
              </ButtonLink>
            </>
          ),
        }}
        render={(row) => <OwnEventRow row={row} now={list.query.dataUpdatedAt} leave={setLeft} />}
      />
      {left && (
        <LeaveDialog event={left} isWaiting={left.state === 'WAITING'} onClose={() => setLeft(null)} />
      )}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: (input) => loadList(ownEvents, input),
  Component: OwnEventsPage,
})
