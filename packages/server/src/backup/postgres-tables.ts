import pg from 'pg'
import { postgresStorage } from '../storage/postgres.ts'
import { cellOf, inOrder, type Row, sqlOf, type Tables } from './tables.ts'

/** So many rows are held at once. */
const AT_ONCE = 500

interface Column {
  readonly table_name: string
  readonly column_name: string
  readonly data_type: string
  /** Its place in the primary key, if it has one. */
  readonly key: number | null
}

/** A PostgreSQL, beside servers that may be running. */
export async function postgresTables(address: string, purpose: 'read' | 'write'): Promise<Tables> {
  if (purpose === 'write') await (await postgresStorage(address)).close() // makes the tables
  const types = {
    getTypeParser: (oid: number) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid)),
  }
  const client = new pg.Client({ connectionString: address, types })
  await client.connect()
  await client.query(purpose === 'read' ? 'begin isolation level repeatable read read only' : 'begin')
  const { rows: columns } = await client.query<Column>(
    `select c.table_name, c.column_name, c.data_type, k.ordinal_position as key
     from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       left join (information_schema.key_column_usage k join information_schema.table_constraints p
         on p.constraint_name = k.constraint_name and p.table_schema = k.table_schema and p.constraint_type = 'PRIMARY KEY')
         on k.table_schema = c.table_schema and k.table_name = c.table_name and k.column_name = c.column_name
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
  )
  const of = (table: string): readonly Column[] => columns.filter(({ table_name }) => table_name === table)
  return {
    names: inOrder([...new Set(columns.map(({ table_name }) => table_name))]),
    async *rows(table) {
      const key = of(table).filter(({ key }) => key !== null)
      const order = key
        .sort((a, b) => Number(a.key) - Number(b.key))
        // as SQLite has them, whatever the language of this database
        .map(({ column_name, data_type }) => `"${column_name}"${data_type === 'text' ? ' collate "C"' : ''}`)
      await client.query(`declare kept cursor for select * from "${table}" order by ${order.join(', ')}`)
      for (;;) {
        const { rows } = await client.query<{ readonly [column: string]: unknown }>(`fetch ${AT_ONCE} from kept`)
        for (const row of rows)
          yield Object.fromEntries(of(table).map(({ column_name: name }) => [name, cellOf(row[name])]))
        if (rows.length < AT_ONCE) break
      }
      await client.query('close kept')
    },
    async put(table, row: Row) {
      const names = of(table).map(({ column_name }) => `"${column_name}"`)
      const values = of(table).map(({ column_name, data_type }) => {
        const value = sqlOf(row[column_name])
        return data_type === 'ARRAY' ? JSON.parse(String(value)) : value
      })
      const places = values.map((_, i) => `$${i + 1}`)
      await client.query(`insert into "${table}" (${names}) values (${places})`, values)
    },
    async close(keep) {
      await client.query(keep ? 'commit' : 'rollback')
      await client.end()
    },
  }
}
