import type { DeskTemplate, DeskTemplateVersion } from '@portal/protocol/templates/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { History } from '../../app/admin/history.tsx'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { fileAddress } from '../../app/ask.ts'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { VersionComparison } from '../../laws/door/version-comparison.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Facts } from '../../ui/facts.tsx'
import { formatList, formatNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { ChangedLaws } from '../components/changed-laws.tsx'
import { DownloadDialog } from '../components/download-later.ts'
import { FullText } from '../components/full-text.tsx'
import { spoken } from '../filling/contract-values.ts'
import { languageSets, setOf } from '../filling/language-sets.ts'
import classes from '../desk/desk-template.module.css'
import { NextActs } from '../desk/next-acts.tsx'
import { placeName } from '../desk/place.ts'
import { ProblemList } from '../desk/problem-list.tsx'
import { TemplateTag } from '../desk/template-tag.tsx'
import { VersionsCard } from '../desk/versions-card.tsx'
import { deskTemplateQuery, deskVersionQuery } from '../desk-queries.ts'
import { categories, namesQuery } from '../queries.ts'
import { useNames } from '../use-names.ts'

function FactsCard({ template }: { template: DeskTemplate }) {
  const { t } = useTranslation('templateDesk')
  const { t: ui } = useTranslation()
  const reader = useLanguage()
  const categoryName = useEntryNames(categories)
  const { id, uses, latest, published } = template
  const isRead = latest.state === 'PUBLISHED' || published !== null
  const held = latest.content.languages.map((one) => ui(`languageNames.${one}`))
  return (
    <Card isTight title={t('facts')}>
      <Facts
        look="narrow"
        facts={[
          [t('fields.category'), categoryName(latest.category)],
          [t('fields.languages'), formatList(held, reader)],
          [t('fields.uses'), formatNumber(uses, reader)],
          [t('fields.writtenAt'), <Moment key="written" at={latest.writtenAt} />],
          [t('fields.publishedAt'), <Moment key="published" at={(published ?? latest).publishedAt} />],
          [t('fields.note'), latest.note?.zh ?? '--'],
        ]}
      />
      {isRead && (
        <p>
          <Link to={`/service/contract/detail?id=${id}`} className={classes.back}>
            {t('read')}
          </Link>
        </p>
      )}
    </Card>
  )
}

/** What a version says, and its blank text as a document. */
function VersionText({ version }: { version: DeskTemplateVersion }) {
  const { t } = useTranslation('templateDesk')
  const { t: reading } = useTranslation('template')
  const reader = useLanguage()
  const names = useNames()
  const titleOf = useTitleOf()
  const [isDownloading, setDownloading] = useState(false)
  const { id, title, content } = version
  return (
    <>
      <div className={classes.acts}>
        <b>{t('version', { number: version.number })}</b>
        <TemplateTag state={version.state} />
        <Button
          variant="default"
          size="compact-md"
          icon={<Icon name="download" size={16} />}
          onClick={() => setDownloading(true)}
        >
          {reading('blank.download')}
        </Button>
      </div>
      <FullText version={version} names={names} />
      {isDownloading && (
        <DownloadDialog
          title={reading('blank.download')}
          name={titleOf(title).title}
          held={content.languages}
          chosen={setOf(languageSets(content.languages, reader), null)}
          addressOf={(format, set) => {
            const { language, second } = spoken(set)
            return fileAddress('templates', 'deskDocument', {
              params: { id },
              query: { format, language, ...(second && { second }) },
            })
          }}
          onClose={() => setDownloading(false)}
        />
      )}
    </>
  )
}

/** An earlier version, asked for when it is chosen. */
function EarlierVersion({ id }: { id: string }) {
  const query = useQuery(deskVersionQuery(useApp(), id))
  return (
    <QueryView query={query} skeleton={<Skeleton height={480} />}>
      {(version) => <VersionText version={version} />}
    </QueryView>
  )
}

function Edited({ template }: { template: DeskTemplate }) {
  const { t } = useTranslation('templateDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { history: names } = useCatalogue('templateDesk')
  const titleOf = useTitleOf()
  const { ask } = useApp()
  const { id, latest, published, versions, history } = template
  const [shown, setShown] = useState(latest.id)
  const known = [latest, published].find((version) => version?.id === shown)
  return (
    <AdminPage
      name="admin/templates/detail"
      {...titleOf(latest.title)}
      lead={t('version', { number: latest.number })}
      note={<TemplateTag state={latest.state} />}
    >
      <div className={classes.page}>
        <Columns
          rail={
            <>
              <FactsCard template={template} />
              <VersionsCard template={template} shown={shown} onShow={setShown} />
              <Card isTight title={frame('history.title')}>
                <History entries={history} names={names} />
              </Card>
            </>
          }
        >
          <ChangedLaws version={published ?? latest} />
          <Card title={t('nextTitle')}>
            <NextActs template={template} />
          </Card>
          {latest.problems.length > 0 && (
            <ProblemList
              content={latest.content}
              problems={latest.problems}
              renderPlace={(place, name) =>
                latest.abilities.includes('edit') ? (
                  <Link to={`/admin/templates/edit?id=${id}&at=${placeName(place)}`}>{name}</Link>
                ) : (
                  <b>{name}</b>
                )
              }
            />
          )}
          {known ? <VersionText key={known.id} version={known} /> : <EarlierVersion key={shown} id={shown} />}
          <VersionComparison
            key={versions.length}
            of="templates"
            versions={versions.map(({ id: version, number, state }) => ({
              id: version,
              number,
              label: `${t('version', { number })} · ${t(`states.${state}`)}`,
            }))}
            compare={(newer, older, signal) =>
              ask('templates', 'compare', { params: { id: newer }, query: { with: older } }, signal)
            }
          />
          <p className="no-print">
            <Link to="/admin/templates" className={classes.back}>
              {frame('list.back')}
            </Link>
          </p>
        </Columns>
      </div>
    </AdminPage>
  )
}

/** A template with its versions, and what its editors may do. */
function DeskTemplatePage() {
  const [search] = useSearchParams()
  const query = useQuery(deskTemplateQuery(useApp(), recordIdOf(search)))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(template) => <Edited key={template.latest.id} template={template} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.fetchQuery(deskTemplateQuery(context, recordIdOf(url.searchParams))),
      context.queries.prefetchQuery(namesQuery(context)),
      context.queries.prefetchQuery(dictionaryQuery(context, categories)),
    ]),
  Component: DeskTemplatePage,
})
