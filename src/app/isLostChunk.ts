/** How browsers (Chromium, Firefox, Safari) and the build's own loader of styles say that a part did not arrive. */
const SAYINGS =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

/**
 * Whether something failed because a part of the app did not arrive. The build's loader calls whatever goes wrong with a part
 * the same, also what its code throws or what is done with it afterwards: only what is said tells them apart.
 */
export const isLostChunk = (error: unknown): boolean =>
  error instanceof Error && (SAYINGS.test(error.message) || isLostChunk(error.cause))
