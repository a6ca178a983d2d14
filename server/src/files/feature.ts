import type { Feature } from '../kernel/feature.ts'
import { purgeFiles } from './actions/purge-files.ts'
import { ownFiles, releaseFiles } from './leaving.ts'
import { fileRoutes } from './routes.ts'

export const filesFeature = {
  name: 'files',
  tables: ['stored_file', 'begun_content', 'refused_upload'],
  routes: fileRoutes,
  accounts: {
    'stored_file.owner_id': { leaving: 'erase', exported: true },
    'refused_upload.owner_id': { leaving: 'row goes', exported: { not: 'counted for an hour' } },
  },
  leaving: { erase: releaseFiles },
  exported: ownFiles,
  jobs: (services) => [{ name: 'purge-files', cron: '37 * * * *', run: () => purgeFiles(services) }],
} as const satisfies Feature
