import type { VersionComparison } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'

type Change = VersionComparison['articles'][number]['change']

/**
 * Words for what became of articles from one wording to the next. Where a digest is compared, an article that one side
 * lacks was not added or removed: no digest holds them all.
 */
export function useChangeWords(isDigest: boolean) {
  const { t } = useTranslation('versions')
  return {
    kind: (change: Change) =>
      isDigest && (change === 'added' || change === 'removed')
        ? t(`compare.inDigests.kinds.${change}`)
        : t(`compare.kinds.${change}`),
    count: (change: Change, count: number) =>
      isDigest && (change === 'added' || change === 'removed')
        ? t(`compare.inDigests.counts.${change}`, { count })
        : t(`compare.counts.${change}`, { count }),
  }
}
