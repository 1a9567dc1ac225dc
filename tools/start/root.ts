import { fileURLToPath } from 'node:url'

/** The project's folder, wherever it was started from. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
