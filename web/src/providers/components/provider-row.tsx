import { isInstitution } from '@portal/protocol/providers/constants.ts'
import { providerLink } from '@portal/protocol/providers/links.ts'
import type { ProviderRow as Row } from '@portal/protocol/providers/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SpokenLanguages } from '../../ui/spoken-languages.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VerifiedSeal } from '../../ui/verified-seal.tsx'
import { useDirectoryNames } from '../use-directory-names.ts'
import { useWhatTheyAre } from '../use-what-they-are.tsx'
import classes from './provider-row.module.css'
import { useWriteLink } from './use-write-link.ts'

/** Areas that a row names; the others are on the page. */
const mostAreas = 4

/** Whoever helps, in a list. */
export function ProviderRow({ row }: { row: Row }) {
  const { t } = useTranslation('providers')
  const names = useDirectoryNames()
  const whatTheyAre = useWhatTheyAre()
  const { kind, name, nameLanguage, picture, specialties, languages, place, country, completed } = row
  const isBody = kind !== 'LAWYER' && kind !== 'MEMBER'
  const link = providerLink(row)
  const write = useWriteLink(row)
  const where = place?.name ?? (country && names.country(country))
  return (
    <article className={classes.row}>
      <Avatar name={name} picture={picture} isBody={isBody} size="medium" />
      <div>
        <div className={classes.name}>
          <h2 lang={nameLanguage ?? undefined}>
            <Link to={link}>{name}</Link>
          </h2>
          {kind !== 'MEMBER' && !isInstitution(kind) && <VerifiedSeal />}
        </div>
        <p className={classes.what}>{whatTheyAre(row)}</p>
        {specialties.length > 0 && (
          <p className={classes.areas}>
            {specialties.slice(0, mostAreas).map((code) => (
              <Tag key={code}>{names.specialty(code)}</Tag>
            ))}
            {specialties.length > mostAreas && <span>+{specialties.length - mostAreas}</span>}
          </p>
        )}
        <p className={classes.facts}>
          {languages.length > 0 && (
            <SpokenLanguages
              label={t('languages')}
              names={languages.map(({ code }) => names.language(code))}
            />
          )}
          {where && (
            <span>
              <Icon name="pin" size={16} />
              {where}
            </span>
          )}
          {completed > 0 && (
            <span>
              <Icon name="check" size={16} />
              {t('completed', { count: completed })}
            </span>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        {write && <ButtonLink to={write}>{t('write')}</ButtonLink>}
        <ButtonLink to={link} variant="default">
          {t('profile')}
        </ButtonLink>
      </div>
    </article>
  )
}
