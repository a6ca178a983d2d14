import type { Calls } from '@portal/protocol/calls.ts'
import { apiPrefix, type InputOf, type Method, type OutputOf } from '@portal/protocol/kernel/call.ts'
import type { FieldProblem } from '@portal/protocol/kernel/envelope.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { manifest } from 'virtual:call-manifest'
import { createWriteKeys } from './write-keys.ts'

/** The server refused a call, or could not be reached. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  /** Of the catalogue; null when no answer came. */
  readonly code: string | null
  readonly data: unknown

  constructor(code: string | null, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }

  /** The fields that are not valid, with their messages. */
  get fields(): FieldProblem[] {
    return (this.data as { fields?: FieldProblem[] } | null)?.fields ?? []
  }

  get requestId(): string | undefined {
    return (this.data as { requestId?: string } | null)?.requestId
  }
}

/** How a request gets to the server: over the network, or inside the process while a page is rendered. */
export type Transport = (request: {
  method: Method
  path: string
  body?: object
  signal?: AbortSignal
}) => Promise<{ status: number; envelope: unknown }>

export type Ask = <Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  feature: Feature,
  name: Name,
  input?: InputOf<Calls[Feature][Name]>,
  signal?: AbortSignal,
) => Promise<OutputOf<Calls[Feature][Name]>>

type Value = string | number

/** Query parameters; one with several values is repeated. */
type Query = Record<string, Value | readonly Value[] | undefined>

function address(path: string, params: Record<string, string>, query: Query): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Where a call that answers a file is found, for a link to it. */
export function fileAddress<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  feature: Feature,
  name: Name,
  input: InputOf<Calls[Feature][Name]>,
): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string>
    query?: Query
  }
  return apiPrefix + address(manifest[feature][name][1], params, query)
}

/** Sorts what a form has into what is in a call's address and what is in its body, or its query. */
export function inputFrom<Feature extends keyof Calls, Name extends keyof Calls[Feature] & string>(
  { feature, name }: { feature: Feature; name: Name },
  given: Readonly<Record<string, unknown>>,
): { params: object; body?: object; query?: object } {
  const [method, path] = manifest[feature][name]
  const isParam = ([field]: [string, unknown]) => path.includes(`{${field}}`)
  const params = Object.fromEntries(Object.entries(given).filter(isParam))
  const rest = Object.fromEntries(Object.entries(given).filter((entry) => !isParam(entry)))
  return { params, [method === 'GET' ? 'query' : 'body']: rest }
}

/** Makes the typed `ask` over a transport. A successful answer is its data; any other is thrown. */
export function createAsk(transport: Transport): Ask {
  return async (feature, name, input, signal) => {
    const [method, path] = manifest[feature][name]
    const {
      params = {},
      query = {},
      body,
    } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Query
      body?: object
    }
    const answer = await transport({
      method,
      path: address(path, params, query),
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    const { code, message, data } = answer.envelope as { code: string; message: string; data: never }
    if (answer.status !== 200) throw new CallFailed(code, message, data)
    return data
  }
}

/** A body with a file goes as a multipart form: texts and the file as they are, anything else as JSON. */
function formOf(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue
    if (typeof value === 'string' || value instanceof Blob) form.append(name, value)
    else form.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }))
  }
  return form
}

function hasFile(body: object): boolean {
  return Object.values(body).some((value) => value instanceof Blob)
}

/** The browser's transport; `language` is asked at each request, so that a switch needs no new one. */
export function browserTransport(language: () => Language): Transport {
  const keys = createWriteKeys()
  return async ({ method, path, body, signal }) => {
    const isForm = body !== undefined && hasFile(body)
    const content = body === undefined || isForm ? '' : JSON.stringify(body)
    const write = `${method} ${path}`
    // A file sent again leaves one that no row names, and that is all.
    const key = method === 'GET' || isForm ? null : keys.keyOf(write, content)
    const lost = () => {
      if (key) keys.lose(write, content, key)
      return new CallFailed(null, 'offline')
    }
    const response = await fetch(apiPrefix + path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': language(),
        ...(key && { 'idempotency-key': key }),
        // A form names its own type, with the boundary between its parts.
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? formOf(body) : content }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw lost()
    })
    const envelope: unknown = await response.json().catch(() => {
      throw lost()
    })
    // The first may still run, or have been done before something failed: sent again, it is the same write.
    const isUncertain = response.status === 429 || response.status >= 500
    if (key && isUncertain) keys.lose(write, content, key)
    else if (key) keys.answered(write)
    return { status: response.status, envelope }
  }
}
