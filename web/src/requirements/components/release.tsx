import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Released } from '../../app/content/release.tsx'
import { ChangedMeanwhile } from '../../app/forms/changed-meanwhile.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { NotVerified } from '../../app/forms/not-verified.tsx'
import { useElsewhere } from '../../app/forms/use-elsewhere.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { ownAccountQuery } from '../../app/own-account.ts'
import { useApp, type LoadInput } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { helpForm } from '../../help/door/help-values.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ownRequirementQuery } from '../own-queries.ts'
import { requirementFormQuery } from '../queries.ts'
import { requirementsKey } from '../query-key.ts'
import { standingOf } from '../standing.ts'
import { RejectedNext } from './rejected-next.tsx'
import { RequirementForm } from './requirement-form.tsx'
import {
  copyOf,
  keptFields,
  namedParties,
  noRequirement,
  valuesOf,
  type RequirementValues,
} from './requirement-values.ts'

const addCall = formCall('requirements', 'add')
const editCall = formCall('requirements', 'edit')

/** What an address asks for: a new requirement, a change of one, or a new one that begins as another is. */
function askedOf(search: URLSearchParams): { id: string; copy: string } {
  const part = (name: string) => (search.get(name) ?? '').slice(0, 100)
  return { id: part('id'), copy: part('id') ? '' : part('copy') }
}

function load({ context, url }: LoadInput): Promise<unknown> {
  const { id, copy } = askedOf(url.searchParams)
  const source = id || copy
  return Promise.all([
    loadCodeNames(context),
    context.queries.prefetchQuery(ownAccountQuery(context)),
    source && context.queries.prefetchQuery(requirementFormQuery(context, source)),
    id && context.queries.prefetchQuery(ownRequirementQuery(context, id)),
  ])
}

/** The title that an address begins a new one with: what was asked elsewhere. */
function titleIn(search: URLSearchParams): string {
  return (search.get('title') ?? '').slice(0, addCall.fields['title']?.longest)
}

const ownPage = (id: string) => `/content/request/detail?id=${id}`

/** What the fields of both calls have in common. */
const shared = {
  ...helpForm,
  toBody: (body: Record<string, unknown>, { partners, opposing }: RequirementValues) => ({
    ...body,
    partners: partners.map(({ id }) => id),
    opposing: namedParties(opposing),
  }),
  isGuarded: true,
}

interface NewRequirementProps {
  initial: RequirementValues
  /** What it begins with, where that is another: its draft stands apart from that of one that is all new. */
  begun: string
  title: string
}

function NewRequirement({ initial, begun, title }: NewRequirementProps) {
  const { t } = useTranslation('requirementForm')
  const form = useForm({
    ...shared,
    call: addCall,
    initial,
    draft: { key: `requirement${begun}`, kept: keptFields },
    after: { toast: t('done'), invalidates: [requirementsKey], go: ({ id }) => ownPage(id) },
  })
  return <RequirementForm form={form} title={title} submit={t('send')} />
}

/** Why a requirement that is changed was rejected, where it was. */
function WhyRejected({ id }: { id: string }) {
  const { data } = useQuery(ownRequirementQuery(useApp(), id))
  return data && standingOf(data) === 'rejected' && <RejectedNext requirement={data} />
}

function ChangedRequirement({
  id,
  initial,
  title,
}: {
  id: string
  initial: RequirementValues
  title: string
}) {
  const { t } = useTranslation('requirementForm')
  const elsewhere = useElsewhere(initial, valuesOf)
  const form = useForm<RequirementValues, 'requirements', 'edit'>({
    ...shared,
    call: editCall,
    params: { id },
    initial,
    refused: elsewhere.refused,
    draft: { key: `requirement-${id}`, kept: keptFields },
    after: { toast: t('doneEdit'), invalidates: [requirementsKey], go: ownPage(id) },
  })
  const meanwhile = elsewhere.meanwhile(form)
  return (
    <RequirementForm
      form={form}
      title={title}
      submit={t('sendEdit')}
      meanwhile={
        meanwhile && (
          <ChangedMeanwhile {...meanwhile.ways}>
            <h3 lang={meanwhile.now.language}>{meanwhile.now.title}</h3>
            <RichText html={meanwhile.now.content} language={meanwhile.now.language} />
          </ChangedMeanwhile>
        )
      }
    />
  )
}

function Release({ title }: { title: string }) {
  const { t } = useTranslation('requirementForm')
  const [search] = useSearchParams()
  const { id, copy } = askedOf(search)
  const source = id || copy
  const isStaff = useViewer()?.userType === 'ADMIN'
  const asked = titleIn(search)
  const query = useQuery({ ...requirementFormQuery(useApp(), source), enabled: source !== '' && !isStaff })
  if (isStaff) return <Note tone="grey">{t('notForStaff')}</Note>
  if (!source) {
    return (
      <>
        <NotVerified text={t('notVerified')} />
        <NewRequirement
          initial={{ ...noRequirement, title: asked }}
          begun={asked && `-of-${asked}`}
          title={title}
        />
      </>
    )
  }
  return (
    <QueryView query={query} skeleton={<Skeleton height={640} />}>
      {(stored) => (
        <>
          <NotVerified text={t('notVerified')} />
          {id ? (
            <>
              <WhyRejected id={id} />
              <ChangedRequirement id={id} initial={valuesOf(stored)} title={title} />
            </>
          ) : (
            <NewRequirement initial={copyOf(stored)} begun={`-copy-${copy}`} title={title} />
          )}
        </>
      )}
    </QueryView>
  )
}

/** The page's name and what it is for, by what the address asks for. */
function useWords(): { title: string; lead: string } {
  const { t } = useTranslation('requirementForm')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  if (askedOf(search).id) return { title: t('editTitle'), lead: t('editLead') }
  return { title: screen('service/demand/release'), lead: t('lead') }
}

/** Publishing a requirement, or changing one. */
export const released: Released = { load, useWords, Form: Release }
