import { definePage } from '../../app/page.ts'
import { loadEvents, EventList } from '../components/event-list.tsx'

export const { page } = definePage({ load: loadEvents, Component: EventList })
