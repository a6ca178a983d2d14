import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Nothing but a heading and a line: what a page costs here whatever is on it. */
const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>A bare page</title><meta name="description" content="A heading and a line."></head>
<body><main><h1>A bare page</h1><p>A heading and a line.</p></main></body></html>`

/** Serves a page that asks for nothing, as a floor for those that are measured beside it. */
export async function openBarePage(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(({ url }, response) => {
    if (url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    else response.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
