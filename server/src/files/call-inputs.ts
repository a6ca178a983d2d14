import { addFile } from '../testing/details.ts'
import { imageFile } from '../testing/account-inputs.ts'
import { addSomebody, callerOf, type CallInputs } from '../testing/somebody.ts'
import { fileInfo } from './file-info.ts'

/** Of files. */
export const callInputs: CallInputs = {
  'files.upload': async () => ({ body: { purpose: 'ATTACHMENT', file: imageFile() } }),
  'files.remove': async (services, token) => {
    const { id } = await callerOf(services, token)
    return { params: { id: await addFile(services, id, 'ATTACHMENT') } }
  },
  'files.open': async (services) => {
    const { id: ownerId } = await addSomebody(services, 'PERSON')
    const id = await addFile(services, ownerId, 'ATTACHMENT', { isUsed: true })
    const row = { id, name: 'sample.png', media_type: 'image/png', size: 1, purpose: 'ATTACHMENT' as const }
    const { url } = fileInfo(services, row)
    return { params: { id }, query: Object.fromEntries(new URL(url, 'http://localhost').searchParams) }
  },
  'files.picture': async (services) => {
    const { id: ownerId } = await addSomebody(services, 'PERSON')
    return { params: { id: await addFile(services, ownerId, 'AVATAR', { isUsed: true }) } }
  },
}

export const ownersCalls = ['files.remove']
