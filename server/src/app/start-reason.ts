import { BadSetting } from '../kernel/config.ts'
import { DataFolderInUse, DataFolderUnusable } from '../kernel/data-folder.ts'
import { MigrationBlocked } from '../kernel/database/migrate.ts'
import { isOutOfService } from '../kernel/database/out-of-service.ts'
import { StoreDamaged } from '../kernel/database/store-damaged.ts'
import { whyRefused } from '../kernel/database/why-refused.ts'
import { plainReason } from '../kernel/plain-reason.ts'
import { BucketRefused } from './check-bucket.ts'

/** Errors whose message is written for people. */
const forPeople = [
  BadSetting,
  BucketRefused,
  DataFolderInUse,
  DataFolderUnusable,
  MigrationBlocked,
  StoreDamaged,
] as const

/** Why a portal could not be started, and what to do, in a line. */
export function startReason(error: unknown): string {
  if (forPeople.some((kind) => error instanceof kind)) return (error as Error).message
  const { syscall, message, stack } = error as NodeJS.ErrnoException
  if (syscall === 'listen') {
    return `PORT or HOST cannot be used: ${message}. End what listens there, or choose others.`
  }
  const refused = whyRefused(error)
  if (refused !== null) return refused
  if (isOutOfService(error)) {
    return `DATABASE_URL cannot be reached: ${message || 'nobody answers'}. Start the server, or correct its address.`
  }
  const known = plainReason(error)
  if (known !== null) return known
  if (process.env.LOG_LEVEL === 'debug') return stack ?? message
  return `The portal could not be started: ${message}. With LOG_LEVEL=debug it tells where.`
}
