/** SQLSTATEs of a server that stops, starts, ended a connection, or has none to give (PostgreSQL, appendix A). */
const states = /^(?:08...|57P0[123]|53300)$/
/** What the system says of a connection. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What the driver says in words alone. */
const words =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$|^Client has encountered a connection error/

/** Whether an error tells that the database cannot be reached now: the same may well be asked again. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (code !== undefined && (states.test(code) || systemCodes.has(code))) return true
  if (words.test(message)) return true
  if (error instanceof AggregateError && error.errors.some(isConnectionLost)) return true
  return isConnectionLost(cause)
}
