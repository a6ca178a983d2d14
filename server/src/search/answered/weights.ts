import type { CandidateFeature } from './candidate-features.ts'

export type Weights = Readonly<Record<CandidateFeature, number>>

/** Learned by `npm run learn`, which writes this file: for questions compared by their words, and by concepts. */
export const weights: Readonly<Record<'words' | 'concepts', Weights>> = {
  words: {
    rank: 1.88,
    score: 4.23,
    sum: 1.42,
    best: 0.669,
    lawSum: -0.0175,
    count: 0.226,
    lawCount: 0.236,
    saying: 0.767,
    likeAnswers: 2.33,
    likeQuestion: 7.63,
    length: 0.344,
    'rank × sum': -3.3,
    'rank × saying': 0.166,
    'sum × lawSum': -0.0769,
    'best × saying': -1.07,
    'lawSum × saying': -0.101,
  },
  concepts: {
    rank: 1.27,
    score: 8.35,
    sum: 1.85,
    best: 4.59,
    lawSum: 0.341,
    count: -0.55,
    lawCount: 0.162,
    saying: 0.136,
    likeAnswers: 0.144,
    likeQuestion: 0,
    length: 0.448,
    'rank × sum': -1.78,
    'rank × saying': 0.608,
    'sum × lawSum': 0.0638,
    'best × saying': -1.31,
    'lawSum × saying': -0.159,
  },
}
