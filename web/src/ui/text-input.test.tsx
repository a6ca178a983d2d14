import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

/** What is said of the only input: its attributes by name, and the texts that it is described by. */
function told(field: ReactElement): Record<string, string> {
  const html = renderToStaticMarkup(field)
  const attributes = new Map<string, string>()
  const [, input = ''] = /<(?:input|textarea) ([^>]*)>/.exec(html) ?? []
  for (const [, name, value] of input.matchAll(/([\w-]+)="([^"]*)"/g)) attributes.set(name!, value!)
  const textOf = (attribute: string, id: string) =>
    new RegExp(`${attribute}="${id}"[^>]*>([^<]*)`).exec(html)?.[1]
  const described = (attributes.get('aria-describedby') ?? '').split(' ').map((id) => textOf('id', id))
  return {
    ...Object.fromEntries(attributes),
    label: textOf('for', attributes.get('id')!) ?? '',
    description: described.join(' | '),
  }
}

describe.each([
  ['a line', (props: object) => <TextInput label="Name" {...props} />],
  ['a text', (props: object) => <TextArea label="Name" rows={3} {...props} />],
])('%s', (_, field) => {
  test('is named by its label, described by its hint, and not marked', () => {
    const said = told(field({ hint: 'As registered' }))
    expect(said).toMatchObject({ label: 'Name', description: 'As registered' })
    expect(said).not.toHaveProperty('aria-invalid')
  })

  test('is marked where something is wrong with it, and says what before the hint', () => {
    expect(told(field({ hint: 'As registered', error: 'Missing' }))).toMatchObject({
      'aria-invalid': 'true',
      description: 'Missing | As registered',
    })
  })

  test('is marked where what is wrong is said elsewhere', () => {
    expect(told(field({ 'aria-invalid': true }))).toMatchObject({ 'aria-invalid': 'true' })
  })
})
