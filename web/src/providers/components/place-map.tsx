import { useTranslation } from 'react-i18next'
import { mapAddress } from '../../app/map-address.ts'
import { useApp } from '../../app/page.ts'
import classes from './place-map.module.css'

interface PlaceMapProps {
  /** As whoever shows the map finds it. */
  place: string
  title: string
}

/** A place on the map that is set, its approval, and who shows it; nothing where no map is set that can show one. */
export function PlaceMap({ place, title }: PlaceMapProps) {
  const { t } = useTranslation('providers')
  const { mapUrl, mapApproval } = useApp().settings
  const map = mapAddress(mapUrl, place)
  if (!map) return null
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a map is another origin's page and needs its own */}
      <iframe className={classes.map} src={map} title={title} loading="lazy" />
      <p>
        <a href={map} rel="noopener noreferrer" target="_blank">
          {t('map.open')}
        </a>
        {mapApproval && <small className={classes.note}>{t('map.approval', { number: mapApproval })}</small>}
        <small className={classes.note}>{t('map.outside')}</small>
      </p>
    </>
  )
}
