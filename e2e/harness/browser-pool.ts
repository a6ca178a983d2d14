import type { Browser, BrowserContext, Page, ViewportSize } from 'playwright-core'

/** How a visitor comes. */
interface Arrival {
  viewport: ViewportSize
  /** The network address that the portal sees. */
  address: string
  /** Nobody gets this browser afterwards. */
  isLast?: boolean | undefined
}

/** What a page can leave behind, but for cookies and the files of the web app. */
const leftBehind = 'local_storage,indexeddb,cache_storage,service_workers'

/** What a test may listen to. */
const heard = ['console', 'dialog', 'pageerror', 'request', 'response'] as const

/** A page of the portal without scripts: a tab that rests there keeps its renderer, in which the web app is compiled. */
const rest = '/robots.txt'

/** A browser with the tab that stays in it, and the way to forget who was there. */
interface Kept {
  tab: Page
  forget: () => Promise<unknown>
}

/**
 * The browsers of a file's visitors, each of which serves one after another in the same tab: to open a tab and to load
 * the web app's files takes more than half of what a visit takes. Of who was there before it keeps nothing but those
 * files.
 */
export class BrowserPool {
  private readonly idle: Kept[] = []
  private readonly taken = new Map<BrowserContext, Kept>()
  private readonly browser: Browser
  private readonly origin: string
  private readonly patience: number

  /** @param patience how long an action in a page may take, in milliseconds */
  constructor(browser: Browser, origin: string, patience: number) {
    this.browser = browser
    this.origin = origin
    this.patience = patience
  }

  /** A page of somebody who has never been here. */
  async open({ viewport, address, isLast }: Arrival): Promise<Page> {
    const kept = (isLast ? undefined : this.idle.pop()) ?? (await this.make())
    const { tab } = kept
    if (!isLast) this.taken.set(tab.context(), kept)
    await kept.forget()
    await tab.context().setExtraHTTPHeaders({ 'x-forwarded-for': address })
    await tab.setViewportSize(viewport)
    return tab
  }

  /** Ends a visit, with all its tabs. */
  async close(context: BrowserContext): Promise<void> {
    const kept = this.taken.get(context)
    this.taken.delete(context)
    if (!kept || kept.tab.isClosed()) return context.close()
    const others = context.pages().filter((tab) => tab !== kept.tab)
    await Promise.all(others.map((tab) => tab.close()))
    await kept.tab.goto(rest)
    this.idle.push(kept)
  }

  private async make(): Promise<Kept> {
    const context = await this.browser.newContext({ baseURL: this.origin, reducedMotion: 'reduce' })
    context.setDefaultTimeout(this.patience)
    const tab = await context.newPage()
    await tab.goto(rest)
    const session = await context.newCDPSession(tab)
    const clear = { origin: this.origin, storageTypes: leftBehind }
    const forget = () =>
      Promise.all([
        ...heard.map((event) => tab.removeAllListeners(event, { behavior: 'ignoreErrors' })),
        tab.unrouteAll(),
        tab.emulateMedia({ media: null, forcedColors: null }),
        tab.evaluate(() => sessionStorage.clear()),
        context.clearCookies(),
        context.clearPermissions(),
        context.setOffline(false),
        session.send('Page.resetNavigationHistory'),
        session.send('Storage.clearDataForOrigin', clear),
      ])
    return { tab, forget }
  }
}
