import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { openControlServer } from './commands/control-server.ts'
import { keepOwnBackups } from './commands/own-backups.ts'
import { giveBackMemory } from './search/give-back-memory.ts'
import { BadSetting, readConfig, type Config } from './kernel/config.ts'
import { DataFolderInUse, DataFolderUnusable } from './kernel/data-folder.ts'
import { isOutOfService } from './kernel/database/out-of-service.ts'
import { StoreDamaged } from './kernel/database/store-damaged.ts'
import { listen } from './kernel/http/listen.ts'
import { plainReason } from './kernel/plain-reason.ts'
import { openPortal, type Portal } from './app/open-portal.ts'

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

/** One stop may arrive several times: from the terminal's group, from npm, from the start script. */
const sameStopMilliseconds = 1000

/** SIGTERM and SIGINT finish open requests and close the store; another one later ends at once. */
function stopOnSignal(portal: Portal, stop: () => Promise<void>): void {
  let stoppingSince: number | null = null
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (Date.now() - stoppingSince > sameStopMilliseconds) process.exit(1)
        return
      }
      stoppingSince = Date.now()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          portal.app.log.error({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}

/** A port that is free now, in the place of 0: links need to know it before anything listens. */
async function choosePort(port: number, host: string): Promise<number> {
  if (port !== 0) return port
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}

/** The settings of the environment, with a port that is known. */
async function readSettings(): Promise<Config> {
  const { port, host } = readConfig(process.env)
  return readConfig({ ...process.env, PORT: String(await choosePort(port, host)) })
}

/** Errors whose message is written for people. */
const forPeople = [BadSetting, DataFolderInUse, DataFolderUnusable, StoreDamaged] as const

/** What people can mend, in a line; null for what they cannot. */
function reasonOf(error: unknown): string | null {
  if (forPeople.some((kind) => error instanceof kind)) return (error as Error).message
  const { syscall, message } = error as NodeJS.ErrnoException
  if (syscall === 'listen') return `PORT or HOST cannot be used: ${message}`
  if (isOutOfService(error)) return `DATABASE_URL cannot be reached: ${message}`
  return plainReason(error)
}

try {
  const config = await readSettings()
  const portal = await openPortal(config)
  const control = await openControlServer(portal)
  const backups = keepOwnBackups(portal)
  stopOnSignal(portal, async () => {
    await control.close()
    await backups.close()
    await portal.close()
  })
  await Promise.race([portal.follower.logFollowed(), delay(searchPatience, undefined, { ref: false })])
  const address = await listen(portal.app, config)
  setTimeout(giveBackMemory, settledMilliseconds).unref()
  greet(portal, address.replace('127.0.0.1', 'localhost'))
} catch (error) {
  const reason = reasonOf(error)
  if (reason === null) throw error
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
