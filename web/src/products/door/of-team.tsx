import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { Note } from '../../ui/note.tsx'

/** In the place of the way to ask a product's team, to whoever is of it. */
export function OfTeam() {
  const { t } = useTranslation('products')
  return (
    <Note tone="grey">
      {t('ofTeam.text')} <Link to="/content/consult/team">{t('ofTeam.open')}</Link>
    </Note>
  )
}
