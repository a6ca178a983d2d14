import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { startPortal } from './portal.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the portal under test. */
    portal: string
    /** Its data folder, beside which commands run. */
    dataFolder: string
    /** Where the one browser of this run is to be reached. */
    browser: string
  }
}

/** One portal and one browser for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await startPortal()
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: chromiumFlags })
  project.provide('portal', portal.address)
  project.provide('dataFolder', portal.dataFolder)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await portal.stop()
  }
}
