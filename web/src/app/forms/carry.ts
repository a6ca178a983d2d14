import { useViewer } from '../viewer.ts'
import { readAt, writeAt } from './draft-place.ts'
import { readStored } from './stored-drafts.ts'

/**
 * Begins the form that keeps its draft under a key with texts from elsewhere. In the field of the long text they stand
 * below what it says already; any other that says something keeps it.
 */
type Carry = (key: string, texts: Readonly<Record<string, string>>, long: string) => void

const saysSomething = (typed: unknown): typed is string => typeof typed === 'string' && typed.trim() !== ''

const below = (typed: string, text: string) => (typed.includes(text.trim()) ? typed : `${typed}\n\n${text}`)

/** Hands texts on to a form on another page, by its draft: no address ever holds them. */
export function useCarry(): Carry {
  const account = useViewer()?.username
  return (key, texts, long) => {
    const place = { account, key }
    const typed = (readStored(readAt(place))?.values ?? {}) as Record<string, unknown>
    const carried = Object.entries(texts).flatMap(([name, text]) => {
      const said = typed[name]
      if (!saysSomething(said)) return [[name, text] as const]
      return name === long ? [[name, below(said, text)] as const] : []
    })
    writeAt(place, { ...typed, ...Object.fromEntries(carried) })
  }
}
