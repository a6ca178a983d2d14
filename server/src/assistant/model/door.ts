export { embedderOf, modelOf, type Model } from './model-of.ts'
export { writeAnswer } from './write-answer.ts'
