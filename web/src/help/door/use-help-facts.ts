import { useTranslation } from 'react-i18next'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import type { Fact } from '../../ui/facts.tsx'
import { formatList } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'
import { helpDictionaries } from '../queries.ts'
import { useCodeNames } from './use-code-names.ts'

interface ShownHelp {
  type: string
  businessType: string
  disputeType: string | null
  translationPair: string | null
  regions: readonly string[]
}

/** What kind of help is meant: what everybody asks first, and what only some kinds name. */
export function useHelpFacts({ type, businessType, disputeType, translationPair, regions }: ShownHelp) {
  const { t } = useTranslation('help')
  const language = useLanguage()
  const names = useCodeNames()
  const disputeName = useEntryNames(helpDictionaries.disputeType)
  const pairName = useEntryNames(helpDictionaries.translationPair)
  const first: Fact[] = [
    [t('fields.type'), names.type(type)],
    [t('fields.businessType'), names.businessType(businessType)],
    [t('fields.regions'), formatList(regions.map(names.region), language)],
  ]
  const more: Fact[] = []
  if (disputeType) more.push([t('fields.disputeType'), disputeName(disputeType)])
  if (translationPair) more.push([t('fields.translationPair'), pairName(translationPair)])
  return { first, more }
}
