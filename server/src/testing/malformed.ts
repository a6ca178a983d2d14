import {
  cookieNames,
  cookieValues,
  hostileHeaders,
  hostileSteps,
  hostileTexts,
  hostileValues,
  methods,
} from './hostile.ts'

/** A request as a client sends it: what its call takes, of somebody who may make it. */
export interface WholeRequest {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

export const malformations = [
  'field',
  'body',
  'form',
  'header',
  'cookie',
  'path',
  'query',
  'method',
  'syntax',
] as const
export type Malformation = (typeof malformations)[number]

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = () => number

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Text cut, doubled, with bytes changed: whatever it was. */
function garble(bytes: Buffer, random: Random): Buffer {
  if (bytes.length === 0) return Buffer.from(pick(random, ['{', '\xff', '[]', '"']), 'latin1')
  const at = Math.floor(random() * bytes.length)
  const ways: (() => Buffer)[] = [
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, bytes]),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([Math.floor(random() * 256)]),
        bytes.subarray(at + 1),
      ]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from('\0\xff\xfe{"[', 'latin1'), bytes.subarray(at)]),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.concat([bytes.subarray(at), bytes.subarray(0, at)]),
  ]
  return pick(random, ways)()
}

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

function otherBody(body: Buffer, random: Random): Buffer {
  const whole = [
    'null',
    '1',
    '"x"',
    '[]',
    '{}',
    '',
    deep(5000),
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":1}}',
    '{"a":1,"a":2}',
    `{"${'k'.repeat(60_000)}":1}`,
    '1e999',
    '-',
    '\u2028',
  ]
  return random() < 0.4 ? Buffer.from(pick(random, whole)) : garble(body, random)
}

/** One of the body's fields, however deep, holds something else, is gone, or is a surplus one. */
function otherField(body: Buffer, random: Random): Buffer {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'))
  } catch {
    return garble(body, random)
  }
  let holder = parsed
  for (let step = 0; step < 6 && typeof holder === 'object' && holder !== null; step++) {
    const fields = Object.keys(holder)
    const field = random() < 0.1 || fields.length === 0 ? pick(random, hostileTexts) : pick(random, fields)
    // Its own alone: the prototype that all objects share is not the request's.
    const held = Object.hasOwn(holder, field) ? (holder as Record<string, unknown>)[field] : undefined
    if (typeof held === 'object' && held !== null && random() < 0.6) {
      holder = held
      continue
    }
    if (random() < 0.1) delete (holder as Record<string, unknown>)[field]
    else
      Object.defineProperty(holder, field, {
        value: pick(random, hostileValues),
        enumerable: true,
        configurable: true,
        writable: true,
      })
    break
  }
  return Buffer.from(JSON.stringify(parsed))
}

/** Multipart forms that end early, name nothing, or are none. */
function otherForm(request: WholeRequest, random: Random): WholeRequest {
  const boundary = 'limit'
  const part = (heads: string, content = 'x') => `--${boundary}\r\n${heads}\r\n\r\n${content}\r\n`
  const disposition = 'Content-Disposition: form-data'
  const forms = [
    '',
    `--${boundary}--`,
    part(`${disposition}; name="file"; filename="a.png"`),
    part(
      `${disposition}; name="file"; filename="${'x'.repeat(9000)}"\r\nContent-Type: image/png`,
      '\x89PNG\r\n\x1a\n',
    ) + `--${boundary}--\r\n`,
    part(disposition) + `--${boundary}--\r\n`,
    part('X: y') + `--${boundary}--\r\n`,
    part(`${disposition}; name="__proto__"`) + `--${boundary}--\r\n`,
    part(`${disposition}; name="purpose"`, 'ATTACHMENT').repeat(200) + `--${boundary}--\r\n`,
    part(`${disposition}; name="purpose"\r\nContent-Type: application/json`, '{{{') + `--${boundary}--\r\n`,
    part(`${disposition}; name="text"`, 'x'.repeat(200_000)) + `--${boundary}--\r\n`,
    part(`${disposition}; name*=utf-8''%ff; filename*=utf-8''%ff%00`) + `--${boundary}--\r\n`,
  ]
  const isOwn = request.headers['content-type']?.startsWith('multipart/') && request.body
  const body =
    isOwn && random() < 0.5 ? garble(request.body!, random) : Buffer.from(pick(random, forms), 'latin1')
  const type =
    isOwn && random() < 0.5
      ? request.headers['content-type']!
      : `multipart/form-data; boundary=${pick(random, [boundary, boundary, boundary, '', '"', 'x'.repeat(300)])}`
  return { ...request, body, headers: { ...request.headers, 'content-type': type } }
}

function otherPath(path: string, random: Random): string {
  const [address = '', query] = path.split('?', 2)
  const steps = address.split('/')
  const at = 1 + Math.floor(random() * (steps.length - 1))
  const ways: (() => string)[] = [
    () => steps.with(at, pick(random, hostileSteps)).join('/'),
    () => steps.toSpliced(at, 0, pick(random, hostileSteps)).join('/'),
    () => address + pick(random, hostileSteps),
    () => `http://other.example${address}`,
    () => address.toUpperCase(),
    () => `//${address}`,
    () => `${address}#x`,
    () => `${address}?${'a'.repeat(9000)}`,
  ]
  return pick(random, ways)() + (query ? `?${query}` : '')
}

function otherQuery(path: string, random: Random): string {
  const [address = '', query = ''] = path.split('?', 2)
  const named = [
    ...new URLSearchParams(query).keys(),
    'page',
    'size',
    'keyword',
    'sort',
    'lang',
    '__proto__',
    'a[b]',
  ]
  const values = [
    ...hostileTexts.map((text) => encodeURIComponent(text.toWellFormed())),
    ...hostileSteps.filter((step) => !step.includes('\\')),
    '1'.repeat(30),
    '-1',
    'NaN',
    '1e9',
  ]
  const more = Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => `${pick(random, named)}=${pick(random, values)}`,
  )
  return `${address}?${[query, ...more].filter(Boolean).join('&')}`
}

function bytesOf({ method, path, headers, body }: WholeRequest): Buffer {
  const lengths = body ? { 'content-length': String(body.length) } : {}
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...lengths, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    body ?? Buffer.alloc(0),
  ])
}

/** What is no HTTP, or nearly. */
function otherSyntax(request: WholeRequest, random: Random): Buffer {
  const whole = bytesOf(request)
  const text = whole.toString('latin1')
  const chunked = (chunks: string) =>
    Buffer.from(
      text
        .replace(/content-length: \d+\r\n/, '')
        .replace('\r\n\r\n', `\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`),
      'latin1',
    )
  const ways: (() => Buffer)[] = [
    () => garble(whole, random),
    () => Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'),
    () =>
      Buffer.from(
        text.replace('HTTP/1.1', pick(random, ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', 'XTTP/1.1'])),
        'latin1',
      ),
    () => Buffer.from(text.replace('\r\n', '\r\nno colon here\r\n'), 'latin1'),
    () => Buffer.from(text.replace('\r\n', '\r\n folded: x\r\n'), 'latin1'),
    () =>
      Buffer.from(
        text.replace('\r\n', `\r\n${Array.from({ length: 300 }, (_, at) => `x-${at}: ${at}\r\n`).join('')}`),
        'latin1',
      ),
    () => Buffer.from(text.replace('\r\n', `\r\nx: ${'y'.repeat(40_000)}\r\n`), 'latin1'),
    () =>
      Buffer.from(
        text.replace(
          /content-length: \d+/,
          `content-length: ${pick(random, ['-1', '9e9', '999999999999', '5, 6', '0x10', ''])}`,
        ),
        'latin1',
      ),
    () =>
      Buffer.from(text.replace('\r\n', '\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n'), 'latin1'),
    () =>
      chunked(
        pick(random, [
          'zz\r\n',
          '5\r\nab',
          '-1\r\n\r\n',
          'ffffffffffffffff\r\nx',
          '3;x=y\r\nabc\r\n0\r\n\r\n',
          '0\r\n',
        ]),
      ),
    () => Buffer.concat([whole, whole]),
    () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 'latin1'),
  ]
  return pick(random, ways)()
}

/** A request that is malformed in one way, as bytes; from a sender of its own, where a proxy is believed. */
export function malform(whole: WholeRequest, how: Malformation, random: Random): Buffer {
  const sender = Array.from({ length: 3 }, () => Math.floor(random() * 256)).join('.')
  const request = { ...whole, headers: { ...whole.headers, 'x-forwarded-for': `10.${sender}` } }
  const body = request.body ?? Buffer.from('{}')
  const headers = request.body ? request.headers : { ...request.headers, 'content-type': 'application/json' }
  switch (how) {
    case 'field':
      return bytesOf({ ...request, headers, body: otherField(body, random) })
    case 'body':
      return bytesOf({ ...request, headers, body: otherBody(body, random) })
    case 'form':
      return bytesOf(otherForm(request, random))
    case 'header': {
      const [name, value] = pick(random, hostileHeaders)
      return bytesOf({ ...request, headers: { ...request.headers, [name]: value } })
    }
    case 'cookie': {
      const jar = Array.from(
        { length: 4 },
        () => `${pick(random, cookieNames)}=${pick(random, cookieValues)}`,
      )
      return bytesOf({
        ...request,
        headers: { ...request.headers, cookie: jar.join(pick(random, ['; ', ';', ',', ''])) },
      })
    }
    case 'path':
      return bytesOf({ ...request, path: otherPath(request.path, random) })
    case 'query':
      return bytesOf({ ...request, path: otherQuery(request.path, random) })
    case 'method':
      return bytesOf({ ...request, method: pick(random, methods) })
    case 'syntax':
      return otherSyntax(request, random)
  }
}
