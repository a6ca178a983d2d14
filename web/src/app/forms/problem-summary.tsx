import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import type { Problems } from './failures.ts'
import { leadTo } from './lead-to.ts'
import classes from './problem-summary.module.css'

/** Fewer are seen at a glance, where they stand. */
const fewest = 3

interface Told {
  name: string
  label: string
  problem: string
}

function fieldOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const field = form.querySelector<HTMLElement>(`[name="${name}"]`)
  // A file's input is hidden behind what opens it.
  return field?.hidden ? (field.parentElement?.querySelector<HTMLElement>('button') ?? null) : field
}

/** A sentence may be a label, too. */
const fullStop = /[.。]$/

/** The language that a label or a legend names, without the mark beside it. */
const languageIn = (element: Element | null | undefined) =>
  element?.querySelector('[data-language]')?.textContent

/**
 * What a field is called; of several of one name, what they are called together; of a text in three languages, which of
 * them is meant.
 */
function nameOf(field: HTMLElement): string {
  const name = field.getAttribute('name')
  const group = field.closest('fieldset')
  const legend = group?.querySelector(':scope > legend')
  if (group && group.querySelectorAll(`[name="${name}"]`).length > 1) return legend?.textContent ?? ''
  const label = (field as HTMLInputElement).labels?.[0]
  const called = label?.textContent ?? field.getAttribute('aria-label') ?? ''
  const own = languageIn(label)
  if (own) return `${legend?.textContent} · ${own}`
  const shared = languageIn(legend)
  return shared ? `${called} · ${shared}` : called
}

const labelOf = (field: HTMLElement) => nameOf(field).trim().replace(fullStop, '')

/** The fields that a form names as wrong, in the order in which they stand on the screen. */
function inOrder(form: HTMLFormElement, problems: Problems): Told[] {
  const found = Object.entries(problems).flatMap(([name, problem]) => {
    const field = fieldOf(form, name)
    return field ? [{ field, told: { name, label: labelOf(field), problem } }] : []
  })
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return found.toSorted((one, other) => (isBefore(one.field, other.field) ? -1 : 1)).map(({ told }) => told)
}

/** Above a long form: what is wrong with it, each a way to its field. */
export function ProblemSummary({ problems }: { problems: Problems }) {
  const { t } = useTranslation('forms')
  const [told, setTold] = useState<readonly Told[]>([])
  const place = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(problems)

  // Before anything is led to: what stands above a field moves it.
  useLayoutEffect(() => {
    const form = place.current?.closest('form')
    const wrong = JSON.parse(key) as Problems
    if (!form || Object.keys(wrong).length === 0) {
      // oxlint-disable-next-line react/set-state-in-effect
      setTold([])
      return
    }
    // The labels are those of the fields, which stand only after the form was drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setTold(inOrder(form, wrong))
    // An editor and the entries of a list may come later than what is wrong with them.
    const coming = new MutationObserver(() => {
      const now = inOrder(form, wrong)
      setTold((before) => (now.length > before.length ? now : before))
    })
    coming.observe(form, { childList: true, subtree: true })
    return () => coming.disconnect()
  }, [key])

  function lead(name: string) {
    const form = place.current?.closest('form')
    const field = form && fieldOf(form, name)
    if (field) leadTo(field)
  }

  return (
    <div ref={place} className={classes.place}>
      {told.length >= fewest && (
        <Note tone="seal">
          <p>{t('problems', { count: told.length })}</p>
          <ul className={classes.problems}>
            {told.map(({ name, label, problem }) => (
              <li key={name}>
                <button type="button" onClick={() => lead(name)}>
                  {label ? t('problem', { label, problem }) : problem}
                </button>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
