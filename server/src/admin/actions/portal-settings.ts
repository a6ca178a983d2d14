import type { oversightCalls } from '@portal/protocol/admin/oversight-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Services } from '../../kernel/services.ts'

export function showSettings({ settings }: Services): Promise<AnswerOf<typeof oversightCalls.settings>> {
  return settings.read()
}

export async function setSettings(
  { settings }: Services,
  { body }: GivenOf<typeof oversightCalls.setSettings>,
): Promise<null> {
  await settings.write(body)
  return null
}
