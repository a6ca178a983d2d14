import { useViewer } from '../viewer.ts'
import { readAt, writeAt } from './draft-place.ts'
import { readStored } from './stored-drafts.ts'

/** Begins the form that keeps its draft under a key with texts from elsewhere. */
type Carry = (key: string, texts: Readonly<Record<string, string>>) => void

/** Of a field that says something already, what is carried stands below that. */
function joined(typed: unknown, text: string): string {
  if (typeof typed !== 'string' || typed.trim() === '') return text
  return typed.includes(text.trim()) ? typed : `${typed}\n\n${text}`
}

/** Hands texts on to a form on another page, by its draft: no address ever holds them. */
export function useCarry(): Carry {
  const account = useViewer()?.username
  return (key, texts) => {
    const place = { account, key }
    const typed = (readStored(readAt(place))?.values ?? {}) as Record<string, unknown>
    const carried = Object.entries(texts).map(([name, text]) => [name, joined(typed[name], text)])
    writeAt(place, { ...typed, ...Object.fromEntries(carried) })
  }
}
