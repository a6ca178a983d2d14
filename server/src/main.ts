import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { openControlServer } from './commands/control-server.ts'
import { keepOwnBackups } from './commands/own-backups.ts'
import { readConfig } from './kernel/config.ts'
import { listen } from './kernel/http/listen.ts'
import { checkBucket } from './app/check-bucket.ts'
import { endProcess } from './app/end-process.ts'
import { openPortal, type Portal } from './app/open-portal.ts'
import { startReason } from './app/start-reason.ts'
import { giveBackMemory } from './threads/give-back-memory.ts'
import { letWatch } from './threads/watchdog.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function greet({ services: { config, store } }: Portal, address: string): void {
  say(`\nForeign-related Legal Services Portal: ${config.publicUrl}`)
  if (config.publicUrl !== address) say(`Listening at ${address}`)
  if (store.kind === 'pglite') {
    say(
      `Embedded store in ${config.dataDir}: for trial and small single-machine use; set DATABASE_URL for more.`,
    )
  }
  if (config.isDemo) {
    say(`\nDemo accounts, password ${demoPassword}:`)
    for (const { username, userType } of demoAccounts) say(`  ${username.padEnd(18)} ${userType}`)
    say('')
  }
}

/** Milliseconds a start waits for search to have everything; a larger corpus is taken in while serving. */
const searchPatience = 5000

/** After so long a start has done its work, and the memory that it took can go back. */
const settledMilliseconds = 10_000

interface HeldPort {
  port: number
  /** Lets go of it, for the portal to listen there. */
  free(): Promise<void>
}

/** A free port in the place of 0: links need to know it before the portal listens, and nobody may take it meanwhile. */
async function holdPort(port: number, host: string): Promise<HeldPort> {
  if (port !== 0) return { port, free: async () => {} }
  const holder = createServer((socket) => socket.destroy()).listen(0, host)
  await once(holder, 'listening')
  return {
    port: (holder.address() as AddressInfo).port,
    free: async () => {
      holder.close()
      await once(holder, 'close')
    },
  }
}

try {
  const settings = readConfig(process.env)
  const held = await holdPort(settings.port, settings.host)
  const config = readConfig({ ...process.env, PORT: String(held.port) })
  await checkBucket(config)
  const beat = letWatch(config.watchdogSeconds)
  const portal = await openPortal(config)
  const control = await openControlServer(portal)
  const backups = keepOwnBackups(portal)
  endProcess(portal.app.log, async () => {
    await control.close()
    await backups.close()
    await portal.close()
  })
  await Promise.race([portal.follower.logFollowed(), delay(searchPatience, undefined, { ref: false })])
  await held.free()
  const address = await listen(portal.app, config)
  await portal.startJobs()
  beat()
  setTimeout(giveBackMemory, settledMilliseconds).unref()
  greet(portal, address.replace('127.0.0.1', 'localhost'))
} catch (error) {
  process.stderr.write(`${startReason(error)}\n`)
  process.exit(1)
}
