import { kindSpec, publicationKinds, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { ScreenName } from '../app/screen.ts'

/** Of an address as somebody typed it; the router minds neither case nor a slash at the end. */
const plain = (pathname: string) => pathname.toLowerCase().replace(/\/$/, '')

const stands = (paths: readonly string[], pathname: string) =>
  paths.some((path) => plain(path) === plain(pathname))

const kindsAt = (pathname: string) =>
  publicationKinds.filter((kind) => {
    const { lists, details } = kindSpec(kind)
    return stands([...lists, ...details], pathname)
  })

/** The first part of a path: the section that a screen belongs to. */
function sectionOf(pathname: string): string {
  return plain(pathname).split('/')[1] ?? ''
}

/** Of the paths of a kind the one in the section of a screen; where that has none, the one the kind is known by. */
function nearest(paths: readonly [string, ...string[]], pathname: string): string {
  return paths.find((path) => sectionOf(path) === sectionOf(pathname)) ?? paths[0]
}

/** The kind that a screen shows; where it shows several, the one that its address names by `?type=`. */
export function kindAt(pathname: string, search: URLSearchParams): PublicationKind {
  const kinds = kindsAt(pathname)
  return kinds.find((kind) => kind === search.get('type')) ?? kinds[0] ?? 'policy'
}

/** Whether a screen shows one publication rather than a list. */
export function isDetail(pathname: string): boolean {
  return publicationKinds.some((kind) => stands(kindSpec(kind).details, pathname))
}

/** The screen that lists a kind, in the section of another. */
export function listScreen(kind: PublicationKind, pathname: string): ScreenName {
  return nearest(kindSpec(kind).lists, pathname).slice(1) as ScreenName
}

/** What one publication of a kind is called. */
export function detailScreen(kind: PublicationKind): ScreenName {
  return (kindSpec(kind).details.at(-1) ?? '').slice(1) as ScreenName
}

/** Where the reader of a screen opens a publication, without leaving the section. */
export function detailAddress(kind: PublicationKind, id: string, pathname: string): string {
  const path = nearest(kindSpec(kind).details, pathname)
  return kindsAt(path).length > 1 ? `${path}?type=${kind}&id=${id}` : `${path}?id=${id}`
}

/** The list of research of a type; of all where it is ''. */
export function researchAddress(type: string): string {
  const list = kindSpec('research').lists[0]
  return type === '' ? list : `${list}?category=${type}`
}
