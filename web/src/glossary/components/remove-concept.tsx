import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { adminKey } from '../../app/admin/queries.ts'

/** Takes a concept out of the glossary, after asking. */
export function RemoveConcept({ concept, onClose }: { concept: Concept; onClose: () => void }) {
  const { t } = useTranslation('glossaryDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const language = useLanguage()
  const removal = useAct(() => ask('glossary', 'removeConcept', { params: { id: concept.id } }), {
    toast: t('removed'),
    done: onClose,
    invalidates: [adminKey, ['glossary']],
  })
  return (
    <ConfirmDialog
      title={t('removeTitle', { term: concept[language].term })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={frame('form.cancel')}
      isDestructive
      isBusy={removal.isBusy}
      problem={removal.problem}
      onConfirm={() => removal.make(undefined)}
      onClose={onClose}
    />
  )
}
