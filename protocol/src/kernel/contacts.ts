import { z } from 'zod'

/** Contacts, as they are opened to the other side. */
export const contacts = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})

export type Contacts = z.output<typeof contacts>
