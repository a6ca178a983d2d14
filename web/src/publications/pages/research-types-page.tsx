import { kindSpec } from '@portal/protocol/publications/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { researchAddress } from '../places.ts'
import { loadNames, researchTypesQuery } from '../queries.ts'
import classes from './research-types-page.module.css'

/** The types of research, each with how much there is of it. */
function ResearchTypesPage() {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const typeName = useEntryNames(kindSpec('research').categories)
  const query = useQuery(researchTypesQuery(useApp()))
  const title = screen('researchResult/types')
  return (
    <div className="wrap">
      <PageHead title={title} description={t('leads.research')} />
      <PageHeader
        title={title}
        lead={t('leads.research')}
        tools={
          <ButtonLink to={researchAddress('')} variant="default">
            {t('types.all')}
          </ButtonLink>
        }
      />
      <QueryView query={query} skeleton={<Skeleton height={280} />}>
        {(types) =>
          types.length === 0 ? (
            <Notice title={t('types.noneTitle')} text={t('types.noneText')} />
          ) : (
            <ul className={classes.types}>
              {types.map(({ type, count }) => (
                <li key={type}>
                  <Icon name="book" size={28} />
                  <h2>
                    <LeadingLink to={researchAddress(type)}>{typeName(type)}</LeadingLink>
                  </h2>
                  <p>{t('types.count', { count })}</p>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context }) =>
    Promise.all([context.queries.prefetchQuery(researchTypesQuery(context)), loadNames(context, 'research')]),
  Component: ResearchTypesPage,
})
