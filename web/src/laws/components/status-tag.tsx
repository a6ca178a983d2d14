import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { useTranslation } from 'react-i18next'
import { Tag, type TagTone } from '../../ui/tag.tsx'

const tones: Record<Timeliness, TagTone> = {
  IN_FORCE: 'green',
  AMENDED: 'green',
  REPEALED: 'red',
  LAPSED: 'red',
  NOT_YET_IN_FORCE: 'gold',
}

export function StatusTag({ timeliness }: { timeliness: Timeliness }) {
  const { t } = useTranslation('laws')
  return <Tag tone={tones[timeliness]}>{t(`status.${timeliness}`)}</Tag>
}
