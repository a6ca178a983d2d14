import type { Published } from './standing.ts'

/** A published question with its answer, for search engines. */
export function consultationJsonLd(consultation: Published, address: string, portal: string): object {
  const { title, language, question, answer, repliedAt } = consultation
  const author = { '@type': 'Organization', name: portal }
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    '@id': address,
    url: address,
    inLanguage: language,
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: question,
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.html,
        dateCreated: repliedAt,
        author,
        url: address,
      },
    },
  }
}
