import type { documents as source } from '../zh/documents.ts'
import type { Translation } from '../translation.ts'

export const documents: Translation<typeof source> = {
  contents: 'Contents',
  page: 'Page {{page}} of {{pages}}',
  address: 'Stable address',
  source: 'Official source',
  verifiedOn: 'Last verified',
  exportedOn: 'Downloaded on',
  country: 'Country',
  law: {
    number: 'Number',
    department: 'Issued by',
    level: 'Level of effect',
    adoptedOn: 'Adopted',
    effectiveOn: 'In force since',
    repealedOn: 'Repealed',
    wording: 'Wording',
    from: 'from {{from}}',
    between: '{{from}} to {{until}}',
    status: 'Status on {{date}}',
    digestNote:
      'This document is a digest of the main articles in the Portal’s own words, not the official text. Rely on the official source.',
    translationNote: 'This document is a translation for reference. Where it differs, the original prevails.',
    pastNote: 'This is not the wording in force today.',
  },
  case: {
    court: 'Court',
    number: 'Case number',
    judgedOn: 'Date of decision',
    type: 'Type of case',
    documentType: 'Type of document',
    cause: 'Cause of action',
    sampleNote:
      'Sample case, written by the Portal. It is not a real decision; parties and facts are fictitious.',
    translationNote: 'This document is a translation for reference. Where it differs, the original prevails.',
  },
}
