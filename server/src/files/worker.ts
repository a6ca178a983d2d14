import { filePurposes } from '@portal/protocol/files/purposes.ts'
import { parentPort } from 'node:worker_threads'
import { hasActiveContent } from './active-content.ts'
import type { FileReply, FileRequest } from './ask-thread.ts'
import { mediaTypeOf } from './media-type.ts'
import { stripPicture } from './strip-picture.ts'

/** The thread that reads what somebody uploads, one file after another. */

const port = parentPort!

async function judge(content: Buffer, types: readonly string[]): Promise<FileReply> {
  const mediaType = await mediaTypeOf(content)
  if (mediaType === null || !types.includes(mediaType)) return { refused: 'uploadedType' }
  const isPicture = mediaType.startsWith('image/')
  if (!isPicture && (await hasActiveContent(content, mediaType))) return { refused: 'activeContent' }
  return { mediaType }
}

function strip(content: Buffer, mediaType: string, orientation: number): FileReply {
  const stripped = stripPicture(content, mediaType, orientation)
  return stripped ? { content: new Uint8Array(stripped) } : { refused: 'uploadedType' }
}

function answer(request: FileRequest): Promise<FileReply> | FileReply {
  const { buffer, byteOffset, byteLength } = request.content
  const content = Buffer.from(buffer, byteOffset, byteLength)
  return request.asked === 'judge'
    ? judge(content, filePurposes[request.purpose].types)
    : strip(content, request.mediaType, request.orientation)
}

port.on('message', async (request: FileRequest) => port.postMessage(await answer(request)))
