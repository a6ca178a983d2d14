import { useTranslation } from 'react-i18next'
import { Fee, WorkingDays } from '../../app/records/terms.tsx'
import { HelpTags } from '../../help/door/help-tags.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { VerifiedSeal } from '../../ui/verified-seal.tsx'
import { Written } from '../../ui/written.tsx'
import { Volume } from '../components/volume.tsx'
import type { ShownService } from '../standing.ts'
import classes from './service-card.module.css'

interface ServiceCardProps {
  service: ShownService
  /** Of the heading. */
  level?: 2 | 3
  /** Where the page is about the provider, they go without saying. */
  isProviderKnown?: boolean
}

/** Who offers it. */
function Provider({ provider: { name, picture, userType }, isOwn }: ShownService) {
  const { t } = useTranslation('serviceDesk')
  const { t: types } = useTranslation('userTypes')
  return (
    <div className={classes.provider}>
      <Avatar name={name} picture={picture} isBody={userType !== 'LAWYER'} size="tiny" />
      <p>
        <b>
          <Written>{name}</Written>
        </b>
        <VerifiedSeal />
        <span>{types(userType)}</span>
        {isOwn && <span className={classes.own}>{t('own')}</span>}
      </p>
    </div>
  )
}

/** A service that is offered, as a card that leads to it. */
export function ServiceCard({ service, level = 2, isProviderKnown = false }: ServiceCardProps) {
  const { id, title, language, description, volume, days } = service
  const Heading = `h${level}` as const
  return (
    <article className={classes.card}>
      <Heading className={classes.title}>
        <LeadingLink to={`/service/desk/details?id=${id}`} lang={language}>
          {title}
        </LeadingLink>
      </Heading>
      {!isProviderKnown && <Provider {...service} />}
      <p className={classes.description} lang={language}>
        {description}
      </p>
      <div className={classes.foot}>
        <HelpTags help={service} />
        <p className={classes.meta}>
          <span className={classes.fee}>
            <Fee offer={service} />
          </span>
          {days !== null && <WorkingDays days={days} />}
          <Volume volume={volume} />
        </p>
      </div>
    </article>
  )
}
