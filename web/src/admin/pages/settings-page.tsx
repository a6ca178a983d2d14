import { useQuery } from '@tanstack/react-query'
import { definePage, useApp } from '../../app/page.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SettingsForm } from '../components/settings-form.tsx'
import { settingsQuery } from '../queries.ts'

/** The settings that take effect while the portal runs. */
function SettingsPage() {
  const query = useQuery(settingsQuery(useApp()))
  return (
    <AdminPage name="admin/settings">
      <QueryView query={query} skeleton={<Skeleton height={420} above={20} />}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryView>
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context }) => context.queries.prefetchQuery(settingsQuery(context)),
  Component: SettingsPage,
})
