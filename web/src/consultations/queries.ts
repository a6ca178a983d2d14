import {
  ownConsultationsList,
  publishedConsultationsList,
  teamConsultationsList,
} from '@portal/protocol/consultations/lists.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CallFailed } from '../app/ask.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { dictionaryQuery } from '../reference/queries.ts'
import type { Shown } from './standing.ts'

type Asking = Pick<AppContext, 'ask' | 'language'>

/** Whatever is asked of consultations: what one of their calls changes is asked for anew. */
export const consultationsKey = ['consultations']

export const consultationTypes = 'CONSULTATION_TYPE'

/** Signed addresses of files end after some minutes, and the desk answers meanwhile: asked for anew, in milliseconds. */
const lookAgain = 120_000

/** How long an answer usually takes changes slowly, in milliseconds. */
const paceFresh = 600_000

/** The questions that everybody may read. */
export const publishedConsultations = listSource({
  list: publishedConsultationsList,
  query: ({ ask }, asked) => {
    const query = toQuery(publishedConsultationsList, asked)
    return {
      queryKey: [...consultationsKey, 'published', query],
      queryFn: ({ signal }) => ask('consultations', 'page', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A question that is published, of the reader's own, or to the reader's team. */
export function consultationQuery({ ask, language }: Asking, id: string) {
  return {
    queryKey: [...consultationsKey, 'read', id, language()],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('consultations', 'read', { params: { id } }, signal),
    staleTime: 0,
    // What a team reads is recorded each time.
    refetchInterval: ({ state: { data } }: { state: { data: Shown | undefined } }) =>
      data?.team ? false : lookAgain,
  }
}

/** A question of the reader's own; what others asked is not there, published or not. */
export function ownConsultationQuery({ ask, language }: Asking, id: string) {
  return {
    queryKey: [...consultationsKey, 'own', id, language()],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { own } = await ask('consultations', 'read', { params: { id } }, signal)
      if (!own) throw new CallFailed(codes.notFound.code, '')
      return own
    },
    staleTime: 0,
    refetchInterval: lookAgain,
    // What is typed stays while its page comes in another language.
    placeholderData: keepPreviousData,
  }
}

export function paceQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: [...consultationsKey, 'pace'],
    queryFn: ({ signal }) => ask('consultations', 'pace', {}, signal),
    staleTime: paceFresh,
  })
}

/** What may answer a question while it is typed, in the reader's language first; what was found before stays meanwhile. */
export function similarQuery({ ask, language }: Asking, keyword: string) {
  return queryOptions({
    queryKey: [...consultationsKey, 'similar', language(), keyword],
    queryFn: ({ signal }) => ask('consultations', 'similar', { query: { keyword } }, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
}

/** The reader's own questions. */
export const ownConsultations = listSource({
  list: ownConsultationsList,
  query: ({ ask }, asked) => {
    const query = toQuery(ownConsultationsList, asked)
    return {
      queryKey: [...consultationsKey, 'own', query],
      queryFn: ({ signal }) => ask('consultations', 'ownPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** Whether the reader is in the team of a product, and how many questions wait for it. */
export function teamStandingQuery({ ask }: Pick<AppContext, 'ask'>) {
  return queryOptions({
    queryKey: [...consultationsKey, 'team standing'],
    queryFn: ({ signal }) => ask('consultations', 'teamStanding', {}, signal),
  })
}

/** Questions to the teams that the reader is in. */
export const teamConsultations = listSource({
  list: teamConsultationsList,
  query: ({ ask, language }, asked) => {
    const query = toQuery(teamConsultationsList, asked)
    return {
      queryKey: [...consultationsKey, 'team', language(), query],
      queryFn: ({ signal }) => ask('consultations', 'teamPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** A question to the reader's team. */
export function teamConsultationQuery({ ask, language }: Asking, id: string) {
  return {
    queryKey: [...consultationsKey, 'team', 'read', id, language()],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('consultations', 'teamRead', { params: { id } }, signal),
    staleTime: 0,
    // Each reading is recorded.
    refetchInterval: false as const,
  }
}

/** What the types are called. */
export function loadTypes(context: AppContext): Promise<unknown> {
  return context.queries.prefetchQuery(dictionaryQuery(context, consultationTypes))
}
