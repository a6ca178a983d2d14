import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import type { CallFailed } from '../../app/ask.ts'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import type { DeskLookup } from '../standing.ts'

interface HandOverProps {
  lookup: DeskLookup
  /** Of the result that is handed over: none but what the form shows. */
  revision: number
  /** Whether a refusal has been told of otherwise. */
  refused: (error: CallFailed) => object | undefined
  onClose: () => void
}

/** Asks before a result is handed over, which cannot be undone. */
export function HandOver({ lookup: { id, code }, revision, refused, onClose }: HandOverProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  return (
    <ActDialog
      title={t('completeTitle', { code })}
      text={t('completeText')}
      confirm={words('actions.complete')}
      cancel={frame('form.cancel')}
      send={() => ask('lookups', 'complete', { params: { id }, body: { revision } })}
      after={{ toast: t('completed'), invalidates: [adminKey] }}
      refused={refused}
      onClose={onClose}
    />
  )
}
