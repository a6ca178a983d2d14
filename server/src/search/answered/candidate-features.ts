/** What is known of a candidate. */
export const candidateFeatures = [
  'rank',
  'score',
  'sum',
  'sumRank',
  'lawSum',
  'count',
  'unansweredScore',
  'lawCount',
  'saying',
  'likeAnswers',
  'translation',
  'near',
  'together',
  'length',
  'rank × sum',
  'rank × saying',
  'sum × lawSum',
  'best × saying',
  'lawSum × saying',
] as const

export type CandidateFeature = (typeof candidateFeatures)[number]
export type CandidateFeatures = Readonly<Record<CandidateFeature, number>>
