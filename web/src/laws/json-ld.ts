import type { LawDetails } from '@portal/protocol/laws/schemas.ts'

/** schema.org Legislation, after the ELI ontology. */
export function lawJsonLd(law: LawDetails, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': origin + law.address,
    name: law.title,
    alternateName: law.shortTitles,
    inLanguage: law.language,
    legislationIdentifier: law.number ?? undefined,
    legislationJurisdiction: law.country,
    legislationDate: law.adoptedOn ?? undefined,
    legislationDateVersion: law.versionOn ?? undefined,
    legislationPassedBy: { '@type': 'Organization', name: law.publishDepartment },
    legislationLegalForce: law.isInForceToday ? 'InForce' : 'NotInForce',
    isBasedOn: law.sourceUrl ?? undefined,
  }
}
