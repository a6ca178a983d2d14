import { z } from 'zod'

/** Where something failed, without the message that stands before it. */
function framesOf(stack: string | undefined): string[] {
  return (stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
}

/**
 * What is said of an error, without what somebody wrote: the quoted, addresses, numbers to call, what follows an
 * address's question mark.
 */
export function plainMessage(message: string): string {
  return message
    .replace(/"[^"]*"|(?<!\p{L})'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»/gu, '…')
    .replace(/(?:["`“«]|(?<!\p{L})').*$/su, '…')
    .replace(/[^\s<>,;:]+@[^\s<>,;:]+/g, '…')
    .replace(/\?\S*/g, '?…')
    .replace(/\+?\d[\d\s()-]{6,}\d/g, '…')
    .slice(0, 500)
}

/** Of an answer that does not fit its schema, where and how; what stood there may be anybody's. */
function messageOf(error: Error): string {
  if (!(error instanceof z.core.$ZodError)) return plainMessage(error.message)
  return error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`).join('; ')
}

export interface LoggedError {
  type: string
  message: string
  code?: string
  /** Of an error of the database. */
  table?: string
  constraint?: string
  stack: string[]
  cause?: LoggedError
  errors?: LoggedError[]
}

/**
 * An error as the log tells it. Its other properties are left out: those of the database's errors hold the values of
 * rows, those of a schema's the input, those of the system's the address asked for.
 */
export function loggedError(thrown: unknown): LoggedError {
  const error = thrown instanceof Error ? thrown : Object.assign(new Error('no error'), thrown)
  const { code, table, constraint } = error as Error &
    Partial<Record<'code' | 'table' | 'constraint', string>>
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    ...(typeof table === 'string' && { table }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: framesOf(error.stack),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(loggedError) }),
  }
}
