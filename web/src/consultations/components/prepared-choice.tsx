import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Select } from '../../ui/select.tsx'
import { preparedQuery } from '../desk-queries.ts'
import type { Prepared } from '../standing.ts'

interface PreparedChoiceProps {
  /** Of the question: texts for it come first. */
  type: string
  onChoose: (words: Prepared['words']) => void
}

/** A text that an answer is begun with; nothing where there are none. */
export function PreparedChoice({ type, onChoose }: PreparedChoiceProps) {
  const { t } = useTranslation('consultationReply')
  const { data: prepared = [] } = useQuery(preparedQuery(useApp()))
  if (prepared.length === 0) return null
  const isForType = (one: Prepared) => one.type === null || one.type === type
  const inOrder = prepared.toSorted((one, other) => Number(isForType(other)) - Number(isForType(one)))
  return (
    <Select
      label={t('prepared')}
      hint={t('preparedHint')}
      placeholder={t('choosePrepared')}
      value=""
      choices={inOrder.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => {
        const chosen = prepared.find((one) => one.id === id)
        if (chosen) onChoose(chosen.words)
      }}
    />
  )
}
