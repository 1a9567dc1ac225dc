import type { Place } from './place.ts'

/** How a role signs in to the server of a place, as `pg` takes it. */
export const url = (
  { socket, passwords }: Pick<Place, 'socket' | 'passwords'>,
  role: keyof Place['passwords'],
  database = 'bitwave',
) => `postgresql://${role}:${passwords[role]}@/${database}?host=${encodeURIComponent(socket)}`
