import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { LawChange } from '@portal/protocol/laws/schemas.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { comparisonPath } from '../../laws/door/comparison-address.ts'
import { formatDate } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { NewestSection } from '../../ui/newest-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TitleOrigin } from '../../ui/title-origin.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { lawChangesQuery } from '../queries.ts'

const tones: Record<LawChange['change'], Tone> = { inForce: 'jade', amended: 'gold', repealed: 'grey' }

function Changes({ changes, since }: OutputOf<Calls['home']['lawChanges']>) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const isRecent = changes.some(({ on }) => on >= since)
  return (
    <NewestSection
      title={t(isRecent ? 'changes.title' : 'changes.latest')}
      lead={isRecent ? undefined : t('changes.none')}
      more={t('changes.more')}
      to="/legal/query?sort=newest"
      rows={changes
        .filter(({ on }) => !isRecent || on >= since)
        .map(({ address, title, titleLanguage, titleOrigin, country, change, on, comparison }) => ({
          id: `${change} ${address}`,
          title: (
            <>
              <Link to={address} lang={titleLanguage}>
                {title}
              </Link>
              <TitleOrigin language={titleLanguage} origin={titleOrigin} />
            </>
          ),
          meta: (
            <>
              <Tag tone={tones[change]}>{t(`changes.${change}`)}</Tag>
              <time dateTime={on}>{formatDate(on, language)}</time>
              <span>{country}</span>
              {comparison && (
                <Link to={comparisonPath(comparison)} aria-label={t('changes.compareOf', { title })}>
                  {t('changes.compare')} ›
                </Link>
              )}
            </>
          ),
        }))}
    />
  )
}

/** What changed in the law this month, else what changed last; nothing where no day of a change is known. */
export function LawChanges() {
  const query = useQuery(lawChangesQuery(useApp()))
  return (
    <QueryView query={query} skeleton={<RowSkeletons rows={5} height={72} />}>
      {(data) => <Changes {...data} />}
    </QueryView>
  )
}
