import { useTranslation } from 'react-i18next'
import { anchorOf, PartMark } from './lookup-part.tsx'
import classes from './lookup-progress.module.css'
import { partNames, type PartName, type PartState } from './lookup-values.ts'

/** How far the application has come, part by part; where there is no room, in a line. */
export function LookupProgress({ stateOf }: { stateOf: (name: PartName) => PartState }) {
  const { t } = useTranslation('lookupForm')
  const done = partNames.filter((name) => stateOf(name) === 'done').length
  return (
    <nav className={classes.progress} aria-label={t('progress')}>
      <p className={classes.count}>{t('done', { done, all: partNames.length })}</p>
      <svg
        width="100%"
        height="6"
        preserveAspectRatio="none"
        viewBox={`0 0 ${partNames.length} 6`}
        aria-hidden="true"
      >
        <rect width={done} height="6" />
      </svg>
      <ol>
        {partNames.map((name) => {
          const state = stateOf(name)
          return (
            <li key={name}>
              <a href={`#${anchorOf(name)}`}>
                <PartMark name={name} state={state} />
                <span>
                  {t(`parts.${name}.title`)}
                  <small data-state={state}>{t(`state.${state}`)}</small>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
