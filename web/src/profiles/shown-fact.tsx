import type { ReactNode } from 'react'
import { Written } from '../ui/written.tsx'
import type { Fact } from './verified-data.ts'

/** What a fact says of data; nothing where it says nothing. */
export function shownFact<Data>({ text, show }: Fact<Data>, data: Data): ReactNode {
  if (show) return show(data)
  const said = text(data)
  return said && <Written>{said}</Written>
}
