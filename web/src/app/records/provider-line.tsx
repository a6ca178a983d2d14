import type { ShownProvider } from '@portal/protocol/kernel/shown-provider.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { accountLink } from '@portal/protocol/providers/links.ts'
import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { PersonLine } from '../../ui/person-line.tsx'
import { Tag } from '../../ui/tag.tsx'
import classes from './provider-line.module.css'

interface ProviderLineProps {
  provider: ShownProvider
  /** Leads to their page, where they stand in the directory. */
  isLinked?: boolean
}

/** Those who practise law. */
const lawyers: readonly UserType[] = ['LAWYER', 'LAW_OFFICE']

/** A provider by name; of those abroad, where, and what lawyers among them do not advise on. */
export function ProviderLine({ provider, isLinked = false }: ProviderLineProps) {
  const { id, name, userType, picture, admittedIn, isVerified } = provider
  const { t } = useTranslation('records')
  const { t: types } = useTranslation('userTypes')
  const countryName = useEntryNames('COUNTRY')
  return (
    <div className={classes.provider}>
      <PersonLine
        name={name}
        picture={picture}
        isBody={userType !== 'LAWYER'}
        isVerified={isVerified}
        to={isLinked && isVerified ? accountLink({ userType, id }) : undefined}
        note={types(userType)}
      />
      {admittedIn && (
        <Tag tone="gold" title={t('admittedIn')}>
          {t(lawyers.includes(userType) ? 'abroad' : 'registeredIn', { country: countryName(admittedIn) })}
        </Tag>
      )}
    </div>
  )
}
