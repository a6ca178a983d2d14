import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'

type Verdict = NonNullable<Turn['feedback']>['verdict']

/** What a reader thought of an answer, in a word. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('assistantDesk')
  return <Tag tone={verdict === 'DOWN' ? 'seal' : 'jade'}>{t(`verdicts.${verdict}`)}</Tag>
}
