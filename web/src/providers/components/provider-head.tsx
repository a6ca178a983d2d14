import { isInstitution } from '@portal/protocol/providers/constants.ts'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../ui/avatar.tsx'
import { Tag } from '../../ui/tag.tsx'
import { VerifiedSeal } from '../../ui/verified-seal.tsx'
import type { Provider } from '../queries.ts'
import { useCases } from '../use-cases.ts'
import { useDirectoryNames } from '../use-directory-names.ts'
import { useWhatTheyAre } from '../use-what-they-are.tsx'
import classes from './provider-head.module.css'

/** Who somebody is, what they know, and what they did on the portal. */
export function ProviderHead({ provider }: { provider: Provider }) {
  const { t } = useTranslation('provider')
  const names = useDirectoryNames()
  const whatTheyAre = useWhatTheyAre()
  const cases = useCases(provider).first?.page.totalElements ?? 0
  const { kind, name, nameLanguage, picture, verifiedOn, specialties, completed, services } = provider
  const isBody = kind !== 'LAWYER' && kind !== 'MEMBER'
  return (
    <header className={classes.head}>
      <Avatar name={name} picture={picture} isBody={isBody} size="huge" />
      <div className={classes.words}>
        <div className={classes.name}>
          <h1 lang={nameLanguage ?? undefined}>{name}</h1>
          {verifiedOn && <VerifiedSeal on={verifiedOn} />}
        </div>
        <p>{whatTheyAre(provider)}</p>
        {specialties.length > 0 && (
          <p className={classes.tags}>
            {specialties.map((code) => (
              <Tag key={code}>{names.specialty(code)}</Tag>
            ))}
          </p>
        )}
      </div>
      {!isInstitution(kind) && kind !== 'MEMBER' && (
        <dl className={classes.figures}>
          <div>
            <dt>{t('completed')}</dt>
            <dd>{completed}</dd>
          </div>
          <div>
            <dt>{t('offered')}</dt>
            <dd>{services}</dd>
          </div>
          {cases > 0 && (
            <div>
              <dt>{t('casesShown')}</dt>
              <dd>{cases}</dd>
            </div>
          )}
        </dl>
      )}
    </header>
  )
}
