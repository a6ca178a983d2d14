import { calls } from '@portal/protocol/calls.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import { firstScript } from '@portal/protocol/kernel/first-script.ts'
import { createHash } from 'node:crypto'
import { codeMessage } from '../kernel/words.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal } from '../testing/store.ts'
import { addressOf, declaredCalls, expectCode, freshAddress, readEnvelope } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const searchUrl = addressOf(calls.laws.search)

function send(payload: string | Buffer, contentType = 'application/json', url = searchUrl) {
  return portal.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, 'accept-language': 'en' },
    remoteAddress: freshAddress(),
  })
}

/** Which paths a declared path is the pattern of. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}

describe('an address that names no call', () => {
  const paths = [
    `${apiPrefix}/web/nothing`,
    apiPrefix,
    `${apiPrefix}/`,
    `${apiPrefix}/WEB/LAWREGULATIONS/PAGE`,
    '/api/nothing',
    `${apiPrefix}//web/lawRegulations/coverage`,
  ]

  test.each(paths)('%s answers 794404', async (url) => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await portal.app.inject({ method, url, headers: { 'accept-language': 'ru' } })
      expectCode(response, 'notFound')
      expect(response.json()).toMatchObject({ message: codeMessage('notFound', 'ru'), data: null })
    }
  })

  test.each(declaredCalls)('$name by any other method answers 794404', async ({ call }) => {
    const url = addressOf(call, { params: { id: 'x' } })
    // Of "session/list" and "session/{id}" each is an address of the other's pattern.
    const taken = declaredCalls
      .filter((other) => patternOf(other.call.path).test(call.path))
      .map((other) => other.call.method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      if (taken.includes(method as never)) continue
      const response = await portal.app.inject({ method, url })
      expectCode(response, 'notFound')
    }
  })

  test.each(['/web/%FF', '/web/lawRegulations/%FF', '/web/lawRegulations/%E4%BD', '/web/%'])(
    '%s, whose encoding is broken, answers in an envelope',
    async (path) => {
      const response = await portal.app.inject({
        url: apiPrefix + path,
        headers: { 'accept-language': 'en' },
      })
      expect(response.statusCode).toBeLessThan(500)
      expect(readEnvelope(response).message).toMatch(/^[\p{ASCII}]+$/u)
    },
  )

  test.each([101, 301, 5000])('a step of %i characters answers in an envelope', async (length) => {
    const response = await portal.app.inject({ url: `${apiPrefix}/web/lawRegulations/${'x'.repeat(length)}` })
    expect(response.statusCode).toBeLessThan(500)
    readEnvelope(response)
  })
})

test('no method is answered that no call has', async () => {
  for (const method of ['TRACE', 'PATCH', 'OPTIONS']) {
    const answer = await portal.app.inject({
      method: method as 'PATCH',
      url: searchUrl,
      headers: { 'x-a': 'b' },
    })
    expect(answer.statusCode, method).toBe(404)
    expect(answer.body).not.toContain('x-a')
  }
})

describe('a body that cannot be read', () => {
  const broken = [
    ['nothing', ''],
    ['half an object', '{"keyword":'],
    ['two values', '{} {}'],
    ['a comment', '{/* */}'],
    ['a prototype key', '{"__proto__":{"isAdmin":true}}'],
    ['a nested prototype key', '{"keyword":{"__proto__":{}}}'],
    ['a constructor key', '{"constructor":{"prototype":{}}}'],
    ['a number out of range', '{"page":1e999}'],
    ['bytes that are no text', Buffer.from('{"keyword":"\xff\xfe', 'latin1')],
  ] as const

  test.each(broken)('%s is refused in words', async (_, payload) => {
    const { fields } = expectCode<{ fields: FieldProblem[] }>(await send(payload), 'invalid')
    expect(fields.length).toBeGreaterThan(0)
    expect(fields[0]!.message).toMatch(/^[\p{ASCII}]+$/u)
  })

  test('a prototype key leaves no trace', async () => {
    await send('{"__proto__":{"isAdmin":true}}')
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  test.each([
    ['in a list', `{"keyword":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    ['in objects', `{"keyword":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`],
  ])('deep nesting %s is refused', async (_, payload) => {
    const { fields } = expectCode<{ fields: FieldProblem[] }>(await send(payload), 'invalid')
    expect(fields[0]!.field).toBe('keyword')
  })

  test('broken UTF-8 inside a text is searched for as it can be read', async () => {
    const response = await send(Buffer.from('{"keyword":"\xff\xfe\x80"}', 'latin1'))
    expect(response.statusCode).toBeLessThan(500)
    readEnvelope(response)
  })

  test.each([
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
    'nonsense',
  ])('%s is a type that calls do not take', async (type) => {
    expectCode(await send('a=1', type), 'typeNotSupported')
  })

  test('plain text is not taken for JSON', async () => {
    const response = await send('{"keyword":"合同"}', 'text/plain')
    expect([400, 415]).toContain(response.statusCode)
    readEnvelope(response)
  })

  test.each([
    ['half an object', '{"keyword":', 'This is not JSON'],
    ['a comment', '{/* */}', 'This is not JSON'],
    ['a prototype key', '{"__proto__":{"isAdmin":true}}', 'This is not JSON'],
    ['nothing', '', 'This is not JSON'],
    [
      'bytes that are no text',
      Buffer.from('{"keyword":\xff}', 'latin1'),
      'This contains characters that cannot be read',
    ],
  ] as const)('%s is refused for what is wrong with it', async (_, payload, message) => {
    const { fields } = expectCode<{ fields: FieldProblem[] }>(await send(payload), 'invalid')
    expect(fields).toEqual([{ field: '', message }])
  })

  test('a body of more than a megabyte is too large', async () => {
    const response = await send(JSON.stringify({ keyword: 'x'.repeat(1_100_000) }))
    expectCode(response, 'tooLarge')
    expect(response.json<{ message: string }>().message).toBe(codeMessage('tooLarge', 'en'))
  })

  test('a body just below that is looked at', async () => {
    const { fields } = expectCode<{ fields: FieldProblem[] }>(
      await send(JSON.stringify({ keyword: 'x'.repeat(1_000_000) })),
      'invalid',
    )
    expect(fields).toEqual([{ field: 'keyword', message: 'At most 2000 characters' }])
  })
})

describe('a form that cannot be read', () => {
  const disposition = 'Content-Disposition: form-data; name="username"'
  const part = `--x\r\n${disposition}\r\n\r\nreader\r\n`
  const ofX = 'multipart/form-data; boundary=x'
  const forms = [
    ['names no boundary', 'multipart/form-data', `${part}--x--\r\n`],
    ['is none', ofX, 'nonsense'],
    ['has half a header', ofX, '--x\r\nContent-Dispo'],
    ['stops within a text', ofX, part],
    ['stops within a file', ofX, part.replace(disposition, `${disposition}; filename="a.pdf"`)],
    ['has another boundary', 'multipart/form-data; boundary=y', `${part}--x--\r\n`],
    ['has too long a boundary', `multipart/form-data; boundary=${'x'.repeat(300)}`, `${part}--x--\r\n`],
  ] as const

  test.each(forms)('as it %s is refused, signed in or not', async (_, type, payload) => {
    const response = await send(payload, type, addressOf(calls.account.registerCompany))
    const { fields } = expectCode<{ fields: FieldProblem[] }>(response, 'invalid')
    expect(fields).toEqual([{ field: '', message: 'The form could not be read' }])
  })

  test('as a text of it has a prototype’s name is refused', async () => {
    const payload = `${part.replace('username', '__proto__')}--x--\r\n`
    expectCode(await send(payload, ofX, addressOf(calls.account.registerCompany)), 'invalid')
  })

  test('as a text of it is too long is not cut: its field is named', async () => {
    const payload = `${part.replace('reader', 'r'.repeat(70_000))}--x--\r\n`
    const response = await send(payload, ofX, addressOf(calls.account.registerCompany))
    const { fields } = expectCode<{ fields: { field: string }[] }>(response, 'invalid')
    expect(fields.map(({ field }) => field)).toEqual(['username'])
  })
})

describe('the Host', () => {
  const ask = (host: string, url = addressOf(calls.home.statistics), accept = '*/*') =>
    portal.app.inject({ url, headers: { host, accept, 'accept-language': 'en' } })

  test.each([
    'evil.example/path',
    'user@evil.example',
    'a b',
    '<script>',
    'evil.example:port',
    'evil.example:99999',
    '[::1',
    '[evil]',
    'a..b',
    'javascript:alert(1)',
    'x'.repeat(300),
  ])('%j is none and refused', async (host) => {
    expect(expectCode(await ask(host), 'invalid')).toEqual({
      fields: [{ field: 'Host', message: 'The format is not right' }],
    })
    const page = await ask(host, '/home', 'text/html')
    expect(page.statusCode).toBe(400)
    expect(page.headers['content-type']).toContain('text/html')
  })

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '[::1]:3000', 'portal.example.', 'a_b.internal:80'])(
    '%j is one',
    async (host) => {
      expectCode(await ask(host), 'done')
    },
  )
})

describe('headers', () => {
  test('of every answer keep browsers from guessing, framing and loading from elsewhere', async () => {
    for (const response of [
      await portal.app.inject({ url: addressOf(calls.home.statistics) }),
      await portal.app.inject({ url: addressOf(calls.laws.details, { params: { id: 'unknown' } }) }),
      await portal.app.inject({ url: '/api/health/live' }),
      await portal.app.inject({ url: `${apiPrefix}/web/nothing` }),
    ]) {
      const { headers } = response
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/)
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/)
      expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    }
  })

  test('of a page allow the portal’s own files', async () => {
    const { headers } = await portal.app.inject({ url: '/nothing', headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'self'",
      `script-src 'self' 'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`,
      "object-src 'none'",
      "base-uri 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy.split(';')).toContain(part)
    expect(/style-src ([^;]+)/.exec(policy)![1]).not.toMatch(/unsafe|\*/)
  })

  test('say how a long answer is packed', async () => {
    const response = await portal.app.inject({
      url: addressOf(calls.reference.areas),
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers['content-encoding']).toBe('br')
    expect(String(response.headers.vary).toLowerCase()).toContain('accept-encoding')
  })
})
