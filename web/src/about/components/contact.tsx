import { mapAddress } from '../../app/map-address.ts'
import { useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { EmailLink } from '../../ui/email-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import classes from './about.module.css'
import { MapSketch } from './map-sketch.tsx'

/** Address, telephones, e-mail, hours, the way here, and a map. */
export function Contact() {
  const { contact } = useCatalogue('about')
  const { settings } = useApp()
  const map = mapAddress(settings.mapUrl, contact.address) ?? settings.mapUrl
  return (
    <>
      <dl className={classes.contact}>
        <div>
          <dt>
            <Icon name="pin" size={24} /> {contact.addressLabel}
          </dt>
          <dd>{contact.address}</dd>
        </div>
        <div>
          <dt>
            <Icon name="phone" size={24} /> {contact.phoneLabel}
          </dt>
          {contact.phones.map(({ name, number, hours }) => (
            <dd key={number} className={classes.phone}>
              <span>{name}</span>
              <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
              <small>{hours}</small>
            </dd>
          ))}
        </div>
        <div>
          <dt>
            <Icon name="mail" size={24} /> {contact.emailLabel}
          </dt>
          <dd>
            <EmailLink className={classes.mail} email={contact.email} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="clock" size={24} /> {contact.hoursLabel}
          </dt>
          <dd>{contact.hours}</dd>
        </div>
      </dl>
      <section className={classes.section}>
        <h2>{contact.transport.heading}</h2>
        <ul className={classes.documents}>
          {contact.transport.items.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </section>
      <section className={classes.section}>
        <h2>{contact.mapLabel}</h2>
        {map ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a map is another origin's page and needs its own
          <iframe className={classes.map} src={map} title={contact.mapLabel} loading="lazy" />
        ) : (
          <MapSketch />
        )}
        {map && settings.mapApproval && (
          <p className={classes.mapNote}>
            {contact.mapApproval} {settings.mapApproval}
          </p>
        )}
        <p className={classes.mapNote}>{contact.mapNote}</p>
      </section>
    </>
  )
}
