import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { streamType } from '@portal/protocol/kernel/stream.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal } from '../testing/store.ts'
import { declaredCalls } from './fixtures.ts'
import type { Portal } from './open-portal.ts'

interface Schema {
  type?: string | string[]
  $ref?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: Schema | boolean
}

interface Operation {
  summary?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
  security?: Record<string, string[]>[]
}

interface Document {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown>; schemas?: Record<string, Schema> }
}

let portal: Portal
let document: Document

beforeAll(async () => {
  portal = await openTestPortal()
  const response = await portal.app.inject({ url: '/api/openapi.json' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  document = response.json<Document>()
})
afterAll(() => portal.close())

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'])

/** Every schema inside a schema. */
function* within(schema: Schema): Generator<Schema> {
  yield schema
  const { properties = {}, items, anyOf = [], oneOf = [], additionalProperties } = schema
  const inner = [...Object.values(properties), ...anyOf, ...oneOf, ...(items ? [items] : [])]
  if (typeof additionalProperties === 'object') inner.push(additionalProperties)
  for (const one of inner) yield* within(one)
}

function schemasOf({ parameters = [], requestBody, responses }: Operation): Schema[] {
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
    Object.values(part?.content ?? {}),
  )
  return [...parameters, ...contents].flatMap(({ schema }) => [...within(schema)])
}

describe('the OpenAPI document', () => {
  test('is of version 3.1 and says what it is of', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info.title).not.toBe('')
    expect(document.components.securitySchemes.accessToken).toEqual({
      type: 'apiKey',
      in: 'header',
      name: 'accessToken',
    })
  })

  test('names every call and nothing else', () => {
    const named = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = declaredCalls.map(({ call }) => `${call.method} ${apiPrefix}${call.path}`)
    expect(named.toSorted()).toEqual(declared.toSorted())
  })

  test.each(declaredCalls)('describes $name', ({ call }) => {
    const operation = document.paths[apiPrefix + call.path]![call.method.toLowerCase()]!
    expect(operation.summary).toBe(call.summary)
    expect(operation.security).toEqual(call.access === 'public' ? undefined : [{ accessToken: [] }])

    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const { parameters = [], requestBody, responses } = operation
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath)
    for (const one of parameters) {
      expect(['path', 'query']).toContain(one.in)
      if (one.in === 'path') expect(one.required).toBe(true)
    }
    expect(requestBody !== undefined).toBe(call.body !== undefined)
    if (call.file) {
      expect(Object.keys(responses['200']!.content!)).toEqual([call.file].flat())
      return
    }
    if (call.event) {
      expect(Object.keys(responses['200']!.content!)).toEqual([streamType])
      return
    }
    const answer = responses['200']!.content!['application/json']!.schema
    expect(Object.keys(answer.properties!)).toEqual(['code', 'message', 'data'])
    expect(answer.required).toEqual(['code', 'message', 'data'])
  })

  test('holds schemas of known types whose references and required names exist', () => {
    for (const operation of Object.values(document.paths).flatMap((operations) =>
      Object.values(operations),
    )) {
      for (const schema of schemasOf(operation)) {
        for (const type of [schema.type ?? []].flat()) expect(types).toContain(type)
        if (schema.$ref) {
          const name = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref)?.[1]
          expect(document.components.schemas).toHaveProperty([name!])
        }
        for (const name of schema.required ?? []) expect(schema.properties).toHaveProperty([name])
      }
    }
  })

  test('holds no schema that takes just anything', () => {
    for (const operation of Object.values(document.paths).flatMap((operations) =>
      Object.values(operations),
    )) {
      for (const schema of schemasOf(operation)) expect(Object.keys(schema)).not.toEqual([])
    }
  })
})

describe('the readable docs', () => {
  test('stand at /api/docs', async () => {
    const first = await portal.app.inject({ url: '/api/docs' })
    const page =
      first.statusCode === 200 ? first : await portal.app.inject({ url: String(first.headers.location) })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
  })

  test('run no script that the security policy stops', async () => {
    const page = await portal.app.inject({ url: '/api/docs/' })
    const policy = String(page.headers['content-security-policy'])
    const nonce = /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1]
    const scripts = [...page.body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    expect(scripts.length).toBeGreaterThan(0)
    for (const [, attributes = '', content = ''] of scripts) {
      const isData = /type="application\/json"/.test(attributes)
      const source = /src="([^"]*)"/.exec(attributes)?.[1]
      if (source) {
        expect(source).not.toMatch(/^(https?:)?\/\//)
        expect(
          (await portal.app.inject({ url: new URL(source, 'http://localhost/api/docs/').pathname }))
            .statusCode,
        ).toBe(200)
      } else if (content.trim() && !isData) expect(attributes).toContain(`nonce="${nonce}"`)
    }
  })
})

test('health is told to anyone', async () => {
  for (const url of ['/api/health/live', '/api/health/ready']) {
    const response = await portal.app.inject({ url })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
  }
})
