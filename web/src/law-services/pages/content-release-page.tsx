import { defineContentRelease } from '../../app/content/release.tsx'
import { released } from '../components/release.tsx'

export const { page } = defineContentRelease(released)
