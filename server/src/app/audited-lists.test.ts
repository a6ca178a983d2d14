import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredCalls } from './fixtures.ts'

/** Fields of a row that say who somebody is. */
const naming = ['username', 'applicant', 'name', 'phone', 'email']

/** Lists of what is written for everybody or offered to them under the name that they read, or is about no person. */
const ofPublic = new Set(['forum.reviewPage', 'lawServices.reviewPage', 'providers.institutions'])

/** The fields of a row of a list's answer. */
function rowFields(output: z.ZodType): string[] {
  if (!(output instanceof z.ZodObject)) return []
  const { content } = output.shape as Record<string, z.ZodType>
  if (!(content instanceof z.ZodArray) || !(content.element instanceof z.ZodObject)) return []
  return Object.keys(content.element.shape)
}

const lists = declaredCalls
  .filter(
    ({ name, call: { access, list } }) =>
      list && typeof access === 'object' && 'roles' in access && !ofPublic.has(name),
  )
  .filter(({ call }) => rowFields(call.output).some((field) => naming.includes(field)))

test.each(lists)('$name says who somebody is, and leaves an audit line', ({ call }) => {
  expect(call.audit).toBeDefined()
})
