import { longestKeyword } from '@portal/protocol/laws/constants.ts'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPortal } from '../testing/store.ts'
import type { Portal } from './open-portal.ts'

const perAddress = 10

/** One that waits for a request no longer than a second, one with few connections, and the same behind a proxy. */
let hasty: Portal
let bounded: Portal
let proxied: Portal
const open: Socket[] = []

beforeAll(async () => {
  hasty = await openTestPortal({ requestSeconds: 1 })
  bounded = await openTestPortal({ connectionsPerAddress: perAddress })
  proxied = await openTestPortal({ connectionsPerAddress: perAddress, trustProxy: 1 })
  for (const { app } of [hasty, bounded, proxied]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  for (const portal of [hasty, bounded, proxied]) await portal.close()
})

const portOf = ({ app }: Portal) => (app.server.address() as { port: number }).port

/** A connection that says no more than this, and what it has been told when it ends. */
async function say(to: Portal, text: string) {
  const socket = connect(portOf(to), '127.0.0.1')
  open.push(socket)
  let told = ''
  socket.on('data', (part) => (told += part.toString()))
  socket.on('error', () => {})
  // Refused, it ends in an error or without one.
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(told)))
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
  if (text) socket.write(text)
  return { socket, ended }
}

const health = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n'

describe('a connection that does not say what it wants ends by itself', () => {
  test.each([
    ['nothing at all', ''],
    ['half of its headers', health],
    [
      'half of its body',
      'POST /api/frLegalPlatform/web/user/account/login HTTP/1.1\r\nHost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"account":',
    ],
  ])('%s', async (_, text) => {
    const { ended } = await say(hasty, text)
    expect(await ended).toMatch(/^(?:$|HTTP\/1\.1 408 )/)
  })
})

test('the address of the longest question is answered, though the page that asks bears it too', async () => {
  const query = `?format=csv&keyword=${encodeURIComponent('法'.repeat(longestKeyword))}`
  const path = `/api/frLegalPlatform/web/lawRegulations/table${query}`
  const asked = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nReferer: http://localhost/legal/query${query}\r\n`
  const { ended } = await say(bounded, `${asked}Connection: close\r\n\r\n`)
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
})

test('what is read a line at a time is answered while it keeps to its time', async () => {
  const { socket, ended } = await say(bounded, health)
  socket.write('Connection: close\r\n\r\n')
  expect(await ended).toMatch(/^HTTP\/1\.1 200 /)
})

test('one address has so many connections, and gets another when one of them ends', async () => {
  const held = await Promise.all(Array.from({ length: perAddress }, () => say(proxied, '')))
  expect(held).toHaveLength(perAddress)
  const beyond = await say(proxied, `${health}Connection: close\r\n\r\n`)
  expect(await beyond.ended, 'behind a proxy').toMatch(/^HTTP\/1\.1 200 /)

  const own = await Promise.all(Array.from({ length: perAddress }, () => say(bounded, '')))
  const refused = await say(bounded, `${health}Connection: close\r\n\r\n`)
  expect(await refused.ended).toBe('')
  own[0]!.socket.destroy()
  await own[0]!.ended
  await expect
    .poll(async () => (await say(bounded, `${health}Connection: close\r\n\r\n`)).ended, { timeout: 30_000 })
    .toMatch(/^HTTP\/1\.1 200 /)
})
