import { formatMoment } from '../../ui/format.ts'
import { useLanguage } from '../../ui/use-language.ts'

/** An instant in the zone's time, to the minute. */
export function ZoneMoment({ at }: { at: string | null }) {
  const language = useLanguage()
  if (!at) return '--'
  return <time dateTime={at}>{formatMoment(at, language, 'Asia/Shanghai')}</time>
}
