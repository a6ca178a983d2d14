import type { Contacts } from '@portal/protocol/kernel/contacts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { EmailLink } from '../../ui/email-link.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { Note } from '../../ui/note.tsx'
import { Written } from '../../ui/written.tsx'
import classes from './open-contacts.module.css'

function linksOf({ name, phone, email }: Contacts) {
  return {
    name: name && (
      <b>
        <Written>{name}</Written>
      </b>
    ),
    phone: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
    email: email && <EmailLink email={email} />,
  }
}

interface OpenContactsProps {
  lead: string
  contacts: Contacts
}

/** Contacts of the other side, once they are open. */
export function OpenContacts({ lead, contacts: open }: OpenContactsProps) {
  const { name, phone, email } = linksOf(open)
  return (
    <Note tone="jade" icon="phone">
      <p className={classes.contacts}>
        <span>{lead}</span>
        {name}
        {phone}
        {email}
      </p>
    </Note>
  )
}

interface ContactsCardProps {
  title: string
  /** To whom they are open. */
  text: ReactNode
  contacts: Contacts
}

/** Contacts in the rail. */
export function ContactsCard({ title, text, contacts: open }: ContactsCardProps) {
  const { t } = useTranslation('records')
  const { name, phone, email } = linksOf(open)
  const facts: Fact[] = [
    [t('contact'), name],
    [t('phone'), phone],
    [t('email'), email],
  ]
  return (
    <Card isTight title={title}>
      <p className={classes.told}>{text}</p>
      <Facts facts={facts.filter(([, value]) => value !== null)} look="narrow" />
    </Card>
  )
}
