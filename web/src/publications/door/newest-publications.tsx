import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { NewestSection } from '../../ui/newest-section.tsx'
import { useLanguage } from '../../ui/use-language.ts'

type Zone = OutputOf<Calls['home']['zone']>

const parts = [
  { name: 'news', to: '/information/news' },
  { name: 'policy', to: '/information/policy' },
  { name: 'notice', to: '/information/notice' },
  { name: 'exchange', to: '/communication/article' },
] as const satisfies readonly { name: keyof Zone; to: string }[]

/** What was published last, for the home page; nothing where there is none. */
export function NewestPublications({ zone }: { zone: Zone }) {
  const { t } = useTranslation('newestPublications')
  const reader = useLanguage()
  return parts.map(({ name, to }) => (
    <NewestSection
      key={name}
      title={t(`${name}.title`)}
      more={t(`${name}.more`)}
      to={to}
      rows={zone[name].map(({ id, kind, title, language, source, isPinned, publishedAt }) => ({
        id,
        title: (
          <Link to={publicationPath(kind, id)} lang={language}>
            {title}
          </Link>
        ),
        meta: (
          <>
            <time dateTime={publishedAt}>{formatInstant(publishedAt, reader)}</time>
            {isPinned && <span>{t('pinned')}</span>}
            {source && <span lang={language}>{source}</span>}
          </>
        ),
      }))}
    />
  ))
}
