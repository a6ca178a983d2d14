import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import type { CallFailed } from '../../app/ask.ts'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
  const { isBusy, problem, make } = useAct(
    () => ask('lookups', 'complete', { params: { id }, body: { revision } }),
    { toast: t('completed'), done: onClose, invalidates: [adminKey] },
    refused,
  )
  return (
    <ConfirmDialog
      title={t('completeTitle', { code })}
      text={t('completeText')}
      confirm={words('actions.complete')}
      cancel={frame('form.cancel')}
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => make(undefined)}
      onClose={onClose}
    />
  )
}
