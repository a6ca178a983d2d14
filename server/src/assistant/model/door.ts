export { modelOf, type Model } from './model-of.ts'
