import { sql, type Kysely } from 'kysely'

const listed = (account: string) => sql`${sql.ref(`${account}.verification`)} = 'VERIFIED'
  and ${sql.ref(`${account}.state`)} in ('ACTIVE', 'FROZEN')`

const codes = (table: string) =>
  sql`array(select one ->> 'code' from jsonb_array_elements(${sql.ref(`${table}.languages`)}) as one)`

/** What each list of the directory holds, and what it is ordered by. */
const lists = {
  provider: sql`kind in ('LAWYER', 'LAW_OFFICE', 'TRANSLATE', 'OTHER')`,
  organization: sql`kind not in ('LAWYER', 'MEMBER')`,
  lawyer: sql`(kind = 'LAWYER' or kind = 'MEMBER' and organization_kind = 'LAW_OFFICE')`,
  person: sql`organization_kind is not null`,
}
const orders = {
  completed: sql`completed desc, added_at desc, id`,
  name: sql`lower(name), id desc`,
  newest: sql`added_at desc, id`,
}

/** Calls a function for the account of a row that has changed, when its transaction ends. */
const follow = (table: string, column: string, events = 'insert or update or delete') => sql`
  create constraint trigger ${sql.id(`${table}_in_directory`)} after ${sql.raw(events)} on ${sql.table(table)}
  deferrable initially deferred for each row execute function follow_provider(${sql.lit(column)})`

/** In which languages and where providers work, the bodies that do not register themselves, and who helps, in one list. */
const statements = [
  ...['lawyer', 'agency'].flatMap((table) => [
    sql`alter table ${sql.table(table)} add languages jsonb not null default '[]'`,
    sql`alter table ${sql.table(table)} add work_country text`,
    sql`alter table ${sql.table(table)} add work_area text`,
  ]),
  sql`alter table agency add specialties text[] not null default '{}'`,
  sql`alter table member add languages jsonb not null default '[]'`,

  sql`create table institution (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    country text not null,
    area text,
    name_zh text not null,
    name_en text,
    name_ru text,
    address_zh text not null,
    address_en text,
    address_ru text,
    brief_zh text,
    brief_en text,
    brief_ru text,
    phone text,
    email text,
    website text,
    specialties text[] not null default '{}',
    languages jsonb not null default '[]',
    is_shown boolean not null default true,
    added_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`,
  sql`create unique index institution_name on institution (kind, country, lower(name_zh))`,
  sql`create index institution_changed on institution (changed_at desc, id) include (kind)`,
  sql`create index institution_by_name on institution (lower(name_zh), id desc) include (kind)`,

  // Counted by those features in which it happens.
  sql`create table provider_tally (
    account_id uuid primary key references account (id) on delete cascade,
    completed int not null default 0,
    services int not null default 0
  )`,
  sql`insert into provider_tally (account_id, completed)
    select account_id, count(*) from cooperation where state = 'COMPLETED' group by account_id`,

  // Everybody in the directory, by what its lists are filtered and ordered by: no join of what they are made of finds
  // a page of ten thousand in time. The database keeps it, so that nobody who writes can forget to.
  sql`create table provider_entry (
    id uuid primary key,
    kind text not null,
    name text not null,
    specialties text[] not null,
    spoken text[] not null,
    country text,
    area text,
    completed int not null,
    added_at timestamptz not null,
    organization_id uuid,
    organization_kind text
  )`,
  ...Object.entries(lists).flatMap(([list, rows]) =>
    Object.entries(orders).map(
      ([order, by]) => sql`create index ${sql.id(`provider_entry_${list}_${order}`)} on provider_entry (${by})
        where ${rows}`,
    ),
  ),
  sql`create index provider_entry_organization on provider_entry (organization_id)
    where organization_id is not null`,

  sql`create view provider_source as
    select account.id, account.user_type as kind, lawyer.name, lawyer.specialties, ${codes('lawyer')} as spoken,
      coalesce(lawyer.work_country, lawyer.licence_country) as country, lawyer.work_area as area,
      coalesce(provider_tally.completed, 0) as completed, account.created_at as added_at,
      office.id as organization_id, office.user_type as organization_kind
    from lawyer join account on account.id = lawyer.account_id
      left join provider_tally on provider_tally.account_id = account.id
      left join account as office on office.id = lawyer.law_office_id and ${listed('office')}
    where ${listed('account')}
    union all
    select account.id, account.user_type, agency.name, agency.specialties, ${codes('agency')},
      coalesce(agency.work_country, agency.country), agency.work_area, coalesce(provider_tally.completed, 0),
      account.created_at, null, null
    from agency join account on account.id = agency.account_id
      left join provider_tally on provider_tally.account_id = account.id
    where ${listed('account')}
    union all
    select member.id, 'MEMBER', member.name, member.areas, ${codes('member')},
      coalesce(agency.work_country, agency.country), agency.work_area, 0, member.created_at,
      account.id, account.user_type
    from member join agency on agency.account_id = member.agency_id join account on account.id = agency.account_id
    where ${listed('account')}`,
  sql`insert into provider_entry select * from provider_source`,

  // Of two at once the second reads what the first has written.
  sql`create function list_provider(who uuid) returns void language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('provider ' || who, 0));
      insert into provider_entry as entry select * from provider_source where id = who
        on conflict (id) do update set kind = excluded.kind, name = excluded.name,
          specialties = excluded.specialties, spoken = excluded.spoken, country = excluded.country,
          area = excluded.area, completed = excluded.completed, added_at = excluded.added_at,
          organization_id = excluded.organization_id, organization_kind = excluded.organization_kind;
      if not found then delete from provider_entry where id = who; end if;
    end $$`,
  // Members, and lawyers who name an agency as their firm, stand in the directory as the agency does.
  sql`create function follow_provider() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
      who uuid := changed ->> tg_argv[0];
    begin
      perform list_provider(who);
      if tg_table_name in ('account', 'agency') then
        perform list_provider(one.id) from (
          select id from member where agency_id = who
          union all select account_id from lawyer where law_office_id = who order by id) as one;
      end if;
      return null;
    end $$`,
  follow('account', 'id', 'update of state, verification, user_type, created_at'),
  follow('agency', 'account_id'),
  follow('lawyer', 'account_id'),
  follow('member', 'id'),
  follow('provider_tally', 'account_id', 'insert or update of completed'),

  sql`create function follow_institution() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from provider_entry where id = old.id;
      elsif not new.is_shown then
        delete from provider_entry where id = new.id;
      else
        insert into provider_entry
          values (new.id, new.kind, new.name_zh, new.specialties, ${codes('new')}, new.country, new.area, 0,
            new.added_at, null, null)
          on conflict (id) do update set kind = excluded.kind, name = excluded.name,
            specialties = excluded.specialties, spoken = excluded.spoken, country = excluded.country,
            area = excluded.area;
      end if;
      return null;
    end $$`,
  sql`create trigger institution_in_directory after insert or update or delete on institution
    for each row execute function follow_institution()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
