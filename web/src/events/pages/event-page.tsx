import { definePublicationPage } from '../../publications/door/define-publication-page.tsx'
import { EventView } from '../components/event-view.tsx'
import { liveQuery } from '../queries.ts'

/** A training or an activity. */
export const { page } = definePublicationPage({
  beside: (context, id) => context.queries.prefetchQuery(liveQuery(context, id)),
  View: EventView,
})
