/** What a page leaves for later as long as it has just come (`ui/base.css`). */
const late = '[data-late] > :is(li, section):nth-child(n + 3)'

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** Lays out what a page has left for later, a piece with each frame: all at once would hold a slow phone. */
export async function layOutRest(): Promise<void> {
  for (const piece of document.querySelectorAll<HTMLElement>(late)) {
    await nextFrame()
    piece.style.contentVisibility = 'visible'
  }
  document.documentElement.dataset['whole'] = ''
}
