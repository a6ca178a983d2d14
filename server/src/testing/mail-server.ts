import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on this machine that keeps what it is given. */
export interface MailServer {
  /** As the setting `SMTP_URL`. */
  url: string
  /** The mails it took, the first first. */
  mails: string[]
  /** Reply codes (RFC 5321) that the next mails are refused with, one each. */
  refusals: number[]
  /** Whoever has not signed in is refused before anything of a mail is said. */
  strangers: boolean
  close: () => Promise<void>
}

export async function openMailServer(): Promise<MailServer> {
  const mails: string[] = []
  const refusals: number[] = []
  const state = { strangers: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) =>
      done(state.strangers ? Object.assign(new Error('sign in'), { responseCode: 530 }) : null),
    onData: async (stream, _session, done) => {
      const mail = await text(stream)
      const refusal = refusals.shift()
      if (refusal === undefined) mails.push(mail)
      done(refusal === undefined ? null : Object.assign(new Error('refused'), { responseCode: refusal }))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refusals,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  })
}
