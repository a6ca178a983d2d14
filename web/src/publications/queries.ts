import type { Calls } from '@portal/protocol/calls.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { kindSpec, type EventKind, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { eventsList, publicationsList, researchList } from '@portal/protocol/publications/lists.ts'
import { queryOptions } from '@tanstack/react-query'
import { CallFailed } from '../app/ask.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { countries, dictionaryQuery } from '../reference/queries.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever is asked of publications. */
const publicationsKey = ['publications']

interface KindCalls {
  page: keyof Calls['publications'] & `${string}Page`
  read: PublicationKind
}

/** The calls that list a kind and read one of it. */
const callsOf = {
  policy: { page: 'policyPage', read: 'policy' },
  news: { page: 'newsPage', read: 'news' },
  dynamic: { page: 'dynamicPage', read: 'dynamic' },
  notice: { page: 'noticePage', read: 'notice' },
  article: { page: 'articlePage', read: 'article' },
  ask: { page: 'askPage', read: 'ask' },
  case: { page: 'casePage', read: 'case' },
  interview: { page: 'interviewPage', read: 'interview' },
  research: { page: 'researchPage', read: 'research' },
  training: { page: 'trainingPage', read: 'training' },
  activity: { page: 'activityPage', read: 'activity' },
  product: { page: 'productPage', read: 'product' },
} as const satisfies Record<PublicationKind, KindCalls>

/** Kinds that are there to be read, and nothing more. */
export type ReadKind = Exclude<PublicationKind, EventKind | 'product'>

/** Of a page of a kind; a list that is opened anew is asked for anew. */
function pageKey(kind: PublicationKind, { language }: Asking, query: object) {
  return { queryKey: [...publicationsKey, kind, 'page', language(), query], staleTime: 0 }
}

/** What is published of a kind, each in the reader's language or, where it is not held in that, in Chinese. */
export function publicationsOf(kind: ReadKind) {
  const list = kind === 'research' ? researchList : publicationsList
  return listSource({
    list,
    query: (context, asked) => {
      const query = toQuery(list, asked)
      return {
        ...pageKey(kind, context, query),
        queryFn: ({ signal }) => context.ask('publications', callsOf[kind].page, { query }, signal),
      }
    },
  })
}

/** What takes place of a kind. */
export function eventsOf(kind: EventKind) {
  return listSource({
    list: eventsList,
    query: (context, asked) => {
      const query = toQuery(eventsList, asked)
      return {
        ...pageKey(kind, context, query),
        queryFn: ({ signal }) => context.ask('publications', callsOf[kind].page, { query }, signal),
      }
    },
  })
}

/** A publication of a kind. */
export function publicationQuery({ ask, language }: Asking, kind: PublicationKind, id: string) {
  return queryOptions({
    queryKey: [...publicationsKey, kind, 'read', id, language()],
    queryFn: ({ signal }) => ask('publications', callsOf[kind].read, { params: { id } }, signal),
    staleTime: 0,
  })
}

/** What an address of a version that is not published says, as it was signed. */
export interface SignedVersion {
  id: string
  expires: string | null
  signature: string | null
}

/** A version that is not published; an address without a signature finds nothing, as a wrong one does. */
export function previewQuery({ ask, language }: Asking, { id, expires, signature }: SignedVersion) {
  return queryOptions({
    queryKey: [...publicationsKey, 'preview', id, expires, signature, language()],
    queryFn: ({ signal }) => {
      if (expires === null || signature === null) throw new CallFailed(codes.notFound.code, '')
      return ask('publications', 'preview', { params: { id }, query: { expires, signature } }, signal)
    },
    staleTime: 0,
  })
}

/** Types of research with how much there is of each. */
export function researchTypesQuery({ ask }: Asking) {
  return queryOptions({
    queryKey: [...publicationsKey, 'research-types'],
    queryFn: ({ signal }) => ask('publications', 'researchTypes', {}, signal),
    staleTime: 0,
  })
}

/** What the codes of a kind are called. */
export function loadNames(context: AppContext, kind: PublicationKind): Promise<unknown> {
  return Promise.all(
    [kindSpec(kind).categories, countries].map((type) =>
      context.queries.prefetchQuery(dictionaryQuery(context, type)),
    ),
  )
}
