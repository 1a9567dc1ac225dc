import type { Place } from './place.ts'

/** How its programs are run: in a folder they can read, in no language but their own, with nothing of ours about. */
export const quiet = (place: Pick<Place, 'socket'>) => ({
  cwd: place.socket,
  env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
})
