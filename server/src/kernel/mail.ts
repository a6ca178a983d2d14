import { createHash } from 'node:crypto'
import type { Transporter } from 'nodemailer'
import type { MailSettings } from './config.ts'
import type { Deliver } from './outbox.ts'

/** In milliseconds. */
const usualLimits = {
  /** An SMTP server takes a connection, and says who it is. */
  greeting: 20_000,
  /**
   * It takes one message, however slowly it speaks: whoever leaves sooner after the text may have it sent twice
   * (RFC 5321, 4.5.3.2.6), and whoever stays longer than a job may take, too.
   */
  whole: 290_000,
}

/** The same for every delivery of one message: a repeat after a crash is recognised by it (RFC 5322, 3.6.4). */
export function messageId(key: string, from: string): string {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`
}

/**
 * Whether the server refused the recipient or the text for good (RFC 5321, 4.2.1: 5yz), so that another try is of no
 * use. What it refuses before that, a password or a sender, is the portal's own: the message waits until it is set
 * right.
 */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown }
  const isOfMessage = command === 'RCPT TO' || command === 'DATA'
  return isOfMessage && typeof responseCode === 'number' && responseCode >= 500
}

/** Sends e-mail by SMTP. */
export function mailDelivery({ url, from }: MailSettings, limits = usualLimits): Deliver {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = {
      connectionTimeout: limits.greeting,
      dnsTimeout: limits.greeting,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.whole,
    }
    return createTransport(url, timeouts as never)
  }
  let transport: Promise<Transporter> | undefined
  return async (message) => {
    const failure: unknown = await (
      await (transport ??= open())
    )
      .sendMail({
        from,
        to: { name: '', address: message.recipient },
        subject: message.subject ?? '',
        text: message.text,
        messageId: messageId(message.key, from),
        signal: AbortSignal.timeout(limits.whole),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': message.language,
          ...(message.unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        ...(message.unsubscribe && { list: { unsubscribe: message.unsubscribe } }),
      })
      .then(
        () => null,
        (error: unknown) => error,
      )
    if (failure === null) return 'sent'
    if (isPermanent(failure)) return 'refused'
    // What the server said may name the recipient: its code tells enough.
    const { code, responseCode } = failure as { code?: string; responseCode?: number }
    throw new Error(`SMTP delivery failed: ${code ?? 'unknown'} ${responseCode ?? ''}`.trim())
  }
}
