import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../../ui/facts.tsx'

/** How long a product takes, and what it costs. */
export function useProductFacts({
  workDays,
  fee,
  language,
}: Pick<Publication, 'workDays' | 'fee' | 'language'>): Fact[] {
  const { t } = useTranslation('products')
  return [
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
  ]
}
