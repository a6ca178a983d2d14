import { codes } from '@portal/protocol/kernel/codes.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { formCall } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'
import { ConsentField } from '../../app/records/consent-field.tsx'
import { conversationsKey } from '../../conversations/queries.ts'
import { pendingKey } from '../../pending/queries.ts'
import { useOwnContacts, type OwnContacts } from '../../profiles/door/use-own-contacts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import fields from '../../app/forms/fields.module.css'
import { ordersKey } from '../queries.ts'
import type { OrderedService } from '../standing.ts'

const call = formCall('orders', 'order')

/** Refusals after which the service's page is another. */
const changed: readonly (string | null)[] = [codes.changedMeanwhile.code, codes.doneAlready.code]

interface OrderFormProps {
  service: OrderedService
  contacts: OwnContacts
  /** The service is another than the reader has read. */
  onChanged: () => void
  /** The service is not offered any more, and the reader may not read it. */
  onClosed: () => void
  onClose: () => void
}

function OrderForm({ service, contacts, onChanged, onClosed, onClose }: OrderFormProps) {
  const { id, provider } = service
  const { name: contact, phone, email } = contacts
  // The page behind follows changes; what was read is what stood there when the form was opened.
  const [revision] = useState(service.revision)
  const { t } = useTranslation('orderBox')
  const { t: records } = useTranslation('records')
  const formId = useId()
  const recipient = provider.admittedIn && { name: provider.name, country: provider.admittedIn }
  const form = useForm({
    call,
    params: { id },
    initial: { note: '', contact, phone, email, consentsToAbroad: false },
    check: ({ consentsToAbroad }) => ({
      consentsToAbroad: recipient && !consentsToAbroad ? () => records('consent.missing') : undefined,
    }),
    toBody: (body) => ({ ...body, revision }),
    refused: (error) => {
      if (error.code !== codes.wrongState.code) {
        if (changed.includes(error.code)) onChanged()
        return undefined
      }
      onClosed()
      return { form: () => t('notOffered') }
    },
    draft: { key: `order-${id}`, kept: ['note', 'contact', 'phone', 'email'] },
    after: {
      toast: t('form.done'),
      invalidates: [ordersKey, pendingKey, conversationsKey],
      go: ({ id: made }) => `/content/service/cooperationDetail?id=${made}`,
    },
  })
  return (
    <>
      <p id={formId} className="visually-hidden">
        {t('order')}
      </p>
      <FormFrame form={form} labelledBy={formId}>
        <LongTextField
          form={form}
          name="note"
          label={t('form.note')}
          hint={t('form.noteHint')}
          rows={5}
          mostRows={14}
        />
        <div className={fields.pair}>
          <TextField form={form} name="contact" label={t('form.contact')} autoComplete="name" />
          <TextField
            form={form}
            name="phone"
            type="tel"
            label={t('form.phone')}
            hint={t('form.phoneHint')}
            autoComplete="tel"
          />
          <TextField form={form} name="email" type="email" label={t('form.email')} autoComplete="email" />
        </div>
        <p className={fields.hint}>{t('form.privacy')}</p>
        {recipient && <ConsentField form={form} name="consentsToAbroad" recipient={recipient} />}
        <FormButtons form={form} submit={t('form.send')} onCancel={onClose} />
      </FormFrame>
    </>
  )
}

/** Ordering a service. */
export function OrderDialog(props: Omit<OrderFormProps, 'contacts'>) {
  const { service, onClose } = props
  const { t } = useTranslation('orderBox')
  const contacts = useOwnContacts()
  return (
    <Dialog
      title={<Quoting words={(title) => t('form.title', { title })} said={service.title} />}
      onClose={onClose}
    >
      {contacts && <OrderForm {...props} contacts={contacts} />}
    </Dialog>
  )
}
