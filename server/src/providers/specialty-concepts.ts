import type { Language } from '@portal/protocol/kernel/languages.ts'
import { conceptsByIds } from '../glossary/door.ts'
import type { Database } from '../kernel/database/store.ts'

/**
 * What people mean when they look for a specialty, as concepts of the glossary: search widens everyday words to their
 * terms, which stand beside whoever has the specialty.
 */
const meant: Readonly<Record<string, readonly string[]>> = {
  INTERNATIONAL_ECONOMIC_COOPERATION: [
    'sco-cooperation',
    'free-trade-agreement',
    'public-private-partnership',
  ],
  TRADE: [
    'international-sale-of-goods',
    'import-of-goods',
    'export-of-goods',
    'customs-clearance',
    'customs-duties',
    'conformity-of-goods',
    'cross-border-e-commerce',
  ],
  CROSS_BORDER_INVESTMENT: [
    'foreign-investment',
    'company-formation',
    'business-registration',
    'sino-foreign-joint-venture',
    'mergers-and-acquisitions',
    'outbound-investment',
    'special-economic-zone',
  ],
  FINANCE: [
    'bank-loan',
    'letter-of-credit',
    'bank-guarantee',
    'foreign-exchange-control',
    'cross-border-payment',
  ],
  ENERGY: ['oil-and-gas', 'electricity-supply', 'renewable-energy', 'mining-subsoil', 'nuclear-energy'],
  MARITIME: ['carriage-by-sea', 'bill-of-lading', 'charter-party', 'cargo-loss-damage', 'ship-arrest'],
  TRANSNATIONAL_CRIME: [
    'criminal-fraud',
    'smuggling-offence',
    'money-laundering-offence',
    'extradition',
    'telecom-fraud',
  ],
  INTELLECTUAL_PROPERTY: [
    'trademark',
    'patent-invention',
    'copyright',
    'trade-secret',
    'domain-name',
    'counterfeit-goods-ip',
  ],
  CIVIL_COMMERCIAL_LITIGATION: [
    'civil-action',
    'liability-for-breach',
    'arbitral-award',
    'foreign-judgment-recognition',
    'enforcement-application',
  ],
}

/** The terms that stand for a specialty in a language. */
export type SpecialtyTerms = (specialty: string, language: Language) => string[]

export async function readSpecialtyTerms(
  db: Database,
  specialties: readonly string[],
): Promise<SpecialtyTerms> {
  const ids = [...new Set(specialties.flatMap((specialty) => meant[specialty] ?? []))]
  const concepts = ids.length > 0 ? await conceptsByIds(db, ids) : []
  const known = new Map(concepts.map((concept) => [concept.id, concept]))
  return (specialty, language) =>
    (meant[specialty] ?? []).flatMap((id) => known.get(id)?.[language].term ?? [])
}
