import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { useTranslation } from 'react-i18next'
import { placeName } from '../by-country.ts'
import classes from './cites.module.css'
import { useLight } from './light.tsx'

interface CitesProps {
  turn: string
  numbers: readonly number[]
  passages: readonly Passage[]
}

function Cite({ turn, passage }: { turn: string; passage: Passage }) {
  const { t } = useTranslation('assistant')
  const { number } = passage
  const { isLit, open } = useLight(turn, [number])
  const name = t('cite', { number, title: placeName(passage) })
  if (!open) return <span className={classes.cite}>{number}</span>
  return (
    <button
      type="button"
      className={classes.cite}
      aria-label={name}
      title={name}
      data-lit={isLit || undefined}
      onClick={() => open(turn, number)}
    >
      {number}
    </button>
  )
}

/** The numbers of the passages that a sentence rests on, each leading to its passage. */
export function Cites({ turn, numbers, passages }: CitesProps) {
  return passages
    .filter(({ number }) => numbers.includes(number))
    .map((passage) => <Cite key={passage.number} turn={turn} passage={passage} />)
}
