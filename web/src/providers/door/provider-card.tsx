import { providerLink } from '@portal/protocol/providers/links.ts'
import type { ProviderRow } from '@portal/protocol/providers/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { LeadingLink } from '../../ui/leading-link.tsx'
import { SpokenLanguages } from '../../ui/spoken-languages.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VerifiedSeal } from '../../ui/verified-seal.tsx'
import { isInstitution } from '@portal/protocol/providers/constants.ts'
import classes from '../components/provider-card.module.css'
import { useDirectoryNames } from '../use-directory-names.ts'
import { useWhatTheyAre } from '../use-what-they-are.tsx'

/** Areas that a card names; the others are on the page. */
const mostAreas = 3

/** Whoever helps, as a card that leads to their page. The screen names `providers`, and loads the directory's names. */
export function ProviderCard({ row }: { row: ProviderRow }) {
  const { t } = useTranslation('providers')
  const names = useDirectoryNames()
  const whatTheyAre = useWhatTheyAre()
  const { kind, name, nameLanguage, picture, specialties, languages } = row
  return (
    <article className={classes.card}>
      <Avatar name={name} picture={picture} isBody={kind !== 'LAWYER' && kind !== 'MEMBER'} size="medium" />
      <div className={classes.words}>
        <div className={classes.name}>
          <h3 lang={nameLanguage ?? undefined}>
            <LeadingLink to={providerLink(row)}>{name}</LeadingLink>
          </h3>
          {!isInstitution(kind) && <VerifiedSeal />}
        </div>
        <p>{whatTheyAre(row)}</p>
        {languages.length > 0 && (
          <p>
            <SpokenLanguages
              label={t('languages')}
              names={languages.map(({ code }) => names.language(code))}
            />
          </p>
        )}
        {specialties.length > 0 && (
          <p className={classes.areas}>
            {specialties.slice(0, mostAreas).map((code) => (
              <Tag key={code}>{names.specialty(code)}</Tag>
            ))}
          </p>
        )}
      </div>
    </article>
  )
}
