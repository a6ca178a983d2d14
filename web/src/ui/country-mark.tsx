import classes from './country-mark.module.css'
import cn from './drawings/countries/cn.svg?no-inline'
import india from './drawings/countries/in.svg?no-inline'
import kg from './drawings/countries/kg.svg?no-inline'
import kz from './drawings/countries/kz.svg?no-inline'
import pk from './drawings/countries/pk.svg?no-inline'
import ru from './drawings/countries/ru.svg?no-inline'
import tj from './drawings/countries/tj.svg?no-inline'
import uz from './drawings/countries/uz.svg?no-inline'

/** A landmark of each country the portal holds the law of, by ISO 3166 code; no flags. */
const landmarks: Readonly<Record<string, string>> = {
  CN: cn,
  RU: ru,
  KZ: kz,
  KG: kg,
  TJ: tj,
  UZ: uz,
  PK: pk,
  IN: india,
}

interface CountryMarkProps {
  code: string
  /** Left out where it stands beside. */
  name?: string
  /** Edge of the landmark in pixels; beside the name where it is small, else above it. */
  size?: 24 | 54
}

/** A country: its landmark, where it has one, and its name. */
export function CountryMark({ code, name, size = 24 }: CountryMarkProps) {
  const landmark = landmarks[code]
  return (
    <span className={classes.country} data-size={size}>
      {landmark && <img src={landmark} alt="" width={size} height={size} />}
      {name}
    </span>
  )
}
