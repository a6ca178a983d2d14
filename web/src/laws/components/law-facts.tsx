import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { useTranslation } from 'react-i18next'
import { Facts, type Fact } from '../../ui/facts.tsx'
import { Folded } from '../../ui/folded.tsx'
import { formatDate } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { Written } from '../../ui/written.tsx'
import { ProvisionDays } from './provision-days.tsx'

/** What is known of a law. */
export function LawFacts({ law }: { law: LawDetails }) {
  const { t } = useTranslation('laws')
  const { t: v } = useTranslation('versions')
  const language = useLanguage()
  const date = (value: string | null) => formatDate(value, language)
  const written = (text: string) => <Written>{text}</Written>
  const { original } = law.titleOrigin
  const originalTitle = <span lang={original?.language}>{original?.title}</span>
  /** Of the version, where that is recorded, else of the law. */
  const effectiveOn = (): string => {
    const { isDayRecorded, versionOn } = law.version
    if (isDayRecorded || versionOn === null) return date(law.effectiveOn)
    if (law.effectiveOn === null) return t('details.dayNotRecorded', { date: date(versionOn) })
    return t('details.lawBegan', { began: date(law.effectiveOn), date: date(versionOn) })
  }
  const facts: Fact[] = [
    ...(original ? [[t('details.originalTitle'), originalTitle] as const] : []),
    [t('details.country'), law.countryName],
    [t('details.department'), written(law.publishDepartment)],
    [t('details.number'), written(law.number ?? '--')],
    [t('details.level'), law.effectLevel],
    [t('details.category'), law.category],
    [t('details.adoptedOn'), date(law.adoptedOn)],
    [t('details.effectiveOn'), effectiveOn()],
    ...(law.repealedOn ? [[t('details.repealedOn'), date(law.repealedOn)] as const] : []),
    [t('details.versionOn'), date(law.version.versionOn)],
    ...(law.version.publishedOn ? [[t('details.publishedOn'), date(law.version.publishedOn)] as const] : []),
    [t('details.verifiedOn'), date(law.verifiedOn)],
    ...(law.version.daySource ? [[v('provisions.source'), written(law.version.daySource)] as const] : []),
    ...(law.version.retroactiveBy
      ? [[v('provisions.reachesBack'), written(law.version.retroactiveBy)] as const]
      : []),
  ]
  return (
    <Folded title={t('details.facts')}>
      <Facts facts={facts} look="columns" />
      <ProvisionDays days={law.version.provisionDays} />
    </Folded>
  )
}
