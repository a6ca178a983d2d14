import type { Publication } from '@portal/protocol/publications/schemas.ts'
import { PublicationView } from '../../publications/door/publication-view.tsx'
import { AskPanel } from './ask-panel.tsx'
import { useProductFacts } from './product-facts.tsx'
import { Team } from './team.tsx'

/** A product as everybody reads it: what it holds, who works on it, and the way to ask for it. */
export function ProductView({ publication }: { publication: Publication }) {
  const facts = useProductFacts(publication)
  return (
    <PublicationView
      publication={publication}
      isCovered
      facts={facts}
      lead={<AskPanel product={publication} />}
      below={<Team productId={publication.id} />}
    />
  )
}
