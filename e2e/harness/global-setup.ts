import type { TestProject } from 'vitest/node'
import { openModel } from './model.ts'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A portal for each worker. */
    portals: { address: string; dataFolder: string }[]
  }
}

/** A portal for each worker, so that no file meets what another leaves meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const model = await openModel()
  const portals = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startPortal(model.url)),
  )
  project.provide(
    'portals',
    portals.map(({ address, dataFolder }) => ({ address, dataFolder })),
  )
  return async () => {
    await Promise.all(portals.map((portal) => portal.stop()))
    await model.close()
  }
}
