import type { Language } from '@portal/protocol/kernel/languages.ts'
import { conceptsByIds } from '../glossary/door.ts'
import type { Database } from '../kernel/database/store.ts'

/**
 * What people mean when they look for a specialty, as concepts of the glossary: search widens everyday words to their
 * terms, which stand beside whoever has the specialty.
 */
const bySpecialty: Readonly<Record<string, readonly string[]>> = {
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

/** The same of what is disputed. */
const byDispute: Readonly<Record<string, readonly string[]>> = {
  CONTRACT: [
    'liability-for-breach',
    'termination-of-contract',
    'contract-damages',
    'liquidated-damages',
    'earnest-money',
    'sale-contract',
    'lease-contract',
  ],
  COMPANY_EQUITY: [
    'shareholder-rights',
    'shareholder-exit',
    'equity-transfer',
    'capital-contribution',
    'profit-distribution',
    'duties-of-directors',
    'company-dissolution',
  ],
  INVESTMENT: ['investor-state-dispute', 'expropriation', 'investment-contract-with-state'],
  INTELLECTUAL_PROPERTY: [
    'trademark',
    'patent-invention',
    'copyright',
    'trade-secret',
    'counterfeit-goods-ip',
  ],
  LABOUR: [
    'labour-dispute-arbitration',
    'labour-contract',
    'wages',
    'unpaid-wages',
    'overtime',
    'dismissal-by-employer',
    'unlawful-dismissal',
    'severance-pay',
    'work-injury',
    'social-insurance',
  ],
  MARITIME_TRANSPORT: [
    'carriage-of-goods',
    'carriage-by-sea',
    'cargo-loss-damage',
    'delay-in-delivery',
    'bill-of-lading',
    'ship-arrest',
  ],
  FINANCE: [
    'bank-loan',
    'loan-between-individuals',
    'suretyship-for-loan',
    'mortgage-loan',
    'letter-of-credit',
    'insurance-claim',
  ],
  CONSTRUCTION: [
    'construction-contract',
    'construction-payment',
    'construction-quality-defects',
    'construction-delay',
    'subcontracting-construction',
  ],
  PRODUCT_LIABILITY: ['product-liability', 'defective-goods', 'product-quality-standard', 'product-recall'],
  FAMILY_INHERITANCE: [
    'divorce',
    'division-of-matrimonial-property',
    'child-custody',
    'child-support',
    'succession',
    'will',
    'partition-of-estate',
  ],
  ADMINISTRATIVE: [
    'administrative-litigation',
    'administrative-reconsideration',
    'administrative-penalty',
    'administrative-fine',
    'licence-application-procedure',
  ],
}

/** The terms that stand for a code of a dictionary in a language. */
export type MeantTerms = (code: string, language: Language) => string[]

async function readTerms(
  db: Database,
  meant: Readonly<Record<string, readonly string[]>>,
  codes: readonly string[],
): Promise<MeantTerms> {
  const ids = [...new Set(codes.flatMap((code) => meant[code] ?? []))]
  const concepts = ids.length > 0 ? await conceptsByIds(db, ids) : []
  const known = new Map(concepts.map((concept) => [concept.id, concept]))
  return (code, language) => (meant[code] ?? []).flatMap((id) => known.get(id)?.[language].term ?? [])
}

export function readSpecialtyTerms(db: Database, specialties: readonly string[]): Promise<MeantTerms> {
  return readTerms(db, bySpecialty, specialties)
}

interface HelpMeant {
  business_type: string
  dispute_type: string | null
}

/** What people mean by the specialty and the dispute of each kind of help, in a language. */
export async function readHelpTerms(
  db: Database,
  all: readonly HelpMeant[],
): Promise<(help: HelpMeant, language: Language) => string[]> {
  const [ofSpecialty, ofDispute] = await Promise.all([
    readSpecialtyTerms(
      db,
      all.map((help) => help.business_type),
    ),
    readTerms(
      db,
      byDispute,
      all.flatMap((help) => help.dispute_type ?? []),
    ),
  ])
  return ({ business_type: specialty, dispute_type: dispute }, language) => {
    const disputed = dispute === null ? [] : ofDispute(dispute, language)
    return [...new Set([...ofSpecialty(specialty, language), ...disputed])]
  }
}
