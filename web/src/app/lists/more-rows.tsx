import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { EndlessMore } from './use-endless-list.ts'

/** Asks for the next page of a list that grows; nothing where all of it is there. */
export function MoreRows({ more, children }: { more: EndlessMore | null; children: ReactNode }) {
  if (more === null) return null
  return (
    <Button variant="default" isBusy={more.isComing} onClick={more.ask}>
      {children}
    </Button>
  )
}
