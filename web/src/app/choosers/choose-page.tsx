import { useSearchParams } from 'react-router'
import { definePage, type Page } from '../page.ts'

/** A screen that is one of several pages, by what its address asks for. */
export function choosePage(choose: (search: URLSearchParams) => Page): { page: Page } {
  function ChosenPage() {
    const [search] = useSearchParams()
    const { Component } = choose(search)
    return <Component />
  }
  return definePage({
    load: (input) => Promise.resolve(choose(input.url.searchParams).load?.(input)),
    Component: ChosenPage,
  })
}
