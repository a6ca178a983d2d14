import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { rowId } from '../kernel/fields.ts'
import { fileAnswer } from '../kernel/file-answer.ts'
import {
  cropArea,
  fileInfo,
  filePurposes,
  madeType,
  mostFileBytes,
  openedTypes,
  type FilePurpose,
} from './schemas.ts'

export const fileCalls = {
  upload: call({
    method: 'POST',
    path: '/web/file/upload',
    access: 'user',
    summary: 'Upload a file, to be named by its id in a later call; forgotten after a day when none names it',
    body: z.strictObject({
      purpose: z.enum(Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]]),
      file: z.file().min(1).max(mostFileBytes),
      /** Of an avatar alone; without it, the middle of the picture. */
      crop: cropArea.optional(),
    }),
    form: { fileBytes: mostFileBytes },
    output: fileInfo,
    audit: 'file.upload',
    perMinute: 60,
  }),
  remove: call({
    method: 'DELETE',
    path: '/web/file/{id}',
    access: 'user',
    summary: 'Remove a file of one’s own that nothing names',
    params: rowId,
    output: z.null(),
    audit: 'file.remove',
  }),
  open: call({
    method: 'GET',
    path: '/common/file/{id}',
    access: 'public',
    summary: 'A file, by an address that was signed for its reader and ends after some minutes',
    params: rowId,
    query: z.object({ expires: z.string().max(20), signature: z.string().max(100) }),
    output: fileAnswer,
    file: openedTypes,
  }),
  picture: call({
    method: 'GET',
    path: '/common/picture/{id}',
    access: 'public',
    summary: 'An avatar',
    params: rowId,
    output: fileAnswer,
    file: madeType,
  }),
}
