import { definePage } from '../../app/page.ts'
import { eventListOf } from '../components/event-list.tsx'

export const { page } = definePage(eventListOf('activity'))
