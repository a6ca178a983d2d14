import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { lawOfficesQuery } from '../queries.ts'

/** Milliseconds without a key after which the offices are asked for. */
const pause = 250

/** A law firm: chosen of those on the platform, or typed. */
export function LawFirmField(field: TextProps) {
  const { t } = useTranslation('verified')
  const context = useApp()
  const id = useId()
  const keyword = useDebounced(field.value.trim(), pause)
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
        hint={isKnown ? t('details.lawFirmKnown') : t('details.lawFirmHint')}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {data.map((office) => (
          <option key={office.id} value={office.name} />
        ))}
      </datalist>
    </>
  )
}
