import { useTranslation } from 'react-i18next'
import { MoveDialog } from '../../app/records/move-dialog.tsx'
import { currency } from '../../app/records/terms.tsx'
import type { AskedProps } from '../../app/records/use-moves.tsx'
import { formatMoney } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { moveCalls, type AskedMove } from '../moves.ts'
import { lookupsKey } from '../queries.ts'
import type { OwnLookup } from '../standing.ts'

interface LookupMoveProps extends AskedProps<AskedMove> {
  /** As it stands now: none but the one that is read is accepted. */
  quote?: OwnLookup['quote']
  /** Where what is shown goes with the move. */
  go?: string | undefined
}

/** Asks before a lookup is moved. */
export function LookupMove({ move: { name, lookup }, quote = null, ...asked }: LookupMoveProps) {
  const { t } = useTranslation('lookupMoves')
  const { t: words } = useTranslation('lookups')
  const language = useLanguage()
  const { id, code } = lookup
  const values =
    quote && name === 'acceptQuote'
      ? {
          cost: formatMoney(quote.cost, currency, language),
          days: words('workingDays', { count: quote.days }),
        }
      : { code }
  return (
    <MoveDialog
      {...asked}
      call={moveCalls[name]}
      id={id}
      {...(quote && name === 'acceptQuote' && { given: { quotedAt: quote.at } })}
      title={t(`${name}.title`, values)}
      text={t(`${name}.text`, values)}
      submit={words(`actions.${name}`)}
      done={t(`${name}.done`)}
      isDangerous={name !== 'acceptQuote'}
      changed={lookupsKey}
    />
  )
}
