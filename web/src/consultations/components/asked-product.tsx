import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import type { OwnConsultation } from '../standing.ts'
import classes from './asked-product.module.css'

interface AskedProductProps {
  product: NonNullable<OwnConsultation['product']>
}

/** What the product whose team is asked is called. */
export function ProductName({ product: { title, language } }: AskedProductProps) {
  const { t } = useTranslation('consultations')
  return title === null ? t('goneProduct') : <span lang={language ?? undefined}>{title}</span>
}

/** The product whose team is asked; a link while it is published. */
export function AskedProduct({ product }: AskedProductProps) {
  const name = <ProductName product={product} />
  return product.isPublished ? (
    <Link to={publicationPath('product', product.id)} className={classes.product}>
      {name}
    </Link>
  ) : (
    name
  )
}
