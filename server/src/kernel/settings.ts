import { settingValues, type SettingValues } from '@portal/protocol/kernel/settings.ts'
import { sql, type JSONColumnType, type Generated } from 'kysely'
import type { Database } from './database/store.ts'

declare module './database/tables.ts' {
  interface Tables {
    setting: { name: string; value: JSONColumnType<object>; updated_at: Generated<Date> }
  }
}

/** Other server processes see a change after so long. */
const freshMilliseconds = 1000

/** The settings that an administrator changes while the portal runs. */
export interface Settings {
  read(): Promise<SettingValues>
  write(values: SettingValues): Promise<void>
}

export function openSettings(db: Database): Settings {
  let known: { values: SettingValues; at: number } | null = null

  return {
    async read() {
      if (known && Date.now() - known.at < freshMilliseconds) return known.values
      // A newer version of the portal may have stored others.
      const rows = await db
        .selectFrom('setting')
        .select(['name', 'value'])
        .where('name', 'in', Object.keys(settingValues.shape))
        .execute()
      const values = settingValues.parse(Object.fromEntries(rows.map(({ name, value }) => [name, value])))
      known = { values, at: Date.now() }
      return values
    },
    async write(values) {
      const rows = Object.entries(values).map(([name, value]) => ({ name, value: JSON.stringify(value) }))
      await db
        .insertInto('setting')
        .values(rows)
        .onConflict((on) =>
          on
            .column('name')
            .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), updated_at: sql`now()` })),
        )
        .execute()
      known = { values, at: Date.now() }
    },
  }
}
