import { useTranslation } from 'react-i18next'
import { useCarry } from '../app/forms/carry.ts'
import { ButtonLink } from '../ui/button.tsx'
import { questionDraft } from './question-draft.ts'

/** Leads from a search to asking the same as a question, which is in the form there. */
export function AskInstead({ question }: { question: string }) {
  const { t } = useTranslation('askInstead')
  const carry = useCarry()
  if (question.trim() === '') return null
  return (
    <ButtonLink
      to="/service/aiLegal"
      variant="default"
      onClick={() => carry(questionDraft, { question }, 'question')}
    >
      {t('ask')}
    </ButtonLink>
  )
}
