import { pageIn } from '@portal/protocol/kernel/page-links.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { useApp } from '../../app/page.ts'
import type { Fact } from '../../ui/facts.tsx'
import { formatDate } from '../../ui/format.ts'
import { Printed } from '../../ui/printed.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { publicationJsonLd } from '../json-ld.ts'
import { useShare } from '../../ui/use-share.ts'
import { Beside } from '../components/beside.tsx'
import { FallbackNote } from '../components/fallback-note.tsx'
import { PublicationHead } from '../components/publication-head.tsx'
import { PublicationText } from '../components/publication-text.tsx'
import { Related } from '../components/related.tsx'
import { useContents } from '../use-contents.tsx'

interface PublicationViewProps {
  publication: Publication
  /** How what it tells of stands, before its category. */
  state?: ReactNode
  /** The few facts that decide, below its title. */
  facts?: readonly Fact[]
  /** On top of the rail, on a phone before the text: what the reader can do. */
  lead?: ReactNode
  /** In the rail, before what is related. */
  rail?: ReactNode
  /** Below the text. */
  below?: ReactNode
  /** Its picture stands beside its title, not above its text. */
  isCovered?: boolean
}

/** A publication as everybody reads it, with what a feature of its kind adds. */
export function PublicationView(props: PublicationViewProps) {
  const { publication, state, facts, lead, rail, below, isCovered = false } = props
  const { t } = useTranslation('publications')
  const { t: ui } = useTranslation()
  const { origin } = useApp()
  const reader = useLanguage()
  const share = useShare()
  const { kind, id, title, summary, language, languages, related } = publication
  const path = publicationPath(kind, id)
  const texts = useMemo(
    () => ({ shown: language, paths: Object.fromEntries(languages.map((held) => [held, path])) }),
    [language, languages, path],
  )
  const address = pageIn(origin + path, language)
  const contents = useContents(publication)
  // What one does something about is no article that one reads on from.
  const isArticle = lead === undefined
  const first = isArticle ? contents : lead

  return (
    <>
      <PageHead
        title={title}
        description={summary}
        canonical={path}
        texts={texts}
        noIndex={false}
        jsonLd={publicationJsonLd(publication, { origin, address, portal: ui('portal') })}
      />
      <Printed>{t('printed', { address, date: formatDate(zoneToday(), reader) })}</Printed>
      <RecordPage
        head={
          <PublicationHead
            publication={publication}
            state={state}
            facts={facts}
            isCovered={isCovered}
            actions={[
              {
                label: t('share'),
                icon: 'share',
                onClick: () => void share(title, pageIn(origin + path, reader)),
              },
              { label: t('print'), icon: 'print', onClick: () => window.print() },
            ]}
          />
        }
        next={<FallbackNote publication={publication} address={path} />}
        lead={first}
        rail={
          (related.length > 0 || rail || first) && (
            <>
              {rail}
              {related.length > 0 && <Related rows={related} />}
            </>
          )
        }
      >
        <PublicationText
          publication={publication}
          hasPicture={!isCovered}
          isDivided={isArticle && contents !== null}
        />
        {below}
        {isArticle && <Beside publication={publication} />}
      </RecordPage>
    </>
  )
}
