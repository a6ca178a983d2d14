import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PublishedView } from '../components/published-view.tsx'
import { consultationJsonLd } from '../json-ld.ts'
import { publishedAddress } from '../published-address.ts'
import { consultationQuery, loadTypes, paceQuery } from '../queries.ts'

/** Characters of a question that search engines are told. */
const described = 150

/** To its asker, or the team that was asked, who may open it though nobody else can. */
function NotPublished({ id, isOwn }: { id: string; isOwn: boolean }) {
  const { t } = useTranslation('publishedConsultations')
  const text = t(isOwn ? 'notPublishedText' : 'notPublishedTeam')
  return (
    <Notice isPage title={t('notPublished')} text={text} spot="locked">
      <ButtonLink to={`/content/consult/${isOwn ? 'detail' : 'answer'}?id=${id}`}>
        {t(isOwn ? 'openOwn' : 'openTeam')}
      </ButtonLink>
    </Notice>
  )
}

/** A question that is published. */
function PublishedPage() {
  const { t: screen } = useTranslation('screens')
  const { t: ui } = useTranslation()
  const [search] = useSearchParams()
  const context = useApp()
  const id = recordIdOf(search)
  const query = useQuery(consultationQuery(context, id))
  const published = query.data?.published
  const title = published?.title ?? screen('business/detail')
  const address = publishedAddress(id)
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={published?.question.slice(0, described) ?? title}
        canonical={address}
        noIndex={!published}
        {...(published && { jsonLd: consultationJsonLd(published, context.origin + address, ui('portal')) })}
      />
      <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
        {({ published: consultation, own }) =>
          consultation ? (
            <PublishedView consultation={consultation} isOwn={own !== null} />
          ) : (
            <NotPublished id={id} isOwn={own !== null} />
          )
        }
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.fetchQuery(consultationQuery(context, recordIdOf(url.searchParams))),
      loadTypes(context),
      context.queries.prefetchQuery(paceQuery(context)),
    ]),
  Component: PublishedPage,
})
