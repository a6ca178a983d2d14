import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { productCalls } from '@portal/protocol/products/calls.ts'
import { mostOfMember } from '@portal/protocol/products/constants.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { publishedAmong } from '../../publications/door.ts'
import { productsOfMember } from '../door.ts'

/** The published products of whose teams a provider is. */
export async function listOfMember(
  services: Services,
  { params: { id } }: GivenOf<typeof productCalls.ofMember>,
  { language }: Asker,
): Promise<AnswerOf<typeof productCalls.ofMember>> {
  const ids = await productsOfMember(services.db, id)
  return publishedAmong(services, 'product', { ids, most: mostOfMember, language })
}
