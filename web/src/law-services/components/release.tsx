import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { Released } from '../../app/content/release.tsx'
import { ChangedMeanwhile } from '../../app/forms/changed-meanwhile.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { NotVerified } from '../../app/forms/not-verified.tsx'
import { brokenInRows } from '../../app/forms/row-paths.ts'
import { useElsewhere } from '../../app/forms/use-elsewhere.ts'
import { useFieldWords } from '../../app/forms/use-field-words.ts'
import { useForm } from '../../app/forms/use-form.ts'
import { ownAccountQuery } from '../../app/own-account.ts'
import { useApp, type LoadInput } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useScreens } from '../../app/use-screens.ts'
import { useViewer } from '../../app/viewer.ts'
import { helpForm } from '../../help/door/help-values.ts'
import { loadCodeNames } from '../../help/queries.ts'
import { pendingKey } from '../../pending/queries.ts'
import { lawyerQuery } from '../../profiles/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { serviceFormQuery } from '../own-queries.ts'
import { lawServicesKey } from '../query-key.ts'
import { RejectedNext } from './rejected-next.tsx'
import { ServiceCases } from './service-cases.tsx'
import { ServiceForm } from './service-form.tsx'
import { ServiceText } from './service-text.tsx'
import { keptFields, namedCases, noService, valuesOf, type ServiceValues } from './service-values.ts'

const addCall = formCall('lawServices', 'add')
const editCall = formCall('lawServices', 'edit')
const { fields: caseFields } = formCall('lawServices', 'addCase')

/** The service that the address asks to be changed; null where it asks for a new one. */
function changedId(search: URLSearchParams): string | null {
  return search.has('id') ? recordIdOf(search) : null
}

/** Who may not offer services is told so, and asks nothing. */
export function useMayOffer(): boolean {
  const { guard } = useScreens()
  const viewer = useViewer()
  return viewer !== null && guard.mayOpen('/content/service/release', viewer.userType)
}

function load({ context }: LoadInput): Promise<unknown> {
  return Promise.all([loadCodeNames(context), context.queries.prefetchQuery(ownAccountQuery(context))])
}

const ownPage = (id: string) => `/content/service/detail?id=${id}`
const changed = [lawServicesKey, pendingKey]

/** What the forms of both calls have in common. */
function useShared(namesFirm: boolean) {
  const fieldWords = useFieldWords()
  return {
    leftOut: (values: ServiceValues) => [
      ...helpForm.leftOut(values),
      ...(namesFirm ? [] : ['firm' as const]),
    ],
    check: (values: ServiceValues) => ({
      ...helpForm.check(values),
      ...Object.fromEntries(
        brokenInRows('cases', values.cases, caseFields).map(([path, one]) => [path, fieldWords(one)]),
      ),
    }),
    toBody: (body: Record<string, unknown>, { cases }: ServiceValues) => ({
      ...body,
      cases: namedCases(cases),
    }),
    rows: ['cases' as const],
    isGuarded: true,
  }
}

interface ReleasedProps {
  title: string
  namesFirm: boolean
}

function NewService({ title, namesFirm }: ReleasedProps) {
  const { t } = useTranslation('serviceForm')
  const { data: profile } = useQuery({ ...lawyerQuery(useApp()), enabled: namesFirm })
  const form = useForm({
    ...useShared(namesFirm),
    call: addCall,
    initial: { ...noService, firm: profile?.data?.lawFirm.name ?? '' },
    draft: { key: 'service', kept: keptFields },
    after: { toast: t('done'), invalidates: changed, go: ({ id }) => ownPage(id) },
  })
  return (
    <ServiceForm form={form} title={title} submit={t('send')} namesFirm={namesFirm} caseFields={caseFields} />
  )
}

function ChangedService({
  id,
  initial,
  title,
  namesFirm,
}: ReleasedProps & { id: string; initial: ServiceValues }) {
  const { t } = useTranslation('serviceForm')
  const elsewhere = useElsewhere(initial, valuesOf)
  const form = useForm<ServiceValues, 'lawServices', 'edit'>({
    ...useShared(namesFirm),
    call: editCall,
    params: { id },
    initial,
    refused: elsewhere.refused,
    draft: { key: `service-${id}`, kept: keptFields },
    after: { toast: t('doneEdit'), invalidates: changed, go: ownPage(id) },
  })
  const meanwhile = elsewhere.meanwhile(form)
  return (
    <ServiceForm
      form={form}
      title={title}
      submit={t('sendEdit')}
      namesFirm={namesFirm}
      caseFields={caseFields}
      meanwhile={
        meanwhile && (
          <ChangedMeanwhile {...meanwhile.ways}>
            <ServiceText service={meanwhile.now} />
            <ServiceCases cases={meanwhile.now.cases} language={meanwhile.now.language} />
          </ChangedMeanwhile>
        )
      }
    />
  )
}

/** Tells those who offer no services why, and what they can do. */
function NotForYou() {
  const { t } = useTranslation('serviceForm')
  if (useViewer()?.userType === 'ADMIN') return <Note tone="grey">{t('notForStaff')}</Note>
  return (
    <Note tone="grey">
      <p>{t('notForDemanders')}</p>
      <ButtonLink to="/service/demand/release" variant="default">
        {t('postNeed')}
      </ButtonLink>
    </Note>
  )
}

function Release({ title }: { title: string }): ReactNode {
  const { t } = useTranslation('serviceForm')
  const [search] = useSearchParams()
  const id = changedId(search)
  const mayOffer = useMayOffer()
  const namesFirm = useViewer()?.userType === 'LAWYER'
  const query = useQuery({ ...serviceFormQuery(useApp(), id ?? ''), enabled: id !== null && mayOffer })
  if (!mayOffer) return <NotForYou />
  const notVerified = <NotVerified text={t('notVerified')} />
  if (id === null) {
    return (
      <>
        {notVerified}
        <NewService title={title} namesFirm={namesFirm} />
      </>
    )
  }
  return (
    <QueryView query={query} skeleton={<Skeleton height={640} />} missing={<NotFound />}>
      {(stored) => (
        <>
          {notVerified}
          {stored.state === 'REJECTED' && <RejectedNext service={stored} />}
          <ChangedService id={id} initial={valuesOf(stored)} title={title} namesFirm={namesFirm} />
        </>
      )}
    </QueryView>
  )
}

/** The page's name and what it is for, by what the address asks for. */
function useWords(): { title: string; lead: string } {
  const { t } = useTranslation('serviceForm')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const mayOffer = useMayOffer()
  if (changedId(search)) return { title: t('editTitle'), lead: t('editLead') }
  return { title: screen('service/desk/release'), lead: mayOffer ? t('lead') : '' }
}

/** Offering a service, or changing one. */
export const released: Released = { load, useWords, Form: Release }
