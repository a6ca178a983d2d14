import { useTranslation } from 'react-i18next'
import type { Action } from '../ui/actions.tsx'
import type { AskedMove } from './moves.ts'
import type { SignedUpRow } from './standing.ts'

type Shown = Pick<SignedUpRow['requirement'], 'id' | 'title' | 'publisher'>
type Own = Pick<SignedUpRow['cooperation'], 'id' | 'abilities'>

/** What a provider may do with a sign-up of their own, by its abilities. */
export function useSignUpActions(ask: (move: AskedMove) => void) {
  const { t } = useTranslation('signedUp')
  const { t: words } = useTranslation('requirements')

  return ({ id, title, publisher }: Shown, cooperation: Own): Action[] =>
    cooperation.abilities.map((name) =>
      name === 'signUp'
        ? { label: t('again'), icon: 'plus', to: `/service/demand/details?id=${id}&view=signUp` }
        : {
            label: words(`actions.${name}`),
            icon: 'close',
            isDestructive: true,
            onClick: () =>
              ask({ name, id: cooperation.id, title, partner: publisher.name ?? words('individual') }),
          },
    )
}
