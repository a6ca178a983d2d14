import { endLink } from '@portal/protocol/alerts/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { writeAudit } from '../kernel/audit.ts'
import type { Services } from '../kernel/services.ts'
import { endByLink } from './actions/links.ts'
import { endPath } from './signed-links.ts'

const plain = 'text/plain; charset=utf-8'

/**
 * Mail programs end an alert by one post to the address of the page that would ask (RFC 8058), without a session and
 * without following anywhere; what they post says nothing and is not read.
 */
export function endByPost(app: FastifyInstance, services: Services): void {
  app.post(
    endPath,
    {
      schema: { hide: true } as never,
      onRequest: async (request, reply) => {
        const { data: link } = endLink.safeParse(request.query)
        const standing = link && (await endByLink(services, link))
        if (!standing || standing.state === 'INVALID') return reply.code(404).type(plain).send('not found')
        await writeAudit(services.db, {
          accountId: null,
          event: 'alert.end',
          outcome: 'done',
          target: link.id,
          requestId: request.id,
        })
        return reply.type(plain).send('ended')
      },
    },
    () => null,
  )
}
