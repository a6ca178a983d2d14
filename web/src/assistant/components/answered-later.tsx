import { Suspense, use, type ReactNode } from 'react'

type Parts = typeof import('./answered.tsx').answered

let parts: Parts | undefined
let fetching: Promise<Parts> | undefined

async function fetchParts(): Promise<Parts> {
  try {
    parts = (await import('./answered.tsx')).answered
    return parts
  } catch (error) {
    fetching = undefined
    throw error
  }
}

/** Fetches the code of what a question brings with it: most who come have asked none yet. */
export function fetchAnswered(): Promise<Parts> {
  fetching ??= fetchParts()
  return fetching
}

interface AnsweredProps {
  /** Until its code is there. */
  fallback?: ReactNode
  children: (parts: Parts) => ReactNode
}

function Fetched({ children }: Pick<AnsweredProps, 'children'>) {
  // The server, which waits for nothing while it renders, has it by then.
  return children(parts ?? use(fetchAnswered()))
}

/** What a question brings with it. */
export function Answered({ fallback, children }: AnsweredProps) {
  return (
    <Suspense fallback={fallback}>
      <Fetched>{children}</Fetched>
    </Suspense>
  )
}
