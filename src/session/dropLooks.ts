/** Where on this device it is kept how a screen looked (`src/app/keepLooks.ts`); the screen's path follows. */
export const LOOK = 'bw.look'

/** What was done, or whoever signed out, makes all of them untrue. */
export function dropLooks(): void {
  for (const place in localStorage) if (place.startsWith(LOOK)) localStorage.removeItem(place)
}
