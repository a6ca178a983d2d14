import { codes } from '@portal/protocol/kernel/codes.ts'
import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { CallFailed } from '../../app/ask.ts'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField } from '../../app/forms/text-field.tsx'
import { useForm, type Form } from '../../app/forms/use-form.ts'
import { PageHead } from '../../app/head.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useViewer } from '../../app/viewer.ts'
import { ConversationWith } from '../../conversations/door/conversation-with.tsx'
import { conversationWith } from '../../conversations/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PersonLine } from '../../ui/person-line.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useWhatTheyAre } from '../use-what-they-are.tsx'
import { loadDirectoryNames, providerQuery, wantedIn, type ProviderWanted } from '../queries.ts'
import classes from './write-page.module.css'

const toPerson = formCall('conversations', 'writeToLawyer')
const toAgency = formCall('conversations', 'add')

/** An agency stands under its account, as a lawyer does. */
const conversedWith = ({ id, type }: ProviderWanted) => ({ id, type: type ?? ('lawyer' as const) })

type WriteFormProps = ProviderWanted & { labelledBy: string }

/** What both kinds of a first message have in common. */
function useShared(id: string) {
  const { t } = useTranslation('provider')
  return {
    initial: { text: '' },
    draft: { key: `write-${id}`, kept: ['text' as const] },
    after: {
      toast: t('write.done'),
      go: ({ id: conversation }: { id: string }) => `/usercenter/message?conversation=${conversation}`,
    },
  }
}

function Message({ form, labelledBy }: { form: Form<{ text: string }>; labelledBy: string }) {
  const { t } = useTranslation('provider')
  return (
    <FormFrame form={form} labelledBy={labelledBy}>
      <LongTextField
        form={form}
        name="text"
        label={t('write.message')}
        hint={t('write.hint')}
        rows={7}
        mostRows={18}
      />
      <FormButtons form={form} submit={t('write.send')} />
    </FormFrame>
  )
}

/** A first message to a lawyer, or to the agency of a member. */
function ToPerson({ id, type, labelledBy }: WriteFormProps & { type: 'lawyer' | 'member' }) {
  const { ask } = useApp()
  const form = useForm({
    ...useShared(id),
    call: toPerson,
    send: (body) => ask('conversations', 'writeToLawyer', { params: { id }, query: { type }, body }),
  })
  return <Message form={form} labelledBy={labelledBy} />
}

/** A first message to an agency. */
function ToAgency({ id, labelledBy }: Omit<WriteFormProps, 'type'>) {
  const form = useForm({ ...useShared(id), call: toAgency, toBody: (body) => ({ ...body, to: id }) })
  return <Message form={form} labelledBy={labelledBy} />
}

/** Visitors sign in first, and administrators write to nobody. */
const mayWriteTo = (viewer: Viewer | null) => viewer !== null && viewer.userType !== 'ADMIN'

/** Whether it is known that the reader may write, and why they may not: they are an administrator, or it is their own page. */
function useStanding(wanted: ProviderWanted): { isKnown: boolean; refusal?: string } {
  const { t } = useTranslation('provider')
  const viewer = useViewer()
  const mayWrite = mayWriteTo(viewer)
  const { error, isPending } = useQuery({
    ...conversationWith(useApp(), conversedWith(wanted)),
    enabled: mayWrite,
  })
  if (viewer?.userType === 'ADMIN') return { isKnown: true, refusal: t('write.administrator') }
  if (!(error instanceof CallFailed) || error.code !== codes.invalid.code)
    return { isKnown: !mayWrite || !isPending }
  return { isKnown: true, refusal: error.fields[0]?.message ?? error.message }
}

function WritePage() {
  const { t } = useTranslation('provider')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const { pathname, search: address } = useLocation()
  const viewer = useViewer()
  const whatTheyAre = useWhatTheyAre()
  const labelId = useId()
  const { id, type } = wantedIn(search)
  const query = useQuery(providerQuery(useApp(), { id, type }))
  const { isKnown, refusal } = useStanding({ id, type })
  const title = screen('communication/lawyer/consult')
  return (
    <div className="wrap">
      <PageHead title={title} description={title} noIndex />
      <QueryView query={query} skeleton={<Skeleton height={360} />} missing={<NotFound />}>
        {(provider) => (
          <>
            <PageHeader
              title={<Quoting words={(name) => t('write.title', { name })} said={provider.name} />}
              measured={t('write.title', { name: provider.name })}
              lead={t('write.text')}
            />
            <Card>
              <div className={classes.card}>
                <PersonLine
                  name={provider.name}
                  picture={provider.picture}
                  isBody={provider.kind !== 'LAWYER' && provider.kind !== 'MEMBER'}
                  isVerified={provider.kind !== 'MEMBER'}
                  note={whatTheyAre(provider)}
                />
                {viewer && isKnown && !refusal && <ConversationWith {...conversedWith({ id, type })} />}
                <p id={labelId} className="visually-hidden">
                  {title}
                </p>
                {viewer === null ? (
                  <ButtonLink to={`/account/login?to=${encodeURIComponent(pathname + address)}`}>
                    {t('write.signIn')}
                  </ButtonLink>
                ) : !isKnown ? (
                  <Skeleton height={180} />
                ) : refusal ? (
                  <Note tone="grey">{refusal}</Note>
                ) : type === null ? (
                  <ToAgency id={id} labelledBy={labelId} />
                ) : (
                  <ToPerson id={id} type={type} labelledBy={labelId} />
                )}
              </div>
            </Card>
          </>
        )}
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: ({ context, url }) => {
    const wanted = wantedIn(url.searchParams)
    return Promise.all([
      context.queries.fetchQuery(providerQuery(context, wanted)),
      mayWriteTo(context.viewer()) &&
        context.queries.prefetchQuery(conversationWith(context, conversedWith(wanted))),
      loadDirectoryNames(context),
    ])
  },
  Component: WritePage,
})
