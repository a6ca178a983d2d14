import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'

/** What the category of a publication is called, in the dictionary that its kind names. */
export function useCategoryName() {
  const names = {
    PUBLICATION_TOPIC: useEntryNames('PUBLICATION_TOPIC'),
    RESEARCH_TYPE: useEntryNames('RESEARCH_TYPE'),
    PRODUCT_TYPE: useEntryNames('PRODUCT_TYPE'),
  }
  return (kind: PublicationKind, category: string) => names[kindSpec(kind).categories](category)
}
