import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'

interface ChoiceFieldProps {
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
  choices: readonly { value: string; label: string }[]
}

/** One of a list, with nothing chosen at first. */
export function ChoiceField({ choices, ...field }: ChoiceFieldProps) {
  const { t } = useTranslation('forms')
  return (
    <NativeSelect
      {...field}
      size="md"
      rightSection={<Icon name="down" size={14} />}
      data={[...(field.value ? [] : [{ value: '', label: t('choose') }]), ...choices]}
    />
  )
}
