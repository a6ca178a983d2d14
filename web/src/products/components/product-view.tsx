import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { useViewer } from '../../app/viewer.ts'
import { PublicationView } from '../../publications/door/publication-view.tsx'
import { AskPanel } from './ask-panel.tsx'
import { useProductFacts } from './product-facts.tsx'
import { Team } from './team.tsx'

/** A product as everybody reads it: what it holds, who works on it, and the way to ask for it; staff ask for nothing. */
export function ProductView({ publication }: { publication: Publication }) {
  const facts = useProductFacts(publication)
  const isStaff = useViewer()?.userType === 'ADMIN'
  return (
    <PublicationView
      publication={publication}
      isCovered
      facts={facts}
      lead={isStaff ? null : <AskPanel product={publication} />}
      below={<Team productId={publication.id} />}
    />
  )
}
