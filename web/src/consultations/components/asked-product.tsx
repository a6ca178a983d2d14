import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import type { OwnConsultation } from '../standing.ts'
import classes from './asked-product.module.css'

/** The product whose team is asked; a link while it is published. */
export function AskedProduct({ product }: { product: NonNullable<OwnConsultation['product']> }) {
  const { t } = useTranslation('consultations')
  const { id, title, isPublished } = product
  const name = title ?? t('goneProduct')
  return isPublished ? (
    <Link to={publicationPath('product', id)} className={classes.product}>
      {name}
    </Link>
  ) : (
    name
  )
}
