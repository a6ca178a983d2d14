import { mostTableRows, tableFormats, type TableFormat } from '@portal/protocol/kernel/file.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../ui/format.ts'
import { Icon } from '../ui/icon.tsx'
import { useLanguage } from '../ui/use-language.ts'
import classes from './download-found.module.css'

interface DownloadFoundProps {
  total: number
  addressOf: (format: TableFormat) => string
}

/** All that a search finds as a table, by links that need no script; nothing where nothing is found. */
export function DownloadFound({ total, addressOf }: DownloadFoundProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  if (total === 0) return null
  return (
    <p className={`${classes.download} no-print`}>
      <Icon name="download" size={16} />
      <span>{t('table.label')}</span>
      {tableFormats.map((format) => (
        <a
          key={format}
          href={addressOf(format)}
          download
          rel="nofollow"
          aria-label={t('table.as', { format: format.toUpperCase() })}
        >
          {format.toUpperCase()}
        </a>
      ))}
      {total > mostTableRows && (
        <small>{t('table.first', { count: formatNumber(mostTableRows, language) })}</small>
      )}
    </p>
  )
}
