import { definePage, useApp } from '../../app/page.ts'
import { Registration } from '../components/registration.tsx'

function RegisterPersonPage() {
  const { ask } = useApp()
  return (
    <Registration kind="personal" send={(account) => ask('account', 'registerPerson', { body: account })} />
  )
}

export const { page } = definePage({ Component: RegisterPersonPage })
