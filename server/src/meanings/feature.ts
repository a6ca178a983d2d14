import type { Feature } from '../kernel/feature.ts'
import { embedLaws } from './follow-laws.ts'
import { noteBegun } from './store-model.ts'

export const meaningsFeature = {
  name: 'meanings',
  tables: ['meaning_model', 'meaning'],
  hooks: (app, { config, db, meanings }) => {
    const { embeddings } = config
    if (!embeddings) return
    app.addHook('onReady', async () => {
      await noteBegun(db, embeddings)
      meanings.begin()
    })
    app.addHook('onClose', () => meanings.stop())
  },
  jobs: (services) => [{ name: 'embed-laws', cron: '* * * * *', run: () => embedLaws(services) }],
} as const satisfies Feature
