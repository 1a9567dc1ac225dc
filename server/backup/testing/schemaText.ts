import { as } from '#server/testing/as.ts'

/** Everything that makes a schema what it is, a line each: columns, keys, indexes, triggers, functions, rights. */
export const schemaText = (ownerUrl: string): Promise<string[]> =>
  as(ownerUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `with mine as (select oid, relname, relacl, relkind, reloptions from pg_class where relnamespace = 'public'::regnamespace)
       select format('%s %s %s %s', relkind, relname, relacl, reloptions) as line from mine
       union all
       select format('%s.%s %s %s %s %s %s %s', relname, attname, atttypid::regtype, attnotnull, attidentity, attgenerated,
         attacl, pg_get_expr(adbin, adrelid))
       from mine join pg_attribute on attrelid = mine.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attnum > 0 and relkind = 'r'
       union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
         where connamespace = 'public'::regnamespace
       union all select pg_get_indexdef(indexrelid) from pg_index join mine on mine.oid = indexrelid
       union all select format('%s %s', tgenabled, pg_get_triggerdef(t.oid)) from pg_trigger t join mine on mine.oid = tgrelid
         where not tgisinternal
       union all select format('%s %s', p.proacl, pg_get_functiondef(p.oid)) from pg_proc p
         where pronamespace = 'public'::regnamespace
       order by 1`,
    )
    return rows.map(({ line }) => line)
  })
