/**
 * An instant by which one of several writings is named: now, or a millisecond after the one before where the clock
 * tells no difference.
 */
export const instantAfter = (before: Date | null | undefined): Date =>
  new Date(Math.max(Date.now(), before ? before.getTime() + 1 : 0))
