import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { isListAt, type RouteHandle } from '../screen.ts'
import { later } from '../../ui/later.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { useViewer } from '../viewer.ts'
import { Announcement } from './announcement.tsx'
import { Banner, bannerOf, isReadAlone } from './banner.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { ConsultIcon } from './consult-icon.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { KeptOutlet } from './kept-outlet.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SectionHeader, sectionOf } from './section-header.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

const ReportNotice = later(async () => (await import('./report-notice.tsx')).default, {
  isQuiet: true,
})

/** Paths without the floating consult icon: signing in, registering, and asking itself. */
const withoutConsult = [
  '/account/login',
  '/account/register',
  '/business/consult',
  '/business/release',
  '/communication/lawyer/consult',
]

/**
 * Tells the signed-in of a report that is ready, once the page is alive. It is a part of its own: were the frame drawn
 * again for it, the screen within would have to come alive in one go.
 */
function Reports() {
  const viewer = useViewer()
  const isAlive = useIsAlive()
  return isAlive && viewer && viewer.userType !== 'ADMIN' && <ReportNotice key={viewer.username} />
}

/** The frame around every public screen, or around what stands in the place of one. */
export function Shell({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const banner = bannerOf({ pathname, search })
  const section = sectionOf(pathname)
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  const { showsWay } = handle && !isListAt(handle.screen, { pathname, search }) ? handle.screen : {}
  const isHome = pathname === '/home' || pathname === '/'
  useScrollToTop()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <NavigationProgress />
      <TopBar />
      <Announcement />
      <Header />
      {banner && <Banner section={banner} />}
      {section && <SectionHeader section={section} isQuiet={isReadAlone({ pathname, search })} />}
      <main id="main" className={classes.main} tabIndex={-1}>
        {!isHome && !(showsWay && !children) && <Breadcrumbs />}
        {children ?? <KeptOutlet />}
      </main>
      <Footer />
      {!withoutConsult.some((path) => pathname.startsWith(path)) && <ConsultIcon />}
      <Reports />
    </div>
  )
}
