import { useEffect, useState } from 'react'

/** How far from the window's top what one has come to stands at most, in pixels: below header and find bar. */
const line = 170

/** How far above the window an element still counts, in pixels: as far as a text may be long. */
const above = '9999999px'

/** Of elements that stand one after the other, the last one that the reader has come to. */
export function useReadingPlace(anchors: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>()
  const all = anchors.join(' ')
  useEffect(() => {
    const names = all.split(' ')
    const passed = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id)
          else passed.delete(target.id)
        }
        setPlace(names.findLast((name) => passed.has(name)))
      },
      { rootMargin: `${above} 0px ${line - window.innerHeight}px 0px` },
    )
    for (const name of names) {
      const element = document.getElementById(name)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [all])
  return place
}
