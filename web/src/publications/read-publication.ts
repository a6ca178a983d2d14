import type { Publication } from '@portal/protocol/publications/schemas.ts'

/** A publication as its text is read, whether everybody reads it yet or not. */
export interface ReadPublication extends Omit<
  Publication,
  'publishedAt' | 'changedAt' | 'related' | 'earlier' | 'later'
> {
  publishedAt: string | null
  changedAt?: string | null
}
