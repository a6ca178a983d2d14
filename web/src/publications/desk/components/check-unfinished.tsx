import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFieldWords } from '../../../app/forms/use-field-words.ts'
import type { Form } from '../../../app/forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { problemsIn, type PublicationValues } from '../publication-values.ts'

interface CheckUnfinishedProps {
  form: Form<PublicationValues>
  kind: PublicationKind
}

/** Leads to what a draft lacks before it can be handed in: on request, and where its handing in led here. */
export function CheckUnfinished({ form, kind }: CheckUnfinishedProps) {
  const { t } = useTranslation('publicationDesk')
  const fieldWords = useFieldWords()
  const [search] = useSearchParams()
  const [isAsked] = useState(() => search.has('check'))
  /** What was found to be whole, while nothing of it is changed. */
  const [ready, setReady] = useState<string | null>(null)
  const typed = JSON.stringify(form.values)

  function check() {
    const found = Object.entries(problemsIn(kind, form.values))
    const isReady = form.mark(
      Object.fromEntries(found.map(([name, rule]) => [name, fieldWords({ rule })] as const)),
    )
    setReady(isReady ? typed : null)
  }

  const onOpened = useEffectEvent(check)
  useEffect(() => {
    if (!isAsked) return
    // Once the fields stand: marking them leads to the first.
    const frame = requestAnimationFrame(() => onOpened())
    return () => cancelAnimationFrame(frame)
  }, [isAsked])

  return (
    <>
      <Button variant="default" size="md" onClick={check}>
        {t('form.check')}
      </Button>
      {ready === typed && (
        <Note tone="jade" isAlert>
          {t('form.ready')}
        </Note>
      )}
    </>
  )
}
