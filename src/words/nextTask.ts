/** What follows is a task of its own: between the two the page hears of taps. */
export const nextTask = () => new Promise<void>((begin) => setTimeout(begin))
