import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import { PublicationView } from '../../publications/door/publication-view.tsx'
import { AskPanel } from './ask-panel.tsx'
import { Team } from './team.tsx'

/** A product as everybody reads it: what it holds, who works on it, and the way to ask for it. */
export function ProductView({ publication }: { publication: Publication }) {
  const { t } = useTranslation('products')
  const { id, workDays, fee, language } = publication
  return (
    <PublicationView
      publication={publication}
      isCovered
      facts={[
        [t('takes'), workDays === null ? t('byCase') : t('days', { count: workDays })],
        ...(fee === null
          ? []
          : [
              [
                t('fee'),
                <span key="fee" lang={language}>
                  {fee}
                </span>,
              ] as const,
            ]),
      ]}
      lead={<AskPanel product={publication} />}
      below={<Team productId={id} />}
    />
  )
}
