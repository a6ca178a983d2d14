import { toQuery, wholeList } from '@portal/protocol/kernel/list-address.ts'
import { verificationsList } from '@portal/protocol/verification/lists.ts'
import { adminKey, fresh } from '../app/admin/queries.ts'
import type { ReviewQueue } from '../app/admin/review-page.tsx'
import { listSource } from '../app/lists/use-list.ts'
import type { AppContext } from '../app/page.ts'

type Asking = Pick<AppContext, 'ask'>

export const verifications = listSource({
  list: verificationsList,
  query: ({ ask }, asked) => {
    const query = toQuery(verificationsList, asked)
    return {
      queryKey: [...adminKey, 'verifications', query],
      queryFn: ({ signal }) => ask('verification', 'page', { query }, signal),
      ...fresh,
    }
  },
})

const whole = wholeList(verificationsList)

export const verificationQueue = {
  path: '/admin/verifications',
  source: verifications,
  waiting: [{ ...whole, filters: { ...whole.filters, state: 'PENDING' } }],
} as const satisfies ReviewQueue<typeof verificationsList>

export function verificationQuery({ ask }: Asking, id: string) {
  return {
    queryKey: [...adminKey, 'verification', id],
    queryFn: ({ signal }: { signal: AbortSignal }) => ask('verification', 'read', { params: { id } }, signal),
    ...fresh,
  }
}
