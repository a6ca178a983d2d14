import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { InputInvalid } from '../refusal.ts'

/** The body as a whole is not what it says that it is. */
export function bodyInvalid(rule: FieldRule): InputInvalid {
  return new InputInvalid([{ field: '', rule }])
}

/** Reads bodies as JSON (RFC 8259), prototype keys refused; of one that is none it says whether that is its characters. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    void parse(request, body.toString('utf8'), (error, read) => {
      if (!error) return done(null, read)
      done(bodyInvalid(isUtf8(body) ? 'notJson' : 'notText'))
    })
  })
}
