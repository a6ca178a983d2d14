import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { AppContextProvider, type AppContext } from './page.ts'
import { screenTable } from './screens.ts'
import { ScreensProvider } from './use-screens.ts'
import { Toasts } from '../ui/toast.tsx'

export function App({ context, children }: { context: AppContext; children: ReactNode }) {
  return (
    <AppContextProvider value={context}>
      <ScreensProvider value={screenTable}>
        <I18nextProvider i18n={context.words}>
          <QueryClientProvider client={context.queries}>
            {children}
            <Toasts />
          </QueryClientProvider>
        </I18nextProvider>
      </ScreensProvider>
    </AppContextProvider>
  )
}
