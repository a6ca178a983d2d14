import { demoAccounts, demoPassword } from '@portal/protocol/account/demo.ts'
import { BadSetting, readConfig } from '../kernel/config.ts'
import { DataFolderInUse } from '../kernel/data-folder.ts'
import { openPortal, type Portal } from './open-portal.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function greet({ services: { config, store } }: Portal, address: string): void {
  say(`\nForeign-related Legal Services Portal: ${config.publicUrl ?? address}`)
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

/** SIGTERM and SIGINT finish open requests and close the store; a second signal ends at once. */
function stopOnSignal(portal: Portal): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      portal.close().then(
        () => process.exit(0),
        (error: unknown) => {
          portal.app.log.error({ err: error }, 'could not stop cleanly')
          process.exit(1)
        },
      )
    })
  }
}

try {
  const config = readConfig(process.env)
  const portal = await openPortal(config)
  stopOnSignal(portal)
  const address = await portal.app.listen({ port: config.port, host: config.host })
  greet(portal, address.replace('127.0.0.1', 'localhost'))
} catch (error) {
  if (error instanceof BadSetting || error instanceof DataFolderInUse) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  throw error
}
