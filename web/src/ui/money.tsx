import { formatMoney } from './format.ts'
import classes from './money.module.css'
import { useLanguage } from './use-language.ts'

interface MoneyProps {
  amount: number
  /** ISO 4217. */
  currency: string
  isLarge?: boolean
}

/** An amount of money in the reader's form, with two decimals. */
export function Money({ amount, currency, isLarge = false }: MoneyProps) {
  const language = useLanguage()
  return (
    <span className={classes.money} data-large={isLarge || undefined}>
      {formatMoney(amount, currency, language)}
    </span>
  )
}
