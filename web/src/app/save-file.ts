import type { Language } from '@portal/protocol/kernel/languages.ts'
import { CallFailed } from './ask.ts'

/**
 * Gets a file that a call answers and hands it to the reader's browser to keep. Unlike a link to it, this tells a
 * refusal as any other call does.
 *
 * @param body what the call is posted, where it is
 */
export async function saveFile(
  address: string,
  name: string,
  language: Language,
  body?: object,
): Promise<void> {
  const response = await fetch(address, {
    credentials: 'same-origin',
    headers: { 'accept-language': language, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallFailed(null, 'offline')
  })
  if (!response.ok) {
    const { code, message, data } = (await response.json().catch(() => {
      throw new CallFailed(null, 'offline')
    })) as { code: string; message: string; data: unknown }
    throw new CallFailed(code, message, data)
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name
  link.click()
  // The browser has taken the file over by the next minute.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
