import type { Farm } from '#tools/start/startFarm.ts'

type Facts = Omit<Farm, 'stop' | 'pids' | 'devnet'> & {
  devnet: NonNullable<Farm['devnet']>
  dataDir: string
}

/** The farm that the set-up started. */
export const farm = JSON.parse(process.env['FARM'] ?? '{}') as Facts

/** Asks the devnet's page for something: coins, time, the mails. */
export async function devnet<T>(path: string, body?: object): Promise<T> {
  const answer = await fetch(`${farm.devnet.pageUrl}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}
