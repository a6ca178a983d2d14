import type { DeskPublication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../../app/admin/admin-page.tsx'
import { History } from '../../../app/admin/history.tsx'
import { useTitleOf } from '../../../app/admin/use-title-of.ts'
import { definePage, useApp } from '../../../app/page.ts'
import { recordIdOf } from '../../../app/record-id.ts'
import { NotFound } from '../../../app/shell/not-found.tsx'
import { useCatalogue } from '../../../app/use-catalogue.ts'
import { VersionComparison } from '../../../laws/door/version-comparison.tsx'
import { Card } from '../../../ui/card.tsx'
import { Columns } from '../../../ui/columns.tsx'
import { Link } from '../../../ui/link.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChangedFacts } from '../components/changed-facts.tsx'
import { NextActs } from '../components/decide-version.tsx'
import classes from '../components/desk-publication.module.css'
import { FactsCard } from '../components/facts-card.tsx'
import { PreviewCard } from '../components/preview-card.tsx'
import { PublicationTag } from '../components/publication-tag.tsx'
import { VersionText } from '../components/version-text.tsx'
import { VersionsCard } from '../components/versions-card.tsx'
import { deskPublicationQuery, loadDeskNames } from '../queries.ts'

function Edited({ publication, now }: { publication: DeskPublication; now: number }) {
  const { t } = useTranslation('publicationDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { history: names } = useCatalogue('publicationDesk')
  const titleOf = useTitleOf()
  const { ask } = useApp()
  const { kind, latest, versions, history } = publication
  return (
    <AdminPage
      name="admin/publications/detail"
      {...titleOf(latest.title)}
      lead={`${t(`kinds.${kind}`)} · ${t('version', { number: latest.number })}`}
      note={<PublicationTag state={latest.state} />}
    >
      <div className={classes.page}>
        <Columns
          rail={
            <>
              <FactsCard publication={publication} />
              <PreviewCard key={latest.id} version={latest} />
              <VersionsCard publication={publication} />
              <Card isTight title={frame('history.title')}>
                <History entries={history} names={names} />
              </Card>
            </>
          }
        >
          <Card title={t('nextTitle')}>
            <NextActs publication={publication} now={now} />
          </Card>
          <Card title={t('text')}>
            <VersionText key={latest.id} version={latest} />
          </Card>
          <VersionComparison
            key={versions.length}
            of="publications"
            versions={versions.map(({ id, number, state }) => ({
              id,
              number,
              label: `${t('version', { number })} · ${t(`states.${state}`)}`,
            }))}
            compare={(newer, older, signal) =>
              ask('publications', 'compare', { params: { id: newer }, query: { with: older } }, signal)
            }
            renderFacts={(compared) => <ChangedFacts kind={kind} compared={compared} />}
          />
          <p className="no-print">
            <Link to="/admin/publications" className={classes.back}>
              {frame('list.back')}
            </Link>
          </p>
        </Columns>
      </div>
    </AdminPage>
  )
}

/** A publication with its versions, and what its editors may do. */
function DeskPublicationPage() {
  const [search] = useSearchParams()
  const query = useQuery(deskPublicationQuery(useApp(), recordIdOf(search)))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(publication) => <Edited key={publication.id} publication={publication} now={query.dataUpdatedAt} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.fetchQuery(deskPublicationQuery(context, recordIdOf(url.searchParams))),
      loadDeskNames(context),
    ]),
  Component: DeskPublicationPage,
})
