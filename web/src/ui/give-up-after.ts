/** No answer came in time. */
export class TimedOut extends Error {
  override name = 'TimedOut'
  readonly seconds: number

  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`)
    this.seconds = Math.round(milliseconds / 1000)
  }
}

/**
 * Does a piece of work that is given so long and no longer: then it is told to stop, and the caller waits no more
 * even if it does not.
 */
export async function giveUpAfter<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const stop = (reason: unknown) => {
    // First the caller, so that it learns the reason and not what the work makes of it.
    reject(reason)
    controller.abort(reason)
  }
  const cancel = () => stop(signal.reason)
  const timer = setTimeout(() => stop(new TimedOut(milliseconds)), milliseconds)
  signal.addEventListener('abort', cancel)
  try {
    return await Promise.race([stopped, work(controller.signal)])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}
