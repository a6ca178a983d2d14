import { codeOf, flag, list, oneOf, text } from '../kernel/list.ts'
import { languages } from '../kernel/languages.ts'
import { templateStates } from './lifecycle.ts'

/** Published templates; a group of the tree holds what its kinds hold. */
export const templatesList = list({
  filters: { keyword: text(100), category: codeOf('TEMPLATE_CATEGORY'), heldIn: oneOf(languages) },
  sorts: ['newest', 'mostUsed'],
  sizes: [10, 20, 50],
})

/** The caller's own contracts in preparation. */
export const contractDraftsList = list({ filters: {}, sorts: ['changed', 'newest'], sizes: [10, 20] })

/** All templates as the desk has them, each by its latest version. */
export const deskTemplatesList = list({
  filters: {
    keyword: text(100),
    state: oneOf(templateStates),
    category: codeOf('TEMPLATE_CATEGORY'),
    /** Only those that are published and rest on a law that changed since an editor looked at it. */
    lawChanged: flag,
  },
  tabs: 'state',
  sorts: ['changed', 'newest', 'oldest'],
  columns: { publishedAt: { up: 'oldest', down: 'newest' } },
  sizes: [20, 50],
})
