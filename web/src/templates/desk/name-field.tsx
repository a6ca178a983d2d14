import { longestPartName, partName } from '@portal/protocol/templates/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../ui/text-input.tsx'

interface NameFieldProps {
  hint: string
  name: string
  /** The names of the others. */
  taken: readonly string[]
  onRename: (name: string) => void
}

/** What names a part of a template in its texts; taken over once it is whole, for texts name it. */
export function NameField({ hint, name, taken, onRename }: NameFieldProps) {
  const { t } = useTranslation('templateEditor')
  const [typed, setTyped] = useState(name)
  const isTaken = taken.includes(typed)
  const problem = isTaken ? t('name.taken') : t('name.wrong')
  const isWrong = isTaken || !partName.test(typed)
  return (
    <TextInput
      isCompact
      label={t('name.label')}
      hint={hint}
      value={typed}
      maxLength={longestPartName}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={isWrong && problem}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (isWrong) setTyped(name)
        else if (typed !== name) onRename(typed)
      }}
    />
  )
}
