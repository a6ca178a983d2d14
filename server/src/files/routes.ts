import { fileCalls } from '@portal/protocol/files/calls.ts'
import type { FastifyInstance } from 'fastify'
import { whoIs } from '../account/actions/confirm-password.ts'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { openFile, openPicture } from './actions/open-file.ts'
import { removeFile } from './actions/remove-file.ts'
import { uploadFile } from './actions/upload-file.ts'

export function fileRoutes(app: FastifyInstance, services: Services): void {
  bind(app, fileCalls.upload, ({ body, context }) => uploadFile(services, whoIs(context).accountId, body))
  bind(app, fileCalls.remove, ({ params, context }) =>
    removeFile(services, whoIs(context).accountId, params.id),
  )
  bind(app, fileCalls.open, ({ params, query }) => openFile(services, params.id, query))
  bind(app, fileCalls.picture, ({ params }) => openPicture(services, params.id))
}
