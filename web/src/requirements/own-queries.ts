import { toQuery } from '@portal/protocol/kernel/list-address.ts'
import { ownRequirementsList, signedUpList } from '@portal/protocol/requirements/lists.ts'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'
import { requirementsKey } from './query-key.ts'

type Asking = Pick<AppContext, 'ask'>

/** Signed addresses of files end after some minutes, and the other side moves too: asked for anew, in milliseconds. */
const lookAgain = 120_000

/** The reader's own requirements. */
export const ownRequirements = listSource({
  list: ownRequirementsList,
  query: ({ ask }, asked) => {
    const query = toQuery(ownRequirementsList, asked)
    return {
      queryKey: [...requirementsKey, 'own', query],
      queryFn: ({ signal }) => ask('requirements', 'ownPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** One of them, with its sign-ups. */
export function ownRequirementQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...requirementsKey, 'own', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('requirements', 'own', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: lookAgain,
  }
}

/** The requirements that the reader signed up for. */
export const signedUpRequirements = listSource({
  list: signedUpList,
  query: ({ ask }, asked) => {
    const query = toQuery(signedUpList, asked)
    return {
      queryKey: [...requirementsKey, 'signed-up', query],
      queryFn: ({ signal }) => ask('requirements', 'signedUpPage', { query }, signal),
      staleTime: 0,
    }
  },
})

/** One of them, with the sign-up. */
export function signedUpQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...requirementsKey, 'signed-up', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      ask('requirements', 'signedUp', { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: lookAgain,
  }
}
