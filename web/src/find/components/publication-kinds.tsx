import type { findCalls } from '@portal/protocol/find/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { CountTabs } from '../../ui/count-tabs.tsx'

interface PublicationKindsProps {
  kinds: OutputOf<typeof findCalls.page>['publicationKinds']
  chosen: string
  addressOf: (kind: PublicationKind | '') => string
}

/** The kinds of publications that were found, each with how many of it there are. */
export function PublicationKinds({ kinds, chosen, addressOf }: PublicationKindsProps) {
  const { t } = useTranslation('find')
  const { t: kindWords } = useTranslation('publicationKinds')
  if (kinds.length === 0) return null
  const all = {
    to: addressOf(''),
    text: t('publicationKinds.all'),
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    isCurrent: chosen === '',
  }
  const tabs = kinds.map(({ kind, count }) => ({
    to: addressOf(kind),
    text: kindWords(kind),
    count,
    isCurrent: kind === chosen,
  }))
  return <CountTabs label={t('publicationKinds.label')} tabs={[all, ...tabs]} />
}
