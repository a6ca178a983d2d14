import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'
import classes from './find-in-text.module.css'

const allName = 'find-all'
const currentName = 'find-current'

/** Every place of a word in the text, as ranges of its text nodes. */
function findRanges(scope: HTMLElement, word: string): Range[] {
  const wanted = word.trim().toLowerCase()
  if (!wanted) return []
  const ranges: Range[] = []
  const nodes = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent?.toLowerCase() ?? ''
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = new Range()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      ranges.push(range)
    }
  }
  return ranges
}

/** Marks ranges by the CSS Custom Highlight API: the text's own markup is left alone. */
function paint(ranges: Range[], current: Range | undefined): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(allName, new Highlight(...ranges))
  CSS.highlights.set(currentName, new Highlight(...(current ? [current] : [])))
}

/** Finds a word within the text shown, and goes from place to place. Mounted anew for each text. */
export function FindInText({ scope }: { scope: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('search')
  const [word, setWord] = useState('')
  const [found, setFound] = useState<{ ranges: Range[]; at: number }>({ ranges: [], at: 0 })

  function find(wanted: string) {
    setWord(wanted)
    setFound({ ranges: scope.current ? findRanges(scope.current, wanted) : [], at: 0 })
  }

  useEffect(() => {
    const current = found.ranges[found.at]
    paint(found.ranges, current)
    current?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
    return () => paint([], undefined)
  }, [found])

  function move(step: number) {
    const total = found.ranges.length
    if (total > 0) setFound({ ...found, at: (found.at + step + total) % total })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    move(1)
  }

  return (
    <form className={classes.find} role="search" aria-label={t('find.label')} onSubmit={submit}>
      <Icon name="search" />
      <input
        type="search"
        value={word}
        onChange={(event) => find(event.currentTarget.value)}
        placeholder={t('find.label')}
        aria-label={t('find.label')}
      />
      <span role="status" className={classes.count}>
        {word.trim() &&
          (found.ranges.length > 0
            ? t('find.count', { current: found.at + 1, total: found.ranges.length })
            : t('find.none'))}
      </span>
      <button type="button" onClick={() => move(-1)} aria-label={t('find.previous')}>
        <Icon name="up" />
      </button>
      <button type="submit" aria-label={t('find.next')}>
        <Icon name="down" />
      </button>
    </form>
  )
}
