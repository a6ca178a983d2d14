import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { adminKey } from '../../app/admin/queries.ts'

/** Takes a concept out of the glossary, after asking. */
export function RemoveConcept({ concept, onClose }: { concept: Concept; onClose: () => void }) {
  const { t } = useTranslation('glossaryDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const language = useLanguage()
  return (
    <ActDialog
      title={t('removeTitle', { term: concept[language].term })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={frame('form.cancel')}
      isDestructive
      send={() => ask('glossary', 'removeConcept', { params: { id: concept.id } })}
      after={{ toast: t('removed'), invalidates: [adminKey, ['glossary']] }}
      onClose={onClose}
    />
  )
}
