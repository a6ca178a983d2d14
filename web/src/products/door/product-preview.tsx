import type { PreviewedPublication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { PreviewView } from '../../publications/door/preview-view.tsx'
import type { SignedVersion } from '../../publications/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { useProductFacts } from '../components/product-facts.tsx'
import { Members } from '../components/team.tsx'
import { previewTeamQuery } from '../queries.ts'

interface ProductPreviewProps {
  version: PreviewedPublication
  signed: SignedVersion
}

/** A product that is not published: what its readers will see, without the way to ask for it. */
export function ProductPreview({ version, signed }: ProductPreviewProps) {
  const facts = useProductFacts(version)
  const query = useQuery(previewTeamQuery(useApp(), signed))
  return (
    <PreviewView
      version={version}
      isCovered
      facts={facts}
      below={
        <QueryView query={query} skeleton={<RowSkeletons rows={2} height={140} />}>
          {(rows) => <Members rows={rows} />}
        </QueryView>
      }
    />
  )
}
