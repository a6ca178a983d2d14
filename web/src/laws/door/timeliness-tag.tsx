import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

const tones: Record<Timeliness, Tone> = {
  IN_FORCE: 'jade',
  AMENDED: 'jade',
  REPEALED: 'grey',
  LAPSED: 'grey',
  NOT_YET_IN_FORCE: 'gold',
  UNCONFIRMED: 'gold',
}

/** Whether a law is in force, in a word. */
export function TimelinessTag({ timeliness }: { timeliness: Timeliness }) {
  const { t } = useTranslation('laws')
  return <StatusTag tone={tones[timeliness]}>{t(`status.${timeliness}`)}</StatusTag>
}
