import { sql, type Kysely } from 'kysely'

/**
 * Companies and agencies say where they are registered: outside China by the number of that country's register and the
 * picture of its certificate, which stand where China has the credit code and the licence.
 */
const statements = [
  sql`alter table company alter credit_code drop not null`,
  ...['company', 'agency'].flatMap((table) => [
    sql`alter table ${sql.table(table)} add country text not null default 'CN'`,
    sql`alter table ${sql.table(table)} add registration_number text`,
    sql`create unique index ${sql.id(`${table}_registration`)} on ${sql.table(table)} (country, registration_number)
      where registration_number is not null`,
  ]),
  sql`alter table agency add license_image uuid references stored_file (id)`,
  sql`create index agency_license_image on agency (license_image) where license_image is not null`,
  sql`alter table company add constraint company_registered check (
    (country = 'CN') = (credit_code is not null) and (country = 'CN') = (registration_number is null))`,
  sql`alter table agency add constraint agency_registered check (
    (country = 'CN') = (license_image is null) and (country = 'CN') = (registration_number is null))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
