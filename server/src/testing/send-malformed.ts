import { connect } from 'node:net'
import { malform, malformations, type Malformation, type WholeRequest } from './malformed.ts'

/** A request that is not answered, nor its connection ended, within so many milliseconds hangs. */
const patience = 30_000

/**
 * One that is not answered within so many milliseconds may be waited for to go on: its sender then ends it. Not before:
 * Node's server gives no answer to who has ended, and how many are answered at all would be a matter of luck.
 */
const listening = 1000

/** Sends bytes, and says no more; the status it is answered with, null where the connection just ends. */
function sendBytes(port: number, bytes: Buffer): Promise<number | 'hangs' | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let head = ''
    const clock = setTimeout(() => {
      resolve('hangs')
      socket.destroy()
    }, patience)
    const end = setTimeout(() => socket.end(), listening)
    socket.on('data', (part) => {
      if (head.length < 60) head += part.toString('latin1')
    })
    // One that the portal has ended before all was sent breaks.
    socket.on('error', () => {})
    socket.once('close', () => {
      clearTimeout(clock)
      clearTimeout(end)
      const status = /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
      resolve(status === undefined ? null : Number(status))
    })
    socket.write(bytes)
  })
}

interface Sending {
  port: number
  names: readonly string[]
  /** A request of a call that would be taken as it is; asked anew after some, as some use up what they name. */
  wholeOf(name: string): Promise<WholeRequest>
  count: number
  random: () => number
  atOnce: number
  /** Of one call, from one whole request. */
  perWhole: number
  onSent?: (sent: number, faults: number) => Promise<void> | void
}

interface Sent {
  /** How often each status was answered; `none` where the connection just ended. */
  statuses: Record<string, number>
  /** Answers of 5xx and requests that hang, as somebody has to see them. */
  faults: string[]
}

/** Sends malformed requests of every call in turn, each in every way in turn. */
export async function sendMalformed(sending: Sending): Promise<Sent> {
  const { port, names, wholeOf, count, random, atOnce, perWhole, onSent } = sending
  const sent: Sent = { statuses: {}, faults: [] }
  const waiting: { whole: WholeRequest; how: Malformation }[] = []
  let turn = 0
  let begun = 0
  let ended = 0

  async function next() {
    while (waiting.length === 0) {
      const name = names[turn % names.length]!
      const offset = turn
      turn += 1
      const whole = await wholeOf(name)
      for (let at = 0; at < perWhole; at++)
        waiting.push({ whole, how: malformations[(offset + at) % malformations.length]! })
    }
    return waiting.pop()!
  }

  async function work(): Promise<void> {
    while (begun < count) {
      begun += 1
      const { whole, how } = await next()
      const bytes = malform(whole, how, random)
      const status = await sendBytes(port, bytes)
      const told = String(status ?? 'none')
      sent.statuses[told] = (sent.statuses[told] ?? 0) + 1
      if (status === 'hangs' || (status !== null && status >= 500))
        sent.faults.push(
          `${told}: ${whole.name}, ${how}: ${JSON.stringify(bytes.toString('latin1')).slice(0, 1500)}`,
        )
      ended += 1
      await onSent?.(ended, sent.faults.length)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  return sent
}
