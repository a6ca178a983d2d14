import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/note.tsx'
import type { DeskLookup } from '../standing.ts'

interface EndedMeanwhileProps {
  state: DeskLookup['state']
  /** The reader has just tried to go on: they are led to it. */
  isLedTo: boolean
}

/** Says to whoever writes a result that the lookup has ended, and what becomes of what they typed. */
export function EndedMeanwhile({ state, isLedTo }: EndedMeanwhileProps) {
  const { t } = useTranslation('lookupsDesk')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLedTo) place.current?.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [isLedTo])
  return (
    <div ref={place}>
      <Note tone="seal" isAlert>
        {t(state === 'COMPLETED' ? 'ended.completed' : 'ended.cancelled')}
      </Note>
    </div>
  )
}
