import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { formatDate } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { AgencyForm } from './agency-form.tsx'
import { agencyQuery } from './queries.ts'
import { useEntryNames } from './use-entry-names.ts'
import type { Fact } from './verified-data.ts'
import { VerifiedProfile } from './verified-profile.tsx'

type AgencyData = OutputOf<Calls['profiles']['agency']>['data']

function useAgencyFacts(): Fact<AgencyData>[] {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const size = useEntryNames('COMPANY_SIZE')
  return [
    { label: t('details.agencyType'), text: (data) => t(`types.${data.type}`) },
    { label: t('details.agencyName'), text: (data) => data.name },
    { label: t('details.responsiblePerson'), text: (data) => data.responsiblePerson },
    {
      label: t('details.legalPerson'),
      text: ({ legalPersonIdentity: { kind, number } }) => `${t(`identityKinds.${kind}`)} ${number}`,
    },
    { label: t('details.address'), text: (data) => data.address },
    { label: t('details.establishedOn'), text: (data) => formatDate(data.establishedOn, language) },
    { label: t('details.size'), text: (data) => size(data.size) },
  ]
}

/** An agency's own profile. */
export function AgencyProfile() {
  const query = useQuery(agencyQuery(useApp()))
  const viewer = useViewer()
  const facts = useAgencyFacts()
  const draftKey = `profile:${viewer?.username}`
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
