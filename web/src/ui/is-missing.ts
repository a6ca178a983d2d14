import { codes } from '@portal/protocol/kernel/codes.ts'

/** Whether what a call asked about is not there, or not for this reader, who is not told which. */
export function isMissing(failure: Error & { code?: string | null }): boolean {
  return failure.code === codes.notFound.code || failure.code === codes.notForYou.code
}
