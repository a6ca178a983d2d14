import { writtenIn } from '@portal/protocol/kernel/written-in.ts'

/** What somebody wrote, whose language nobody has said: it is told by its letters, for fonts and screen readers. */
export function Written({ children }: { children: string | null }) {
  if (!children) return null
  return <span lang={writtenIn(children) ?? undefined}>{children}</span>
}
