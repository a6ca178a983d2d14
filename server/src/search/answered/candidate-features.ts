/** What is known of a candidate. */
export const candidateFeatures = [
  'rank',
  'score',
  'sum',
  'best',
  'lawSum',
  'count',
  'lawCount',
  'saying',
  'likeAnswers',
  'likeQuestion',
  'length',
  'rank × sum',
  'rank × saying',
  'sum × lawSum',
  'best × saying',
  'lawSum × saying',
] as const

export type CandidateFeature = (typeof candidateFeatures)[number]
export type CandidateFeatures = Readonly<Record<CandidateFeature, number>>
