import { useTranslation } from 'react-i18next'
import { useFormatDay } from '../../ui/moment.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { Written } from '../../ui/written.tsx'

interface RefusalProps {
  reason: string
  /** What happened, in its order: the last that refused it says when. */
  history: readonly { at: string; to: string }[]
}

/** When the platform refused something, and why, to whoever can mend it. */
export function Refusal({ reason, history }: RefusalProps) {
  const { t } = useTranslation('records')
  const formatDay = useFormatDay()
  const at = history.findLast(({ to }) => to === 'REJECTED')?.at
  if (at === undefined) return <Written>{reason}</Written>
  return <Quoting words={(said) => t('refusedOn', { date: formatDay(at), reason: said })} said={reason} />
}
