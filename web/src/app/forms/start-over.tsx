import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Form } from './use-form.ts'

/** Gives up what was typed and is kept as a draft, where anything was. */
export function StartOver({ form }: { form: Pick<Form<object>, 'isChanged' | 'reset'> }) {
  const { t } = useTranslation('forms')
  if (!form.isChanged) return null
  return (
    <Button type="button" variant="default" size="md" onClick={form.reset}>
      {t('actions.startOver')}
    </Button>
  )
}
