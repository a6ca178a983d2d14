import { useState, type SetStateAction } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../ui/use-language.ts'
import { useDraft, useKeepDraft, type Draft } from './draft.ts'
import type { Findings, Problems } from './failures.ts'
import { leadTo } from './lead-to.ts'

/** The values of a form, and what is wrong with them. */
export interface Values<V> {
  /** The form's `ref`. */
  attach: (element: HTMLFormElement | null) => void
  initial: V
  values: V
  problems: Problems
  /** Whether anything differs from what the form began with. */
  isChanged: boolean
  /** How often it began anew: its fields do too, with what was typed into them and cannot be read. */
  round: number
  /** @param dependents other fields whose problems go too, for they depend on it */
  change: (changed: Partial<V>, dependents?: readonly string[]) => void
  /** Shows what is wrong and leads to the first of it; whether nothing is. */
  mark: (found: Findings) => boolean
  /** Goes back to what the form begins with. */
  reset: () => void
  /** Takes `sent` for saved, and shows it on. */
  leave: (sent: V) => void
  /** Goes back to it after `sent` was taken over; what was typed since then stays. */
  giveUp: (sent: V) => void
}

/** A field that is marked, fields of which none is, or a message. */
const firstWrong = [
  '[aria-invalid="true"]',
  'fieldset[data-invalid]:not(:has([aria-invalid="true"]))',
  '[role="alert"]',
].join()

/** With a draft, a half-filled form is there again when its page is opened again. */
export function useValues<V extends object>(initial: V, draft?: Draft<V>): Values<V> {
  const [changed, setChanged] = useState<Partial<V>>({})
  const [round, setRound] = useState(0)
  const [left, setLeft] = useState<V | null>(null)
  const language = useLanguage()
  const [marked, setMarked] = useState<{ found: Findings; language: string }>({ found: {}, language })
  const [element, attach] = useState<HTMLFormElement | null>(null)
  // What the server said in another language cannot be said in this one: it goes.
  const problems = Object.fromEntries(
    Object.entries(marked.found).flatMap(([name, told]) => {
      if (typeof told === 'function') return [[name, told()]]
      return marked.language === language ? [[name, told]] : []
    }),
  ) as Problems
  const { drafted, forget } = useDraft(initial, draft)
  const saved = left ?? initial
  const values = { ...saved, ...drafted, ...changed }
  useKeepDraft(values, left ? undefined : draft, { drafted, changed })
  const isChanged = (Object.keys(initial) as (keyof V)[]).some(
    (name) => values[name] !== saved[name] && JSON.stringify(values[name]) !== JSON.stringify(saved[name]),
  )

  function begin(next: SetStateAction<Partial<V>>) {
    if (draft) forget()
    setLeft(null)
    setChanged(next)
    setMarked({ found: {}, language })
  }

  return {
    attach,
    initial,
    values,
    problems,
    isChanged,
    round,
    change: (next, dependents = []) => {
      setChanged((current) => ({ ...current, ...next }))
      const gone = [...Object.keys(next), ...dependents]
      setMarked((current) => ({
        ...current,
        found: Object.fromEntries(Object.entries(current.found).filter(([name]) => !gone.includes(name))),
      }))
    },
    mark: (found) => {
      // The fields are marked at once, so that the first of them can be found.
      flushSync(() => setMarked({ found, language }))
      const first = element?.querySelector<HTMLElement>(firstWrong)
      if (first) leadTo(first)
      return Object.keys(found).length === 0
    },
    reset: () => {
      begin({})
      setRound((current) => current + 1)
    },
    leave: (sent) => {
      if (draft) forget()
      setLeft(sent)
    },
    giveUp: (sent) =>
      begin((current) => {
        const since = Object.entries(current).filter(([name, value]) => value !== sent[name as keyof V])
        return Object.fromEntries(since) as Partial<V>
      }),
  }
}
