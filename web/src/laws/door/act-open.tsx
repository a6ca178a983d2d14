import { useTranslation } from 'react-i18next'
import { Resolved } from '../../search/answer-notes.tsx'

/** Says that an article was asked for without the act that it is of. */
export function ActOpen() {
  const { t } = useTranslation('laws')
  return <Resolved text={t('results.actOpen')} />
}
