import type { ArticleDetails, LawDetails } from '@portal/protocol/laws/schemas.ts'
import { eliPart, wordingPath } from './law-address.ts'
import { wordingState } from './wording-state.ts'

/** Articles named in the data of a whole law; the text itself is on the page. */
const mostParts = 100

/** Nothing where nobody says it. */
function legalForce(law: LawDetails | ArticleDetails): string | undefined {
  if (law.timeliness === 'UNCONFIRMED') return undefined
  const force =
    law.isInForceToday && wordingState(law.version, law.today) === 'present' ? 'InForce' : 'NotInForce'
  return `https://schema.org/${force}`
}

/** What a text, its law and its articles have in common. */
function legislation(law: LawDetails | ArticleDetails, address: string): object {
  const { inForceFrom, inForceUntil, isDayRecorded, isEndRecorded, versionOn } = law.version
  return {
    '@context': 'https://schema.org',
    '@type': 'Legislation',
    '@id': address,
    url: address,
    inLanguage: law.language,
    legislationJurisdiction: law.country,
    legislationDate: law.adoptedOn ?? undefined,
    legislationDateVersion: versionOn ?? inForceFrom ?? undefined,
    temporalCoverage:
      inForceFrom && isDayRecorded && isEndRecorded ? `${inForceFrom}/${inForceUntil ?? '..'}` : undefined,
    legislationPassedBy: { '@type': 'Organization', name: law.publishDepartment },
    legislationLegalForce: legalForce(law),
    legislationLegalValue: 'https://schema.org/UnofficialLegalValue',
  }
}

/** The text of a law: schema.org Legislation, after the ELI ontology. */
export function lawJsonLd(law: LawDetails, origin: string): object {
  const path = wordingPath(law)
  const others = law.languages.filter((held) => held !== law.language)
  const articles = law.units.flatMap((unit) => (unit.kind === 'article' ? [unit] : []))
  return {
    ...legislation(law, origin + eliPart(path, { language: law.language })),
    name: law.title,
    alternateName: law.shortTitles,
    legislationIdentifier: law.number ?? law.address,
    legislationType: law.effectLevel,
    exampleOfWork: { '@type': 'Legislation', '@id': origin + law.address },
    isBasedOn: law.sourceUrl ?? undefined,
    workTranslation: law.isOriginal
      ? others.map((language) => ({
          '@type': 'Legislation',
          '@id': origin + eliPart(path, { language }),
          inLanguage: language,
        }))
      : undefined,
    hasPart: articles.slice(0, mostParts).map(({ key, number, heading }) => ({
      '@type': 'Legislation',
      '@id': origin + eliPart(path, { language: law.language, article: key }),
      name: [number, heading].filter(Boolean).join(' '),
    })),
  }
}

/** One article of it. */
export function articleJsonLd(article: ArticleDetails, origin: string): object {
  const part = { language: article.language, article: article.key }
  return {
    ...legislation(article, origin + eliPart(wordingPath(article), part)),
    name: [article.title, article.number, article.heading].filter(Boolean).join(' '),
    legislationIdentifier: [article.number, article.title].join(', '),
    isPartOf: {
      '@type': 'Legislation',
      '@id': origin + eliPart(wordingPath(article), { language: article.language }),
      name: article.title,
    },
  }
}
