import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nothing but this machine is reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--remote-debugging-port=0',
]

export interface Browser {
  /** Port of the DevTools protocol. */
  port: number
  close(): Promise<void>
}

/** The project's script that finds Chromium has no types. */
async function findChromium(): Promise<string> {
  const script = new URL('../../../scripts/chromium.mjs', import.meta.url)
  const { findChromium: find } = (await import(script.href)) as { findChromium: () => Promise<string> }
  return find()
}

/** Starts Chromium with a profile of its own. */
export async function openBrowser(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'portal-bench-browser-'))
  const browser = spawn(await findChromium(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(browser, 'exit')
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: browser.stderr }).on('line', (line) => {
      const found = /DevTools listening on (ws:\S+)/.exec(line)
      if (found) resolve(found[1]!)
    })
    void ended.then(() => reject(new Error('Chromium ended before it was ready')))
  })
  // A signal would end the script around the browser that some systems have, and leave the browser.
  const close = async () => {
    const devTools = new WebSocket(address)
    devTools.addEventListener('open', () => devTools.send(JSON.stringify({ id: 1, method: 'Browser.close' })))
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port: Number(new URL(address).port), close }
}
