import { codes } from '@portal/protocol/kernel/codes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useMeanwhile } from '../../app/admin/use-meanwhile.ts'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import type { DeskLookup } from '../standing.ts'
import { isMoney } from './lookup-values.ts'
import { QuoteCard } from './quote-card.tsx'
import classes from './quote-dialog.module.css'

const call = formCall('lookups', 'quote')

interface QuoteDialogProps {
  lookup: DeskLookup
  onClose: () => void
}

/** Quotes cost and days; begins with what was quoted before, or expected. What others quote meanwhile changes nothing in it. */
export function QuoteDialog({ lookup, onClose }: QuoteDialogProps) {
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { t: frame } = useTranslation('adminFrame')
  const { id, code, expectedCost, expectedDays } = lookup
  const [quote] = useState(lookup.quote)
  const [theirs, setTheirs] = useState<DeskLookup['quote']>(null)
  const meanwhile = useMeanwhile(frame('review.meanwhile'), onClose)
  const form = useForm({
    call,
    params: { id },
    initial: {
      cost: String(quote?.cost ?? expectedCost),
      days: String(quote?.days ?? expectedDays),
      note: quote?.note ?? '',
    },
    toBody: (body) => ({ ...body, quotedAt: (theirs ?? quote)?.at ?? null }),
    check: ({ cost }) => ({ cost: cost && !isMoney(cost) ? () => words('costWrong') : undefined }),
    words: { cost: { wrong: () => words('costWrong') }, days: { wrong: () => words('daysWrong') } },
    refused: (error) => {
      if (error.code !== codes.changedMeanwhile.code) return meanwhile(error)
      setTheirs(error.data as DeskLookup['quote'])
      return {}
    },
    after: { toast: t('quoted'), done: onClose, invalidates: [adminKey] },
  })
  return (
    <Dialog title={t('quoteTitle', { code })} onClose={onClose}>
      <p id="quote-effect">{t('quoteText')}</p>
      {theirs && (
        <div className={classes.theirs}>
          <Note tone="seal" isAlert>
            {t('quotedMeanwhile')}
          </Note>
          <QuoteCard quote={theirs} />
        </div>
      )}
      <FormFrame form={form} labelledBy="quote-effect">
        <div className={fields.pair}>
          <TextField form={form} name="cost" label={t('cost')} inputMode="decimal" autoComplete="off" />
          <TextField form={form} name="days" label={t('days')} inputMode="numeric" autoComplete="off" />
        </div>
        <LongTextField form={form} name="note" label={t('note')} rows={3} mostRows={8} />
        <FormButtons form={form} submit={words('actions.quote')} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  )
}
