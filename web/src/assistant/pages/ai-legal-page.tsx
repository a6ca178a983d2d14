import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { loadEndless } from '../../app/lists/use-endless-list.ts'
import { definePage, useApp, type LoadInput } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { useViewer } from '../../app/viewer.ts'
import { countries, dictionaryQuery } from '../../reference/queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fetchAnswered } from '../components/answered-later.tsx'
import classes from '../components/conversation.module.css'
import { Conversation } from '../components/conversation.tsx'
import { conversationQuery, conversationsOf, keepTurn, standingQuery } from '../queries.ts'
import { addTabTurn, useTabTurns } from '../tab-turns.ts'

const path = '/service/aiLegal'

/** The conversation that an address names; '' of a new one. */
function conversationIn(search: URLSearchParams): string {
  return search.has('id') ? recordIdOf(search) : ''
}

/** A visitor's conversation: it lives in the tab. */
function TabConversation() {
  const turns = useTabTurns()
  const { data: standing } = useQuery(standingQuery(useApp()))
  return <Conversation id={null} turns={turns} standing={standing} onTurn={addTabTurn} />
}

function Missing() {
  const { t } = useTranslation('askLaw')
  return (
    <Notice spot="not-there" title={t('history.missing')} text={t('welcome.text')}>
      <ButtonLink to={path}>{t('history.new')}</ButtonLink>
    </Notice>
  )
}

/** A conversation of the reader's own, or a new one. */
function OwnConversation({ id }: { id: string }) {
  const context = useApp()
  const navigate = useNavigate()
  const { data: standing } = useQuery(standingQuery(context))
  const { key } = useLocation()
  const [begun, setBegun] = useState({ key: '', id: '' })
  // One that was just begun is shown, and gone on, before the address that names it is.
  const shown = id || (begun.key === key ? begun.id : '')
  const query = useQuery({ ...conversationQuery(context, shown), enabled: shown !== '' })

  async function take(turn: Turn) {
    keepTurn(context.queries, turn)
    // Whoever went elsewhere while it was being answered stays there; its conversation is among theirs.
    const { pathname, search } = window.location
    const isStillHere = pathname === path && conversationIn(new URLSearchParams(search)) === id
    const named = turn.conversation
    if (!isStillHere || named === null || named === id) return
    flushSync(() => setBegun({ key, id: named }))
    await navigate(`${path}?id=${named}`)
  }

  // A new conversation stays the same on the page when its first question has given it an id.
  const turns = shown === '' ? [] : query.data?.turns
  if (turns) return <Conversation id={shown || null} turns={turns} standing={standing} onTurn={take} />
  return (
    <QueryView query={query} skeleton={<Skeleton height={480} />} missing={<Missing />}>
      {() => null}
    </QueryView>
  )
}

/** How many questions the reader may still ask today. */
function Left() {
  const { t } = useTranslation('askLaw')
  const { data } = useQuery(standingQuery(useApp()))
  if (data?.left == null) return null
  return (
    <p className={classes.left}>
      <Icon name="clock" size={15} /> {t('left', { count: data.left })}
    </p>
  )
}

/** Asking about the law: passages that answer, and where a model is set up its answer, which rests on them alone. */
function AiLegalPage() {
  const { t } = useTranslation('askLaw')
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const isVisitor = useViewer() === null
  const title = screen('service/aiLegal')
  return (
    <div className="wrap">
      <PageHead title={title} description={t('description')} />
      <PageHeader title={title} lead={t('lead')} tools={<Left />} />
      {isVisitor ? <TabConversation /> : <OwnConversation id={conversationIn(search)} />}
    </div>
  )
}

/** What the page begins with; a conversation that is not the reader's is told of by the page. */
function load({ context, url }: LoadInput): Promise<unknown> {
  const id = conversationIn(url.searchParams)
  const isVisitor = context.viewer() === null
  return Promise.all([
    context.queries.prefetchQuery(standingQuery(context)),
    context.queries.prefetchQuery(dictionaryQuery(context, countries)),
    !isVisitor && loadEndless(conversationsOf(context), context),
    !isVisitor && id !== '' && context.queries.fetchQuery(conversationQuery(context, id)),
    id !== '' && fetchAnswered(),
  ])
}

export const { page } = definePage({ load, Component: AiLegalPage })
