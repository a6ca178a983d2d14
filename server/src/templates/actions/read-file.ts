import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import { readWordFile } from '../../documents/door.ts'
import type { Services } from '../../kernel/services.ts'
import { templateOf } from '../word/template-of.ts'

/**
 * Reads a Word document as a template; nothing of it is kept.
 *
 * @throws Refusal where it is no Word document, or has macros, or too many are read already
 * @throws InputInvalid where it is damaged, says nothing, leaves no blanks, or is longer than any contract
 */
export async function readFile(
  _services: Services,
  { body: { file } }: GivenOf<typeof templateAdminCalls.readFile>,
): Promise<AnswerOf<typeof templateAdminCalls.readFile>> {
  const { paragraphs, leftOut } = await readWordFile(new Uint8Array(await file.arrayBuffer()))
  return { ...templateOf(paragraphs), leftOut }
}
