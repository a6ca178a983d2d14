import type { AlertRow as Row } from '@portal/protocol/alerts/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { dictionaryQuery } from '../../reference/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { AlertRow } from '../components/alert-row.tsx'
import { EditDialog } from '../components/edit-dialog.tsx'
import { EndDialog } from '../components/end-dialog.tsx'
import { ownAlerts } from '../queries.ts'

/** The reader's saved searches, and the laws that the reader follows. */
function OwnAlertsPage() {
  const { t } = useTranslation('alerts')
  const { t: screen } = useTranslation('screens')
  const list = useList(ownAlerts)
  const [edited, setEdited] = useState<Row | null>(null)
  const [ended, setEnded] = useState<Row | null>(null)
  const mail = list.query.data?.mail ?? 'NONE'
  const waits = mail === 'UNCONFIRMED' && list.query.data?.content.some(({ byMail }) => byMail)
  return (
    <UserCenter title={screen('usercenter/alerts')} lead={t('lead')}>
      {waits && <Note tone="gold">{t('unconfirmed')}</Note>}
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        fields={[{ name: 'side', label: t('side'), word: (side) => t(`sides.${side}`) }]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{
          title: t('empty'),
          text: t('emptyText'),
          action: (
            <>
              <ButtonLink to="/legal/query">{t('toLaws')}</ButtonLink>
              <ButtonLink to="/service/demand" variant="default">
                {t('toRequirements')}
              </ButtonLink>
            </>
          ),
        }}
        render={(row) => <AlertRow row={row} mail={mail} edit={setEdited} end={setEnded} />}
      />
      {edited && <EditDialog row={edited} onClose={() => setEdited(null)} />}
      {ended && <EndDialog row={ended} onClose={() => setEnded(null)} />}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(ownAlerts, input),
      input.context.queries.prefetchQuery(dictionaryQuery(input.context, 'COUNTRY')),
    ]),
  Component: OwnAlertsPage,
})
