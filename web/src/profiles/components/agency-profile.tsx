import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatDate } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { AgencyForm } from './agency-form.tsx'
import { agencyQuery } from '../queries.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Fact } from '../verified-data.ts'
import { useRegisteredFacts } from '../use-registered-facts.tsx'
import { VerifiedProfile } from './verified-profile.tsx'

type AgencyData = OutputOf<Calls['profiles']['agency']>['data']

function useAgencyFacts(): Fact<AgencyData>[] {
  const { t } = useTranslation('verified')
  const { t: typeName } = useTranslation('userTypes')
  const language = useLanguage()
  const { registered, images } = useRegisteredFacts()
  const size = useEntryNames('COMPANY_SIZE')
  return [
    { label: t('details.agencyType'), text: (data) => typeName(data.type) },
    { label: t('details.agencyNameGiven'), text: (data) => data.name },
    ...registered,
    { label: t('details.responsiblePerson'), text: (data) => data.responsiblePerson },
    {
      label: t('details.legalPerson'),
      text: ({ legalPersonIdentity: { kind, number } }) => `${t(`identityKinds.${kind}`)} ${number}`,
    },
    { label: t('details.address'), text: (data) => data.address },
    { label: t('details.establishedOn'), text: (data) => formatDate(data.establishedOn, language) },
    { label: t('details.size'), text: (data) => size(data.size) },
    ...images,
  ]
}

/** An agency's own profile. */
export function AgencyProfile() {
  const query = useQuery(agencyQuery(useApp()))
  const facts = useAgencyFacts()
  const draftKey = 'profile'
  return (
    <QueryView query={query} skeleton={<Skeleton height={480} />}>
      {(profile) => (
        <VerifiedProfile profile={profile} facts={facts} draftKey={draftKey}>
          {(close) => <AgencyForm profile={profile} draftKey={draftKey} onClose={close} />}
        </VerifiedProfile>
      )}
    </QueryView>
  )
}
