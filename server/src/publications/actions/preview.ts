import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { publicationCalls } from '@portal/protocol/publications/calls.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { findPreviewed, signPreview } from '../preview-link.ts'
import { shownWhole } from '../shown.ts'

/**
 * An address at which whoever has it reads a version that is worked on, as it then is.
 *
 * @throws Refusal where there is none, or it is worked on no more
 */
export async function linkToPreview(
  services: Services,
  { params: { id } }: GivenOf<typeof publicationDeskCalls.previewLink>,
): Promise<AnswerOf<typeof publicationDeskCalls.previewLink>> {
  const signed = await signPreview(services, id)
  if (!signed) throw new Refusal('notFound')
  const query = new URLSearchParams({ id, ...signed })
  return {
    link: `${services.config.publicUrl}/information/preview?${query}`,
    endsAt: new Date(Number(signed.expires) * 1000).toISOString(),
  }
}

/**
 * A version that is worked on, by such an address.
 *
 * @throws Refusal where the address is not signed or has ended, or the version is worked on no more, or was withdrawn
 *   since
 */
export async function showPreview(
  services: Services,
  { params: { id }, query }: GivenOf<typeof publicationCalls.preview>,
  { language }: Asker,
): Promise<AnswerOf<typeof publicationCalls.preview>> {
  const row = await findPreviewed(services, { id, ...query }, language)
  const whole = row && (await shownWhole(services, row))
  if (!whole) throw new Refusal('notFound')
  return { ...whole, publishedAt: row.appeared_at?.toISOString() ?? null, state: row.state }
}
