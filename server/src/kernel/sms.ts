import type { SmsSettings } from './config.ts'
import type { Deliver } from './outbox.ts'

/** Milliseconds a provider may take to answer. */
const usualPatience = 20_000

/** The template as JSON with its places filled, in every text of it. */
function fillTemplate(template: string, values: Record<string, string>): string {
  const filled: unknown = JSON.parse(template, (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place)
      : value,
  )
  return JSON.stringify(filled)
}

/** What a provider answers to a phone or a text that it does not take: another try is of no use. */
const refusals = [400, 404, 410, 413, 422]

/** Sends SMS by a POST to a provider; refusals of the message are for good, all else is tried again. */
export function smsDelivery({ url, token, template }: SmsSettings, patience = usualPatience): Deliver {
  return async ({ key, recipient, text, code, language }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: fillTemplate(template, { phone: recipient, text, code: code ?? '', language, id: key }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    }).catch((error: Error) => {
      throw new Error(`SMS delivery failed: ${error.name}`)
    })
    await response.body?.cancel()
    if (response.ok) return 'sent'
    const { status } = response
    if (refusals.includes(status)) return 'refused'
    throw new Error(`SMS delivery failed: ${status}`)
  }
}
