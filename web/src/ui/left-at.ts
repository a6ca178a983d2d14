/** Where a page was left. */
interface Place {
  /** In pixels from the page's top. */
  top: number
  /** What stood about the middle of the window, and how far its top was below the window's; long texts are not as high when they come again. */
  beside: { id: string; offset: number } | null
}

export const pageTop: Place = { top: 0, beside: null }

/** Where each page of the history was left, by its key, and each kept screen, by its path; browser only. */
export const leftAt = new Map<string, Place>()

/** Parts of the window's height, at which something is looked for that has a name. */
const heights = [0.5, 0.35, 0.65, 0.2, 0.8]

function namedInSight(): Element | null {
  for (const height of heights) {
    const over = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * height)
    const named = over?.closest('main [id], footer[id]')
    if (named) return named
  }
  return null
}

/** Where the page stands now. */
export function placeNow(): Place {
  const element = namedInSight()
  const beside = element ? { id: element.id, offset: element.getBoundingClientRect().top } : null
  return { top: window.scrollY, beside }
}

/** Frames in which what comes into sight is drawn, and turns out to be not as high as was reckoned. */
const framesUntilDrawn = 4

let returning: Place | null = null

function standAt(place: Place, frames: number): void {
  // Who has gone on meanwhile is led elsewhere.
  if (place !== returning) return
  const { top, beside } = place
  const element = beside && document.getElementById(beside.id)
  if (!element) return window.scrollTo(0, top)
  window.scrollBy(0, element.getBoundingClientRect().top - beside.offset)
  if (frames > 0) requestAnimationFrame(() => standAt(place, frames - 1))
}

export function returnTo(place: Place): void {
  returning = place
  standAt(place, framesUntilDrawn)
}
