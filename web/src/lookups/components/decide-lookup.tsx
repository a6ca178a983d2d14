import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Decide } from '../../app/admin/decide.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { useApp } from '../../app/page.ts'
import { currency } from '../../app/records/terms.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { formatMoney } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import type { DeskLookup } from '../standing.ts'
import classes from './desk-lookup.module.css'
import { QuoteDialog } from './quote-dialog.tsx'

const decline = formCall('lookups', 'decline')

/** Accepts a lookup, quotes for it or declines it. */
export function DecideLookup({ lookup }: { lookup: DeskLookup }) {
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { reasons } = useCatalogue('lookupsDesk')
  const { ask } = useApp()
  const language = useLanguage()
  const [isQuoting, setQuoting] = useState(false)
  const { id, code, abilities, expectedCost, expectedDays } = lookup
  const terms = {
    cost: formatMoney(expectedCost, currency, language),
    days: words('workingDays', { count: expectedDays }),
  }
  return (
    <div className={classes.decisions}>
      <Decide
        id={id}
        abilities={abilities.filter((action) => action !== 'quote' && action !== 'complete')}
        decisions={{
          accept: {
            label: words('actions.accept'),
            title: t('acceptTitle', { code }),
            text: t('acceptText', terms),
            done: t('accepted'),
            send: () => ask('lookups', 'accept', { params: { id } }),
          },
          decline: {
            label: words('actions.decline'),
            title: t('declineTitle', { code }),
            text: t('declineText'),
            done: t('declined'),
            call: decline,
            reasons,
          },
        }}
      />
      {abilities.includes('quote') && (
        <Button variant="default" onClick={() => setQuoting(true)}>
          {words('actions.quote')}
        </Button>
      )}
      {isQuoting && <QuoteDialog lookup={lookup} onClose={() => setQuoting(false)} />}
    </div>
  )
}
