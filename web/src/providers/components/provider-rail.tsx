import { languageLevels } from '@portal/protocol/profiles/constants.ts'
import { isInstitution } from '@portal/protocol/providers/constants.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmailLink } from '../../ui/email-link.tsx'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { isOrganization, type Provider } from '../queries.ts'
import { useDirectoryNames } from '../use-directory-names.ts'
import { PlaceMap } from './place-map.tsx'
import classes from './provider-rail.module.css'
import { useWriteLink } from './use-write-link.ts'

/** Share of the bar that a level fills. */
const shares: Record<(typeof languageLevels)[number], number> = { NATIVE: 100, FLUENT: 80, WORKING: 55 }

function Languages({ kind, languages }: Pick<Provider, 'kind' | 'languages'>) {
  const { t } = useTranslation('provider')
  const names = useDirectoryNames()
  if (languages.length === 0) return null
  return (
    <Card isTight title={t('languages')}>
      <ul className={classes.languages}>
        {languages.map(({ code, level }) => (
          <li key={code}>
            <span>{names.language(code)}</span>
            {!isInstitution(kind) && (
              <>
                <small>{t(`levels.${level}`)}</small>
                <span className={classes.bar} aria-hidden="true">
                  <span style={{ width: `${shares[level]}%` }} />
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Office({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider')
  const names = useDirectoryNames()
  const { place, country } = provider
  const where = [place?.name, country && names.country(country)].filter(Boolean).join(' · ')
  const known: (Fact | null)[] = isOrganization(provider)
    ? [
        provider.phone === null
          ? null
          : [
              t('phone'),
              <a key="phone" href={`tel:${provider.phone}`}>
                {provider.phone}
              </a>,
            ],
        provider.email === null ? null : [t('email'), <EmailLink key="email" email={provider.email} />],
        provider.website === null
          ? null
          : [
              t('website'),
              <a key="site" href={provider.website} rel="nofollow noopener noreferrer" target="_blank">
                {provider.website.replace(/^https?:\/\//, '')}
              </a>,
            ],
      ]
    : []
  const facts = known.filter((fact) => fact !== null)
  const address = isOrganization(provider) ? provider.address : null
  if (!where && !address && facts.length === 0) return null
  return (
    <Card isTight title={t('office')}>
      {where && (
        <p className={classes.place}>
          <Icon name="pin" size={16} />
          {where}
        </p>
      )}
      {address && <p lang={(isOrganization(provider) && provider.addressLanguage) || undefined}>{address}</p>}
      {address && (
        <div className={classes.map}>
          <PlaceMap place={[address, where].join(', ')} title={t('map')} />
        </div>
      )}
      {facts.length > 0 && <Facts facts={facts} look="narrow" />}
    </Card>
  )
}

/** How to write to somebody, where the reader may. */
export function ProviderContact({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider')
  const viewer = useViewer()
  const write = useWriteLink(provider)
  return (
    write && (
      <Card isTight title={<Quoting words={(name) => t('write.title', { name })} said={provider.name} />}>
        <p className={classes.text}>{t('write.text')}</p>
        <div className={classes.buttons}>
          <ButtonLink to={write} isWide icon={<Icon name="speech" size={18} />}>
            {t(viewer ? 'write.ask' : 'write.signIn')}
          </ButtonLink>
          <ButtonLink
            to="/service/demand/release"
            variant="default"
            isWide
            icon={<Icon name="flag" size={18} />}
          >
            {t('write.post')}
          </ButtonLink>
        </div>
      </Card>
    )
  )
}

/** Who answers for what is said of somebody: the platform for what it verified alone. */
function warrantOf(kind: Provider['kind']) {
  if (isInstitution(kind)) return 'kept'
  return kind === 'MEMBER' ? 'named' : 'checked'
}

/** What somebody speaks, where they are. */
export function ProviderRail({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider')
  return (
    <>
      <Languages {...provider} />
      <Office provider={provider} />
      {provider.admittedIn !== null && (
        <Note tone="gold" icon="info">
          {t('notChineseLaw')}
        </Note>
      )}
      <p className={classes.checked}>{t(warrantOf(provider.kind))}</p>
    </>
  )
}
