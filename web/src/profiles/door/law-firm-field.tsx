import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { lawOfficesQuery } from '../queries.ts'
import classes from '../../app/forms/fields.module.css'

/** Milliseconds without a key after which the offices are asked for. */
const pause = 250

/** A law firm: chosen of those on the platform, or typed. */
export function LawFirmField(field: TextProps) {
  const { t } = useTranslation('verified')
  const context = useApp()
  const id = useId()
  const [keyword] = useDebouncedValue(field.value.trim(), pause)
  const { data = [] } = useQuery({
    ...lawOfficesQuery(context, keyword),
    placeholderData: keepPreviousData,
  })
  const isKnown = data.some(({ name }) => name === field.value.trim())
  return (
    <>
      <TextInput
        {...field}
        label={t('details.lawFirm')}
        description={isKnown ? t('details.lawFirmKnown') : t('details.lawFirmHint')}
        classNames={{ description: classes.told }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        list={id}
        autoComplete="off"
        size="md"
      />
      <datalist id={id}>
        {data.map((office) => (
          <option key={office.id} value={office.name} />
        ))}
      </datalist>
    </>
  )
}
