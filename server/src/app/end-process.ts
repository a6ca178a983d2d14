import type { FastifyBaseLogger } from 'fastify'

/** One stop may arrive several times: from the terminal's group, from npm, from the start script. */
const sameStopMilliseconds = 1000

/** After a fault the portal may not be able to stop: then it ends all the same. */
const longestLeave = 30_000

/**
 * Ends the process. SIGTERM and SIGINT finish open requests and close the store; another one later ends at once. After
 * what nobody caught, nobody knows in what state the process is: it takes leave of its readers in the same way and ends
 * with 1, so that a supervisor starts it anew.
 */
export function endProcess(log: FastifyBaseLogger, stop: () => Promise<void>): void {
  let stoppingSince: number | null = null
  let hasFault = false

  function begin(): void {
    stoppingSince = Date.now()
    stop().then(
      () => process.exit(hasFault ? 1 : 0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === null) begin()
      else if (Date.now() - stoppingSince > sameStopMilliseconds) process.exit(1)
    })
  }
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (thrown: unknown) => {
      // What a process that is ending stumbles over tells nothing more.
      if (hasFault) return
      hasFault = true
      log.fatal({ err: thrown }, 'a fault that nothing caught: the portal ends, to be started anew')
      setTimeout(() => process.exit(1), longestLeave)
      if (stoppingSince === null) begin()
    })
  }
}
