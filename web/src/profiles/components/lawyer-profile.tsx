import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../../app/forms/countries.ts'
import { useApp } from '../../app/page.ts'
import { formatLanguages, formatList } from '../../ui/format.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { LawyerForm } from './lawyer-form.tsx'
import { lawyerQuery } from '../queries.ts'
import { PlaceName } from '../../reference/door/place-name.tsx'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Fact } from '../verified-data.ts'
import { VerifiedProfile } from './verified-profile.tsx'

type LawyerData = OutputOf<Calls['profiles']['lawyer']>['data']

function useLawyerFacts(): Fact<LawyerData>[] {
  const { t } = useTranslation('verified')
  const { t: profileWords } = useTranslation('profile')
  const countries = useCountries()
  const language = useLanguage()
  const { t: provider } = useTranslation('provider')
  const area = useEntryNames('SPECIALTY_AREA')
  const spoken = useEntryNames('WORKING_LANGUAGE')
  const country = (code: string) => countries.find((known) => known.code === code)?.name ?? code
  return [
    { label: t('details.lawyerName'), text: (data) => data.name },
    { label: t('details.identityKind'), text: (data) => t(`identityKinds.${data.identity.kind}`) },
    { label: t('details.identityNumber'), text: (data) => data.identity.number },
    { label: t('details.licenceKind'), text: (data) => t(`licenceKinds.${data.licence.kind}`) },
    { label: t('details.licenceNumber'), text: (data) => data.licence.number },
    {
      label: t('details.licenceCountry'),
      text: ({ licence }) => country(licence.kind === 'FOREIGN' ? licence.country : 'CN'),
    },
    {
      label: t('details.bar'),
      text: ({ licence }) => (licence.kind === 'FOREIGN' ? licence.bar : ''),
    },
    { label: t('details.lawFirm'), text: (data) => data.lawFirm.name },
    {
      label: t('areas'),
      text: (data) => formatList(data.specialties.map(area).filter(Boolean), language),
    },
    {
      label: provider('languages'),
      text: (data) =>
        formatLanguages(
          data.languages.map(({ code, level }) => `${spoken(code)} (${provider(`levels.${level}`)})`),
          language,
        ),
    },
    {
      label: t('practice.country'),
      text: ({ workCountry, workArea }) => [workCountry, workArea].filter(Boolean).join(' '),
      show: ({ workCountry, workArea }) => workCountry && <PlaceName country={workCountry} area={workArea} />,
    },
    { label: profileWords('lawyerBrief'), text: (data) => data.brief ?? '' },
  ]
}

/** A lawyer's own profile. */
export function LawyerProfile() {
  const query = useQuery(lawyerQuery(useApp()))
  const facts = useLawyerFacts()
  const draftKey = 'profile'
  return (
    <QueryView query={query} skeleton={<Skeleton height={480} />}>
      {(profile) => (
        <VerifiedProfile profile={profile} facts={facts} draftKey={draftKey}>
          {(close) => <LawyerForm profile={profile} draftKey={draftKey} onClose={close} />}
        </VerifiedProfile>
      )}
    </QueryView>
  )
}
