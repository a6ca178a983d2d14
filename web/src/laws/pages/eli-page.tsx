import { useParams, useSearchParams } from 'react-router'
import { definePage, type LoadInput, type Page } from '../../app/page.ts'
import { readLawAddress } from '../law-address.ts'
import { page as article } from './article-page.tsx'
import { page as law } from './law-page.tsx'

/** A stable address names a law, or one article of it. */
function pageAt(params: Record<string, string | undefined>, search: URLSearchParams): Page {
  return readLawAddress(params, search).article === undefined ? law : article
}

function EliPage() {
  const { Component } = pageAt(useParams(), useSearchParams()[0])
  return <Component />
}

export const { page } = definePage({
  load: async (input: LoadInput) => pageAt(input.params, input.url.searchParams).load?.(input),
  Component: EliPage,
})
