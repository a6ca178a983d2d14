import { longestCheckedText } from '@portal/protocol/checks/constants.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { checkCalls } from '@portal/protocol/checks/calls.ts'
import { readTextFile } from '../../documents/door.ts'
import type { Services } from '../../kernel/services.ts'

/** The text of a file that somebody brings; neither is kept. */
export async function readFile(
  _services: Services,
  { body: { file } }: GivenOf<typeof checkCalls.readFile>,
): Promise<AnswerOf<typeof checkCalls.readFile>> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { text: await readTextFile(bytes, longestCheckedText) }
}
