import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const app = Fastify()
afterEach(() => app.close())

test('a file is closed whose reader was gone before the first of it was sent', async () => {
  const file = await open(fileURLToPath(import.meta.url))
  const { size: bytes } = await file.stat()
  const pieces = file.createReadStream()
  app.get('/', async ({ socket }, reply) => {
    reader.destroy()
    await once(socket, 'close')
    return sendFile(reply, 'text/plain', { name: 'a.txt', content: { bytes, read: () => pieces } })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const reader = connect((app.server.address() as AddressInfo).port)
  reader.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n')
  await once(pieces, 'close')
  expect(file.fd).toBe(-1)
})
