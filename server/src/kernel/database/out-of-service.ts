/**
 * SQLSTATEs of a server that stops, starts, ended a connection or a statement, or lacks what it needs: disk, memory,
 * connections (PostgreSQL, appendix A). Of two statements that wait for each other it ends one.
 */
const states = /^(?:08...|57P0[123]|57014|53...|58030|40P01|40001)$/
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

/** Whether an error tells that the database cannot serve now: the same may well be asked again. */
export function isOutOfService(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, message, cause } = error as NodeJS.ErrnoException
  if (code !== undefined && (states.test(code) || systemCodes.has(code))) return true
  if (words.test(message)) return true
  if (error instanceof AggregateError && error.errors.some(isOutOfService)) return true
  return isOutOfService(cause)
}
