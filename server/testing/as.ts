import pg from 'pg'

/** The same server and role, another database. */
export const inDatabase = (url: string, name: string) =>
  url.replace(/^(postgresql:\/\/[^/]*\/)[^?]*/, `$1${name}`)

/** Runs the work on a connection of its own. */
export async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
