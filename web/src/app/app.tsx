import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { AppContextProvider, type AppContext } from './page.ts'
import { theme } from '../ui/theme.ts'

/** How long a message stays on the screen. */
const toastMilliseconds = 5000

export function App({ context, children }: { context: AppContext; children: ReactNode }) {
  return (
    <AppContextProvider value={context}>
      <I18nextProvider i18n={context.words}>
        <QueryClientProvider client={context.queries}>
          <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={() => context.styleNonce}>
            {children}
            <Notifications autoClose={toastMilliseconds} position="top-center" />
          </MantineProvider>
        </QueryClientProvider>
      </I18nextProvider>
    </AppContextProvider>
  )
}
