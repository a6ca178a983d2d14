import { formatNumber } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './figure.module.css'

/** A small number with its picture; what it counts is read out. */
export function Figure({ icon, count, words }: { icon: IconName; count: number; words: string }) {
  const language = useLanguage()
  return (
    <span className={classes.figure} title={words}>
      <Icon name={icon} size={14} />
      <span aria-hidden="true">{formatNumber(count, language)}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
