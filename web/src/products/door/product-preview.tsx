import type { PreviewedPublication } from '@portal/protocol/publications/schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { PreviewView } from '../../publications/door/preview-view.tsx'
import type { SignedVersion } from '../../publications/queries.ts'
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
  const { data } = useQuery(previewTeamQuery(useApp(), signed))
  return <PreviewView version={version} isCovered facts={facts} below={data && <Members rows={data} />} />
}
