import { useTranslation } from 'react-i18next'
import classes from './rich-text-loading.module.css'

/** Stands where the editor of a formatted text will be. */
export function RichTextLoading() {
  const { t } = useTranslation('forms')
  return (
    <div className={classes.loading} aria-busy="true">
      {t('richText.loading')}
    </div>
  )
}
