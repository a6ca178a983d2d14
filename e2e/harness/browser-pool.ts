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

/** A page of the portal without scripts: as long as it stands, so does the renderer. */
const anchor = '/robots.txt'

/** A browser, the page that stays in it, and the way to forget what was. */
interface Kept {
  context: BrowserContext
  anchored: Page
  forget: () => Promise<unknown>
}

/**
 * The browsers of a file's visitors, each of which serves one after another: to open one and load the web app's files
 * takes half of what a visit takes. Of who was there before it keeps nothing but those files.
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
    const used = isLast ? undefined : this.idle.pop()
    await used?.forget()
    const context = used?.context ?? (await this.make())
    if (!isLast) this.taken.set(context, used ?? (await this.keep(context)))
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address })
    const page = await context.newPage()
    await page.setViewportSize(viewport)
    return page
  }

  /** Ends a visit, with all its tabs. */
  async close(context: BrowserContext): Promise<void> {
    const kept = this.taken.get(context)
    if (!kept) return context.close()
    this.taken.delete(context)
    const tabs = context.pages().filter((page) => page !== kept.anchored)
    await Promise.all(tabs.map((page) => page.close()))
    this.idle.push(kept)
  }

  private async make(): Promise<BrowserContext> {
    const context = await this.browser.newContext({ baseURL: this.origin, reducedMotion: 'reduce' })
    context.setDefaultTimeout(this.patience)
    return context
  }

  private async keep(context: BrowserContext): Promise<Kept> {
    const anchored = await context.newPage()
    await anchored.goto(anchor)
    const session = await context.newCDPSession(anchored)
    const clear = { origin: this.origin, storageTypes: leftBehind }
    const forget = () =>
      Promise.all([
        context.clearCookies(),
        context.clearPermissions(),
        context.setOffline(false),
        session.send('Storage.clearDataForOrigin', clear),
      ])
    return { context, anchored, forget }
  }
}
