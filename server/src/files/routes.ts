import { fileCalls } from '@portal/protocol/files/calls.ts'
import type { Bind } from '../kernel/http/bind.ts'
import { openFile, openPicture } from './actions/open-file.ts'
import { removeFile } from './actions/remove-file.ts'
import { uploadFile } from './actions/upload-file.ts'

export function fileRoutes(bind: Bind): void {
  bind(fileCalls.upload, uploadFile)
  bind(fileCalls.remove, removeFile)
  bind(fileCalls.open, openFile)
  bind(fileCalls.picture, openPicture)
}
