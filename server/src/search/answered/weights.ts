import type { CandidateFeature } from './candidate-features.ts'

export type Weights = Readonly<Record<CandidateFeature, number>>

/** Learned by `npm run learn`, which writes this file: for questions compared by their words, and by concepts. */
export const weights: Readonly<Record<'words' | 'concepts', Weights>> = {
  words: {
    rank: 1.5,
    score: 3.16,
    sum: 0.349,
    sumRank: 1.09,
    lawSum: -0.174,
    count: 0.626,
    unansweredScore: 1.88,
    lawCount: 0.275,
    saying: 0.859,
    likeAnswers: 1.45,
    translation: 0.34,
    near: 0.486,
    together: 0.818,
    length: 0.387,
    'rank × sum': -1.95,
    'rank × saying': -0.226,
    'sum × lawSum': 0.0473,
    'best × saying': -0.534,
    'lawSum × saying': -0.131,
  },
  concepts: {
    rank: 1.62,
    score: 7.64,
    sum: 0.935,
    sumRank: 1.48,
    lawSum: 0.343,
    count: -0.393,
    unansweredScore: 0.4,
    lawCount: 0.182,
    saying: 0.188,
    likeAnswers: 0.756,
    translation: 0,
    near: -0.105,
    together: 2.4,
    length: 0.503,
    'rank × sum': -1.42,
    'rank × saying': 0.544,
    'sum × lawSum': 0.0802,
    'best × saying': -0.467,
    'lawSum × saying': -0.185,
  },
}
