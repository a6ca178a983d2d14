import type { DraftRow } from '@portal/protocol/templates/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { CardList } from '../../app/lists/card-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { UserCenter } from '../../app/user-center/user-center.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ContractRow } from '../components/contract-row.tsx'
import { contracts, contractsKey } from '../queries.ts'

/** Deletes a contract for good, after asking. */
function Remove({ row, onClose }: { row: DraftRow; onClose: () => void }) {
  const { t } = useTranslation('contracts')
  const { ask } = useApp()
  return (
    <ActDialog
      title={t('removeTitle', { name: row.name })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={t('cancel')}
      isDestructive
      send={() => ask('templates', 'removeDraft', { params: { id: row.id } })}
      after={{ toast: t('removed'), invalidates: [contractsKey] }}
      onClose={onClose}
    />
  )
}

/** The reader’s contracts in preparation. */
function ContractsPage() {
  const { t } = useTranslation('contracts')
  const { t: screen } = useTranslation('screens')
  const list = useList(contracts)
  const [removed, setRemoved] = useState<DraftRow | null>(null)
  return (
    <UserCenter title={screen('usercenter/contracts')} lead={t('lead')}>
      <CardList
        label={t('list')}
        list={list}
        rowHeight={134}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{
          title: t('none'),
          text: t('noneText'),
          action: <ButtonLink to="/service/contract">{t('toTemplates')}</ButtonLink>,
        }}
        render={(row) => <ContractRow row={row} onRemove={() => setRemoved(row)} />}
      />
      {removed && <Remove row={removed} onClose={() => setRemoved(null)} />}
    </UserCenter>
  )
}

export const { page } = definePage({
  load: (input) => loadList(contracts, input),
  Component: ContractsPage,
})
