import { useTranslation } from 'react-i18next'
import type { Action } from '../ui/actions.tsx'
import type { AskedMove, MoveName } from './moves.ts'
import type { OwnRow } from './standing.ts'

type Owned = Pick<OwnRow, 'id' | 'title' | 'state' | 'abilities'>

/** A requirement is withdrawn before it is shown, afterwards closed: one ability, two words. */
function endOf({ state }: Pick<OwnRow, 'state'>): 'withdraw' | 'close' {
  return state === 'REVIEWING' ? 'withdraw' : 'close'
}

/** Whether a requirement of the reader's own allows a move. */
export function allowsMove({ abilities }: Pick<OwnRow, 'abilities'>, name: MoveName): boolean {
  if (name === 'withdraw' || name === 'close') return abilities.includes('cancel')
  return abilities.some((ability) => ability === name)
}

/** What the reader may do with a requirement of their own, by its abilities. */
export function useOwnActions(ask: (move: AskedMove) => void) {
  const { t } = useTranslation('requirements')

  return (owned: Owned): Record<'edit' | 'end' | 'republish' | 'copy' | 'delete', Action | null> => {
    const { id, title, abilities } = owned
    const end = endOf(owned)
    const form = `/content/request/release`
    return {
      edit: abilities.includes('edit')
        ? { label: t('actions.edit'), icon: 'pencil', to: `${form}?id=${id}` }
        : null,
      republish: abilities.includes('republish')
        ? {
            label: t('actions.republish'),
            icon: 'history',
            onClick: () => ask({ name: 'republish', id, title }),
          }
        : null,
      copy: { label: t('actions.copy'), icon: 'copy', to: `${form}?copy=${id}` },
      end: abilities.includes('cancel')
        ? {
            label: t(`actions.${end}`),
            icon: 'close',
            isDestructive: true,
            onClick: () => ask({ name: end, id, title }),
          }
        : null,
      delete: abilities.includes('delete')
        ? {
            label: t('actions.delete'),
            icon: 'remove',
            isDestructive: true,
            onClick: () => ask({ name: 'delete', id, title }),
          }
        : null,
    }
  }
}
