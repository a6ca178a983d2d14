import { z } from 'zod'
import { demoLines } from './demo-lines.ts'

const languages = z.array(
  z.strictObject({ code: z.string(), level: z.enum(['NATIVE', 'FLUENT', 'WORKING']) }),
)

const common = {
  username: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Stands in its numbers. */
  order: z.int(),
  name: z.string(),
  country: z.string(),
  specialties: z.array(z.string()),
  languages,
  workArea: z.string(),
  brief: z.string(),
}

/** A lawyer or an agency of the samples that fill the directory. */
const sample = z.discriminatedUnion('userType', [
  z.strictObject({ ...common, userType: z.literal('LAWYER'), bar: z.string().optional(), firm: z.string() }),
  z.strictObject({
    ...common,
    userType: z.enum(['LAW_OFFICE', 'TRANSLATE', 'OTHER']),
    responsiblePerson: z.string(),
    address: z.string(),
    scope: z.string(),
    members: z.array(
      z.strictObject({ name: z.string(), practiceStart: z.string(), areas: z.array(z.string()), languages }),
    ),
  }),
])

export type SampleProvider = z.output<typeof sample>

export const sampleProviderLines = () => demoLines('profiles')

/** Their accounts are made by one feature, their profiles by another. */
export function sampleProviders(): SampleProvider[] {
  return sampleProviderLines().map((line) => sample.parse(JSON.parse(line)))
}
