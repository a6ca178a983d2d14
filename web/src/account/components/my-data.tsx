import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { useSaveFile } from '../../app/use-save-file.ts'
import { Button } from '../../ui/button.tsx'
import classes from './safety.module.css'

/** Everything the portal keeps of the reader, to take along. */
export function MyData() {
  const { t } = useTranslation('safety')
  const saving = useSaveFile(() => ({
    address: fileAddress('account', 'exportData', {}),
    name: 'my-data.json',
  }))
  return (
    <section className={classes.card} aria-labelledby="data-title">
      <h2 id="data-title">{t('data.title')}</h2>
      <p className={classes.lead}>{t('data.lead')}</p>
      <Button variant="default" isBusy={saving.isPending} onClick={() => saving.mutate()}>
        {t('data.download')}
      </Button>
    </section>
  )
}
