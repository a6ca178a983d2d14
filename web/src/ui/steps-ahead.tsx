import { Card } from './card.tsx'
import { Timeline } from './timeline.tsx'

interface StepsAheadProps {
  title: string
  steps: readonly { name: string; note?: string }[]
}

/** In the rail: how it goes on from here. */
export function StepsAhead({ title, steps }: StepsAheadProps) {
  return (
    <Card isTight title={title}>
      <Timeline
        entries={steps.map(({ name, note = null }) => ({ key: name, title: name, by: note, isAhead: true }))}
      />
    </Card>
  )
}
