/** What sends is not even part of Home's first load: the page asks the first calls by itself (docs/decisions/111). */
export const loadSender = () => import('./sender.ts')
