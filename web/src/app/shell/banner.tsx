import type { shell } from '@portal/protocol/words/zh/shell.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './banner.module.css'

type Section = keyof typeof shell.banners

/** What each section's banner draws, on a 360 × 140 grid. */
const drawings: Record<Section, ReactNode> = {
  legal: (
    <>
      <path d="M120 118V24l60-12 60 12v94M100 118h160M138 118V34M162 118V28M198 118V28M222 118V34" />
      <circle cx="286" cy="64" r="26" />
      <path d="M305 83l28 28M274 58h24M274 70h16" />
    </>
  ),
  business: (
    <>
      <path d="M96 30h120v66h-74l-22 20V96H96zM118 54h76M118 72h52" />
      <path d="M232 52h76v50h-14v16l-18-16h-44zM250 72h40M250 86h24" />
    </>
  ),
  about: (
    <>
      <path d="M60 118h260M92 118V58l36-22 36 22v60M176 118V40h56v78M244 118V68h48v50" />
      <path d="M112 72h32M112 90h32M192 58h24M192 76h24M192 94h24M258 84h20M258 100h20" />
    </>
  ),
  think: (
    <>
      <path d="M200 22a36 36 0 0 1 20 66c-4 4-6 8-6 14h-28c0-6-2-10-6-14a36 36 0 0 1 20-66M188 112h24M192 122h16" />
      <path d="M134 58h-22M146 26l-16-14M266 58h22M254 26l16-14M186 62l14 12 14-12M200 74v28" />
    </>
  ),
  information: (
    <>
      <path d="M112 24h120v94H112zM232 48h36v58a12 12 0 0 1-12 12h-24M130 44h84M130 62h48v38h-48zM192 66h22M192 82h22M192 98h22" />
    </>
  ),
  communication: (
    <>
      <circle cx="110" cy="92" r="7" />
      <circle cx="170" cy="40" r="7" />
      <circle cx="236" cy="70" r="9" />
      <circle cx="292" cy="30" r="7" />
      <circle cx="316" cy="100" r="7" />
      <path d="M114 86Q132 50 164 43M177 43Q210 48 229 65M243 64Q262 40 285 33M244 75Q280 78 310 97M117 94Q170 112 229 75" />
    </>
  ),
}

/** What is read by itself: the first lines are its own. */
const detailPath = /^\/eli\/|\/compare$|detail(s)?$/i

/** Whether one thing is read: what leads to others steps back. */
export function isReadAlone({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return detailPath.test(pathname) || new URLSearchParams(search).has('id')
}

/** The section whose banner a path shows; none where one thing is read. */
export function bannerOf(location: Pick<Location, 'pathname' | 'search'>): Section | null {
  const [, first] = location.pathname.split('/')
  if (isReadAlone(location)) return null
  return first !== undefined && first in drawings ? (first as Section) : null
}

/** A section's banner, drawn; its words in the reader's language. */
export function Banner({ section }: { section: Section }) {
  const { t } = useTranslation()
  return (
    <section className={`${classes.banner} no-print`} aria-label={t(`banners.${section}.title`)}>
      <div className={`wrap ${classes.row}`}>
        <div>
          <p className={classes.title}>{t(`banners.${section}.title`)}</p>
          <p className={classes.lead}>{t(`banners.${section}.lead`)}</p>
        </div>
        <svg className={classes.drawing} viewBox="60 0 300 136" fill="none" aria-hidden="true">
          <g
            stroke="#7fb0ef"
            strokeOpacity=".75"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            {drawings[section]}
          </g>
          <path d="M60 132Q200 104 360 132" stroke="#d9a94d" strokeOpacity=".8" strokeWidth="2" />
        </svg>
      </div>
    </section>
  )
}
