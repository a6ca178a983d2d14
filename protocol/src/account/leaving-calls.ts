import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import { codeField } from './fields.ts'

export const cancelBody = z.strictObject({ password: z.string().min(1).max(200), code: codeField })

/** Taking one's data along, and going. */
export const leavingCalls = {
  exportData: call({
    method: 'GET',
    path: '/web/user/export',
    access: 'user',
    summary: 'Everything the portal keeps of the caller, as JSON',
    output: fileAnswer,
    file: 'application/json',
    audit: 'account.export-data',
    perMinute: 5,
  }),
  cancelAccount: call({
    method: 'POST',
    path: '/web/user/cancel',
    access: 'user',
    summary: 'Cancel one’s own account for good, by password and the code sent to the phone',
    body: cancelBody,
    output: z.null(),
    audit: 'account.cancel',
    isOpenToFrozen: true,
    perMinute: 10,
  }),
}
