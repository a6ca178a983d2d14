import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { openModel } from './model.ts'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A portal for each worker. */
    portals: { address: string; dataFolder: string }[]
    /** Where the one browser of this run is to be reached. */
    browser: string
  }
}

/** One browser for the whole run, and a portal for each worker, so that no file meets what another leaves meanwhile. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const model = await openModel()
  const portals = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startPortal(model.url)),
  )
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags })
  project.provide(
    'portals',
    portals.map(({ address, dataFolder }) => ({ address, dataFolder })),
  )
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await Promise.all(portals.map((portal) => portal.stop()))
    await model.close()
  }
}
