import { eventPageOf } from '../components/event-view.tsx'

export const { page } = eventPageOf('activity')
