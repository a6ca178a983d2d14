import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useApp } from '../../app/page.ts'
import { isForScreen } from '../../app/refusals.ts'
import { saveFile } from '../../app/save-file.ts'
import { showToast } from '../../ui/toast.tsx'
import classes from './safety.module.css'

/** Everything the portal keeps of the reader, to take along. */
export function MyData() {
  const { t } = useTranslation('safety')
  const { t: ui } = useTranslation()
  const { language } = useApp()
  const saving = useMutation({
    mutationFn: () => saveFile(fileAddress('account', 'exportData', {}), 'my-data.json', language()),
    onError: (error) => {
      if (isForScreen(error)) showToast(error.message || ui('states.failed'), { tone: 'error' })
    },
  })
  return (
    <section className={classes.card} aria-labelledby="data-title">
      <h2 id="data-title">{t('data.title')}</h2>
      <p className={classes.lead}>{t('data.lead')}</p>
      <Button variant="default" loading={saving.isPending} onClick={() => saving.mutate()}>
        {t('data.download')}
      </Button>
    </section>
  )
}
