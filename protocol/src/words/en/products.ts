import type { Translation } from '../translation.ts'
import type * as source from '../zh/products.ts'

export const screens: Translation<typeof source.screens> = {
  lawServiceProduct: 'Products',
  'lawServiceProduct/list': 'Product catalogue',
  'lawServiceProduct/details': 'Product',
  'admin/products/team': 'Team of a product',
}

export const audit: Translation<typeof source.audit> = {
  'product.set-team': 'Chose the team of a product',
}

export const products: Translation<typeof source.products> = {
  all: 'All',
  types: 'Types of products',
  takes: 'Takes',
  days_one: '{{count}} working day',
  days_other: '{{count}} working days',
  byCase: 'Depends on the case',
  fee: 'Fee',
  members_one: 'Team of {{count}}',
  members_other: 'Team of {{count}}',
  team: 'The team',
  teamText: 'Lawyers and agencies whom the Portal has verified.',
  ask: {
    title: 'Ask for this service',
    text: 'The team answers and confirms scope and fee before anything begins. Asking is free of charge.',
    apply: 'Request it',
    signIn: 'Sign in and request it',
    question: 'Ask a question first',
  },
  ofTeam: {
    text: 'You are in the team of this product. Clients’ requests are read and answered under “Questions to your team”.',
    open: 'Questions to your team',
  },
}

export const productsDesk: Translation<typeof source.productsDesk> = {
  lead: 'The members are shown on the product’s page and answer what clients ask about it.',
  title: 'Team',
  text: 'Choose among verified lawyers and agencies, {{most}} at most; the page shows them in this order. New members are told.',
  chosen: 'Members of the team',
  search: 'Find a lawyer or an agency by name',
  none: 'No verified lawyer or agency was found',
  add: 'Add {{name}}',
  remove: 'Remove {{name}}',
  up: 'Move {{name}} up',
  notVerified: 'Verified no more, or not in use: not shown, and reads no questions',
  save: 'Save the team',
  saved: 'The team has been saved',
  theirs:
    'Somebody else has just changed the team. It is now: {{names}}. What you chose is still in the form; if you save again, yours counts.',
  nobody: 'nobody',
  back: 'Back to the product',
}
