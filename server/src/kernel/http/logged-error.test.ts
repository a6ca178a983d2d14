import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loggedError, plainMessage } from './logged-error.ts'

/** What somebody wrote, and nobody may read in the log. */
const secrets = ['reader@example.org', '机密的词', '+8613800000002', 'Geheim_4711', '203.0.113.77']

const said = (error: unknown) => JSON.stringify(loggedError(error))

function databaseError() {
  return Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
    name: 'error',
    code: '23505',
    table: 'account',
    constraint: 'account_email',
    detail: 'Key (email)=(reader@example.org) already exists.',
    where: "portal parameter $1 = '机密的词'",
    internalQuery: 'select Geheim_4711',
    parameters: ['+8613800000002'],
  })
}

function schemaError() {
  const { error } = z
    .object({ email: z.literal('机密的词'), name: z.enum(['Geheim_4711']) })
    .strict()
    .safeParse({ email: 'reader@example.org', name: 1, '+8613800000002': 1 }, { reportInput: true })
  return error!
}

describe('an error in the log', () => {
  test.each([
    ['of the database', databaseError()],
    ['of a schema', schemaError()],
    ['of JSON', new SyntaxError('Unexpected token \'机\', "{"keyword":机密的词}" is not valid JSON')],
    ['of an address', Object.assign(new TypeError('Invalid URL'), { input: 'http://[?keyword=机密的词' })],
    ['of the router', new Error("'/legal/query?keyword=机密的词' is not a valid url component")],
    ['with a cause', new Error('failed', { cause: databaseError() })],
    ['of several', new AggregateError([databaseError(), schemaError()], 'several')],
    ['of a mail server', new Error('Recipient reader@example.org refused at +86 138 0000 0002')],
    ['of the job queue, which is none', { ...databaseError(), message: 'Key «机密的词»', queue: 'q' }],
    ['with a quotation that does not end', new Error('cannot read "机密的词')],
  ])('%s tells nothing of who wrote what', (_, error) => {
    for (const secret of [...secrets, '138 0000 0002']) expect(said(error)).not.toContain(secret)
  })

  test('tells what it is, where it came from and what it rests on', () => {
    expect(loggedError(new Error('no answer', { cause: databaseError() }))).toMatchObject({
      type: 'Error',
      message: 'no answer',
      stack: expect.arrayContaining([expect.stringMatching(/logged-error\.test\.ts/)]),
      cause: { type: 'error', code: '23505', table: 'account', constraint: 'account_email' },
    })
    expect(loggedError(schemaError()).message).toMatch(/^email: invalid_value; name: invalid_value/)
  })

  test.each([
    ['Connection terminated unexpectedly', 'Connection terminated unexpectedly'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ["can't do what isn't there", "can't do what isn't there"],
  ])('%s stays readable', (message, plain) => {
    expect(plainMessage(message)).toBe(plain)
  })
})
