import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useViewer } from '../../app/viewer.ts'
import { PublicationView } from '../../publications/door/publication-view.tsx'
import { OfTeam } from '../door/of-team.tsx'
import { useIsOfTeam } from '../door/use-is-of-team.ts'
import { AskPanel } from './ask-panel.tsx'
import { useProductFacts } from './product-facts.tsx'
import { Team } from './team.tsx'

/** A product as everybody reads it: what it holds, who works on it, and the way to ask for it; staff ask for nothing, nor does its team. */
export function ProductView({ publication }: { publication: Publication }) {
  const facts = useProductFacts(publication)
  const isStaff = useViewer()?.userType === 'ADMIN'
  const asking = useIsOfTeam(publication.id) ? <OfTeam /> : <AskPanel product={publication} />
  return (
    <PublicationView
      publication={publication}
      isCovered
      facts={facts}
      lead={isStaff ? null : asking}
      below={<Team productId={publication.id} />}
    />
  )
}
