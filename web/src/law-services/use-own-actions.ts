import { useTranslation } from 'react-i18next'
import type { Action } from '../ui/actions.tsx'
import { allowsMove, destructiveMoves, type AskedMove, type MoveName } from './moves.ts'
import type { OwnServiceRow } from './standing.ts'

const icons = { close: 'close', reopen: 'history', delete: 'remove' } as const

/** What the reader may do with a service of their own as a whole, by its abilities. */
export function useOwnActions(ask: (move: AskedMove) => void) {
  const { t } = useTranslation('lawServices')

  return (owned: Pick<OwnServiceRow, 'id' | 'title' | 'abilities'>) => {
    const { id, title, abilities } = owned
    const moveOf = (name: Exclude<MoveName, 'deleteCase'>): Action | null =>
      allowsMove(owned, name)
        ? {
            label: t(`actions.${name}`),
            icon: icons[name],
            ...(destructiveMoves.includes(name) && { isDestructive: true as const }),
            onClick: () => ask({ name, id, title }),
          }
        : null
    const edit: Action | null = abilities.includes('edit')
      ? { label: t('actions.edit'), icon: 'pencil', to: `/content/service/release?id=${id}` }
      : null
    return { edit, reopen: moveOf('reopen'), close: moveOf('close'), delete: moveOf('delete') }
  }
}
