import type { productsList } from '@portal/protocol/publications/lists.ts'
import { useTranslation } from 'react-i18next'
import type { ListState } from '../../app/lists/use-list.ts'
import { Link } from '../../ui/link.tsx'
import classes from './type-chips.module.css'

interface TypeChipsProps {
  list: ListState<typeof productsList>
  types: readonly (readonly [code: string, name: string])[]
}

/** The types of products; the one that the list is narrowed to is marked. */
export function TypeChips({ list, types }: TypeChipsProps) {
  const { t } = useTranslation('products')
  const { filters } = list.asked
  const all = [['', t('all')] as const, ...types]
  return (
    <nav className={`${classes.chips} no-print`} aria-label={t('types')}>
      <ul>
        {all.map(([code, name]) => (
          <li key={code}>
            <Link
              to={list.addressOf({ filters: { ...filters, category: code } })}
              aria-current={filters.category === code ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
