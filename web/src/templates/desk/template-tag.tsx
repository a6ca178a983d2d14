import { templateLifecycle, type TemplateState } from '@portal/protocol/templates/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** Where a version of a template is. */
export function TemplateTag({ state }: { state: TemplateState }) {
  const { t } = useTranslation('templateDesk')
  return (
    <StatusTag tone={templateLifecycle.tones[state]} isWaiting={state === 'IN_REVIEW'}>
      {t(`states.${state}`)}
    </StatusTag>
  )
}
