import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemsOf } from '../../app/forms/failures.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { adminKey } from '../queries.ts'

/** Takes a concept out of the glossary, after asking. */
export function RemoveConcept({ concept, onClose }: { concept: Concept; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { t: ui } = useTranslation()
  const { ask, queries } = useApp()
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const remove = useMutation({
    mutationFn: () => ask('glossary', 'removeConcept', { params: { id: concept.id } }),
    onSuccess: async () => {
      showToast(t('glossary.removed'))
      onClose()
      await queries.invalidateQueries({ queryKey: adminKey })
      await queries.invalidateQueries({ queryKey: ['glossary'] })
    },
    onError: (error) => setProblem(problemsOf(error, ui('states.offline'), [])['form']),
  })
  return (
    <ConfirmDialog
      title={t('glossary.removeTitle', { term: concept[language].term })}
      text={t('glossary.removeText')}
      confirm={t('glossary.remove')}
      cancel={t('form.cancel')}
      isDestructive
      isBusy={remove.isPending}
      problem={problem}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
