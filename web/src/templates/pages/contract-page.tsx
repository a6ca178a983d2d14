import type { OwnDraft } from '@portal/protocol/templates/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { Link } from '../../ui/link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GoOnContract } from '../filling/go-on-contract.tsx'
import { contractQuery, namesQuery } from '../queries.ts'
import { useNames } from '../use-names.ts'
import classes from './contract-page.module.css'

/** A contract as it was read when it was opened: what is saved from here since is known here. */
function Begun({ draft }: { draft: OwnDraft }) {
  const names = useNames()
  const [begun, setBegun] = useState({ draft, times: 0 })
  return (
    <GoOnContract
      key={begun.times}
      draft={begun.draft}
      names={names}
      onTake={(theirs) => setBegun({ draft: theirs, times: begun.times + 1 })}
    />
  )
}

/** A contract of the reader’s own, to be gone on with. */
function ContractPage() {
  const { t } = useTranslation('template')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const query = useQuery(contractQuery(useApp(), recordIdOf(search)))
  const title = query.data?.name ?? screen('usercenter/contracts/detail')
  return (
    <div className="wrap">
      <PageHead title={title} description={title} noIndex />
      <p className={`${classes.back} no-print`}>
        <Link to="/usercenter/contracts">{t('own.back')}</Link>
      </p>
      <QueryView query={query} skeleton={<Skeleton height={720} />} missing={<NotFound />}>
        {(draft) => <Begun key={`${draft.id} ${draft.version.id}`} draft={draft} />}
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.prefetchQuery(namesQuery(context)),
      context.queries.fetchQuery(contractQuery(context, recordIdOf(url.searchParams))),
    ]),
  Component: ContractPage,
})
