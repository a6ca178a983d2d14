import type { FilePurpose } from '@portal/protocol/files/purposes.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { manifest } from 'virtual:call-manifest'
import { CallFailed } from './ask.ts'

/** Part of a picture, in its pixels, that is kept of it. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

interface SentFile {
  purpose: FilePurpose
  file: File
  crop?: CropArea
  language: Language
  signal: AbortSignal
  /** @param share from 0 to 1 */
  onProgress: (share: number) => void
}

/** Uploads a file. XMLHttpRequest, because `fetch` does not tell how much of a body has gone out. */
export function sendFile({ purpose, file, crop, language, signal, onProgress }: SentFile): Promise<FileInfo> {
  const [method, path] = manifest.files.upload
  const form = new FormData()
  form.append('purpose', purpose)
  if (crop) form.append('crop', new Blob([JSON.stringify(crop)], { type: 'application/json' }))
  form.append('file', file)

  const request = new XMLHttpRequest()
  request.open(method, apiPrefix + path)
  request.setRequestHeader('accept-language', language)
  request.responseType = 'json'
  signal.addEventListener('abort', () => request.abort(), { once: true })

  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('abort', () => {
      reject(new DOMException('The upload was cancelled.', 'AbortError'))
    })
    request.addEventListener('error', () => reject(new CallFailed(null, 'offline')))
    request.addEventListener('load', () => {
      const answer = request.response as { code: string; message: string; data: FileInfo } | null
      if (!answer) reject(new CallFailed(null, 'offline'))
      else if (request.status === 200) resolve(answer.data)
      else reject(new CallFailed(answer.code, answer.message, answer.data))
    })
    request.send(form)
  })
}
