import type { Page } from 'playwright-core'
import { vi } from 'vitest'

/** Chromium's word on how fast a page is, which on a busy machine it has of any: no problem of the page. */
const saysSlow = /was preloaded using link preload but not used within a few seconds/

/** What went wrong in the pages of a test without anybody looking: each is a failure unless the test names it. */
export class Problems {
  private readonly seen: string[] = []
  private readonly named: RegExp[] = []

  /** Console errors and warnings (a violated policy is one), exceptions (a failed hydration is one), crashes. */
  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return
      if (saysSlow.test(message.text())) return
      this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => this.seen.push(`exception: ${error.message}`))
    page.on('crash', () => this.seen.push('the page crashed'))
  }

  /** Names a problem that belongs to the test; it must come. */
  expect(pattern: RegExp): void {
    this.named.push(pattern)
  }

  /** Waits until what was named has come, or `ms` are over: the browser tells of it after the page has. */
  async waitForNamed(ms: number): Promise<void> {
    await vi.waitUntil(() => this.missing().length === 0, { timeout: ms }).catch(() => undefined)
  }

  /** Throws for every problem that nobody named, and for those named that did not come. */
  check(): void {
    const unnamed = this.seen.filter((problem) => !this.named.some((pattern) => pattern.test(problem)))
    const lines = [...unnamed, ...this.missing().map((pattern) => `did not come: ${pattern}`)]
    if (lines.length > 0) throw new Error(`Problems in the browser:\n  ${lines.join('\n  ')}`)
  }

  private missing(): RegExp[] {
    return this.named.filter((pattern) => !this.seen.some((problem) => pattern.test(problem)))
  }
}
